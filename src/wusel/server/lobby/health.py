"""Health of the store: logged once when writes fail, and once when they succeed again."""

import logging
from contextlib import suppress
from typing import Final

from wusel.server.log.stores.rows import StoreFailed
from wusel.server.log.stores.store import Store
from wusel.server.metrics import Metrics

log: Final = logging.getLogger("wusel.store")


class StoreHealth:
    """Observes every write. Reads succeed on a full disk, so they prove nothing."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.trouble = ""

    def on_write(self, seconds: float, trouble: str) -> None:
        self.metrics.store_seconds.observe(seconds)
        if trouble:
            self.metrics.store_failures.inc()
        if trouble and not self.trouble:
            log.error("the store takes nothing, so nothing happens at the tables", extra={"why": trouble})
        elif self.trouble and not trouble:
            log.warning("the store is well again")
        self.trouble = trouble

    async def probe(self) -> None:
        """Try a write after a failure: without play there would be none that could succeed."""
        if self.trouble:
            with suppress(StoreFailed):
                await self.store.check_writable()

    async def is_well(self) -> bool:
        return not self.trouble and await self.store.is_well()
