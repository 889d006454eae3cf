"""What a Ray cluster costs beside the process pool: `python -m bench.cluster [rounds]`.

Both have two workers on this machine and are tried by turns, with pieces that take a second or more on an idle core and
with pieces that take no time at all; the best round of each counts, since noise only ever slows. Time runs from the
first piece that comes back to the last: by then all workers are ready. Then how much memory everybody has, after some
games and after four times as many.
"""

import os
import sys
from functools import partial
from resource import RUSAGE_SELF, getrusage
from time import perf_counter

from ray.cluster_utils import Cluster as LocalCluster

from wusel.games import find_game
from wusel.lab.bench import build
from wusel.lab.cluster import connected
from wusel.lab.simulate import Plan, Players, new_plan, simulate
from wusel.lab.worker_pool import Workers, work_through

WORKERS = 2
PIECES = 12
EMPTY = 400
GAMES = 4_000
CLOCK = 1.2
"""Seconds that a piece takes on an idle core."""


def plan_of(games: int) -> Plan:
    return new_plan(find_game("mosquitozzz"), ["random", "random"], {"players": 2}, 1, games)


class Weigher:
    """Plays a chunk and says who it was and how much memory that took."""

    def __init__(self, plan: Plan) -> None:
        self.players = Players(plan)

    def __call__(self, chunk: range) -> tuple[int, int]:
        self.players(chunk)
        return os.getpid(), getrusage(RUSAGE_SELF).ru_maxrss


def games_in(seconds: float) -> int:
    """How many games a core plays in that time, at its best."""
    players = Players(plan_of(1))
    best = 0.0
    for _ in range(5):
        begun = perf_counter()
        for _ in range(100):
            players(range(1))
        best = max(best, 100 / (perf_counter() - begun))
    return max(1, round(best * seconds))


def seconds_of(workers: Workers, games: int) -> float:
    """For as many games, from the first piece that is back to the last."""
    chunks = simulate(plan_of(games * (PIECES + 1)), workers, games)
    next(chunks)
    begun = perf_counter()
    assert len([*chunks]) == PIECES
    return perf_counter() - begun


def seconds_of_nothing(workers: Workers) -> float:
    work = work_through(range(EMPTY + 1), partial(partial, abs), workers)
    next(work)
    begun = perf_counter()
    assert len([*work]) == EMPTY
    return perf_counter() - begun


def memory_of(workers: Workers, games: int) -> tuple[int, int]:
    """The most that this process and any worker have had, in kB."""
    chunks = (range(start, start + 100) for start in range(0, games, 100))
    largest = max(size for _, size in work_through(chunks, partial(Weigher, plan_of(games)), workers))
    return getrusage(RUSAGE_SELF).ru_maxrss, largest


def main(rounds: int) -> None:
    games = games_in(CLOCK)
    local = LocalCluster(initialize_head=True, head_node_args={"num_cpus": WORKERS, "include_dashboard": False})
    with connected(local.address) as cluster:
        both: dict[str, Workers] = {"processes": WORKERS, "Ray": cluster}
        best = {name: [sys.float_info.max] * 2 for name in both}
        for each in range(rounds):
            for name, workers in both.items():
                took = [seconds_of(workers, games), seconds_of_nothing(workers)]
                best[name] = [min(pair) for pair in zip(best[name], took, strict=True)]
                print(f"round {each + 1}, {name}: {took[0]:.2f} s, nothing {took[1]:.3f} s", flush=True)
        print(f"{build()} build, {PIECES} pieces of {games} games, best of {rounds} rounds:")
        for name, (whole, empty) in best.items():
            print(f"  {name}: {whole:.2f} s; {1000 * empty / EMPTY:.2f} ms for a piece of nothing")
        print(f"  Ray takes {best['Ray'][0] / best['processes'][0] - 1:+.1%}")
        for games in (GAMES, 4 * GAMES):
            here, there = memory_of(cluster, games)
            print(f"  {games} games: {here / 1000:.1f} MB here, {there / 1000:.1f} MB in the largest worker")
    local.shutdown()


if __name__ == "__main__":
    from bench.cluster import main as measure  # what is sent to workers needs a name that they can import

    measure(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
