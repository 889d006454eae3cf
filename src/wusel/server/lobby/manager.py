"""The table manager: loads, opens and releases tables."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.games import keep_game, known_game, offered_games
from wusel.server.clock import now
from wusel.server.config import Config
from wusel.server.lobby.daily_cast import DailyCast
from wusel.server.lobby.health import StoreHealth
from wusel.server.lobby.identity import Identities
from wusel.server.lobby.listings import Listings
from wusel.server.lobby.saves import SaveReader
from wusel.server.log.entries import Opened, read_entry
from wusel.server.log.stores.rows import Checkpoint, Person, Record, StoreFailed, TableRow
from wusel.server.log.stores.store import Store
from wusel.server.metrics import Metrics
from wusel.server.rate_limit import Buckets, ConnectionLimit
from wusel.server.refusals import Refusal, closing, no_such_table, not_stored
from wusel.server.table.audience import Listener
from wusel.server.table.live_table import WORK_BURST, WORK_PER_SECOND, LiveTable
from wusel.server.table.reading import state_from_log
from wusel.server.table.review import Reviews
from wusel.server.table.table_state import TableState
from wusel.server.wire.client_messages import AnyCommand, Arrange
from wusel.server.wire.messages import Done
from wusel.server.workers.background_thread import BackgroundThread
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.worker_pool import WorkerPool

log = logging.getLogger("wusel.manager")

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 8
SWEEP_SECONDS: Final = 5.0
LONG_LOG: Final = 64
LONG_LINE: Final = 20_000
"""Records, and bytes of the first one, from which on a log is replayed in a thread."""
CHECKS_PER_MESSAGE: Final = 3
"""The number of choices of a client that are checked for each message that one of its connections may send."""


class Elsewhere(Exception):
    """The table lives in another process; without a table, the client is counted there."""

    def __init__(self, address: str, table: str = "") -> None:
        super().__init__(address)
        self.address = address
        self.table = table


class TableManager:
    """The tables of this process, with its store, bots, identities and limits."""

    def __init__(self, config: Config, store: Store, bots: WorkerPool) -> None:
        self.config = config
        self.store = store
        self.bots = bots
        self.looks = BackgroundThread("looks")
        """For previews of choices."""
        self.readings = BackgroundThread("readings")
        """For replays, reports, saves and curves."""
        self.reviews = Reviews(self.readings)
        self.daily_cast = DailyCast(store, self.readings, self.reviews.workers)
        self.saves = SaveReader(Buckets(config.bad_saves_per_minute / 60, config.bad_saves_per_minute))
        self.metrics = Metrics()
        self.metrics.fallbacks.set_function(bots.fallbacks.total)
        self.metrics.bots_waiting.set_function(bots.waiting)
        self.metrics.beside_waiting.set_function(lambda: self.looks.waiting() + self.readings.waiting())
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.health = StoreHealth(store, self.metrics)
        self.bans: set[str] = set()
        """Banned client addresses."""
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.guesses = Buckets(config.guesses_per_minute / 60, config.guesses_per_minute)
        self.requests = Buckets(config.requests_per_second, config.request_burst)
        self.kept = Buckets(config.kept_per_hour / 3600, config.kept_per_hour)
        self.openings = Buckets(config.tables_per_address / 3600, config.tables_per_address)
        self.tries = Buckets(config.tries_per_hour / 3600, config.tries_per_hour)
        self.work = Buckets(WORK_PER_SECOND, WORK_BURST)
        self.checks = Buckets(
            config.messages_per_second * CHECKS_PER_MESSAGE, config.message_burst * CHECKS_PER_MESSAGE
        )
        """Checks of choices that are not made: `why`, and refused choices."""
        self.listings = Listings(store, config.listed_per_address)
        self.connections = ConnectionLimit(config.sockets, config.sockets_per_address)
        self.people: Identities
        self.sweeper: asyncio.Task[None] | None = None
        self.is_ready = False
        self.leases_lost = 0
        self.trouble: Exception | None = None
        """The error that kept it from opening."""

    async def open(self) -> None:
        for name, text in self.config.contents:
            keep_game(name, text)
        try:
            await self.store.open()
            self.people = Identities(self.store, await self.store.secret())
        except Exception as error:
            self.trouble = error
            raise
        self.store.on_leases_lost = self.drop_all
        self.store.on_signed_out = self.sign_out
        self.store.on_write = self.health.on_write
        self.sweeper = asyncio.create_task(self.sweep())
        self.is_ready = True

    async def hand_over(self) -> None:
        """Finish the operations that have begun and release all tables, so that another process can claim them."""
        self.is_ready = False
        if self.sweeper is not None:
            self.sweeper.cancel()
        await asyncio.gather(*(self.release_table(table) for table in self.tables.values()))
        self.tables.clear()

    async def release_table(self, table: LiveTable) -> None:
        await table.close("shutdown")
        await self.release(table.state.id)

    async def close(self) -> None:
        """Release all tables, then stop threads, workers and the store."""
        await self.hand_over()
        await self.daily_cast.close()
        self.looks.close()
        self.readings.close()
        await self.reviews.close()
        await self.saves.close()
        await self.bots.close()
        await self.store.close()

    # --- finding

    async def table(self, id: str) -> LiveTable:
        """A table by its id, brought to memory if it is not there. Elsewhere if another process has it."""
        live = self.tables.get(id)
        if live is not None and self.store.holds_leases() and not live.is_dead:
            live.touch()
            return live
        if not self.is_ready:
            raise closing()
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda done: self.loaded(id, done))
        return await asyncio.shield(task)

    def loaded(self, id: str, task: asyncio.Task[LiveTable]) -> None:
        self.loading.pop(id, None)
        if not task.cancelled():
            task.exception()

    async def load(self, id: str) -> LiveTable:
        try:
            row = await self.store.table(id)
            if row is None:
                raise no_such_table()
            address = await self.store.claim(id)
            if address:
                raise Elsewhere(address, id)
            leases_lost = self.leases_lost
            live = await self.read(row)
        except StoreFailed:
            await self.release(id)
            raise not_stored() from None
        if leases_lost != self.leases_lost:
            raise Refusal("moved", "this table is looked after elsewhere; connect again")
        self.tables[id] = live
        await live.wake()
        return live

    async def release(self, id: str) -> None:
        """Release the lease of a table."""
        with suppress(StoreFailed):
            await self.store.release(id)

    async def read(self, row: TableRow) -> LiveTable:
        """Load a table from its log."""
        try:
            records, checkpoint, state = await self.state_of(row)
        except Refusal:
            await self.release(row.id)
            raise
        except WuselError as error:
            await self.release(row.id)
            log.exception("a table cannot be read", extra={"game": row.summary.game})
            raise Refusal("outdated", f"this table was made with other rules or cards: {error}") from None
        live = LiveTable(state, records, self.store, self.bots, self.looks, self.work)
        live.checkpoint_n = checkpoint.n if checkpoint is not None else 0
        if state.play.unplayed is not None and live.summary != row.summary:
            log.warning("a game cannot go on by these rules", extra={"game": row.summary.game})
            await self.store.keep_summary(replace(row, summary=live.summary))
        return live

    async def state_of(
        self, row: TableRow, asker: Asker | None = None
    ) -> tuple[list[Record], Checkpoint | None, TableState]:
        """A table's records, checkpoint and state. With an asker it is replayed in the background thread, in fair
        order. Without one it is replayed at once, because players wait for it."""
        records = await self.store.records(row.id)
        if not records:  # it was deleted after its row had been read
            raise no_such_table()
        checkpoint = await self.store.checkpoint(row.id)
        game = await self.game_of(records)
        told = row.id, row.code, records, checkpoint, game
        if asker is not None:
            state = await self.readings.do(asker, state_from_log, *told)
        elif len(records) > LONG_LOG or len(records[0].entry) > LONG_LINE:
            state = await asyncio.to_thread(state_from_log, *told)
        else:
            state = state_from_log(*told)
        return records, checkpoint, state

    async def game_of(self, records: list[Record]) -> Game[Any]:
        """The game of a log. Uploaded content is parsed in a thread."""
        opened = read_entry(records[0].entry)
        assert isinstance(opened, Opened)
        text = opened.content
        if opened.brought:
            text = await self.store.content(opened.brought) or ""
            if not text:
                raise WuselError("the content file that was brought along is missing")
        return await asyncio.to_thread(known_game, opened.game, text) if text else known_game(opened.game)

    async def find_code(self, person: Person, code: str, client: str) -> str:
        """The id of the table with a short code, if it is open to this person. The rate limit is charged before the
        lookup, so that parallel guesses count too."""
        bucket = self.guesses.of(client)
        if not bucket.take():
            raise Refusal("too_fast", "too many codes were tried; wait a minute")
        row = await self.store.table_by_code("".join(c for c in code.upper() if c in CODE_LETTERS))
        try:
            if row is None or row.summary.phase == "over" or not (await self.table(row.id)).audience.may_see(person):
                raise no_such_table()
        except Elsewhere:
            bucket.give_back()  # it is counted there
            raise
        bucket.give_back()
        return row.id

    # --- commands and games

    async def submit(
        self, live: LiveTable, person: Person, command: AnyCommand, client: str, sender: Listener | None = None
    ) -> Done | None:
        """Submit a command to a table. One that puts it on the public list needs a slot there."""
        is_wish = isinstance(command, Arrange) and command.settings is not None and command.settings.listed
        if not is_wish or live.state.settings.listed:
            return await live.submit(person, command, sender)
        async with self.listings.slot(client) as listed:
            done = await live.submit(person, command, sender)
            listed.add(live.state.id)
            return done

    def games(self) -> list[str]:
        """Return the names of the games of which guests may open tables."""
        return [name for name in offered_games() if name in (self.config.games or (name,))]

    def require_game(self, game: str, games: list[str] | None = None) -> None:
        """Refuse a game unless it is among some, by default those of which guests may open tables."""
        games = self.games() if games is None else games
        if game not in games:
            raise Refusal("no_game", f"there is no game {game!r}; there are: {', '.join(games)}")

    # --- eviction

    async def sweep(self) -> None:
        """Evict idle tables, and load those whose timers are due."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, max(0.05, self.config.idle_seconds)))
            try:
                await self.sweep_once()
            except StoreFailed:
                log.warning("the store does not answer")
            except Exception:
                log.exception("sweeping failed")

    async def sweep_once(self) -> None:
        for id, live in list(self.tables.items()):
            if live.is_idle(self.config.idle_seconds):
                await live.save_checkpoint()
            has_gone = live.is_dead or live.is_idle(self.config.idle_seconds)
            if has_gone and self.tables.get(id) is live:
                live.is_dead = True
                live.scheduler.stop()
                del self.tables[id]
                await self.store.release(id)
        for id in await self.store.due(now(), 100):
            try:
                await self.table(id)
            except (Refusal, Elsewhere):
                continue

    def sign_out(self, person: str) -> None:
        """End all connections of a person."""
        for live in self.tables.values():
            for listener in live.audience.listeners:
                if listener.person.id == person:
                    listener.disconnect("signed_out")

    def drop_all(self) -> None:
        """Drop all tables after the leases are lost: other processes may have claimed them."""
        self.leases_lost += 1
        for live in list(self.tables.values()):
            live.discard("leases_lost")
        self.tables.clear()
