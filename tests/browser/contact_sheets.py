"""Contact sheets of whole games: a picture of every tenth choice, on a laptop and a phone. They are part of `make
screenshots`.

    python -m tests.browser.contact_sheets maus

plays one game only. Games are played with the mouse, against bots; Maus und Mystik is played for two chapters. A
message is printed if something else covers a clickable thing.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from tests.browser.conftest import chromium
from tests.browser.devices import ASKED, LAPTOP, LARGER_PHONE, LISTEN, LOCALES, PATIENCE
from tests.browser.player import CLICK, GLOWING, SOON, frames_pass, opens_table, reads_on, settled
from tests.server.visitors import run_server
from wusel.games import SHELF

OUT = Path(__file__).parents[2] / "screenshots"
EVERY = 10
A_SHEET = 20
HEIGHT = 345
"""Pixels of a picture on a sheet."""
MOST_CHOICES = 1500
CLICKABLE = 5000
"""Milliseconds after which what glows counts as covered by something else."""
OPTIONS = {"maus": {"chapter": "1", "evenings": 2, "onward": True, "difficulty": "easy"}}
SEATS = {"maus": "you greedy greedy"}

ASKS = f"""() => document.querySelector("#ending-title, .turn-page") || document.querySelector("header.yours")
    && [...document.querySelectorAll({GLOWING!r})].some((each) => each.checkVisibility())"""
NAMES = "(things) => things.map((each) => each.ariaLabel ?? each.getAttribute('class'))"
LAST_OPENED = ".placer :is({0}), .chooser :is({0}), .option.legal"
SHEET = """<!doctype html><style>
body {{ margin: 8px; background: #888; display: flex; flex-wrap: wrap; gap: 8px; font: 14px sans-serif }}
figure {{ margin: 0 }} img {{ height: {height}px; display: block }}
</style>{figures}"""


class WholeGame:
    """One game on one screen, with its pictures."""

    def __init__(self, browser: Browser, address: str, folder: Path, game: str, label: str, language: str) -> None:
        size = {"laptop": LAPTOP, "phone": LARGER_PHONE}[label]
        self.context = browser.new_context(
            viewport=size, base_url=f"http://{address}", reduced_motion="reduce", locale=LOCALES[language]
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN)
        self.context.add_init_script(ASKED)
        self.page: Page = self.context.new_page()
        self.folder = folder
        self.game = game
        self.label = label
        self.choices = 0
        self.pictures: list[tuple[str, bytes]] = []
        self.covered: list[str] = []

    def play(self) -> None:
        opens_table(
            self.page, self.game, SEATS.get(self.game, "you greedy"), options=OPTIONS.get(self.game, {}), deal=5
        )
        try:
            self.play_on()
        finally:
            self.take(f"{self.choices}, the end")
            self.arrange()
        self.context.close()

    def play_on(self) -> None:
        """Choose until the game is over."""
        while self.choices < MOST_CHOICES:
            self.page.wait_for_function(ASKS, polling=SOON)
            if self.page.locator(".turn-page").count():
                self.take(f"{self.choices}, a page")
                reads_on(self.page)
            elif self.page.locator("#ending-title").count():
                return
            else:
                if self.choices % EVERY == 0:
                    self.take(str(self.choices))
                self.choose()
                self.choices += 1
        raise AssertionError(f"{self.game} is not over after {MOST_CHOICES} choices")

    def choose(self) -> None:
        """Click on one of the glowing things, in an open list first."""
        opened = self.page.locator(LAST_OPENED.format(GLOWING)).locator("visible=true")
        things = opened if opened.count() else self.page.locator(GLOWING).locator("visible=true")
        count = things.count()
        if not count:
            return
        thing = things.nth(self.choices % count)
        try:
            thing.click(timeout=CLICKABLE)
        except TimeoutError:
            covered = thing.evaluate_all(NAMES)  # none if it has gone meanwhile
            self.covered += [f"{self.choices}: {name}" for name in covered]
            if covered:
                self.take(f"{self.choices}, covered")
            self.page.evaluate(CLICK, [GLOWING, self.choices])

    def take(self, caption: str) -> None:
        settled(self.page)
        frames_pass(self.page)
        self.pictures.append((caption, self.page.screenshot()))

    def arrange(self) -> None:
        """Write the sheets."""
        for first in range(0, len(self.pictures), A_SHEET):
            self.write_sheet(first // A_SHEET + 1, self.pictures[first : first + A_SHEET])

    def write_sheet(self, number: int, pictures: list[tuple[str, bytes]]) -> None:
        page = self.context.new_page()
        page.set_viewport_size({"width": 1900, "height": 100})
        sources = [f"{self.game}-{self.label}-{number}-{n}.png" for n in range(len(pictures))]
        figures = [
            f"<figure><img src='http://pictures.test/{source}'><figcaption>{caption}</figcaption></figure>"
            for source, (caption, _) in zip(sources, pictures, strict=True)
        ]
        page.route(
            "http://pictures.test/*",
            lambda route: route.fulfill(
                body=pictures[sources.index(route.request.url.rsplit("/", 1)[1])][1], content_type="image/png"
            ),
        )
        page.set_content(SHEET.format(height=HEIGHT, figures="".join(figures)), wait_until="networkidle")
        page.screenshot(path=self.folder / f"sheet-{self.game}-{self.label}-{number}.png", full_page=True)
        page.close()


def take_sheets(browser: Browser, address: str, folder: Path, games: list[str]) -> None:
    for game in games:
        for label, language in (("laptop", "en"), ("phone", "de")):
            whole = WholeGame(browser, address, folder, game, label, language)
            whole.play()
            for covered in whole.covered:
                sys.stdout.write(f"{game} on the {label}, something lies on it: choice {covered}\n")


def main(games: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(Path(folder, "wusel.db"), bot_seconds=60) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        take_sheets(browser, server.address, OUT, games)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(SHELF))
