"""Maus und Mystik in a real browser: the pages, the first room from the first rat to the door, fingers and keys."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import DESKTOP, PHONE, SCREENS, TABLET
from tests.browser.player import (
    asks,
    frames_pass,
    goes_to,
    makes_a_choice,
    opens_table,
    reads_on,
    scrolls_sideways,
    settled,
)
from tests.browser.positions import asking, opens_position, play
from tests.server.visitors import RunningServer
from tests.thorough import NOTHING_LEFT_OUT
from wusel.engine.kinds import Seat
from wusel.engine.options import Value
from wusel.engine.save import save_text
from wusel.engine.table import Table
from wusel.games import known_game

FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True}
FINGERTIP = 44
DEAL = 7
DOOR = "f5"

BUTTONS = {
    "end_turn": "End the turn",
    "let_it_be": "Let it be",
    "keep_find": "Keep the find",
    "sell_find": "Take a piece of cheese for it",
}
Words = dict[str, Any]


# --- a person who knows the way


def apart(one: str, other: str) -> int:
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1])))


def heads_on(view: Words, choices: list[Words]) -> Words:
    """Strike foes within reach, else go for them. If no foe is left, leave by the door in the east."""
    bold = [choice for choice in choices if choice["do"] in ("attack", "explore", "pick", "keep_find")]
    if bold:
        return bold[0]
    goals = [foe["field"] for foe in view["foes"]] or [DOOR]
    here = next(
        (mouse["field"] for mouse in view["mice"] if view["turn"] and mouse["hero"] == view["turn"]["hero"]), DOOR
    )

    def far(field: str) -> int:
        return min(apart(field, goal) for goal in goals)

    ways = [choice for choice in choices if choice["do"] == "go" and far(choice["field"]) < far(here)]
    if ways:
        return min(ways, key=lambda choice: far(choice["field"]))
    return next((choice for choice in choices if choice["do"] in BUTTONS), choices[0])


def first_room() -> tuple[Table[Any], list[tuple[Words, Words]]]:
    """Return the choices of the first room, each with its view, and the table."""
    game = known_game("maus")
    table: Table[Any] = Table(game, {"players": 1, "chapter": 1}, DEAL)
    told: list[tuple[Words, Words]] = []
    while (view := dict(table.view(0)))["room"] == "room_4o":
        legal = table.legal(0)
        choices = [game.choices.to_json(choice) for choice in legal]
        words = heads_on(view, choices)
        told.append((words, view))
        table.carry_out(0, legal[choices.index(words)])
    return table, told


# --- at the board


def field_of(words: Words, view: Words) -> str:
    figures = {foe["figure"]: foe["field"] for foe in view["foes"]}
    return str(words.get("field") or figures.get(words.get("figure", ""), ""))


def makes(page: Page, words: Words, view: Words) -> None:
    """Make a choice as a person would. It is a button, a card or a field, or it is behind a field or a button of the
    turn."""
    reads_on(page)
    if words["do"] in BUTTONS:
        page.get_by_role("button", name=BUTTONS[words["do"]]).click()
        return settled(page)
    own = page.locator(f"[data-choice='{' '.join(str(value) for value in words.values())}']")
    if not own.count():
        field = field_of(words, view)
        page.locator(f"[data-place='{field}']" if field else f"[data-verb='{words['do']}']").click()
        frames_pass(page)
    if own.count():
        own.click()
    return settled(page)


def room(page: Page) -> str:
    return page.locator(".room svg .name").inner_html()


def comes_to_turn(page: Page) -> None:
    opens_position(page, asking("maus", "take_turn"))
    page.wait_for_selector(".field-spot.legal, .turn-page")
    reads_on(page)
    page.wait_for_selector(".field-spot.legal")
    settled(page)


def shows_a_fight(page: Page, words: Words, view: Words) -> None:
    """Check a blow with animations: its chance on the field, dice of both sides in the middle, and its result. The log
    tells it after it has been seen."""
    [aim] = [
        aim
        for mouse in view["mice"]
        for aim in mouse["aims"]
        if mouse["hero"] == view["turn"]["hero"] and (aim["item"], aim["figure"]) == (words["item"], words["figure"])
    ]
    expect(page.locator(".badge .aim").first).to_contain_text(f"{aim['chance']} %")
    before = page.locator("[role=log] li").count()
    page.emulate_media(reduced_motion="no-preference")
    makes(page, words, view)
    expect(page.locator(".plate .odds")).to_contain_text(f"{aim['chance']} %")
    expect(page.locator(".verdict")).to_have_text(re.compile("^(Hit|Blocked|Missed)! "))
    assert page.locator("[role=log] li").count() == before
    page.evaluate("document.querySelector('.skip')?.click()")  # unless it has just ended by itself
    expect(page.locator(".plate")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")


def test_the_first_room_is_played_from_its_first_page_to_its_door(new_page: NewPage) -> None:
    """The pages of the room are read once, before any event or question. The first blow is watched."""
    page = new_page()
    table, told = first_room()
    opens_position(page, save_text(table.fork(0)))
    expect(page.get_by_role("dialog")).to_contain_text("A House by the Water")
    assert barriers(page, leaving=False, within="[role=dialog]") == []
    expect(page.locator("header .prompt")).to_contain_text("A page of the story")
    expect(page.locator("[role=log] li")).to_have_count(0)
    assert reads_on(page) == 4
    expect(page.locator(".goal")).to_contain_text("Tamsa's candle 0 of 1")
    page.reload()
    expect(page.locator(".field-spot.legal").first).to_be_visible()
    expect(page.locator(".story-page")).to_have_count(0)
    assert room(page) == "Sewing Room"
    first = next(words for words, _ in told if words["do"] == "attack")
    for words, view in told:
        (shows_a_fight if words is first else makes)(page, words, view)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert room(page) == "Sewing Room", "nothing knows more than the page"
    reads_on(page)
    expect(page.locator(".room svg .name")).to_have_text("Taproom")


def goes(page: Page, does: Callable[[Locator], None]) -> str:
    """Go to a field where nothing waits for her. Return how far she could go before."""
    before = page.locator(".chips .left").inner_text()
    does(page.locator(".field-spot.way:not(.strike):not(.wary)").first)
    expect(page.locator(".chips .left")).not_to_have_text(before)
    return before


def box_of(page: Page, selector: str) -> FloatRect:
    box = page.locator(selector).bounding_box()
    assert box is not None, selector
    return box


def test_everything_has_its_place_on_every_screen(new_page: NewPage) -> None:
    """On a phone one below the other; nothing reaches beyond the board, and the room is as large as possible."""
    page = new_page(PHONE)
    comes_to_turn(page)
    tops = [box_of(page, each)["y"] for each in (".ribbon", ".time", ".room", ".mice", ".chips")]
    assert tops == sorted(tops)
    for size in SCREENS:
        page.set_viewport_size(size)
        frames_pass(page)
        board = box_of(page, ".board-frame")
        for each in (".ribbon", ".time", ".room", ".mice", ".chips", ".watch"):
            box = box_of(page, each)
            assert min(box["width"], box["height"]) > 0, (size, each)
            assert min(box["x"] - board["x"], box["y"] - board["y"]) >= -1, (size, each)
            assert box["x"] + box["width"] <= board["x"] + board["width"] + 1, (size, each)
            assert box["y"] + box["height"] <= board["y"] + board["height"] + 1, (size, each)
    page.set_viewport_size(TABLET)
    frames_pass(page)
    assert box_of(page, ".room")["width"] > 700


def test_everything_is_in_reach_of_a_finger_and_undo_takes_her_back(new_page: NewPage) -> None:
    page = new_page(PHONE, "de", **FINGER)
    comes_to_turn(page)
    for target in page.locator(".field-spot, .chip, .watch, .mouse").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGERTIP - 0.5
    assert not scrolls_sideways(page)
    before = goes(page, Locator.tap)
    page.locator(".undo").tap()
    expect(page.locator(".chips .left")).to_have_text(before)
    assert barriers(page) == []


def test_she_is_looked_at_from_near_goes_by_keys_alone_and_throws_dice_that_are_seen(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    comes_to_turn(page)
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        page.locator(".mouse").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert barriers(page, leaving=False, within="[role=dialog]") == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    goes(page, lambda field: field.press("Enter"))
    page.locator("[data-verb='search']").click()
    expect(page.locator(".tray .die").first).to_be_visible()


def test_who_comes_along_can_be_read_whole(new_page: NewPage) -> None:
    """Six heroes to choose from are the most cards that lie side by side."""
    page = new_page()
    opens_table(page, "maus", "you", options={"players": 1, "party": "chosen"})
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        expect(page.locator(".cards .option")).to_have_count(6)
        cut = "cards => cards.filter((card) => card.scrollHeight > card.clientHeight).length"
        assert page.locator(".cards .option").evaluate_all(cut) == 0


# --- the story goes on


def comes_to_an_end(page: Page, won: bool, people: str) -> None:
    """Let people at one device play to the end of the first chapter."""
    chapter: dict[str, Value] = {"chapter": 1, "players": len(people.split()), "difficulty": "easy"}
    games = (play(known_game("maus"), chapter, seed, 0 if won else 1).table for seed in range(40))
    table = next(game for game in games if (result := game.result()) and result.won == won)
    id = asks(page, "/upload", save=save_text(table))["id"]
    for seat, name in enumerate(people.split()):
        asks(page, f"/{id}", type="sit", id=name, seat=seat, name=name, also=seat > 0)
    asks(page, f"/{id}", type="start", id="start")
    goes_to(page, f"/t/{id}")
    page.wait_for_selector("#ending-title")


def test_after_a_chapter_comes_the_next_with_the_same_people(new_page: NewPage) -> None:
    page = new_page(PHONE, "de")
    comes_to_an_end(page, True, "Anna Ben")
    assert barriers(page) == []
    main = page.locator("dialog .row .main")
    expect(main).to_contain_text("Nächstes Kapitel")
    expect(main).to_be_in_viewport(ratio=1)
    main.click()
    expect(page.locator(".seats li")).to_have_text(["Anna", "Ben"])
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator("header .prompt")).to_contain_text(re.compile("^(Anna|Ben): .* ins nächste Kapitel"))
    page.reload()
    expect(page.locator("header .prompt")).to_contain_text("ins nächste Kapitel")


def plays_well(server: RunningServer, *pages: Page) -> None:
    """Play a chapter to its end as the judge likes it best. The pages of the seats would have to draw it all, so they
    leave until then."""
    address = pages[0].url
    for page in pages:
        page.goto("about:blank")
    table = address.rpartition("/")[2].partition("?")[0]
    state = server.manager.tables[table].state
    for _ in range(3000):
        if state.phase == "over":
            break
        assert state.play.table is not None
        seat = state.play.table.owing()[0]
        legal = state.play.table.legal(seat)
        ratings = state.play.game.judge().ratings(state.play.table.state, Seat(seat), legal)
        choice = state.play.game.choices.to_json(legal[ratings.index(max(ratings))])
        asks(pages[seat], f"/{table}", type="choose", id="c", seat=seat, question=state.play.question, choice=choice)
    for page in pages:
        page.goto(address)
        expect(page.locator("#ending-title")).to_be_visible()


@pytest.mark.skipif(not NOTHING_LEFT_OUT, reason="a long campaign: WUSEL_TEST_ALL=1")
def test_a_campaign_goes_on_over_a_loss_a_reload_and_another_device(new_page: NewPage, server: RunningServer) -> None:
    page = new_page()
    comes_to_an_end(page, False, "Anna")
    for _ in range(5):
        if page.locator("dialog .row .main").inner_text().startswith("Next chapter"):
            break
        page.get_by_role("button", name="Turn back a page 1: The Dark Lamp").click()
        expect(page.get_by_role("dialog")).to_contain_text("A House by the Water")
        page.reload()
        reads_on(page)
        plays_well(server, page)
    page.get_by_role("button", name="Next chapter 2: Two Sides of a Wall").click()
    expect(page.locator("header .prompt")).to_contain_text("into the next chapter")
    goes_to(page, "/book/maus")
    expect(page.locator(".book [data-chapter='chapter_01']")).to_contain_text("It ended well")
    secret = page.request.post("/api/me/link").json()["secret"]
    phone = new_page(PHONE)
    phone.request.post("/api/me/adopt", data={"secret": secret})
    phone.goto("/")
    phone.get_by_role("button", name="Go on: Maus und Mystik").click()
    expect(phone.locator("header .prompt")).to_contain_text("into the next chapter")
    while not phone.locator(".turn-page").count():
        makes_a_choice(phone, 0)
        settled(phone)
    reads_on(phone)
    plays_well(server, phone)
    expect(phone.locator("dialog .row .main")).to_contain_text(re.compile("Next chapter|Turn back a page"))
    goes_to(phone, "/evenings")
    expect(phone.locator(".stories li")).to_have_count(1)


def test_friends_join_a_story_between_chapters_and_leave_it_again(new_page: NewPage, server: RunningServer) -> None:
    anna, ben = new_page(), new_page(PHONE)
    comes_to_an_end(anna, True, "Anna")
    anna.get_by_role("button", name="Continue with other players").click()
    expect(anna.locator(".lobby .part")).to_have_text("2: Two Sides of a Wall")
    expect(anna.locator(".lobby li:has(.acts)")).to_have_count(2)
    expect(anna.locator(".lobby li:has(.acts)").first).to_contain_text("host")
    ben.goto(anna.url)
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("status").filter(has_text="Everything is ready")).to_be_visible()
    anna.get_by_role("button", name="Start").click()
    for page in (anna, ben):
        expect(page.locator(".seats li")).to_have_count(2)
    plays_well(server, anna, ben)
    for page in (anna, ben):
        page.locator("dialog .row .main").click()
        expect(page.locator(".lobby li:has(.acts)")).to_have_count(2)
    ben.get_by_role("button", name="Get up").click()
    anna.get_by_role("button", name="Remove seat 2").click()
    expect(anna.locator(".lobby li:has(.acts)")).to_have_count(1)
    anna.get_by_role("button", name="Start").click()
    expect(anna.locator(".seats li")).to_have_count(1)
    goes_to(anna, "/book/maus")
    chapter = anna.locator(".book [data-chapter='chapter_01']")
    chapter.get_by_text("Pages you have read").click()
    chapter.get_by_role("button", name="A House by the Water").click()
    expect(anna.get_by_role("dialog", name="A House by the Water")).to_be_visible()
