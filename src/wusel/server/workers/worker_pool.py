"""A pool of workers for bots, with a timeout and a fallback."""

import asyncio
import logging
import time
from collections import Counter
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Final

from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.chance import Chance
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.kinds import Choice
from wusel.engine.state import State
from wusel.server.workers.bot_question import (
    Reply,
    Task,
    answer,
    question,
    try_out,
)
from wusel.server.workers.fair_queue import ANYBODY, Asker, FairQueue
from wusel.server.workers.start import start_workers
from wusel.server.workers.workers import FOR_BOTS, Setup, Workers

PATIENCE: Final = 3.0  # seconds for queueing and starting a worker, on top of computing
FALLBACK: Final = "greedy"

log: Final = logging.getLogger("wusel.bots")


class PoolClosed(WuselError):
    """The pool is shut down."""


class NotWanted(WuselError):
    """The result is no longer wanted."""


class WorkerFailed(Exception):
    """A task had no valid result in time."""

    def __init__(self, why: str, error: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.error = error


class WorkerPool:
    """A number of workers, with a time limit for each task.

    `fallbacks` counts choices that were not the bot's own, by reason: it was "slow", "raised" an error, "died" with its
    worker, answered "nonsense", or all workers were "busy" for too long.
    """

    def __init__(
        self,
        workers: int = 1,
        seconds: float = 5.0,
        answer: Task = answer,
        setup: Setup = FOR_BOTS,
    ) -> None:
        self.seconds = seconds
        self._setup = setup
        self.fallbacks: Counter[str] = Counter()
        self._bot_task = answer
        self._workers = workers
        self._queue = FairQueue(workers)
        self._hint_queue = FairQueue(workers)
        self._pool: Workers | None = None
        self._pending: set[Future[Reply]] = set()
        self._stopping: set[asyncio.Task[None]] = set()
        self._last_reply = 0.0
        self._closed = False

    async def choose(self, game: Game[Any], s: State, seat: int, level: str, seed: int, asker: Asker = ANYBODY) -> int:
        """A legal choice for a seat: the bot's own, or a fallback if the bot fails. NotWanted if it is no longer wanted
        when a worker is free. `s` may change meanwhile; the table checks whether the choice is late."""
        offers = list(game.options(s, seat))
        if not offers:
            raise WuselError(f"seat {seat} is not asked now; a bot can only choose for a seat that is")
        s = s.clone()
        began = time.monotonic()
        try:
            found = await self._run(self._bot_task, question(game, s, seat, level, seed), asker)
            if isinstance(found, int) and found in offers:
                return found
            raise WorkerFailed("nonsense")
        except WorkerFailed as failed:
            if not asker.still():
                raise NotWanted from None
            self.fallbacks[failed.why] += 1
            seconds = round(time.monotonic() - began, 3)
            about = {"why": failed.why, "error": failed.error, "game": game.name, "bot": level, "seconds": seconds}
            log.warning("a bot found no choice, a fallback plays", extra=about)
        return fallback(game, s, seat, level, seed, offers)

    async def advise(self, sent: bytes, task: Task = try_out, asker: Asker = ANYBODY) -> bytes:
        """Run a task at low priority: only as many as there are workers are in the bots' queue. WorkerFailed if there
        is no valid result."""
        try:
            await asyncio.wait_for(self._hint_queue.acquire(asker), self.seconds + PATIENCE)
        except TimeoutError:
            raise WorkerFailed("busy") from None
        try:
            found = await self._run(task, sent, asker)
        finally:
            self._hint_queue.release()
        if not isinstance(found, bytes):
            raise WorkerFailed("nonsense")
        return found

    def postpone(self, client: str) -> None:
        """Let a client's low-priority tasks wait for those of others."""
        self._hint_queue.postpone(client)

    def idle(self) -> int:
        """The number of idle workers."""
        return min(self._queue.free, self._hint_queue.free)

    def waiting(self) -> int:
        """The number of queued tasks."""
        return self._queue.length() + self._hint_queue.length()

    async def close(self) -> None:
        """Stop all workers. Pending tasks end with PoolClosed."""
        self._closed = True
        self._stop_pool()
        await asyncio.gather(*self._stopping)
        for reply in self._pending:
            if not reply.done():
                reply.set_exception(PoolClosed())

    # --- running a task

    async def _run(self, task: Task, sent: bytes, asker: Asker) -> int | bytes | None:
        """Run a task. WorkerFailed gives the reason, unless the pool was closed."""
        try:
            found = await self._run_in_time(task, sent, asker)
        except NotWanted:
            raise
        except Exception as problem:
            if self._closed:
                raise PoolClosed from None
            if isinstance(problem, WorkerFailed):
                raise
            if isinstance(problem, TimeoutError):
                raise WorkerFailed("slow") from None
            raise WorkerFailed("died", type(problem).__name__) from problem
        if isinstance(found, str):
            raise WorkerFailed("raised", found)
        return found

    async def _run_in_time(self, task: Task, sent: bytes, asker: Asker) -> Reply:
        """Run a task with a limit on queueing. A pool without any reply for that long is hung, and replaced."""
        came = time.monotonic()
        limit = asyncio.timeout(self.seconds + PATIENCE)
        try:
            async with limit, self._queue.slot(asker):
                if not asker.still():
                    raise NotWanted
                return await self._reply(task, sent)
        except TimeoutError:
            if not limit.expired():
                raise
            if self._last_reply < came:
                self._stop_pool()
            raise WorkerFailed("busy") from None

    async def _reply(self, task: Task, sent: bytes) -> Reply:
        """Run a task in a free worker. There are never more tasks than workers in the pool, so that a cancelled one is
        dropped from our queue or ends its computation."""
        reply = self._running_pool().schedule(task, sent, self.seconds)
        reply.add_done_callback(self._on_reply)
        self._pending.add(reply)
        try:
            return await asyncio.wrap_future(reply)
        finally:
            self._pending.discard(reply)

    def _on_reply(self, reply: Future[Reply]) -> None:
        """Note that the pool is alive, for any reply."""
        if not reply.cancelled():
            self._last_reply = time.monotonic()

    # --- the pool

    def _running_pool(self) -> Workers:
        """The pool; a new one for the first task and after the old one broke."""
        if self._closed:
            raise PoolClosed
        if self._pool is not None and not self._pool.active:
            self._stop_pool()
        if self._pool is None:
            self._last_reply = time.monotonic()
            self._pool = start_workers(self._workers, self._setup)
        return self._pool

    def _stop_pool(self) -> None:
        """Give up this pool; its workers are joined in the background."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()
            stopping = asyncio.create_task(asyncio.to_thread(pool.join))
            self._stopping.add(stopping)
            stopping.add_done_callback(self._stopping.discard)


def fallback(game: Game[Any], s: State, seat: int, level: str, seed: int, offers: list[Choice]) -> int:
    """The greedy choice, or a random one if the greedy bot failed."""
    if level != FALLBACK:
        with suppress(Exception):
            choice = ask(new_bot(FALLBACK), game, s, seat, seed)
            if choice in offers:
                return choice
    luck = Chance(1)
    luck.reseed(seed)
    return offers[luck.draw(len(offers))]
