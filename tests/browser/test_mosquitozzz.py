"""Mosquitozzz by clicks: what takes several choices to say is said with one."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import settled
from tests.browser.positions import asking, opens_position


def test_which_cards_stay_is_said_with_one_click(new_page: NewPage) -> None:
    page = new_page()
    opens_position(page, asking("mosquitozzz", "choose_staying", 3))
    page.locator(".choices button").first.click()
    expect(page.locator(".mz")).not_to_have_attribute("data-step", "choose_staying")
    settled(page)
