"""How the store fares: one that takes nothing any more is told of once, and once again when it is well."""

import logging
from contextlib import suppress
from typing import Final

from wusel.server.log.stores.store import Store, StoreFailed
from wusel.server.metrics import Metrics

log: Final = logging.getLogger("wusel.store")


class StoreHealth:
    """Hears of everything that is written. Reading goes on when a disk is full, so it says nothing."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.trouble = ""

    def hear(self, seconds: float, trouble: str) -> None:
        self.metrics.store_seconds.observe(seconds)
        if trouble:
            self.metrics.store_failures.inc()
        if trouble and not self.trouble:
            log.error("the store takes nothing, so nothing happens at the tables", extra={"why": trouble})
        elif self.trouble and not trouble:
            log.warning("the store is well again")
        self.trouble = trouble

    async def look(self) -> None:
        """Where nobody plays because nothing can be stored, nobody would notice that it can be again."""
        if self.trouble:
            with suppress(StoreFailed):
                await self.store.check_writable()

    async def is_well(self) -> bool:
        return not self.trouble and await self.store.is_well()
