"""The guided first game: marks beside their subjects, from the first word to the last."""

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import NewPage
from tests.browser.devices import DESKTOP, PHONE, SIDEWAYS
from tests.browser.player import (
    GLOWING,
    SOON,
    goes_to,
    is_over,
    makes_a_choice,
    reads_on,
    scrolls_sideways,
    settled,
)
from tests.thorough import cases

BOXES = {"mosquitozzz": 0, "schwarm": 1, "viroid": 2, "maus": 3}
PLAY_NOW = {"en": "Play now", "de": "Gleich spielen"}

HEARD = """(awaited) => {
    const coach = document.querySelector(".coach.placed");
    const isSilent = !document.querySelector(".coach") || document.querySelector(".story-page, .strains-on-offer");
    const isAsked = document.querySelector("header.yours, #ending-title");
    if (!coach) return isSilent && isAsked && document.querySelector(awaited) ? {} : null;
    const bubble = coach.getBoundingClientRect();
    const isSeen = (each) => each.checkVisibility({visibilityProperty: true});
    const covers = (box) => box.left < bubble.right && box.right > bubble.left
        && box.top < bubble.bottom && box.bottom > bubble.top;
    const inView = (box) => box.left > -2 && box.top > -2 && box.right < innerWidth + 2 && box.bottom < innerHeight + 2;
    const boxes = [...document.querySelectorAll(coach.dataset.at)].filter(isSeen).map((e) => e.getBoundingClientRect());
    const list = document.querySelector(".chooser")?.getBoundingClientRect();
    const holds = (ring) => ring.left <= list.left && ring.right >= list.right
        && ring.top <= list.top && ring.bottom >= list.bottom;
    const cuts = (ring) => ring.left < list.right && ring.right > list.left
        && ring.top < list.bottom && ring.bottom > list.top && !holds(ring);
    const rings = list ? [...document.querySelectorAll(".ring")].map((e) => e.getBoundingClientRect()) : [];
    const wrong = [
        rings.some(cuts) && "a ring cuts through the list",
        !boxes.length && "there is nothing it speaks of",
        boxes.some(covers) && "it covers what it speaks of",
        ![bubble, ...boxes].every(inView) && "it is not all in sight",
        !document.querySelector(".tail path") && "it does not point",
    ].filter(Boolean).join(", ");
    return {mark: coach.dataset.mark, at: coach.dataset.at, text: coach.querySelector("p").textContent, wrong};
}"""
"""The mark that is shown and what is wrong with it. It is empty if there is no mark and another element is awaited."""

HEARD_WELL = f"(awaited) => {{ const heard = ({HEARD})(awaited); return heard?.wrong ? null : heard; }}"

THING_TO_CLICK = """([glowing, at]) => {
    const things = at ? [...document.querySelectorAll(at)] : [];
    const found = things.find((each) => each.matches(glowing)) ?? things[0]?.querySelector(glowing);
    const list = document.querySelector(".chooser, .fan");
    if (!found || found.ariaExpanded === "true" || (list && !list.contains(found))) return null;
    const box = found.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""

NEEDED = {
    "mosquitozzz": {"lamp", "lay"},
    "schwarm": {"ship", "tile", "turn", "queen", "scoring"},
    "viroid": {"enter", "shop", "symptoms", "thermometer", "massive", "quarantine"},
    "maus": {"ribbon", "go", "act", "time", "strike", "door", "search"},
}
"""What a guide explains before its last word, for any deal and any play of the others."""

LESSONS = {"maus": ("door", "strike"), "schwarm": ("turn", "tile", "explore", "ship", "fleet")}
"""Actions that are repeated whenever possible, because a guide has more to say only to players who get further."""


def begins(page: Page, game: str, language: str = "en") -> Locator:
    """Play for the first time, against bots that answer at once. Return the coach."""
    page.add_init_script(
        "localStorage['wusel-settings'] = JSON.stringify({pace: 0, ...JSON.parse(localStorage['wusel-settings'])})"
    )
    page.goto("/")
    page.get_by_role("button", name=PLAY_NOW[language]).nth(BOXES[game]).click()
    page.wait_for_selector(".coach.placed, .turn-page")
    reads_on(page)
    coach = page.locator(".coach.placed")
    expect(coach).to_be_visible()
    return coach


def hears(page: Page) -> dict[str, str]:
    """Return the shown mark, if there is one, as soon as it points at something visible."""
    awaited = f"{GLOWING}, #ending-title"
    try:
        heard: dict[str, str] = page.wait_for_function(HEARD_WELL, arg=awaited, polling=SOON).json_value()
    except TimeoutError:
        raise AssertionError(page.evaluate(HEARD, awaited)) from None
    assert "guide-" not in heard.get("text", "")
    return heard


def does_it(page: Page, heard: dict[str, str], lessons: list[str], turn: int) -> None:
    """Follow the guide with a real click on what its mark points at. If there is nothing to click, or the mark is the
    welcome, click its button. Without a mark, read open pages, or use a lesson, a button or any choice."""
    if not heard and reads_on(page):
        return
    wanted = [heard["at"]] if heard and heard["mark"] != "welcome" else [] if heard else lessons
    at = next((found for each in wanted if (found := page.evaluate(THING_TO_CLICK, [GLOWING, each]))), None)
    button = page.locator(".choices button")
    if at:
        page.mouse.click(*at)
    elif heard:
        page.locator(".coach .main").click()
    elif lessons and button.count():
        button.first.click()
    else:
        makes_a_choice(page, turn)
    settled(page)


@pytest.mark.parametrize(
    ("game", "language"),
    cases([("mosquitozzz", "de"), ("schwarm", "en"), ("viroid", "de"), ("maus", "de")], [("mosquitozzz", "de")]),
)
def test_a_guide_is_followed_to_its_last_word(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(PHONE, language)
    coach = begins(page, game, language)
    marks: list[str] = []
    learned: dict[str, str] = {}
    tried: dict[str, str] = {}
    for turn in range(200):
        heard = hears(page)
        if heard and heard["mark"] not in marks:
            marks.append(heard["mark"])
        if heard.get("mark") == "done":
            break
        if heard:
            learned.setdefault(heard["mark"], heard["at"])
            if heard == tried:  # the effect of a click there has not run yet
                heard = {**heard, "at": ""}
        tried = heard
        does_it(page, heard, [learned[each] for each in LESSONS.get(game, ()) if each in learned], turn)
    assert marks[-1] == "done"
    assert NEEDED[game] <= set(marks), marks
    assert len(marks) >= 6, marks
    assert not scrolls_sideways(page)
    goes_on(page, coach)


def goes_on(page: Page, coach: Locator) -> None:
    """Follow the last word to another game, which is not guided. The first game is no longer guided either."""
    guided = page.url
    coach.get_by_role("button").nth(1).click()
    page.wait_for_url(lambda url: "/t/" in url and url != guided)
    for address in ("", guided):
        if address:
            page.goto(address)
        page.wait_for_selector(GLOWING)
        expect(coach).to_be_hidden()


def test_whatever_is_chosen_the_guide_follows(new_page: NewPage) -> None:
    """The language and the window change and the player follows no suggestion. The guide still points at visible
    things."""
    page = new_page()
    begins(page, "mosquitozzz")
    first = hears(page)
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert hears(page)["text"] != first["text"]
    for size in (SIDEWAYS, PHONE, DESKTOP):
        page.set_viewport_size(size)
        assert hears(page)["mark"] == first["mark"]
    for turn in range(16):
        if hears(page).get("mark") == "done" or is_over(page):
            break
        makes_a_choice(page, turn * 7 + 3)
        settled(page)


def test_enter_goes_on_escape_leaves_for_good_and_whoever_knows_a_game_is_not_guided(new_page: NewPage) -> None:
    page = new_page()
    coach = begins(page, "schwarm")
    assert page.evaluate("() => document.activeElement === document.body"), "the focus is not taken away"
    expect(page.locator("p[aria-live=polite]")).to_have_text(hears(page)["text"])
    page.keyboard.press("Enter")
    expect(coach).to_have_attribute("data-mark", "station")
    heard = hears(page)
    page.reload()
    expect(coach).to_be_visible()
    assert hears(page) == heard, "a reload goes on where it was"
    page.keyboard.press("Enter")
    expect(coach).to_be_hidden()
    page.locator(".cell.legal").first.click()
    page.wait_for_selector(".coach.placed")
    page.keyboard.press("Escape")
    expect(coach).to_be_hidden()
    page.reload()
    page.wait_for_selector(GLOWING)
    expect(coach).to_be_hidden()
    page.goto("/settings")
    guided = page.get_by_role("switch", name="Guided first games")
    expect(guided).to_be_checked()
    guided.click()
    expect(guided).not_to_be_checked()
    guided.click()
    begins(page, "schwarm")
    page.get_by_role("button", name="I know this game").click()
    expect(coach).to_be_hidden()
    known = page.url
    goes_to(page, "/")
    page.get_by_role("button", name="Play now").nth(BOXES["schwarm"]).click()
    page.wait_for_url(lambda url: "/t/" in url and url != known)
    page.wait_for_selector(GLOWING)
    expect(coach).to_be_hidden()
