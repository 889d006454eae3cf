"""Tiny games for tests: a words.toml and the fields of a state, made and loaded like those of a game on the shelf.

Interpreted classes cannot be subclasses of compiled ones, so there are no toys on the compiled build.
"""

import atexit
import re
import sys
from collections.abc import Mapping
from importlib import import_module, invalidate_caches
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import pytest

from wusel.engine import game as engine
from wusel.engine.chance import Chance
from wusel.engine.content.content import Kinds, Printed
from wusel.engine.data import plain
from wusel.engine.effects import Effect
from wusel.engine.ending import Result
from wusel.engine.events import Event
from wusel.engine.game import Game
from wusel.engine.judge import Judge
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.engine.step import Step
from wusel.engine.table import Table
from wusel.engine.vocabulary import Spoken
from wusel.lab.invariants import broken_invariant
from wusel.making.made import made_of
from wusel.making.words import words_of

if not str(engine.__file__).endswith(".py"):
    pytest.skip("a toy's classes are interpreted", allow_module_level=True)

# Type checkers have not seen these classes, because they are made while the tests run.
Made: TypeAlias = Any
ToyState: TypeAlias = Any

SHELF = TemporaryDirectory(prefix="wusel-toys-")
atexit.register(SHELF.cleanup)

STATE = """
from wusel.engine.data import MADE, Data, Fixed
from wusel.engine.decks import Deck
from wusel.engine.state import State

{things}
class ToyState(State):
    {fields}
"""
sys.path.append(SHELF.name)


class Toy:
    """A package made from a declaration: `words`, the generated fields as `made`, and the class of the game's state as
    `state`."""

    def __init__(self, words: str, fields: str = "round: int", things: str = "") -> None:
        package = f"toy{len(list(Path(SHELF.name).iterdir()))}"
        self.home = Path(SHELF.name, package)
        self.write("__init__.py", "")
        self.write("words.toml", words)
        self.write("words.py", words_of(self.home / "words.toml"))
        state = STATE.format(things=things, fields="\n    ".join(fields.split("; ")))
        self.write("state.py", re.sub(r"(class .*:\n)", r"\1    __slots__ = MADE\n", state))
        self.write("made.py", made_of(self.home / "state.py"))
        invalidate_caches()
        self.words: Made = import_module(f"{package}.words")
        self.made: Made = import_module(f"{package}.made")
        self.state: Made = self.made.ToyState

    def write(self, name: str, text: str) -> None:
        path = self.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


class ToyJudge(Judge[Any]):
    """A judge without opinions."""

    def rate(self, s: ToyState, seat: int, choice: int) -> float:
        return 0.0

    def worth(self, s: ToyState, seat: int) -> float:
        return 0.5


class ToyGame(Game[Any]):
    """A game without hidden information in which all seats are equal, unless a toy overrides it. It is over when the
    agenda is empty."""

    def __init__(
        self, toy: Toy, steps: list[Step[Any]], kinds: Kinds | None = None, effects: list[Effect[Any]] | None = None
    ) -> None:
        content = Printed(kinds)
        super().__init__("toy", toy.state, toy.words.MADE_FROM, content, [], toy.home, steps, effects or [])
        self.toy = toy

    def lay_out(self, seats: int, chance: int, **fields: object) -> ToyState:
        """Return a table with an empty agenda."""
        return self.toy.made.new_toy_state(seats=seats, chance=chance, events=None, **fields)

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> ToyState:
        s = self.begin(int(options["players"]), chance)
        s.events = events
        return s

    def begin(self, seats: int, chance: int) -> ToyState:
        """Return a table with the first steps on the agenda."""
        raise NotImplementedError

    def look(self, s: ToyState) -> Mapping[str, object]:
        own = self.state.declared()[len(State.declared()) :]
        return {field.name: plain(getattr(s, field.name)) for field in own}

    def result(self, s: ToyState) -> Result | None:
        return None if s.agenda else Result([1] * s.seats, [0] * s.seats, "over")

    def judge(self) -> Judge[Any]:
        return ToyJudge()


# --- playing


def table_of(game: Game[Any], players: int, *script: int, seed: int = 5) -> Table[Any]:
    """Return a table with some scripted outcomes of chance."""
    table: Table[Any] = Table(game, {"players": players}, seed)
    table.state.script = list(script)
    return table


def do(table: Table[Any], seat: int, verb: str, **args: int | str) -> list[dict[str, Spoken]]:
    """Make a choice in words, and return the events in words."""
    events = table.choose(seat, table.game.choices.from_json({"do": verb, **args}))
    return [table.game.events.to_json(event.what) for event in events]


def offers(table: Table[Any], seat: int) -> list[str]:
    """Return the options of a seat in words: "keep sword"."""
    said = [table.game.choices.to_json(choice) for choice in table.legal(seat)]
    return [" ".join(str(part) for part in each.values()) for each in said]


def any_choice(table: Table[Any], luck: Chance) -> None:
    """Let a seat that the game waits for make a random choice."""
    seat = table.owing()[luck.draw(len(table.owing()))]
    table.choose(seat, table.legal(seat)[luck.draw(len(table.legal(seat)))])


def random_table(game: Game[Any], players: int, seed: int, choices: int = 1000) -> Table[Any]:
    """Return a table after some random choices."""
    table: Table[Any] = Table(game, {"players": players}, seed)
    luck = Chance(seed + 1)
    while table.owing() and len(table.choices) < choices:
        any_choice(table, luck)
    return table


def hold_to_the_laws(game: Game[Any], players: int, seed: int) -> Table[Any]:
    """Play a whole random game and check all laws after every choice."""
    table: Table[Any] = Table(game, {"players": players}, seed)
    luck = Chance(seed + 1)
    wrong = broken_invariant(game, table, luck)
    while table.owing() and not wrong:
        any_choice(table, luck)
        wrong = broken_invariant(game, table, luck)
    assert not wrong, wrong
    return table
