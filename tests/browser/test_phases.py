"""Every question of every game on a phone held upright, and the richest on every screen. Everything that is needed to
answer is in sight and in reach."""

import pytest
from playwright.sync_api import Page

from tests.browser.barriers import barriers
from tests.browser.conftest import NewPage
from tests.browser.devices import DESKTOP, LAPTOP, LARGER_PHONE, PHONE, SCREENS
from tests.browser.player import GLOWING, frames_pass, scrolls_sideways
from tests.browser.positions import FEWEST_DEALS, asking, opens_position, positions_of
from tests.browser.sizes import too_small
from tests.thorough import cases
from wusel.games import SHELF

FINGERTIP = 44
SMALLER = {"cell": 39, "card": 36, "stack": 36, "dish-spot": 32}
"""Elements that may be smaller than a fingertip. Nine fields side by side are 40 pixels wide each on a phone of 360. In
Der Schwarm up to twenty cards on offer must be visible together, so that players can compare them. So must the thirty
cities of Viroid, which players can also enlarge or choose from a row."""
LINES = 3
"""The most lines of a question, so that the board keeps its place."""

TARGETS = """(glowing) => {
const seen = [...document.querySelectorAll(glowing)].filter((each) => each.checkVisibility());
return seen.map((each) => {
    const box = each.getBoundingClientRect();
    const holders = [];
    for (let at = each.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowY !== "visible") holders.push(at.getBoundingClientRect());
    }
    const inside = [...holders, {left: 0, top: 0, right: innerWidth, bottom: innerHeight}].every((frame) =>
        box.left >= frame.left - 1 && box.top >= frame.top - 1 && box.right <= frame.right + 1 &&
        box.bottom <= frame.bottom + 1);
    const spots = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [x, y]));
    const hit = spots.some(([x, y]) =>
        each.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)));
    const name = each.getAttribute("aria-label") || each.textContent.trim() || each.dataset.thing;
    return {name, kind: each.getAttribute("class") ?? "", inside, hit, width: box.width, height: box.height};
});
}"""
BLEMISHES = """() => {
    const shown = (kind) => [...document.querySelectorAll(`.mz ${kind}`)].filter((each) =>
        each.checkVisibility({opacityProperty: true}));
    const cut = shown(".name").filter((each) => each.scrollWidth > each.clientWidth + 1);
    const smudged = shown(".face").filter((each) => {
        const [sign, amount] = [".sign", ".amount"].map((part) => each.querySelector(part)?.getBoundingClientRect());
        return sign && amount?.width && amount.left < sign.right - 0.5;
    });
    const rows = [...document.querySelectorAll(".viroid .roomy .strain")].filter((each) =>
        each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1);
    return [...cut, ...smudged, ...rows].map((each) => `cannot be read: ${each.textContent.trim()}`);
}"""
"""On the terrace of Mosquitozzz, names that are cut off, and cards whose number lies on their sign. In Viroid, strains
of other players that are cut off although there is room."""


def out_of_reach(page: Page) -> list[str]:
    """Return the choices that are off the screen, behind a scroll, under another element or too small to tap."""
    found = []
    for target in page.evaluate(TARGETS, GLOWING):
        least = min([SMALLER[kind] for kind in target["kind"].split() if kind in SMALLER], default=FINGERTIP)
        if not target["inside"]:
            found.append(f"not in sight: {target['name']}")
        if not target["hit"]:
            found.append(f"under something else: {target['name']}")
        if min(target["width"], target["height"]) < least - 0.5:
            size = f"{target['width']:.0f} x {target['height']:.0f} pixels"
            found.append(f"too small to tap, {size}: {target['kind']}, {target['name']}")
    return found


def news(page: Page, seen: set[str]) -> bool:
    """Return whether a page has a kind of element that no page had before. Two questions with the same elements cover
    each other in the same way."""
    kinds = set(page.evaluate(KINDS))
    is_new = not kinds <= seen
    seen |= kinds
    return is_new


def lines_of_the_question(page: Page) -> int:
    lines: int = page.evaluate(
        """() => {
            const prompt = document.querySelector(".prompt");
            return Math.round(prompt.clientHeight / parseFloat(getComputedStyle(prompt).lineHeight));
        }"""
    )
    return lines


KINDS = """() => [...document.querySelectorAll("body *")].filter((each) => !each.closest("svg")).flatMap((each) =>
    [each.tagName, each.getAttribute("role") ?? "", ...each.classList])"""
"""The kinds of elements on a page: tag, role and classes."""

RICHEST = {
    "mosquitozzz": [("defend", 4), ("take_experience", 3)],
    "schwarm": [("acquire", 4), ("send_researchers", 3)],
    "viroid": [("infect", 4), ("mutate", 2)],
    "maus": [("take_turn", 2)],
}
"""Questions with much to see, the largest first, and the number of players."""


@pytest.mark.parametrize("game", list(SHELF))
def test_every_board_has_room_on_every_screen(new_page: NewPage, game: str) -> None:
    page = new_page(DESKTOP, "de")
    trouble = []
    for step, players in cases(RICHEST[game], RICHEST[game][:1]):
        opens_position(page, asking(game, step, players))
        page.wait_for_selector(GLOWING)
        for size in SCREENS:
            page.set_viewport_size(size)
            frames_pass(page)
            found = [what for what in out_of_reach(page) if "pixels" not in what]
            if scrolls_sideways(page):
                found.append("the page scrolls sideways")
            trouble += [f"{step} at {size['width']} x {size['height']}: {what}" for what in found]
    assert not trouble, "\n".join(trouble)


@pytest.mark.parametrize("game", list(SHELF))
def test_every_question_can_be_answered_on_a_phone(new_page: NewPage, game: str) -> None:
    page = new_page(PHONE, "de")
    trouble = []
    seen: set[str] = set()
    [(every, deals)] = cases([(1, FEWEST_DEALS)], [(7, 1)])
    for number, (name, save) in enumerate(positions_of(game, every, deals).items()):
        opens_position(page, save)
        page.wait_for_selector(f"#ending-title, {GLOWING}")
        found: list[str] = out_of_reach(page) + page.evaluate(BLEMISHES)
        if scrolls_sideways(page):
            found.append("the page scrolls sideways")
        found += too_small(page)
        for size in (LARGER_PHONE, LAPTOP):
            page.set_viewport_size(size)
            frames_pass(page)
            blemishes = too_small(page) + page.evaluate(BLEMISHES)
            found += [f"{what} at {size['width']} x {size['height']}" for what in blemishes]
        page.set_viewport_size(PHONE)
        frames_pass(page)
        if lines_of_the_question(page) > LINES:
            found.append(f"a question of {lines_of_the_question(page)} lines")
        if news(page, seen):
            found += barriers(page, contrast=number % 3 == 0)
        trouble += [f"{name}: {what}" for what in found]
    assert not trouble, "\n".join(trouble)
