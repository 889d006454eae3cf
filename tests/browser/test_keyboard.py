"""One whole turn of every game without a mouse: the focus goes to what can be chosen next, and is never lost."""

import sys
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import GLOWING, SOON, asks, goes_to, said
from tests.browser.positions import asking

TURNS = {"mosquitozzz": "defend", "schwarm": "play_card", "viroid": "infect", "maus": "take_turn"}
"""What a turn begins with."""
KEYS_A_CHOICE = 2
"""At most: one that opens a list or goes somewhere, and one that chooses."""
ENOUGH = 3
"""So many choices at one question, then it is left at that where the game offers it."""

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
    """Somebody who has keys alone; they are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = 0

    def press(self, key: str) -> None:
        """The focus is at something that can be chosen then, and seen there; if nothing can be, it is somewhere."""
        self.page.keyboard.press(key)
        self.keys += 1
        self.page.wait_for_function(IS_AT_A_CHOICE, polling=SOON)
        focus: Any = self.page.evaluate(FOCUS)
        assert not focus["isLost"], key
        assert focus["isShown"], focus["name"]

    def is_asked(self) -> bool:
        return self.page.locator("header.yours").count() > 0

    def chooses(self) -> None:
        """Whatever has the focus; several times, as long as a choice opens something to choose of."""
        before = said(self.page).count("choose")
        while said(self.page).count("choose") == before:
            self.press("Enter")

    def plays_a_turn(self) -> None:
        """Until nothing more is asked: the others do not answer."""
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
    """Arrow keys stay among what is open, and Escape leads back to what opened it."""
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
