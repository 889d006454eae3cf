"""The scheduler of a table: bots, clocks, and bots that replace people who are away."""

import asyncio
import logging
import time
import weakref
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import blake2b
from secrets import randbits
from typing import Any, Final, Protocol

from wusel.engine.table import Table
from wusel.server.clock import now
from wusel.server.log.entries import AnyEntry, Away, Chose, Hosted, Stopped
from wusel.server.refusals import Refusal
from wusel.server.table.audience import Audience
from wusel.server.table.table_state import Accepted, TableState
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.worker_pool import NotWanted, WorkerPool

log = logging.getLogger("wusel.tables")

BOT_SEED_BITS: Final = 60
MOST_ENDLESS_TRIES: Final = 4
"""Choices that a bot tries where the content does not terminate."""
HOST_ABSENT_MS: Final = 60_000
"""After this time another person at the table becomes host."""
WAIT_FOR_WORK: Final = 2.0
"""Seconds until a bot tries again after its address was rate-limited."""


def bot_seed(state: TableState, seat: int) -> int:
    """The random seed of a bot's next choice. At a deal of the day it is the same for all people."""
    table = state.play.table
    return randbits(BOT_SEED_BITS) if table is None or not state.day else daily_bot_seed(table, seat)


def daily_bot_seed(table: Table[Any], seat: int) -> int:
    """The random seed of a bot's next choice at a deal of the day."""
    said = f"bot {table.seed} {len(table.choices)} {seat}".encode()
    return int.from_bytes(blake2b(said, digest_size=16).digest()) >> 128 - BOT_SEED_BITS


class ScheduledTable(Protocol):
    """The part of a table in memory that the scheduler needs."""

    state: TableState
    audience: Audience
    bots: WorkerPool
    is_dead: bool

    def touch(self) -> None: ...

    async def submit_entry(self, decide: Callable[[], Awaitable[AnyEntry | Accepted | None]]) -> int: ...


class Scheduler:
    """Submits what happens at a table without a command. Holds the table by a weak reference, to avoid a reference
    cycle."""

    def __init__(self, table: ScheduledTable) -> None:
        self.reference = weakref.ref(table)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> ScheduledTable:
        table = self.reference()
        if table is None:
            raise Refusal("moved", "this table is looked after elsewhere; connect again")
        return table

    def stop(self) -> None:
        """Cancel the timer and all bots."""
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    def schedule(self) -> None:
        """Start the bots that owe a choice, and set the timer for the next deadline."""
        table = self.table
        if table.is_dead:
            return
        table.touch()
        chairs, owing = table.state.seating.chairs, table.state.owing()
        bots = [seat for seat in owing if chairs[seat].bot and seat not in self.thinking]
        for seat in bots if bots and self.is_awaited() else []:
            self.thinking[seat] = asyncio.get_running_loop().create_task(self.think(seat))
        self.set_timer(owing)

    # --- bots

    def is_awaited(self) -> bool:
        """Return whether a listener, or a person in a game by days, waits for the bots. Bots at abandoned tables do not
        run."""
        state, audience = self.table.state, self.table.audience
        clock = state.settings.clock
        by_days = clock is not None and clock.kind == "days"
        has_people = any(chair.person and not chair.bot for chair in state.seating.chairs)
        return bool(audience.listeners) or (by_days and has_people)

    async def think(self, seat: int) -> None:
        """Let a bot choose for a seat and submit its choice. If the question has changed meanwhile, schedule again."""
        table = self.table
        state = table.state
        question, level = state.play.question, state.seating.chairs[seat].bot
        try:
            choice = await self.ask_bot(seat, level)
        except Exception:
            if not table.is_dead:
                log.exception("a bot could not be asked", extra={"game": state.play.game.name, "bot": level})
            return
        finally:
            self.thinking.pop(seat, None)
        if table.is_dead:
            return
        try:
            if choice is None or not await self.submit_choice(seat, question, choice):
                self.schedule()
        except Refusal as refusal:
            log.warning("a bot's choice was lost", extra={"why": refusal.code})
            if refusal.code == "too_fast":
                asyncio.get_running_loop().call_later(WAIT_FOR_WORK, self.schedule_if_alive)

    async def submit_choice(self, seat: int, question: int, choice: int) -> int:
        """Submit a bot's choice; 0 if it is no longer asked. If the content does not terminate, try others, and stop
        the game if none can be made."""
        table, state = self.table, self.table.state
        tried: list[int] = []
        while choice not in tried and len(tried) < MOST_ENDLESS_TRIES:
            try:
                chosen = Accepted(Chose(seat, state.play.game.choices.to_json(choice)), choice)
                return await table.submit_entry(partial(self.if_asked, seat, question, chosen))
            except Refusal as refusal:
                if refusal.code != "endless" or state.play.table is None:
                    raise
            tried.append(choice)
            choice = next((other for other in state.play.table.legal(seat) if other not in tried), choice)
            await asyncio.sleep(0)
        log.warning("a game was stopped: its content goes round in circles", extra={"game": state.play.game.name})
        return await table.submit_entry(partial(self.if_asked, seat, question, Accepted(Stopped(seat))))

    async def if_asked(self, seat: int, question: int, accepted: Accepted) -> Accepted | None:
        """The entry, if the bot's question is still the current one."""
        return accepted if self.table.state.play.question == question and self.is_bots_turn(seat) else None

    def schedule_if_alive(self) -> None:
        if self.reference() is not None:
            self.schedule()

    async def ask_bot(self, seat: int, level: str) -> int | None:
        """A bot's choice, not before the table's pace allows; None if it is no longer asked."""
        state = self.table.state
        if state.play.table is None or not self.is_bots_turn(seat):
            return None
        begun = time.monotonic()
        asker = Asker(self.table.audience.client(), state.id, self.is_awaited)
        try:
            seed = bot_seed(state, seat)
            choice = await self.table.bots.choose(state.play.game, state.play.table.state, seat, level, seed, asker)
        except NotWanted:
            return None
        await asyncio.sleep(state.settings.pace / 1000 - (time.monotonic() - begun))
        return choice

    def is_bots_turn(self, seat: int) -> bool:
        return seat in self.table.state.owing() and bool(self.table.state.seating.chairs[seat].bot)

    # --- clocks, and people who are away

    def set_timer(self, owing: list[int]) -> None:
        """Set the timer to the next deadline of the seats that owe a choice."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        deadlines = self.deadlines(owing)
        if deadlines:
            delay = max(0, min(at for at, _ in deadlines) - now()) / 1000
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(delay + 0.001, lambda: loop.create_task(self.submit_due()))

    def deadlines(self, owing: list[int]) -> list[tuple[int, AnyEntry]]:
        """Entries that become due, with their times."""
        state = self.table.state
        found: list[tuple[int, AnyEntry]] = self.host_absence()
        if state.phase != "playing":
            return found
        work = state.clockwork
        flag = work.next_flag() if work is not None else None
        if work is not None and flag is not None:
            at, seat = flag
            found.append((at, Away(seat, "time")))
        if state.settings.absent and (work is None or work.clock.kind == "live"):
            found += self.absences(owing)
        return found

    def host_absence(self) -> list[tuple[int, AnyEntry]]:
        """The time at which the person who is present and joined first replaces an absent host. In a game by days
        people are rarely connected, and no player waits for the host."""
        table, state = self.table, self.table.state
        clock = state.settings.clock
        by_days = clock is not None and clock.kind == "days" and state.phase == "playing"
        here = table.audience.here()
        present = [person for person in state.seating.people if person in here & state.seating.players()]
        if state.phase == "over" or by_days or state.seating.host in here or not present:
            return []
        passed = Hosted(present[0])
        if not state.has_room_for(passed):
            return []
        return [(table.audience.gone_since(state.seating.host) + HOST_ABSENT_MS, passed)]

    def absences(self, owing: list[int]) -> list[tuple[int, AnyEntry]]:
        """The times at which bots replace the people who owe a choice and are not connected."""
        table = self.table
        here, state = table.audience.here(), table.state
        chairs = state.seating.chairs
        missing = [seat for seat in owing if chairs[seat].person not in here and not chairs[seat].bot]
        if not missing or not here & state.seating.players():
            return []
        wait = state.settings.absent * 1000
        return [(table.audience.gone_since(chairs[seat].person) + wait, Away(seat)) for seat in missing]

    async def submit_due(self) -> None:
        """Submit everything that is due, then set the timer again."""
        table = self.table

        async def first_due() -> AnyEntry | None:
            return next((entry for at, entry in self.deadlines(table.state.owing()) if at <= now()), None)

        try:
            while not table.is_dead and await table.submit_entry(first_due):
                pass
        except Refusal as refusal:
            log.warning("a clock rang in vain", extra={"why": refusal.code})
        if not table.is_dead:
            self.set_timer(table.state.owing())
