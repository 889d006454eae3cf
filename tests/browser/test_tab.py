"""Wusel in a tab, in a real browser, from the folder that `make tab` builds. There is no server, and soon no network
either."""

import fcntl
import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize, expect

from tests.browser.conftest import chromium
from tests.browser.devices import DESKTOP, LOCALES, PATIENCE, PHONE
from tests.browser.player import CLICK, GLOWING, SOON, plays_to_the_end, scrolls_sideways, settled
from tests.thorough import NOTHING_LEFT_OUT
from wusel.cli.folder import Files, folder_server
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
"""Records in every page how much of its table it received, and which of its messages still await an answer."""
AT_HOME = "localStorage['wusel-settings'] ??= JSON.stringify({seen: %s, pace: 0, level: 'greedy'})"
"""A person who knows all games and wants quick bots."""
CHOOSE = f"(given) => line.unanswered.size > 0 || (({CLICK})(given), false)"
"""Click until a choice is sent, because a click may only ask which one."""
COMES = """async () => {
    const known = await navigator.serviceWorker.getRegistration();
    await known.update();
    const worker = known.installing ?? known.waiting;
    await new Promise((done) => {
        const look = () => worker.state === "installed" && done();
        worker.addEventListener("statechange", look);
        look();
    });
}"""
"""A version that the browser has not looked for has arrived, and waits."""
IS_KEPT = "async () => !!await caches.match(new URL('files.json', document.baseURI))"
"""Whether all files are kept."""


@pytest.fixture(scope="module")
def folder() -> Path:
    """Return the folder, and build it if it is older than its sources."""
    (ROOT / ".cache").mkdir(exist_ok=True)
    with (ROOT / ".cache" / "tab.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["make", "--silent", "tab"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return FOLDER


@contextmanager
def served(folder: Path, root: Path, files: type[Files] = Files) -> Iterator[tuple[str, Path]]:
    """Serve files and nothing else. Yield the address of the folder, which lies below another one, and the link that
    lets another folder take its place."""
    (root / "some").mkdir()
    place = root / "some" / "games"
    place.symlink_to(folder)
    (root / "files.json").write_text("{}", encoding="utf-8")
    with folder_server(root, 0, files) as space:
        Thread(target=space.serve_forever, daemon=True).start()
        yield f"http://localhost:{space.server_port}/some/games/", place
        space.shutdown()


@pytest.fixture(scope="module")
def address(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(folder, tmp_path_factory.mktemp("space")) as (address, _):
        yield address


START_PATIENCE = 3 * PATIENCE
"""A busy machine starts an interpreter in a browser slowly."""
NewTab = Callable[..., AbstractContextManager[Page]]


@pytest.fixture
def new_tab(browser: Browser, address: str) -> NewTab:
    """Open the folder in a tab of a new browser, ready to play."""

    @contextmanager
    def make(size: ViewportSize = DESKTOP, language: str = "en") -> Iterator[Page]:
        context = browser.new_context(viewport=size, locale=LOCALES[language], reduced_motion="reduce")
        yield opened(at_home(context), address)
        context.close()

    return make


def at_home(context: BrowserContext) -> BrowserContext:
    """Prepare a browser whose person knows all games."""
    context.set_default_timeout(START_PATIENCE)
    context.add_init_script(LISTEN)
    context.add_init_script(AT_HOME % json.dumps(list(SHELF)))
    return context


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("body[data-games=ready]")
    return page


def cut_off(page: Page) -> None:
    """Cut the network, once all files are kept."""
    is_kept(page)
    page.context.set_offline(True)


def is_kept(page: Page) -> None:
    """Wait until the browser has all files."""
    while not page.evaluate(IS_KEPT):
        page.wait_for_timeout(SOON)


def sits_down(page: Page, game: str) -> None:
    """Start to play with bots."""
    page.locator(f"[data-game={game}] .play .main, [data-game={game}] button.main").first.click()
    page.wait_for_url("**/#/t/*")


def clicks(page: Page, times: int) -> None:
    for turn in range(times):
        page.wait_for_function(CLICK, arg=[GLOWING, turn], polling=SOON)
    settled(page)


def is_killed(page: Page) -> None:
    """Kill the process of a page without any warning."""
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
        is_exported(page, tmp_path / "games.db")
        page.get_by_role("button", name="Delete everything").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
        begins_anew(page)
        assert page.locator(".unfinished, a[href*='/t/']").count() == 0
        is_imported(page, ROOT / "README.md")
        expect(page.locator(".problem")).to_contain_text("not exported from Wusel")
        is_imported(page, tmp_path / "games.db")
        begins_anew(page)
        page.wait_for_selector("a[href*='/t/']")
        page.evaluate("() => { location.hash = '/settings'; }")
        page.get_by_role("button", name="Restore previous games").click()
        page.get_by_role("dialog").get_by_role("button", name="Restore previous games").click()
        begins_anew(page)
        assert page.locator(".unfinished, a[href*='/t/']").count() == 0
        is_imported(page, tmp_path / "games.db")
        begins_anew(page)
        page.goto(table)
        page.reload()
        settled(page)
        clicks(page, 1)


def is_exported(page: Page, into: Path) -> None:
    page.evaluate("() => { location.hash = '/settings'; }")
    with page.expect_download() as download:
        page.locator("main").get_by_role("button", name="Export all games").click()
    download.value.save_as(into)


def is_imported(page: Page, file: Path) -> None:
    page.evaluate("() => { location.hash = '/settings'; window.isOld = true; }")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("dialog").get_by_role("button", name="Import").click()


def begins_anew(page: Page) -> None:
    """Check that the page has been loaded again and knows its person."""
    page.wait_for_function("() => !window.isOld && !location.hash.includes('settings')")
    page.wait_for_selector("body[data-games=ready]")
    page.wait_for_function("() => document.querySelector('input[type=text]')?.value")


# --- no room


@pytest.fixture
def profile(browser: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """Open a browser with a disk, because the quota counts only there."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "profile",
        executable_path=chromium(),
        args=["--no-sandbox"],
        viewport=PHONE,
        locale=LOCALES["de"],
        reduced_motion="reduce",
    )
    yield at_home(context)
    context.close()


def test_where_there_is_no_room_nothing_is_lost_and_it_goes_on_when_there_is(
    profile: BrowserContext, address: str
) -> None:
    page = opened(profile, address)
    sits_down(page, "schwarm")
    clicks(page, 2)
    quota = profile.new_cdp_session(page)
    origin = {"origin": urlsplit(address)._replace(path="").geturl()}
    quota.send("Storage.overrideQuotaForOrigin", origin | {"quotaSize": 1000})
    page.reload()  # an open page has some room in advance
    settled(page)
    known = page.evaluate("() => line.n")
    page.wait_for_function(CHOOSE, arg=[GLOWING, 0], polling=SOON)
    expect(page.locator(".tab [role=alert]")).to_contain_text("keinen Platz mehr")
    expect(page.locator(".connection")).to_contain_text("fehlt der Platz")
    assert not scrolls_sideways(page)
    said = page.evaluate("() => [line.n, line.unanswered.size]")
    assert said == [known, 1], "what cannot be stored is not acknowledged"
    quota.send("Storage.overrideQuotaForOrigin", origin)
    expect(page.locator(".tab [role=alert]")).to_have_count(0)
    settled(page)
    stored = page.evaluate("() => line.n")
    assert stored > known
    page.reload()
    settled(page)
    assert page.evaluate("() => line.n") >= stored
    clicks(page, 1)


# --- no storage any more


def test_games_that_the_browser_deletes_are_exported_from_memory(
    profile: BrowserContext, address: str, tmp_path: Path
) -> None:
    page = opened(profile, address)
    sits_down(page, "mosquitozzz")
    clicks(page, 2)
    table = page.url
    origin = urlsplit(address)._replace(path="").geturl()
    cleared = {"origin": origin, "storageTypes": "file_systems,cache_storage,service_workers"}
    profile.new_cdp_session(page).send("Storage.clearDataForOrigin", cleared)
    page.wait_for_function(CHOOSE, arg=[GLOWING, 0], polling=SOON)
    alert = page.locator(".tab [role=alert]")
    expect(alert).to_contain_text("gelöscht")
    assert not scrolls_sideways(page)
    with page.expect_download() as download:
        alert.get_by_role("button", name="Alle Spiele exportieren").click()
    download.value.save_as(tmp_path / "games.db")
    alert.get_by_role("button", name="Seite neu laden").click()
    page.wait_for_selector("body[data-games=ready]")
    page.evaluate("() => { location.hash = '/settings'; window.isOld = true; }")
    page.locator("input[type=file]").set_input_files(tmp_path / "games.db")
    page.get_by_role("dialog").get_by_role("button", name="Importieren").click()
    begins_anew(page)
    page.goto(table)
    settled(page)
    clicks(page, 1)


# --- another version


def comes(page: Page, place: Path, version: Path) -> None:
    """Publish another version of the folder and wait until it waits in the browser."""
    place.unlink()
    place.symlink_to(version)
    page.evaluate(COMES)


def newer(folder: Path, into: Path) -> Path:
    """Make another version of a folder, with another start page."""
    shutil.copytree(folder, into)
    version = json.loads((folder / "files.json").read_text(encoding="utf-8"))["version"]
    for name in ("files.json", "worker.js", "index.html", "change.html"):
        text = (into / name).read_text(encoding="utf-8")
        assert version in text
        (into / name).write_text(text.replace(version, into.name, 1), encoding="utf-8")
    return into


def version(page: Page) -> str:
    found: str = page.evaluate("() => document.documentElement.dataset.version ?? ''")
    return found


def test_a_newer_version_is_told_of_and_taken_when_somebody_wants_it_or_comes_again(
    browser: Browser, folder: Path, tmp_path: Path
) -> None:
    context = at_home(browser.new_context(viewport=DESKTOP, locale=LOCALES["en"], reduced_motion="reduce"))
    with served(folder, tmp_path) as (address, place):
        page = opened(context, address)
        is_kept(page)
        sits_down(page, "schwarm")
        clicks(page, 1)
        table = page.url
        comes(page, place, newer(folder, tmp_path / "second"))
        change = page.get_by_role("button", name="Change to it")
        for _ in range(2):
            clicks(page, 1)
            assert change.count() == 0, "nobody at a table hears of it"
            assert version(page) not in ("second", "third")
            page.reload()
        page.get_by_role("link", name="Back to the shelf").click()
        page.evaluate("() => setInterval(() => fetch('files.json'), 1)")  # files may arrive at any moment
        change.click()
        page.wait_for_selector("html[data-version=second] body[data-games=ready]")
        page.goto(table)
        clicks(page, 1)
        comes(page, place, newer(folder, tmp_path / "third"))
        page.close()
        while version(page := opened(context, table)) == "second":
            page.close()  # the browser may need a moment to notice that no page is left
        assert version(page) == "third"
        clicks(page, 1)
    context.close()


def test_a_version_that_is_published_during_the_first_visit_is_loaded_instead(
    browser: Browser, folder: Path, tmp_path: Path
) -> None:
    """The page is of one version and the list of its files of the next."""

    class Publishing(Files):
        def translate_path(self, path: str) -> str:
            if path.endswith("/files.json") and place.readlink() == folder:
                place.unlink()
                place.symlink_to(second)
            return super().translate_path(path)

    second = newer(folder, tmp_path / "second")
    context = at_home(browser.new_context(viewport=DESKTOP, locale=LOCALES["en"], reduced_motion="reduce"))
    with served(folder, tmp_path, Publishing) as (address, place):
        page = opened(context, address)
        assert version(page) == "second"
        is_kept(page)
        assert page.evaluate("() => caches.keys()") == ["wusel%2Fsome%2Fgames%2F@second"]
    context.close()
