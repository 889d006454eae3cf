"""A limit on how many tables each client has on the public list."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wusel.server.log.stores.store import Store
from wusel.server.rate_limit import MOST_CLIENTS
from wusel.server.refusals import Refusal


class Listings:
    """The listed tables by client. They count until they are unlisted or over."""

    def __init__(self, store: Store, most_each: int) -> None:
        self.store = store
        self.most_each = most_each
        self.tables: OrderedDict[str, set[str]] = OrderedDict()
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def slot(self, client: str) -> AsyncIterator[set[str]]:
        """Reserve a slot; the caller adds its table to the set. Serialized, so that no slot is given twice."""
        async with self.lock:
            tables = self.tables.pop(client, set())
            self.tables[client] = tables
            if len(self.tables) > MOST_CLIENTS:
                self.tables.popitem(last=False)
            if len(tables) >= self.most_each:
                tables &= {id for id in tables if await self.is_listed(id)}
            if len(tables) >= self.most_each:
                raise Refusal("too_many_listed", f"{len(tables)} tables of yours are listed already; invite by link")
            yield tables

    async def is_listed(self, id: str) -> bool:
        row = await self.store.table(id)
        return row is not None and row.summary.listed and row.summary.phase != "over"
