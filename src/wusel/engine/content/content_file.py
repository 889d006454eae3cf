"""A content file and its tables: their values and their faults.

A fault is noted with its place and replaced by a default value, so that all faults of a file are reported at once
(`Parts.all_faults`).
"""

import tomllib
from collections.abc import Collection
from functools import lru_cache
from typing import Final, NoReturn

from wusel.engine.content.toml_lines import Place, TomlLines
from wusel.engine.errors import BadContent

SOURCES: Final = ("rulebook", "public", "reconstructed")
MOST_FAULTS: Final = 200
"""The number of faults after which the rest of a file is not read."""
MOST_VALUES: Final = 1000
"""The greatest number of keys in a table, and of values in a list."""
Text = dict[str, str]
"""A text in every language."""


@lru_cache(64)
def own_values(text: str) -> dict[str, object]:
    return tomllib.loads(text)


class ContentFile:
    """The text of a content file and its name in messages. Reading it fills `provenance`, `titles`, `genders` and the
    list of faults. `faulty` lists all files with faults, in the order in which their first faults were found."""

    def __init__(
        self,
        text: str,
        where: str,
        provenance: dict[str, str],
        titles: dict[str, dict[str, str]],
        genders: dict[str, str],
        faulty: list["ContentFile"],
    ) -> None:
        self.text = text
        self.where = where
        self.provenance = provenance
        self.titles = titles
        self.genders = genders
        self.faulty = faulty
        self.faults: list[tuple[Place, str]] = []
        self.lines: TomlLines | None = None

    def parsed(self, is_own: bool) -> dict[str, object]:
        """Return the values in the file. A game's own files are parsed only once, because every instance of the game
        reads them."""
        try:
            return dict(own_values(self.text)) if is_own else tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:
            raise BadContent(f"{self.where}: not TOML: {error}") from None

    def told(self) -> list[str]:
        """Return the faults of the file, sorted by line."""
        if self.lines is None:
            self.lines = TomlLines(self.text)
        found = dict.fromkeys([(self.lines.line_of(place), reason) for place, reason in self.faults])
        return [f"{self.where}, line {line}: {reason}" for line, reason in sorted(found, key=lambda one: one[0])]


class TableOfFile:
    """The values of one table of a file. `name` is its name in error messages, `asked` are the keys that it may
    have."""

    def __init__(self, file: ContentFile, place: Place, values: dict[str, object], name: str) -> None:
        self.file = file
        self.place = place
        self.values = values
        self.name = name
        self.asked: dict[str, None] = {}
        self.is_misread = False

    # --- values

    def value(self, key: str, default: object = None) -> object:
        self.asked[key] = None
        value = self.values.get(key, default)
        if isinstance(value, (dict, list)) and len(value) > MOST_VALUES:
            self.stop(f"{self.prefix()}{key} has {len(value)} values; {MOST_VALUES} are the most", key)
        return value

    def has(self, key: str) -> bool:
        return self.value(key) is not None

    def as_number(self, value: object, least: int, most: int, key: str, *place: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.complain(f"should be {least} to {most}, not {value!r}", key, *place)
            return least
        return value

    def as_word(self, value: object, words: Collection[str], whose: str, key: str, *place: int) -> str:
        if isinstance(value, str) and value in words:
            return value
        self.complain(f"{value!r} is none of {whose or ', '.join(words)}", key, *place)
        if not words:
            raise BadContent(f"there are no {whose}")
        return next(iter(words))

    # --- faults

    def complain(self, reason: str, key: str, *place: int) -> None:
        """Note that a key cannot be read. Further missing keys and faults of the entry are then not reported."""
        is_missing = key not in self.values
        if not (self.is_misread and is_missing):
            self.note(f"{self.prefix()}{key} {reason}", key, *place)
        self.is_misread = True

    def prefix(self) -> str:
        return f"{self.name}: " if self.name else ""

    def refuse(self, reason: str, *place: str | int) -> None:
        """Note a fault of the entry, or of a place in it such as a key."""
        if not self.is_misread:
            self.note(reason, *place)

    def stop(self, reason: str, *place: str | int) -> NoReturn:
        """Note a fault after which nothing more can be read, and raise."""
        self.note(reason, *place)
        raise BadContent(self.file.told()[0])

    def note(self, reason: str, *place: str | int) -> None:
        if not self.file.faults:
            self.file.faulty.append(self.file)
        self.file.faults.append(((*self.place, *place), reason))
        if len(self.file.faults) >= MOST_FAULTS:
            raise BadContent(f"{self.file.where} has {MOST_FAULTS} faults or more")
