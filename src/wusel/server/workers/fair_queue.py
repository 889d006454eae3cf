"""A fair queue: a limited number of slots, shared by least recently served."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

MOST_REMEMBERED: Final = 10_000
POSTPONED_TURNS: Final = 100


class Asker(Struct, frozen=True):
    """The requester of a task: client address, table, and whether its result is still wanted."""

    client: str = ""
    table: str = ""
    still: Callable[[], bool] = lambda: True


ANYBODY: Final = Asker()


class FairQueue:
    """A semaphore. The next slot goes to the least recently served client address, and there to its least recently
    served table."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self.last_served: OrderedDict[tuple[str, ...], int] = OrderedDict()
        self.served = 0

    @asynccontextmanager
    async def slot(self, asker: Asker) -> AsyncIterator[None]:
        """Hold a slot."""
        await self.acquire(asker)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, asker: Asker) -> None:
        if self.free:
            self.free -= 1
            self.mark_served(asker.client, asker.table)
            return
        ready = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker.client, {}).setdefault(asker.table, deque()).append(ready)
        try:
            await ready
        except asyncio.CancelledError:
            if ready.cancelled():
                self.remove(asker.client, asker.table, ready)
            else:
                self.release()
            raise

    def release(self) -> None:
        """Pass the slot to the next waiter, or free it."""
        while self.waiting:
            client = min(self.waiting, key=lambda client: self.last_served.get((client,), 0))
            tables = self.waiting[client]
            table = min(tables, key=lambda table: self.last_served.get((client, table), 0))
            ready = tables[table][0]
            self.remove(client, table, ready)
            if not ready.cancelled():
                self.mark_served(client, table)
                ready.set_result(None)
                return
        self.free += 1

    def length(self) -> int:
        """The number of waiters."""
        return sum(len(queue) for tables in self.waiting.values() for queue in tables.values())

    def postpone(self, client: str) -> None:
        """Serve a client after all others that wait, for a number of turns."""
        self.last_served[(client,)] = self.served + POSTPONED_TURNS

    def remove(self, client: str, table: str, ready: asyncio.Future[None]) -> None:
        tables = self.waiting.get(client, {})
        if ready not in tables.get(table, ()):
            return
        tables[table].remove(ready)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.waiting[client]

    def mark_served(self, client: str, table: str) -> None:
        self.served += 1
        for key in ((client,), (client, table)):
            self.last_served[key] = max(self.served, self.last_served.get(key, 0) + 1)
            self.last_served.move_to_end(key)
        while len(self.last_served) > MOST_REMEMBERED:
            self.last_served.popitem(last=False)
