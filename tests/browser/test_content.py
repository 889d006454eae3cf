"""Tables with content other than the game's own. The browser shows their content and has none built in."""

import re
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.devices import PATIENCE
from tests.browser.player import GLOWING, opens_table
from tests.browser.positions import opens_position
from tests.contents import TITLES, garlic_cards, steep_coasts
from tests.server.visitors import RunningServer, run_server
from tests.thorough import cases
from wusel.engine.save import save_text
from wusel.engine.table import Table
from wusel.games import known_game

GARLIC = '[data-thing="hand-garlic_breath"]'
PRINTED = {"en": "Garlic Breath, green, 9,", "de": "Knoblauchfahne, grün, 9,"}
INVASION = {"en": "Invasion, red, 7.", "de": "Invasion, rot, 7."}
HINT = {"en": "Hint", "de": "Tipp"}
RICH_LANDS = ("north7", "east7", "south3", "west3")


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Run a server whose tables use other cards and another board."""
    contents = ("mosquitozzz", garlic_cards()), ("schwarm", steep_coasts())
    with run_server(tmp_path_factory.mktemp("other") / "wusel.db", contents=contents) as running:
        yield running


def visits(new_page: NewPage, server: RunningServer, language: str = "en") -> Page:
    return new_page(language=language, for_good=True, base_url=f"http://{server.address}")


def shows_the_cards(page: Page, language: str) -> None:
    """Check that Garlic Breath in the hand can be seen and heard, and that the deck contains the Invasion."""
    expect(page.locator(GARLIC).first).to_have_attribute("aria-label", re.compile(PRINTED[language]))
    expect(page.locator(".face").filter(has_text=TITLES[language]).first).to_be_visible()
    page.locator('[data-thing="deck-swarm_deck"]').click()
    expect(page.locator(f'dialog li[aria-label*="{INVASION[language]}"]')).to_have_count(1)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("language", cases(list(TITLES), ["de"]))
def test_other_cards_have_their_titles_and_numbers_everywhere(
    new_page: NewPage, other: RunningServer, language: str
) -> None:
    page = visits(new_page, other, language)
    opens_position(page, garlic_or_nothing(), hints=True)
    page.get_by_role("button", name=HINT[language]).wait_for()
    page.keyboard.press("h")
    hint = page.get_by_role("region", name=HINT[language])
    expect(hint.get_by_text(TITLES[language]).first).to_be_visible(timeout=PATIENCE)
    table = opens_table(page, "mosquitozzz", "you greedy")
    page.wait_for_selector(GLOWING)
    shows_the_cards(page, language)
    page.reload()
    shows_the_cards(page, language)
    page.locator(GARLIC).first.click()
    expect(page.get_by_role("log")).to_contain_text(TITLES[language])
    page.goto(f"/replay/{table}?n=1")
    shows_the_cards(page, language)
    page.goto(f"/replay/{table}?n=2")
    expect(page.get_by_role("listitem").filter(has_text=TITLES[language]).first).to_be_attached()


def test_a_save_brings_its_cards_along_to_a_house_that_plays_with_others(new_page: NewPage) -> None:
    page = new_page()
    opens_table(page, "mosquitozzz", "you greedy")
    page.wait_for_selector(GLOWING)
    expect(page.locator(GARLIC)).to_have_count(0)
    opens_position(page, save_text(Table(known_game("mosquitozzz", garlic_cards()), {"players": 2}, seed=5)))
    page.wait_for_selector(GLOWING)
    shows_the_cards(page, "en")
    page.reload()
    shows_the_cards(page, "en")


def garlic_or_nothing() -> str:
    """Return a save in which the first seat may use Garlic Breath or end the defence, so that a hint names the card."""
    game = known_game("mosquitozzz", garlic_cards())
    for seed in count():
        table = Table(game, {"players": 2}, seed)
        luck = Random(seed)
        while owing := table.owing():
            choices = table.legal(owing[0])
            said = [game.choices.to_json(choice) for choice in choices]
            if owing[0] == 0 and [each.get("card", each["do"]) for each in said] == ["end_defence", "garlic_breath"]:
                return save_text(table)
            table.choose(owing[0], luck.choice(choices))
    raise AssertionError


def shows_the_coasts(page: Page) -> None:
    for land in RICH_LANDS:
        expect(page.locator(f'[data-place="{land}"]')).to_have_attribute("aria-label", re.compile("worth 21"))
    expect(page.locator(".sea text").filter(has_text="21")).to_have_count(len(RICH_LANDS))


def test_another_board_is_drawn_with_its_own_numbers(new_page: NewPage, other: RunningServer) -> None:
    page = visits(new_page, other)
    table = opens_table(page, "schwarm", "you greedy")
    page.wait_for_selector(GLOWING)
    shows_the_coasts(page)
    page.goto(f"/replay/{table}")
    shows_the_coasts(page)
