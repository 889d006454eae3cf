"""Write batching: records of many tables are written together; while a batch is written, the next one gathers."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from wusel.server.log.stores.database import Value, resolve
from wusel.server.log.stores.rows import Conflict

MOST_AT_ONCE: Final = 500
CONCURRENT_BATCHES: Final = 2
"""Batches that are written concurrently: one can be sent while the other waits for the disk."""

Values = Sequence[Value]
Waiting = tuple[Values, asyncio.Future[None]]


class WriteBatcher:
    """Collects records and writes them in batches, each in one transaction."""

    def __init__(self, write: Callable[[Sequence[Values]], Awaitable[None]]) -> None:
        self.write = write
        self.waiting: list[Waiting] = []
        self.writers: set[asyncio.Task[None]] = set()

    def add(self, record: Values) -> "asyncio.Future[None]":
        """A future that is done when the record is written; Conflict if it exists already, independent of others."""
        asker = asyncio.get_running_loop().create_future()
        self.waiting.append((record, asker))
        if len(self.writers) < CONCURRENT_BATCHES:
            writer = asyncio.create_task(self.write_all())
            self.writers.add(writer)
            writer.add_done_callback(self.writers.discard)
        return asker

    async def finish(self) -> None:
        """Wait until everything is written."""
        while self.writers:
            await asyncio.wait(self.writers)

    async def write_all(self) -> None:
        while self.waiting:
            some, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            await self.write_batch(some)

    async def write_batch(self, some: list[Waiting]) -> None:
        """Write a batch. If one record conflicts, each is written by itself, and only that one fails."""
        outcome: Exception | None = None
        try:
            await self.write([record for record, _ in some])
        except Exception as failed:
            outcome = failed
        if isinstance(outcome, Conflict) and len(some) > 1:
            for each in some:
                await self.write_batch([each])
            return
        for _, asker in some:
            resolve(asker, outcome)
