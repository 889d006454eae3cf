"""Orders of whoever runs the house: carried out by the process that has the table, so that there is no second truth.

`wusel admin` leaves them in the store, where every process looks for them. Whoever can write to the store runs the
house anyway: there is no door for it, and no password.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wusel.server.lobby.forgetting import forgotten
from wusel.server.log.entries import Away, Closed
from wusel.server.log.stores.store import Ban, Order, Person, Store
from wusel.server.refusals import Refusal, no_such_table
from wusel.server.table.commands import check_leave
from wusel.server.table.live_table import LiveTable
from wusel.server.table.reading import state_from_log
from wusel.server.table.scheduler import now
from wusel.server.table.summary import summary_of
from wusel.server.wire.messages import Leave

if TYPE_CHECKING:
    from wusel.server.lobby.manager import TableManager

log: Final = logging.getLogger("wusel.orders")

ORDER_SECONDS: Final = 60
"""For which an order holds: whoever placed it waits no longer."""


class Wish(Struct, frozen=True, tag_field="do", tag=str.lower):
    """Something that can be wanted."""


class Close(Wish, frozen=True):
    """Nobody plays on at a table; what was played can still be looked at."""

    table: str


class Delete(Wish, frozen=True):
    """A table and its log are gone for ever."""

    table: str


class Dismiss(Wish, frozen=True):
    """Nobody is this person any more, on any device."""

    person: str


class Forget(Wish, frozen=True):
    """A table knows somebody no longer."""

    table: str
    person: str


class Shut(Wish, frozen=True):
    """Nobody is let in from an address."""

    address: str
    why: str = ""


class Admit(Wish, frozen=True):
    """An address is as welcome as any other."""

    address: str


AnyWish = Close | Delete | Dismiss | Forget | Shut | Admit
write_wish = msgspec.json.Encoder().encode
read_wish = msgspec.json.Decoder(AnyWish).decode


class Outcome(Struct, frozen=True):
    """What came of an order; `why` it could not be carried out, if it could not."""

    why: str = ""


write_outcome = msgspec.json.Encoder().encode
read_outcome = msgspec.json.Decoder(Outcome).decode


async def look_for_orders(manager: "TableManager") -> None:
    """Carry out what this process can: at tables that it has or that nobody has, and what anybody can do."""
    for order in await manager.store.orders():
        if now() - order.at > ORDER_SECONDS * 1000:
            await manager.store.delete_order(order.id)
            continue
        wish = read_wish(order.what)
        place = wish.table if isinstance(wish, (Close, Delete, Forget)) else f"order {order.id}"
        if await manager.store.claim(place):
            continue
        try:
            if order in await manager.store.orders():  # nobody was faster
                await answer(manager, order, wish)
        finally:
            if place not in manager.tables:
                await manager.store.release(place)


async def answer(manager: "TableManager", order: Order, wish: AnyWish) -> None:
    outcome = await carried_out(manager, wish)
    log.info("an order", extra={"order": order.id, "do": type(wish).__name__.lower(), "why": outcome.why})
    await manager.store.answer_order(order.id, write_outcome(outcome))


async def carried_out(manager: "TableManager", wish: AnyWish) -> Outcome:
    store = manager.store
    try:
        match wish:
            case Close():
                await close_table(await manager.table(wish.table))
            case Delete():
                await delete_table(manager, wish.table)
            case Forget():
                await forget_person(manager, wish.table, wish.person)
            case Dismiss():
                await store.delete_person(wish.person)
                await store.sign_out(wish.person)
            case Shut():
                await store.keep_ban(Ban(wish.address, now(), wish.why))
            case Admit():
                await must_be_banned(store, wish.address)
                await store.delete_ban(wish.address)
    except Refusal as refusal:
        return Outcome(refusal.message)
    return Outcome()


async def must_be_banned(store: Store, address: str) -> None:
    if address not in {ban.address for ban in await store.bans()}:
        raise Refusal("not_banned", f"{address} is not banned")


async def close_table(live: LiveTable) -> None:
    async def close() -> Closed:
        if live.state.phase == "over":
            raise Refusal("over", "the game at this table is over already")
        return Closed()

    await live.submit_entry(close)


async def delete_table(manager: "TableManager", id: str) -> None:
    """Whoever is there is hung up on, and finds no table when they come again. One that cannot be read goes, too."""
    if await manager.store.table(id) is None:
        raise no_such_table()
    with suppress(Refusal):
        live = await manager.table(id)
        async with live.reading():
            live.discard("deleted")
    await manager.store.delete_table(id)
    with suppress(Refusal):  # somebody who came just then may have found it still
        late = await manager.table(id)
        late.discard("deleted")
        await manager.store.delete_table(id)
    manager.tables.pop(id, None)


async def forget_person(manager: "TableManager", id: str, person: str) -> None:
    """A table at which nobody else has been goes with them. From others they get up if the game has not begun, and are
    away for good if it has; then the log is written anew without them, and read anew by whoever comes next."""
    if await manager.store.table(id) is None:
        return
    live = await manager.table(id)
    if set(live.state.people) <= {person}:
        await delete_table(manager, id)
        return
    async with live.reading():
        await send_away(live, person)
        await rewrite_without(manager.store, live, person)
        live.discard("rewritten")


async def rewrite_without(store: Store, live: LiveTable, person: str) -> None:
    id, code = live.state.id, live.state.code
    records = await store.records(id)
    changes = forgotten(records, person)
    changed = {record.n: record for record in changes}
    read = [changed.get(record.n, record) for record in records]
    checkpoint = await store.checkpoint(id)
    state = await asyncio.to_thread(state_from_log, id, code, read, checkpoint, live.state.game)
    row = await store.table(id)
    assert row is not None
    await store.rewrite(replace(row, summary=summary_of(state)), changes, person)


async def send_away(live: LiveTable, person: str) -> None:
    state = live.state
    seats = state.seats_of(person)
    if state.phase == "gathering" and (seats or state.host == person):
        await live.commit(check_leave(state, Person(person, ""), Leave("leave")))
    elif state.phase == "playing":
        for seat in seats:
            if not state.chairs[seat].bot:
                await live.commit(Away(seat))
