"""A background thread, for work that would block the event loop and needs objects of this process."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from wusel.server.refusals import closing
from wusel.server.workers.fair_queue import Asker, FairQueue
from wusel.server.workers.worker_pool import NotWanted

Found = TypeVar("Found")
Given = TypeVarTuple("Given")


class BackgroundThread:
    """One thread with a fair queue: one call at a time, so that play shares the processor with a single thread."""

    def __init__(self, name: str) -> None:
        self._queue = FairQueue(1)
        self._thread = ThreadPoolExecutor(1, name)
        self._closed = False

    async def do(self, asker: Asker, work: Callable[[*Given], Found], *given: *Given) -> Found:
        """Run a function in the thread; NotWanted if its result is no longer wanted when a slot is free."""
        async with self._queue.slot(asker):
            if self._closed:
                raise closing()
            if not asker.still():
                raise NotWanted
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def waiting(self) -> int:
        """The number of calls in the queue."""
        return self._queue.length()

    def close(self) -> None:
        """Finish the running call and start no other."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
