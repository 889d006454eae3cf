"""What has to be done in the house while people play: orders, bans, old tables, and feeling its pulse."""

import asyncio
import logging
import time
from typing import Final

from wusel.server.lobby.manager import TableManager
from wusel.server.lobby.orders import delete_table, look_for_orders
from wusel.server.log.stores.store import StoreFailed
from wusel.server.refusals import Refusal
from wusel.server.table.scheduler import now

log: Final = logging.getLogger("wusel.chores")

CHORE_SECONDS: Final = 1.0
BEAT_SECONDS: Final = 0.25
QUIET_LAG: Final = 0.02
"""Seconds by which things are late at most while nobody is in anybody's way."""
DELETED_AT_ONCE: Final = 5
DAY: Final = 24 * 60 * 60 * 1000


class Chores:
    """Done one after the other, a little at a time."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.lag = 0.0
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        await self.look_at_bans()
        self.manager.metrics.pauses.listen()
        self.tasks = [asyncio.create_task(self.go_round()), asyncio.create_task(self.feel_pulse())]

    async def end(self) -> None:
        self.manager.metrics.pauses.rest()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def feel_pulse(self) -> None:
        """How late things happen: whoever waits for anything here waits as long."""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(BEAT_SECONDS)
            self.lag = max(0.0, time.perf_counter() - begun - BEAT_SECONDS)
            self.manager.metrics.lag.observe(self.lag)

    async def go_round(self) -> None:
        while True:
            await asyncio.sleep(CHORE_SECONDS)
            try:
                await self.manager.health.look()
                if self.manager.is_ready:
                    await self.look_at_bans()
                    await look_for_orders(self.manager)
                    await self.clear_away()
            except StoreFailed:
                log.warning("the store does not answer")
            except Exception:
                log.exception("a chore failed")

    async def look_at_bans(self) -> None:
        """Who is not let in; whoever is in by now is shown out."""
        manager = self.manager
        found = {ban.address for ban in await manager.store.bans()}
        if found == manager.bans:
            return
        manager.bans.clear()
        manager.bans.update(found)
        for live in manager.tables.values():
            for listener in live.listeners:
                if listener.client in found:
                    listener.disconnect("banned")

    async def clear_away(self) -> None:
        """Tables that have been over for as many days as whoever runs the house keeps them, a few at a quiet moment."""
        manager = self.manager
        if not manager.config.keep_finished or self.lag > QUIET_LAG:
            return
        before = now() - manager.config.keep_finished * DAY
        deleted = 0
        for id in await manager.store.finished(before, DELETED_AT_ONCE):
            deleted += await self.clears(id)
        if deleted:
            log.info("tables that were over for long are deleted", extra={"tables": deleted})

    async def clears(self, id: str) -> bool:
        """Whether a table could go: not while somebody looks at it, here or elsewhere."""
        manager = self.manager
        live = manager.tables.get(id)
        if (live is not None and live.is_watched()) or await manager.store.claim(id):
            return False
        try:
            await delete_table(manager, id)
        except Refusal:
            return False
        finally:
            await manager.store.release(id)
        return True
