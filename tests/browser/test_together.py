"""Two browsers at one table, with everything that can happen to them."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import Cable
from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import (
    GLOWING,
    asks,
    goes_to,
    has_choices,
    is_over,
    makes_a_choice,
    opens_table,
    scrolls_sideways,
    settled,
    sits_down,
)
from tests.browser.positions import nearly_over
from tests.server.visitors import RunningServer, run_server
from wusel.server.rate_limit import Bucket


def begins(host: Page, guest: Page) -> str:
    """Two people sit down at a new table, and the host starts."""
    return start(host, guest, opens_table(host, "mosquitozzz", "you open"))


def start(host: Page, guest: Page, table: str) -> str:
    sits_down(guest, table, 1)
    host.get_by_role("button", name="Start").first.click()
    for page in (host, guest):
        page.wait_for_selector(".table")
    return table


def take_turns(pages: list[Page], turns: int) -> int:
    """Let every page that can choose do so, until a number of choices is made or the game is over."""
    made = 0
    while made < turns:
        settled(*pages)
        chosen = sum(makes_a_choice(page, made) for page in pages)
        if not chosen:
            pages[0].wait_for_selector("#ending-title")
            break
        made += chosen
    settled(*pages)
    return made


def test_two_people_with_a_reload_and_a_server_that_restarts(new_page: NewPage, tmp_path: Path) -> None:
    """Both players return to exactly where they were, and play on to the same end."""
    with run_server(tmp_path / "restarted.db") as first:
        cable = Cable(first.address)
        pages = [new_page(may_complain=True, for_good=True, base_url=f"http://{cable.address}") for _ in "ab"]
        host, guest = pages
        table = asks(host, "/upload", save=nearly_over("mosquitozzz", players=2, questions=8))["id"]
        goes_to(host, f"/t/{table}")
        start(host, guest, table)
        take_turns(pages, 4)
        host.reload()
        host.wait_for_selector(".table")
        take_turns(pages, 4)
        asked = [page.locator(".prompt").inner_text() for page in pages]
        cable.cut()
    expect(guest.get_by_text("The line is cut")).to_be_visible()
    with run_server(tmp_path / "restarted.db") as second:
        name, _, port = second.address.partition(":")
        cable.target = (name, int(port))
        cable.mend()
        for page, prompt in zip(pages, asked, strict=True):
            expect(page.locator(".connection")).to_be_hidden()
            expect(page.locator(".prompt")).to_have_text(prompt)
        assert take_turns(pages, 1000) >= 3
        for page in pages:
            page.wait_for_selector("#ending-title")
        assert host.locator("#ending-title").inner_text() == guest.locator("#ending-title").inner_text()
        cable.close()


def test_a_choice_made_while_the_line_is_cut_counts_once_it_is_back(new_page: NewPage, server: RunningServer) -> None:
    """This is on a phone, where the question can still be read meanwhile."""
    cable = Cable(server.address)
    host = new_page()
    guest = new_page(PHONE, may_complain=True, for_good=True, base_url=f"http://{cable.address}")
    table = begins(host, guest)
    guest.wait_for_selector(GLOWING)
    head = guest.locator("header").bounding_box()
    cable.cut()
    expect(guest.locator(".connection")).to_be_visible()
    assert guest.locator("header").bounding_box() == head
    makes_a_choice(guest, 0)
    makes_a_choice(guest, 1)
    expect(guest.locator(".connection")).to_contain_text("What you did is kept")
    cable.mend()
    expect(guest.locator(".connection")).to_be_hidden()
    expect(guest.locator(".prompt")).to_contain_text("Until then you may still change")
    assert host.request.get(f"/api/tables/{table}/replay").json()["total"] == 1
    cable.close()


def test_two_tabs_of_one_person_stay_together_and_a_spectator_sees_no_hand(new_page: NewPage) -> None:
    host, guest, watcher = (new_page() for _ in range(3))
    table = begins(host, guest)
    tab = host.context.new_page()
    for page in (tab, watcher):
        page.goto(f"/t/{table}")
    tab.wait_for_selector(GLOWING)
    watcher.wait_for_selector(".table")
    for active, other in ((tab, host), (host, tab)):
        assert take_turns([active, guest], 4) >= 4
        settled(active, other, watcher)
        assert other.locator(".prompt").inner_text() == active.locator(".prompt").inner_text()
        assert has_choices(other) == has_choices(active)
    assert has_choices(host) or has_choices(guest) or is_over(host)
    assert not has_choices(watcher)
    assert watcher.get_by_role("button", name="Undo").count() == 0


def test_whoever_floods_the_chat_is_slowed_down_and_can_still_play(
    new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sixth message at once is one too many. No time passes between them."""
    monkeypatch.setattr(Bucket, "fill", lambda _: None)
    host, guest = new_page(), new_page(PHONE)
    begins(host, guest)
    host.get_by_role("tab", name="Chat").click()
    field = host.get_by_role("textbox", name="Say something")
    for n in range(5):
        field.fill(f"{n} " + "buzz" * 60)
        field.press("Enter")
        expect(field).to_have_value("")
    field.fill("and one more")
    field.press("Enter")
    expect(host.get_by_role("alert")).to_contain_text("Slow down")
    expect(field).to_have_value("and one more")
    guest.get_by_role("button", name="new message").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.locator(".said li:not(.none)")).to_have_count(5)
    assert not scrolls_sideways(guest)
    guest.reload()
    guest.get_by_role("button", name="Story and chat").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.locator(".said li:not(.none)")).to_have_count(5)
    assert take_turns([host], 1) == 1
