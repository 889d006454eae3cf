"""The line in front of the workers: everybody has their turn, however many questions others have."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

MOST_REMEMBERED: Final = 10_000


def always() -> bool:
    return True


class Asker(Struct, frozen=True):
    """For whom a question is: an address, a table there, and whether they still want to know."""

    client: str = ""
    table: str = ""
    still: Callable[[], bool] = always


ANYBODY: Final = Asker()


class FairQueue:
    """Lets so many in at a time. Of those who wait, the address goes first whose last turn is longest ago, and there
    the table whose last turn is longest ago: who asks much waits for themselves alone."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self.last_served: OrderedDict[tuple[str, ...], int] = OrderedDict()
        self.turn = 0

    @asynccontextmanager
    async def slot(self, asker: Asker) -> AsyncIterator[None]:
        """A place, as soon as it is the asker's turn."""
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
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker.client, {}).setdefault(asker.table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.remove(asker.client, asker.table, turn)
            else:
                self.release()
            raise

    def release(self) -> None:
        """A place is free: the next one comes in."""
        while self.waiting:
            client = min(self.waiting, key=lambda client: self.last_served.get((client,), 0))
            tables = self.waiting[client]
            table = min(tables, key=lambda table: self.last_served.get((client, table), 0))
            turn = tables[table][0]
            self.remove(client, table, turn)
            if not turn.cancelled():
                self.mark_served(client, table)
                turn.set_result(None)
                return
        self.free += 1

    def length(self) -> int:
        """How many wait."""
        return sum(len(last_served) for tables in self.waiting.values() for last_served in tables.values())

    def remove(self, client: str, table: str, turn: asyncio.Future[None]) -> None:
        """Somebody no longer waits."""
        tables = self.waiting.get(client, {})
        if turn not in tables.get(table, ()):
            return
        tables[table].remove(turn)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.waiting[client]

    def mark_served(self, client: str, table: str) -> None:
        """It was their turn."""
        self.turn += 1
        for who in ((client,), (client, table)):
            self.last_served[who] = self.turn
            self.last_served.move_to_end(who)
        while len(self.last_served) > MOST_REMEMBERED:
            self.last_served.popitem(last=False)
