"""Many games played by bots, in as many processes as wanted; the outcome never depends on how many."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from typing import Any, Final

from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.chance import Chance
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value, settle_options
from wusel.games import find_game

MOST_IN_A_CHUNK: Final = 500
CHUNKS_PER_WORKER: Final = 10
SEATS: Final = 64
LARGEST_SEED: Final = 2**62


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
        new_bot(name)
    places = game.new(settled, seed).seats
    if len(seats) != places:
        raise WuselError(f"{len(seats)} bots ({', '.join(seats)}) for {places} seats; name one for each seat")
    return Plan(game.name, tuple(seats), settled, seed, games, rotate, game.content_text())


# --- one game


def play_game(plan: Plan, game: Game[Any], index: int) -> Row:
    """One game from the first question to the result, new bots in all seats."""
    seed = plan.seed + index
    names = plan.bots(index)
    bots = [new_bot(name) for name in names]
    s = game.new(plan.options, seed)
    made = 0
    while s.owing:
        seat = (s.owing & -s.owing).bit_length() - 1
        game.apply(s, seat, ask(bots[seat], game, s, seat, bot_seed(seed, made, seat)))
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


def simulate(plan: Plan, workers: int = 1, chunk: int = 0) -> Generator[list[Row]]:
    """Play a plan and give out its rows in order, chunk by chunk; only a few chunks are ever in memory.

    Whatever was under way when the caller stops listening is given up.
    """
    chunk = chunk or max(1, min(MOST_IN_A_CHUNK, plan.games // (workers * CHUNKS_PER_WORKER)))
    starts = range(0, plan.games, chunk)
    if workers == 1:
        game = find_game(plan.game, plan.content_text)
        for start in starts:
            yield [play_game(plan, game, index) for index in chunk_of(plan, start, chunk)]
    else:
        yield from play_in_workers(plan, workers, starts, chunk)


def chunk_of(plan: Plan, start: int, chunk: int) -> range:
    return range(start, min(start + chunk, plan.games))


def play_in_workers(plan: Plan, workers: int, starts: range, chunk: int) -> Iterator[list[Row]]:
    """Two chunks for each worker are under way at any time; they are handed out in order."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting: deque[Future[list[Row]]] = deque()
    with ProcessPoolExecutor(workers, context, start_work, (plan, stop)) as pool:
        try:
            for start in starts:
                waiting.append(pool.submit(play_chunk, start, chunk))
                if len(waiting) == 2 * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise WuselError("a worker was killed, perhaps for want of memory; try fewer workers") from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


class Worker:
    """What a worker process is told once, when it starts."""

    plan: Plan
    game: Game[Any]
    stop: Event


def start_work(plan: Plan, stop: Event) -> None:
    """A worker leaves Ctrl-C to the process that listens, and stops between two games when told so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker.plan = plan
    Worker.game = find_game(plan.game, plan.content_text)
    Worker.stop = stop


def play_chunk(start: int, chunk: int) -> list[Row]:
    plan = Worker.plan
    rows = []
    for index in chunk_of(plan, start, chunk):
        if Worker.stop.is_set():
            break
        rows.append(play_game(plan, Worker.game, index))
    return rows
