"""A worker pool: the processes of this machine or of a cluster do tasks, and the results come in order.

The results depend neither on the number of workers nor on where they run.
"""

import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from threading import Thread
from traceback import format_exception
from typing import Any, Final, Protocol, TypeVar

from wusel.engine.errors import WuselError

TASKS_PER_WORKER: Final = 4
"""The most tasks for each worker whose results have not been taken, so that a slow task does not stop the others."""

Task = TypeVar("Task")
Output = TypeVar("Output")
# Called once in each worker to initialise it; returns the function that processes tasks. It is sent as a pickle.
Job = Callable[[], Callable[[Task], Output]]


class Pool(Protocol):
    """Workers that process the tasks of one job after another."""

    def count(self) -> int: ...
    def run_tasks(self, tasks: Iterable[Task], job: Job[Task, Output]) -> Generator[Output]: ...


# A number of processes of this machine, or a pool.
Workers = int | Pool


def worker_count(workers: Workers) -> int:
    """The number of tasks that run at the same time."""
    return workers if isinstance(workers, int) else workers.count()


@contextmanager
def open_pool(workers: Workers) -> Iterator[Pool]:
    """Yield a pool for several jobs. For a number of workers it is a new one, which ends with the block."""
    if not isinstance(workers, int):
        yield workers
    elif workers > 1:
        with closing(ProcessPool(workers)) as pool:
            yield pool
    else:
        yield OwnProcess()


def run_tasks(tasks: Iterable[Task], job: Job[Task, Output], workers: Workers) -> Generator[Output]:
    """Yield the results of the tasks in order. Few are submitted at any time; closing the generator cancels them."""
    with open_pool(workers) as pool:
        yield from pool.run_tasks(tasks, job)


class OwnProcess:
    """A pool without processes: the caller does the tasks itself."""

    def count(self) -> int:
        return 1

    def run_tasks(self, tasks: Iterable[Task], job: Job[Task, Output]) -> Generator[Output]:
        yield from map(job(), tasks)


# --- processes of this machine: the parent


class ProcessPool:
    """Processes of this machine, which are started when there are tasks for them and kept for the next job.

    Each has a private pipe, and they share no lock. So a process may end at any moment without blocking another one.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.idle: list[Worker] = []

    def count(self) -> int:
        return self.size

    def close(self) -> None:
        """End the workers that wait for the next job."""
        workers, self.idle = self.idle, []
        end_workers(workers)

    def run_tasks(self, tasks: Iterable[Task], job: Job[Task, Output]) -> Generator[Output]:
        """Yield the results in order. A worker has one task at a time, so that no task waits behind a slow one.

        If the generator is closed or a task fails, all workers end; the next job starts new ones.
        """
        sent = pickle.dumps(job)
        remaining = enumerate(tasks)
        busy: dict[Any, tuple[int, Worker]] = {}  # by pipe; wait() returns them as any kind of pipe or socket
        replies: dict[int, bytes] = {}
        taken = 0
        try:
            while True:
                room = TASKS_PER_WORKER * self.size - len(busy) - len(replies)
                batch = [*islice(remaining, min(room, self.size - len(busy)))]
                # All processes start before the first message, which waits until its worker is ready to read.
                self.idle += [Worker() for _ in range(len(batch) - len(self.idle))]
                for number, task in batch:
                    worker = self.idle.pop()
                    busy[worker.pipe] = number, worker
                    worker.send(sent, task)
                if taken in replies:
                    yield result_of(replies.pop(taken))
                    taken += 1
                elif not busy:
                    return
                for pipe in wait(busy, 0 if taken in replies else None) if busy else []:
                    number, worker = busy[pipe]
                    replies[number] = worker.receive()
                    del busy[pipe]
                    self.idle.append(worker)
        except BaseException:
            self.idle += [worker for _, worker in busy.values()]
            self.close()
            raise


class Worker:
    """A worker process and the parent's end of its pipe."""

    def __init__(self) -> None:
        # A spawned process inherits no pipe of another worker, so each pipe closes when its owner ends.
        context = multiprocessing.get_context("spawn")
        self.pipe, pipe_of_worker = context.Pipe()
        self.process = context.Process(target=work, args=(pipe_of_worker,), daemon=True)
        self.process.start()
        pipe_of_worker.close()
        self.job = b""

    def send(self, job: bytes, task: object) -> None:
        """Send a task, and its job if the worker has another one. The worker must be idle, so that it reads."""
        message = pickle.dumps((job if job != self.job else b"", task))
        self.job = job
        try:
            self.pipe.send_bytes(message)
        except OSError:
            raise worker_killed() from None

    def receive(self) -> bytes:
        try:
            return self.pipe.recv_bytes()
        except (EOFError, OSError):
            raise worker_killed() from None


def worker_killed() -> WuselError:
    return WuselError("a worker was killed, perhaps for want of memory; try fewer workers")


def end_workers(workers: list[Worker]) -> None:
    """End processes at once, even busy ones, and wait until they have ended."""
    for worker in workers:
        worker.process.kill()
    for worker in workers:
        worker.process.join()
        worker.process.close()
        worker.pipe.close()


def result_of(reply: bytes) -> Any:  # noqa: ANN401  # the types of the job
    """The result of a task; an error of the task is raised here again."""
    result, error = pickle.loads(reply)
    if error is not None:
        raise error
    return result


# --- processes of this machine: a worker


def work(pipe: Connection) -> None:
    """Process tasks until the parent closes the pipe or ends. The parent handles SIGINT."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, daemon=True).start()
    process = TaskProcessor()
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(process(pipe.recv_bytes()))


def exit_with_parent() -> None:
    """End this process when its parent ends, even in the middle of a task."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class TaskProcessor:
    """Turns messages of the parent into replies, with the function of the last job that was sent."""

    process: Callable[[Any], Any]

    def __call__(self, message: bytes) -> bytes:
        """Return the pickle of the result and the error of a task; one of them is None."""
        try:
            job, task = pickle.loads(message)
            if job:
                self.process = pickle.loads(job)()
            return pickle.dumps((self.process(task), None))
        except BaseException as error:
            return pickle.dumps((None, portable(error)))


def portable(error: BaseException) -> BaseException:
    """Return an error that can be sent: itself if it survives pickling, else a RuntimeError with its text."""
    text = "".join(format_exception(error))
    if not isinstance(error, WuselError):
        error.add_note(text)  # a traceback is not sent
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(text)
    return error
