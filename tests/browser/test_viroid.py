"""Viroid by fingers, keys and a pointer: a large world stays readable, and previews show before a choice is made."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import DESKTOP, LAPTOP, LARGER_PHONE, PHONE
from tests.browser.player import frames_pass, scrolls_sideways, settled
from tests.browser.positions import asking, opens_position
from tests.browser.sizes import too_small

FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True}

COVERED = """() => [...document.querySelectorAll(".viroid .dish-spot")].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return each.contains(top) ? [] : [each.dataset.place];
})"""
"""Dishes whose middle lies under something else."""


def comes_to(page: Page, save: str) -> None:
    opens_position(page, save)
    page.wait_for_selector(".viroid .legal, .viroid .chooser")
    settled(page)


def rests_on(thing: Locator) -> None:
    """Rest a pointer on a thing. A small movement shows that the person wants to know."""
    thing.hover()
    thing.hover(position={"x": 12, "y": 14})


def opened(page: Page) -> Locator:
    return page.locator(".dish .opened")


def finds_what_opens(page: Page, look: Callable[[Locator], None]) -> Locator:
    """Find something on sale that would open a dish."""
    for tile in page.locator(".tile.legal").all():
        look(tile)
        settled(page)
        frames_pass(page)
        if opened(page).count():
            return tile
    raise AssertionError("nothing opens anything")


def test_the_world_lies_open_says_why_not_and_is_entered_by_keys_alone(new_page: NewPage) -> None:
    """Accessibility on a phone is checked in `test_phases`."""
    page = new_page()
    comes_to(page, asking("viroid", "infect", players=4))
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        expect(page.locator(".dish-spot")).to_have_count(32)
        page.wait_for_function(f"() => !({COVERED})().length")  # once the board has its new measures
        assert not scrolls_sideways(page)
    for size in (LAPTOP, LARGER_PHONE):
        page.set_viewport_size(size)
        expect(page.locator(".world text.name")).to_have_count(32)
    page.set_viewport_size(DESKTOP)
    rests_on(page.locator(".dish-spot:not(.legal)").first)
    expect(page.locator(".note .stop").first).to_contain_text("VI-")
    left = page.locator(".prompt").inner_text()
    page.locator(".dish-spot.legal").first.focus()
    page.keyboard.press("Enter")
    settled(page)
    while page.locator(".chooser").count():
        page.keyboard.press("Enter")
        settled(page)
    expect(page.locator(".prompt")).not_to_have_text(left)
    assert barriers(page) == []


def test_a_purchase_shows_the_dishes_that_it_opens_before_it_is_paid_and_dice_end_the_turn(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    comes_to(page, asking("viroid", "mutate"))
    tile = finds_what_opens(page, rests_on)
    assert tile.locator(".opens").inner_text() == f"+{opened(page).count()}"
    had = page.locator(".pathogen .dna b").inner_text()
    tile.click()
    expect(page.locator(".pathogen .dna b")).not_to_have_text(had)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".pathogen .dna b")).to_have_text(had)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".viroid .die").first).to_be_visible()


def test_on_a_phone_a_continent_is_looked_at_from_near_and_what_is_bought_is_weighed_before(new_page: NewPage) -> None:
    page = new_page(PHONE, "de", **FINGER)
    comes_to(page, asking("viroid", "infect"))
    dish = page.locator('[data-place="paris"]')
    small = dish.bounding_box()
    page.locator('[data-named="continent:europe"]').tap()
    page.wait_for_selector(".back")
    large = dish.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    page.locator(".back").tap()
    expect(page.locator(".back")).to_have_count(0)

    comes_to(page, asking("viroid", "mutate"))
    page.wait_for_selector(".tile.legal")
    page.locator('[data-named="continent:america"]').tap()
    page.wait_for_selector(".back")
    assert too_small(page) == [], "beside the shop, where the plate is small"
    page.locator(".back").tap()
    finds_what_opens(page, Locator.tap)
    page.locator(".weighed .main").tap()
    expect(opened(page)).to_have_count(0)
