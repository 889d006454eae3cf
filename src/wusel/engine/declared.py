"""The declaration of a game in its `words.toml`: its kinds, choices, events, effects of cards and steps. Their numbers
follow from the order in the file.

    players = [2, 3, 4]
    usual_players = 3

    [kinds]                                  # the values of arguments and fields
    colour = ["red", "blue"]                 # names: constants are made for them
    warm = { is = "colour", like = "colour", names = ["red"] }   # some colours, shown like them
    drops = "1..10"                          # numbers
    card = "content"                         # things of the content in use; every game also has `seat`
    action = "effects"                       # the words of [effects]

    [choices]
    lay = ["card"]
    pass = []
    give = ["card", "to:seat"]               # an argument with a name of its own

    [events]
    rolled = ["seat", "faces:face*"]         # any number of faces

    [effects]                                # the effects of cards, for content files
    gain = ["drops"]
    wet = []

    [flags]                                  # effects that only set a flag of the state
    wet = "weather.rain"

    [groups]                                 # groups of choices, for texts and for clients
    cards = ["lay", "give"]

    [weights]                                # unusually important or unimportant events, the most important first
    minor = ["rolled"]

    [story]                                  # events that a log folds under the event before, as it does minor ones
    details = ["rolled"]

    [steps]
    start_turn = {}
    pay = { with = ["seat", "paid:{card}"], asks = ["give", "pass"], rule = "XY-B5" }

A step can have these keys:

    with    The arguments of the step. Braces mean a set of things.
    asks    The choices that it can offer.
    does    The effects of cards that act by themselves at this step.
    rule    The rule that bars any of these choices while it is not offered. A step can override it with `bar`.
    tells   The rule to read about the step, if it is not `rule`.

There are four weights of events. A `finale` decides who wins at the end, and a `high` event is worth telling on its
own. A `remark` says what did not happen and why. A `minor` event is unimportant in a story.

`make declared` writes constants and functions for the whole file to `words.py`.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, TypeVar

from wusel.engine.content.content import Kinds
from wusel.engine.errors import BadDeclaration
from wusel.engine.vocabulary import DEED_BITS, MANY, ONE, SET, WORD_BITS, Arg, Choices, Events, Word

T = TypeVar("T")
TAGS = ("groups", "weights", "story")
PARTS = ("players", "usual_players", "kinds", "choices", "events", "effects", "flags", "steps", *TAGS)
WEIGHTS = ("finale", "high", "remark", "minor")
CONTENT = "content"
EFFECTS = "effects"
OF_A_STEP = ("with", "asks", "does", "rule", "tells")


class StepWord:
    """A declared step with its name and its arguments (`told`). `asks` are the choices that it can offer and `does` the
    effects that act at it. `rule` bars its other choices, and `tells` is the rule to read about it."""

    def __init__(self, name: str, told: list[Arg], asks: list[str], does: list[str], rule: str, tells: str) -> None:
        self.name = name
        self.told = told
        self.asks = asks
        self.does = does
        self.rule = rule
        self.tells = tells


class Declared:
    """The declaration of a game, with the kinds of things that its content provides."""

    def __init__(self, path: Path, kinds: Kinds) -> None:
        self.path = path
        text = path.read_text(encoding="utf-8")
        self.made_from = fingerprint(text)
        self.said = parsed(path, text)
        self.given = kinds
        self.players: list[int] = self.said.get("players", [])
        if not self.players:
            self.refuse("how many can play? (players = [...])")
        self.usual_players: int = self.said.get("usual_players", self.players[0])
        if self.usual_players not in self.players:
            self.refuse(f"usual_players should be one of {self.players}, not {self.usual_players}")
        self.kinds: dict[str, Any] = self.said.get("kinds", {})
        self.choices = self.packed("choices", WORD_BITS)
        self.effects = self.packed("effects", DEED_BITS)
        self.events = Events(*self.words("events", [ONE, MANY]))
        self.steps = [self.step(name, entry) for name, entry in self.said.get("steps", {}).items()]
        self.flags: dict[str, str] = self.said.get("flags", {})
        self.groups: dict[str, list[str]] = self.said.get("groups", {})
        self.weights: dict[str, list[str]] = self.said.get("weights", {})
        self.details: list[str] = self.said.get("story", {}).get("details", [])

    def packed(self, part: str, bits: int) -> Choices:
        """Return the words of a part that are packed into ints; raise if they do not fit."""
        words = self.words(part, [ONE])
        try:
            return Choices(*words, bits=bits)
        except BadDeclaration as error:
            raise BadDeclaration(f"{self.path}: {error}") from None

    def words(self, part: str, shapes: list[int]) -> list[Word]:
        """Return the words of a part of the file, numbered from 1."""
        words = self.said.get(part, {})
        return [Word(number, name, *self.arguments(name, words[name], shapes)) for number, name in enumerate(words, 1)]

    def arguments(self, of: str, said: list[str], shapes: list[int]) -> list[Arg]:
        """Return the arguments of a word or step. Refuse arguments of other shapes than those given."""
        found = [self.argument(arg, of) for arg in said]
        for place, arg in enumerate(found):
            if arg.name in [other.name for other in found[:place]]:
                self.refuse(f"{of} has two arguments {arg.name}")
            if arg.shape not in shapes:
                self.refuse(f"{of}: {arg.name} cannot be {'a set' if arg.shape == SET else 'many'} here")
            if arg.shape == MANY and place + 1 < len(found):
                self.refuse(f"{of}: {arg.name} takes all that is left, so nothing can follow it")
        return found

    def argument(self, said: str, of: str) -> Arg:
        """Return the argument that a text such as "seat", "to:seat", "faces:face*" or "been:{field}" declares."""
        name, _, kind = said.partition(":")
        shape = MANY if said.endswith("*") else SET if said.endswith("}") else ONE
        kind = (kind or name).strip("*{}")
        values = self.values(kind, of)
        shown = self.kinds.get(kind)
        if isinstance(values, range) and kind != "seat":
            kind = "number"
        elif isinstance(shown, dict):
            kind = shown.get("like", kind)
        return Arg(name.strip("*{}"), kind, values, shape)

    def values(self, kind: str, of: str) -> Mapping[int, str] | range:
        """Return the possible values of an argument of a kind."""
        if kind == "seat":
            return range(max(self.players))
        if kind in self.given:
            return self.given[kind]
        said = self.kinds.get(kind)
        if isinstance(said, dict):
            said = said.get("names", CONTENT)
        if isinstance(said, list):
            return dict(enumerate(said))
        if said == EFFECTS:
            return dict(enumerate(self.said.get("effects", {}), 1))
        if isinstance(said, str) and said != CONTENT:
            least, _, most = said.partition("..")
            if not least.isdecimal() or not most.isdecimal():
                self.refuse(f'{kind} should be names or numbers from 0 on such as "1..10", not {said!r}')
            return range(int(least), int(most) + 1)
        lacks = "the content has no" if said == CONTENT else "there is no"
        self.refuse(f"{of}: {lacks} kind {kind!r}; there are: seat, {', '.join([*self.kinds, *self.given])}")
        return range(0)

    def step(self, name: str, entry: Mapping[str, Any]) -> StepWord:
        for key in entry:
            if key not in OF_A_STEP:
                self.refuse(f"step {name}: {key} is none of {', '.join(OF_A_STEP)}")
        asks = list(entry.get("asks", []))
        for word in asks:
            if word not in self.choices.by_name:
                self.refuse(f"step {name} asks for {word}, which is no choice")
        does = list(entry.get("does", []))
        for word in does:
            if word not in self.effects.by_name:
                self.refuse(f"step {name} does {word}, which is no effect")
        told = self.arguments(name, entry.get("with", []), [ONE, SET])
        rule = str(entry.get("rule", ""))
        return StepWord(name, told, asks, does, rule, str(entry.get("tells", rule)))

    def refuse(self, reason: str) -> None:
        raise BadDeclaration(f"{self.path}: {reason}")


@lru_cache(16)
def parsed(path: Path, text: str) -> dict[str, Any]:
    """Parse a declaration. The result is cached, because every instance of a game reads the same one."""
    try:
        said = tomllib.loads(text)
    except ValueError as error:
        raise BadDeclaration(f"{path}: {error}") from None
    for part in ("choices", "events", "effects", "steps"):
        for name in said.get(part, {}):
            if not name.isidentifier() or name != name.lower():
                raise BadDeclaration(f"{path}: {name!r} in [{part}] is no name")
    reason = (
        unknown(said, PARTS)
        or unknown(said.get("weights", {}), WEIGHTS)
        or unknown(said.get("story", {}), ("details",))
        or unknown(said.get("flags", {}), list(said.get("effects", {})))
        or wrong_tags(said.get("groups", {}), list(said.get("choices", {})))
        or wrong_tags(said.get("weights", {}), list(said.get("events", {})))
        or wrong_tags(said.get("story", {}), list(said.get("events", {})))
    )
    if reason:
        raise BadDeclaration(f"{path}: {reason}")
    return said


def unknown(names: Iterable[str], known: Sequence[str]) -> str:
    """Return an error message for the first unknown name; empty if all are known."""
    return next((f"{name} is none of {', '.join(known)}" for name in names if name not in known), "")


def wrong_tags(tags: Mapping[str, list[str]], words: Sequence[str]) -> str:
    """Return what is wrong with groups or weights: each word must exist, and have only one tag."""
    named = [name for names in tags.values() for name in names]
    twice = [name for name in named if named.count(name) > 1]
    return f"{twice[0]} is tagged twice" if twice else unknown(named, words)


def in_declared_order(path: Path, part: str, names: list[str], things: list[T]) -> list[T]:
    """Return things in the order in which their names are declared. The class gives the name: WhaleSwims is
    whale_swims."""
    by_name = {snake(type(thing).__name__): thing for thing in things}
    for name in names:
        if name not in by_name:
            raise BadDeclaration(f"{path}: no class carries out {name} in [{part}]")
    for name in by_name:
        if name not in names:
            raise BadDeclaration(f"{path}: {name} is not declared in [{part}]")
    return [by_name[name] for name in names]


def snake(name: str) -> str:
    """Turn WhaleSwims into whale_swims."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def fingerprint(text: str) -> str:
    """Return the hash by which generated code recognises the declaration it was made from."""
    return sha256(text.encode()).hexdigest()[:16]


def instances_in(place: str, kind: type[T]) -> list[T]:
    """Return an instance of every class of a kind that a module, or the modules of a package, define. Classes with
    subclasses are omitted."""
    home = import_module(place)
    names = [each.name for each in iter_modules(home.__path__)] if hasattr(home, "__path__") else []
    modules = [import_module(f"{place}.{name}") for name in names] or [home]
    found = [thing for module in modules for thing in vars(module).values() if is_defined_in(module.__name__, thing)]
    return [thing() for thing in found if issubclass(thing, kind) and not thing.__subclasses__()]


def is_defined_in(module: str, thing: object) -> bool:
    return isinstance(thing, type) and thing.__module__ == module
