"""Admin commands, executed by the process that has the table.

`wusel admin` queues them as orders in the store, which every process polls. Write access to the store is the only
authorization, because it already allows any change.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wusel.server.clock import now
from wusel.server.lobby.erasure import erased
from wusel.server.log.entries import Away, Closed
from wusel.server.log.stores.rows import Ban, Person
from wusel.server.log.stores.store import Store
from wusel.server.refusals import Refusal, no_such_table
from wusel.server.table.live_table import LiveTable
from wusel.server.table.reading import state_from_log
from wusel.server.table.setup_commands import check_leave
from wusel.server.table.summary import summary_of
from wusel.server.wire.client_messages import Leave

if TYPE_CHECKING:
    from wusel.server.lobby.manager import TableManager

log: Final = logging.getLogger("wusel.orders")

ORDER_SECONDS: Final = 60
"""After which an order expires: `wusel admin` waits no longer."""


class AdminCommand(Struct, frozen=True, tag_field="do", tag=str.lower):
    """The base of all commands; the tag is stored."""


class Close(AdminCommand, frozen=True):
    """End the game at a table; it can still be viewed."""

    table: str


class Delete(AdminCommand, frozen=True):
    """Delete a table and its log."""

    table: str


class Dismiss(AdminCommand, frozen=True):
    """Delete an identity and sign out its devices."""

    person: str


class Forget(AdminCommand, frozen=True):
    """Erase a person from a table."""

    table: str
    person: str


class Shut(AdminCommand, frozen=True):
    """Ban an address."""

    address: str
    why: str = ""


class Admit(AdminCommand, frozen=True):
    """Lift a ban."""

    address: str


AnyAdminCommand = Close | Delete | Dismiss | Forget | Shut | Admit
encode_command = msgspec.json.Encoder().encode
decode_command = msgspec.json.Decoder(AnyAdminCommand).decode


async def execute_orders(manager: "TableManager") -> None:
    """Execute queued orders, unless another process has the table."""
    for order in await manager.store.orders():
        if now() - order.at > ORDER_SECONDS * 1000:
            await manager.store.delete_order(order.id)
            continue
        command = decode_command(order.what)
        place = command.table if isinstance(command, (Close, Delete, Forget)) else f"order {order.id}"
        if await manager.store.claim(place):
            continue
        try:
            if order in await manager.store.orders():  # no other process has executed it meanwhile
                why = await execute(manager, command)
                about = {"order": order.id, "do": type(command).__name__.lower(), "why": why}
                log.info("an order", extra=about)
                await manager.store.answer_order(order.id, msgspec.json.encode(why))
        finally:
            if place not in manager.tables:
                await manager.store.release(place)


async def execute(manager: "TableManager", command: AnyAdminCommand) -> str:
    """Execute a command. Return why it was refused, or an empty string."""
    store = manager.store
    try:
        match command:
            case Close():
                await close_table(await manager.table(command.table))
            case Delete():
                await delete_table(manager, command.table)
            case Forget():
                await erase_person(manager, command.table, command.person)
            case Dismiss():
                await store.delete_person(command.person)
                await store.sign_out(command.person)
            case Shut():
                await store.keep_ban(Ban(command.address, now(), command.why))
            case Admit():
                if command.address not in {ban.address for ban in await store.bans()}:
                    raise Refusal("not_banned", f"{command.address} is not banned")
                await store.delete_ban(command.address)
    except Refusal as refusal:
        return refusal.message
    return ""


async def close_table(live: LiveTable) -> None:
    async def close() -> Closed:
        if live.state.phase == "over":
            raise Refusal("over", "the game at this table is over already")
        return Closed()

    await live.submit_entry(close)


async def delete_table(manager: "TableManager", id: str) -> None:
    """End a table's connections and delete it, also if its log cannot be read."""
    if await manager.store.table(id) is None:
        raise no_such_table()
    with suppress(Refusal):
        live = await manager.table(id)
        async with live.reading():
            live.discard("deleted")
    await manager.store.delete_table(id)
    with suppress(Refusal):  # it may have been loaded again meanwhile
        late = await manager.table(id)
        late.discard("deleted")
        await manager.store.delete_table(id)
    manager.tables.pop(id, None)


async def erase_person(manager: "TableManager", id: str, person: str) -> None:
    """Delete a table of one person. At other tables, vacate the person's seats or let bots play them, and rewrite the
    log. The table is then loaded again from it."""
    if await manager.store.table(id) is None:
        return
    live = await manager.table(id)
    if set(live.state.seating.people) <= {person}:
        await delete_table(manager, id)
        return
    async with live.reading():
        await unseat(live, person)
        await rewrite_log(manager.store, live, person)
        live.discard("rewritten")


async def rewrite_log(store: Store, live: LiveTable, person: str) -> None:
    id, code = live.state.id, live.state.code
    records = await store.records(id)
    changes = erased(records, person)
    changed = {record.n: record for record in changes}
    read = [changed.get(record.n, record) for record in records]
    checkpoint = await store.checkpoint(id)
    state = await asyncio.to_thread(state_from_log, id, code, read, checkpoint, live.state.play.game)
    row = await store.table(id)
    assert row is not None
    await store.rewrite(replace(row, summary=summary_of(state)), changes, person)


async def unseat(live: LiveTable, person: str) -> None:
    state = live.state
    seats = state.seating.seats_of(person)
    if state.phase == "gathering" and (seats or state.seating.host == person):
        await live.commit(check_leave(state, Person(person, ""), Leave("leave")))
    elif state.phase == "playing":
        for seat in seats:
            if not state.seating.chairs[seat].bot:
                await live.commit(Away(seat))
