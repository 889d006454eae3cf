"""Actions outside a game: report a problem, and try the deal of the day."""

import re
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import DESKTOP, PHONE
from tests.browser.player import GLOWING, asks, goes_to, opens_table, scrolls_sideways
from tests.browser.sizes import too_small
from wusel.support.problem import read_problem


def test_a_problem_is_reported_in_the_players_words(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    opens_table(page, "mosquitozzz", "you igor-easy", deal=3)
    page.wait_for_selector(GLOWING)
    expect(page.locator(".seats svg.face")).to_have_count(1)
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_role("textbox", name="What went wrong?").fill("The lamp stays dark.")
    with page.expect_download() as made:
        page.get_by_role("button", name="Save the report").click()
    made.value.save_as(tmp_path / "problem.json")
    problem = read_problem(tmp_path / "problem.json")
    assert problem is not None
    assert (problem.game, problem.seat, "Chrome" in problem.browser) == ("mosquitozzz", 0, True)
    assert problem.words == "The lamp stays dark."


@pytest.mark.usefixtures("_cast_plays", "advice_by_counting")
def test_the_deal_of_the_day_is_tried_once_and_the_cast_tries_it_too(new_page: NewPage) -> None:
    page = new_page(PHONE, "de")
    page.goto("/day/mosquitozzz")
    page.get_by_role("button", name="Spielen").click()
    page.wait_for_selector(".seats .face")
    table = page.url.rpartition("/")[2]
    resigned = page.request.post(f"/api/tables/{table}", data={"type": "resign", "id": "enough", "seat": 0})
    assert resigned.ok, resigned.text()
    page.get_by_role("link", name="Mit anderen vergleichen").click()
    expect(page.locator("figure path.yours")).to_be_attached()
    expect(page.get_by_role("button", name="Spielen")).to_have_count(0)
    expect(page.get_by_text("Serie: ein Tag", exact=False).first).to_be_visible()
    expect(page.get_by_text("besser als du")).to_have_count(4)
    page.get_by_role("button", name="Text kopieren").click()
    expect(page.get_by_role("button", name="Kopiert")).to_be_visible()
    assert barriers(page) == []
    assert too_small(page) == []
    assert not scrolls_sideways(page)


def test_a_past_day_is_played_and_does_not_count(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/day/mosquitozzz")
    page.get_by_text("Earlier days").click()
    page.get_by_role("link", name="not played").first.click()
    page.wait_for_url(re.compile(r"/day/mosquitozzz/\d{4}-"))
    expect(page.get_by_text("does not count for your streak", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    page.wait_for_selector(".seats .face")
    table = page.url.rpartition("/")[2]
    assert page.request.post(f"/api/tables/{table}", data={"type": "resign", "id": "enough", "seat": 0}).ok
    page.get_by_role("link", name="Compare with others").click()
    expect(page.get_by_text("The game was given up").first).to_be_visible()
    expect(page.locator(".page-head")).not_to_contain_text("Streak")
    goes_to(page, "/evenings")
    expect(page.get_by_role("heading", level=3)).to_have_count(1)
    expect(page.get_by_role("link", name="Mosquitozzz")).to_contain_text("Deal of the day")


def greeter(table: str, bots: int) -> int:
    """Return the bot that says something at the beginning, like `lot` in web/src/table/banter.svelte.ts."""
    h = 2166136261
    for letter in table:
        h = (h ^ ord(letter)) * 16777619 & 0xFFFFFFFF
    return (h ^ h >> 15) % bots


def test_what_a_bot_says_is_on_the_screen_wherever_it_sits(new_page: NewPage) -> None:
    page = new_page(language="de")
    page.goto("/settings")
    for size, bots in product((PHONE, DESKTOP), (1, 3)):
        page.set_viewport_size(size)
        left = set(range(bots))
        you = "you:Jo" if bots == 1 else "you:Wer auch immer hier sitzt"
        seats = [you, "igor-easy", "ottilie-easy", "moritz-easy"][: bots + 1]
        while left:
            table = asks(page, "", game="mosquitozzz", seats=seats, start=True, settings={"pace": 5000})["id"]
            if greeter(table, bots) not in left:
                continue
            left.remove(greeter(table, bots))
            goes_to(page, f"/t/{table}")
            said = page.wait_for_function(
                "() => { const said = document.querySelector('.seats q')?.getBoundingClientRect();"
                " return said && {left: said.left, right: said.right}; }"
            ).json_value()
            assert 0 < said["left"] < said["right"] < size["width"]
            goes_to(page, "/settings")
            page.wait_for_selector(".seats", state="detached")
