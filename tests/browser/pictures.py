"""Pictures of every page and every phase of both games, on a desktop and on a phone: `make screenshots`.

They go to `screenshots/`; the ones the README shows are copied to `docs/pictures/`.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

from tests.browser.conftest import DESKTOP, PHONE, chromium
from tests.browser.player import GLOWING, is_over, makes_a_choice, opens_table
from tests.server.visitors import open_house
from wusel.games import SHELF

ROOT = Path(__file__).parents[2]
OUT = ROOT / "screenshots"
SHOWN = {
    "desktop-shelf": "shelf",
    "desktop-mosquitozzz-defend": "mosquitozzz",
    "desktop-schwarm-send_researchers": "schwarm",
    "desktop-mosquitozzz-replay": "replay",
}
PAGES = {
    "shelf": "/",
    "new": "/new/schwarm",
    "rules": "/rules/mosquitozzz",
    "settings": "/settings",
    "lost": "/nowhere",
}
STILL = 700
RARE_THINGS = ", ".join(f".thing.glow[data-thing*='{name}']" for name in ("mosquito_net", "medicine", "ointment"))
RARE_ONES_LAST = ("lay_cards", "two_player_discard", "choose_staying")
"""Where a card would be given away."""
FURTHER_DEALS = (1, 2, 3)
"""Not every step comes up in every game: these are played for the steps that were not seen yet."""


class Photographer:
    """Somebody who plays and takes a picture of everything that is new."""

    def __init__(self, browser: Browser, address: str, label: str, size: dict[str, int], moves: bool = True) -> None:
        scheme: Any = "dark" if label == "desktop" else "light"
        motion: Any = "no-preference" if moves else "reduce"
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            base_url=f"http://{address}",
            locale="en-GB",
            color_scheme=scheme,
            reduced_motion=motion,
        )
        self.page: Page = context.new_page()
        self.label = label
        self.step = ""
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, payload: str | bytes) -> None:
        frame = json.loads(payload)
        if frame.get("play"):
            self.step = frame["play"]["step"]

    def take(self, name: str) -> None:
        self.page.wait_for_timeout(STILL)
        self.page.screenshot(path=OUT / f"{self.label}-{name}.png")

    def pages(self) -> None:
        for name, address in PAGES.items():
            self.page.goto(address)
            self.page.wait_for_load_state("networkidle")
            self.take(name)

    def game(self, game: str) -> None:
        """The lobby, then every step that asks, the end and the replay."""
        opens_table(self.page, game, "you open open")
        self.take(f"{game}-lobby")
        table = self.plays(game, "you greedy greedy", 7)
        self.take(f"{game}-end")
        self.page.goto(f"/replay/{table}?n=30")
        self.page.wait_for_load_state("networkidle")
        self.take(f"{game}-replay")

    def plays(self, game: str, seats: str, deal: int) -> str:
        """A whole game, with a picture the first and the sixth time that a step asks."""
        table = opens_table(self.page, game, seats, deal=deal)
        seen: dict[str, int] = {}
        for turn in range(800):
            self.page.wait_for_function(
                f"() => document.querySelector('#ending-title') || document.querySelector({GLOWING!r})", polling=25
            )
            if is_over(self.page):
                break
            seen[self.step] = seen.get(self.step, 0) + 1
            name = f"{game}-{self.step}" if seen[self.step] == 6 else f"{game}-{self.step}-first"
            if seen[self.step] in (1, 6) and not (OUT / f"{self.label}-{name}.png").exists():
                self.take(name)
            if self.step in RARE_ONES_LAST or not self.prefers_rare_things():
                makes_a_choice(self.page, turn + deal)
        return table

    def prefers_rare_things(self) -> bool:
        """Take and use what asks rare questions, where it is on offer."""
        clicked: bool = self.page.evaluate(
            """(rare) => {
                const found = [...document.querySelectorAll(rare)].find((each) => each.checkVisibility());
                found?.click();
                return found !== undefined;
            }""",
            RARE_THINGS,
        )
        return clicked


def main() -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder, "wusel.db")) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for label, size in (("desktop", DESKTOP), ("phone", PHONE)):
            photographer = Photographer(browser, house.address, label, size)
            photographer.pages()
            hasty = Photographer(browser, house.address, label, size, moves=False)
            for game in SHELF:
                photographer.game(game)
                for deal in FURTHER_DEALS:
                    hasty.plays(game, "you greedy" if deal % 2 else "you greedy greedy greedy", deal)
        browser.close()
    for taken, shown in SHOWN.items():
        source = OUT / f"{taken}.png"
        if not source.exists():
            source = OUT / f"{taken}-first.png"
        (ROOT / "docs" / "pictures").mkdir(exist_ok=True)
        shutil.copy(source, ROOT / "docs" / "pictures" / f"{shown}.png")
    sys.stdout.write(f"{len(list(OUT.glob('*.png')))} pictures in {OUT}\n")


if __name__ == "__main__":
    main()
