"""Leases: each table is served by one process. A lease is an advisory lock in PostgreSQL, released when its holder
dies.

All locks of a process belong to one connection. When that is lost, so are all its leases.

A frozen process keeps its connections, so every process sends a keepalive query on this connection, and PostgreSQL
records when (pg_stat_activity). A lease expires when its holder has sent nothing for too long. A process that wants one
of its tables then terminates all connections of the holder at once. A write that the holder had begun is done before
that or never. The holder itself counts from the moment at which it sent its last query, which is earlier than the one
that PostgreSQL has recorded. So its own clock says that its leases have expired before others take anything, and it
checks the clock before it writes or sends anything.
"""

import asyncio
import logging
import sys
import time
from contextlib import suppress
from typing import Any

import asyncpg

from wusel.server.log.stores.rows import StoreFailed
from wusel.server.log.stores.store import Store

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
# After a network failure the database may still have our former connection, with all its locks.
TERMINATE_FORMER = """
    select count(pg_terminate_backend(pid)) from pg_stat_activity
    where application_name = $1 and pid <> pg_backend_pid()"""

# Connections for the log are terminated first: once the locks are released, others read.
TERMINATE_EXPIRED = """
    with silent as (
        select right(application_name, 16) as process from pg_stat_activity join homes using (pid)
        where table_id = $1 and datname = current_database() and application_name like $3 || '%'
        and clock_timestamp() - state_change > make_interval(secs => $2))
    select count(pg_terminate_backend(pid, 400)) from (
        select pid from pg_stat_activity join silent on application_name in ($3 || process, $4 || process)
        where datname = current_database() order by application_name desc) as theirs"""

LEASES = "wusel leases "
TABLES = "wusel tables "
"""Prefixes of the application names of a process's connections, before its own id of 16 letters."""

DATABASE_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""Errors of the driver if the database is down, shutting down or full."""

QUERY_TIMEOUT = 5.0
"""Seconds for any query on the connection."""
HOLDER_TIMEOUT = 5.0
"""Seconds for which a claim waits until the holder of a lease has written down its address."""
CLAIM_RETRY_SECONDS = 0.1
"""Seconds until a claim is tried again if no notification of a release comes."""
RENEWALS_PER_LEASE = 5
"""How often a process renews its leases before they would expire."""
RECONNECT_SECONDS = 0.5

log = logging.getLogger("wusel.leases")


def clock() -> float:
    """A monotonic clock that goes on while the machine is suspended."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


class Leases:
    """The leases of this process, and the addresses of the holders of others."""

    def __init__(self, store: Store, url: str, address: str, process: str, seconds: float) -> None:
        self._store = store
        self._url = url
        self._address = address
        self._seconds = seconds
        self._settings = {
            "application_name": f"{LEASES}{process}",
            "synchronous_commit": "off",  # leases need not outlive the database server
            "tcp_keepalives_idle": "5",  # a machine that vanishes releases its tables within seconds
            "tcp_keepalives_interval": "3",
            "tcp_keepalives_count": "3",
        }
        self._mine: set[str] = set()
        self._renewed_at = 0.0
        self._lock = asyncio.Lock()
        self._released = asyncio.Event()
        self._lost = asyncio.Event()
        self._lost.set()

    async def open(self) -> None:
        """Connect, and keep the connection alive from now on."""
        await self._connect()
        self._keepalive = asyncio.create_task(self._keep_alive())

    async def close(self) -> None:
        """Release all leases."""
        self._keepalive.cancel()
        await asyncio.gather(self._keepalive, return_exceptions=True)
        self._connection.remove_termination_listener(self._connection_lost)
        self._lost.set()
        self._mine.clear()
        with suppress(*DATABASE_ERRORS):
            await self._connection.close(timeout=QUERY_TIMEOUT)

    def are_valid(self) -> bool:
        """Return whether the leases are still held. A process that was frozen for too long notices here that they have
        expired."""
        if not self._lost.is_set() and clock() - self._renewed_at > self._seconds:
            log.warning("this process was silent for too long: others may have its tables")
            self._connection.terminate()
            self._connection_lost(self._connection)
        return not self._lost.is_set()

    async def claim(self, table: str) -> str:
        """Empty if this process holds the lease now; else the address of the holder."""
        end = asyncio.get_running_loop().time() + HOLDER_TIMEOUT
        while (holder := await asyncio.shield(self._try_to_claim(table))) is None:
            if asyncio.get_running_loop().time() > end:
                raise StoreFailed(f"table {table} is held by a process that tells no address of its own")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._released.wait(), CLAIM_RETRY_SECONDS)
        return holder

    async def release(self, table: str) -> None:
        """Release the lease of a table and notify the processes that wait for one."""
        await asyncio.shield(self._release(table))

    # Shielded from cancellation: the locks in the database and the set of leases here must stay the same.

    async def _try_to_claim(self, table: str) -> str | None:
        """Empty if the lease is ours, the holder's address if another's; None while it changes hands."""
        async with self._lock:
            if table in self._mine:
                return ""
            if await self._query(CLAIM, table, self._address) is not None:
                self._mine.add(table)
                return ""
            if await self._query(TERMINATE_EXPIRED, table, self._seconds, LEASES, TABLES):
                log.warning("a process was silent for too long, and has lost its tables")
                return None
            holder: str | None = await self._query(HOLDER, table)
            return None if holder in {"", self._address} else holder

    async def _release(self, table: str) -> None:
        async with self._lock:
            if table in self._mine:
                self._mine.discard(table)
                await self._query(RELEASE, table)

    async def _query(self, sql: str, *values: str | float) -> Any:  # noqa: ANN401 (a single value of any column)
        """Execute a query for a single value. After an error it is unknown which locks are held, so the connection is
        closed."""
        if self.are_valid():
            connection = self._connection
            begun = clock()
            try:
                answer = await connection.fetchval(sql, *values, timeout=QUERY_TIMEOUT)
            except DATABASE_ERRORS as error:
                connection.terminate()
                self._connection_lost(connection)
                raise StoreFailed(f"PostgreSQL: {error}") from error
            if not self._lost.is_set():
                self._renewed_at = begun
                return answer
        raise StoreFailed("PostgreSQL is out of reach")

    async def _keep_alive(self) -> None:
        """Keepalive loop: renew the leases, and reconnect when the connection is lost."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), self._seconds / RENEWALS_PER_LEASE)
            try:
                if self._lost.is_set():
                    await self._connect()
                else:
                    async with self._lock:
                        await self._query("select 1")
            except (StoreFailed, *DATABASE_ERRORS):
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _connect(self) -> None:
        begun = clock()
        connection = await asyncpg.connect(self._url, server_settings=self._settings, timeout=QUERY_TIMEOUT)
        try:
            await connection.fetchval(TERMINATE_FORMER, self._settings["application_name"])
            await connection.add_listener("wusel_released", self._on_released)
            await connection.add_listener("wusel_signed_out", self._on_signed_out)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._connection_lost)
        self._connection = connection
        self._renewed_at = begun
        self._lost.clear()

    def _connection_lost(self, connection: asyncpg.Connection) -> None:
        """Drop all leases, which are lost with the connection."""
        if connection is self._connection and not self._lost.is_set():
            self._lost.set()
            self._mine.clear()
            self._store.on_leases_lost()

    def _on_signed_out(self, _connection: object, _pid: int, _channel: str, person: str) -> None:
        """Handle a notification that a person has been signed out in another process."""
        self._store.on_signed_out(person)

    def _on_released(self, *_: object) -> None:
        """Handle a notification that a lease was released: retry the claims that wait."""
        self._released.set()
        self._released.clear()
