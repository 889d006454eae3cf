"""Work that takes too long for the loop and needs what only the server knows: done beside it, in a thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from wusel.server.refusals import Refusal
from wusel.server.workers.fair_queue import Asker, FairQueue
from wusel.server.workers.worker_pool import NotWanted

Found = TypeVar("Found")
Given = TypeVarTuple("Given")


class BackgroundThread:
    """One thread for all: a piece of work at a time, addresses by turns, and there tables. Who wants much waits for
    themselves alone, and whoever plays shares the processor with one thread, however much is wanted."""

    def __init__(self, name: str) -> None:
        self._queue = FairQueue(1)
        self._thread = ThreadPoolExecutor(1, name)
        self._closed = False

    async def do(self, asker: Asker, work: Callable[[*Given], Found], *given: *Given) -> Found:
        """What comes of some work, as soon as it is the asker's turn. NotWanted if they do not want to know any more by
        then."""
        async with self._queue.slot(asker):
            if self._closed:
                raise Refusal("closing", "the server is closing; connect again in a moment")
            if not asker.still():
                raise NotWanted
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def waiting(self) -> int:
        """How many pieces of work wait for their turn."""
        return self._queue.length()

    def close(self) -> None:
        """What has begun comes to its end, and nothing more is begun."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
