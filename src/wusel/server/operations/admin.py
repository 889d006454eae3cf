"""What `wusel admin` does: it looks into the store, and leaves orders there for the process that can carry them out.

Where no server runs, it is that process itself.
"""

import asyncio
from collections.abc import Callable, Coroutine
from ipaddress import ip_address
from secrets import token_hex
from typing import Any, Final, TypeVar

from wusel.engine.errors import WuselError
from wusel.server.config import Config
from wusel.server.lobby.manager import TableManager
from wusel.server.lobby.orders import (
    ORDER_SECONDS,
    Admit,
    AnyWish,
    Close,
    Delete,
    Dismiss,
    Forget,
    Shut,
    look_for_orders,
    read_outcome,
    write_wish,
)
from wusel.server.log.stores import open_store, sqlite_path
from wusel.server.log.stores.sqlite import InUse, SqliteStore
from wusel.server.log.stores.store import Ban, Order, Person, Store, StoreFailed, TableRow
from wusel.server.rate_limit import network_prefix
from wusel.server.table.scheduler import now
from wusel.server.workers.worker_pool import WorkerPool

ASK_AGAIN_AFTER: Final = 0.05
HOUR: Final = 60 * 60 * 1000
T = TypeVar("T")


class Office:
    """Where orders are written."""

    def __init__(self, store: Store, manager: TableManager | None) -> None:
        self.store = store
        self.manager = manager
        """For orders that this process carries out itself; none where another has the database for itself."""

    async def wants(self, wish: AnyWish) -> None:
        """Something is done when this returns; WuselError says why it cannot be."""
        order = Order(token_hex(8), now(), write_wish(wish))
        await self.store.place_order(order)
        try:
            async with asyncio.timeout(ORDER_SECONDS):
                while not (answer := await self.store.answer(order.id)):
                    if self.manager is not None:
                        await look_for_orders(self.manager)
                    await asyncio.sleep(ASK_AGAIN_AFTER)
        except TimeoutError:
            raise WuselError("No server has done it in time; look at its log, and try again.") from None
        finally:
            await self.store.delete_order(order.id)
        why = read_outcome(answer).why
        if why:
            raise WuselError(why)

    async def close(self) -> None:
        await (self.store.close() if self.manager is None else self.manager.close())


async def opened(db: str) -> Office:
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
        return Office(beside, None)
    manager.is_ready = True
    return Office(manager.store, manager)


def at_office(db: str, work: Callable[[Office], Coroutine[Any, Any, T]]) -> T:
    async def go() -> T:
        office = await opened(db)
        try:
            return await work(office)
        finally:
            await office.close()

    try:
        return asyncio.run(go())
    except StoreFailed as failed:
        raise WuselError(f"The database does not do it: {failed}.") from failed


# --- tables


def tables(db: str, phase: str, older: float, younger: float, most: int) -> list[TableRow]:
    """Tables whose last change is more, or less, than so many hours ago; 0 is no limit."""
    before = now() - int(older * HOUR) if older else 2**62
    after = now() - int(younger * HOUR) if younger else 0
    return at_office(db, lambda office: office.store.all_tables(phase, after, before, most))


def close_table(db: str, table: str) -> TableRow:
    async def work(office: Office) -> TableRow:
        row = await found_table(office.store, table)
        await office.wants(Close(row.id))
        return row

    return at_office(db, work)


def delete_table(db: str, table: str) -> TableRow:
    async def work(office: Office) -> TableRow:
        row = await found_table(office.store, table)
        await office.wants(Delete(row.id))
        return row

    return at_office(db, work)


async def found_table(store: Store, table: str) -> TableRow:
    """A table by its id or its code."""
    row = await store.table(table) or await store.table_by_code(table.upper().replace("-", "").replace(" ", ""))
    if row is None:
        raise WuselError(f"There is no table {table}; `wusel admin tables` lists them by code.")
    return row


# --- addresses


def ban(db: str, address: str, why: str) -> str:
    """Whom it concerns: an address, or with IPv6 a household of them."""
    place = banned_place(address)
    at_office(db, lambda office: office.wants(Shut(place, why)))
    return place


def unban(db: str, address: str) -> str:
    place = banned_place(address)
    at_office(db, lambda office: office.wants(Admit(place)))
    return place


def bans(db: str) -> list[Ban]:
    return at_office(db, lambda office: office.store.bans())


def banned_place(said: str) -> str:
    try:
        address = ip_address(network_prefix(said))
    except ValueError:
        raise WuselError(f"{said!r} should be an address, for example 192.0.2.1 or 2001:db8::1") from None
    if address.is_loopback or address.is_unspecified:
        raise WuselError(f"{said} is this machine itself; nobody would be let in any more.")
    return str(address)


# --- people


def people(db: str, name: str, most: int) -> list[Person]:
    return at_office(db, lambda office: office.store.people_called(name, most))


def delete_person(db: str, id: str) -> int:
    """At how many tables somebody was known who is nobody now. Begun again, it goes on where it was."""

    async def work(office: Office) -> int:
        tables = await office.store.tables_naming(id) if id else []
        if not tables and await office.store.person(id) is None:
            raise WuselError(f"Nobody is known by {id!r}; `wusel admin people` says who is known by what.")
        await office.wants(Dismiss(id))
        tables = await office.store.tables_naming(id)
        for table in tables:
            await office.wants(Forget(table, id))
        return len(tables)

    return at_office(db, work)
