"""A worker pool: tasks are distributed to processes of this machine or to a cluster, and results come in order.

The results depend neither on the number of workers nor on where they run.
"""

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

TASKS_PER_WORKER: Final = 2
"""Submitted at any time: one that runs, and one that is queued behind it."""
PARENT_POLL_SECONDS: Final = 1.0

Task = TypeVar("Task")
Output = TypeVar("Output")
# Called once in each worker to initialise it; returns the function that processes tasks. It is sent as a pickle.
Job = Callable[[], Callable[[Task], Output]]


class Pool(Protocol):
    """Workers that are not processes of this machine, such as a cluster."""

    def count(self) -> int: ...
    def run_tasks(self, tasks: Iterable[Task], job: Job[Task, Output]) -> Generator[Output]: ...


# A number of processes of this machine, or a pool.
Workers = int | Pool


def worker_count(workers: Workers) -> int:
    """The number of tasks that run at the same time."""
    return workers if isinstance(workers, int) else workers.count()


def run_tasks(tasks: Iterable[Task], job: Job[Task, Output], workers: Workers) -> Generator[Output]:
    """Yield the results of the tasks in order. Few are submitted at any time; closing the generator cancels them."""
    if not isinstance(workers, int):
        yield from workers.run_tasks(tasks, job)
    elif workers > 1:
        yield from in_processes(tasks, job, workers)
    else:
        yield from map(job(), tasks)


# --- processes of this machine


def in_processes(tasks: Iterable[Task], job: Job[Task, Output], workers: int) -> Generator[Output]:
    """Run the tasks in a process pool."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pending: deque[Future[Output]] = deque()
    with ProcessPoolExecutor(workers, context, init_worker, (job, stop)) as pool:
        try:
            for task in tasks:
                pending.append(pool.submit(run_task, task))
                if len(pending) == TASKS_PER_WORKER * workers:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        except BrokenProcessPool:
            raise WuselError("a worker was killed, perhaps for want of memory; try fewer workers") from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


class Worker:
    """The state of a worker process."""

    process: Callable[[Any], Any]


def init_worker(job: Job[Any, Any], stop: Event) -> None:
    """Initialise a worker process: the parent handles SIGINT, and the worker exits with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, args=(stop,), daemon=True).start()
    Worker.process = job()


def exit_with_parent(stop: Event) -> None:
    """End this process on the stop event, or when the parent process was killed."""
    parent = multiprocessing.parent_process()
    while not stop.wait(PARENT_POLL_SECONDS) and parent is not None and parent.is_alive():
        pass
    os._exit(0)


def run_task(task: Any) -> Any:  # noqa: ANN401  # the types of the job
    return Worker.process(task)
