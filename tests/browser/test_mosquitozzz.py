"""Mosquitozzz by clicks. One click makes several choices at once, and a throw is shown before the log tells it."""

from functools import cache

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import settled
from tests.browser.positions import asking, opens_position, play, saved
from wusel.games import known_game

WATCH = """() => new MutationObserver(() => {
    if (window.thrown || !document.querySelector(".throw")) return;
    window.thrown = {
        prompt: document.querySelector(".prompt").innerText,
        step: document.querySelector(".mz").dataset.step,
        inTheWay: document.querySelectorAll(".mz .big, .glow").length,
    };
}).observe(document.body, {childList: true, subtree: true})"""
"""Records what can be seen when the discs are thrown: the question, and everything that covers the throw or could be
chosen."""


def test_which_cards_stay_is_said_with_one_click(new_page: NewPage) -> None:
    page = new_page()
    opens_position(page, asking("mosquitozzz", "choose_staying", 3))
    page.locator(".choices button").first.click()
    expect(page.locator(".mz")).not_to_have_attribute("data-step", "choose_staying")
    settled(page)


def test_the_throw_that_repels_the_last_mosquito_is_seen_before_anything_tells_of_it(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    opens_position(page, before_the_last_slap())
    hand = page.locator(".glow[data-thing=hand-flat_hand], .glow[data-thing^=laid]").first
    hand.hover()
    told = page.locator(".prompt").inner_text()
    page.evaluate(WATCH)
    hand.click()
    expect(page.locator(".mz")).to_have_attribute("data-step", "take_experience")
    assert page.evaluate("() => thrown") == {"prompt": told, "step": "defend", "inTheWay": 0}


@cache
def before_the_last_slap() -> str:
    """Return a moment in which a flat hand of the first seat repels all that is left."""
    game = known_game("mosquitozzz")
    slap = game.choices.from_json({"do": "use", "card": "flat_hand"})
    for seed in range(60):
        table = play(game, {"players": 2}, seed).table
        for made, (seat, choice) in enumerate(table.choices):
            if (seat, choice) == (0, slap) and game.asking(table.fork(made + 1).state) == "take_experience":
                return saved(table, made)
    raise AssertionError("nobody ever slaps so well")
