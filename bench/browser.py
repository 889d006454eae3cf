"""Responsiveness of the browser client in the system's Chromium: `python -m bench.browser` (after `make client`).

Time until the first page is usable, transfer sizes, latency from a click to its first visible effect, frame rate.
"""

import gzip
import statistics
import tempfile
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import chromium
from tests.browser.devices import DESKTOP
from tests.browser.player import GLOWING, opens_table
from tests.server.visitors import run_server

from wusel.games import SHELF
from wusel.server.web.pages import CLIENT

RUNS = 7

# A click counts as answered with the first frame in which anything on the board looks different.
CLICK = """(glowing) => new Promise((done) => {
    const board = document.querySelector("main.board");
    const picture = () => [...board.querySelectorAll("*")].map((each) => each.className?.baseVal ?? each.className)
        .join() + board.getAnimations({subtree: true}).length + board.innerText;
    const all = [...document.querySelectorAll(glowing)].filter((each) => each.checkVisibility());
    const before = picture();
    const begun = performance.now();
    all[0].click();
    const look = () => picture() !== before ? done(performance.now() - begun)
        : performance.now() - begun > 3000 ? done(-1) : requestAnimationFrame(look);
    requestAnimationFrame(look);
})"""
FRAMES = """() => new Promise((done) => {
    let frames = 0;
    const begun = performance.now();
    const count = () => {
        frames += 1;
        const passed = performance.now() - begun;
        passed < 3000 ? requestAnimationFrame(count) : done(frames / passed * 1000);
    };
    requestAnimationFrame(count);
})"""


def new_page(browser: Browser, address: str) -> Page:
    context = browser.new_context(viewport=DESKTOP, base_url=f"http://{address}", locale="en-GB")
    return context.new_page()


def first_page(browser: Browser, address: str) -> float:
    """Milliseconds until the first page is usable, with an empty cache."""
    page = new_page(browser, address)
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play now").first.wait_for()
    passed: float = page.evaluate("() => performance.now()")
    page.context.close()
    return passed


def clicks(page: Page) -> list[float]:
    """Milliseconds from clicks to their first visible effect."""
    found = []
    for _ in range(12):
        page.wait_for_selector(f"#ending-title, {GLOWING}")
        if page.locator("#ending-title").count():
            break
        found.append(page.evaluate(CLICK, GLOWING))
        page.wait_for_timeout(900)
    return [each for each in found if each >= 0]


def weight(names: Iterable[str]) -> float:
    """Compressed kilobytes of some files of the client."""
    return sum(len(gzip.compress((CLIENT / "assets" / name).read_bytes())) for name in names) / 1000


def print_client_size() -> None:
    """Print the compressed sizes of scripts, art, and the second language."""
    names = [file.name for file in (CLIENT / "assets").iterdir() if file.suffix in (".js", ".css")]
    art = [name for name in names if name.startswith("art-")]
    german = [name for name in names if name.startswith("de-")]
    rest = weight(names) - weight(art) - weight(german)
    print(f"client: {rest:.1f} kB gzipped, {weight(art):.1f} kB of art, {weight(german):.1f} kB for the other language")


def visit(browser: Browser, address: str, game: str) -> float:
    """Compressed kilobytes of a first visit that starts a game."""
    page = new_page(browser, address)
    loaded: set[str] = set()
    page.on("response", lambda response: loaded.add(response.url))
    page.goto("/")
    opens_table(page, game, "you greedy greedy")
    page.wait_for_selector(GLOWING)
    page.context.close()
    return weight(url.rsplit("/", 1)[1] for url in loaded if "/assets/" in url)


def main() -> None:
    print_client_size()
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(Path(folder, "wusel.db")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        first = [first_page(browser, server.address) for _ in range(RUNS)]
        print(f"first page usable: {statistics.median(first):.0f} ms (median of {RUNS}; the slowest {max(first):.0f})")
        for game in SHELF:
            page = new_page(browser, server.address)
            print(f"{game}: {visit(browser, server.address, game):.1f} kB gzipped for a first visit and a game")
            opens_table(page, game, "you greedy greedy")
            found = clicks(page)
            print(f"{game}: click to visible effect {statistics.median(found):.0f} ms (the slowest {max(found):.0f})")
            opens_table(page, game, "greedy greedy greedy", settings={"pace": 300})
            page.wait_for_timeout(1000)
            print(f"{game}: {page.evaluate(FRAMES):.0f} frames a second while bots play")
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
