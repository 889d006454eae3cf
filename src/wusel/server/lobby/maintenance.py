"""Background maintenance: admin commands, bans, deletion of old tables, and a measurement of the event loop's lag."""

import asyncio
import gc
import logging
import time
from typing import Final

from wusel.server.clock import now
from wusel.server.lobby.admin_commands import delete_table, execute_orders
from wusel.server.lobby.manager import TableManager
from wusel.server.log.stores.rows import StoreFailed
from wusel.server.refusals import Refusal

log: Final = logging.getLogger("wusel.chores")

INTERVAL_SECONDS: Final = 1.0
LAG_SECONDS: Final = 0.25
IDLE_LAG: Final = 0.02
"""Seconds of lag up to which the process counts as idle."""
MOST_DELETED: Final = 5
DAY: Final = 24 * 60 * 60 * 1000


class Maintenance:
    """The background tasks of a process."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.lag = 0.0
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.refresh_bans()
        gc.callbacks.append(self.manager.metrics.pauses.on_gc)
        self.tasks = [asyncio.create_task(self.run()), asyncio.create_task(self.measure_lag())]

    async def stop(self) -> None:
        gc.callbacks.remove(self.manager.metrics.pauses.on_gc)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def measure_lag(self) -> None:
        """Measure how late the event loop wakes a task."""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.lag = max(0.0, time.perf_counter() - begun - LAG_SECONDS)
            self.manager.metrics.lag.observe(self.lag)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL_SECONDS)
            try:
                await self.manager.health.probe()
                if self.manager.is_ready:
                    await self.refresh_bans()
                    await execute_orders(self.manager)
                    await self.delete_finished()
            except StoreFailed:
                log.warning("the store does not answer")
            except Exception:
                log.exception("a chore failed")

    async def refresh_bans(self) -> None:
        """Load the banned addresses and end their connections."""
        manager = self.manager
        found = {ban.address for ban in await manager.store.bans()}
        if found == manager.bans:
            return
        manager.bans.clear()
        manager.bans.update(found)
        for live in manager.tables.values():
            for listener in live.audience.listeners:
                if listener.client in found:
                    listener.disconnect("banned")

    async def delete_finished(self) -> None:
        """Delete tables that were over `keep_finished` days ago, a few at a time and only when idle."""
        manager = self.manager
        if not manager.config.keep_finished or self.lag > IDLE_LAG:
            return
        before = now() - manager.config.keep_finished * DAY
        deleted = 0
        for id in await manager.store.finished(before, MOST_DELETED):
            deleted += await self.try_delete(id)
        if deleted:
            log.info("tables that were over for long are deleted", extra={"tables": deleted})

    async def try_delete(self, id: str) -> bool:
        """Delete a table unless it is watched or another process has it."""
        manager = self.manager
        live = manager.tables.get(id)
        if (live is not None and live.audience.listeners) or await manager.store.claim(id):
            return False
        try:
            await delete_table(manager, id)
        except Refusal:
            return False
        finally:
            await manager.store.release(id)
        return True
