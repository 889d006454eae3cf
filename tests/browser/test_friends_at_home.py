"""Friends come in by the QR code: from another address than localhost, over plain http."""

from collections.abc import Iterator
from io import BytesIO

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import has_choices, makes_a_choice, opens_table, said, scrolls_sideways, settled
from tests.server.visitors import RunningServer, wait_until
from wusel.server.web import home
from wusel.server.web.addresses import home_addresses

MOST_TURNS = 40


@pytest.fixture
def address(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the address at which other devices reach this machine. Without a network it is another one than
    localhost."""
    found = (home_addresses() or ["127.0.0.2"])[0]
    monkeypatch.setattr(home, "home_addresses", lambda: [found])
    yield f"http://{found}:{server.home.port}/"
    server.guest().post("/api/home", address="")


def scanned(page: Page) -> str:
    """Return what a phone reads when it is held in front of the screen."""
    picture = Image.open(BytesIO(page.locator(".qr").screenshot()))
    found = zxingcpp.read_barcode(picture)
    assert found is not None, "there is no code that can be read"
    return str(found.text)


def plays_until_both_have_chosen(host: Page, friend: Page) -> None:
    for turn in range(MOST_TURNS):
        waiting = [page for page in (host, friend) if "choose" not in said(page)]
        if not waiting:
            return
        wait_until(lambda: has_choices(host) or has_choices(friend), "nobody can choose")
        makes_a_choice(next(page for page in (*waiting, host, friend) if has_choices(page)), turn)
        settled(host, friend)
    raise AssertionError("one of them gets no turn")


def test_a_friend_scans_the_code_and_plays(address: str, new_page: NewPage) -> None:
    host = new_page()
    opens_table(host, seats="you open")
    expect(host.get_by_text("Only this computer can open this link.")).to_be_visible()
    assert host.locator(".qr").count() == 0, "no phone could open it"
    assert barriers(host, leaving=False) == []
    host.get_by_role("button", name="Let my home network in").click()
    expect(host.locator(".qr")).to_be_visible()
    link = scanned(host)
    assert link.startswith(f"{address}t/")

    friend = new_page(PHONE, "de", for_good=True)
    friend.goto(link)
    friend.get_by_role("button", name="Hinsetzen").click()
    friend.get_by_role("button", name="Kopieren").click()
    expect(friend.get_by_role("button", name="Kopiert")).to_be_visible()
    assert friend.locator(".door").count() == 0, "only the computer of the server can change who comes in"
    assert not scrolls_sideways(friend)
    host.get_by_role("button", name="Start").click()
    plays_until_both_have_chosen(host, friend)
