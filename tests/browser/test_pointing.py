"""Two people at one table: each sees what the other points at."""

from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import asks, goes_to, said, settled, sits_down
from tests.browser.positions import asking, play, saved
from wusel.games import known_game

NOTICE = """() => {
    window.noticed = [];
    new MutationObserver(() => {
        const ring = document.querySelector(".marks .ring")?.getBoundingClientRect();
        const tag = document.querySelector(".marks .tag")?.getBoundingClientRect();
        if (!ring || !tag) return;
        const words = [...document.querySelectorAll("[role=status]")].map((each) => each.textContent).join("");
        const isInside = tag.left >= 0 && tag.right <= innerWidth && tag.top >= 0;
        noticed.push({x: ring.x, y: ring.y, width: ring.width, height: ring.height, words, isInside});
    }).observe(document.body, {childList: true, subtree: true});
}"""
"""Marks vanish after some seconds. The page itself records them, so that a busy machine misses none."""


def meet(host: Page, guest: Page, save: str) -> None:
    """Continue a save with two people."""
    table = asks(host, "/upload", save=save)["id"]
    sits_down(guest, table, 1)
    asks(host, f"/{table}", type="start", id="start")
    goes_to(host, f"/t/{table}")
    for page in (host, guest):
        page.wait_for_selector("main.board [data-named]")
        page.evaluate(NOTICE)
    settled(host, guest)


def noticed(page: Page) -> dict[str, Any]:
    """Return the first mark that a page has shown."""
    found: dict[str, Any] = page.wait_for_function("() => noticed[0]").json_value()
    return found


@cache
def together() -> str:
    """Return a save in which the first seat learns something while the other one waits. Both win or lose together."""
    deal = play(known_game("mosquitozzz"), {"players": 2, "mode": "ambush"}, 3)
    return saved(deal.table, next(made for step, _, made in deal.asked if step == "take_experience"))


def test_whoever_waits_taps_on_a_card_and_the_others_see_which(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(PHONE, has_touch=True, is_mobile=True)
    meet(host, guest, together())
    guest.locator('[data-thing^="display-"]').first.tap()
    named = guest.locator('[data-thing^="display-"]').first.get_attribute("data-named")
    for page in (host, guest):
        mark = noticed(page)
        box = page.locator(f'[data-named="{named}"]').first.bounding_box()
        assert {side: mark[side] for side in ("x", "y", "width", "height")} == box
        assert "points to" in mark["words"]
        assert mark["isInside"]
    assert "choose" not in said(guest)
    assert barriers(host) == []


def test_whoever_is_asked_points_by_the_button_and_chooses_nothing(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    meet(host, guest, asking("schwarm", "send_researchers"))
    button = host.get_by_role("button", name="Point", exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    host.locator(".cell.legal").first.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert "points to" in noticed(guest)["words"]
    assert "choose" not in said(host)
    guest.locator(".cell.land").first.click()
    settled(guest)
    assert "point" not in said(guest), "they play against each other: a tap is a tap"
    button.click()
    assert barriers(host) == []
