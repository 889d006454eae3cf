"""Web workers behind the pool's interface, with a page that imitates them."""

import asyncio
import pickle
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.server.visitors import PATIENCE
from tests.server.workers.test_worker_pool import any_game, asked
from wusel.server.workers.bot_question import Task, answer, run_guarded
from wusel.server.workers.worker_pool import WorkerFailed, WorkerPool

MODULES = ("pyodide", "pyodide.ffi", "wusel_page", "wusel.server.workers.web_workers")


class Buffer(bytes):
    """Bytes as the page hands them over."""

    def to_bytes(self) -> bytes:
        return bytes(self)


class PretendedWorker:
    """A worker that runs a task at once, unless a test makes it silent."""

    is_silent = False
    started: "list[PretendedWorker]"

    def __init__(self, hear: Callable[[str, object], None]) -> None:
        self.hear = hear
        self.is_over = False
        self.started.append(self)
        asyncio.get_running_loop().call_soon(self.tell, "ready", None)

    def tell(self, what: str, found: object) -> None:
        if not self.is_over:
            self.hear(what, found)

    def send(self, name: str, sent: bytes) -> None:
        module, _, function = name.partition(":")
        task: Task = getattr(import_module(module), function)
        if not self.is_silent:
            reply = Buffer(pickle.dumps(run_guarded(task, bytes(sent))))
            asyncio.get_running_loop().call_soon(self.tell, "reply", reply)

    def end(self) -> None:
        self.is_over = True


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[PretendedWorker]]:
    """Return a page with imitated workers."""
    made: dict[str, Any] = {
        "pyodide": ModuleType("pyodide"),
        "pyodide.ffi": SimpleNamespace(
            create_proxy=lambda call: type("Proxy", (), {"__call__": staticmethod(call), "destroy": lambda _: None})(),
            to_js=lambda value: value,
        ),
        "wusel_page": SimpleNamespace(newWorker=PretendedWorker),
    }
    for name in MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    for name, module in made.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "platform", "emscripten")
    PretendedWorker.started = []
    PretendedWorker.is_silent = False
    yield PretendedWorker
    sys.modules.pop("wusel.server.workers.web_workers", None)


def test_bots_answer_and_the_worker_is_kept(page: type[PretendedWorker]) -> None:
    game = any_game()

    async def play() -> None:
        bots, hints = WorkerPool(), WorkerPool()
        for seed in range(3):
            s, seat = asked(game, seed)
            assert await bots.choose(game, s, seat, "greedy", seed) in game.options(s, seat)
            assert await hints.choose(game, s, seat, "random", seed) in game.options(s, seat)
        assert not bots.fallbacks
        assert len(page.started) == 1, "all pools share it"
        await bots.close()

    asyncio.run(play())


def test_a_worker_that_thinks_too_long_is_ended(page: type[PretendedWorker]) -> None:
    game = any_game()
    page.is_silent = True

    async def play() -> None:
        bots = WorkerPool(seconds=0.05)
        s, seat = asked(game, 1)
        assert await bots.choose(game, s, seat, "random", 1) in game.options(s, seat)
        assert bots.fallbacks == {"slow": 1}
        assert page.started[0].is_over
        page.is_silent = False
        bots.seconds = PATIENCE
        await bots.choose(game, s, seat, "random", 1)
        assert bots.fallbacks == {"slow": 1}, "another one has taken its place"
        await bots.close()

    asyncio.run(play())


def test_whoever_no_longer_waits_ends_the_worker(page: type[PretendedWorker]) -> None:
    game = any_game()
    page.is_silent = True

    async def play() -> None:
        bots = WorkerPool(seconds=PATIENCE)
        s, seat = asked(game, 1)
        waiting = asyncio.create_task(bots.choose(game, s, seat, "random", 1))
        while not page.started:
            await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert page.started[0].is_over
        await bots.close()

    asyncio.run(play())


def test_a_worker_that_breaks_is_told(page: type[PretendedWorker]) -> None:
    page.is_silent = True

    async def play() -> None:
        bots = WorkerPool(seconds=PATIENCE)
        waiting = asyncio.create_task(bots.advise(b"", answer))
        while not page.started:
            await asyncio.sleep(0)
        page.started[0].tell("broken", "no memory")
        with pytest.raises(WorkerFailed, match="died"):
            await waiting
        await bots.close()

    asyncio.run(play())
