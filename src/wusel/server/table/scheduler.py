"""What happens at a table by itself: bots think, clocks run, somebody stands in for those who are away."""

import asyncio
import logging
import time
import weakref
from collections import Counter
from datetime import UTC, datetime
from hashlib import blake2b
from secrets import randbits
from typing import Any, Final, Protocol

from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.server.log.entries import AnyEntry, Away, Chose, Resigned, Stopped
from wusel.server.refusals import Refusal
from wusel.server.table.fifo_lock import FifoLock
from wusel.server.table.table_state import TableState
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.worker_pool import NotWanted

log = logging.getLogger("wusel.tables")

LUCK_BITS: Final = 60
MOST_ENDLESS_TRIES: Final = 4
"""Choices that a bot tries where content goes round in circles."""
WAIT_FOR_WORK: Final = 2.0
"""Seconds until a bot tries again whose address has set off too much."""


class Bots(Protocol):
    """Who chooses for bots; counts how often somebody else had to."""

    fallbacks: Counter[str]

    async def choose(self, game: Game[Any], s: State, seat: int, level: str, seed: int, asker: Asker) -> int: ...

    async def advise(self, sent: bytes, *, asker: Asker) -> bytes: ...

    def idle(self) -> int: ...

    def waiting(self) -> int: ...

    async def close(self) -> None: ...


class ScheduledTable(Protocol):
    """A table that is looked after."""

    state: TableState
    bots: Bots
    lock: FifoLock
    is_dead: bool

    def here(self) -> set[str]: ...

    def is_watched(self) -> bool: ...

    def client(self) -> str: ...

    def touch(self) -> None: ...

    async def record(self, entry: AnyEntry, key: str = "") -> int: ...


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def today() -> str:
    """The date in Greenwich, as 2026-11-16."""
    return datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()


def bots_luck(state: TableState, seat: int) -> int:
    """The luck of a bot at its next choice; at the deal of a day it is the same for everybody."""
    table = state.table
    if table is None or not state.day:
        return randbits(LUCK_BITS)
    said = f"bot {table.seed} {len(table.choices)} {seat}".encode()
    return int.from_bytes(blake2b(said, digest_size=16).digest()) >> 128 - LUCK_BITS


class Scheduler:
    """Looks after a table, for as long as others know it: together they would be a ring of garbage one day."""

    def __init__(self, table: ScheduledTable) -> None:
        self.looks_after = weakref.ref(table)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.gone: dict[str, int] = {}
        self.since = now()

    @property
    def table(self) -> ScheduledTable:
        table = self.looks_after()
        if table is None:
            raise Refusal("moved", "this table is looked after elsewhere; connect again")
        return table

    def came(self, person: str) -> None:
        self.gone.pop(person, None)

    def went(self, person: str) -> None:
        """Somebody's last connection has ended."""
        self.gone[person] = now()
        self.look_ahead()

    def rest(self) -> None:
        """Nobody thinks and no clock rings any more."""
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    # --- bots

    def look_ahead(self) -> None:
        """Whatever has to happen next by itself: bots think, clocks run."""
        table = self.table
        if table.is_dead:
            return
        table.touch()
        chairs, owing = table.state.chairs, table.state.owing()
        bots = [seat for seat in owing if chairs[seat].bot and seat not in self.thinking]
        for seat in bots if bots and self.is_awaited() else []:
            self.thinking[seat] = asyncio.get_running_loop().create_task(self.think(seat))
        self.set_timer()

    def is_awaited(self) -> bool:
        """Whether anybody waits for the bots: whoever watches, and whoever has days for each choice, for then it is
        soon a person's turn again. Tables that were opened and left wait until somebody comes."""
        state = self.table.state
        clock = state.settings.clock
        by_days = clock is not None and clock.kind == "days"
        return self.table.is_watched() or (by_days and any(chair.person and not chair.bot for chair in state.chairs))

    async def think(self, seat: int) -> None:
        """A bot chooses for a seat, at a human pace; if the question has changed meanwhile, it thinks anew."""
        table = self.table
        state = table.state
        question, level = state.question, state.chairs[seat].bot
        try:
            choice = await self.ponder(seat, level)
        except Exception:
            if not table.is_dead:
                log.exception("a bot could not be asked", extra={"game": state.game.name, "bot": level})
            return
        finally:
            self.thinking.pop(seat, None)
        async with table.lock:
            if table.is_dead:
                return
            if choice is None or state.question != question or not self.is_bots_turn(seat):
                self.look_ahead()
                return
            try:
                await self.put_down(seat, choice)
            except Refusal as refusal:
                log.warning("a bot's choice was lost", extra={"why": refusal.code})
                if refusal.code == "too_fast":
                    asyncio.get_running_loop().call_later(WAIT_FOR_WORK, self.look_ahead_again)

    async def put_down(self, seat: int, choice: int) -> None:
        """A bot's choice is made. Where content goes round in circles another one is, and if none can be, the game is
        stopped."""
        table, state = self.table, self.table.state
        assert state.table is not None
        offers = state.table.legal(seat)
        for offer in [choice, *(other for other in offers if other != choice)][:MOST_ENDLESS_TRIES]:
            try:
                await table.record(Chose(seat, state.game.choices.to_json(offer)))
                return
            except Refusal as refusal:
                if refusal.code != "endless":
                    raise
            await asyncio.sleep(0)
        log.warning("a game was stopped: its content goes round in circles", extra={"game": state.game.name})
        await table.record(Stopped(seat))

    def look_ahead_again(self) -> None:
        """Unless the table has gone meanwhile."""
        table = self.looks_after()
        if table is not None:
            self.look_ahead()

    async def ponder(self, seat: int, level: str) -> int | None:
        """What a bot chooses; none if it is no longer asked."""
        state = self.table.state
        if state.table is None or not self.is_bots_turn(seat):
            return None
        begun = time.monotonic()
        asker = Asker(self.table.client(), state.id, self.is_awaited)
        try:
            luck = bots_luck(state, seat)
            choice = await self.table.bots.choose(state.game, state.table.state, seat, level, luck, asker)
        except NotWanted:
            return None
        await asyncio.sleep(state.settings.pace / 1000 - (time.monotonic() - begun))
        return choice

    def is_bots_turn(self, seat: int) -> bool:
        return seat in self.table.state.owing() and bool(self.table.state.chairs[seat].bot)

    # --- clocks, and people who are away

    def set_timer(self) -> None:
        """Ring when the next clock runs out, or somebody has been away for too long."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        times = [at for at, _ in self.deadlines()]
        if times:
            delay = max(0, min(times) - now()) / 1000
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(delay + 0.001, lambda: loop.create_task(self.ring()))

    def deadlines(self) -> list[tuple[int, AnyEntry]]:
        """What will happen by itself, and when."""
        state = self.table.state
        if state.phase != "playing":
            return []
        found: list[tuple[int, AnyEntry]] = []
        work = state.clockwork
        flag = work.next_flag() if work is not None else None
        if work is not None and flag is not None:
            at, seat = flag
            found.append((at, Resigned(seat, "time") if work.clock.kind == "live" else Away(seat, "time")))
        if state.settings.absent and (work is None or work.clock.kind == "live"):
            found += self.absences()
        return found

    def absences(self) -> list[tuple[int, AnyEntry]]:
        """Seats that others wait for whose people are not here."""
        here, state = self.table.here(), self.table.state
        people = [(seat, state.chairs[seat].person) for seat in state.owing() if not state.chairs[seat].bot]
        missing = [(seat, person) for seat, person in people if person not in here]
        if not missing or not here & state.players():
            return []
        wait = state.settings.absent * 1000
        return [(self.gone.get(person, self.since) + wait, Away(seat)) for seat, person in missing]

    async def ring(self) -> None:
        """What is due happens."""
        table = self.table
        async with table.lock:
            try:
                while not table.is_dead:
                    due = [entry for at, entry in self.deadlines() if at <= now()]
                    if not due:
                        break
                    await table.record(due[0])
            except Refusal as refusal:
                log.warning("a clock rang in vain", extra={"why": refusal.code})
            if not table.is_dead:
                self.set_timer()
