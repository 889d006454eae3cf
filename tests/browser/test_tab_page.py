"""The page of Wusel in a tab, with its server in this process. It needs neither an interpreter nor a folder."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import DESKTOP, LOCALES, PATIENCE
from tests.browser.player import CLICK, GLOWING, SOON
from tests.browser.tab_page import PRETEND, Worker, served
from wusel.engine.view import SPECTATOR

KNOWS = "localStorage['wusel-settings'] ??= JSON.stringify({seen: ['mosquitozzz'], pace: 0, level: 'greedy'})"
TURNS = 2


@pytest.fixture
def tab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Page, Worker]]:
    with served(tmp_path_factory.mktemp("tab")) as (address, worker):
        context = browser.new_context(viewport=DESKTOP, locale=LOCALES["en"], reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PRETEND)
        context.add_init_script(KNOWS)
        page = context.new_page()
        page.goto(address)
        yield page, worker
        context.close()


def test_links_lead_somewhere_and_a_passed_device_is_told_what_one_seat_may_know(tab: tuple[Page, Worker]) -> None:
    page, worker = tab
    links_are_addresses(page)
    page.goto(f"{page.url.partition('#')[0]}#/new/mosquitozzz?how=pass")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/#/t/*")
    for seat in range(TURNS):
        takes_the_device(page, seat)
        page.wait_for_function(CLICK, arg=[GLOWING, 0], polling=SOON)
        expect(page.locator(".curtain button, .thing.glow").first).to_be_visible()
    is_told_what_one_seat_may_know(page, worker)
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    assert {tuple(seats) for seats in seats_told(page)} == {(SPECTATOR,)}, "nobody looks yet"


def links_are_addresses(page: Page) -> None:
    """Check that a link opened in another tab leads to the same page, below the folder with any path."""
    page.wait_for_selector("body[data-games=ready]")
    page.wait_for_selector(".shelf")
    hrefs = page.eval_on_selector_all(
        "a[href]:not([download])", "(all) => all.map((each) => each.getAttribute('href'))"
    )
    assert hrefs
    assert [href for href in hrefs if not href.startswith(("#/", "https:"))] == []
    with page.context.expect_page() as opened:
        page.locator("a[href='#/settings']").first.click(button="middle")
    opened.value.wait_for_url(f"{page.url.partition('#')[0]}#/settings")
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
    opened.value.close()


def takes_the_device(page: Page, seat: int) -> None:
    page.locator(".curtain button").click()
    page.wait_for_selector(GLOWING)
    assert seats_told(page)[-1] == [seat, SPECTATOR]


def is_told_what_one_seat_may_know(page: Page, worker: Worker) -> None:
    """Check that the page never knows two seats at once, the seed, or what a bot sees."""
    assert worker.app is not None
    (live,) = worker.app.manager.tables.values()
    state = live.state
    assert state.play.table is not None
    own = [seat for seat, chair in enumerate(state.seating.chairs) if chair.person]
    assert len(own) > 1
    assert {tuple(seats) for seats in seats_told(page)} <= {(SPECTATOR,), *((seat, SPECTATOR) for seat in own)}
    assert str(state.play.table.seed) not in json.dumps(page.evaluate("() => spoken"))


def seats_told(page: Page) -> list[list[int]]:
    """Return the viewer of each frame about the game."""
    spoken: list[dict[str, Any]] = page.evaluate("() => spoken")
    frames = [json.loads(message["text"]) for message in spoken if message["type"] == "frame"]
    return [[look["seat"] for look in frame["play"]["looks"]] for frame in frames if frame.get("play")]
