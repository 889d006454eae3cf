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

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self.turns: OrderedDict[tuple[str, ...], int] = OrderedDict()
        self.turn = 0

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """A place, as soon as it is the asker's turn."""
        await self.enter(asker)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, asker: Asker) -> None:
        if self.free:
            self.free -= 1
            self.note(asker.client, asker.table)
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker.client, {}).setdefault(asker.table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.forget(asker.client, asker.table, turn)
            else:
                self.leave()
            raise

    def leave(self) -> None:
        """A place is free: the next one comes in."""
        while self.waiting:
            client = min(self.waiting, key=lambda client: self.turns.get((client,), 0))
            tables = self.waiting[client]
            table = min(tables, key=lambda table: self.turns.get((client, table), 0))
            turn = tables[table][0]
            self.forget(client, table, turn)
            if not turn.cancelled():
                self.note(client, table)
                turn.set_result(None)
                return
        self.free += 1

    def length(self) -> int:
        """How many wait."""
        return sum(len(turns) for tables in self.waiting.values() for turns in tables.values())

    def forget(self, client: str, table: str, turn: asyncio.Future[None]) -> None:
        """Somebody no longer waits."""
        tables = self.waiting.get(client, {})
        if turn not in tables.get(table, ()):
            return
        tables[table].remove(turn)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.waiting[client]

    def note(self, client: str, table: str) -> None:
        """It was their turn."""
        self.turn += 1
        for who in ((client,), (client, table)):
            self.turns[who] = self.turn
            self.turns.move_to_end(who)
        while len(self.turns) > MOST_REMEMBERED:
            self.turns.popitem(last=False)
