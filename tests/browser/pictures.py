"""Pictures of every page and of every question of every game, on a desktop and on a phone: `make screenshots`.

They go to `screenshots/`. Pictures shown in README and docs also go to `docs/pictures/` in a small size; `make
pictures` takes only these. The desktop is English and the phone German. If a question has no picture, the run ends with
its name.
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
"""Pictures shown in README and docs, with their names there."""
ONLY_SHOWN = "--shown"
QUALITY = 72
PAGES = {"shelf": "/", "settings": "/settings", "me": "/me", "lost": "/nowhere"}
DARK = {"mosquitozzz": "defend", "schwarm": "send_researchers", "viroid": "infect", "maus": "take_turn"}
"""The questions that are also shown at night. Every game has one."""
STILL = 250
MIDDLE = 30
"""The choice at which a replay is shown."""


class Photographer:
    """A person with a screen of a given size who takes pictures of every page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        label: str,
        size: ViewportSize,
        only_shown: bool,
        **more: Any,  # noqa: ANN401
    ) -> None:
        context = browser.new_context(viewport=size, base_url=f"http://{address}", reduced_motion="reduce", **more)
        self.page: Page = context.new_page()
        self.label = label
        self.only_shown = only_shown

    def wants(self, name: str) -> bool:
        return not self.only_shown or f"{self.label}-{name}" in SHOWN

    def take(self, name: str) -> None:
        if not self.wants(name):
            return
        self.page.wait_for_timeout(STILL)
        self.page.screenshot(path=OUT / f"{self.label}-{name}.png")
        shown = SHOWN.get(f"{self.label}-{name}")
        if shown:
            self.page.screenshot(path=ROOT / "docs" / "pictures" / f"{shown}.jpg", type="jpeg", quality=QUALITY)

    def visit(self, name: str, address: str) -> None:
        if not self.wants(name):
            return
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
        """Photograph the way to a table, every question, the end and the pages after it."""
        self.visit(f"{game}-new", f"/new/{game}")
        self.visit(f"{game}-rules", f"/rules/{game}")
        opens_table(self.page, game, "you open open")
        self.page.wait_for_load_state("networkidle")
        self.take(f"{game}-lobby")
        positions = positions_of(game)
        for name, save in positions.items():
            self.position(game, name, save)
        if self.wants(f"{game}-replay"):
            self.visit(f"{game}-replay", f"/replay/{opens_position(self.page, positions[END])}?n={MIDDLE}")
        for name, save in positions_of_modes(game).items():
            self.position(game, name, save)

    def position(self, game: str, name: str, save: str) -> None:
        """Photograph a position as the first seat sees it, once it can choose."""
        if not self.wants(f"{game}-{name}"):
            return
        opens_position(self.page, save)
        self.page.wait_for_selector("#ending-title" if f"-{name}".endswith(f"-{END}") else GLOWING)
        self.take(f"{game}-{name}")

    def by_night(self) -> None:
        self.visit("shelf", "/")
        for game in SHELF:
            self.position(game, DARK[game], positions_of(game)[DARK[game]])
        self.visit("rules", f"/rules/{next(iter(SHELF))}")


def main(only_shown: bool) -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(Path(folder, "wusel.db")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for label, size, locale in (("desktop", DESKTOP, "en-GB"), ("phone", PHONE, "de-DE")):
            photographer = Photographer(browser, server.address, label, size, only_shown, locale=locale)
            photographer.pages()
            for game in SHELF:
                photographer.game(game)
            by_night = {"locale": locale, "color_scheme": "dark"}
            Photographer(browser, server.address, f"{label}-dark", size, only_shown, **by_night).by_night()
        browser.close()
    sys.stdout.write(f"{len(list(OUT.glob('*.png')))} pictures in {OUT}\n")


if __name__ == "__main__":
    main(ONLY_SHOWN in sys.argv)
