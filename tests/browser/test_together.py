"""Two browsers at one table, with everything that can happen to them."""

from playwright.sync_api import Page, expect

from tests.browser.cable import Cable
from tests.browser.conftest import NewPage
from tests.browser.player import has_choices, is_over, makes_a_choice, opens_table, sits_down
from tests.server.visitors import RunningHouse


def begins(host: Page, guest: Page, game: str = "mosquitozzz") -> str:
    """Two people sit down, and the host starts."""
    table = opens_table(host, game, "you open")
    sits_down(guest, table, 1)
    host.get_by_role("button", name="Start").first.click()
    for page in (host, guest):
        page.wait_for_selector(".table")
    return table


def take_turns(pages: list[Page], turns: int) -> int:
    """Whoever can choose does, until so many choices are made or it is over."""
    made = 0
    while made < turns and not any(is_over(page) for page in pages):
        for page in pages:
            if has_choices(page):
                made += makes_a_choice(page, made)
                page.wait_for_timeout(30)
    return made


def test_two_people_with_a_reload_and_a_lost_line(new_page: NewPage, house: RunningHouse) -> None:
    cable = Cable(house.address)
    host = new_page(reduced_motion="reduce")
    guest = new_page(may_complain=True, reduced_motion="reduce", base_url=f"http://{cable.address}")
    begins(host, guest)
    take_turns([host, guest], 6)
    host.reload()
    host.wait_for_selector(".table")
    take_turns([host, guest], 6)
    cable.cut()
    expect(guest.get_by_text("The line is cut")).to_be_visible()
    cable.mend()
    expect(guest.get_by_text("The line is cut")).to_be_hidden()
    take_turns([host, guest], 1000)
    for page in (host, guest):
        page.wait_for_selector("#ending-title")
    assert host.locator("#ending-title").inner_text() == guest.locator("#ending-title").inner_text()
    cable.close()


def test_a_spectator_sees_no_hand(new_page: NewPage) -> None:
    host, guest, watcher = (new_page(reduced_motion="reduce") for _ in range(3))
    table = begins(host, guest)
    watcher.goto(f"/t/{table}")
    watcher.wait_for_selector(".table")
    take_turns([host, guest], 4)
    assert not has_choices(watcher)
    assert watcher.get_by_role("button", name="Undo").count() == 0


def test_chat_reaches_the_other(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    begins(host, guest)
    host.get_by_role("tab", name="Chat").click()
    host.get_by_role("textbox", name="Say something").fill("Good luck, and mind the lamp!")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_text("Good luck, and mind the lamp!")).to_be_visible()
