"""A person who has never played follows a link to a friend's table."""

from playwright.sync_api import expect

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import asks, goes_to, opens_table, said, scrolls_sideways, settled, sits_down
from tests.browser.sizes import too_small


def test_whoever_is_new_reads_about_it_and_is_guided_without_anybody_waiting(new_page: NewPage) -> None:
    host, phone = new_page(), new_page(PHONE, "de")
    table = opens_table(host, "mosquitozzz", "you open open", options={"first": 1})
    expect(host.get_by_role("heading", name="Invite friends")).to_be_visible()
    expect(host.locator("#new-here"), "whoever opens a table knows what they open").to_have_count(0)
    phone.goto(f"/t/{table}")
    expect(phone.get_by_role("heading", name="Neu hier? Zwei Minuten")).to_be_visible()
    assert barriers(phone) == []
    assert too_small(phone) == []
    assert not scrolls_sideways(phone)
    phone.get_by_role("button", name="Das Spiel in zwei Minuten").click()
    expect(phone.get_by_role("heading", name="1. Behalte dein Blut")).to_be_visible()
    phone.get_by_role("button", name="Schließen").click()
    phone.get_by_role("button", name="Hinsetzen").first.click()
    asks(host, f"/{table}", type="start", id="start", fill="greedy")
    coach = phone.locator(".coach.placed")
    expect(coach).to_have_attribute("data-mark", "offer")
    assert too_small(phone) == []
    coach.get_by_role("button", name="Erklär es mir beim Spielen").click()
    expect(coach).to_have_attribute("data-mark", "lay")
    expect(host.locator(".coach")).to_have_count(0)
    settled(phone)
    assert set(said(phone)) <= {"hello", "sit"}, "a guide is nothing that the table hears of"
    coach.get_by_role("button", name="Kenne ich schon").click()
    expect(coach).to_have_count(0)
    phone.reload()
    phone.wait_for_selector(".thing.glow")
    expect(coach).to_have_count(0)


def test_the_offer_leads_to_the_rules_and_the_guide_can_be_had_later(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    table = opens_table(host, "mosquitozzz", "you open")
    sits_down(guest, table, 1)
    guided = guest.get_by_role("switch", name="Explain it while I play")
    guided.click()
    expect(guided).to_be_checked()
    guided.click()
    asks(host, f"/{table}", type="start", id="start")
    coach = guest.locator(".coach.placed")
    coach.get_by_role("button", name="The game in two minutes").click()
    expect(coach).to_have_count(0)
    expect(guest.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(guest.get_by_role("heading", name="The game in two minutes")).to_be_visible()
    guest.get_by_role("tab", name="More").click()
    guest.get_by_role("button", name="Explain it while I play").click()
    expect(coach).to_be_visible()
    coach.get_by_role("button", name="I know this game").click()
    goes_to(guest, f"/t/{opens_table(host, 'mosquitozzz', 'you open')}")
    expect(guest.get_by_role("button", name="Sit down").first).to_be_visible()
    expect(guest.locator("#new-here"), "whoever knows it is not asked again").to_have_count(0)
