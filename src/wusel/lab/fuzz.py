"""Random games with random options, held to the laws all the way; a game that breaks one is kept."""

import json
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final

from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.chance import Chance
from wusel.engine.errors import BadContent, BadOption, RunsForever
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.games import find_game
from wusel.lab.altered import altered
from wusel.lab.laws import LAWS, QUICK_LAWS, Law, any_of, asked_seats, broken_law, crash, owing_seat
from wusel.lab.worker_pool import Workers, work_through
from wusel.support.work_limit import TookTooLong, so_much_work

THOROUGH_EVERY: Final = 8
MIND_CHANGED_EVERY: Final = 16
MOST_WITS: Final = 2
OWN_LUCK: Final = 0xA17E
CLEVER: Final = "greedy"
READING: Final = "content_is_read_or_refused"
ENDING: Final = "whatever_is_begun_comes_to_an_end"
MOST_SECONDS: Final = 60.0
"""Of work on one game with altered content."""
ALTERED_CHOICES: Final = 150
MOST_DATA: Final = 200_000
"""Characters of a state that is written down."""
CARRYING_OUT: Final = "a_choice_can_be_carried_out"
FINDING: Final = "a_bot_finds_a_choice"
LAYING_OUT: Final = "the_table_can_be_laid_out"

Choices = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Failure:
    """A game that broke a law. Of its choices only the last may be one that could not be carried out. `content` is the
    content file that it was played with, if it was an altered one."""

    options: dict[str, Value]
    seed: int
    choices: Choices
    what: str
    content: str = ""

    @property
    def law(self) -> str:
        """The name of the law that was broken."""
        return self.what.partition(":")[0]


def the_law(failure: Failure) -> str:
    """The sentence of the law that was broken."""
    sentences = {law.__name__: str(law.__doc__) for law in LAWS}
    sentences[CARRYING_OUT] = "Every choice on offer can be carried out, and what happens can be told."
    sentences[READING] = "A content file is read, or refused with the reason."
    sentences[ENDING] = "Whatever is begun comes to an end, and no state grows without limit."
    sentences[FINDING] = "A bot that is asked finds a choice."
    sentences[LAYING_OUT] = "Every setting of the options gives a table, or is refused with the reason."
    return sentences[failure.law]


def fuzz(
    game: Game[Any], seed: int, limit: int | None = None, workers: Workers = 1, alter: bool = False
) -> Generator[Failure | None]:
    """Game after game for as long as somebody listens: how each failed, or None if it kept all laws. With `alter` the
    content is changed before each of them."""
    if workers == 1:
        play = fuzz_altered if alter else fuzz_game
        yield from (play(game, each, limit) for each in count(seed))
    else:
        yield from work_through(count(seed), partial(Fuzzer, game.name, game.content_text(), limit, alter), workers)


class Fuzzer:
    """Somebody elsewhere who plays such games, and knows the game by its name."""

    def __init__(self, name: str, content_text: str, limit: int | None, alter: bool) -> None:
        self.game = find_game(name, content_text)
        self.limit = limit
        self.play = fuzz_altered if alter else fuzz_game

    def __call__(self, seed: int) -> Failure | None:
        return self.play(self.game, seed, self.limit)


def fuzz_altered(game: Game[Any], seed: int, limit: int | None = None) -> Failure | None:
    """A random game with the content altered, if that is still content: none of it may do harm."""
    content = altered(game, new_luck(seed + OWN_LUCK))
    try:
        with so_much_work(MOST_SECONDS):
            failure = fuzz_content(game.name, content, seed, limit or ALTERED_CHOICES)
    except TookTooLong as error:
        failure = Failure({}, seed, (), f"{ENDING}: {crash(error)}")
    return replace(failure, content=content) if failure else None


def fuzz_content(name: str, content: str, seed: int, limit: int) -> Failure | None:
    """A random game with some content: it is refused, or keeps the laws that cost little. Where it goes round in
    circles the engine stops it, and that is well."""
    try:
        game = find_game(name, content)
    except BadContent:
        return None
    except Exception as error:
        return Failure({}, seed, (), f"{READING}: {crash(error)}")
    failure = fuzz_game(game, seed, limit, QUICK_LAWS)
    return None if failure and RunsForever.__name__ in failure.what else failure


def fuzz_game(game: Game[Any], seed: int, limit: int | None = None, laws: Sequence[Law] = LAWS) -> Failure | None:
    """One random game to its end, to a number of choices, or to the first broken law."""
    luck = new_luck(seed)
    while True:
        options = {option.name: option.values[luck.draw(len(option.values))] for option in game.declared}
        try:
            walk = Walk(game, options, seed, luck, laws)
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
        wrong = broken_law(self.game, self.table, self.luck, QUICK_LAWS if quick else self.laws)
        size = 0 if quick or wrong else len(json.dumps(self.table.state.to_data()))
        return f"{ENDING}: a state of {size} characters" if size > MOST_DATA else wrong


def table_of(game: Game[Any], failure: Failure) -> Table[Any]:
    """The table at which a law was broken, before a choice that cannot be carried out."""
    table = Table(game, failure.options, failure.seed)
    choices = failure.choices[:-1] if failure.law == CARRYING_OUT else failure.choices
    for seat, choice in choices:
        table.choose(seat, choice)
    return table


def save_failure(game: Game[Any], failure: Failure, folder: Path) -> Path | None:
    """Write a failure down as a save file that can be replayed; a table that cannot be laid out has none, but the
    content is written down with which it could not."""
    path = folder / f"{game.name}-{failure.law}-{failure.seed}.wusel"
    if failure.law in (LAYING_OUT, READING, ENDING):
        if not failure.content:
            return None
        path = path.with_suffix(".toml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(failure.content, encoding="utf-8")
        return path
    save(table_of(game, failure), path)
    return path
