"""Fuzzing: random games with random options, in which every invariant is checked. A failing game is saved."""

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
from wusel.lab.content_mutation import mutated_content
from wusel.lab.invariants import (
    INVARIANTS,
    QUICK_INVARIANTS,
    Invariant,
    any_of,
    asked_seats,
    broken_invariant,
    crash,
    owing_seat,
)
from wusel.lab.simulate import player_rng
from wusel.lab.worker_pool import Workers, run_tasks
from wusel.support.work_limit import TookTooLong, so_much_work

FULL_CHECK_EVERY: Final = 8
CHANGE_CHOICE_EVERY: Final = 16
MOST_BOT_TURNS: Final = 2
"""A game is played by random choices alone (0), by bots alone (2), or by both alternating at random (1)."""
MUTATION_SEED: Final = 0xA17E
BOT: Final = "greedy"
TIME_LIMIT: Final = 60.0
"""Seconds of CPU time for one game with mutated content."""
MUTATED_CHOICES: Final = 150
MAX_STATE_SIZE: Final = 200_000
"""Characters of a state as JSON."""

# Failures that are not invariants of a state or a table. The names are printed and part of file names.
CONTENT_READ: Final = "content_is_read_or_refused"
SETUP: Final = "the_table_can_be_laid_out"
BOT_CHOOSES: Final = "a_bot_finds_a_choice"
CHOICE_APPLIES: Final = "a_choice_can_be_carried_out"
TERMINATES: Final = "whatever_is_begun_comes_to_an_end"
SENTENCES: Final = {
    **{each.__name__: str(each.__doc__) for each in INVARIANTS},
    CONTENT_READ: "A content file is read, or refused with the reason.",
    SETUP: "Every setting of the options gives a table, or is refused with the reason.",
    BOT_CHOOSES: "A bot that is asked finds a choice.",
    CHOICE_APPLIES: "Every choice on offer can be carried out, and what happens can be told.",
    TERMINATES: "Whatever is begun comes to an end, and no state grows without limit.",
}

Choices = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Failure:
    """A game that violates an invariant. Only the last of its choices may be one that could not be applied. `content`
    is the text of the content file if it was mutated."""

    options: dict[str, Value]
    seed: int
    choices: Choices
    what: str
    content: str = ""

    @property
    def invariant(self) -> str:
        """The name of the violated invariant."""
        return self.what.partition(":")[0]

    @property
    def sentence(self) -> str:
        """The violated invariant as a sentence for people."""
        return SENTENCES[self.invariant]


def fuzz(
    game: Game[Any], seed: int, limit: int | None = None, workers: Workers = 1, mutate: bool = False
) -> Generator[Failure | None]:
    """Play one random game after the other, without end: yields the failure of each, or None. With `mutate` the content
    is mutated before each game."""
    if workers == 1:
        fuzz_one = fuzz_mutated if mutate else fuzz_game
        yield from (fuzz_one(game, each, limit) for each in count(seed))
    else:
        yield from run_tasks(count(seed), partial(Fuzzer, game.name, game.content_text(), limit, mutate), workers)


class Fuzzer:
    """The job of a worker: plays random games of a game that is loaded by its name."""

    def __init__(self, name: str, content_text: str, limit: int | None, mutate: bool) -> None:
        self.game = find_game(name, content_text)
        self.limit = limit
        self.fuzz_one = fuzz_mutated if mutate else fuzz_game

    def __call__(self, seed: int) -> Failure | None:
        return self.fuzz_one(self.game, seed, self.limit)


def fuzz_mutated(game: Game[Any], seed: int, limit: int | None = None) -> Failure | None:
    """A random game with mutated content, which must be refused or playable."""
    content = mutated_content(game, player_rng(seed + MUTATION_SEED))
    try:
        with so_much_work(TIME_LIMIT):
            failure = fuzz_content(game.name, content, seed, limit or MUTATED_CHOICES)
    except TookTooLong as error:
        failure = Failure({}, seed, (), f"{TERMINATES}: {crash(error)}")
    return replace(failure, content=content) if failure else None


def fuzz_content(name: str, content: str, seed: int, limit: int) -> Failure | None:
    """A random game with given content: it is refused, or the cheap invariants hold. An endless loop that the engine
    stops is no failure."""
    try:
        game = find_game(name, content)
    except BadContent:
        return None
    except Exception as error:
        return Failure({}, seed, (), f"{CONTENT_READ}: {crash(error)}")
    failure = fuzz_game(game, seed, limit, QUICK_INVARIANTS)
    return None if failure and RunsForever.__name__ in failure.what else failure


def fuzz_game(
    game: Game[Any], seed: int, limit: int | None = None, invariants: Sequence[Invariant] = INVARIANTS
) -> Failure | None:
    """One random game until it ends, a number of choices is reached, or an invariant is violated."""
    rng = player_rng(seed)
    while True:
        options = {option.name: option.values[rng.draw(len(option.values))] for option in game.declared}
        try:
            run = FuzzRun(game, options, seed, rng, invariants)
        except BadOption:
            continue
        except Exception as error:
            return Failure(options, seed, (), f"{SETUP}: {crash(error)}")
        return run.play(limit)


class FuzzRun:
    """One random game: the table, the choices so far, and the first violation.

    All invariants are checked in a sample of the states, or in every state. Some games are played at random, some by
    bots, some by both: random choices alone hardly ever reach the end of a long game.
    """

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Value],
        seed: int,
        rng: Chance,
        invariants: Sequence[Invariant] = INVARIANTS,
        sample: bool = True,
    ) -> None:
        self.game = game
        self.table = Table(game, options, seed)
        self.rng = rng
        self.bot_turns = rng.draw(MOST_BOT_TURNS + 1)
        self.invariants = invariants
        self.sample = sample
        self.choices: list[tuple[int, int]] = []
        self.violation = self.check()

    def play(self, limit: int | None = None) -> Failure | None:
        """Play until the game ends, a number of choices is reached, or an invariant is violated."""
        while not self.violation and self.table.state.owing and (limit is None or len(self.choices) < limit):
            self.violation = self.choose_randomly()
        if not self.violation:
            return None
        return Failure(self.table.options, self.table.seed, tuple(self.choices), self.violation)

    def choose_randomly(self) -> str:
        """Make a choice for a seat that owes one, or now and then for one that may still change its choice."""
        s = self.table.state
        seat = owing_seat(s, self.rng)
        if self.rng.draw(CHANGE_CHOICE_EVERY) == 0:
            seat = any_of(asked_seats(s), self.rng)
        if self.rng.draw(MOST_BOT_TURNS) >= self.bot_turns:
            return self.choose(seat, any_of(self.table.legal(seat), self.rng))
        try:
            choice = ask(new_bot(BOT), self.table.game, s, seat, self.rng.word())
        except Exception as error:
            return f"{BOT_CHOOSES}: seat {seat}: {crash(error)}"
        return self.choose(seat, choice)

    def choose(self, seat: int, choice: int) -> str:
        """Apply a choice, encode its events, and check the invariants."""
        self.choices.append((seat, choice))
        try:
            for event in self.table.choose(seat, choice):
                self.game.events.to_json(event.what)
        except Exception as error:
            return f"{CHOICE_APPLIES}: seat {seat}, {self.game.choices.to_json(choice)}: {crash(error)}"
        return self.check()

    def check(self) -> str:
        """The first violation now: of all invariants at the end and in a sample of states, else of the cheap ones."""
        quick = self.sample and self.table.state.owing and self.rng.draw(FULL_CHECK_EVERY)
        violation = broken_invariant(self.game, self.table, self.rng, QUICK_INVARIANTS if quick else self.invariants)
        size = 0 if quick or violation else len(json.dumps(self.table.state.to_data()))
        return f"{TERMINATES}: a state of {size} characters" if size > MAX_STATE_SIZE else violation


def failing_table(game: Game[Any], failure: Failure) -> Table[Any]:
    """The table in the failing state, without a last choice that cannot be applied."""
    table = Table(game, failure.options, failure.seed)
    choices = failure.choices[:-1] if failure.invariant == CHOICE_APPLIES else failure.choices
    for seat, choice in choices:
        table.choose(seat, choice)
    return table


def save_failure(game: Game[Any], failure: Failure, folder: Path) -> Path | None:
    """Write a failure to a save file that can be replayed. Without a table the mutated content is written instead, if
    there is any."""
    path = folder / f"{game.name}-{failure.invariant}-{failure.seed}.wusel"
    if failure.invariant in (SETUP, CONTENT_READ, TERMINATES):
        if not failure.content:
            return None
        path = path.with_suffix(".toml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(failure.content, encoding="utf-8")
        return path
    save(failing_table(game, failure), path)
    return path
