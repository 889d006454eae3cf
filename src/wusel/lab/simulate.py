"""Many games played by bots, in as many processes as wanted; the outcome never depends on how many."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

from wusel.bots.players import Chooser, check_chooser, new_chooser
from wusel.engine.chance import Chance
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value, settle_options
from wusel.engine.state import State
from wusel.games import find_game
from wusel.lab.worker_pool import Workers, how_many, work_through

MOST_IN_A_CHUNK: Final = 500
CHUNKS_PER_WORKER: Final = 10
SEATS: Final = 64
LARGEST_SEED: Final = 2**62

# Is told game, state, seat and choice.
Watch = Callable[[Game[Any], State, int, int], None]


class Programme(Protocol):
    """What can be played: a number of games, each with its seed and somebody for every seat."""

    @property
    def game(self) -> str: ...
    @property
    def content_text(self) -> str: ...
    @property
    def options(self) -> dict[str, Value]: ...
    @property
    def games(self) -> int: ...
    def seed_of(self, index: int) -> int: ...
    def bots(self, index: int) -> tuple[str, ...]: ...
    def chooser(self, name: str) -> Chooser: ...


@dataclass(frozen=True)
class Plan:
    """What is to be played: game `index` of it has the seed `seed + index`. With `rotate` the bots move on by
    one seat after every game, so that over as many games as there are seats each bot sits everywhere once."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Value]
    seed: int
    games: int
    rotate: bool = False
    content_text: str = ""

    def bots(self, index: int) -> tuple[str, ...]:
        """Who sits where in one of the games."""
        shift = index % len(self.seats) if self.rotate else 0
        return self.seats[-shift:] + self.seats[:-shift]

    def seed_of(self, index: int) -> int:
        return self.seed + index

    def chooser(self, name: str) -> Chooser:
        return new_chooser(name)


@dataclass(frozen=True)
class Row:
    """One game that was played. `winner` is the seat of a sole winner; a team has `won` or not."""

    index: int
    seed: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    won: bool | None
    winner: int | None
    reason: str
    choices: int


def new_plan(
    game: Game[Any], seats: list[str], options: dict[str, object], seed: int, games: int, rotate: bool = False
) -> Plan:
    """A plan whose bots and options have been found possible, before anything is played."""
    settled = settle_options(game.declared, options)
    if games < 1:
        raise WuselError(f"{games} games cannot be played; it takes 1 at least")
    if not 0 <= seed <= LARGEST_SEED:
        raise WuselError(f"seed {seed} is not possible here; it can be 0 to {LARGEST_SEED}")
    for name in seats:
        check_chooser(name, game, settled)
    places = game.new(settled, seed).seats
    if len(seats) != places:
        raise WuselError(f"{len(seats)} bots ({', '.join(seats)}) for {places} seats; name one for each seat")
    return Plan(game.name, tuple(seats), settled, seed, games, rotate, game.content_text())


# --- one game


def play_game(plan: Programme, game: Game[Any], index: int, watch: Watch | None = None) -> Row:
    """One game from the first question to the result, new bots in all seats. Who watches is told every choice before
    it is carried out."""
    seed = plan.seed_of(index)
    names = plan.bots(index)
    choosers = [plan.chooser(name) for name in names]
    s = game.new(plan.options, seed)
    made = 0
    while s.owing:
        seat = (s.owing & -s.owing).bit_length() - 1
        choice = choosers[seat](game, s, seat, bot_seed(seed, made, seat))
        if watch is not None:
            watch(game, s, seat, choice)
        game.apply(s, seat, choice)
        made += 1
    result = game.result(s)
    if result is None:
        raise WuselError(f"the game with seed {seed} stopped after {made} choices without a result")
    first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    winner = first[0] if result.won is None and len(first) == 1 else None
    return Row(index, seed, names, tuple(result.ranks), tuple(result.scores), result.won, winner, result.reason, made)


def bot_seed(seed: int, made: int, seat: int) -> int:
    """Where a bot's luck begins, for every choice anew: two seedings away from the game's own chance, so that
    a bot never foresees a draw."""
    luck = Chance(1)
    luck.reseed(seed)
    luck.reseed(luck.chance + 1 + made * SEATS + seat)
    return luck.chance


# --- many games


def simulate(plan: Programme, workers: Workers = 1, chunk: int = 0) -> Generator[list[Row]]:
    """Play a plan and give out its rows in order, chunk by chunk; only a few chunks are ever in memory.

    Whatever was under way when the caller stops listening is given up.
    """
    chunk = chunk or max(1, min(MOST_IN_A_CHUNK, plan.games // (how_many(workers) * CHUNKS_PER_WORKER)))
    chunks = (range(start, min(start + chunk, plan.games)) for start in range(0, plan.games, chunk))
    yield from work_through(chunks, partial(Players, plan), workers)


class Players:
    """Those who play the games of a plan, chunk by chunk."""

    def __init__(self, plan: Programme) -> None:
        self.plan = plan
        self.game = find_game(plan.game, plan.content_text)

    def __call__(self, chunk: range) -> list[Row]:
        return [play_game(self.plan, self.game, index) for index in chunk]
