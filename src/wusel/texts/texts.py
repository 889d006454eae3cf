"""Everything a person reads, in their language: the game's own words first, then those of every table."""

import os
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.kinds import Deed
from wusel.engine.rules import LANGUAGES
from wusel.engine.view import View
from wusel.engine.vocabulary import MANY, Arg, Spoken
from wusel.texts.locale_files import COMMON, locale_text

__all__ = ["LANGUAGES", "Texts", "preferred_language"]

DECIDING: Final = ("may", "where", "who")
"""What is no thing, but decides among the sentences of a text."""

DOUBLED_STOP: Final = re.compile(r"([!?…][”“\"»’]?)\.(?!\.)")
"""A full stop after the mark with which a name ends, as in _Together!._; the client drops it as well."""


understood = lru_cache(32)(FluentResource)
"""What files say, once for all games that are made: it takes as long as all the rest."""


class Texts:
    """The words of one game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        if language not in LANGUAGES:
            raise WuselError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.titles = game.titles(language)
        self.genders = game.genders()
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (game.home / "locale", COMMON):
            self.bundle.add_resource(understood(locale_text(folder, language)))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **args: str | float) -> str:
        """The sentence under a key; all that it speaks of must be given."""
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise WuselError(f"there is no text {key!r} for {self.game.name} in {self.language}")
        said, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise WuselError(f"the text {key!r} cannot be said with {args}: {errors[0]}")
        return DOUBLED_STOP.sub(r"\1", str(said))

    def choice(self, choice: int, players: list[str]) -> str:
        """A choice as the label of a button."""
        return self.say(f"choice-{self.game.choices.word(choice).name}", **self.spoken(choice, players))

    def said(self, choice: int, view: View, players: list[str]) -> str:
        """Return a choice in words that can stand alone, for the player who has this view."""
        words = self.game.choices.to_json(choice)
        if not self.has(f"says-{words['do']}"):
            return self.choice(choice, players)
        meant = self.all_meant(self.game.meant(view, words), players)
        return self.say(f"says-{words['do']}", **{**self.spoken(choice, players), **meant})

    def noun(self, choice: int, view: View, players: list[str]) -> str:
        """Return a choice as a noun that fits beside another one; in quotes where the game has none."""
        words = self.game.choices.to_json(choice)
        if not self.has(f"noun-{words['do']}"):
            return self.say("noun-quoted", said=self.said(choice, view, players))
        meant = self.all_meant(self.game.meant(view, words), players)
        return self.say(f"noun-{words['do']}", **{**self.spoken(choice, players), **meant})

    def spoken(self, choice: int, players: list[str]) -> dict[str, str | int]:
        """The arguments of a choice as people say them."""
        said: dict[str, str | int] = {}
        for arg, value in self.game.choices.args(choice):
            said[arg.name] = self.argument(arg, value, players)
            self.add_gender(said, arg.name, arg.names.get(value))
        return said

    def add_gender(self, said: dict[str, str | int], name: str, who: object) -> None:
        """Add the grammatical gender of $hero as $hero_is, so that texts can choose words by it."""
        if isinstance(who, str) and who in self.genders:
            said[f"{name}_is"] = self.genders[who]

    def question(self, step: str, wanted: Mapping[str, int | str], players: list[str]) -> str:
        """The sentence that asks somebody something."""
        return self.say(f"ask-{step}", **self.all_meant(wanted, players))

    def all_meant(self, meant: Mapping[str, Spoken], players: list[str]) -> dict[str, str | int]:
        said: dict[str, str | int] = {}
        for name, value in meant.items():
            said[name] = self.meant(name, value, players)
            self.add_gender(said, name, value)
        return said

    def meant(self, name: str, value: Spoken, players: list[str]) -> int | str:
        """A number, a player, things of a kind, or what the choice among several sentences depends on."""
        if isinstance(value, list):
            return ", ".join(str(self.meant(name, each, players)) for each in value)
        if isinstance(value, int):
            return players[value] if name == "seat" else value
        return value if name in DECIDING else self.thing(name, value)

    def event(self, what: list[int], players: list[str]) -> str:
        """A happening as a line of the log; there may be a sentence of its own for a player alone with it."""
        key = f"event-{self.game.events.word(what).name}"
        args = self.game.events.args(what)
        seats = [value for arg, values in args if arg.kind == "seat" for value in values]
        if len(seats) > len(set(seats)) and self.has(f"{key}-own"):
            key += "-own"
        things = [arg.names[values[0]] for arg, values in args if arg.shape != MANY and values[0] in arg.names]
        said: dict[str, str | int] = {}
        for arg, values in args:
            said[arg.name] = self.part_of(things, arg, values) or self.listed(arg, values, players)
            self.add_gender(said, arg.name, arg.names.get(values[0]) if arg.shape != MANY else None)
        return self.say(key, **said)

    def effects(self, effects: list[Deed]) -> str:
        """Return the text of a card: its effects, one after the other."""
        return " ".join(self.effect(effect) for effect in effects)

    def effect(self, effect: int) -> str:
        """Return an effect as a sentence on a card."""
        args = self.game.effects.args(effect)
        key = f"effect-{self.game.effects.word(effect).name}"
        said: dict[str, str | int] = {}
        for arg, value in args:
            said[arg.name] = self.argument(arg, value, [])
            self.add_gender(said, arg.name, arg.names.get(value))
        return self.say(key, **said)

    def listed(self, arg: Arg, values: list[int], players: list[str]) -> str | int:
        """Return an argument of an event in words: one thing, or several with commas."""
        if arg.shape != MANY:
            return self.argument(arg, values[0], players)
        return ", ".join(str(self.argument(arg, value, players)) for value in values)

    def part_of(self, things: list[str], arg: Arg, values: list[int]) -> str:
        """Return the title of a numbered part of another argument, if the content has one."""
        found = [self.titles.get(f"{thing} {arg.name} {value + 1}", "") for thing in things for value in values[:1]]
        return next(filter(None, found), "")

    def argument(self, arg: Arg, value: int, players: list[str]) -> str | int:
        if arg.kind == "seat":
            return players[value]
        return self.thing(arg.kind, arg.names[value]) if value in arg.names else value

    def why(self, gains: list[str], losses: list[str]) -> str:
        """Why something is better, in a few words: by what it gains, and in spite of what it loses."""
        key = ("why-though" if losses else "why") + ("-two" if len(gains) > 1 else "" if losses else "-one")
        said = {"gain": gains[0], "gain_too": gains[-1], "loss": losses[0] if losses else ""}
        return self.say(key, **said)

    def difference(
        self, measure: str, unit: str, more: bool, n: float, here: int = 0, there: int = 0, whom: str = ""
    ) -> str:
        """Return the difference in a measure between two choices, with the name of the player unless it is the reader,
        and with the numbers of games in a hundred if it counts games."""
        which = "more" if more else "less"
        by = self.say(f"by-{unit}", n=int(n) if n == int(n) else n, more=which, here=here, there=there)
        return self.say(f"why-{measure}", by=by, more=which, whom=whom or self.say("why-you"))

    def option(self, name: str, value: object) -> str:
        """Return the title of a value of an option."""
        return self.thing(f"option-{name}", str(value).lower())

    def thing(self, kind: str, name: str) -> str:
        """Return the title of a thing: its own message, for a numbered name such as north5 the message of its family,
        otherwise the title in the content file, otherwise its name."""
        if self.has(f"{kind}-{name}"):
            return self.say(f"{kind}-{name}")
        family = name.rstrip("0123456789")
        key = f"{kind}-{family.rstrip('_')}-number"
        if family != name and self.has(key):
            return self.say(key, number=int(name[len(family) :]))
        return self.titles.get(f"{kind}-{name}") or self.titles.get(name, name.replace("_", " "))

    def card(self, name: str) -> str:
        """The title of a card."""
        return self.thing("card", name)

    def rule(self, id: str) -> str:
        """The sentence of a rule."""
        return self.game.rules.find(id).sentence(self.language)


def preferred_language() -> str:
    """The language that the system is set to, if we speak it, else English."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return next((language for language in LANGUAGES if wanted.startswith(language)), LANGUAGES[0])
