"""People who join a table, look through another seat, change their name, and leave."""

from typing import Final

from wusel.server.log.entries import Back, Renamed, read_entry
from wusel.server.log.stores.rows import Person
from wusel.server.refusals import no_such_table
from wusel.server.table.audience import Listener, encode
from wusel.server.table.live_table import LiveTable
from wusel.server.table.permissions import require_seat
from wusel.server.table.redaction import Recent, missed
from wusel.server.wire.client_messages import LookThrough
from wusel.server.wire.messages import Missed

MOST_MISSED: Final = 300
"""Records that a client is caught up on; after more it gets the current state alone."""


async def join(live: LiveTable, listener: Listener, since: int | None) -> None:
    """Add a listener: it is sent the records after `since`, then the current state."""
    async with live.reading() as state:
        person = listener.person
        if not live.audience.may_see(person):
            raise no_such_table()
        if since is not None and 0 < state.n - since <= MOST_MISSED and state.play.unplayed is None:
            listener.send(encode(await missed_by(live, listener, since)))
        live.touch()
        live.audience.add(listener)
        if state.phase == "playing":
            for seat in state.seating.seats_of(person.id):
                if state.seating.chairs[seat].away:
                    await live.commit(Back(seat))
        await live.return_host(person)
        await rename(live, person)
        live.scheduler.schedule()


async def missed_by(live: LiveTable, listener: Listener, since: int) -> Missed:
    """The records after one: from memory with their events, else from the store without."""
    state, person, seat = live.state, listener.person.id, listener.seat
    recent = [record for record in live.audience.recent if record.n > since]
    if len(recent) == state.n - since:
        return missed(state, recent, person, seat, eventful=True)
    records = await live.store.records(state.id, since, state.n)
    read = [Recent(record.n, read_entry(record.entry)) for record in records]
    return missed(state, read, person, seat, eventful=False)


async def look(live: LiveTable, listener: Listener, command: LookThrough) -> None:
    """Another seat of the same person is looking now: the listener is sent the current state as it sees it."""
    async with live.reading() as state:
        require_seat(state, listener.person, command.seat)
        listener.seat = command.seat
        answer = live.audience.welcome(listener)
        answer.id = command.id
        listener.send(encode(answer))


async def renamed(live: LiveTable, person: Person) -> None:
    """A person has a new name: update their connections and seats."""
    async with live.lock:
        for listener in live.audience.listeners:
            if listener.person.id == person.id:
                listener.person = person
        if not live.is_dead:
            await rename(live, person)


async def rename(live: LiveTable, person: Person) -> None:
    seating = live.state.seating
    chairs = [seating.chairs[seat] for seat in seating.seats_of(person.id)]
    old = {chair.name for chair in chairs if not chair.nickname} - {person.name}
    for renamed in [Renamed(person.id, person.name, was) for was in sorted(old)]:
        if live.state.has_room_for(renamed):
            await live.commit(renamed)


def leave(live: LiveTable, listener: Listener) -> None:
    """Remove a listener whose connection has ended."""
    if not live.store.holds_leases() or listener not in live.audience.listeners:
        return
    live.touch()
    if live.audience.remove(listener):
        live.scheduler.schedule()
    live.audience.send_presence()
