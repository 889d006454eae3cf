"""PostgreSQL store: one database for any number of server processes."""

import asyncio
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from urllib.parse import urlsplit

import asyncpg

from wusel.engine.errors import WuselError
from wusel.server.config import LEASE_SECONDS
from wusel.server.group import ALONE, Group
from wusel.server.log.stores import schema
from wusel.server.log.stores.database import Row, Statement, Value
from wusel.server.log.stores.leases import DATABASE_ERRORS, TABLES, Leases
from wusel.server.log.stores.rows import Checkpoint, Conflict, Record, StoreFailed, Summary
from wusel.server.log.stores.statements import APPEND
from wusel.server.log.stores.store import Store
from wusel.server.log.stores.write_batching import WriteBatcher

WORDS = {" blob": " bytea", " without rowid": ""}
"""PostgreSQL's SQL for that of SQLite in the migration scripts."""

MIGRATING = 8_317_200_415
"""Key of the advisory lock that is held while the schema is migrated."""


APPEND_ALL = """insert into lines (table_id, n, at, entry, key)
    select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::text[])"""
SIGN_OUT = "select pg_notify('wusel_signed_out', $1)"


class PostgresStore(Store):
    """A store in a PostgreSQL database, for any number of processes on any number of machines."""

    _has = "position($2 in entry) > 0"

    def __init__(self, url: str, address: str, lease_seconds: float = LEASE_SECONDS, group: Group = ALONE) -> None:
        super().__init__()
        self._url = url
        self._group = group
        self._process = secrets.token_hex(8)
        self._leases = Leases(self, url, address, self._process, lease_seconds)
        self._pool: asyncpg.Pool | None = None
        self._underway = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._records = WriteBatcher(self._append_all)

    async def open(self) -> None:
        try:
            settings = {"application_name": f"{TABLES}{self._process}"}
            pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=10,
                timeout=10,
                command_timeout=10,
                reset=as_it_is,
                server_settings=settings,
            )
            try:
                async with pool.acquire() as connection, connection.transaction():
                    await migrate(connection)
                await self._leases.open()
            except BaseException:
                pool.terminate()
                raise
        except (*DATABASE_ERRORS, ValueError) as error:
            raise WuselError(
                f"Cannot use the database {without_password(self._url)}: {error}. Is the server running, "
                "and are user, password and database right?"
            ) from error
        self._pool = pool

    async def close(self) -> None:
        if self._pool is not None:
            await self._records.finish()
            pool, self._pool = self._pool, None
            await self._idle.wait()
            await self._leases.close()
            try:
                await asyncio.wait_for(pool.close(), 5)
            except DATABASE_ERRORS:
                pool.terminate()

    async def is_well(self) -> bool:
        try:
            return self._leases.are_valid() and bool(await self._read("select 1"))
        except StoreFailed:
            return False

    async def claim(self, table: str) -> str:
        return self._group.address_of_home(table) or await self._leases.claim(table)

    async def release(self, table: str) -> None:
        await self._leases.release(table)

    def holds_leases(self) -> bool:
        return self._leases.are_valid()

    def append(
        self,
        table: str,
        record: Record,
        summary: Summary | None = None,
        checkpoint: Checkpoint | None = None,
        same_people: bool = False,
    ) -> "asyncio.Future[None]":
        if self._pool is not None and not self._leases.are_valid():
            raise StoreFailed("this process was silent for too long: others may have its tables")
        return super().append(table, record, summary, checkpoint, same_people)

    async def sign_out(self, person: str) -> None:
        await self._read(SIGN_OUT, person)

    async def _read(self, sql: str, *values: Value) -> Sequence[Row]:
        with self._in_use() as pool:
            rows: Sequence[Row] = await pool.fetch(sql, *values)
        return rows

    def _write(self, *statements: Statement) -> "asyncio.Future[None]":
        (sql, values), *others = statements
        if sql == APPEND and not others:
            return self._records.add(values)
        everything = [value for _, values in statements for value in values]
        return asyncio.ensure_future(self._execute(as_one(tuple(sql for sql, _ in statements)), everything))

    async def _append_all(self, records: Sequence[Sequence[Value]]) -> None:
        if len(records) == 1:
            await self._execute(APPEND, records[0])
        else:
            await self._execute(APPEND_ALL, list(zip(*records, strict=True)))

    async def _execute(self, sql: str, values: Sequence[object]) -> None:
        begun = time.perf_counter()
        trouble = ""
        try:
            with self._in_use() as pool:
                await pool.execute(sql, *values)
        except StoreFailed as failed:
            trouble = str(failed)
            raise
        finally:
            self.on_write(time.perf_counter() - begun, trouble)

    @contextmanager
    def _in_use(self) -> Iterator[asyncpg.Pool]:
        """The pool, for one operation; errors of the driver become errors of the store."""
        if self._pool is None:
            raise StoreFailed(f"the database {without_password(self._url)} is not open")
        self._underway += 1
        self._idle.clear()
        try:
            yield self._pool
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except DATABASE_ERRORS as error:
            raise StoreFailed(f"PostgreSQL: {error}") from error
        finally:
            self._underway -= 1
            if not self._underway:
                self._idle.set()


async def migrate(connection: asyncpg.Connection) -> None:
    """Bring the schema to the newest version, one process at a time."""
    await connection.execute(f"select pg_advisory_xact_lock({MIGRATING})")
    await connection.execute(schema.MAKE_VERSIONS)
    for step in schema.steps_from(await connection.fetchval(schema.VERSION)):
        await connection.execute(re.sub("|".join(WORDS), lambda word: WORDS[word[0]], step))


async def as_it_is(connection: asyncpg.Connection) -> None:
    """Return a connection to the pool without a reset. No settings change on it, and a reset is a round trip."""


@lru_cache
def as_one(statements: tuple[str, ...]) -> str:
    """Several statements as a single one with their parameters renumbered: one round trip, all or nothing."""
    numbered: list[str] = []
    offset = 0
    for statement in statements:
        places = re.compile(r"\$(\d+)")
        numbered.append(places.sub(partial(moved_by, offset), statement))
        offset += max((int(place) for place in places.findall(statement)), default=0)
    *others, last = numbered
    if not others:
        return last
    return "with " + ", ".join(f"part{i} as ({other})" for i, other in enumerate(others)) + " " + last


def moved_by(offset: int, place: re.Match[str]) -> str:
    """A parameter's number, moved by an offset."""
    return f"${int(place[1]) + offset}"


def without_password(url: str) -> str:
    """A database URL as it may be shown and logged."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
