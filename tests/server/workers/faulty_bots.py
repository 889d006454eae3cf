"""Worker tasks that fail in every way. They have a module of their own, so that a worker imports little."""
# ruff: noqa: ARG001  # most of them ignore the request

import json
import os
import signal
import sys
import time
from pathlib import Path

from wusel.server.workers.bot_question import Task, answer


def sleeps(sent: bytes) -> int:
    time.sleep(3600)
    return 0


def touches_a_file_and_sleeps(file: Path, sent: bytes) -> int:
    """Create a file, so that the test knows that the task runs, and sleep."""
    (file / str(os.getpid())).touch()
    return sleeps(sent)


def loops_in_compiled_code(sent: bytes) -> int:
    return sum(range(10**15))


def raises(sent: bytes) -> int:
    raise ValueError(f"a secret: {sent!r}")


class Unpicklable(Exception):
    """An error that does not unpickle."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(one)


def raises_what_cannot_be_pickled(sent: bytes) -> int:
    raise Unpicklable(1, 2)


def wants_all_memory(sent: bytes) -> int:
    return len(bytearray(10**17))


def wants_two_gigabytes(sent: bytes) -> bytes:
    return str(len(bytearray(2 << 30))).encode()


def recurses_for_ever(sent: bytes) -> int:
    return recurses_for_ever(sent) + 1


def raises_system_exit(sent: bytes) -> int:
    sys.exit("goodbye")


def exits(sent: bytes) -> int:
    os._exit(3)


def exits_with_status_0(sent: bytes) -> int:
    os._exit(0)


def is_killed(sent: bytes) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def returns_an_illegal_choice(sent: bytes) -> int:
    return -1


def returns_a_string(sent: bytes) -> object:
    return "lamp"


def returns_what_cannot_be_pickled(sent: bytes) -> object:
    return lambda: 0


def echoes(sent: bytes) -> bytes:
    return sent


def faulty_for_some_seeds(faults: dict[int, Task], sent: bytes) -> object:
    """Answer as usual, except for some seeds."""
    return faults.get(json.loads(sent)["seed"], answer)(sent)
