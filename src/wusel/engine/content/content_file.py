"""A content file and a table of it: its values, and what is wrong with them.

What is wrong is noted with its place, and something else is answered, so that all faults of a file are told at once
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
"""Faults of one file after which nothing more of it is read."""
MOST_VALUES: Final = 1000
"""Keys of a table, and values of a list."""
Text = dict[str, str]
"""What is said in every language."""


@lru_cache(64)
def own_values(text: str) -> dict[str, object]:
    return tomllib.loads(text)


class ContentFile:
    """The text of a content file and what it is called; `provenance`, `titles` and `genders` are noted while it is
    read, and what is wrong in it: `faulty` lists such files in the order in which that was found."""

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
        """What stands in it. A game's own files are read again with every game that is made, so they are kept."""
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
    """The values of one table of a file. `name` is what refusals call it, `asked` are the keys that it may have."""

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

    # --- what is wrong with them

    def complain(self, reason: str, key: str, *place: int) -> None:
        """Note that a key cannot be read. What else the entry lacks, or is like, is not judged then."""
        is_missing = key not in self.values
        if not (self.is_misread and is_missing):
            self.note(f"{self.prefix()}{key} {reason}", key, *place)
        self.is_misread = True

    def prefix(self) -> str:
        return f"{self.name}: " if self.name else ""

    def refuse(self, reason: str, *place: str | int) -> None:
        """Note what is wrong with the entry, or with a place in it such as a key."""
        if not self.is_misread:
            self.note(reason, *place)

    def stop(self, reason: str, *place: str | int) -> NoReturn:
        """Note what is wrong, where nothing more can be read."""
        self.note(reason, *place)
        raise BadContent(self.file.told()[0])

    def note(self, reason: str, *place: str | int) -> None:
        if not self.file.faults:
            self.file.faulty.append(self.file)
        self.file.faults.append(((*self.place, *place), reason))
        if len(self.file.faults) >= MOST_FAULTS:
            raise BadContent(f"{self.file.where} has {MOST_FAULTS} faults or more")
