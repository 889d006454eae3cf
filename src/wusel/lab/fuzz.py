"""Random games with random options, held to the laws all the way; a game that breaks one is kept."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from wusel.engine.chance import Chance
from wusel.engine.errors import BadOption
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.lab.laws import LAWS, QUICK_LAWS, Law, any_of, asked_seats, broken_law, crash, owing_seat

THOROUGH_EVERY: Final = 8
MIND_CHANGED_EVERY: Final = 16
CARRYING_OUT: Final = "a_choice_can_be_carried_out"
LAYING_OUT: Final = "the_table_can_be_laid_out"

Choices = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Failure:
    """A game that broke a law. Of its choices only the last may be one that could not be carried out."""

    options: dict[str, Value]
    seed: int
    choices: Choices
    what: str

    @property
    def law(self) -> str:
        """The name of the law that was broken."""
        return self.what.partition(":")[0]


def fuzz(game: Game[Any], seed: int) -> Iterator[Failure | None]:
    """Game after game for as long as somebody listens: how each failed, or None if it kept all laws."""
    for each in count(seed):
        yield fuzz_game(game, each)


def fuzz_game(game: Game[Any], seed: int) -> Failure | None:
    """One random game to its end or to the first broken law."""
    luck = new_luck(seed)
    while True:
        options = {option.name: option.values[luck.draw(len(option.values))] for option in game.declared}
        try:
            table = Table(game, options, seed)
        except BadOption:
            continue
        except Exception as error:
            return Failure(options, seed, (), f"{LAYING_OUT}: {crash(error)}")
        return Walk(table, luck).play_on()


def new_luck(seed: int) -> Chance:
    """The luck of the players, apart from the luck of the game."""
    luck = Chance(1)
    luck.reseed(~seed)
    return luck


class Walk:
    """A table on its way through a game, with what was tried at it so far."""

    def __init__(self, table: Table[Any], luck: Chance, laws: Sequence[Law] = LAWS, sample: bool = True) -> None:
        self.table = table
        self.luck = luck
        self.laws = laws
        self.sample = sample
        self.tried: list[tuple[int, int]] = []
        self.wrong = self.look()

    def play_on(self, limit: int | None = None) -> Failure | None:
        """Random choices to the end of the game, to a number of choices, or to the first broken law."""
        while not self.wrong and self.table.state.owing and (limit is None or len(self.tried) < limit):
            self.wrong = self.choose_any()
        return self.failure()

    def failure(self) -> Failure | None:
        if not self.wrong:
            return None
        return Failure(self.table.options, self.table.seed, tuple(self.tried), self.wrong)

    def choose_any(self) -> str:
        """Any choice of a seat that owes one; now and then of one that may still change its mind."""
        s = self.table.state
        seat = owing_seat(s, self.luck)
        if self.luck.draw(MIND_CHANGED_EVERY) == 0:
            seat = any_of(asked_seats(s), self.luck)
        return self.choose(seat, any_of(self.table.legal(seat), self.luck))

    def choose(self, seat: int, choice: int) -> str:
        """Carry out a choice, tell what happened, and look at the laws."""
        events = self.table.game.events
        self.tried.append((seat, choice))
        try:
            for event in self.table.choose(seat, choice):
                events.to_json(event.what)
        except Exception as error:
            return f"{CARRYING_OUT}: seat {seat}, {self.table.game.choices.to_json(choice)}: {crash(error)}"
        return self.look()

    def look(self) -> str:
        """The first law that is broken now: all of them at the end, and of a sample of moments before."""
        s = self.table.state
        laws = self.laws
        if self.sample and s.owing and self.luck.draw(THOROUGH_EVERY):
            laws = QUICK_LAWS
        return broken_law(self.table.game, self.table, self.luck, laws)


def table_of(game: Game[Any], failure: Failure) -> Table[Any]:
    """The table at which a law was broken, before a choice that cannot be carried out."""
    table = Table(game, failure.options, failure.seed)
    choices = failure.choices[:-1] if failure.law == CARRYING_OUT else failure.choices
    for seat, choice in choices:
        table.choose(seat, choice)
    return table


def save_failure(game: Game[Any], failure: Failure, folder: Path) -> Path:
    """Write a failure down as a save file that can be replayed."""
    path = folder / f"{game.name}-{failure.law}-{failure.seed}.wusel"
    save(table_of(game, failure), path)
    return path
