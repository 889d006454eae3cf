"""What a Ray cluster costs beside the process pool: `python -m bench.cluster [rounds]`.

Both have two workers on this machine and are tried by turns, with pieces that take a second or more on an idle core and
with pieces that take no time at all; the best round of each counts, since noise only ever slows. What is measured is
how long it takes, and how many seconds of any core everybody who has to do with it was at work, from the first piece
that comes back to the last: by then all workers are ready. Then how much memory there is after some games, and after
four times as many.
"""

import sys
from collections.abc import Generator
from functools import partial
from itertools import islice
from resource import RUSAGE_SELF, getrusage
from time import perf_counter, process_time
from typing import Any

from ray.cluster_utils import Cluster as LocalCluster

from bench.at_work import seconds_at_work
from wusel.games import find_game
from wusel.lab.bench import build
from wusel.lab.cluster import connected
from wusel.lab.simulate import Plan, Simulator, new_plan, simulate
from wusel.lab.worker_pool import Workers, run_tasks

WORKERS = 2
PIECES = 12
EMPTY = 400
GAMES = 4_000
SECONDS = 1.2
"""That a piece takes on an idle core."""


def plan_of(games: int) -> Plan:
    return new_plan(find_game("mosquitozzz"), ["random", "random"], {"players": 2}, 1, games)


class Weigher:
    """Plays a chunk and says how much memory its process has had at most."""

    def __init__(self, plan: Plan) -> None:
        self.players = Simulator(plan)

    def __call__(self, chunk: range) -> int:
        self.players(chunk)
        return getrusage(RUSAGE_SELF).ru_maxrss


def games_in(seconds: float) -> int:
    """How many games a core plays in that time, at its best."""
    players = Simulator(plan_of(1))
    best = 0.0
    for _ in range(5):
        begun = process_time()
        for _ in range(100):
            players(range(1))
        best = max(best, 100 / (process_time() - begun))
    return max(1, round(best * seconds))


def cost_of(work: Generator[Any], pieces: int) -> list[float]:
    """How long so many pieces take after the first one, and how long somebody was at work for them."""
    next(work)
    begun, at_work = perf_counter(), seconds_at_work()
    assert len([*islice(work, pieces)]) == pieces
    cost = [perf_counter() - begun, seconds_at_work() - at_work]
    work.close()
    return cost


def memory_of(workers: Workers, games: int) -> tuple[int, int]:
    """The most that this process and any worker have had, in kB."""
    chunks = (range(start, start + 100) for start in range(0, games, 100))
    largest = max(run_tasks(chunks, partial(Weigher, plan_of(games)), workers))
    return getrusage(RUSAGE_SELF).ru_maxrss, largest


def compare(cluster: Workers, rounds: int) -> None:
    games = games_in(SECONDS)
    both: dict[str, Workers] = {"processes": WORKERS, "Ray": cluster}
    best: dict[str, list[float]] = {}
    for each in range(rounds):
        for name, workers in both.items():
            cost = cost_of(simulate(plan_of(games * (PIECES + 1)), workers, games), PIECES)
            cost += cost_of(run_tasks(range(EMPTY + 1), partial(partial, abs), workers), EMPTY)
            best[name] = [*map(min, best.get(name, cost), cost)]
            print(f"round {each + 1}, {name}: {', '.join(f'{seconds:.2f} s' for seconds in cost)}", flush=True)
    print(f"{build()} build, {PIECES} pieces of {games} games, best of {rounds} rounds:")
    for name, (whole, worked, empty, for_nothing) in best.items():
        print(f"  {name}: {whole:.2f} s, {worked:.2f} s at work")
        print(f"    nothing: {1000 * empty / EMPTY:.2f} ms a piece, {1000 * for_nothing / EMPTY:.2f} ms at work")
    for what, place in (("time", 0), ("work", 1)):
        print(f"  Ray takes {best['Ray'][place] / best['processes'][place] - 1:+.1%} of {what}")


def main(rounds: int) -> None:
    local = LocalCluster(initialize_head=True, head_node_args={"num_cpus": WORKERS, "include_dashboard": False})
    with connected(local.address) as cluster:
        compare(cluster, rounds)
        for games in (GAMES, 4 * GAMES):
            here, there = memory_of(cluster, games)
            print(f"  {games} games: {here / 1000:.1f} MB here, {there / 1000:.1f} MB in the largest worker")
    local.shutdown()


if __name__ == "__main__":
    from bench.cluster import main as measure  # what is sent to workers needs a name that they can import

    measure(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
