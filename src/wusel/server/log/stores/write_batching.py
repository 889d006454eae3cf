"""Lines of many tables are written together: while some are on their way to the disk, the next ones gather."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from wusel.server.log.stores.sql import Value
from wusel.server.log.stores.store import Conflict

MOST_AT_ONCE: Final = 500
UNDER_WAY: Final = 2
"""Batches that are written at the same time: one can gather while the other waits for the disk."""

Values = Sequence[Value]
Waiting = tuple[Values, asyncio.Future[None]]


class WriteBatcher:
    """Takes lines one by one and hands them on in batches, of which each is written whole or not at all."""

    def __init__(self, write: Callable[[Sequence[Values]], Awaitable[None]]) -> None:
        self.write = write
        self.waiting: list[Waiting] = []
        self.carriers: set[asyncio.Task[None]] = set()

    def add(self, record: Values) -> "asyncio.Future[None]":
        """Done when the record is written; Conflict if it is there already, whatever becomes of others."""
        asker = asyncio.get_running_loop().create_future()
        self.waiting.append((record, asker))
        if len(self.carriers) < UNDER_WAY:
            carrier = asyncio.create_task(self.carry())
            self.carriers.add(carrier)
            carrier.add_done_callback(self.carriers.discard)
        return asker

    async def finish(self) -> None:
        """Wait until all that was begun is written."""
        while self.carriers:
            await asyncio.wait(self.carriers)

    async def carry(self) -> None:
        while self.waiting:
            some, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            await self.settle(some)

    async def settle(self, some: list[Waiting]) -> None:
        """Where one record stands against it, each is tried by itself: it is that one's own trouble."""
        try:
            await self.write([record for record, _ in some])
        except Conflict as conflict:
            if len(some) == 1:
                answer(some, conflict)
            else:
                for each in some:
                    await self.settle([each])
        except Exception as failed:
            answer(some, failed)
        else:
            answer(some, None)


def answer(some: list[Waiting], trouble: Exception | None) -> None:
    """Tell everybody who still waits."""
    for _, asker in some:
        if asker.done():
            continue
        if trouble is None:
            asker.set_result(None)
        else:
            asker.set_exception(trouble)
