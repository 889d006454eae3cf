"""Every page: no complaint, no sideways scroll, nothing that keeps anybody out."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.player import opens_table, plays_to_the_end, scrolls_sideways

ADDRESSES = [
    "/",
    "/new/mosquitozzz",
    "/new/schwarm",
    "/rules/mosquitozzz",
    "/rules/schwarm",
    "/settings",
    "/me",
    "/nowhere",
]


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages_keep_nobody_out(new_page: NewPage, size: dict[str, int], theme: str) -> None:
    page = new_page(size, may_complain=True, color_scheme=theme, reduced_motion="reduce")
    for address in ADDRESSES:
        page.goto(address)
        settle(page)
        assert barriers(page) == [], address
        assert not scrolls_sideways(page), address


@pytest.mark.parametrize("game", ["mosquitozzz", "schwarm"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_tables_keep_nobody_out(new_page: NewPage, size: dict[str, int], game: str) -> None:
    page = new_page(size, reduced_motion="reduce")
    opens_table(page, game, "you open")
    settle(page)
    assert barriers(page) == [], "the lobby"
    assert not scrolls_sideways(page)
    table = opens_table(page, game, "you greedy")
    settle(page)
    assert barriers(page, leaving=False) == [], "the table"
    plays_to_the_end(page)
    settle(page)
    assert barriers(page) == [], "the end"
    page.goto(f"/replay/{table}")
    settle(page)
    assert barriers(page) == [], "the replay"
    assert not scrolls_sideways(page)


def test_the_first_page_is_quick(new_page: NewPage) -> None:
    """Not a timed test: the page needs few requests and little code before it can be used."""
    page = new_page()
    sizes: list[int] = []
    page.on("response", lambda response: sizes.append(int(response.headers.get("content-length", "0"))))
    page.goto("/")
    settle(page)
    assert sum(sizes) < 600_000


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
