"""A real Chromium in front of a real server."""

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from tests.browser.devices import DESKTOP, PATIENCE, Devices
from tests.server.conftest import _cast_plays, _cast_rests, _ready_workers, _same_deals  # noqa: F401  # used here, too
from tests.server.visitors import RunningServer, run_server
from wusel.bots.budget import Budget
from wusel.server.table import hints
from wusel.server.web.pages import CLIENT
from wusel.server.workers import review_question
from wusel.server.workers.bot_question import Task, try_out
from wusel.server.workers.fair_queue import ANYBODY, Asker
from wusel.server.workers.save_question import read_save
from wusel.server.workers.worker_pool import WorkerPool

NewPage = Callable[..., Page]

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one runs without windows and needs less work for the same pages."""

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Return the path of the system's Chromium, or an empty string."""
    named = os.environ.get("WUSEL_CHROMIUM", "")
    return named or next((found for name in CHROMIUMS if (found := shutil.which(name))), "")


def missing() -> str:
    """Return the reason why the browser tests cannot run, or an empty string."""
    if not chromium():
        return "BROWSER TESTS COULD NOT RUN: no Chromium"
    return "" if (CLIENT / "index.html").exists() else "BROWSER TESTS COULD NOT RUN: the client is not built"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the browser tests with a reason if something is missing. They fail instead if no test may be left out."""
    if missing() and not os.environ.get("WUSEL_TEST_ALL"):
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=missing()))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Close the browser at the end of the package. While it is open, an event loop runs that would break other
    tests."""
    assert not missing(), missing()
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Run one server for all tests. People who have never met do not disturb each other."""
    with run_server(tmp_path_factory.mktemp("server") / "wusel.db") as running:
        yield running


@pytest.fixture(scope="package")
def devices(browser: Browser, server: RunningServer) -> Devices:
    return Devices(browser, f"http://{server.address}")


@pytest.fixture
def new_page(devices: Devices) -> Iterator[NewPage]:
    """Open pages on a device of their own. Every complaint of a page fails the test."""
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text}")

    def make(
        size: ViewportSize = DESKTOP,
        language: str = "en",
        may_complain: bool = False,
        reduced_motion: str = "reduce",
        color_scheme: str = "light",
        **more: Any,  # noqa: ANN401  # options of a context
    ) -> Page:
        page = devices.lend(language, **more).open(size, reduced_motion=reduced_motion, color_scheme=color_scheme)
        if not may_complain:
            page.on("console", hear)
            page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    devices.take_back()
    assert complaints == []


@pytest.fixture
def advice_by_counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit hints and reviews by playouts instead of seconds, because a process may have to wait on a busy machine."""

    ask = WorkerPool.advise

    async def think(pool: WorkerPool, sent: bytes, how: Task = try_out, asker: Asker = ANYBODY) -> bytes:
        if how is read_save:
            return await ask(pool, sent, how, asker)
        found = await asyncio.to_thread(how, sent)
        assert isinstance(found, bytes)
        return found

    monkeypatch.setattr(WorkerPool, "advise", think)
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setattr(hints, "ROUND", Budget(iterations=10))
    monkeypatch.setattr(review_question, "BUDGET", Budget(iterations=60))
