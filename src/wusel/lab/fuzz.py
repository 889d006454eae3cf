"""Random games with random options, held to the laws all the way; a game that breaks one is kept."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final

from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.chance import Chance
from wusel.engine.errors import BadOption
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.games import find_game
from wusel.lab.laws import LAWS, QUICK_LAWS, Law, any_of, asked_seats, broken_law, crash, owing_seat
from wusel.lab.worker_pool import Workers, work_through

THOROUGH_EVERY: Final = 8
MIND_CHANGED_EVERY: Final = 16
MOST_WITS: Final = 2
CLEVER: Final = "greedy"
CARRYING_OUT: Final = "a_choice_can_be_carried_out"
FINDING: Final = "a_bot_finds_a_choice"
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


def the_law(failure: Failure) -> str:
    """The sentence of the law that was broken."""
    sentences = {law.__name__: str(law.__doc__) for law in LAWS}
    sentences[CARRYING_OUT] = "Every choice on offer can be carried out, and what happens can be told."
    sentences[FINDING] = "A bot that is asked finds a choice."
    sentences[LAYING_OUT] = "Every setting of the options gives a table, or is refused with the reason."
    return sentences[failure.law]


def fuzz(game: Game[Any], seed: int, limit: int | None = None, workers: Workers = 1) -> Generator[Failure | None]:
    """Game after game for as long as somebody listens: how each failed, or None if it kept all laws."""
    if workers == 1:
        yield from (fuzz_game(game, each, limit) for each in count(seed))
    else:
        yield from work_through(count(seed), partial(Fuzzer, game.name, game.content_text(), limit), workers)


class Fuzzer:
    """Somebody elsewhere who plays such games, and knows the game by its name."""

    def __init__(self, name: str, content_text: str, limit: int | None) -> None:
        self.game = find_game(name, content_text)
        self.limit = limit

    def __call__(self, seed: int) -> Failure | None:
        return fuzz_game(self.game, seed, self.limit)


def fuzz_game(game: Game[Any], seed: int, limit: int | None = None) -> Failure | None:
    """One random game to its end, to a number of choices, or to the first broken law."""
    luck = new_luck(seed)
    while True:
        options = {option.name: option.values[luck.draw(len(option.values))] for option in game.declared}
        try:
            walk = Walk(game, options, seed, luck)
        except BadOption:
            continue
        except Exception as error:
            return Failure(options, seed, (), f"{LAYING_OUT}: {crash(error)}")
        return walk.play_on(limit)


def new_luck(seed: int) -> Chance:
    """The luck of the players, apart from the luck of the game."""
    luck = Chance(1)
    luck.reseed(~seed)
    return luck


class Walk:
    """A table on its way through a game, and what was tried at it so far.

    All laws are looked at in a sample of the moments, or at every moment. Some games are played at random, some
    by bots, some by both in turns: blind players alone would hardly ever see how a long game ends.
    """

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Value],
        seed: int,
        luck: Chance,
        laws: Sequence[Law] = LAWS,
        sample: bool = True,
    ) -> None:
        self.game = game
        self.table = Table(game, options, seed)
        self.luck = luck
        self.wits = luck.draw(MOST_WITS + 1)
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
        """A choice of a seat that owes one; now and then of one that may still change its mind."""
        s = self.table.state
        seat = owing_seat(s, self.luck)
        if self.luck.draw(MIND_CHANGED_EVERY) == 0:
            seat = any_of(asked_seats(s), self.luck)
        if self.luck.draw(MOST_WITS) >= self.wits:
            return self.choose(seat, any_of(self.table.legal(seat), self.luck))
        try:
            choice = ask(new_bot(CLEVER), self.table.game, s, seat, self.luck.word())
        except Exception as error:
            return f"{FINDING}: seat {seat}: {crash(error)}"
        return self.choose(seat, choice)

    def choose(self, seat: int, choice: int) -> str:
        """Carry out a choice, tell what happened, and look at the laws."""
        self.tried.append((seat, choice))
        try:
            for event in self.table.choose(seat, choice):
                self.game.events.to_json(event.what)
        except Exception as error:
            return f"{CARRYING_OUT}: seat {seat}, {self.game.choices.to_json(choice)}: {crash(error)}"
        return self.look()

    def look(self) -> str:
        """The first law that is broken now: all of them at the end, and of a sample of moments before."""
        quick = self.sample and self.table.state.owing and self.luck.draw(THOROUGH_EVERY)
        return broken_law(self.game, self.table, self.luck, QUICK_LAWS if quick else self.laws)


def table_of(game: Game[Any], failure: Failure) -> Table[Any]:
    """The table at which a law was broken, before a choice that cannot be carried out."""
    table = Table(game, failure.options, failure.seed)
    choices = failure.choices[:-1] if failure.law == CARRYING_OUT else failure.choices
    for seat, choice in choices:
        table.choose(seat, choice)
    return table


def save_failure(game: Game[Any], failure: Failure, folder: Path) -> Path | None:
    """Write a failure down as a save file that can be replayed; a table that cannot be laid out has none."""
    if failure.law == LAYING_OUT:
        return None
    path = folder / f"{game.name}-{failure.law}-{failure.seed}.wusel"
    save(table_of(game, failure), path)
    return path
