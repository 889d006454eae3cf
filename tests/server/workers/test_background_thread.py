"""A background thread runs one call at a time, in fair order of clients."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from tests.server.visitors import PATIENCE
from wusel.server.refusals import Refusal
from wusel.server.workers.background_thread import BackgroundThread
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.worker_pool import NotWanted

ADA, BOB = Asker("192.0.2.1", "a"), Asker("192.0.2.2", "b")


class Bench:
    """A thread blocked by its first call. It records the order and concurrency of calls."""

    def __init__(self) -> None:
        self.thread = BackgroundThread("bench")
        self.may_go = threading.Event()
        self.done: list[str] = []
        self.at_once: list[int] = []
        self.inside = 0

    def work(self, who: str) -> str:
        self.inside += 1
        self.at_once.append(self.inside)
        assert self.may_go.wait(PATIENCE)
        self.done.append(who)
        self.inside -= 1
        return who

    async def begun(self) -> None:
        while not self.inside:
            await asyncio.sleep(0.001)

    async def asks(self, asker: Asker, who: str) -> asyncio.Task[str]:
        task = asyncio.create_task(self.thread.do(asker, self.work, who))
        await asyncio.sleep(0)
        return task


def on(bench: Bench, happens: Callable[[Bench], object]) -> None:
    async def run() -> None:
        try:
            await happens(bench)  # type: ignore[misc]  # something to wait for
        finally:
            bench.may_go.set()
            bench.thread.close()

    asyncio.run(run())


def test_clients_are_served_fairly() -> None:
    async def happens(bench: Bench) -> None:
        tasks = [await bench.asks(ADA, f"a{n}") for n in range(20)]
        tasks.append(await bench.asks(BOB, "b"))
        assert bench.thread.waiting() == 20
        bench.may_go.set()
        assert await asyncio.gather(*tasks) == [*(f"a{n}" for n in range(20)), "b"]
        assert bench.done[:3] == ["a0", "b", "a1"]

    on(Bench(), happens)


def test_only_one_call_runs_even_if_it_was_cancelled() -> None:
    async def happens(bench: Bench) -> None:
        for n in range(5):
            task = await bench.asks(ADA, f"a{n}")
            await bench.begun()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        last = await bench.asks(BOB, "b")
        bench.may_go.set()
        assert await last == "b"
        assert bench.at_once == [1, 1]
        assert bench.done == ["a0", "b"], "what nobody waits for is not begun"

    on(Bench(), happens)


def test_a_call_that_is_no_longer_wanted_does_not_run() -> None:
    async def happens(bench: Bench) -> None:
        bench.may_go.set()
        with pytest.raises(NotWanted):
            await bench.thread.do(Asker(still=lambda: False), bench.work, "a")
        assert bench.done == []

    on(Bench(), happens)


def test_queued_calls_are_refused_on_close() -> None:
    async def happens(bench: Bench) -> None:
        first, second = await bench.asks(ADA, "a"), await bench.asks(BOB, "b")
        await bench.begun()
        bench.thread.close()
        bench.may_go.set()
        assert await first == "a"
        with pytest.raises(Refusal, match="closing"):
            await second

    on(Bench(), happens)
