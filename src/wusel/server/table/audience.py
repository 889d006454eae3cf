"""The listeners of a table: the people who are connected, the absence of others, and the frames for each."""

from collections import deque
from typing import Final, Protocol

import msgspec

from wusel.engine.view import View
from wusel.server.clock import now
from wusel.server.log.entries import AnyEntry
from wusel.server.log.stores.rows import Person, Record
from wusel.server.table.redaction import Recent, Teller, shared_view, welcome
from wusel.server.table.table_state import Effect, TableState
from wusel.server.wire.messages import Presence, Welcome

EVENTS_KEPT: Final = 32
"""Records whose events are kept for clients that reconnect."""

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection to this table. Sending never blocks."""

    person: Person
    client: str
    seat: int
    """Of several seats of one person: the one that is looking."""

    def send(self, frame: bytes) -> None: ...

    def disconnect(self, why: str) -> None: ...


class Audience:
    """The listeners of a table, with presence."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.listeners: set[Listener] = set()
        self.gone: dict[str, int] = {}
        """When the last connection of a person ended."""
        self.since = now()
        self.recent: deque[Recent] = deque(maxlen=EVENTS_KEPT)
        self.shared: View | None = None
        """The public view that all listeners have; None without listeners."""

    # --- presence

    def may_see(self, person: Person) -> bool:
        """Players and the host always, others before the start or where spectators are allowed."""
        state = self.state
        is_guest = state.phase == "gathering" or state.settings.spectators
        return is_guest or state.seating.owner == person.id or bool(state.seating.seats_of(person.id))

    def here(self) -> set[str]:
        return {listener.person.id for listener in self.listeners if listener.person.id}

    def watching(self) -> int:
        return sum(not self.state.seating.seats_of(listener.person.id) for listener in self.listeners)

    def client(self) -> str:
        """The address that work is charged to: a player's, else a spectator's."""
        players = [listener for listener in self.listeners if self.state.seating.seats_of(listener.person.id)]
        return min((listener.client for listener in players or self.listeners), default="")

    def gone_since(self, person: str) -> int:
        """Return the known time since which a person has not been connected."""
        return self.gone.get(person, self.since)

    def gone_for(self, person: str) -> int | None:
        """Return for how many milliseconds a person has not been connected; None without a person."""
        return max(0, now() - self.gone_since(person)) if person else None

    def presence(self) -> Presence:
        """Return the connected people, and the absence of the others."""
        here, chairs = self.here(), self.state.seating.chairs
        gone = [self.gone_for(chair.person) if chair.person not in here else None for chair in chairs]
        return Presence([chair.person in here for chair in chairs], self.watching(), gone)

    # --- joining and leaving

    def add(self, listener: Listener) -> None:
        """Add a listener. It receives the current state, and the others the new presence."""
        self.listeners.add(listener)
        self.gone.pop(listener.person.id, None)
        if self.shared is None:
            self.shared = shared_view(self.state)
        listener.send(encode(self.welcome(listener)))
        self.send_presence(but=listener)

    def remove(self, listener: Listener) -> bool:
        """Remove a listener whose connection has ended; whether it was the last one of its person."""
        self.listeners.discard(listener)
        person = listener.person.id
        is_gone = person not in self.here()
        if is_gone:
            self.restart_absence(person)
        return is_gone

    def restart_absence(self, person: str) -> None:
        """Count the absence of a person who is not connected from now on."""
        self.gone[person] = now()

    def remove_unwelcome(self) -> None:
        """Disconnect listeners who may no longer watch."""
        for listener in [listener for listener in self.listeners if not self.may_see(listener.person)]:
            self.listeners.discard(listener)
            listener.disconnect("closed_to_spectators")

    def disconnect(self, why: str) -> None:
        for listener in list(self.listeners):
            listener.disconnect(why)
        self.listeners.clear()

    # --- sending

    def welcome(self, listener: Listener) -> Welcome:
        """The current state as a listener sees it."""
        state, at = self.state, max(now(), self.state.at)
        return welcome(state, listener.person.id, listener.seat, self.presence(), self.here(), at, self.shared)

    def send_presence(self, but: Listener | None = None) -> None:
        frame = encode(self.presence())
        for listener in self.listeners:
            if listener is not but:
                listener.send(frame)

    def tell(self, record: Record, entry: AnyEntry, effect: Effect, sender: Listener | None, id: str) -> None:
        """Send a stored record to every listener, redacted for each, with `id` to the sender."""
        self.recent.append(Recent(record.n, entry, effect.events))
        if effect.table:
            self.remove_unwelcome()
        if not self.listeners:
            self.shared = None
            return
        here, watching = (self.here(), self.watching()) if effect.table else (set(), 0)
        teller = Teller(self.state, record, entry, effect, self.shared, here, watching)
        self.shared = teller.shared
        frames = [
            (each, teller.frame(each.person.id, each.seat, id if each is sender else "")) for each in self.listeners
        ]
        for listener, frame in frames:  # all are made first, so that an error leaves no listener without the news
            listener.send(frame)
