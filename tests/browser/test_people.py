"""What people do beside a game: report a problem, and try the deal of the day."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.devices import PHONE
from tests.browser.player import GLOWING, opens_table
from wusel.problem import read_problem


def test_a_problem_is_reported_by_one_click(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    opens_table(page, "mosquitozzz", "you igor-easy", deal=3)
    page.wait_for_selector(GLOWING)
    expect(page.locator(".seats svg.face")).to_have_count(1)
    page.get_by_role("tab", name="More").click()
    with page.expect_download() as made:
        page.get_by_role("button", name="Report a problem").click()
    made.value.save_as(tmp_path / "problem.json")
    problem = read_problem(tmp_path / "problem.json")
    assert problem is not None
    assert (problem.game, problem.seat, "Chrome" in problem.browser) == ("mosquitozzz", 0, True)


def test_the_deal_of_the_day_is_tried_once(new_page: NewPage) -> None:
    page = new_page(PHONE, "de")
    page.goto("/day/mosquitozzz")
    page.get_by_role("button", name="Spielen").click()
    page.wait_for_selector(".seats .face")
    table = page.url.rpartition("/")[2]
    resigned = page.request.post(f"/api/tables/{table}", data={"type": "resign", "id": "enough", "seat": 0})
    assert resigned.ok, resigned.text()
    page.get_by_role("link", name="Wie es anderen ging").click()
    expect(page.locator("figure path.yours")).to_be_attached()
    expect(page.get_by_role("button", name="Spielen")).to_have_count(0)
