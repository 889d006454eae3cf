"""Somebody who plays in a browser: clicks what glows on the board, or a button below it."""

from typing import Any

from playwright.sync_api import Page

GLOWING = ".thing.glow, .take button, .chooser button, .placer .main, .option.legal, .legal, .choices button"


def opens_table(page: Page, game: str = "mosquitozzz", seats: str = "you greedy", **more: Any) -> str:  # noqa: ANN401
    """Open a table through the API as the page's own person, and go there."""
    page.goto("/settings")
    page.wait_for_load_state("networkidle")  # by then the page is somebody
    wanted = {"game": game, "seats": seats.split(), "start": "open" not in seats, "settings": {"pace": 0}, **more}
    table: str = page.evaluate(
        """async (wanted) => {
            const headers = {"content-type": "application/json"};
            const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(wanted)});
            return (await answer.json()).id;
        }""",
        wanted,
    )
    page.goto(f"/t/{table}")
    return table


def sits_down(page: Page, table: str, seat: int) -> None:
    """Take a seat at somebody else's table."""
    page.goto(f"/t/{table}")
    page.wait_for_load_state("networkidle")
    page.evaluate(
        """async ([table, seat]) => {
            const headers = {"content-type": "application/json"};
            const body = JSON.stringify({type: "sit", id: "sit", seat});
            await fetch(`/api/tables/${table}`, {method: "POST", headers, body});
        }""",
        [table, seat],
    )
    page.goto(f"/t/{table}")


def has_choices(page: Page) -> bool:
    return bool(page.evaluate(f"() => document.querySelector({GLOWING!r}) !== null"))


def is_over(page: Page) -> bool:
    return page.locator("#ending-title").count() > 0


def makes_a_choice(page: Page, turn: int) -> bool:
    """Click one of the things that glow; which one changes from turn to turn."""
    clicked: bool = page.evaluate(
        """([glowing, turn]) => {
            const all = [...document.querySelectorAll(glowing)].filter((each) => each.checkVisibility());
            const last = all.filter((each) => each.closest(".placer, .chooser, .option"));
            const found = last.length ? last : all;
            found[turn % Math.max(1, found.length)]?.click();
            return found.length > 0;
        }""",
        [GLOWING, turn],
    )
    return clicked


def plays_to_the_end(page: Page, most: int = 800) -> int:
    """Click through a whole game; returns how many clicks it took."""
    for clicks in range(most):
        page.wait_for_function(
            f"() => document.querySelector('#ending-title') || document.querySelector({GLOWING!r})", polling=25
        )
        if is_over(page):
            return clicks
        makes_a_choice(page, clicks)
    raise AssertionError(f"not over after {most} clicks")


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth"))
