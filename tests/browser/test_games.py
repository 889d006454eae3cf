"""Games by clicks: whole ones on a phone held upright, and the last turns of games in other modes."""

import re

import pytest

from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import opens_table, plays_to_the_end, scrolls_sideways
from tests.browser.positions import nearly_over, opens_position
from tests.thorough import cases
from wusel.games import SHELF
from wusel.server.web.pages import CLIENT

WHOLE: list[str] = cases(list(SHELF), [])
"""Games that are played from the first click on. Tests of guides also click through the part between the first clicks
and the last turns."""


@pytest.mark.parametrize("game", list(SHELF))
def test_a_game_against_bots(new_page: NewPage, game: str) -> None:
    page = new_page(PHONE, "de")
    if game in WHOLE:
        opens_table(page, game, "you greedy greedy")
    else:
        opens_position(page, nearly_over(game))
    assert plays_to_the_end(page) > 0
    assert not scrolls_sideways(page)
    table = page.url
    page.get_by_role("button", name=re.compile("^(Noch einmal|Revanche) spielen$")).click()
    page.wait_for_url(lambda url: url != table)
    page.wait_for_selector("#ending-title", state="detached")


def test_the_end_of_a_game_with_things_that_move(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="no-preference")
    opens_position(page, nearly_over("mosquitozzz", players=2, questions=1))
    assert plays_to_the_end(page) > 0


def test_the_end_of_a_game_on_the_board_that_suits_any_game(new_page: NewPage) -> None:
    """If a game's own board does not load, the generic one takes its place and nothing is lost."""
    page = new_page(may_complain=True)
    own = [
        file.name for file in (CLIENT / "assets").glob("board-*.js") if "data-thing" in file.read_text(encoding="utf-8")
    ]
    for name in own:
        page.route(f"**/assets/{name}", lambda route: route.abort())
    opens_position(page, nearly_over("mosquitozzz"))
    page.wait_for_selector(".generic")
    assert plays_to_the_end(page) > 0
