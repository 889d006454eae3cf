"""Der Schwarm by fingers, keys and a pointer: every choice can be hit, and nothing slips out of sight."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.devices import DESKTOP, PHONE
from tests.browser.player import frames_pass, settled
from tests.browser.positions import RARE, Deal, asking, opens_position, play, saved
from tests.browser.sizes import too_small
from tests.contents import steep_coasts
from tests.thorough import cases
from wusel.games import known_game

FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True}

MISSED = """() => [...document.querySelectorAll(".schwarm .legal, .placer button")].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    return [[x - 21, y], [x + 21, y], [x, y - 21], [x, y + 21]]
        .filter(([left]) => left >= 0 && left < innerWidth)
        .filter(([left, top]) => !document.elementFromPoint(left, top)?.closest(".legal, .placer button"))
        .map(([left, top]) => `${each.dataset.place ?? each.ariaLabel} at ${left}, ${top}`);
})"""
"""Places where a finger would miss. Around the middle of a choice, 22 pixels must belong to it or to another choice."""

SLIPPED = """() => [".table", ".board", ".schwarm"].filter((name) => {
    const frame = document.querySelector(name);
    const probe = document.createElement("button");
    frame.append(probe);
    probe.style.cssText = "position: absolute; left: 150%; top: 150%";
    probe.focus();
    probe.scrollIntoView();
    probe.remove();
    return [frame, ...document.querySelectorAll("html, body, #app")].some((each) => each.scrollTop || each.scrollLeft);
})"""
"""The frames that scroll away when something beyond their edge gets the focus."""


@cache
def dealt(players: int, content: str = "") -> Deal:
    return play(known_game("schwarm", content), {"players": players}, 3)


def comes_to(page: Page, save: str) -> str:
    table = opens_position(page, save)
    page.wait_for_selector(".schwarm .legal, .schwarm .option")
    settled(page)
    return table


def test_a_finger_hits_what_it_means_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE, "de", **FINGER)
    for step, players in (("acquire", 4), ("sail_ships", 2), ("send_researchers", 2), ("lay_tile", 2)):
        comes_to(page, asking("schwarm", step, players))
        assert page.evaluate(MISSED) == [], step


def test_a_click_on_a_field_in_reach_sails_there_and_every_step_can_be_taken_back(new_page: NewPage) -> None:
    page = new_page()
    save, way = on_open_water()
    comes_to(page, save)
    page.locator(f'[data-place="{way[-1]}"]').click()
    for place in (way[-1], *way[-2::-1]):
        expect(page.locator(f'[data-place="{place}"]')).to_have_attribute("aria-label", re.compile("ship of Guest"))
        settled(page)
        if place != way[0]:
            page.locator(".undo").click()
    page.get_by_role("tab", name="Story").click()
    expect(page.get_by_text("You take a choice back").first).to_be_visible()


@cache
def on_open_water() -> tuple[str, list[str]]:
    """Return a moment in which a ship of the first seat can sail two fields without turning up a tile, and the way."""
    for number in range(9):
        deal = play(known_game("schwarm"), {"players": 2}, number)
        for made in [made for step, _, made in deal.asked if step == "sail_ships"]:
            view: Any = deal.table.fork(made).view(0)
            for route in view["routes"]:
                way = route["way"]
                if len(way) == 3 and not set(way) & {*view["face_down"], *view["players"][0]["ships"][1:]}:
                    return saved(deal.table, made), way
    raise AssertionError("no ship ever sails on open water")


def test_focus_and_pointer_put_nothing_in_the_way(new_page: NewPage) -> None:
    """The focus does not move the board. A card can move under a resting pointer when another is played, and then its
    text does not cover the sea."""
    page = new_page()
    comes_to(page, asking("schwarm", "play_card"))
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        assert page.evaluate(SLIPPED) == []
    card = page.locator('[data-zone^="hand"].legal').first
    card.hover()
    card.hover(position={"x": 20, "y": 20})
    expect(page.locator(".note")).to_be_visible()
    card.click()
    settled(page)
    page.wait_for_selector(".cell.legal, .option, .choices button")
    frames_pass(page)
    expect(page.locator(".note")).to_have_count(0)


def test_a_tile_is_turned_and_laid_by_keys_alone_even_after_a_reload(new_page: NewPage) -> None:
    page = new_page()
    comes_to(page, asking("schwarm", "lay_tile"))
    lay = page.locator(".placer .main")
    expect(lay).to_have_attribute("data-tile", re.compile("[nesw]"))
    tile = lay.get_attribute("data-tile")
    page.keyboard.press("t")
    page.keyboard.press("r")
    expect(lay).not_to_have_attribute("data-tile", tile or "")
    page.reload()
    expect(lay).to_have_attribute("data-tile", tile or "")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.matches('.placer .main')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".placer")).to_have_count(0)


MARKED = '.cell.legal:not([aria-label^="Which"]):has(.mark:not([data-text=""]))'
"""A place with a number on it, which stands for one choice."""

MARKING = {
    "first_station": "other",
    "lay_tile": "own",
    "sail_ships": "own",
    "tsunami_surges": "other",
    "crab_crawls": "own",
}
"""Questions whose places are marked, each with a board to check if not both."""


def players_at(page: Page, table: str, choices: int) -> list[Any]:
    """Return the view of all players after a given number of choices."""
    path = f"/api/tables/{table}/replay?first={choices}&count=1&seat=0"
    moment = page.wait_for_function("async (path) => (await (await fetch(path)).json()).moments[0]", arg=path)
    players: list[Any] = moment.json_value()["look"]["view"]["players"]
    return players


def worth(player: Any) -> int:  # noqa: ANN401  # JSON
    """Return the points of a player, and what the networks would score."""
    return int(player["points"] + player["round_points"] + player["final_points"])


def standing(page: Page, table: str, choices: int) -> int:
    """Return the points of the first seat, and what its networks would score, after a given number of choices."""
    return worth(players_at(page, table, choices)[0])


@pytest.mark.parametrize("board", ["own", "other"])
def test_a_mark_shows_what_then_happens(new_page: NewPage, board: str) -> None:
    page = new_page()
    deal = dealt(2, steep_coasts() if board == "other" else "")
    for step in cases(list(MARKING), [step for step, telling in MARKING.items() if telling == board]):
        made = next(made for name, _, made in deal.asked if name == step)
        table = comes_to(page, saved(deal.table, made))
        cell = page.locator(MARKED).first
        told = (cell.locator(".mark").get_attribute("data-text") or "").replace("−", "-")
        (page.locator(".placer .main") if step == "lay_tile" else cell).click()
        assert standing(page, table, made + 1) - standing(page, table, made) == int(told), step


def test_whoever_has_no_buoy_left_sees_where_one_is_wanted(new_page: NewPage) -> None:
    page = new_page(PHONE, "de", **FINGER)
    for step in ("free_buoy", "queen_buoy"):
        comes_to(page, (RARE / f"schwarm-{step}.wusel").read_text(encoding="utf-8"))
        expect(page.locator(".cell.awaits")).to_have_count(1)
        page.locator(".cell.legal").first.tap()
        expect(page.locator(".cell.awaits")).to_have_count(0)


def test_what_networks_bring_is_seen_on_a_phone_and_what_the_tile_would_add(new_page: NewPage) -> None:
    page = new_page(PHONE, "de", **FINGER)
    table = comes_to(page, asking("schwarm", "lay_tile"))
    expect(page.locator(".placer .main")).to_have_attribute("data-tile", re.compile("[nesw]"))
    made = page.request.get(f"/api/tables/{table}/replay?count=1").json()["total"]
    before, after = players_at(page, table, made), page.locator(".mark.seat-1 [data-scores]")
    expect(after).to_have_text([str(before[1][of]) for of in ("round_points", "final_points")])
    would = page.locator(".mark.seat-0 .would")
    told = sum(int(each.replace("−", "-")) for each in would.all_inner_texts())
    page.locator(".placer .main").click()
    settled(page)
    assert worth(players_at(page, table, made + 1)[0]) - worth(before[0]) == told
    assert too_small(page) == []


def test_the_end_says_where_the_points_came_from(new_page: NewPage) -> None:
    page = new_page(PHONE, "de", **FINGER)
    deal = dealt(4)
    opens_position(page, saved(deal.table, len(deal.table.choices)))
    rows = page.locator(".sources tbody tr")
    expect(rows).to_have_count(8)
    result = deal.table.result()
    assert result is not None
    sums = [int(each) for each in page.locator(".sources tfoot td").all_inner_texts()]
    assert sums == sorted(result.scores, reverse=True)
    columns = zip(
        *[[int(n.replace("−", "-")) for n in row.locator("td").all_inner_texts()] for row in rows.all()], strict=True
    )
    assert [sum(column) for column in columns] == sums
    box, window = page.locator(".sources").bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert too_small(page) == []


def test_what_is_named_is_found_on_the_board(new_page: NewPage) -> None:
    """Rows and columns have names at the edges. A line of the log highlights the place it names. A place shows its name
    to a pointer, a tap and the keyboard."""
    page = new_page()
    comes_to(page, asking("schwarm", "build_station", 3))
    edges = page.locator(".edges text").all_text_contents()
    line = page.locator("[role=log] li", has_text="builds a first research station on").first
    found = re.search(r" on ([a-z])([0-9])\.", line.inner_text())
    assert found is not None
    assert set(found.groups()) <= set(edges)
    line.hover()
    lit = page.locator(".cell.lit")
    expect(lit).to_have_attribute("aria-label", re.compile(found[1] + found[2]))
    column, row = (
        page.locator(".edges text", has_text=re.compile(f"^{name}$")).bounding_box() for name in found.groups()
    )
    cell = lit.bounding_box()
    assert column is not None
    assert row is not None
    assert cell is not None
    assert cell["x"] < column["x"] < cell["x"] + cell["width"]
    assert cell["y"] < row["y"] + row["height"] / 2 < cell["y"] + cell["height"]
    lit.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".note")).to_contain_text(f"{found[1]}{found[2]}, ")
