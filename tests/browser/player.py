"""A person who plays in a browser: clicks what glows on the board, or a button below it."""

from typing import Any

from playwright.sync_api import Page

GLOWING = (
    ".thing.glow, .take button, .chooser button, .placer .main:not([aria-disabled=true]), .option.legal, .legal, "
    ".choices button"
)
SOON = 25
"""Milliseconds between two looks at a page."""

CLICK = """([glowing, turn]) => {
    if (document.querySelector("#ending-title")) return "over";
    const all = [...document.querySelectorAll(glowing)].filter((each) => each.checkVisibility());
    const last = all.filter((each) => each.closest(".placer, .chooser, .option"));
    const found = last.length ? last : all;
    found[turn % Math.max(1, found.length)]?.click();
    return found.length ? "chosen" : "";
}"""


# --- at the door


def asks(page: Page, path: str, **body: Any) -> Any:  # noqa: ANN401  # JSON
    """Return the server's answer to the person of the page, without involving the page."""
    if not page.context.cookies():
        page.request.get("/api/me")  # the first request creates a person
    answer = page.request.post(f"/api/tables{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def opens_table(page: Page, game: str = "mosquitozzz", seats: str = "you greedy", **more: Any) -> str:  # noqa: ANN401
    """Open a table and go there."""
    wanted = {"game": game, "seats": seats.split(), "start": "open" not in seats, "settings": {"pace": 0}, **more}
    table: str = asks(page, "", **wanted)["id"]
    goes_to(page, f"/t/{table}")
    return table


def sits_down(page: Page, table: str, seat: int) -> None:
    """Take a seat at another person's table."""
    asks(page, f"/{table}", type="sit", id="sit", seat=seat)
    goes_to(page, f"/t/{table}")


def goes_to(page: Page, address: str) -> None:
    """Follow a link within the site, so that loaded code is not loaded again."""
    if page.url == "about:blank":
        page.goto(address)
    else:
        page.evaluate(
            "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }", address
        )


# --- at the table


def settled(*pages: Page) -> None:
    """Wait until every message has an answer and every event is shown. Tests that wait for nothing else before they
    read a page need this, because news may be on its way."""
    for page in pages:
        page.wait_for_function("() => line.n && !line.unanswered.size", polling=SOON)
    latest = max(page.evaluate("() => line.n") for page in pages)
    for page in pages:
        page.wait_for_function("(latest) => line.n >= latest", arg=latest, polling=SOON)


def said(page: Page) -> list[str]:
    """Return the kinds of all messages that the page has sent to its table."""
    sent: list[str] = page.evaluate("() => line.sent")
    return sent


def frames_pass(page: Page) -> None:
    """Wait until the page has been drawn twice. By then the pointer has met the element that now lies under it."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def has_choices(page: Page) -> bool:
    return bool(page.evaluate("(glowing) => document.querySelector(glowing) !== null", GLOWING))


def is_over(page: Page) -> bool:
    return page.locator("#ending-title").count() > 0


def makes_a_choice(page: Page, turn: int) -> bool:
    """Click one of the glowing things, if there are any. A different one is chosen from turn to turn."""
    return bool(page.evaluate(CLICK, [GLOWING, turn]) == "chosen")


def reads_on(page: Page) -> int:
    """Turn all open pages of a story and return how many they were."""
    pages = 0
    while page.locator(".turn-page").count():
        page.locator(".turn-page").click()
        frames_pass(page)
        pages += 1
    return pages


def plays_to_the_end(page: Page, most: int = 800) -> int:
    """Click as soon as something glows, until the game is over. Return the number of clicks."""
    for clicks in range(most):
        if page.wait_for_function(CLICK, arg=[GLOWING, clicks], polling=SOON).json_value() == "over":
            return clicks
    raise AssertionError(f"not over after {most} clicks")


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth"))
