"""Pictures of every page and of every question of every game, on a desktop and on a phone: `make screenshots`.

They go to `screenshots/`; those that the README shows also to `docs/pictures/`, made small. The desktop speaks English
and the phone German. A question that no picture could be taken of ends the run with its name.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.conftest import chromium
from tests.browser.devices import DESKTOP, PHONE
from tests.browser.player import GLOWING, opens_table
from tests.browser.positions import END, opens_position, positions_of, positions_of_modes
from tests.server.visitors import run_server
from wusel.games import SHELF

ROOT = Path(__file__).parents[2]
OUT = ROOT / "screenshots"
SHOWN = {
    "desktop-shelf": "shelf",
    "desktop-mosquitozzz-cast_net": "mosquitozzz",
    "desktop-schwarm-send_researchers": "schwarm",
    "desktop-viroid-infect": "viroid",
    "desktop-viroid-end": "viroid-end",
    "desktop-maus-take_turn": "maus",
    "desktop-maus-turn_page": "maus-page",
    "desktop-mosquitozzz-replay": "replay",
    "phone-mosquitozzz-defend": "phone-mosquitozzz",
    "phone-schwarm-send_researchers": "phone-schwarm",
    "phone-viroid-choose_dead": "phone-viroid",
    "phone-maus-take_turn": "phone-maus",
    "phone-dark-shelf": "phone-night",
}
"""What the README shows, and under which name."""
QUALITY = 72
PAGES = {"shelf": "/", "settings": "/settings", "me": "/me", "lost": "/nowhere"}
DARK = {"mosquitozzz": "defend", "schwarm": "send_researchers", "viroid": "infect", "maus": "take_turn"}
"""The questions that are shown by night too; every game has one."""
STILL = 250
MIDDLE = 30
"""The choice at which a replay is shown."""


class Photographer:
    """Somebody with a screen of some size who goes everywhere and takes pictures."""

    def __init__(self, browser: Browser, address: str, label: str, size: ViewportSize, **more: Any) -> None:  # noqa: ANN401
        context = browser.new_context(viewport=size, base_url=f"http://{address}", reduced_motion="reduce", **more)
        self.page: Page = context.new_page()
        self.label = label

    def take(self, name: str) -> None:
        self.page.wait_for_timeout(STILL)
        self.page.screenshot(path=OUT / f"{self.label}-{name}.png")
        shown = SHOWN.get(f"{self.label}-{name}")
        if shown:
            self.page.screenshot(path=ROOT / "docs" / "pictures" / f"{shown}.jpg", type="jpeg", quality=QUALITY)

    def visit(self, name: str, address: str) -> None:
        self.page.goto(address)
        self.page.wait_for_load_state("networkidle")
        self.take(name)

    def pages(self) -> None:
        for name, address in PAGES.items():
            self.visit(name, address)
        opens_table(self.page, next(iter(SHELF)), "you:Anna you:Ben")
        self.page.wait_for_selector(".curtain button")
        self.take("curtain")

    def game(self, game: str) -> None:
        """The way to a table, every question, the end and what comes after."""
        self.visit(f"{game}-new", f"/new/{game}")
        self.visit(f"{game}-rules", f"/rules/{game}")
        opens_table(self.page, game, "you open open")
        self.page.wait_for_load_state("networkidle")
        self.take(f"{game}-lobby")
        for name, save in positions_of(game).items():
            table = self.position(game, name, save)
        self.visit(f"{game}-replay", f"/replay/{table}?n={MIDDLE}")
        for name, save in positions_of_modes(game).items():
            self.position(game, name, save)

    def position(self, game: str, name: str, save: str) -> str:
        """What the first seat sees in a position, once it can choose."""
        table = opens_position(self.page, save)
        self.page.wait_for_selector("#ending-title" if f"-{name}".endswith(f"-{END}") else GLOWING)
        self.take(f"{game}-{name}")
        return table

    def by_night(self) -> None:
        self.visit("shelf", "/")
        for game in SHELF:
            self.position(game, DARK[game], positions_of(game)[DARK[game]])
        self.visit("rules", f"/rules/{next(iter(SHELF))}")


def main() -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(Path(folder, "wusel.db")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for label, size, locale in (("desktop", DESKTOP, "en-GB"), ("phone", PHONE, "de-DE")):
            photographer = Photographer(browser, server.address, label, size, locale=locale)
            photographer.pages()
            for game in SHELF:
                photographer.game(game)
            Photographer(browser, server.address, f"{label}-dark", size, locale=locale, color_scheme="dark").by_night()
        browser.close()
    sys.stdout.write(f"{len(list(OUT.glob('*.png')))} pictures in {OUT}\n")


if __name__ == "__main__":
    main()
