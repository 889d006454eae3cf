"""Somebody who plays in a browser: clicks what glows, and otherwise the first button."""

from playwright.sync_api import Page, expect

CHOICES = "[data-choice]:visible, .choices button:visible"


def opens_table(page: Page, game: str = "mosquitozzz", seats: str = "you greedy", start: bool = True) -> str:
    """Open a table through the API of the page's own person, and go there."""
    page.goto("/")
    table: str = page.evaluate(
        """async ([game, seats, start]) => {
            await fetch("/api/me");
            const body = {game, seats, start, settings: {pace: 0}};
            const headers = {"content-type": "application/json"};
            const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(body)});
            return (await answer.json()).id;
        }""",
        [game, seats.split(), start],
    )
    page.goto(f"/t/{table}")
    return table


def plays_to_the_end(page: Page, most: int = 600) -> int:
    """Click through a whole game; returns how many clicks it took."""
    ending = page.locator("dialog[open]")
    for clicks in range(most):
        page.wait_for_function(
            """() => document.querySelector("dialog[open], [data-choice], .choices button")""",
            polling=30,
        )
        if ending.count():
            return clicks
        click_a_choice(page, clicks)
    raise AssertionError(f"not over after {most} clicks")


def click_a_choice(page: Page, turn: int) -> None:
    """Make one of the choices on offer; which one changes from turn to turn."""
    page.evaluate(
        """(turn) => {
            const all = [...document.querySelectorAll("[data-choice], .choices button")]
                .filter((each) => each.checkVisibility() && !each.disabled);
            all[turn % Math.max(1, all.length)]?.click();
        }""",
        turn,
    )


def sees_no_sideways_scroll(page: Page) -> None:
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} px too wide at {page.url}"


def is_quiet(page: Page) -> None:
    expect(page.locator("[role=alert]:not(:empty) .box")).to_have_count(0)
