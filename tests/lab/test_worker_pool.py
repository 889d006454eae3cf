"""The worker pool: ordered results, errors, cancellation, and processes that end."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import count, islice
from multiprocessing import active_children
from pathlib import Path

import pytest

from tests.command_line import ok, refused
from tests.lab.pool_jobs import (
    NEGATE,
    FirstWaits,
    dividing,
    doubling_bytes,
    exiting,
    hangs_after_the_first,
    impossible,
    killed,
    odd,
    process_ids,
    refusing,
    unsendable,
)
from wusel.engine.errors import WuselError
from wusel.lab.worker_pool import TASKS_PER_WORKER, ProcessPool, open_pool, run_tasks

LARGE = 1 << 20
"""More bytes than a pipe holds."""


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    before = {*active_children()}
    yield
    assert {*active_children()} <= before


# --- results


def test_results_come_in_order(tmp_path: Path) -> None:
    """The first task waits for a later one, which opens the file."""
    os.mkfifo(tmp_path / "fifo")
    assert [*run_tasks(range(20), partial(FirstWaits, tmp_path / "fifo", 5), 2)] == [*range(20)]


@pytest.mark.parametrize("workers", [1, 3])
def test_few_tasks_are_submitted(workers: int) -> None:
    submitted = 0

    def tasks() -> Iterator[int]:
        nonlocal submitted
        while True:
            submitted += 1
            yield submitted

    with closing(run_tasks(tasks(), NEGATE, workers)) as results:
        for taken, result in enumerate(islice(results, 50)):
            assert result == -1 - taken
            assert submitted - taken <= TASKS_PER_WORKER * workers


def test_no_more_processes_than_tasks() -> None:
    with closing(ProcessPool(50)) as pool:
        assert [*pool.run_tasks([1, 2], NEGATE)] == [-1, -2]
        assert len(pool.idle) == 2
    assert [*run_tasks([], NEGATE, 50)] == []


def test_tasks_and_results_may_be_larger_than_a_pipe() -> None:
    tasks = [bytes([n]) * LARGE for n in range(6)]
    assert [*run_tasks(tasks, doubling_bytes, 2)] == [task + task for task in tasks]


def test_processes_are_kept_for_the_next_job() -> None:
    with open_pool(2) as pool:
        first = {*pool.run_tasks(range(8), process_ids)}
        assert [*pool.run_tasks(range(8), NEGATE)] == [-n for n in range(8)]
        assert len({*pool.run_tasks(range(8), process_ids)} | first) <= 2
        with open_pool(pool) as same:
            assert same is pool


def test_two_jobs_by_turns() -> None:
    with closing(ProcessPool(2)) as pool:
        both = zip(pool.run_tasks(range(9), NEGATE), pool.run_tasks(range(9), partial(partial, abs)), strict=True)
        assert [*both] == [(-n, n) for n in range(9)]


# --- errors


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("job", "error", "said"),
    [
        (refusing, WuselError, "^0 cannot be done$"),
        (dividing, ZeroDivisionError, "division by zero"),
        (exiting, SystemExit, "^0"),
        (impossible, WuselError, "^this job cannot begin$"),
    ],
)
def test_an_error_of_a_task_is_raised(
    workers: int, job: Callable[[], Callable[[int], object]], error: type[BaseException], said: str
) -> None:
    with pytest.raises(error, match=said):
        [*run_tasks([0, 1], job, workers)]


@pytest.mark.parametrize(
    ("job", "error", "said"),
    [
        (dividing, ZeroDivisionError, r"in <lambda>"),
        (odd, RuntimeError, r"in fail(.|\n)*OddError: 0 is odd"),
        (unsendable, Exception, "pickle"),
        (killed, WuselError, "^a worker was killed, perhaps for want of memory; try fewer workers$"),
    ],
)
def test_an_error_of_a_process_is_raised(
    job: Callable[[], Callable[[int], object]], error: type[Exception], said: str
) -> None:
    """The pool still works after an error, and the place of the error is known."""
    with closing(ProcessPool(2)) as pool:
        with pytest.raises(error, match=said):
            [*pool.run_tasks([0], job)]
        assert [*pool.run_tasks([0, 1, 2], NEGATE)] == [0, -1, -2]


def test_a_worker_is_killed_while_it_is_idle() -> None:
    with closing(ProcessPool(1)) as pool:
        [process] = pool.run_tasks([0], process_ids)
        os.kill(process, signal.SIGKILL)
        pool.idle[0].process.join()
        with pytest.raises(WuselError, match=r"^a worker was killed"):
            next(pool.run_tasks([0], process_ids))


# --- processes end


def test_pending_tasks_are_cancelled() -> None:
    work = run_tasks(count(), hangs_after_the_first, 2)
    assert next(work) == 0
    work.close()


@pytest.mark.parametrize("job", [NEGATE, hangs_after_the_first, dividing])
def test_many_pools_one_after_the_other(job: Callable[[], Callable[[int], float]]) -> None:
    """They end in every way: with all tasks done, cancelled, and with an error."""
    for _ in range(3):
        with closing(run_tasks(range(6), job, 3)) as results:
            try:
                assert next(results) == 0
            except ZeroDivisionError:
                continue
            if job is NEGATE:
                assert [*results] == [-1, -2, -3, -4, -5]


@pytest.mark.parametrize(("tasks", "hanging"), [(0, 3), (3, 0), (3, 1)])
def test_workers_end_with_a_killed_parent(tasks: int, hanging: int, tmp_path: Path) -> None:
    """Both busy and idle workers end. The end of the file arrives when the last process with the open file has
    ended."""
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    program = f"from tests.lab.pool_jobs import hold_file as run; run({str(fifo)!r}, {tasks}, {hanging})"
    with subprocess.Popen([sys.executable, "-c", program]) as parent, fifo.open() as file:
        assert sorted(islice(file, tasks + hanging)) == [f"{n}\n" for n in range(tasks + hanging)]
        parent.kill()
        assert file.read() == ""


# --- commands


def test_fuzzing_with_several_workers() -> None:
    assert "kept all laws: 1, seeds from 5 on" in ok(
        "fuzz", "mosquitozzz", "--minutes", "0", "--seed", "5", "--workers", "2"
    )


@pytest.mark.parametrize("on", ["moon", "ray://", "ray://head", "ray:head:1", "http://head:1"])
def test_unknown_clusters_are_refused(on: str) -> None:
    assert refused("simulate", "mosquitozzz", "--on", on) == (
        f"wusel: --on {on} is not possible; it can be ray, or ray://HOST:PORT\n"
    )


def test_a_cluster_has_its_own_number_of_workers() -> None:
    assert "leave it out" in refused("fuzz", "mosquitozzz", "--on", "ray", "--workers", "2")
