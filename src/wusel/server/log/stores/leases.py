"""Which process a table lives in: PostgreSQL's advisory locks say it, and vanish with the process that held them.

All locks of a process hang on one connection of its own. When that is lost, so are all its leases.

A process that is frozen keeps its connections, so each says something on its own now and then, and PostgreSQL notes
when (pg_stat_activity). Who has been silent for too long is cut off, all connections at once, by whoever wants one of
its tables: what it had begun to write is written before that or never. The silent one counts from the moment at which
it began to speak last, which is earlier than the one that PostgreSQL has noted: so its clock tells it that it holds
nothing before others take anything, and it asks the clock before it writes or tells anything.
"""

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

from wusel.server.log.stores.store import StoreFailed

CLAIM = """
    with attempt as materialized (select pg_try_advisory_lock(hashtextextended($1, 0)) as mine)
    insert into homes (table_id, address, pid) select $1::text, $2::text, pg_backend_pid() from attempt where mine
    on conflict (table_id) do update set address = excluded.address, pid = excluded.pid
    returning address"""
# The row alone may be old: it counts if the connection that wrote it holds the lock now.
HOLDER = """
    select homes.address from homes join pg_locks on pg_locks.pid = homes.pid
    where table_id = $1 and locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0)"""
RELEASE = """
    with gone as (delete from homes where table_id = $1)
    select pg_advisory_unlock(hashtextextended($1, 0)), pg_notify('wusel_released', $1)"""
# After a broken line the server may still see our former connection, with all its locks.
DISMISS_FORMER = """
    select count(pg_terminate_backend(pid)) from pg_stat_activity
    where application_name = $1 and pid <> pg_backend_pid()"""

# The connections for the log go first: once the locks are gone, others read.
DISMISS_SILENT = """
    with silent as (
        select right(application_name, 16) as process from pg_stat_activity join homes using (pid)
        where table_id = $1 and datname = current_database() and application_name like $3 || '%'
        and clock_timestamp() - state_change > make_interval(secs => $2))
    select count(pg_terminate_backend(pid, 400)) from (
        select pid from pg_stat_activity join silent on application_name in ($3 || process, $4 || process)
        where datname = current_database() order by application_name desc) as theirs"""

LEASES = "wusel leases "
TABLES = "wusel tables "
"""What the connections of a process are called, before its own name of 16 letters."""

TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""Whatever a PostgreSQL that is away, going away or full answers with."""

PATIENCE = 5.0
"""Seconds to wait for any answer on the connection."""
HOLDER_PATIENCE = 5.0
"""Seconds to wait for the holder of a table to say where it is."""
ASK_AGAIN_AFTER = 0.1
"""Seconds until a claim is tried again if nobody says that a table was released."""
BEATS = 5
"""How often a process says that it lives within the time after which its tables are given away."""
RETRY_AFTER = 0.5

log = logging.getLogger("wusel.leases")


def clock() -> float:
    """Seconds that pass while the machine sleeps, too."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


class Leases:
    """The tables that live in this process, and the way to those that live elsewhere."""

    def __init__(self, url: str, address: str, process: str, seconds: float) -> None:
        self._url = url
        self._address = address
        self._seconds = seconds
        self._settings = {
            "application_name": f"{LEASES}{process}",
            "synchronous_commit": "off",  # leases need not outlive the database server
            "tcp_keepalives_idle": "5",  # a machine that vanishes lets go of its tables within seconds
            "tcp_keepalives_interval": "3",
            "tcp_keepalives_count": "3",
        }
        self._mine: set[str] = set()
        self._spoke_at = 0.0
        self._turn = asyncio.Lock()
        self._released = asyncio.Event()
        self._lost = asyncio.Event()
        self._lost.set()
        self.forget: Callable[[], None] = lambda: None
        self.hang_up: Callable[[str], None] = lambda _: None

    async def open(self) -> None:
        """Connect, and stay connected from now on."""
        await self._connect()
        self._keeper = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Let go of all tables."""
        self._keeper.cancel()
        await asyncio.gather(self._keeper, return_exceptions=True)
        self._connection.remove_termination_listener(self._connection_lost)
        self._lost.set()
        self._mine.clear()
        with suppress(*TROUBLE):
            await self._connection.close(timeout=PATIENCE)

    def are_held(self) -> bool:
        """Whether what was claimed is still ours. Whoever was silent for too long has lost it, and learns so here."""
        if not self._lost.is_set() and clock() - self._spoke_at > self._seconds:
            log.warning("this process was silent for too long: others may have its tables")
            self._connection.terminate()
            self._connection_lost(self._connection)
        return not self._lost.is_set()

    async def claim(self, table: str) -> str:
        """Empty if the table is leased to this process now; else the address of its holder."""
        end = asyncio.get_running_loop().time() + HOLDER_PATIENCE
        while (holder := await asyncio.shield(self._try_to_claim(table))) is None:
            if asyncio.get_running_loop().time() > end:
                raise StoreFailed(f"table {table} is held by a process that tells no address of its own")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._released.wait(), ASK_AGAIN_AFTER)
        return holder

    async def release(self, table: str) -> None:
        """The table may live elsewhere now; whoever waits for it is told."""
        await asyncio.shield(self._let_go(table))

    # Whoever asked may be cancelled; what this process holds and what it believes to hold must stay the same.

    async def _try_to_claim(self, table: str) -> str | None:
        """Empty if the table is ours, its holder's address if another's; None while its holder is coming or going."""
        async with self._turn:
            if table in self._mine:
                return ""
            if await self._ask(CLAIM, table, self._address) is not None:
                self._mine.add(table)
                return ""
            if await self._ask(DISMISS_SILENT, table, self._seconds, LEASES, TABLES):
                log.warning("a process was silent for too long, and has lost its tables")
                return None
            holder: str | None = await self._ask(HOLDER, table)
            return None if holder in {"", self._address} else holder

    async def _let_go(self, table: str) -> None:
        async with self._turn:
            if table in self._mine:
                self._mine.discard(table)
                await self._ask(RELEASE, table)

    async def _ask(self, sql: str, *values: str | float) -> Any:  # noqa: ANN401 (a single value of any column)
        """One answer. After any trouble nobody knows which locks are held, so the connection is given up."""
        if self.are_held():
            connection = self._connection
            begun = clock()
            try:
                answer = await connection.fetchval(sql, *values, timeout=PATIENCE)
            except TROUBLE as error:
                connection.terminate()
                self._connection_lost(connection)
                raise StoreFailed(f"PostgreSQL: {error}") from error
            if not self._lost.is_set():
                self._spoke_at = begun
                return answer
        raise StoreFailed("PostgreSQL is out of reach")

    async def _stay(self) -> None:
        """Say now and then that we live, and see whether the connection stands; when it is lost, connect again."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), self._seconds / BEATS)
            try:
                if self._lost.is_set():
                    await self._connect()
                else:
                    async with self._turn:
                        await self._ask("select 1")
            except (StoreFailed, *TROUBLE):
                await asyncio.sleep(RETRY_AFTER)

    async def _connect(self) -> None:
        begun = clock()
        connection = await asyncpg.connect(self._url, server_settings=self._settings, timeout=PATIENCE)
        try:
            await connection.fetchval(DISMISS_FORMER, self._settings["application_name"])
            await connection.add_listener("wusel_released", self._hear)
            await connection.add_listener("wusel_signed_out", self._hear_of)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._connection_lost)
        self._connection = connection
        self._spoke_at = begun
        self._lost.clear()

    def _connection_lost(self, connection: asyncpg.Connection) -> None:
        """The connection is lost, and all leases with it."""
        if connection is self._connection and not self._lost.is_set():
            self._lost.set()
            self._mine.clear()
            self.forget()

    def _hear_of(self, _connection: object, _pid: int, _channel: str, person: str) -> None:
        """Somebody has been signed out everywhere."""
        self.hang_up(person)

    def _hear(self, *_: object) -> None:
        """Somebody has released a table: whoever waits for one looks again."""
        self._released.set()
        self._released.clear()
