"""A real Chromium in front of a real server."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.server.visitors import RunningServer, run_server
from wusel.server.web.pages import CLIENT

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PATIENCE = 20_000

NewPage = Callable[..., Page]


def chromium() -> str:
    """Where the system's Chromium is, or nothing."""
    named = os.environ.get("WUSEL_CHROMIUM", "")
    return named or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome") or ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built client there is nothing to test with; `make test` says so loudly."""
    missing = (
        "no Chromium" if not chromium() else "the client is not built" if not (CLIENT / "index.html").exists() else ""
    )
    if missing:
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=f"BROWSER TESTS COULD NOT RUN: {missing}"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not kept for the whole session: while it is open, an event loop runs that other tests would stumble over."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with run_server(tmp_path / "wusel.db") as running:
        yield running


@pytest.fixture
def new_page(browser: Browser, server: RunningServer) -> Iterator[NewPage]:
    """Somebody with a browser of their own. Whatever a page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text}")

    def make(size: dict[str, int] = DESKTOP, language: str = "en", may_complain: bool = False, **more: Any) -> Page:  # noqa: ANN401
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale={"en": "en-GB", "de": "de-DE"}[language],
            **{"base_url": f"http://{server.address}", **more},
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        if not may_complain:
            page.on("console", hear)
            page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []
