"""A table in memory: it takes commands one by one, stores what they lead to, and only then tells anyone."""

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Final, Protocol

import msgspec

from wusel.server.course import Course, Effect, course_of
from wusel.server.entries import AnyEntry, Back, Chose, Renamed, Woke, read_entry, write_entry
from wusel.server.frames import Teller, eyes_of, welcome
from wusel.server.hints import Hints, Thinking
from wusel.server.limits import Bucket
from wusel.server.messages import AnyCommand, Chat, Choose, Done, FromServer, Hint, Hinted, Presence
from wusel.server.minder import Bots, Minder, now
from wusel.server.permits import check_hint, entry_for
from wusel.server.refusals import Refusal, no_such_table
from wusel.server.stores.store import Conflict, Line, Person, Store, StoreFailed, Summary

log = logging.getLogger("wusel.tables")

CHECKPOINT_EVERY: Final = 64
KEYS_KEPT: Final = 32
MOST_MISSED: Final = 300
CHATS_PER_SECOND: Final = 0.5
CHAT_BURST: Final = 5

encode = msgspec.json.Encoder().encode


class Ear(Protocol):
    """A connection: somebody who is told."""

    person: Person

    def tell(self, frame: bytes) -> None: ...

    def hang_up(self, why: str) -> None: ...


def key_of(person: Person, command: AnyCommand) -> str:
    """The sender's own name for a command; of a choice, together with the question that it answers."""
    question = f":{command.question}" if isinstance(command, Choose) else ""
    return f"{person.id}:{command.id}{question}"


class LiveTable:
    """One table and everybody who listens to it."""

    def __init__(self, course: Course, lines: list[Line], store: Store, bots: Bots) -> None:
        self.course = course
        self.store = store
        self.bots = bots
        self.ears: set[Ear] = set()
        self.lock = asyncio.Lock()
        self.keys = OrderedDict((line.key, line.n) for line in lines[-KEYS_KEPT:] if line.key)
        self.summary = summary_of(course)
        self.checkpointed = 0
        self.minder = Minder(self)
        self.hints = Hints(course, bots)
        self.chats: dict[str, Bucket] = {}
        self.used_at = time.monotonic()
        self.is_dead = False

    # --- commands

    async def handle(self, person: Person, command: AnyCommand, deal: int | None = None) -> Done:
        """Do what somebody wants, once, or raise why not. A game that starts is dealt in secret, unless a deal is
        given."""
        key = key_of(person, command)
        async with self.lock:
            self.must_live()
            n = self.keys.get(key, 0)
            if not n and not self.is_fresh(command):
                n = await self.stored_as(key)
            if n:
                return Done(command.id, n)
            entry = entry_for(self.course, person, command, deal)
            if isinstance(command, Chat):
                self.must_not_babble(person)
            try:
                return Done(command.id, await self.record(entry, key))
            except Refusal:
                n = await self.stored_as(key)
                if not n:
                    raise
                return Done(command.id, n)

    async def begin_hint(self, person: Person, command: Hint) -> Thinking:
        """Somebody begins to think what a bot would do, if this person may ask."""
        async with self.lock:
            self.must_live()
            check_hint(self.course, person, command)
            return self.hints.thought(command.seat)

    async def hint(self, person: Person, command: Hint, thinking: Thinking) -> Hinted:
        """What came of it, for the asker alone; like a choice, it can come too late."""
        advice = await asyncio.shield(thinking)
        self.must_live()
        check_hint(self.course, person, command)
        if advice is None:
            raise Refusal("no_hint", "nobody could think of a hint just now; try again")
        return Hinted(command.id, command.seat, command.question, advice)

    def is_fresh(self, command: AnyCommand) -> bool:
        """Whether it would be among the last lines if it had been sent before: then the store need not be asked."""
        return isinstance(command, Choose) and self.course.n - command.question < KEYS_KEPT

    async def stored_as(self, key: str) -> int:
        """The line that was stored under a key, 0 if none was."""
        try:
            earlier = await self.store.line_with_key(self.course.id, key)
        except StoreFailed:
            raise Refusal("not_stored", "the store does not answer; try again") from None
        return earlier.n if earlier is not None else 0

    def must_not_babble(self, person: Person) -> None:
        """Whoever talks too fast is slowed down, however many connections they have."""
        bucket = self.chats.setdefault(person.id, Bucket(CHATS_PER_SECOND, CHAT_BURST))
        if not bucket.take():
            raise Refusal("too_fast", "you talk too fast; wait a little")

    async def record(self, entry: AnyEntry, key: str = "") -> int:
        """Write an entry down, then tell everybody. If it cannot be stored, this table is no longer to be
        trusted: it is forgotten, and read anew from the store by whoever asks next."""
        course = self.course
        line = Line(course.n + 1, max(now(), course.at), write_entry(entry), key)
        try:
            effect = course.follow(line, entry)
            await self.keep(line, effect)
        except Conflict:
            self.die("written_elsewhere")
            raise Refusal("moved", "this table is looked after elsewhere; connect again") from None
        except StoreFailed:
            self.die("not_stored")
            raise Refusal("not_stored", "it could not be stored, so it has not happened; try again") from None
        except BaseException:
            self.die("failed")
            raise
        if key:
            self.keys[key] = line.n
            while len(self.keys) > KEYS_KEPT:
                self.keys.popitem(last=False)
        self.tell(line, entry, effect)
        self.minder.look_ahead()
        return line.n

    async def keep(self, line: Line, effect: Effect) -> None:
        """Store a line, together with what else has changed."""
        has_clock = self.course.clockwork is not None
        summary = summary_of(self.course) if effect.table or has_clock else self.summary
        table = self.course.table
        checkpoint = None
        if table is not None and self.course.phase == "playing":
            passed = len(table.choices) // CHECKPOINT_EVERY
            if passed > self.checkpointed:
                self.checkpointed = passed
                checkpoint = self.course.written()
        changed = None if summary == self.summary else summary
        await self.store.append(self.course.id, line, changed, checkpoint)
        self.summary = summary

    def must_live(self) -> None:
        if self.is_dead:
            raise Refusal("moved", "this table is looked after elsewhere; connect again")

    def die(self, why: str) -> None:
        """Forget everything; whoever listens has to connect again."""
        self.is_dead = True
        self.minder.rest()
        for ear in list(self.ears):
            ear.hang_up(why)
        self.ears.clear()

    # --- who listens

    def may_see(self, person: Person) -> bool:
        """Players and the host always, others while people gather or if spectators are welcome."""
        course = self.course
        is_guest = course.phase == "gathering" or course.settings.spectators
        return is_guest or course.host == person.id or bool(course.seats_of(person.id))

    async def join(self, ear: Ear, since: int | None) -> None:
        """Somebody connects: they get what they missed, in order, and then everything as it is now."""
        async with self.lock:
            self.must_live()
            person = ear.person
            if not self.may_see(person):
                raise no_such_table()
            if since is not None and 0 < self.course.n - since <= MOST_MISSED:
                try:
                    missed = await self.missed(person.id, since)
                except StoreFailed:
                    raise Refusal("not_stored", "the store does not answer; try again") from None
                for frame in missed:
                    ear.tell(encode(frame))
            self.ears.add(ear)
            self.touch()
            self.minder.came(person.id)
            watching = self.watching()
            ear.tell(encode(welcome(self.course, person.id, self.here(), watching, max(now(), self.course.at))))
            self.tell_presence(but=ear)
            if self.course.phase == "playing":
                for seat in self.course.seats_of(person.id):
                    if self.course.chairs[seat].away:
                        await self.record(Back(seat))
            await self.rename(person)
            self.minder.look_ahead()

    async def missed(self, person: str, since: int) -> list[FromServer]:
        """The lines after one, told as they would have been told then."""
        id, n = self.course.id, self.course.n
        checkpoint = await self.store.checkpoint(id, since)
        lines = await self.store.lines(id, 0, n)
        course = course_of(id, self.course.code, [line for line in lines if line.n <= since], checkpoint)
        frames: list[FromServer] = []
        for line in lines[since:]:
            effect = course.follow(line)
            teller = Teller(course, line, read_entry(line.entry), effect, self.here())
            frames.append(teller.happened(person, eyes_of(course, person), self.watching()))
        return frames

    async def renamed(self, person: Person) -> None:
        """Somebody who is here has another name now."""
        async with self.lock:
            for ear in self.ears:
                if ear.person.id == person.id:
                    ear.person = person
            if not self.is_dead:
                await self.rename(person)

    async def rename(self, person: Person) -> None:
        """A new name is known here as soon as its person comes by."""
        chairs = [self.course.chairs[seat] for seat in self.course.seats_of(person.id)]
        old = {chair.name for chair in chairs if not chair.nickname} - {person.name}
        for was in sorted(old):
            await self.record(Renamed(person.id, person.name, was))

    def leave(self, ear: Ear) -> None:
        """A connection has ended; its person is gone if it was the last."""
        if ear not in self.ears:
            return
        self.ears.discard(ear)
        self.touch()
        if ear.person.id not in self.here():
            self.minder.went(ear.person.id)
        self.tell_presence()

    def here(self) -> set[str]:
        return {ear.person.id for ear in self.ears if ear.person.id}

    def watching(self) -> int:
        return sum(not self.course.seats_of(ear.person.id) for ear in self.ears)

    # --- telling

    def tell(self, line: Line, entry: AnyEntry, effect: Effect) -> None:
        """Tell everybody what happened, each as much as they may know."""
        if effect.table:
            self.turn_out()
        teller = Teller(self.course, line, entry, effect, self.here())
        watching = self.watching() if effect.table else 0
        is_plain = isinstance(entry, Chose) and not effect.table
        told: dict[object, bytes] = {}
        for ear in self.ears:
            person = ear.person.id
            eyes = eyes_of(self.course, person)
            alike = eyes if is_plain else (person, eyes)
            if alike not in told:
                told[alike] = encode(teller.happened(person, eyes, watching))
            ear.tell(told[alike])

    def turn_out(self) -> None:
        """Whoever may no longer watch is hung up on."""
        for ear in [ear for ear in self.ears if not self.may_see(ear.person)]:
            self.ears.discard(ear)
            ear.hang_up("closed_to_spectators")

    def tell_presence(self, but: Ear | None = None) -> None:
        here = self.here()
        frame = encode(Presence([chair.person in here for chair in self.course.chairs], self.watching()))
        for ear in self.ears:
            if ear is not but:
                ear.tell(frame)

    # --- keeping it

    async def wake(self) -> None:
        """The table is in memory again: live clocks did not run in between, and bots go on."""
        async with self.lock:
            work = self.course.clockwork
            if self.course.phase == "playing" and work is not None and work.clock.kind == "live":
                await self.record(Woke())
            self.minder.look_ahead()

    def touch(self) -> None:
        """Somebody has asked for it: it stays in memory for a while."""
        self.used_at = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody would notice if it left memory."""
        quiet = time.monotonic() - self.used_at >= seconds
        return quiet and not self.ears and not self.minder.thinking and not self.lock.locked()


def summary_of(course: Course) -> Summary:
    """What lists of tables show and search."""
    work = course.clockwork
    flag = work.next_flag() if work is not None and course.phase == "playing" else None
    due = flag[0] if flag is not None and work is not None and work.clock.kind == "days" else 0
    people = dict.fromkeys([*(chair.person for chair in course.chairs if chair.person), course.host])
    card = {
        "options": course.options,
        "names": [chair.name for chair in course.chairs if chair.person],
        "free": sum(chair.is_empty for chair in course.chairs),
    }
    listed = course.settings.listed and (course.phase == "gathering" or course.settings.spectators)
    return Summary(course.phase, course.game.name, listed, due, tuple(people), encode(card))
