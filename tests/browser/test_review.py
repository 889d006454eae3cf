"""Looking back at a finished game: the curve, its turning points, and what was chosen there."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.player import scrolls_sideways
from tests.browser.test_pages import settle
from tests.server.table.test_review import reckless_save


def brings_along(page: Page, save: str) -> str:
    """Upload a finished game as the page's own person."""
    page.goto("/settings")
    page.wait_for_load_state("networkidle")
    table: str = page.evaluate(
        """async (save) => {
            const headers = {"content-type": "application/json"};
            const post = (path, body) => fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
            const {id} = await (await post("/api/tables/upload", {save})).json();
            await post(`/api/tables/${id}`, {type: "start", id: "start", fill: "greedy"});
            return id;
        }""",
        save,
    )
    return table


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_finished_game_is_analysed_and_its_turning_point_is_a_click_away(
    new_page: NewPage, size: dict[str, int]
) -> None:
    page = new_page(size, reduced_motion="reduce")
    table = brings_along(page, reckless_save())
    page.goto(f"/replay/{table}?seat=-1")
    page.get_by_role("button", name="Analyse this game").click()
    mark = page.get_by_role("button", name="Turning point 1")
    mark.first.wait_for()
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_value("0")
    mark.first.click()
    expect(slider).to_have_value("3")
    if size == PHONE:
        page.get_by_role("button", name="Show the analysis").click()
    analysis = page.get_by_role("complementary", name="Analysis")
    expect(analysis.get_by_role("heading", name="could choose")).to_be_visible()
    chosen = analysis.get_by_role("listitem").filter(has_text="chosen")
    expect(chosen).to_contain_text("End the defence")
    settle(page)
    assert barriers(page, leaving=False) == []
    assert not scrolls_sideways(page)
    if size == PHONE:
        analysis.get_by_role("button", name="Close").click()
    slider.press("ArrowRight")
    expect(slider).to_have_value("4")
    assert page.get_by_role("img", name="Chances to win").get_attribute("aria-label") not in (None, "")
    assert "100%" in (slider.get_attribute("aria-valuetext") or "")
