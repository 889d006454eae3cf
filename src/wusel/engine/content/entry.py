"""An entry of a content file, asked key by key for what it has.

What is wrong is noted with its place, and something else is answered, so that all faults of a file are told at once
(`Parts.all_faults`). What nobody asks for is refused in the end: a misspelt key must not become a silent default.
"""

import tomllib
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final, NoReturn

from wusel.engine.content.toml_lines import Place, TomlLines
from wusel.engine.errors import BadChoice, BadContent
from wusel.engine.kinds import NOTHING, Deed
from wusel.engine.rules import LANGUAGES
from wusel.engine.vocabulary import Choices

SOURCES: Final = ("rulebook", "public", "reconstructed")
GENDERS: Final = ("she", "he", "it")
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


class Entry:
    """One table of a file: a card, a city, a room. `name` is what refusals call it, `asked` are the keys that it may
    have, `inner` the tables inside it."""

    def __init__(self, file: ContentFile, place: Place, values: dict[str, object], name: str) -> None:
        self.file = file
        self.place = place
        self.values = values
        self.name = name
        self.asked: dict[str, None] = {}
        self.inner: list[Entry] = []
        self.is_misread = False

    def called(self, name: str, again: bool = False) -> None:
        """Give the entry its name, and note where it comes from. Two may have the same name only if told so."""
        if name in self.file.provenance and not again:
            self.refuse(f"{name} is there twice")
        self.name = name
        self.file.provenance[name] = self.one_of("source", SOURCES)

    # --- what it has

    def value(self, key: str, default: object = None) -> object:
        self.asked[key] = None
        value = self.values.get(key, default)
        if isinstance(value, (dict, list)) and len(value) > MOST_VALUES:
            self.stop(f"{self.prefix()}{key} has {len(value)} values; {MOST_VALUES} are the most", key)
        return value

    def has(self, key: str) -> bool:
        return self.value(key) is not None

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        return self.as_number(self.value(key, default), least, most, key)

    def decimal(self, key: str, least: float, most: float) -> float:
        value = self.value(key)
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not least <= value <= most:
            self.complain(f"should be {least:g} to {most:g}, not {value!r}", key)
            return least
        return float(value)

    def flag(self, key: str) -> bool:
        """Whether something is so; it is not, if nothing is said."""
        value = self.value(key, False)
        if not isinstance(value, bool):
            self.complain(f"should be true or false, not {value!r}", key)
            return False
        return value

    def text(self, key: str, default: str | None = None) -> str:
        value = self.value(key, default)
        if not isinstance(value, str):
            self.complain(f"should be a text, not {value!r}", key)
            return ""
        return value

    def one_of(self, key: str, words: Collection[str], whose: str = "", default: str | None = None) -> str:
        """One of some words, or the name of another entry; `whose` says what they are if they are too many to list."""
        return self.as_word(self.value(key, default), words, whose, key)

    def number_of(self, key: str, names: Sequence[str], whose: str = "", default: str | None = None) -> int:
        """One of some words by its place among them."""
        return names.index(self.one_of(key, names, whose, default))

    def number_if_any(self, key: str, names: Sequence[str], whose: str = "") -> int:
        """Likewise, NOTHING if nothing is said."""
        return self.number_of(key, names, whose) if self.has(key) else NOTHING

    def title(self, thing: str) -> Text:
        """What a thing is called in every language."""
        self.file.titles[thing] = titles = self.in_every_language("title")
        return titles

    def gender(self, *things: str) -> str:
        """Whether somebody is spoken of as she, he or it, under each of these names."""
        gender = self.one_of("gender", GENDERS, default="it")
        self.file.genders.update(dict.fromkeys(things, gender))
        return gender

    def in_every_language(self, key: str) -> Text:
        """A text by language: { en = "...", de = "..." }."""
        found = self.value(key)
        texts = found if isinstance(found, dict) else {}
        if sorted(texts) != sorted(LANGUAGES) or not all(isinstance(text, str) for text in texts.values()):
            wanted = ", ".join([f'{language} = "..."' for language in LANGUAGES])
            self.complain(f"should be {{ {wanted} }}, not {found!r}", key)
            return dict.fromkeys(LANGUAGES, "")
        return texts

    # --- lists

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        values = self.items(key, "numbers")
        return [self.as_number(value, least, most, key, place) for place, value in enumerate(values)]

    def words(self, key: str, words: Collection[str], whose: str = "") -> list[str]:
        """Some of the words that there are, or names of other entries."""
        values = self.items(key, "words")
        return [self.as_word(value, words, whose, key, place) for place, value in enumerate(values)]

    def numbers_of(self, key: str, names: Sequence[str], whose: str = "") -> list[int]:
        """Some of the words that there are by their places among them; none if nothing is said."""
        return [names.index(word) for word in self.words(key, names, whose)] if self.has(key) else []

    def pairs(self, key: str, words: Collection[str], whose: str = "") -> list[tuple[str, str]]:
        """What is joined with what: cities by a line, rooms by a door."""
        found = []
        for place, pair in enumerate(self.items(key, "pairs")):
            if not isinstance(pair, list) or len(pair) != 2:
                self.complain(f"should be a list of pairs, not of {pair!r}", key, place)
                continue
            one = self.as_word(pair[0], words, whose, key, place, 0)
            found.append((one, self.as_word(pair[1], words, whose, key, place, 1)))
        return found

    def rows(self, key: str) -> list[str]:
        """A drawing, row by row from the top; `refuse(reason, key, n)` names the line of row n."""
        values = self.items(key, "drawn rows")
        rows = [row for row in values if isinstance(row, str)]
        if not rows or len(rows) < len(values):
            self.complain(f"should be a list of drawn rows, not {values!r}", key)
        return rows

    def effects(self, key: str, vocabulary: Choices) -> list[Deed]:
        """What something does, in the words of [effects]: [{ do = "gain", n = 2 }, { do = "cat" }]."""
        found: list[Deed] = []
        for place, said in enumerate(self.items(key, "effects")):
            try:
                found.append(Deed(vocabulary.from_json(said)))
            except BadChoice as error:
                self.complain(str(error), key, place)
        return found

    def items(self, key: str, what: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            self.complain(f"should be a list of {what}, not {value!r}", key)
            return []
        return value

    # --- tables inside it

    def table(self, key: str) -> "Entry":
        value = self.value(key)
        if not isinstance(value, dict):
            self.stop(f"{key} should be one table [{self.heading(key)}]", key)
        return self.opened(value, self.name, key)

    def table_if_any(self, key: str) -> "Entry":
        """A table that is empty if nothing is said."""
        return self.table(key) if self.has(key) else Entry(self.file, self.place, {}, self.name)

    def tables(self, key: str) -> list["Entry"]:
        values = self.value(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            self.stop(f"each {key} should be a table [[{self.heading(key)}]]", key)
        return [self.opened(value, self.name, key, place) for place, value in enumerate(values)]

    def named(self, key: str) -> list["Entry"]:
        """Tables that have their names in their headings."""
        values = self.value(key)
        if not isinstance(values, dict):
            self.stop(f"{key} should be tables [{self.heading(key)}.NAME]", key)
        for name, value in values.items():
            if not isinstance(value, dict):
                self.stop(f"{name} should be a table [{self.heading(key)}.{name}]", key, name)
        return [self.opened(value, name, key, name) for name, value in values.items()]

    def opened(self, values: dict[str, object], name: str, *place: str | int) -> "Entry":
        entry = Entry(self.file, (*self.place, *place), values, name)
        self.inner.append(entry)
        return entry

    def heading(self, key: str) -> str:
        return ".".join([name for name in (*self.place, key) if isinstance(name, str)])

    # --- what is wrong with it

    def done(self) -> None:
        """Refuse what nobody has asked for, here and in the tables inside."""
        for key in self.values:
            if key not in self.asked:
                self.note(f"{self.prefix()}there is no {key} here; there may be: {', '.join(self.asked)}", key)
        for entry in self.inner:
            entry.done()

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
