"""From the shelf to a table in as few questions as possible, on a phone."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import scrolls_sideways


def test_code_strength_and_cover_are_at_hand(new_page: NewPage) -> None:
    page = new_page(PHONE, "de")
    page.goto("/")
    expect(page.get_by_role("textbox", name="Tischcode")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("combobox", name="Stärke der Bots: Mosquitozzz")).to_be_in_viewport(ratio=1)
    assert not scrolls_sideways(page)
    page.locator("[data-game=mosquitozzz] button.lid").click()
    page.wait_for_url(re.compile("/t/"))


def test_a_new_table_asks_for_players_and_bots_first(new_page: NewPage) -> None:
    page = new_page(PHONE)
    page.goto("/new/maus")
    expect(page.get_by_role("radio", name="2 players"), "with friends nobody is alone").to_be_checked()
    expect(page.get_by_role("combobox", name="Who sits at seat 2?")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("combobox", name="Chapter")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="With friends", pressed=True)).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), "the usual way needs no scroll"
    difficulty = page.get_by_role("group", name="Difficulty")
    expect(difficulty).to_be_hidden()
    page.locator("summary").click()
    expect(difficulty).to_be_visible()
    expect(page.get_by_role("switch", name="Seats by invitation")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
