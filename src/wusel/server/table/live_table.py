"""A table in memory: it takes commands one by one, stores what they lead to, and only then tells anyone."""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from wusel.engine.errors import RunsForever
from wusel.engine.game import MOST_STEPS
from wusel.engine.view import View
from wusel.server.log.entries import AnyEntry, Back, Chair, Chose, Renamed, Started, Woke, read_entry, write_entry
from wusel.server.log.stores.store import Conflict, Person, Record, Store, StoreFailed, Summary
from wusel.server.rate_limit import Bucket, Buckets
from wusel.server.refusals import Refusal, no_such_table
from wusel.server.table.commands import check_foresight, check_hint, entry_for, pointing
from wusel.server.table.fifo_lock import FifoLock
from wusel.server.table.foresight import Foresight
from wusel.server.table.hints import Hints, Thinking
from wusel.server.table.redaction import Recent, Teller, missed, shared_view, welcome
from wusel.server.table.scheduler import Bots, Scheduler, now
from wusel.server.table.table_state import Effect, TableState
from wusel.server.wire.messages import (
    AnyCommand,
    Chat,
    Choose,
    Done,
    Foresee,
    Foreseen,
    Hint,
    Hinted,
    Missed,
    Point,
    Presence,
)
from wusel.server.workers.background_thread import BackgroundThread
from wusel.server.workers.fair_queue import Asker

log = logging.getLogger("wusel.tables")

CHECKPOINT_EVERY: Final = 64
STEPS_OF_A_CHECKPOINT: Final = 2000
KEYS_KEPT: Final = 32
KEYS_SOUGHT: Final = 2000
"""Lines that are searched for a command that was sent before: a log of any length costs no more."""
MOST_MISSED: Final = 300
"""Lines after which somebody who was away is told how it stands now, and no more."""
EVENTS_KEPT: Final = 32
"""Lines whose events are at hand for those whose connection broke for a moment."""
MANY_CHOICES: Final = 200
OVER_SECONDS: Final = 20
"""How long a table is kept at hand at which the game is over and nobody is any more."""
WORK_PER_SECOND: Final = 500
WORK_BURST: Final = 5000
FREE_STEPS: Final = 100
"""Steps of the rules that a choice may set off without being charged; in our own games it is never more than 60."""
MOST_ENDLESS: Final = 8
CHATS_PER_SECOND: Final = 0.5
CHAT_BURST: Final = 5

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection: somebody who is told, and the address that it comes from."""

    person: Person
    client: str

    def tell(self, frame: bytes) -> None: ...

    def hang_up(self, why: str) -> None: ...


def key_of(person: Person, command: AnyCommand) -> str:
    """The sender's own name for a command; of a choice, together with the question that it answers."""
    question = f":{command.question}" if isinstance(command, Choose) else ""
    return f"{person.id}:{command.id}{question}"


class LiveTable:
    """One table and everybody who listens to it."""

    def __init__(
        self,
        state: TableState,
        records: list[Record],
        store: Store,
        bots: Bots,
        looks: BackgroundThread,
        work: Buckets | None = None,
    ) -> None:
        self.state = state
        self.store = store
        self.bots = bots
        self.work = work or Buckets(WORK_PER_SECOND, WORK_BURST)
        """Steps of the rules that each address may set off."""
        self.endless = 0
        """How often content has gone round in circles here."""
        self.listeners: set[Listener] = set()
        self.lock = FifoLock()
        self.keys = OrderedDict((record.key, record.n) for record in records[-KEYS_KEPT:] if record.key)
        self.summary = summary_of(state)
        self.checkpointed = 0
        self.written_at = 0
        self.scheduler = Scheduler(self)
        self.hints = Hints(state, bots)
        self.looks = looks
        self.foresights: dict[int, Foresight] = {}
        self.chats: dict[str, Bucket] = {}
        self.points: dict[str, Bucket] = {}
        self.recent: deque[Recent] = deque(maxlen=EVENTS_KEPT)
        self.shared: View | None = None
        """The game as everybody sees it, as those who listen were told last."""
        self.used_at = time.monotonic()
        self.is_dead = False

    # --- commands

    async def handle(
        self, person: Person, command: AnyCommand, deal: int | None = None, asker: Listener | None = None
    ) -> Done | None:
        """Do what somebody wants, once, or raise why not. A game that starts is dealt in secret, unless a deal is
        given. None if the asker has heard that it is done together with the news."""
        key = key_of(person, command)
        async with self.lock:
            self.must_live()
            n = self.keys.get(key, 0)
            if not n and not self.is_fresh(command):
                n = await self.stored_as(key)
            if n:
                return Done(command.id, n)
            entry = entry_for(self.state, person, command, deal)
            if not self.state.has_room_for(entry):
                raise Refusal("said_enough", "so much has been said and moved at this table that only the game goes on")
            if isinstance(command, Chat):
                must_not_babble(self.chats, person)
            try:
                done = Done(command.id, await self.record(entry, key, asker, command.id))
                return None if asker in self.listeners else done
            except Refusal as refusal:
                return await self.made_sure(command.id, key, refusal)

    def can_choose_now(self, command: Choose, key: str) -> bool:
        """Whether nothing stands between a choice and its being looked at: it cannot have been made before."""
        return self.is_fresh(command) and key not in self.keys

    def choose(
        self, person: Person, command: Choose, key: str, asker: Listener, then: Callable[[Refusal | None], None]
    ) -> None:
        """Make a choice in the turn of the loop in which it has come, without a task of its own: most that is done at
        tables is this. It is the chooser's turn, who gives it on if this fails. `then` is told once the choice is
        stored, or why it was not."""
        self.must_live()
        entry = entry_for(self.state, person, command)
        try:
            record = self.next_record(entry, key)
            effect = self.follow(record, entry)
            stored = self.keep(record, effect)
        except BaseException as trouble:
            raise self.given_up(trouble) from None

        def go_on(stored: "asyncio.Future[None]") -> None:
            refusal = self.chose(stored, record, entry, effect, asker, command.id)
            self.lock.release()
            then(refusal)

        stored.add_done_callback(go_on)

    def chose(
        self,
        stored: "asyncio.Future[None]",
        record: Record,
        entry: AnyEntry,
        effect: Effect,
        asker: Listener,
        id: str,
    ) -> Refusal | None:
        """A choice is stored, and everybody is told; or why it is not."""
        try:
            stored.result()
            self.tell(record, entry, effect, asker, id)
        except BaseException as trouble:
            why = self.given_up(trouble)
            if isinstance(why, Refusal):
                return why
            log.exception("a choice could not be told")
            return Refusal("moved", "this table is read anew; connect again")
        return None

    async def made_sure(self, id: str, key: str, refusal: Refusal) -> Done:
        """What could not be stored may have been, after all: else it is refused."""
        n = await self.stored_as(key)
        if not n:
            raise refusal
        return Done(id, n)

    async def begin_hint(self, person: Person, command: Hint) -> Thinking:
        """Somebody begins to think what the seat had better do, or thinks on, if this person may ask."""
        async with self.lock:
            self.must_live()
            check_hint(self.state, person, command)
            asker = Asker(self.client(), self.state.id, lambda: self.state.question == command.question)
            return self.hints.thought(command.seat, command.worlds, asker)

    async def hint(self, person: Person, command: Hint, thinking: Thinking) -> Hinted:
        """What came of it, for the asker alone; like a choice, it can come too late."""
        advice = await asyncio.shield(thinking)
        self.must_live()
        check_hint(self.state, person, command)
        if advice is None:
            raise Refusal("no_hint", "nobody could think of a hint just now; try again")
        return Hinted(command.id, command.seat, command.question, advice)

    async def foresee(self, person: Person, command: Foresee, client: str) -> Foreseen:
        """What choices would lead to, for the asker alone; it can come too late, and then nobody needs it."""
        async with self.lock:
            self.must_live()
            table = check_foresight(self.state, person, command)
            s = table.state.clone()
        foresight = self.foresights.setdefault(command.seat, Foresight(self.looks))
        asker = Asker(client, self.state.id, lambda: not self.is_dead and self.state.question == command.question)
        return await foresight.foresee(table.game, s, command, asker)

    async def point(self, person: Person, command: Point) -> Done:
        """Show everybody who cares to see it what somebody points at; nothing is stored."""
        async with self.lock:
            self.must_live()
            pointed = pointing(self.state, person, command)
            must_not_babble(self.points, person)
            frame = encode(pointed)
            for listener in self.listeners:
                if (listener.person.id, person.id) not in self.state.mutes:
                    listener.tell(frame)
            return Done(command.id, self.state.n)

    def is_fresh(self, command: AnyCommand) -> bool:
        """Whether it would be among the last records if it had been sent before: then the store need not be asked."""
        return isinstance(command, Choose) and self.state.n - command.question < KEYS_KEPT

    async def stored_as(self, key: str) -> int:
        """The record that was stored under a key, 0 if none of the last ones was: nobody sends again what is older."""
        try:
            earlier = await self.store.record_with_key(self.state.id, key, self.state.n - KEYS_SOUGHT)
        except StoreFailed:
            raise Refusal("not_stored", "the store does not answer; try again") from None
        return earlier.n if earlier is not None else 0

    async def record(self, entry: AnyEntry, key: str = "", asker: Listener | None = None, id: str = "") -> int:
        """Write an entry down, then tell everybody, and with it whoever asked for it under an id that it is done. If it
        cannot be stored, this table is no longer to be trusted: it is forgotten, and read anew from the store by
        whoever asks next."""
        state = self.state
        record = self.next_record(entry, key)
        try:
            if is_long(state, entry):
                effect = await asyncio.to_thread(state.follow, record, entry)
            else:
                effect = self.follow(record, entry)
            await self.keep(record, effect)
        except BaseException as trouble:
            raise self.given_up(trouble) from None
        self.tell(record, entry, effect, asker, id)
        return record.n

    def next_record(self, entry: AnyEntry, key: str) -> Record:
        return Record(self.state.n + 1, max(now(), self.state.at), write_entry(entry), key)

    def follow(self, record: Record, entry: AnyEntry) -> Effect:
        """Apply an entry. Choices that set off much more than usual are charged to the address that plays here: content
        that people bring along can make every choice as much work as is allowed."""
        table = self.state.table
        if not isinstance(entry, Chose) or table is None:
            return self.state.follow(record, entry)
        work = self.work.of(self.client())
        if work.is_overdrawn():
            raise Refusal("too_fast", "the choices made from here set off too much at once; wait a little")
        if self.endless >= MOST_ENDLESS:
            raise Refusal("endless", "the content of this table goes round in circles; the game cannot go on")
        before, steps = table.steps, MOST_STEPS
        try:
            effect = self.state.follow(record, entry)
            steps = table.steps - before
        finally:
            work.charge(max(0, steps - FREE_STEPS))
        return effect

    def given_up(self, trouble: BaseException) -> BaseException:
        """What was begun has not come to its end, so this table is forgotten, unless nothing has changed. What to say
        to whoever wanted it."""
        if isinstance(trouble, Refusal):
            return trouble
        if isinstance(trouble, RunsForever):
            self.endless += 1
            return Refusal("endless", str(trouble))
        if isinstance(trouble, Conflict):
            self.die("written_elsewhere")
            return Refusal("moved", "this table is looked after elsewhere; connect again")
        if isinstance(trouble, StoreFailed):
            self.die("not_stored")
            return Refusal("not_stored", "it could not be stored, so it has not happened; try again")
        self.die("failed")
        return trouble

    def keep(self, record: Record, effect: Effect) -> "asyncio.Future[None]":
        """Store a record, together with what else has changed."""
        state, before = self.state, self.summary
        changed = checkpoint = None
        if effect.table or state.clockwork is not None:
            self.summary = summary_of(state)
            changed = None if self.summary == before else self.summary
        if state.table is not None and state.phase == "playing":
            passed = len(state.table.choices) // CHECKPOINT_EVERY + state.table.steps // STEPS_OF_A_CHECKPOINT
            if passed > self.checkpointed:
                self.checkpointed = passed
                checkpoint = state.written()
                self.written_at = record.n
        return self.store.append(state.id, record, changed, checkpoint, self.summary.people == before.people)

    async def write_down(self) -> None:
        """Write down where the game stands, if something has happened since that was done last."""
        state = self.state
        if not self.is_dead and state.phase == "playing" and state.table is not None and state.n > self.written_at:
            self.written_at = state.n
            await self.store.keep_checkpoint(state.id, state.written())

    def must_live(self) -> None:
        if self.is_dead or not self.store.holds_leases():
            raise Refusal("moved", "this table is looked after elsewhere; connect again")

    def die(self, why: str) -> None:
        """Forget everything; whoever listens has to connect again."""
        self.is_dead = True
        self.scheduler.rest()
        for listener in list(self.listeners):
            listener.hang_up(why)
        self.listeners.clear()

    # --- who listens

    def may_see(self, person: Person) -> bool:
        """Players and the host always, others while people gather or if spectators are welcome."""
        state = self.state
        is_guest = state.phase == "gathering" or state.settings.spectators
        return is_guest or state.host == person.id or bool(state.seats_of(person.id))

    async def join(self, listener: Listener, since: int | None) -> None:
        """Somebody connects: they are told what they missed, and then everything as it is now."""
        async with self.lock:
            self.must_live()
            person = listener.person
            if not self.may_see(person):
                raise no_such_table()
            is_told = since is not None and 0 < self.state.n - since <= MOST_MISSED
            if since is not None and is_told and self.state.outdated is None:
                listener.tell(encode(await self.missed(person.id, since)))
            self.listeners.add(listener)
            self.touch()
            self.scheduler.came(person.id)
            if self.shared is None:
                self.shared = shared_view(self.state)
            at = max(now(), self.state.at)
            listener.tell(encode(welcome(self.state, person.id, self.here(), self.watching(), at, self.shared)))
            self.tell_presence(but=listener)
            if self.state.phase == "playing":
                for seat in self.state.seats_of(person.id):
                    if self.state.chairs[seat].away:
                        await self.record(Back(seat))
            await self.rename(person)
            self.scheduler.look_ahead()

    async def missed(self, person: str, since: int) -> Missed:
        """The records after one. What is not at hand any more is read from the log, but never played again."""
        recent = [record for record in self.recent if record.n > since]
        if len(recent) == self.state.n - since:
            return missed(self.state, recent, person, eventful=True)
        try:
            records = await self.store.records(self.state.id, since, self.state.n)
        except StoreFailed:
            raise Refusal("not_stored", "the store does not answer; try again") from None
        read = [Recent(record.n, read_entry(record.entry)) for record in records]
        return missed(self.state, read, person, eventful=False)

    async def renamed(self, person: Person) -> None:
        """Somebody who is here has another name now."""
        async with self.lock:
            for listener in self.listeners:
                if listener.person.id == person.id:
                    listener.person = person
            if not self.is_dead:
                await self.rename(person)

    async def rename(self, person: Person) -> None:
        """A new name is known here as soon as its person comes by."""
        chairs = [self.state.chairs[seat] for seat in self.state.seats_of(person.id)]
        old = {chair.name for chair in chairs if not chair.nickname} - {person.name}
        for renamed in [Renamed(person.id, person.name, was) for was in sorted(old)]:
            if self.state.has_room_for(renamed):
                await self.record(renamed)

    def leave(self, listener: Listener) -> None:
        """A connection has ended; its person is gone if it was the last."""
        if not self.store.holds_leases() or listener not in self.listeners:
            return
        self.listeners.discard(listener)
        self.touch()
        if listener.person.id not in self.here():
            self.scheduler.went(listener.person.id)
        self.tell_presence()

    def here(self) -> set[str]:
        return {listener.person.id for listener in self.listeners if listener.person.id}

    def is_watched(self) -> bool:
        return bool(self.listeners)

    def client(self) -> str:
        """The address that bots think for: that of somebody who plays here, else of anybody who watches."""
        players = [listener for listener in self.listeners if self.state.seats_of(listener.person.id)]
        return min((listener.client for listener in players or self.listeners), default="")

    def watching(self) -> int:
        return sum(not self.state.seats_of(listener.person.id) for listener in self.listeners)

    # --- telling

    def tell(self, record: Record, entry: AnyEntry, effect: Effect, asker: Listener | None, id: str) -> None:
        """What is stored is remembered and told to everybody, each as much as they may know; what comes next by itself
        is seen to."""
        if record.key:
            self.keys[record.key] = record.n
            while len(self.keys) > KEYS_KEPT:
                self.keys.popitem(last=False)
        self.recent.append(Recent(record.n, entry, effect.events))
        if effect.table:
            self.turn_out()
        if self.listeners:
            self.tell_listeners(record, entry, effect, asker, id)
        else:
            self.shared = None
        self.scheduler.look_ahead()

    def tell_listeners(self, record: Record, entry: AnyEntry, effect: Effect, asker: Listener | None, id: str) -> None:
        here, watching = (self.here(), self.watching()) if effect.table else (set(), 0)
        teller = Teller(self.state, record, entry, effect, self.shared, here)
        self.shared = teller.shared
        for listener in self.listeners:
            frame = teller.frame(listener.person.id, watching)
            listener.tell(answering(id, frame) if listener is asker else frame)

    def turn_out(self) -> None:
        """Whoever may no longer watch is hung up on."""
        for listener in [listener for listener in self.listeners if not self.may_see(listener.person)]:
            self.listeners.discard(listener)
            listener.hang_up("closed_to_spectators")

    def tell_presence(self, but: Listener | None = None) -> None:
        here = self.here()
        frame = encode(Presence([chair.person in here for chair in self.state.chairs], self.watching()))
        for listener in self.listeners:
            if listener is not but:
                listener.tell(frame)

    # --- keeping it

    async def wake(self) -> None:
        """The table is in memory again: live clocks did not run in between, and bots go on."""
        async with self.lock:
            work = self.state.clockwork
            if self.state.phase == "playing" and work is not None and work.clock.kind == "live":
                await self.record(Woke())
            self.scheduler.look_ahead()

    def touch(self) -> None:
        """Somebody has asked for it: it stays in memory for a while."""
        self.used_at = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody would notice if it left memory."""
        if self.state.phase == "over":
            seconds = min(seconds, OVER_SECONDS)
        quiet = time.monotonic() - self.used_at >= seconds
        return quiet and not self.listeners and not self.scheduler.thinking and not self.lock.is_taken


def answering(id: str, frame: bytes) -> bytes:
    """The same frame for whoever sent the command; an id has no letters that JSON would write otherwise."""
    return b'%s,"id":"%s"}' % (frame[:-1], id.encode())


def is_long(state: TableState, entry: AnyEntry) -> bool:
    """Whether so much has to be played again that others would notice: a game that goes on from a long save."""
    position = state.position
    return isinstance(entry, Started) and position is not None and len(position.choices) > MANY_CHOICES


def must_not_babble(buckets: dict[str, Bucket], person: Person) -> None:
    """Whoever talks or points too fast is slowed down, however many connections they have."""
    bucket = buckets.setdefault(person.id, Bucket(CHATS_PER_SECOND, CHAT_BURST))
    if not bucket.take():
        raise Refusal("too_fast", "you talk too fast; wait a little")


def summary_of(state: TableState) -> Summary:
    """What lists of tables show and search."""
    work = state.clockwork
    flag = work.next_flag() if work is not None and state.phase == "playing" else None
    due = flag[0] if flag is not None and work is not None and work.clock.kind == "days" else 0
    people = list(dict.fromkeys([*(chair.person for chair in state.chairs if chair.person), state.host]))
    card = {
        "options": state.options,
        "names": [chair.name for chair in state.chairs if chair.person],
        "free": sum(chair.is_empty for chair in state.chairs),
        "seats": [seat_on_card(chair, people) for chair in state.chairs],
        "ending": state.ending,
        "day": state.day,
    }
    listed = state.settings.listed and (state.phase == "gathering" or state.settings.spectators)
    return Summary(state.phase, state.game.name, listed, due, tuple(people), encode(card))


def seat_on_card(chair: Chair, people: list[str]) -> tuple[str, str, int]:
    """Who sits there: a person by name and by their place among the people of the table, or a bot."""
    return (chair.name, "", people.index(chair.person)) if chair.person else ("", chair.bot, -1)
