"""Descriptions of the things in a game's catalogue, in the player's language.

The game's texts select them: `things-cities` names the things under `cities`, and `tells-needs` their part `needs`.
Parts without a text are left out, such as positions on a drawing. Sentences and effects need no text.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from wusel.engine.game import Game
from wusel.texts.texts import LANGUAGES, Texts

Entry = Mapping[str, Any]


class Thing:
    """A thing of the catalogue with its kind and its entry."""

    def __init__(self, collection: str, name: str, entry: Entry) -> None:
        self.collection = collection
        self.kind = singular(collection)
        self.name = name
        self.entry = entry


class Things:
    """All things of a game that can be looked up."""

    def __init__(self, game: Game[Any], texts: Texts) -> None:
        self.game = game
        self.texts = texts
        words = game.choices.words + game.events.words + game.effects.words
        self.kinds = {name: arg.kind for word in words for arg in word.args for name in arg.names.values()}

    def called(self, about: str) -> list[Thing]:
        """Return the things whose title contains the words, otherwise those with such a part, such as an ability of a
        pathogen."""
        wanted = about.casefold()
        things = [*self.all()]
        found = [thing for thing in things if wanted in self.title(thing).casefold()]
        return found or [thing for thing in things if any(wanted in part.casefold() for part in self.titles_in(thing))]

    def all(self) -> Iterator[Thing]:
        for collection, entries in self.game.catalogue().items():
            if self.texts.has(f"things-{collection}"):
                yield from (Thing(collection, name, entry) for name, entry in named(entries))

    def title(self, thing: Thing) -> str:
        return self.said(thing.entry.get("title")) or self.texts.thing(thing.kind, thing.name)

    def titles_in(self, thing: Thing) -> list[str]:
        parts = [part for value in thing.entry.values() if isinstance(value, list) for part in value]
        return [self.said(part["title"]) for part in parts if isinstance(part, dict) and "title" in part]

    # --- what is told of one

    def told(self, thing: Thing) -> list[str]:
        """Its text, and all that the catalogue tells of it, a line for each."""
        key = f"{thing.kind}-{thing.name}-text"
        lines = [self.texts.say(key)] if self.texts.has(key) else []
        for part, value in thing.entry.items():
            lines += self.part(thing, part, value)
        return lines

    def part(self, thing: Thing, part: str, value: Any) -> list[str]:  # noqa: ANN401  # whatever a catalogue holds
        if not value or part == "title":
            return []
        if self.said(value):
            return self.said(value).split("\n")
        if is_list_of(value, "do"):
            return [self.effect(each) for each in value]
        if not self.texts.has(f"tells-{part}"):
            return []
        label = self.texts.say(f"tells-{part}")
        if is_list_of(value, "title"):
            return [f"{label}:", *(self.titled(thing, part, nth, each) for nth, each in enumerate(value, 1))]
        said = self.inline(part, value)
        return [label] if value is True else [f"{label}: {said}"] if said else []

    def titled(self, thing: Thing, part: str, nth: int, entry: Entry) -> str:
        """A part with a title of its own, such as an ability; what it does may stand in the texts."""
        key = f"{singular(part)}-{thing.name}-{nth}"
        does = [self.texts.say(key)] if self.texts.has(key) else []
        for name, value in entry.items():
            does += self.part(thing, name, value)
        return " · ".join(["", self.said(entry["title"]), *does]).lstrip()

    def inline(self, part: str, value: Any) -> str:  # noqa: ANN401  # whatever a catalogue holds
        """A value in words: a number, a name, several of them, or numbers by name."""
        if isinstance(value, list):
            between = " / " if is_nested(value) else ", "
            return between.join(self.inline(part, each) for each in value)
        if isinstance(value, Mapping):
            return self.numbered(part, value)
        return self.thing(part, value) if isinstance(value, str) else str(value)

    def numbered(self, part: str, value: Entry) -> str:
        """Numbers by name; or so many, `n`, of something."""
        if "n" in value:
            return " ".join(
                [f"{value['n']} ×", *(self.thing(name, each) for name, each in value.items() if name != "n")]
            )
        return ", ".join(f"{self.thing(part, name)} {self.inline(part, each)}" for name, each in value.items() if each)

    def thing(self, part: str, name: str) -> str:
        kinds = (part, singular(part), self.kinds.get(name, ""))
        found = next((kind for kind in kinds if self.texts.has(f"{kind}-{name}")), singular(part))
        return self.texts.thing(found, name)

    def effect(self, said: Entry) -> str:
        return self.texts.effect(self.game.effects.from_json(said))

    def said(self, value: Any) -> str:  # noqa: ANN401  # whatever a catalogue holds
        """Return a text that exists in every language in this one; empty for other values."""
        if isinstance(value, Mapping) and value.keys() == {*LANGUAGES}:
            return str(value[self.texts.language])
        return ""


def named(entries: Any) -> list[tuple[str, Entry]]:  # noqa: ANN401  # whatever a catalogue holds
    """The things of a collection by name: a table, or a list of names, or of things that have one."""
    if isinstance(entries, Mapping):
        return [*entries.items()]
    return [(entry, {}) if isinstance(entry, str) else (str(entry["name"]), entry) for entry in entries]


def is_list_of(value: object, part: str) -> bool:
    """Return whether a value is a list of things that all have a part."""
    return isinstance(value, list) and all(isinstance(each, dict) and part in each for each in value)


def is_nested(value: list[Any]) -> bool:
    return any(isinstance(each, list) for each in value)


def singular(plural: str) -> str:
    """city for cities, hero for heroes, class for classes, card for cards."""
    for ending, single in (("ies", "y"), ("oes", "o"), ("sses", "ss"), ("s", "")):
        if plural.endswith(ending):
            return plural.removesuffix(ending) + single
    return plural
