"""The table manager: loads, opens and releases tables."""

import asyncio
import logging
from contextlib import suppress
from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Any, Final

from msgspec.structs import replace

from wusel.engine.errors import WuselError
from wusel.engine.game import Game, moved_on
from wusel.engine.table import Table
from wusel.games import keep_game, known_game, offered_games
from wusel.server.clock import now, today
from wusel.server.config import Config
from wusel.server.lobby.daily_cast import DailyCast
from wusel.server.lobby.health import StoreHealth
from wusel.server.lobby.identity import Identities
from wusel.server.lobby.listings import Listings
from wusel.server.lobby.saves import SaveReader
from wusel.server.log.entries import Chair, Opened, Rematched, Settings, read_entry, write_entry
from wusel.server.log.stores.rows import Checkpoint, Conflict, Person, Record, StoreFailed, TableRow
from wusel.server.log.stores.store import Store
from wusel.server.metrics import Metrics
from wusel.server.rate_limit import Buckets, ConnectionLimit
from wusel.server.refusals import Refusal, closing, no_such_table, not_stored
from wusel.server.table.live_table import WORK_BURST, WORK_PER_SECOND, Listener, LiveTable
from wusel.server.table.names import clean_name
from wusel.server.table.permissions import started_table
from wusel.server.table.reading import edition_of, state_from_log
from wusel.server.table.review import Reviews
from wusel.server.table.setup_commands import bot_chair, check_start, checked_options, new_invitation
from wusel.server.table.summary import read_card, summary_of
from wusel.server.table.table_state import TableState
from wusel.server.wire.api_messages import NewTable
from wusel.server.wire.messages import AnyCommand, Arrange, Done, Start
from wusel.server.workers.background_thread import BackgroundThread
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.save_question import position_of
from wusel.server.workers.worker_pool import WorkerPool

log = logging.getLogger("wusel.manager")

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 8
SWEEP_SECONDS: Final = 5.0
LONG_LOG: Final = 64
LONG_LINE: Final = 20_000
"""Records, and bytes of the first one, from which on a log is replayed in a thread."""
CHECKS_PER_MESSAGE: Final = 3
"""A client may have so many choices checked for each message that one of its connections may send."""
OTHERS_PLAY: Final = "others play here too: that is possible when the game is over"


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
        """Finish what has begun and release all tables, so that another process can claim them."""
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
        if state.unplayed is not None and live.summary != row.summary:
            log.warning("a game cannot go on by these rules", extra={"game": row.summary.game})
            await self.store.keep_summary(replace(row, summary=live.summary))
        return live

    async def state_of(
        self, row: TableRow, asker: Asker | None = None
    ) -> tuple[list[Record], Checkpoint | None, TableState]:
        """A table's records, checkpoint and state. With an asker it is replayed in the background thread, in fair
        order; without one at once, for those who play there."""
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
        lookup, so that nobody makes many guesses at once."""
        bucket = self.guesses.of(client)
        if not bucket.take():
            raise Refusal("too_fast", "too many codes were tried; wait a minute")
        row = await self.store.table_by_code("".join(c for c in code.upper() if c in CODE_LETTERS))
        try:
            if row is None or row.summary.phase == "over" or not (await self.table(row.id)).may_see(person):
                raise no_such_table()
        except Elsewhere:
            bucket.give_back()  # it is counted there
            raise
        bucket.give_back()
        return row.id

    # --- opening

    async def open_table(self, person: Person, wanted: NewTable, client: str = "") -> LiveTable:
        """Open a table; start its game at once if that is wanted."""
        self.require_game(wanted.game)
        state = TableState("", "")
        content = self.config.content_of(wanted.game)
        state.game = known_game(wanted.game, content)
        options = dict(wanted.options)
        if wanted.seats:
            options.setdefault("players", len(wanted.seats))
        options = checked_options(state, options)
        chairs = chairs_for(person, wanted.seats or ["you"], int(options["players"]))
        if wanted.deal is not None and (not wanted.start or any(chair.is_empty for chair in chairs)):
            raise Refusal("bad_deal", "a deal can be chosen only by somebody who starts at once, with bots alone")
        if wanted.start:
            state.chairs = chairs
            check_start(state, Start("start"), 0)  # if it cannot start, it is not opened either
        entry = Opened(person.id, wanted.game, options, wanted.settings, chairs)
        live = await self.establish(state.game, entry, client)
        if wanted.start:
            await live.submit(person, Start("start"), deal=wanted.deal)
        return live

    async def open_save(self, person: Person, text: str, client: str) -> LiveTable:
        """Open a table that continues an uploaded save file. Only options and choices are stored, as we encode them."""
        save = await self.saves.read(text, client)
        self.require_game(save.game)
        game = await asyncio.to_thread(known_game, save.game, save.content) if save.content else known_game(save.game)
        chairs = chairs_for(person, ["you"], save.seats)
        entry = Opened(person.id, save.game, save.options, Settings(), chairs, position=save.position)
        return await self.establish(game, entry, client)

    async def fork(self, person: Person, live: LiveTable, choices: int, client: str) -> LiveTable:
        """A new table that shares the first choices of another."""
        async with live.reading() as state:
            table = may_know_all(live, person).snapshot()
            if choices > len(table.choices):
                raise Refusal("bad_fork", f"only {len(table.choices)} choices have been made")
            chairs = [
                chair if chair.person == person.id else Chair(bot=chair.bot if not chair.person else "")
                for chair in fresh(state.chairs)
            ]
        position = await self.readings.do(Asker(client, state.id), position_of, table, table.choices[:choices])
        entry = Opened(person.id, table.game.name, state.options, state.settings, chairs, position=position)
        return await self.establish(table.game, entry, client)

    async def rematch(self, person: Person, live: LiveTable, sequel: str = "", client: str = "") -> str:
        """The table of a rematch, with the seats rotated, or of a sequel; opened once, whoever asks how often."""
        state = live.state

        async def decide() -> Rematched | None:
            if not state.seats_of(person.id):
                raise Refusal("not_yours", "only those who played can ask for a rematch")
            if state.phase != "over":
                raise Refusal("not_over", "the game is not over yet")
            if sequel:
                return await self.open_sequel(person, live, sequel, client)
            return None if state.rematch else await self.open_rematch(person, state, client)

        await live.submit_entry(decide)
        return state.going_on[sequel] if sequel else state.rematch

    async def open_rematch(self, person: Person, state: TableState, client: str) -> Rematched:
        chairs = moved_on(fresh(state.chairs))
        options = checked_options(state, state.rematch_options())
        entry = Opened(person.id, state.game.name, options, state.settings, chairs)
        return Rematched((await self.establish(state.game, entry, client, is_rematch=True)).state.id)

    async def open_sequel(self, person: Person, live: LiveTable, name: str, client: str) -> Rematched | None:
        """A table that continues this game, as its rules define it; None if there is one already."""
        state, table = live.state, may_know_all(live, person)
        sequel = next((each for each in state.sequels() if each.name == name), None)
        if sequel is None:
            raise Refusal("no_sequel", f"this game does not go on as {name!r}")
        if name in state.going_on and not await self.is_broken_off(state.going_on[name]):
            return None
        made = table.choices[: len(table.choices) - sequel.taken_back] + sequel.then
        options = checked_options(state, sequel.options)
        position = await self.readings.do(Asker(client, state.id), position_of, table, made)
        entry = Opened(person.id, state.game.name, options, state.settings, fresh(state.chairs), position=position)
        entry = replace(entry, story=state.story, after=state.id, part=sequel.part)
        return Rematched((await self.establish(state.game, entry, client)).state.id, name)

    async def is_broken_off(self, table: str) -> bool:
        """Whether a game ended before its end, or is gone: then another may take its place."""
        row = await self.store.table(table)
        return row is None or read_card(row.summary.card).is_broken_off

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

    async def establish(self, game: Game[Any], entry: Opened, client: str = "", is_rematch: bool = False) -> LiveTable:
        """Store a new table, with the game's content if it is not its own. Each client may open so many an hour;
        without a client, none is counted. A rematch needs no game that new tables may have."""
        self.require_game(game.name, offered_games() if is_rematch else None)
        if client and not self.openings.of(client).take():
            raise Refusal("opened_enough", "many tables were opened from here lately; wait a while, then open another")
        content = game.content_text()
        brought = sha256(content.encode()).hexdigest() if content else ""
        entry = replace(entry, brought=brought, edition=edition_of(game), invitation=new_invitation())
        if entry.position is not None:
            await self.charge_storage(client, len(write_entry(entry)), brought, content)
        if content:
            await self.store.keep_content(brought, content)
        while True:
            id, code = self.new_id(), "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            state = TableState(id, code, game)
            record = Record(1, now(), write_entry(entry))
            state.apply(record)
            try:
                await self.store.new_table(TableRow(id, code, record.at, summary_of(state)), record)
            except Conflict:
                continue
            return await self.table(id)

    def games(self) -> list[str]:
        """Return the names of the games of which guests may open tables."""
        return [name for name in offered_games() if name in (self.config.games or (name,))]

    def require_game(self, game: str, games: list[str] | None = None) -> None:
        """Refuse a game unless it is among some, by default those of which guests may open tables."""
        games = self.games() if games is None else games
        if game not in games:
            raise Refusal("no_game", f"there is no game {game!r}; there are: {', '.join(games)}")

    def new_id(self) -> str:
        """A random table id whose home is this process."""
        while self.config.group.address_of_home(id := token_urlsafe(16)):
            pass
        return id

    async def charge_storage(self, client: str, size: int, brought: str, content: str) -> None:
        """Charge stored bytes to a client's hourly limit; known content is free."""
        if content and await self.store.content(brought) is None:
            size += len(content.encode())
        if not self.kept.of(client).take(size):
            raise Refusal("kept_enough", "you have left a lot here lately; wait an hour, then go on")

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
            for listener in live.listeners:
                if listener.person.id == person:
                    listener.disconnect("signed_out")

    def drop_all(self) -> None:
        """Drop all tables after the leases are lost: other processes may have claimed them."""
        self.leases_lost += 1
        for live in list(self.tables.values()):
            live.discard("leases_lost")
        self.tables.clear()


def chairs_for(person: Person, seats: list[str], players: int) -> list[Chair]:
    """Chairs from words such as `you`, `you:NAME`, `open` or a bot; the rest is open."""
    if len(seats) > players:
        raise Refusal("too_many_seats", f"{len(seats)} seats are named, but {players} play")
    chairs: list[Chair] = []
    for said in seats:
        who, _, name = said.partition(":")
        if who == "you":
            chairs.append(Chair(person.id, clean_name(name or person.name), nickname=bool(name)))
        elif said == "open":
            chairs.append(Chair())
        else:
            chairs.append(bot_chair(said, chairs))
    return chairs + [Chair()] * (players - len(chairs))


def fresh(chairs: list[Chair]) -> list[Chair]:
    """The same people and bots, nobody away or resigned."""
    return [replace(chair, bot="" if chair.person else chair.bot, away=False, resigned=False) for chair in chairs]


def may_know_all(live: LiveTable, person: Person) -> Table[Any]:
    """The game with its hidden information: for all once it is over, before that for who plays alone."""
    live.require_alive()
    state = live.state
    if not live.may_see(person):
        raise no_such_table()
    table = started_table(state)
    is_alone = state.is_alone(person.id) and bool(state.seats_of(person.id)) and not state.day
    if state.keeps_secrets(today()) and not is_alone:
        whose = "others try this deal too: that is possible when the day is over" if state.day else OTHERS_PLAY
        raise Refusal("not_over", whose)
    return table
