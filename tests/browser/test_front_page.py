"""The end of a game of Viroid: the plate goes dark or lights up again, and a newspaper tells why."""

import re

from playwright.sync_api import expect

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import goes_to, plays_to_the_end, scrolls_sideways
from tests.browser.positions import nearly_over, opens_position


def test_the_front_page_leads_to_the_moments_that_decided_it(new_page: NewPage) -> None:
    page = new_page(PHONE, "de")
    table = opens_position(page, nearly_over("viroid", 2))
    plays_to_the_end(page)
    expect(page.locator("dialog .headline")).to_be_in_viewport()
    moments = page.locator(".front li a")
    expect(moments).to_have_count(3)
    expect(page.get_by_role("button", name="Schließen")).to_be_in_viewport()
    assert not scrolls_sideways(page)
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        assert barriers(page, within="dialog") == [], light
    address = moments.nth(1).get_attribute("href") or ""
    moments.nth(1).click()
    page.wait_for_url(re.compile(re.escape(address)))
    page.wait_for_selector(".replay .viroid .dish")
    assert page.locator(".nightfall").count() == 0, "the middle of the game is neither dark nor bright"
    goes_to(page, f"/t/{table}")
    page.get_by_role("button", name="Schließen").click()
    expect(page.locator(".nightfall .light").first).to_be_attached()
