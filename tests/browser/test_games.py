"""Whole games by clicks, on a desktop and on a phone held upright, in both languages."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.player import opens_table, plays_to_the_end, scrolls_sideways
from wusel.games import SHELF
from wusel.server.web.pages import CLIENT


@pytest.mark.parametrize("game", list(SHELF))
@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")])
def test_a_whole_game_against_bots(new_page: NewPage, game: str, size: dict[str, int], language: str) -> None:
    page = new_page(size, language, reduced_motion="reduce")
    opens_table(page, game, "you greedy greedy")
    assert plays_to_the_end(page) > 0
    assert not scrolls_sideways(page)
    page.get_by_role("button", name={"en": "Play again", "de": "Noch einmal"}[language]).click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#ending-title", state="detached")


def test_a_game_with_things_that_move(new_page: NewPage) -> None:
    page = new_page()
    opens_table(page, "mosquitozzz", "you greedy")
    assert plays_to_the_end(page) > 0


def test_a_game_on_the_board_that_suits_any_game(new_page: NewPage) -> None:
    """If a game's own board does not load, the generic one takes its place and nothing is lost."""
    page = new_page(may_complain=True, reduced_motion="reduce")
    own = [
        file.name for file in (CLIENT / "assets").glob("board-*.js") if "data-thing" in file.read_text(encoding="utf-8")
    ]
    for name in own:
        page.route(f"**/assets/{name}", lambda route: route.abort())
    opens_table(page, "mosquitozzz", "you greedy")
    page.wait_for_selector(".generic")
    assert plays_to_the_end(page) > 0
