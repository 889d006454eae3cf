"""Worker processes of a vectorised environment. The arrays lie in memory that all of them share; commands and results
go through pipes.

The memory has no name in the file system, so nothing is left behind if processes die.
"""

import signal
from collections.abc import Iterator
from contextlib import suppress
from ctypes import Array, c_ubyte
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from wusel.engine.errors import WuselError
from wusel.learn.slots import Arrays, Plan, Slots

PATIENCE: Final = 5.0
"""Seconds that a worker has to end by itself."""

Buffer = Array[c_ubyte]


class Workers:
    """All episodes of a plan, stepped by several processes, each with its part of them."""

    def __init__(self, plan: Plan, count: int) -> None:
        context = get_context("spawn")
        buffers: list[Buffer] = []

        def allocate(size: int) -> Buffer:
            buffers.append(context.RawArray(c_ubyte, size))
            return buffers[-1]

        self.arrays = Arrays(plan, allocate)
        self.processes: list[BaseProcess] = []
        self.pipes: list[Connection] = []
        for first, last in pairwise([plan.count * nth // count for nth in range(count + 1)]):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(plan, buffers, first, last, theirs), daemon=True)
            process.start()
            theirs.close()
            self.processes.append(process)
            self.pipes.append(ours)

    def do(self, command: str, *args: object) -> list[Any]:
        """Let all workers carry out a method of `Slots`; their results, in order."""
        if not self.pipes:
            raise WuselError("this environment is closed")
        for nth, pipe in enumerate(self.pipes):
            try:
                pipe.send((command, args))
            except OSError:
                raise self.broken(nth) from None
        answers = [self.receive(nth) for nth in range(len(self.pipes))]
        for problem, _ in answers:
            if problem:
                raise WuselError(problem)
        return [result for _, result in answers]

    def receive(self, nth: int) -> tuple[str, Any]:
        try:
            answer: tuple[str, Any] = self.pipes[nth].recv()
        except (EOFError, OSError):
            raise self.broken(nth) from None
        return answer

    def broken(self, nth: int) -> WuselError:
        """A worker has died: end the others, too."""
        process = self.processes[nth]
        process.join(PATIENCE)
        self.close()
        return WuselError(
            f"worker process {nth + 1} of this environment has died (exit code {process.exitcode}), and its games are"
            " lost; make a new environment"
        )

    def close(self) -> None:
        """End all workers."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        self.pipes = []


def work(plan: Plan, buffers: list[Buffer], first: int, last: int, pipe: Connection) -> None:
    """Carry out commands until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    given: Iterator[Buffer] = iter(buffers)
    slots = Slots(plan, Arrays(plan, lambda _: next(given)), first, last)
    with suppress(EOFError, OSError):
        while True:
            command, args = pipe.recv()
            pipe.send(answer(slots, command, args))


def answer(slots: Slots, command: str, args: tuple[object, ...]) -> tuple[str, Any]:
    """Return an error message, empty if there is none, and the result."""
    try:
        return "", getattr(slots, command)(*args)
    except WuselError as error:
        return str(error), None
