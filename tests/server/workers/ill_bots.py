"""Bots that are not well. They live in a module of their own, so that a worker has little to read."""
# ruff: noqa: ARG001  # a bot that is not well does not listen

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


def sleeps_and_says_so(file: Path, sent: bytes) -> int:
    """Whoever waits for it to think finds a file."""
    (file / str(os.getpid())).touch()
    return sleeps(sent)


def is_lost_in_compiled_code(sent: bytes) -> int:
    return sum(range(10**15))


def raises(sent: bytes) -> int:
    raise ValueError(f"a secret: {sent!r}")


class Stubborn(Exception):
    """An error that cannot be sent from one process to another."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(one)


def raises_something_stubborn(sent: bytes) -> int:
    raise Stubborn(1, 2)


def wants_all_memory(sent: bytes) -> int:
    return len(bytearray(10**17))


def wants_two_gigabytes(sent: bytes) -> bytes:
    return str(len(bytearray(2 << 30))).encode()


def runs_in_circles(sent: bytes) -> int:
    return runs_in_circles(sent) + 1


def says_goodbye(sent: bytes) -> int:
    sys.exit("goodbye")


def exits(sent: bytes) -> int:
    os._exit(3)


def exits_as_if_all_were_well(sent: bytes) -> int:
    os._exit(0)


def is_shot(sent: bytes) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def says_minus_one(sent: bytes) -> int:
    return -1


def says_a_word(sent: bytes) -> object:
    return "lamp"


def says_something_unspeakable(sent: bytes) -> object:
    return lambda: 0


def echoes(sent: bytes) -> bytes:
    return sent


def ill_at_times(ills: dict[int, Task], sent: bytes) -> object:
    """Well, but for some seeds."""
    return ills.get(json.loads(sent)["seed"], answer)(sent)
