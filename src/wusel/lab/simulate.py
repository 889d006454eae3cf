"""Simulation of many games between bots. Seeds are fixed, so the results do not depend on the number of workers."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from wusel.bots.players import Chooser, check_chooser, new_chooser
from wusel.engine.chance import Chance
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value, settle_options
from wusel.engine.state import State
from wusel.games import find_game
from wusel.lab.command_options import Seed
from wusel.lab.worker_pool import Workers, run_tasks, worker_count
from wusel.support.command_option import CommandOption

MOST_IN_A_CHUNK: Final = 500
CHUNKS_PER_WORKER: Final = 10
SEED_STRIDE: Final = 64
"""More than any game has seats, so that every choice of every seat has a seed of its own."""
LARGEST_SEED: Final = 2**62

# Called with game, state, seat and choice.
OnChoice = Callable[[Game[Any], State, int, int], None]


@dataclass(frozen=True)
class Plan:
    """A number of games with consecutive seeds: game `index` has the seed `seed + index`. With `rotate` the bots move
    on by one seat after every game. Over as many games as there are seats, each bot takes every seat once."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Value]
    seed: int
    games: int
    rotate: bool = False
    content_text: str = ""

    def bots(self, index: int) -> tuple[str, ...]:
        """The bots of one game by seat."""
        shift = index % len(self.seats) if self.rotate else 0
        return self.seats[-shift:] + self.seats[:-shift]


@dataclass(frozen=True)
class Row:
    """The result of one game. `winner` is the seat of a sole winner; `won` is for teams, None where seats compete."""

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
    game: Game[Any],
    seats: list[str],
    options: dict[str, object],
    seed: Seed = 1,
    games: Annotated[int, CommandOption("How many games.", "N", least=1)] = 1000,
    rotate: Annotated[bool, CommandOption("Move every bot on by one seat after each game.")] = False,
) -> Plan:
    """A plan whose bots and options are validated before anything is played."""
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


def play_game(
    plan: Plan,
    game: Game[Any],
    index: int,
    on_choice: OnChoice | None = None,
    chooser: Callable[[str], Chooser] = new_chooser,
) -> Row:
    """Play one game to its result, with new bots in all seats. `on_choice` is called before each choice is applied."""
    seed = plan.seed + index
    names = plan.bots(index)
    choosers = [chooser(name) for name in names]
    s = game.new(plan.options, seed)
    made = 0
    while s.owing:
        seat = (s.owing & -s.owing).bit_length() - 1
        choice = choosers[seat](game, s, seat, bot_seed(seed, made, seat))
        if on_choice is not None:
            on_choice(game, s, seat, choice)
        game.apply(s, seat, choice)
        made += 1
    result = game.result(s)
    if result is None:
        raise WuselError(f"the game with seed {seed} stopped after {made} choices without a result")
    first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    winner = first[0] if result.won is None and len(first) == 1 else None
    return Row(index, seed, names, tuple(result.ranks), tuple(result.scores), result.won, winner, result.reason, made)


def bot_seed(seed: int, made: int, seat: int) -> int:
    """The seed of a bot's random generator for one choice, after `made` choices: two seedings away from the game's own
    generator, so that a bot cannot predict a draw."""
    rng = Chance(1)
    rng.reseed(seed)
    rng.reseed(rng.chance + 1 + made * SEED_STRIDE + seat)
    return rng.chance


def player_rng(seed: int) -> Chance:
    """A random generator for players' choices that is independent of the game's own with the same seed."""
    rng = Chance(1)
    rng.reseed(~seed)
    return rng


# --- many games


def simulate(plan: Plan, workers: Workers = 1, chunk: int = 0) -> Generator[list[Row]]:
    """Play a plan and yield its rows in order, chunk by chunk; only a few chunks are in memory at any time.

    Closing the generator cancels pending chunks.
    """
    chunks = chunks_of(plan.games, chunk) if chunk else shrinking_chunks(plan.games, worker_count(workers))
    yield from run_tasks(chunks, partial(Simulator, plan), workers)


def shrinking_chunks(games: int, workers: int) -> Iterator[range]:
    """The indices of all games, in chunks that shrink to one game, so that all workers finish together."""
    start = 0
    while start < games:
        size = max(1, min(MOST_IN_A_CHUNK, (games - start) // (workers * CHUNKS_PER_WORKER)))
        yield range(start, start + size)
        start += size


def chunks_of(games: int, size: int) -> Iterator[range]:
    """The indices of all games, in chunks of a size."""
    return (range(start, min(start + size, games)) for start in range(0, games, size))


class Simulator:
    """The job of a worker: plays chunks of a plan's games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game, plan.content_text)

    def __call__(self, chunk: range) -> list[Row]:
        return [play_game(self.plan, self.game, index) for index in chunk]
