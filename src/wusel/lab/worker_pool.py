"""Work handed out piece by piece, to processes of this machine or to a cluster; the outcome never depends on how many
there are, nor where they are."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Any, Final, Protocol, TypeVar

from wusel.engine.errors import WuselError

AHEAD: Final = 2
"""Pieces for each worker that are under way at any time: one in work, and one that waits for it."""
PATIENCE: Final = 1.0

Task = TypeVar("Task")
Found = TypeVar("Found")
# What a worker is told once: it gets ready, and gives back what does one piece after another. It travels as a pickle.
Job = Callable[[], Callable[[Task], Found]]


class Pool(Protocol):
    """Workers that are not processes of this machine."""

    def count(self) -> int: ...
    def work_through(self, tasks: Iterable[Task], job: Job[Task, Found]) -> Generator[Found]: ...


# So many processes of this machine, or somebody else's.
Workers = int | Pool


def how_many(workers: Workers) -> int:
    """How many pieces are worked on at the same time."""
    return workers if isinstance(workers, int) else workers.count()


def work_through(tasks: Iterable[Task], job: Job[Task, Found], workers: Workers) -> Generator[Found]:
    """What comes of the tasks, in order; only a few are ever under way. Those are given up when the caller stops
    listening."""
    if not isinstance(workers, int):
        yield from workers.work_through(tasks, job)
    elif workers > 1:
        yield from in_processes(tasks, job, workers)
    else:
        yield from map(job(), tasks)


# --- processes of this machine


def in_processes(tasks: Iterable[Task], job: Job[Task, Found], workers: int) -> Generator[Found]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting: deque[Future[Found]] = deque()
    with ProcessPoolExecutor(workers, context, get_ready, (job, stop)) as pool:
        try:
            for task in tasks:
                waiting.append(pool.submit(do_piece, task))
                if len(waiting) == AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise WuselError("a worker was killed, perhaps for want of memory; try fewer workers") from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


class Worker:
    """What a worker process has got ready."""

    do: Callable[[Any], Any]


def get_ready(job: Job[Any, Any], stop: Event) -> None:
    """A worker leaves Ctrl-C to the process that listens, and goes when nobody does any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=wait_for_the_end, args=(stop,), daemon=True).start()
    Worker.do = job()


def wait_for_the_end(stop: Event) -> None:
    """A worker whose parent was killed has nobody left to work for either."""
    parent = multiprocessing.parent_process()
    while not stop.wait(PATIENCE) and parent is not None and parent.is_alive():
        pass
    os._exit(0)


def do_piece(task: Any) -> Any:  # noqa: ANN401  # of whatever job this worker has
    return Worker.do(task)
