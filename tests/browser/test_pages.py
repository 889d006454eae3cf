"""Every kind of page has no complaint, no sideways scroll and no accessibility problem."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import DESKTOP, PHONE
from tests.browser.player import GLOWING, goes_to, opens_table, scrolls_sideways
from tests.browser.positions import ending, opens_position
from tests.browser.sizes import too_small
from tests.thorough import cases
from wusel.games import SHELF, known_game

GAMES = list(SHELF)
TABLES = cases(GAMES, GAMES[:1])
"""Accessibility problems of each game's own board are also checked in the tests that play it."""


def addresses(game: str) -> dict[str, str]:
    """Return every page that is not a table, with an element that is there once the page can be used."""
    return {
        "/": ".box button:enabled",
        f"/new/{game}": "main:not([aria-busy=true]) h1",
        f"/rules/{game}": "main:not([aria-busy=true]) h1",
        f"/day/{game}": "main:not([aria-busy=true]) .panel",
        "/evenings": "main:not([aria-busy=true]) .panel",
        "/settings": "h1",
        "/me": "h1",
        "/nowhere": "h1",
    }


@pytest.mark.parametrize(
    ("size", "theme", "game"),
    [(DESKTOP, "light", GAMES[0]), (PHONE, "dark", GAMES[-1])],
    ids=["desktop by day", "phone by night"],
)
def test_pages_keep_nobody_out(new_page: NewPage, size: ViewportSize, theme: str, game: str) -> None:
    page = new_page(size, may_complain=True, color_scheme=theme)
    for address, there in addresses(game).items():
        goes_to(page, address)
        page.wait_for_selector(there)
        assert barriers(page) == [], address
        assert not scrolls_sideways(page), address
        assert too_small(page) == [], address


def test_a_lobby_keeps_nobody_out(new_page: NewPage) -> None:
    page = new_page()
    opens_table(page, GAMES[0], "you open")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        page.wait_for_selector(".lobby")
        assert too_small(page) == []
        assert barriers(page, leaving=False) == []
        assert not scrolls_sideways(page)


@pytest.mark.parametrize("game", TABLES)
def test_tables_keep_nobody_out(new_page: NewPage, game: str) -> None:
    """Tables are checked on a desktop, and replays on a phone too. Questions and the end on a phone are in
    `test_phases`."""
    page = new_page()
    opens_table(page, game, "you greedy")
    page.wait_for_selector(GLOWING)
    assert barriers(page) == [], "the table"
    table = opens_position(page, ending(known_game(game), {}))
    page.wait_for_selector("#ending-title")
    assert barriers(page) == [], "the end"
    goes_to(page, f"/replay/{table}")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        page.wait_for_selector(".replay main")
        assert barriers(page, leaving=size == PHONE) == [], "the replay"
        assert not scrolls_sideways(page)


def test_the_first_page_is_quick(new_page: NewPage) -> None:
    """This is not timed. The page needs few requests and little code before it can be used."""
    page = new_page()
    sizes: list[int] = []
    page.on("response", lambda response: sizes.append(int(response.headers.get("content-length", "0"))))
    page.goto("/")
    page.wait_for_selector(addresses(GAMES[0])["/"])
    page.wait_for_load_state("networkidle")
    assert 100_000 < sum(sizes) < 600_000


def test_a_language_that_cannot_be_fetched_changes_nothing(new_page: NewPage) -> None:
    page = new_page(may_complain=True)
    page.goto("/settings")
    page.route("**/assets/de-*.js", lambda route: route.abort())
    language = page.get_by_role("combobox", name="Language")
    language.select_option("Deutsch")
    expect(language).to_have_value("0")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_a_page_without_words_is_there_all_the_same(new_page: NewPage) -> None:
    page = new_page(may_complain=True)
    page.route("**/assets/en-*.js", lambda route: route.abort())
    page.goto("/")
    expect(page.locator("article.box").first).to_be_visible()
