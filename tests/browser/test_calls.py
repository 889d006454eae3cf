"""Turn notifications for people who look elsewhere, messages about people who have gone, and events since they left."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import asks, frames_pass, goes_to, makes_a_choice, opens_table, settled, sits_down
from wusel.server.table import live_table

LOOK = """(away) => {
    Object.defineProperty(document, "hidden", {value: away, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
ALLOW = """
window.Notification = class {
    static permission = "default";
    static async requestPermission() { return Notification.permission = "granted"; }
};
window.called = [];
ServiceWorker.prototype.postMessage = ({call}) => called.push([call.title, call.options.data]);
"""
"""A browser that asks for notifications and gets them. Chromium without windows has none to show."""
CALL = "Your turn – Mosquitozzz"


def two_at_a_table(host: Page, guest: Page, settings: dict[str, object]) -> str:
    host.goto("/settings")
    guest.goto("/settings")
    table = opens_table(host, "mosquitozzz", "you:Anna open", settings=settings)
    sits_down(guest, table, 1)
    asks(host, f"/{table}", type="start", id="start")
    for page in (host, guest):
        page.wait_for_selector(".table")
    settled(host, guest)
    return table


def test_whoever_looks_elsewhere_is_called(new_page: NewPage) -> None:
    """Title and icon always call. A notification calls after a click on the button, and from another page as well."""
    anna, ben = new_page(), new_page(PHONE, "de")
    anna.add_init_script(ALLOW)
    table = two_at_a_table(anna, ben, {"pace": 0, "clock": {"kind": "days", "budget": 2}})
    makes_a_choice(anna, 0)
    anna.get_by_role("button", name="Call me when it is my turn").click()
    expect(anna.get_by_text("You will be called")).to_be_visible()
    anna.evaluate("async () => void (await navigator.serviceWorker.ready)")
    anna.evaluate(LOOK, True)
    expect(anna).to_have_title("Mosquitozzz · Wusel")
    while not anna.evaluate("() => document.title.startsWith('Your turn')"):
        makes_a_choice(ben, 0)
        settled(anna, ben)
        frames_pass(anna)
    expect(anna).to_have_title(CALL)
    expect(anna.locator("link[rel=icon]")).to_have_attribute("href", "/icon-calls.svg")
    anna.wait_for_function("() => called.length")
    assert anna.evaluate("() => called") == [[CALL, f"/t/{table}"]]
    anna.evaluate(LOOK, False)
    expect(anna).to_have_title("Mosquitozzz · Wusel")
    goes_to(anna, "/")
    anna.wait_for_selector(".mine")
    anna.evaluate(LOOK, True)
    expect(anna).to_have_title(CALL)


def test_who_has_vanished_is_told_by_whom_they_were_replaced(
    new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "A_MOMENT", 0)
    anna, ben = new_page(), new_page(PHONE, "de")
    anna.clock.install()
    table = two_at_a_table(anna, ben, {"pace": 0})
    ben.get_by_role("button", name="Verlauf und Plauderei").click()
    ben.get_by_role("tab", name="Plaudern").click()
    field = ben.get_by_role("textbox")
    field.fill("bin gleich wieder da")
    field.press("Enter")
    expect(anna.locator(".seats q")).to_have_text("bin gleich wieder da")
    goes_to(ben, "/settings")
    expect(anna.locator(".dot.here")).to_have_count(1)
    anna.clock.fast_forward(12_000)
    expect(anna.locator(".absence")).to_contain_text("a bot takes over in 1:4")
    makes_a_choice(anna, 0)
    expect(anna.locator(".prompt")).to_contain_text("lays a card face down. Until then you may")
    anna.get_by_role("button", name="Let a bot play at once").click()
    expect(anna.locator(".absence")).to_have_count(0)
    expect(anna.locator(".prompt")).not_to_contain_text("Until then")
    goes_to(ben, f"/t/{table}")
    expect(ben.locator(".stood-in")).to_contain_text("hat ein Bot")
    expect(ben.locator(".stood-in li").first).not_to_be_empty()
    ben.locator(".stood-in button").click()
    expect(ben.locator(".stood-in")).to_have_count(0)


def test_whoever_is_sent_away_is_told_so(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page(PHONE, "de")
    table = opens_table(anna, "mosquitozzz", "you:Anna open")
    sits_down(ben, table, 1)
    expect(ben.locator(".lobby")).to_be_visible()
    asks(anna, f"/{table}", type="kick", id="out", seat=1)
    expect(ben.get_by_role("alert").filter(has_text="weggeschickt")).to_be_visible()
    ben.locator(".sent-away a").click()
    ben.wait_for_selector(".shelf")
