"""Administration (`wusel admin`): reads the store, and queues orders there for the server process that executes them.

Without a running server this process executes them itself.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from ipaddress import ip_address
from secrets import token_hex
from typing import Any, Final, TypeVar

import msgspec

from wusel.engine.errors import WuselError
from wusel.server.clock import now
from wusel.server.config import Config
from wusel.server.lobby.admin_commands import (
    ORDER_SECONDS,
    Admit,
    AnyAdminCommand,
    Close,
    Delete,
    Dismiss,
    Forget,
    Shut,
    encode_command,
    execute_orders,
)
from wusel.server.lobby.manager import TableManager
from wusel.server.log.stores import open_store, sqlite_path
from wusel.server.log.stores.rows import Ban, Order, Person, StoreFailed, TableRow
from wusel.server.log.stores.sqlite import SqliteStore
from wusel.server.log.stores.sqlite_file import InUse
from wusel.server.log.stores.store import Store
from wusel.server.rate_limit import network_prefix
from wusel.server.workers.worker_pool import WorkerPool

POLL_SECONDS: Final = 0.05
HOUR: Final = 60 * 60 * 1000
T = TypeVar("T")


class AdminSession:
    """An open store, to which orders are submitted."""

    def __init__(self, store: Store, manager: TableManager | None) -> None:
        self.store = store
        self.manager = manager
        """Executes orders in this process; None where a server has locked the database."""

    async def submit(self, command: AnyAdminCommand) -> None:
        """Queue an order and wait until it has been executed; WuselError says why it was not."""
        order = Order(token_hex(8), now(), encode_command(command))
        await self.store.place_order(order)
        try:
            async with asyncio.timeout(ORDER_SECONDS):
                while not (answer := await self.store.answer(order.id)):
                    if self.manager is not None:
                        await execute_orders(self.manager)
                    await asyncio.sleep(POLL_SECONDS)
        except TimeoutError:
            raise WuselError("No server has done it in time; look at its log, and try again.") from None
        finally:
            await self.store.delete_order(order.id)
        if why := msgspec.json.decode(answer, type=str):
            raise WuselError(why)

    async def close(self) -> None:
        await (self.store.close() if self.manager is None else self.manager.close())


async def open_session(db: str) -> AdminSession:
    path = sqlite_path(db)
    if path is not None and not path.exists():
        raise WuselError(f"There is no database {path}. Name the one that the server uses with --db.")
    manager = TableManager(Config(db), open_store(db), WorkerPool())
    try:
        await manager.store.open()
    except InUse:
        assert path is not None
        beside = SqliteStore(path, beside=True)
        await beside.open()
        return AdminSession(beside, None)
    manager.is_ready = True
    return AdminSession(manager.store, manager)


def in_session(db: str, work: Callable[[AdminSession], Coroutine[Any, Any, T]]) -> T:
    async def go() -> T:
        session = await open_session(db)
        try:
            return await work(session)
        finally:
            await session.close()

    try:
        return asyncio.run(go())
    except StoreFailed as failed:
        raise WuselError(f"The database does not do it: {failed}.") from failed


# --- tables


def tables(db: str, phase: str, older: float, younger: float, most: int) -> list[TableRow]:
    """Tables by phase, and by the hours since their last change; 0 is no limit."""
    before = now() - int(older * HOUR) if older else 2**62
    after = now() - int(younger * HOUR) if younger else 0
    return in_session(db, lambda session: session.store.all_tables(phase, after, before, most))


def close_table(db: str, table: str) -> TableRow:
    return in_session(db, partial(submit_for_table, table, Close))


def delete_table(db: str, table: str) -> TableRow:
    return in_session(db, partial(submit_for_table, table, Delete))


async def submit_for_table(table: str, command: type[Close | Delete], session: AdminSession) -> TableRow:
    row = await find_table(session.store, table)
    await session.submit(command(row.id))
    return row


async def find_table(store: Store, table: str) -> TableRow:
    """Look up a table by its id or its code."""
    row = await store.table(table) or await store.table_by_code(table.upper().replace("-", "").replace(" ", ""))
    if row is None:
        raise WuselError(f"There is no table {table}; `wusel admin tables` lists them by code.")
    return row


# --- addresses


def ban(db: str, address: str, why: str) -> str:
    """Ban an address, or with IPv6 its /64 network; returns what was banned."""
    place = parse_address(address)
    in_session(db, lambda session: session.submit(Shut(place, why)))
    return place


def unban(db: str, address: str) -> str:
    place = parse_address(address)
    in_session(db, lambda session: session.submit(Admit(place)))
    return place


def bans(db: str) -> list[Ban]:
    return in_session(db, lambda session: session.store.bans())


def parse_address(said: str) -> str:
    try:
        address = ip_address(network_prefix(said))
    except ValueError:
        raise WuselError(f"{said!r} should be an address, for example 192.0.2.1 or 2001:db8::1") from None
    if address.is_loopback or address.is_unspecified:
        raise WuselError(f"{said} is this machine itself; nobody would be let in any more.")
    return str(address)


# --- people


def people(db: str, name: str, most: int) -> list[Person]:
    return in_session(db, lambda session: session.store.people_called(name, most))


def delete_person(db: str, id: str) -> int:
    """Delete a person from all tables; returns how many. It is idempotent: an interrupted run can be repeated."""

    async def work(session: AdminSession) -> int:
        tables = await session.store.tables_naming(id) if id else []
        if not tables and await session.store.person(id) is None:
            raise WuselError(f"Nobody is known by {id!r}; `wusel admin people` says who is known by what.")
        await session.submit(Dismiss(id))
        tables = await session.store.tables_naming(id)
        for table in tables:
            await session.submit(Forget(table, id))
        return len(tables)

    return in_session(db, work)
