"""Wusel in a tab, in the system's Chromium: `python -m bench.tab [seconds]` (after `make tab`).

It measures the bytes of a first visit, and the time until a first game is ready, on a first visit and on the next. It
measures how long the page stands still then, and with every game. It also measures decisions and playouts per second
beside the plain build, in the same run.
"""

import json
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.browser.conftest import chromium
from tests.browser.devices import DESKTOP, PATIENCE
from tests.browser.player import CLICK, GLOWING, SOON

from bench.tab_rates import rates
from wusel.cli.folder import Files, folder_server
from wusel.games import SHELF

if TYPE_CHECKING:
    from _typeshed import SupportsRead, SupportsWrite

ROOT = Path(__file__).parents[1]
RUNS = 5
LONG_TASKS = """
window.stood = 0;
new PerformanceObserver((list) => {
    for (const task of list.getEntries()) stood = Math.max(stood, task.duration);
}).observe({entryTypes: ["longtask"]});
"""
"""The longest time for which the page stood still."""
KNOWS = f"localStorage['wusel-settings'] ??= JSON.stringify({{seen: {list(SHELF)}, pace: 0, level: 'greedy'}})"
KEPT = """async () => !!await navigator.serviceWorker.ready
    && !!await caches.match(new URL("files.json", document.baseURI))
    && !!await caches.match(new URL("python/snapshot", document.baseURI))"""
"""Whether the next visit finds everything. `wait_for_function` would take the promise for the answer."""
CLICKS = 10
REST = 4000
"""Milliseconds between two visits, in which the browser writes its files to the disk."""

IN_A_WORKER = """async ([source, seconds]) => {
    const code = `
        const listed = fetch("BASEfiles.json").then((found) => found.json());
        const unzipped = async (name) => {
            const response = await fetch("BASE" + (await listed).named["python/" + name]);
            return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
        };
        const asModule = async (name) => import(URL.createObjectURL(
            new Blob([await unzipped(name)], {type: "text/javascript"})));
        const unpack = (fs, pack, into) => {
            const text = (from, to) => new TextDecoder().decode(new Uint8Array(pack, from, to - from));
            let at = 8 + parseInt(text(0, 8), 16);
            for (const [name, size] of JSON.parse(text(8, at))) {
                const path = into + "/" + name;
                fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
                fs.writeFile(path, new Uint8Array(pack, at, size));
                at += size;
            }
        };
        onmessage = async ({data: [source, seconds]}) => {
            const {loadPyodide} = await asModule("start.mjs");
            const {default: createPyodideModule} = await asModule("python.mjs");
            const wasm = await unzipped("python.wasm");
            WebAssembly.instantiateStreaming = (_, imports) => WebAssembly.instantiate(wasm, imports);
            const info = (await listed).python;
            const library = URL.createObjectURL(new Blob([await unzipped("stdlib.zip")]));
            const packs = await Promise.all(["wusel", "mosquitozzz", "schwarm", "viroid", "maus"]
                .map((name) => unzipped(name + ".pack")));
            const python = await loadPyodide({indexURL: "BASEpython/", createPyodideModule, stdLibURL: library,
                lockFileContents: {info, packages: {}}, packages: [], packageBaseUrl: "BASE",
                fsInit: async (fs, {sitePackages}) => packs.forEach((pack) => unpack(fs, pack, sitePackages))});
            python.runPython(source);
            postMessage(python.runPython("rates(" + seconds + ")"));
        };`.replaceAll("BASE", document.baseURI.split("#")[0]);
    const worker = new Worker(URL.createObjectURL(new Blob([code], {type: "text/javascript"})), {type: "module"});
    return new Promise((done, failed) => {
        worker.onmessage = ({data}) => done(data);
        worker.onerror = (event) => failed(event.message);
        worker.postMessage([source, seconds]);
    });
}"""


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    with folder_server(ROOT / "dist" / "tab", 0, CountedFiles) as space, sync_playwright() as playwright:
        Thread(target=space.serve_forever, daemon=True).start()
        address = f"http://localhost:{space.server_port}/"
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        measure_bytes(browser, address)
        measure_starts(browser, address)
        measure_rates(browser, address, seconds)
        browser.close()
        space.shutdown()


@contextmanager
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A person who has never been here."""
    context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(LONG_TASKS)
    context.add_init_script(KNOWS)
    yield context
    context.close()


class CountedFiles(Files):
    """Counts the bytes that it sends: all, and the ones that are not only cached for later."""

    sent = needed = 0

    def copyfile(self, source: "SupportsRead[Any]", outputfile: "SupportsWrite[Any]") -> None:
        content = source.read()
        CountedFiles.sent += len(content)
        is_for_later = "max-age=0" in self.headers.get("Cache-Control", "") and not self.path.endswith("files.json")
        CountedFiles.needed += 0 if is_for_later else len(content)
        outputfile.write(content)


def measure_bytes(browser: Browser, address: str) -> None:
    """The bytes of a first visit, from a web space that compresses nothing."""
    with visitor(browser) as context:
        new_game(context, address, next(iter(SHELF)))
    print(f"first visit: {CountedFiles.needed / 1e6:.2f} MB for a first game, {CountedFiles.sent / 1e6:.2f} MB in all")


def measure_starts(browser: Browser, address: str) -> None:
    first = next(iter(SHELF))
    firsts: list[float] = []
    nexts: list[float] = []
    still: dict[str, list[float]] = {game: [] for game in SHELF}
    for game in SHELF:
        for _ in range(RUNS):
            with visitor(browser) as context:
                for times in (firsts, nexts):
                    seconds, stood = new_game(context, address, game)
                    still[game].append(stood)
                    if game == first:
                        times.append(seconds)
    print(f"first game ready, first visit: {shown(firsts)} s; next visit: {shown(nexts)} s")
    print(f"how long the page stood still in {2 * RUNS} visits, at most, in ms:")
    for game, stands in still.items():
        print(f"{game:12} {shown(stands, 0)}")


def new_game(context: BrowserContext, address: str, game: str) -> tuple[float, float]:
    """Seconds from the address to a board that asks, and the longest milliseconds for which the page stood still: until
    then, and while some choices are made."""
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(address)
    page.locator(f"[data-game={game}] button.main").first.click()
    page.wait_for_selector(GLOWING)
    seconds = time.perf_counter() - begun
    for turn in range(CLICKS):
        page.wait_for_function(CLICK, arg=[GLOWING, turn], polling=SOON)
    while not page.evaluate(KEPT):
        page.wait_for_timeout(SOON)
    page.wait_for_timeout(REST)
    stood = float(page.evaluate("() => stood"))
    page.close()
    return seconds, stood


def shown(figures: list[float], digits: int = 1) -> str:
    listed = ", ".join(f"{each:.{digits}f}" for each in sorted(figures))
    return f"median {statistics.median(figures):.{digits}f} of {listed}"


def measure_rates(browser: Browser, address: str, seconds: float) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(f"{address}files.json")
        page.goto(address)
        source = (Path(__file__).parent / "tab_rates.py").read_text(encoding="utf-8")
        in_tab = json.loads(page.evaluate(IN_A_WORKER, [source, seconds]))
    plain = json.loads(rates(seconds))
    for name, (decisions, playouts) in in_tab.items():
        usual, searched = plain[name]
        print(
            f"{name:12} {decisions:7} decisions/s in the tab, {usual:7} in the plain build ({decisions / usual:.0%}); "
            f"{playouts:6} playouts/s, {searched:6} ({playouts / searched:.0%})"
        )


if __name__ == "__main__":
    main()
