"""Overhead of a Ray cluster compared with the process pool: `python -m bench.cluster [rounds]`.

Both have two workers on this machine and alternate, with tasks of a second or more and with empty tasks. The best round
of each counts, since noise only ever slows. Measured are wall time and the CPU time of all processes involved, from the
first result, when all workers are ready, to the last. Then follows the memory after some games and after four times as
many.
"""

import sys
from collections.abc import Generator
from functools import partial
from itertools import islice
from resource import RUSAGE_SELF, getrusage
from time import perf_counter
from typing import Any

from ray.cluster_utils import Cluster as LocalCluster

from bench.usage import cpu_rate, tree_cpu_seconds
from wusel.games import find_game
from wusel.lab.cluster import connected
from wusel.lab.simulate import Plan, Simulator, new_plan, simulate
from wusel.lab.worker_pool import Workers, run_tasks
from wusel.support.build import build

WORKERS = 2
TASKS = 12
EMPTY = 400
GAMES = 4_000
SECONDS = 1.2
"""Of a task on an idle core."""


def plan_of(games: int) -> Plan:
    return new_plan(find_game("mosquitozzz"), ["random", "random"], {"players": 2}, 1, games)


class PeakMemory:
    """A task that plays a chunk and returns the peak memory of its process."""

    def __init__(self, plan: Plan) -> None:
        self.players = Simulator(plan)

    def __call__(self, chunk: range) -> int:
        self.players(chunk)
        return getrusage(RUSAGE_SELF).ru_maxrss


def games_in(seconds: float) -> int:
    """Return how many games one core plays in that time, at best."""
    play = Simulator(plan_of(1))
    best = max(cpu_rate(lambda: len(play(range(1))), seconds) for _ in range(5))
    return max(1, round(best * seconds))


def cost_of(work: Generator[Any], tasks: int) -> list[float]:
    """Wall time and CPU time of a number of tasks after the first one."""
    next(work)
    started, cpu = perf_counter(), tree_cpu_seconds()
    assert len([*islice(work, tasks)]) == tasks
    cost = [perf_counter() - started, tree_cpu_seconds() - cpu]
    work.close()
    return cost


def memory_of(workers: Workers, games: int) -> tuple[int, int]:
    """The peak memory of this process and of the largest worker, in kB."""
    chunks = (range(start, start + 100) for start in range(0, games, 100))
    largest = max(run_tasks(chunks, partial(PeakMemory, plan_of(games)), workers))
    return getrusage(RUSAGE_SELF).ru_maxrss, largest


def compare(cluster: Workers, rounds: int) -> None:
    games = games_in(SECONDS)
    both: dict[str, Workers] = {"processes": WORKERS, "Ray": cluster}
    best: dict[str, list[float]] = {}
    for each in range(rounds):
        for name, workers in both.items():
            cost = cost_of(simulate(plan_of(games * (TASKS + 1)), workers, games), TASKS)
            cost += cost_of(run_tasks(range(EMPTY + 1), partial(partial, abs), workers), EMPTY)
            best[name] = [*map(min, best.get(name, cost), cost)]
            print(f"round {each + 1}, {name}: {', '.join(f'{seconds:.2f} s' for seconds in cost)}", flush=True)
    print(f"{build()} build, {TASKS} tasks of {games} games, best of {rounds} rounds:")
    for name, (whole, worked, empty, for_nothing) in best.items():
        print(f"  {name}: {whole:.2f} s, {worked:.2f} s of CPU time")
        print(f"    nothing: {1000 * empty / EMPTY:.2f} ms a task, {1000 * for_nothing / EMPTY:.2f} ms of CPU time")
    for what, place in (("time", 0), ("CPU time", 1)):
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
    from bench.cluster import main as measure  # tasks are pickled by the name of their module

    measure(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
