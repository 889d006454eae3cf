"""A hint: asked for, seen and followed."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import GLOWING, opens_table, said, scrolls_sideways, settled


def ringed(page: Page) -> tuple[float, float, bool]:
    """Return the middle of the ring, and whether the thing there can be chosen."""
    found: list[Any] = page.evaluate(
        """(glowing) => {
            const box = document.querySelector(".hint-ring").getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return [x, y, document.elementFromPoint(x, y).closest(glowing) !== null];
        }""",
        GLOWING,
    )
    return found[0], found[1], found[2]


@pytest.mark.usefixtures("advice_by_counting")
def test_a_hint_is_asked_for_seen_and_followed_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE)
    opens_table(page, "mosquitozzz", "you greedy", deal=3, settings={"pace": 0, "hints": True})
    page.wait_for_selector(GLOWING)
    panel = page.get_by_role("region", name="Hint")
    expect(panel).to_be_hidden()
    page.get_by_role("button", name="Hint").click()
    expect(panel).to_contain_text("Your chances to win then")
    expect(panel).to_contain_text(re.compile(r"\d+ %"))
    expect(panel).to_contain_text(re.compile("About as good: |The difference: |Better than |It makes no difference"))
    expect(page.get_by_role("status").filter(has_text=re.compile("Lay .* To win: between"))).to_have_count(1)
    assert not scrolls_sideways(page)
    assert barriers(page, leaving=False) == []
    x, y, can_be_chosen = ringed(page)
    assert can_be_chosen
    page.mouse.click(x, y)
    expect(panel).to_be_hidden()
    expect(page.locator(".hint-ring")).to_be_hidden()
    page.wait_for_selector(GLOWING)
    page.get_by_role("button", name="Hint").wait_for()
    page.keyboard.press("h")
    panel.get_by_role("button", name="Do it").click()
    expect(panel).to_be_hidden()
    settled(page)
    expect(page.locator(".toast")).to_be_empty()


def test_there_is_no_hint_where_the_table_wants_none(new_page: NewPage) -> None:
    page = new_page()
    opens_table(page, "mosquitozzz", "you greedy", settings={"pace": 0})
    page.wait_for_selector(GLOWING)
    assert page.get_by_role("button", name="Hint").count() == 0
    page.keyboard.press("h")
    assert "hint" not in said(page)
