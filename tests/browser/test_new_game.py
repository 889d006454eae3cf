"""A game of another package, from its box to its first choices, on the generic board."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.player import scrolls_sideways
from tests.browser.sizes import too_small
from tests.plugin_game import PluginGame
from tests.server.visitors import run_server


def test_a_game_of_others_is_played_in_both_languages(
    browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    game = PluginGame("tiny_finds", tmp_path)
    complaints: list[str] = []
    with game.installed(), run_server(tmp_path / "wusel.db") as server:
        devices = Devices(browser, f"http://{server.address}")
        request.addfinalizer(devices.take_back)
        for size, language in ((DESKTOP, "en"), (PHONE, "de")):
            page = devices.lend(language, for_good=True).open(size)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.goto("/")
            page.locator("[data-game=tiny_finds] .ways .main").click()
            keeps_two_cards(page, *(("Keep it", "Open card") if language == "en" else ("Behalten", "Offene Karte")))
            assert not scrolls_sideways(page)
            assert too_small(page) == []
    assert complaints == []


def keeps_two_cards(page: Page, keep: str, open_card: str) -> None:
    """Play two turns, with those of the bots between them. The pieces have the names that the game gives them."""
    cards = page.locator(".generic section").first.locator("dd")
    page.get_by_role("button", name=keep).click()
    expect(cards).not_to_have_text("–")
    page.get_by_role("button", name=keep).click()
    expect(cards, "two different ones, or twice the same").to_have_text(re.compile("2 ×|,"))
    expect(page.locator(".generic dt", has_text=open_card)).to_be_visible()
