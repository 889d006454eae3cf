"""Features of the table page in every game."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.devices import DESKTOP, PHONE
from tests.browser.player import (
    CLICK,
    GLOWING,
    SOON,
    asks,
    goes_to,
    makes_a_choice,
    opens_table,
    said,
    scrolls_sideways,
    settled,
)
from tests.browser.positions import asking, ending, opens_position
from wusel.engine.view import SPECTATOR
from wusel.games import known_game


def test_what_is_not_legal_says_why(new_page: NewPage) -> None:
    """A refusal names its rule in the person's own words and language."""
    page = new_page(language="de")
    opens_position(page, asking("mosquitozzz", "defend"))
    page.locator(".thing.glow").first.click()
    settled(page)
    page.locator(".thing[data-wish]:not(.glow)").first.click()
    expect(page.locator(".toast strong").first).to_contain_text("MZ-")


def test_a_game_by_keyboard_alone(new_page: NewPage) -> None:
    """Tab finds everything that can be chosen, Enter chooses it."""
    page = new_page()
    opens_table(page, "mosquitozzz", "you greedy", deal=11)
    for n in range(1, 5):
        page.wait_for_selector(GLOWING)
        for _ in range(100):
            page.keyboard.press("Tab")
            if page.evaluate("(glowing) => document.activeElement?.matches(glowing) ?? false", GLOWING):
                break
        page.keyboard.press("Enter")
        settled(page)
        assert said(page).count("choose") == n


def test_replay_and_fork(new_page: NewPage) -> None:
    page = new_page()
    table = opens_position(page, ending(known_game("mosquitozzz"), {}))
    page.goto(f"/replay/{table}?n=3")
    expect(page.get_by_role("slider").first).to_be_visible()
    page.get_by_role("button", name="Fork").or_(page.get_by_text("Play on from here")).first.click()
    page.wait_for_url("**/t/*")
    assert table not in page.url


# --- what is not legal says why, before anybody tries


def test_resting_on_what_cannot_be_chosen_says_why(new_page: NewPage) -> None:
    """The reason with its rule appears by pointer and by keyboard. It goes away when the pointer leaves, and nothing
    has been chosen."""
    page = new_page()
    opens_table(page, "schwarm", "you:Anna you:Ben", deal=3)
    page.get_by_role("button", name="I am").click()
    page.wait_for_selector(".cell.legal")
    reason = page.locator(".explained")
    asked = page.locator(".prompt").inner_text()
    barred = page.locator(".cell.land[data-wish]:not(.legal)").first
    barred.hover()
    expect(reason).to_contain_text("SW-")
    box, window = reason.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    page.mouse.move(640, 30)
    expect(reason).to_be_hidden()
    page.keyboard.press("Tab")
    barred.focus()
    expect(reason).to_contain_text("SW-")
    page.keyboard.press("Escape")
    expect(reason).to_be_hidden()
    assert page.locator(".prompt").inner_text() == asked


# --- the log


def test_the_log_follows_the_game_unless_one_reads_further_up(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    opens_table(page, "mosquitozzz", "you greedy", deal=11)
    log = page.locator(".content:has([role=log])")
    left = "(log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight)"
    is_long = "(log) => log.scrollHeight > 1.5 * log.clientHeight"
    new = page.get_by_role("button", name="New")
    turn = 0
    while not log.evaluate(is_long):
        page.wait_for_function(CLICK, arg=[GLOWING, turn], polling=SOON)
        turn += 1
    settled(page)
    page.wait_for_function(f"() => ({left})(document.querySelector('.content')) < 2")
    assert "You lay" in log.inner_text()
    log.hover()
    page.mouse.wheel(0, -100_000)
    page.wait_for_function("() => document.querySelector('.content').scrollTop === 0")
    page.wait_for_function(CLICK, arg=[GLOWING, turn], polling=SOON)
    new.click()
    page.wait_for_function(f"() => ({left})(document.querySelector('.content')) < 2")
    expect(new).to_be_hidden()


# --- people who play badly


def test_a_double_click_chooses_once(new_page: NewPage) -> None:
    """It does so even if another card is under the pointer at the second click and the choice could still be changed.
    The clock is stopped, because on a slow machine these would be two clicks."""
    page = new_page(for_good=True)
    page.clock.install(time=0)
    table = asks(page, "/upload", save=asking("mosquitozzz", "lay_cards"))["id"]
    asks(new_page(), f"/{table}", type="sit", id="sit", seat=1)
    asks(page, f"/{table}", type="start", id="start")
    goes_to(page, f"/t/{table}")
    page.locator(".thing.glow").nth(1).hover(position={"x": 20, "y": 60})
    page.clock.pause_at(600_000)
    for half in (1, 2):
        page.mouse.down(click_count=half)
        page.mouse.up(click_count=half)
        settled(page)
        page.wait_for_function("() => document.querySelector('.thing.glow:hover') !== null", polling=SOON)
    assert said(page).count("choose") == 1


def test_a_link_to_nowhere_both_languages_and_a_code_of_nothing(new_page: NewPage) -> None:
    """A lost visitor finds the shelf, in any language at any time."""
    page = new_page(may_complain=True)
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="Nobody here")).to_be_visible()
    page.get_by_role("link", name="Back to the shelf").last.click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("play")
    page.get_by_role("button", name="Deutsch").click()
    expect(heading).to_contain_text("spielen")
    page.reload()
    expect(heading).to_contain_text("spielen")
    page.get_by_role("button", name="English").click()
    code = page.get_by_role("textbox", name="Table code")
    code.fill("o0i1")
    expect(page.get_by_role("button", name="Join")).to_be_disabled()
    code.fill("abcd efgh")
    expect(code).to_have_value("ABCD-EFGH")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")


def test_long_names_stay_in_their_place(new_page: NewPage) -> None:
    page = new_page()
    seats = [f"you:{letter * 40}" for letter in "WMQ"]
    opens_table(page, "mosquitozzz", " ".join(["you:Wolfgang", *seats]))
    page.get_by_role("button", name="I am").click()
    page.wait_for_selector(GLOWING)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        assert not scrolls_sideways(page)
        row = page.locator(".seats").bounding_box()
        assert row is not None
        assert row["height"] < 80
    opens_table(page, "mosquitozzz", f"{seats[0]} open open")
    page.wait_for_selector(".lobby")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        assert not scrolls_sideways(page)


def test_back_and_forward_find_the_table_again_and_undo_says_why_not(new_page: NewPage) -> None:
    page = new_page()
    with page.expect_response("**/api/me"):
        page.goto("/")
    opens_table(page, "mosquitozzz", "you:Anna you:Ben")
    page.wait_for_selector(".curtain")
    page.get_by_role("link", name="Back to the shelf").click()
    page.wait_for_selector(".shelf")
    page.go_back()
    expect(page.locator(".curtain")).to_be_visible()
    page.go_forward()
    page.wait_for_selector(".shelf")
    page.go_back()
    page.get_by_role("button", name="I am").click()
    page.get_by_role("button", name="Undo").hover()
    expect(page.locator(".explained")).to_contain_text("not chosen anything yet")


def test_three_people_at_one_device_see_their_own_hands_alone(new_page: NewPage) -> None:
    """The page contains no part of a hand before its person has come, not even after a reload. The server does not send
    it."""
    page = new_page(PHONE)
    told: list[list[int]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: told.append(seats_in(frame))))
    opens_table(page, "mosquitozzz", "you:Anna you:Ben you:Cleo", deal=5)
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        for again in (False, True):
            expect(page.get_by_role("button", name=f"I am {name}")).to_be_visible()
            assert page.locator("[data-thing]").count() == 0
            assert page.get_by_role("button", name="Lay").count() == 0
            if not again:
                told.clear()
                page.reload()
        settled(page)
        assert {tuple(seats) for seats in told if seats} == {(SPECTATOR,)}
        page.get_by_role("button", name=f"I am {name}").click()
        page.wait_for_selector(GLOWING)
        makes_a_choice(page, 0)
        settled(page)
        assert {tuple(seats) for seats in told if seats} == {(SPECTATOR,), (seat, SPECTATOR)}


def seats_in(frame: str | bytes) -> list[int]:
    """Return the viewers of a frame of the game."""
    play = json.loads(frame).get("play") or {"looks": []}
    return [look["seat"] for look in play["looks"]]
