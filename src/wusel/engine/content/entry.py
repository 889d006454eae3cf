"""An entry of a content file, read key by key. Keys that no one has asked for are refused in the end: a misspelt key
must not become a silent default."""

from collections.abc import Collection, Sequence
from typing import Final

from wusel.engine.content.content_file import SOURCES, ContentFile, TableOfFile, Text
from wusel.engine.content.toml_lines import Place
from wusel.engine.errors import BadChoice
from wusel.engine.kinds import NOTHING, Deed
from wusel.engine.rules import LANGUAGES
from wusel.engine.vocabulary import Choices

GENDERS: Final = ("she", "he", "it")


class Entry(TableOfFile):
    """One table of a file: a card, a city, a room. `inner` are the tables inside it."""

    def __init__(self, file: ContentFile, place: Place, values: dict[str, object], name: str) -> None:
        super().__init__(file, place, values, name)
        self.inner: list[Entry] = []

    def called(self, name: str, again: bool = False) -> None:
        """Give the entry its name, and note its source. Refuse a name that is taken, unless `again` is set."""
        if name in self.file.provenance and not again:
            self.refuse(f"{name} is there twice")
        self.name = name
        self.file.provenance[name] = self.one_of("source", SOURCES)

    # --- values

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        return self.as_number(self.value(key, default), least, most, key)

    def decimal(self, key: str, least: float, most: float) -> float:
        value = self.value(key)
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not least <= value <= most:
            self.complain(f"should be {least:g} to {most:g}, not {value!r}", key)
            return least
        return float(value)

    def flag(self, key: str) -> bool:
        """Return a true or false value; false if the key is missing."""
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
        """Return one of some words, or the name of another entry. `whose` describes the words if they are too many to
        list."""
        return self.as_word(self.value(key, default), words, whose, key)

    def number_of(self, key: str, names: Sequence[str], whose: str = "", default: str | None = None) -> int:
        """Return the position of a word in the list of possible words."""
        return names.index(self.one_of(key, names, whose, default))

    def number_if_any(self, key: str, names: Sequence[str], whose: str = "") -> int:
        """Return the position of a word as `number_of` does; NOTHING if the key is missing."""
        return self.number_of(key, names, whose) if self.has(key) else NOTHING

    def title(self, thing: str) -> Text:
        """Return the title of a thing in every language, and note it."""
        self.file.titles[thing] = titles = self.in_every_language("title")
        return titles

    def gender(self, *things: str) -> str:
        """Return the gender of a character, for she, he or it, and note it under each of these names."""
        gender = self.one_of("gender", GENDERS, default="it")
        self.file.genders.update(dict.fromkeys(things, gender))
        return gender

    def in_every_language(self, key: str) -> Text:
        """Return a text by language: { en = "...", de = "..." }."""
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
        """Return a list of words or of names of other entries."""
        values = self.items(key, "words")
        return [self.as_word(value, words, whose, key, place) for place, value in enumerate(values)]

    def numbers_of(self, key: str, names: Sequence[str], whose: str = "") -> list[int]:
        """Return the positions of a list of words; an empty list if the key is missing."""
        return [names.index(word) for word in self.words(key, names, whose)] if self.has(key) else []

    def pairs(self, key: str, words: Collection[str], whose: str = "") -> list[tuple[str, str]]:
        """Return pairs of joined things: cities joined by a line, rooms joined by a door."""
        found = []
        for place, pair in enumerate(self.items(key, "pairs")):
            if not isinstance(pair, list) or len(pair) != 2:
                self.complain(f"should be a list of pairs, not of {pair!r}", key, place)
                continue
            one = self.as_word(pair[0], words, whose, key, place, 0)
            found.append((one, self.as_word(pair[1], words, whose, key, place, 1)))
        return found

    def rows(self, key: str) -> list[str]:
        """Return a drawing, row by row from the top; `refuse(reason, key, n)` names the line of row n."""
        values = self.items(key, "drawn rows")
        rows = [row for row in values if isinstance(row, str)]
        if not rows or len(rows) < len(values):
            self.complain(f"should be a list of drawn rows, not {values!r}", key)
        return rows

    def effects(self, key: str, vocabulary: Choices) -> list[Deed]:
        """Return the effects of a thing, in the words of [effects]: [{ do = "gain", n = 2 }, { do = "cat" }]."""
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
        """Return a table inside the entry; an empty one if the key is missing."""
        return self.table(key) if self.has(key) else Entry(self.file, self.place, {}, self.name)

    def tables(self, key: str) -> list["Entry"]:
        values = self.value(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            self.stop(f"each {key} should be a table [[{self.heading(key)}]]", key)
        return [self.opened(value, self.name, key, place) for place, value in enumerate(values)]

    def named(self, key: str) -> list["Entry"]:
        """Return tables that have their names in their headings."""
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

    # --- faults

    def done(self) -> None:
        """Refuse keys that were never asked for, here and in the tables inside."""
        for key in self.values:
            if key not in self.asked:
                self.note(f"{self.prefix()}there is no {key} here; there may be: {', '.join(self.asked)}", key)
        for entry in self.inner:
            entry.done()
