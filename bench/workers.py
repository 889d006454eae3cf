"""Hangs and orphans of the worker pool: `python -m bench.workers [runs] [workers] [agent]`.

A study runs again and again. In every third run the parent is killed after a random time, from the start of its workers
to the last games. A run hangs if its processes use no CPU time for `IDLE_SECONDS`. An orphan is a process that is left
`LEAVE_SECONDS` after the parent has ended. Every process is found by a variable of its environment.
"""

import os
import random
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Final, NamedTuple

from bench.usage import stat_of
from wusel.support.build import build

TASK: Final = "mosquitozzz-duel"
GAMES: Final = 400
KILL_EVERY: Final = 3
IDLE_SECONDS: Final = 60
LEAVE_SECONDS: Final = 60
"""A process may end late on a machine under load."""
VARIABLE: Final = "WUSEL_BENCH_RUN"


class Outcome(NamedTuple):
    """The outcome of a run."""

    seconds: float
    killed: bool
    hung: bool
    orphans: int
    status: int
    output: bytes


def processes_of(run: str) -> dict[int, float]:
    """The CPU time of each living process of a run, under any parent."""
    mark = f"{VARIABLE}={run}".encode()
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (folder / "environ").read_bytes().split(b"\0"):
                found[int(folder.name)] = stat_of(int(folder.name))[1]
        except OSError:
            continue  # it has ended meanwhile
    return found


def run_study(run: str, workers: int, agent: str, kill_after: float | None) -> Outcome:
    """Run a study once, and kill its parent after some seconds if that is given."""
    command = [sys.executable, "-m", "wusel", "tasks", TASK, "--agents", agent, "--games", str(GAMES)]
    begun = monotonic()
    with subprocess.Popen(
        [*command, "--workers", str(workers)],
        env={**os.environ, VARIABLE: run},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as parent:
        hung, killed = watch(parent, run, begun, kill_after)
        seconds = monotonic() - begun
        left = still_running(run)
        for process in left:
            os.kill(process, 9)
        assert parent.stdout
        return Outcome(seconds, killed, hung, len(left), parent.returncode, parent.stdout.read())


def watch(parent: subprocess.Popen[bytes], run: str, begun: float, kill_after: float | None) -> tuple[bool, bool]:
    """Wait for the end of a parent. Return whether it hung, and whether it was killed before its end."""
    last, used_at = processes_of(run), monotonic()
    while parent.poll() is None:
        sleep(0.05)
        now = monotonic()
        if kill_after is not None and now - begun > kill_after:
            parent.kill()
            parent.wait()
            return False, True
        if (seen := processes_of(run)) != last:
            last, used_at = seen, now
        elif now - used_at > IDLE_SECONDS:
            parent.kill()
            parent.wait()
            return True, False
    return False, False


def still_running(run: str) -> list[int]:
    """The processes that are left after the parent has ended, when they have had time to end."""
    begun = monotonic()
    while (left := [*processes_of(run)]) and monotonic() - begun < LEAVE_SECONDS:
        sleep(0.05)
    return left


def main(runs: int, workers: int, agent: str) -> None:
    print(f"{build()} build, {TASK} --agents {agent} --workers {workers} --games {GAMES}", flush=True)
    luck = random.Random(1)
    last = 0.0
    outcomes: list[Outcome] = []
    for number in range(runs):
        kill = bool(last) and number % KILL_EVERY == KILL_EVERY - 1
        each = run_study(f"{os.getpid()}-{number}", workers, agent, luck.uniform(0, last) if kill else None)
        outcomes.append(each)
        if not each.killed:
            last = each.seconds
        print(
            f"{number + 1}: {each.seconds:.1f} s, {'killed' if each.killed else f'status {each.status}'}"
            f"{', HUNG' if each.hung else ''}{f', {each.orphans} ORPHANS' if each.orphans else ''}",
            flush=True,
        )
    whole = [each for each in outcomes if not each.killed and not each.hung]
    print(
        f"{runs} runs, {sum(each.killed for each in outcomes)} with a killed parent: "
        f"{sum(each.hung for each in outcomes)} hung, {sum(each.orphans > 0 for each in outcomes)} left orphans, "
        f"{sum(each.status != 0 for each in whole)} failed, {len({each.output for each in whole})} different results"
    )


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 54,
        int(sys.argv[2]) if len(sys.argv) > 2 else 16,
        sys.argv[3] if len(sys.argv) > 3 else "easy",
    )
