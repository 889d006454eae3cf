"""Jobs for the tests of the worker pool. Workers import this module, so it imports little."""

import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event

from wusel.engine.errors import WuselError
from wusel.lab.worker_pool import open_pool

NEGATE = partial(partial, int.__neg__)


def hangs_after_the_first() -> Callable[[int], int]:
    """A job that hangs on every task except the first."""
    return lambda n: n if n == 0 or Event().wait() else -1


def process_ids() -> Callable[[int], int]:
    return lambda _: os.getpid()


def doubling_bytes() -> Callable[[bytes], bytes]:
    return lambda given: given + given


class FirstWaits:
    """A job whose first task ends when another task opens the same FIFO."""

    def __init__(self, fifo: Path, waited_for: int) -> None:
        self.modes = {0: "r", waited_for: "w"}
        self.fifo = fifo

    def __call__(self, n: int) -> int:
        if n in self.modes:
            with self.fifo.open(self.modes[n]):
                pass
        return n


# --- errors


class OddError(Exception):
    """An error that cannot be restored from its pickle."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first + second)


def refusing() -> Callable[[int], int]:
    def refuse(n: int) -> int:
        raise WuselError(f"{n} cannot be done")

    return refuse


def dividing() -> Callable[[int], float]:
    return lambda n: 1 / n


def odd() -> Callable[[int], int]:
    def fail(n: int) -> int:
        raise OddError(f"{n} is ", "odd")

    return fail


def exiting() -> Callable[[int], int]:
    return sys.exit


def unsendable() -> Callable[[int], object]:
    return lambda n: lambda: n


def impossible() -> Callable[[int], int]:
    raise WuselError("this job cannot begin")


def killed() -> Callable[[int], None]:
    return lambda _: os.kill(os.getpid(), signal.SIGKILL)


# --- a parent that is killed


class HoldsFile:
    """A job that keeps a file open and writes a line for each task. It hangs on the tasks after the first ones."""

    def __init__(self, path: str, tasks: int) -> None:
        self.descriptor = os.open(path, os.O_WRONLY)
        self.tasks = tasks

    def __call__(self, n: int) -> None:
        os.write(self.descriptor, f"{n}\n".encode())
        if n >= self.tasks:
            Event().wait()


def hold_file(path: str, tasks: int, hanging: int) -> None:
    """Run tasks in three processes and never end. The first tasks leave idle workers, and the others hang."""
    with open_pool(3) as pool:
        for _ in pool.run_tasks(range(tasks + hanging), partial(HoldsFile, path, tasks)):
            pass
        Event().wait()
