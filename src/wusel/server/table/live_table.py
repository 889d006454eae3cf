"""A table in memory: it serialises all changes, and stores each before any client receives it.

`submit` is the only way for a command, `submit_entry` for the server's own entries. Both end in `commit`: apply ->
store -> tell.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from wusel.engine.errors import RunsForever
from wusel.engine.turns import MOST_STEPS
from wusel.server.clock import now
from wusel.server.log.entries import AnyEntry, Chose, Hosted, Started, Woke, write_entry
from wusel.server.log.stores.rows import Conflict, Person, Record, StoreFailed
from wusel.server.log.stores.store import Store
from wusel.server.rate_limit import Bucket, Buckets
from wusel.server.refusals import Refusal
from wusel.server.table.audience import Audience, Listener
from wusel.server.table.commands import check
from wusel.server.table.foresight import Foresight
from wusel.server.table.hints import Hints
from wusel.server.table.scheduler import Scheduler
from wusel.server.table.summary import summary_of
from wusel.server.table.table_state import Accepted, Effect, TableState
from wusel.server.wire.client_messages import AnyCommand, Chat, Choose, Standin
from wusel.server.wire.messages import Done
from wusel.server.workers.background_thread import BackgroundThread
from wusel.server.workers.worker_pool import WorkerPool

log = logging.getLogger("wusel.tables")

CHECKPOINT_EVERY: Final = 64
STEPS_OF_A_CHECKPOINT: Final = 2000
KEYS_KEPT: Final = 32
"""Idempotency keys in memory; older ones are looked up in the store."""
KEYS_SOUGHT: Final = 2000
"""Records that are searched for a key, so that the cost does not grow with the log."""
MANY_CHOICES: Final = 200
OVER_SECONDS: Final = 20
"""Idle time after which a finished table leaves memory."""
WORK_PER_SECOND: Final = 500
WORK_BURST: Final = 5000
FREE_STEPS: Final = 100
"""Rule steps per choice that are not charged; choices in our own games take at most 60."""
MOST_ENDLESS: Final = 8
A_MOMENT: Final = 10_000
"""Milliseconds in which no person counts as away."""
CHATS_PER_SECOND: Final = 0.5
CHAT_BURST: Final = 5


def key_of(person: Person, command: AnyCommand) -> str:
    """The idempotency key of a command; that of a choice names the question, too."""
    question = f":{command.question}" if isinstance(command, Choose) else ""
    return f"{person.id}:{command.id}{question}"


class LiveTable:
    """A table and the way of its choices. The lock is held from check to tell."""

    def __init__(
        self,
        state: TableState,
        records: list[Record],
        store: Store,
        bots: WorkerPool,
        looks: BackgroundThread,
        work: Buckets | None = None,
    ) -> None:
        self.state = state
        self.store = store
        self.bots = bots
        self.work = work or Buckets(WORK_PER_SECOND, WORK_BURST)
        """Rule steps per address."""
        self.endless = 0
        """How many choices did not terminate because of the table's content."""
        self.audience = Audience(state)
        self.lock = asyncio.Lock()
        self.keys = OrderedDict((record.key, record.n) for record in records[-KEYS_KEPT:] if record.key)
        self.summary = summary_of(state)
        self.checkpointed = 0
        self.checkpoint_n = 0
        self.scheduler = Scheduler(self)
        self.hints = Hints(state, bots)
        self.looks = looks
        self.foresights: dict[int, Foresight] = {}
        self.chats: dict[str, Bucket] = {}
        self.points: dict[str, Bucket] = {}
        self.used_at = time.monotonic()
        self.is_dead = False

    # --- submit: check, apply, store, tell

    async def submit(
        self, person: Person, command: AnyCommand, sender: Listener | None = None, deal: int | None = None
    ) -> Done | None:
        """Carry out a command exactly once, or raise a Refusal. None if the news was the sender's answer. `deal` is the
        seed of a game that starts."""
        key = key_of(person, command)
        async with self.lock:
            self.require_alive()
            n = self.keys.get(key, 0)
            if not n and not self.is_recent(command):
                n = await self.stored_as(key)
            if n:
                return Done(command.id, n)
            await self.return_host(person)
            accepted = check(self.state, person, command, deal)
            self.limit(person, command, accepted.entry)
            try:
                n = await self.commit(accepted, key, sender, command.id)
            except NotStored as refusal:
                n = await self.stored_as(key)
                if not n:
                    raise
                log.info("stored after all", extra={"why": refusal.code})
                return Done(command.id, n)
            return None if sender in self.audience.listeners else Done(command.id, n)

    async def submit_entry(self, decide: Callable[[], Awaitable[AnyEntry | Accepted | None]]) -> int:
        """Add an entry of the server's own: a bot's choice, a clock, administration. `decide` runs under the lock; if
        it returns None, nothing is added. The number of the record, or 0."""
        async with self.lock:
            self.require_alive()
            decided = await decide()
            return 0 if decided is None else await self.commit(decided)

    async def commit(
        self, decided: AnyEntry | Accepted, key: str = "", sender: Listener | None = None, id: str = ""
    ) -> int:
        """Apply an accepted entry, store it, then send it to all listeners, with `id` to the sender. The lock is held.
        If it cannot be stored, the state in memory is no longer valid. The table is then discarded and read again from
        the store when it is needed next."""
        accepted = decided if isinstance(decided, Accepted) else Accepted(decided)
        at = max(now(), self.state.at)
        record = Record(self.state.n + 1, at, write_entry(accepted.entry), key)
        try:
            effect = await self.apply(record, accepted)
            await self.append(record, effect)
            self.tell(record, accepted.entry, effect, sender, id)
        except BaseException as error:
            raise self.failure(error) from None
        return record.n

    async def apply(self, record: Record, accepted: Accepted) -> Effect:
        """Apply an entry to the state, long work in a thread."""
        state, entry = self.state, accepted.entry
        if isinstance(entry, Chose):
            return self.apply_choice(record, accepted)
        position = state.play.position
        if isinstance(entry, Started) and position is not None and len(position.choices) > MANY_CHOICES:
            return await asyncio.to_thread(state.apply, record, accepted)
        return state.apply(record, accepted)

    def apply_choice(self, record: Record, accepted: Accepted) -> Effect:
        """Apply a choice. Rule steps far above the usual are charged to the address that plays here: uploaded content
        can make every choice as expensive as is allowed."""
        table = self.state.play.table
        assert table is not None
        if self.work.buckets and self.work.of(self.audience.client()).is_overdrawn():
            raise Refusal("too_fast", "the choices made from here set off too much at once; wait a little")
        if self.endless >= MOST_ENDLESS:
            raise Refusal("endless", "the content of this table goes round in circles; the game cannot go on")
        before, steps = table.steps, MOST_STEPS
        try:
            effect = self.state.apply(record, accepted)
            steps = table.steps - before
        finally:
            if steps > FREE_STEPS:
                self.work.of(self.audience.client()).charge(steps - FREE_STEPS)
        return effect

    def append(self, record: Record, effect: Effect) -> "asyncio.Future[None]":
        """Store a record, with the summary and a checkpoint if they are due. Done when it is on the disk."""
        state, before = self.state, self.summary
        changed = checkpoint = None
        if effect.table or state.clockwork is not None:
            self.summary = summary_of(state)
            changed = None if self.summary == before else self.summary
        if state.play.table is not None and state.phase == "playing":
            passed = len(state.play.table.choices) // CHECKPOINT_EVERY + state.play.table.steps // STEPS_OF_A_CHECKPOINT
            if passed > self.checkpointed:
                self.checkpointed = passed
                checkpoint = state.checkpoint()
                self.checkpoint_n = record.n
        return self.store.append(state.id, record, changed, checkpoint, self.summary.people == before.people)

    def failure(self, error: BaseException) -> BaseException:
        """Return the error to raise after a failed commit. The table is discarded unless its state is unchanged."""
        if isinstance(error, Refusal):
            return error
        if isinstance(error, RunsForever):
            self.endless += 1
            return Refusal("endless", str(error))
        if isinstance(error, Conflict):
            self.discard("written_elsewhere")
            return NotStored("moved", "this table is looked after elsewhere; connect again")
        if isinstance(error, StoreFailed):
            self.discard("not_stored")
            return NotStored("not_stored", "it could not be stored, so it has not happened; try again")
        self.discard("failed")
        return error

    def limit(self, person: Person, command: AnyCommand, entry: AnyEntry) -> None:
        """Refuse commands that would make the log or the chat grow too fast."""
        if not self.state.has_room_for(entry):
            raise Refusal("said_enough", "so much has been said and moved at this table that only the game goes on")
        if isinstance(command, Chat):
            limit_rate(self.chats, person)
        if isinstance(command, Standin):
            self.require_gone(command.seat, person)

    def require_gone(self, seat: int, person: Person) -> None:
        """Refuse a stand-in for a person who is connected, or was a moment ago, because they may just reload the page.
        Only the host need not wait until the countdown ends."""
        gone = self.audience.presence().gone[seat]
        if gone is None or gone < A_MOMENT:
            raise Refusal("not_away", "this person is here, or was a moment ago")
        if person.id != self.state.seating.host and gone < self.state.settings.absent * 1000:
            raise Refusal("not_host", "until the countdown ends, only the host can do that")

    def is_recent(self, command: AnyCommand) -> bool:
        """Return whether its key would still be in memory if it had been submitted before."""
        return isinstance(command, Choose) and self.state.n - command.question < KEYS_KEPT

    async def stored_as(self, key: str) -> int:
        """The number of the record stored under a key, 0 if none of the recent ones was."""
        found = await self.store.record_with_key(self.state.id, key, self.state.n - KEYS_SOUGHT)
        return found.n if found is not None else 0

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[TableState]:
        """The state with the lock held: everything in it is stored."""
        async with self.lock:
            self.require_alive()
            yield self.state

    async def return_host(self, person: Person) -> None:
        """Make the owner host again once they are back, by a connection or by a command. The lock is held."""
        seating = self.state.seating
        if person.id != seating.owner or person.id == seating.host or self.state.phase == "over":
            return
        if person.id not in self.audience.here():
            self.audience.restart_absence(person.id)
        await self.commit(Hosted(person.id))

    # --- tell

    def tell(self, record: Record, entry: AnyEntry, effect: Effect, sender: Listener | None, id: str) -> None:
        """Send a stored record to every listener, and schedule what follows from it."""
        if record.key:
            self.keys[record.key] = record.n
            while len(self.keys) > KEYS_KEPT:
                self.keys.popitem(last=False)
        self.audience.tell(record, entry, effect, sender, id)
        self.scheduler.schedule()

    # --- life cycle

    async def wake(self) -> None:
        """The table has been loaded: time out of memory does not count against live clocks."""
        async with self.lock:
            work = self.state.clockwork
            if self.state.phase == "playing" and work is not None and work.clock.kind == "live":
                await self.commit(Woke())
            self.scheduler.schedule()

    async def save_checkpoint(self) -> None:
        """Store a checkpoint before the table leaves memory, if the game has changed since the last one: it need not be
        replayed then, and a later edition can be compared with it."""
        state = self.state
        if self.is_dead or state.phase != "playing" or state.play.table is None or state.n <= self.checkpoint_n:
            return
        self.checkpoint_n = state.n
        try:
            await self.store.keep_checkpoint(state.id, state.checkpoint())
        except StoreFailed:
            log.warning("a table left memory without being written down")

    async def close(self, why: str) -> None:
        """Leave memory in good order, after the current commit."""
        async with self.lock:
            await self.save_checkpoint()
            self.discard(why)

    def require_alive(self) -> None:
        if self.is_dead or not self.store.holds_leases():
            raise Refusal("moved", "this table is looked after elsewhere; connect again")

    def discard(self, why: str) -> None:
        """Drop the state in memory and disconnect all listeners."""
        self.is_dead = True
        self.scheduler.stop()
        self.audience.disconnect(why)

    def touch(self) -> None:
        """Reset the idle time."""
        self.used_at = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        """Return whether the table can leave memory unnoticed."""
        if self.state.phase == "over":
            seconds = min(seconds, OVER_SECONDS)
        quiet = time.monotonic() - self.used_at >= seconds
        return quiet and not self.audience.listeners and not self.scheduler.thinking and not self.lock.locked()


class NotStored(Refusal):
    """The store failed; the record may have been written nevertheless."""


def limit_rate(buckets: dict[str, Bucket], person: Person) -> None:
    """Limit chat and pointers per person, over all of their connections."""
    bucket = buckets.setdefault(person.id, Bucket(CHATS_PER_SECOND, CHAT_BURST))
    if not bucket.take():
        raise Refusal("too_fast", "you talk too fast; wait a little")
