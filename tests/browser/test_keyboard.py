"""One whole turn of every game without a mouse: the focus goes to what can be chosen next, and is never lost."""

import sys
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import GLOWING, SOON, asks, goes_to, said
from tests.browser.positions import asking

TURNS = {"mosquitozzz": "defend", "schwarm": "play_card", "viroid": "infect", "maus": "take_turn"}
"""The first question of a turn."""
KEYS_A_CHOICE = 2
"""At most one key opens a list or goes somewhere, and one chooses."""
ENOUGH = 3
"""The number of choices at one question before the player stops, if the game offers to stop."""

FOCUS = """() => {
    const here = document.activeElement;
    const {outlineStyle, outlineWidth} = getComputedStyle(here);
    return {
        isLost: here === document.body,
        isShown: here.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
        name: here.ariaLabel || here.innerText || here.tagName,
    };
}"""
IS_AT_A_CHOICE = """() => line.n && !line.unanswered.size && (!document.querySelector("header.yours") ||
    document.activeElement.matches("main.board button, .choices button"))"""


class Hands:
    """A person who uses only the keyboard. Keys are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = 0

    def press(self, key: str) -> None:
        """Check that the focus is on a visible thing that can be chosen, if there is one. Otherwise it must be
        anywhere. Then press."""
        self.page.keyboard.press(key)
        self.keys += 1
        self.page.wait_for_function(IS_AT_A_CHOICE, polling=SOON)
        focus: Any = self.page.evaluate(FOCUS)
        assert not focus["isLost"], key
        assert focus["isShown"], focus["name"]

    def is_asked(self) -> bool:
        return self.page.locator("header.yours").count() > 0

    def chooses(self) -> None:
        """Choose the focused thing. Press Enter several times if a choice opens further choices."""
        before = said(self.page).count("choose")
        while said(self.page).count("choose") == before:
            self.press("Enter")

    def plays_a_turn(self) -> None:
        """Play until no question is left. The others do not answer."""
        self.press("ArrowDown")
        step, times = "", 0
        while self.is_asked():
            now = self.page.locator(".board-frame").get_attribute("data-step") or ""
            step, times = now, (times + 1 if now == step else 1)
            if times > ENOUGH and self.page.locator(".choices button").count():
                self.press("End")
            self.chooses()


@pytest.mark.parametrize("game", list(TURNS))
def test_a_turn_by_keys_alone(new_page: NewPage, game: str) -> None:
    page = new_page()
    table = asks(page, "/upload", save=asking(game, TURNS[game]))["id"]
    asks(new_page(), f"/{table}", type="sit", id="sit", seat=1)
    asks(page, f"/{table}", type="start", id="start")
    goes_to(page, f"/t/{table}")
    page.wait_for_selector(GLOWING)
    hands = Hands(page)
    hands.plays_a_turn()
    choices = said(page).count("choose")
    sys.stdout.write(f"{game}: {hands.keys} keys for {choices} choices\n")
    assert choices > 1
    assert hands.keys <= KEYS_A_CHOICE * choices


def test_what_was_opened_gives_the_focus_back(new_page: NewPage) -> None:
    """Arrow keys stay inside the open part, and Escape goes back to the element that opened it."""
    page = new_page()
    table = asks(page, "/upload", save=asking("schwarm", "play_card"))["id"]
    asks(page, f"/{table}", type="start", id="start", fill="greedy")
    goes_to(page, f"/t/{table}")
    joker = page.locator('[data-zone^="hand"][data-card="joker"]')
    joker.focus()
    page.keyboard.press("Enter")
    options = page.locator(".fan .option")
    expect(options.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(options.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(joker).to_be_focused()
