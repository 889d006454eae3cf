"""Wusel in a tab, in a real browser, from the folder that `make tab` builds: no server, and soon no network either."""

import fcntl
import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

from tests.browser.devices import DESKTOP, LOCALES, PATIENCE, PHONE
from tests.browser.player import CLICK, GLOWING, SOON, plays_to_the_end, scrolls_sideways, settled
from tests.thorough import NOTHING_LEFT_OUT
from wusel.cli.folder import folder_server
from wusel.games import SHELF

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "dist" / "tab"
pytestmark = pytest.mark.skipif(not NOTHING_LEFT_OUT, reason="takes its time: WUSEL_TEST_ALL=1")

LISTEN = """
window.line = {n: 0, unanswered: new Set()};
window.Worker = class extends Worker {
    constructor(...where) {
        super(...where);
        this.addEventListener("message", ({data}) => {
            if (data.type !== "frame") return;
            const frame = JSON.parse(data.text);
            if (frame.type === "happened" || frame.type === "welcome") line.n = frame.n;
            line.unanswered.delete(frame.id);
        });
    }
    postMessage(message, ...more) {
        const {id} = message.type === "say" ? JSON.parse(message.text) : {};
        if (id) line.unanswered.add(id);
        super.postMessage(message, ...more);
    }
};
"""
"""Notes in every page how much of its table it was told, and what of its words still waits for an answer."""
AT_HOME = "localStorage['wusel-settings'] ??= JSON.stringify({seen: %s, pace: 0, level: 'greedy'})"
"""Somebody who knows all games, and wants quick bots."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, built if it is not as new as its sources; below another one, since it may lie anywhere."""
    (ROOT / ".cache").mkdir(exist_ok=True)
    with (ROOT / ".cache" / "tab.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["make", "--silent", "tab"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    root = tmp_path_factory.mktemp("space")
    (root / "some").mkdir()
    (root / "some" / "games").symlink_to(FOLDER)
    (root / "files.json").write_text("{}", encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A web space that serves files and nothing else."""
    with folder_server(folder, 0) as space:
        Thread(target=space.serve_forever, daemon=True).start()
        yield f"http://localhost:{space.server_port}/some/games/"
        space.shutdown()


NewTab = Callable[..., AbstractContextManager[Page]]


@pytest.fixture
def new_tab(browser: Browser, address: str) -> NewTab:
    """Somebody's browser with the folder open in a tab, ready to play."""

    @contextmanager
    def make(size: ViewportSize = DESKTOP, language: str = "en") -> Iterator[Page]:
        context = browser.new_context(viewport=size, locale=LOCALES[language], reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        context.add_init_script(AT_HOME % json.dumps(list(SHELF)))
        yield opened(context, address)
        context.close()

    return make


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("body[data-games=ready]")
    return page


def cut_off(page: Page) -> None:
    """Cut the network, once all files are kept."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)


def sits_down(page: Page, game: str) -> None:
    """Play with bots at once."""
    page.locator(f"[data-game={game}] .play .main, [data-game={game}] button.main").first.click()
    page.wait_for_url("**/#/t/*")


def clicks(page: Page, times: int) -> None:
    for turn in range(times):
        page.wait_for_function(CLICK, arg=[GLOWING, turn], polling=SOON)
    settled(page)


def is_killed(page: Page) -> None:
    """Its process ends without any warning."""
    with suppress(Error):
        page.goto("chrome://crash")
    page.close()


def test_a_game_without_a_network_killed_and_resumed(new_tab: NewTab) -> None:
    with new_tab(PHONE, "de") as page:
        cut_off(page)
        sits_down(page, "mosquitozzz")
        clicks(page, 4)
        assert not scrolls_sideways(page)
        table, known = page.url, page.evaluate("() => line.n")
        is_killed(page)
        again = opened(page.context, table)
        settled(again)
        assert again.evaluate("() => line.n") >= known, "nothing acknowledged is lost"
        clicks(again, 2)


@pytest.mark.parametrize("game", list(SHELF))
def test_a_whole_game_without_a_network(new_tab: NewTab, game: str) -> None:
    with new_tab() as page:
        cut_off(page)
        sits_down(page, game)
        assert plays_to_the_end(page, most=3000) > 0


def test_a_second_tab_says_who_has_the_games_and_may_have_them(new_tab: NewTab) -> None:
    with new_tab() as page:
        sits_down(page, "mosquitozzz")
        clicks(page, 1)
        second = page.context.new_page()
        second.goto(page.url)
        second.get_by_role("button", name="Play here").click()
        page.wait_for_selector("body[data-games=gone]")
        second.wait_for_selector("body[data-games=ready]")
        clicks(second, 1)


def test_games_are_taken_along_and_deleted(new_tab: NewTab, tmp_path: Path) -> None:
    with new_tab() as page:
        sits_down(page, "mosquitozzz")
        clicks(page, 1)
        table = page.url
        page.evaluate("() => { location.hash = '/settings'; }")
        with page.expect_download() as download:
            page.get_by_role("button", name="Take all along").click()
        download.value.save_as(tmp_path / "games.db")
        page.get_by_role("button", name="Delete everything").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
        page.wait_for_url(lambda url: "settings" not in url)
        page.wait_for_selector("body[data-games=ready]")
        page.wait_for_function("() => document.querySelector('input[type=text]')?.value")
        assert page.locator(".unfinished, a[href*='/t/']").count() == 0
        page.evaluate("() => { location.hash = '/settings'; }")
        page.locator("input[type=file]").set_input_files(tmp_path / "games.db")
        page.get_by_role("dialog").get_by_role("button", name="Bring a file").click()
        page.wait_for_selector("a[href*='/t/']")
        page.goto(table)
        page.reload()
        settled(page)
        clicks(page, 1)
