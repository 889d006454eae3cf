"""Reviews of a finished game: the curve, its turning points, and the choices there."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import goes_to, scrolls_sideways
from tests.browser.positions import opens_position
from tests.server.table.test_review import reckless_save

FIRST_GIVES_UP = 173
"""A deal in which the first player does not defend."""


@pytest.mark.usefixtures("advice_by_counting")
def test_a_finished_game_teaches_is_analysed_and_its_turning_point_is_a_click_away(new_page: NewPage) -> None:
    page = new_page()
    table = opens_position(page, reckless_save(deal=FIRST_GIVES_UP))
    taught = page.get_by_role("region", name="What this game taught").get_by_role("link")
    expect(taught).to_have_text(re.compile(r"Better: .* instead of ending the defence \(.* to win, not .*\)"))
    expect(taught).to_have_attribute("href", f"/replay/{table}?n=3&seat=0")
    lesson = taught.inner_text()
    goes_to(page, "/evenings")
    expect(page.locator(f"a[href='/replay/{table}']")).to_contain_text(lesson)
    goes_to(page, f"/t/{table}")
    decided = page.get_by_role("region", name="What decided it").get_by_role("link")
    expect(decided.last).to_have_attribute("href", f"/replay/{table}?n=4&seat=0")
    expect(decided.last.locator(".board-frame .thing").first).to_be_attached()
    page.goto(f"/replay/{table}?seat=-1")
    page.get_by_role("button", name="Analyse this game").click()
    mark = page.get_by_role("button", name=re.compile("Turning point .*better .* instead of ending the defence")).first
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_value("0")
    expect(page.get_by_role("complementary", name="Analysis")).to_contain_text("Your costliest choice")
    mark.click()
    expect(slider).to_have_value("3")
    tells_what_was_chosen(page)
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Show the analysis").click()
    tells_what_was_chosen(page)
    page.get_by_role("complementary", name="Analysis").get_by_role("button", name="Close").click()
    slider.press("ArrowRight")
    expect(slider).to_have_value("4")
    expect(page.get_by_role("img", name="Chances to win")).to_have_attribute("aria-label", re.compile("."))
    expect(slider).to_have_attribute("aria-valuetext", re.compile("100%"))


def tells_what_was_chosen(page: Page) -> None:
    analysis = page.get_by_role("complementary", name="Analysis")
    expect(analysis.get_by_role("heading", name="could choose")).to_be_visible()
    expect(analysis.get_by_role("listitem").filter(has_text="chosen")).to_contain_text("End the defence")
    assert barriers(page, leaving=False) == []
    assert not scrolls_sideways(page)
