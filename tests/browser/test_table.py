"""What the table page offers, whatever is played."""

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.player import GLOWING, has_choices, makes_a_choice, opens_table, plays_to_the_end, scrolls_sideways


def test_undo_takes_a_choice_back(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    opens_table(page, "schwarm", "you greedy", deal=3)
    page.wait_for_selector(GLOWING)
    while page.locator("button.undo").get_attribute("title") != "Take your last choice back":
        if has_choices(page):
            makes_a_choice(page, 0)
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("tab", name="Story").click()
    expect(page.get_by_text("takes a choice back").first).to_be_visible()


def test_what_is_not_legal_says_why(new_page: NewPage) -> None:
    """A refusal names its rule in the person's own words and language."""
    page = new_page(language="de", reduced_motion="reduce")
    opens_table(page, "mosquitozzz", "you greedy", deal=7)
    page.wait_for_selector(GLOWING)
    for turn in range(200):
        if not has_choices(page):
            page.wait_for_timeout(30)
            continue
        if page.evaluate("() => document.querySelector('.mz')?.dataset.step") == "defend":
            page.evaluate("() => document.querySelectorAll('.thing:not(.glow)').forEach((each) => each.click())")
            if page.locator(".toast strong").count():
                break
        makes_a_choice(page, turn)
    expect(page.locator(".toast strong").first).to_contain_text("MZ-")


def test_both_languages_at_any_time(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("play")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("spielen")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("spielen")


def test_a_game_by_keyboard_alone(new_page: NewPage) -> None:
    """Tab finds everything that can be chosen, Enter chooses it."""
    page = new_page(reduced_motion="reduce")
    opens_table(page, "mosquitozzz", "you greedy", deal=11)
    chosen = 0
    for _ in range(1500):
        if chosen >= 4 or page.locator("#ending-title").count():
            break
        page.keyboard.press("Tab")
        if page.evaluate("(glowing) => document.activeElement?.matches(glowing) ?? false", GLOWING):
            page.keyboard.press("Enter")
            page.wait_for_timeout(120)
            chosen += 1
    assert chosen >= 4


@pytest.mark.parametrize("game", ["mosquitozzz", "schwarm"])
def test_nothing_is_behind_a_scroll_on_a_phone(new_page: NewPage, game: str) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    opens_table(page, game, "you greedy greedy greedy")
    page.wait_for_selector(GLOWING)
    assert not scrolls_sideways(page)
    outside = page.evaluate(
        """(glowing) => [...document.querySelectorAll(glowing)].filter((each) => {
            const box = each.getBoundingClientRect();
            return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1;
        }).length""",
        GLOWING,
    )
    assert outside == 0


def test_replay_and_fork(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    table = opens_table(page, "mosquitozzz", "you greedy")
    plays_to_the_end(page)
    page.goto(f"/replay/{table}?n=3")
    expect(page.get_by_role("slider").first).to_be_visible()
    page.get_by_role("button", name="Fork").or_(page.get_by_text("Play on from here")).first.click()
    page.wait_for_url("**/t/*")
    assert table not in page.url


def test_the_device_is_passed_behind_a_curtain(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    opens_table(page, "mosquitozzz", "you:Anna you:Ben")
    for _ in range(4):
        lift = page.get_by_role("button", name="I am")
        page.wait_for_selector(f".curtain button, {GLOWING}")
        if lift.count():
            assert page.locator(".mz").count() == 0
            lift.click()
        page.wait_for_selector(GLOWING)
        makes_a_choice(page, 0)
        page.wait_for_timeout(100)


@pytest.mark.parametrize(("game", "box"), [("mosquitozzz", 0), ("schwarm", 1)])
def test_the_first_game_is_guided_and_the_second_is_not(new_page: NewPage, game: str, box: int) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto("/")
    page.get_by_role("button", name="Play now").nth(box).click()
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    heard = coach.inner_text()
    page.get_by_role("button", name="Got it").click()
    expect(coach).not_to_have_text(heard)
    assert f"guide-{game}" not in coach.inner_text()
    page.get_by_role("button", name="I know this game").click()
    expect(coach).to_be_hidden()
    page.reload()
    page.wait_for_selector(GLOWING)
    expect(coach).to_be_hidden()
    page.goto("/")
    page.get_by_role("button", name="Play now").nth(box).click()
    page.wait_for_selector(GLOWING)
    expect(coach).to_be_hidden()


# --- what is not legal says why, before anybody tries


def test_resting_on_what_cannot_be_chosen_says_why(new_page: NewPage) -> None:
    """With its rule, by pointer and by keyboard; it goes when one leaves, and nothing has been chosen."""
    page = new_page(reduced_motion="reduce")
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


def test_undo_says_why_not(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    opens_table(page, "mosquitozzz", "you:Anna you:Ben", deal=7)
    page.get_by_role("button", name="I am").click()
    page.get_by_role("button", name="Undo").hover()
    expect(page.locator(".explained")).to_contain_text("not chosen anything yet")


# --- people who play badly


def choices_sent(page: Page) -> list[str]:
    """Every choice that the page sends from now on."""
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: sent.append(str(text)) if '"choose"' in str(text) else None)

    page.on("websocket", listen)
    return sent


def test_a_double_click_chooses_once(new_page: NewPage) -> None:
    """Also where the next question puts something else under the pointer."""
    page = new_page()
    sent = choices_sent(page)
    opens_table(page, "mosquitozzz", "you:Anna you:Ben", deal=7)
    for n in range(1, 5):
        page.wait_for_selector(f".curtain button, {GLOWING}")
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        page.wait_for_timeout(600)
        page.locator(GLOWING).first.dblclick(force=True)
        page.wait_for_timeout(600)
        assert len(sent) == n


def test_a_link_to_nowhere_and_a_code_of_nothing(new_page: NewPage) -> None:
    page = new_page(may_complain=True)
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="Nobody here")).to_be_visible()
    page.get_by_role("link", name="Back to the shelf").last.click()
    code = page.get_by_role("textbox", name="The code of the table")
    code.fill("o0i1")
    expect(page.get_by_role("button", name="Join")).to_be_disabled()
    code.fill("abcd efgh")
    expect(code).to_have_value("ABCD-EFGH")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_long_names_stay_in_their_place(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size, reduced_motion="reduce")
    seats = [f"you:{letter * 40}" for letter in "WMQ"]
    opens_table(page, "mosquitozzz", " ".join(["you:Wolfgang", *seats]))
    page.get_by_role("button", name="I am").click()
    page.wait_for_selector(GLOWING)
    assert not scrolls_sideways(page)
    row = page.locator(".seats").bounding_box()
    assert row is not None
    assert row["height"] < 80
    opens_table(page, "mosquitozzz", f"{seats[0]} open open")
    page.wait_for_selector(".lobby")
    assert not scrolls_sideways(page)


def test_back_and_forward_find_the_table_again(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto("/")
    opens_table(page, "mosquitozzz", "you:Anna you:Ben")
    page.wait_for_selector(".curtain")
    page.get_by_role("link", name="Back to the shelf").click()
    page.wait_for_selector(".shelf")
    page.go_back()
    expect(page.locator(".curtain")).to_be_visible()
    page.go_forward()
    page.wait_for_selector(".shelf")


def test_three_people_at_one_device_see_their_own_hands_alone(new_page: NewPage) -> None:
    """Nothing of a hand is in the page before its person has come, not even after a reload."""
    page = new_page(PHONE, reduced_motion="reduce")
    opens_table(page, "mosquitozzz", "you:Anna you:Ben you:Cleo", deal=5)
    for name in ("Anna", "Ben", "Cleo"):
        for again in (False, True):
            expect(page.get_by_role("button", name=f"I am {name}")).to_be_visible()
            assert page.locator("[data-thing]").count() == 0
            assert page.get_by_role("button", name="Lay").count() == 0
            if not again:
                page.reload()
        page.get_by_role("button", name=f"I am {name}").click()
        page.wait_for_selector(GLOWING)
        makes_a_choice(page, 0)


def test_somebody_new_is_a_guest_in_their_own_language(new_page: NewPage) -> None:
    page = new_page(language="de")
    opens_table(page, "mosquitozzz", "you open")
    expect(page.locator(".seats .name").first).to_contain_text("Gast ")
