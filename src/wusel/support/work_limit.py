"""A limit of processor time for a piece of work that may never come to an end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class TookTooLong(BaseException):
    """The work took more than its limit. No `except Exception` of that work may stop it."""


@contextmanager
def so_much_work(seconds: float) -> Iterator[None]:
    """Stops what takes the processor longer; where that cannot be measured there is no limit. Compiled code is stopped
    only when it comes back to code that is not."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, took_too_long)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def took_too_long(*_: object) -> None:
    raise TookTooLong
