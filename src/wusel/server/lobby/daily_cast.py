"""The cast at the deal of the day: bots play the seat that every person has, so that players can compare their results.

Computed once for each day and game, choice by choice, in the worker process for reviews, because play goes first.
"""

import asyncio
import logging
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, Final

from msgspec import Struct

from wusel.bots.cast import CAST, character_of, strength_of
from wusel.engine.game import Game
from wusel.engine.table import Table
from wusel.server.lobby.day_results import outcome_at, write_result
from wusel.server.log.stores.rows import Conflict, Try
from wusel.server.log.stores.store import Store
from wusel.server.table.scheduler import daily_bot_seed
from wusel.server.wire.api_messages import DayResult
from wusel.server.workers.background_thread import BackgroundThread
from wusel.server.workers.bot_question import question
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.review_question import choose_at_leisure
from wusel.server.workers.worker_pool import WorkerFailed, WorkerPool

log: Final = logging.getLogger("wusel.manager")

HOUSE: Final = "the house"
"""In fair queues it counts as one client."""
MOST_FAILURES: Final = 3
"""Attempts at a choice that may fail."""
THE_SEAT: Final = 0
"""The seat of every person at the deal of the day."""

Key = tuple[str, str]


class Deal(Struct, frozen=True):
    """The deal of a day: everything that a table of it starts with."""

    game: Game[Any]
    day: str
    options: dict[str, int | str | bool]
    seed: int
    bots: list[str]

    @property
    def key(self) -> Key:
        return self.game.name, self.day

    def cast(self) -> list[str]:
        """Return the bots that try it: all of the cast who do not sit at the table, at the same strength as the bots
        there."""
        seated = {character_of(bot) for bot in self.bots}
        return [f"{each}-{strength_of(self.bots[0])}" for each in CAST if each not in seated]


class DailyCast:
    """Plays deals one after the other, the latest day first, and stores the results."""

    def __init__(self, store: Store, readings: BackgroundThread, workers: WorkerPool) -> None:
        self.store = store
        self.readings = readings
        self.workers = workers
        self.waiting: dict[Key, Deal] = {}
        self.failed: set[Key] = set()
        self.task: asyncio.Task[None] | None = None

    def begin(self, deal: Deal) -> None:
        """Have a deal played, unless that is under way or has failed."""
        if deal.key in self.failed:
            return
        self.waiting[deal.key] = deal
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())

    def is_playing(self, game: str, day: str) -> bool:
        return (game, day) in self.waiting

    async def close(self) -> None:
        self.waiting.clear()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        while self.waiting:
            key = max(self.waiting, key=lambda each: each[1])
            try:
                await self.play_all(self.waiting[key])
            except Exception:
                log.exception("the cast could not play the deal of a day", extra={"game": key[0]})
                self.failed.add(key)
            self.waiting.pop(key, None)

    async def play_all(self, deal: Deal) -> None:
        """Let all of the cast try a deal who have not."""
        name, day = deal.key
        known = {each.person for each in await self.store.tries(name, day, "cast", len(CAST))}
        for bot in deal.cast():
            if bot not in known:
                result = write_result(await self.play(deal, bot))
                with suppress(Conflict):  # another process was faster
                    await self.store.new_try(Try(name, day, bot, "", token_urlsafe(12), result, "cast"))

    async def play(self, deal: Deal, bot: str) -> DayResult:
        """Play a deal to its end with a bot in the seat. As at any table, bots are asked about determinizations."""
        asker = Asker(HOUSE, f"{deal.game.name} {deal.day}")
        game = CastGame(deal, bot)
        await self.readings.do(asker, game.deal_out)
        while asked := await self.readings.do(asker, game.ask):
            await self.readings.do(asker, game.choose, await self.answer(asked, asker))
        return await self.readings.do(asker, outcome_at, game.table, THE_SEAT)

    async def answer(self, asked: bytes, asker: Asker) -> int:
        """A bot's choice. On a busy machine it may take several attempts."""
        for _ in range(MOST_FAILURES):
            with suppress(WorkerFailed):
                return int(await self.workers.advise(asked, choose_at_leisure, asker))
        return int(await self.workers.advise(asked, choose_at_leisure, asker))


class CastGame:
    """A game of the cast. Its methods run in the background thread."""

    table: Table[Any]

    def __init__(self, deal: Deal, bot: str) -> None:
        self.deal = deal
        self.levels = [bot, *deal.bots]

    def deal_out(self) -> None:
        self.table = Table(self.deal.game, self.deal.options, self.deal.seed)

    def ask(self) -> bytes:
        """A request for the next choice; empty if the game is over."""
        owing = self.table.owing()
        if not owing:
            return b""
        seat = owing[0]
        seed = daily_bot_seed(self.table, seat)
        return question(self.deal.game, self.table.state, seat, self.levels[seat], seed)

    def choose(self, choice: int) -> None:
        self.table.choose(self.table.owing()[0], choice)
