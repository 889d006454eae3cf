"""Workers as processes of the server."""

import os
import signal
import sys
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

from pebble import ProcessPool

from wusel.server.workers.bot_question import Reply, Task, run_guarded
from wusel.server.workers.workers import Setup, load_contents

if sys.platform != "win32":
    import resource

MOST_MEMORY: Final = 1 << 30
"""For workers that read untrusted files."""
STEPS_BACK: Final = 5


class ProcessWorkers:
    """A number of processes, spawned when there is something to do."""

    def __init__(self, count: int, setup: Setup) -> None:
        self._pool = ProcessPool(count, initializer=init_process, initargs=[setup], context=get_context("spawn"))

    @property
    def active(self) -> bool:
        return bool(self._pool.active)

    def schedule(self, task: Task, sent: bytes, seconds: float) -> Future[Reply]:
        return self._pool.schedule(run_guarded, (task, sent), timeout=seconds)

    def stop(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]  # pebble gives it no types

    def join(self) -> None:
        self._pool.join()


def init_process(setup: Setup) -> None:
    """Initialize a worker process: it ends at SIGTERM, even in compiled code, and with its parent."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=exit_with_parent, daemon=True).start()
    load_contents(setup)
    if setup.untrusted:
        limit_process()


def limit_process() -> None:
    """Lower the priority, and limit the memory."""
    if sys.platform != "win32":
        os.nice(STEPS_BACK)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def exit_with_parent() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
