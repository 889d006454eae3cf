"""Builds `dist/tab`: a folder for any web space, with the client, an interpreter and the whole server in it.

    .venv/bin/python -m tools.tab.build

Everything comes from packages whose hashes are pinned: Pyodide in `web/package-lock.json`, wheels in `uv.lock`. Modules
are compiled to bytecode by the interpreter that will run them. What Python needs is packed: files with a list of them,
compressed here, since not every web space compresses what it sends. What was compiled once is kept in `.cache/tab`.
"""

import asyncio
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from wusel.games import SHELF
from wusel.server.operations.page_app import PageApp

ROOT: Final = Path(__file__).resolve().parents[2]
OUT: Final = ROOT / "dist" / "tab"
CACHE: Final = ROOT / ".cache" / "tab"
HERE: Final = Path(__file__).parent
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
SOURCES: Final = ROOT / "src" / "wusel"
NODE: Final = ROOT / ".venv" / "bin" / "node"

PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
"""Of the wheels, as Pyodide's version asks for it."""
PACKAGES: Final = ("bots", "engine", "games", "server", "support", "texts")
"""Our own packages that a server needs."""
NOT_IN_A_PAGE: Final = ("server/client", "server/operations", "server/log/stores/postgres.py",
    "server/log/stores/leases.py", "server/web/protocols.py", "server/web/http_protocol.py",
    "server/web/websocket_protocol.py", "server/workers/process_workers.py", "server/wire/typescript.py",
    "games/crumbs")  # fmt: skip
IN_A_PAGE: Final = ("server/operations/__init__.py", "server/operations/page_app.py")
DATA: Final = (".py", ".pyc", ".toml", ".ftl", ".sql", ".so")
UNUSED: Final = (
    "_aix_support", "_android_support", "_apple_support", "_ast_unparse", "_ios_support", "_markupbase",
    "_osx_support", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "_sysconfigdata__emscripten_wasm32-emscripten",
    "antigravity", "argparse", "asyncio/__main__", "asyncio/proactor_events", "asyncio/tools",
    "asyncio/windows_events", "asyncio/windows_utils", "bdb", "cProfile", "cmd", "code", "colorsys",
    "compileall", "concurrent/futures/process", "concurrent/interpreters", "configparser", "ctypes", "curses", "dbm",
    "difflib", "doctest", "email/_header_value_parser", "email/contentmanager", "email/headerregistry", "ensurepip",
    "filecmp", "fileinput", "fractions", "ftplib", "getopt", "getpass", "gettext", "graphlib", "html/parser",
    "http/cookiejar", "idlelib", "imaplib", "lib2to3", "logging/config", "logging/handlers", "mailbox",
    "modulefinder", "multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib",
    "pprint", "profile", "pstats", "pty", "py_compile", "pyclbr", "pydoc", "pydoc_data", "pyodide/console",
    "rlcompleter", "sched", "shelve", "smtplib", "sqlite3/__main__", "sqlite3/dump", "statistics", "symtable",
    "sysconfig", "tabnanny", "tarfile", "this", "trace", "tracemalloc", "turtle", "turtledemo", "unittest",
    "urllib/robotparser", "venv", "wave", "webbrowser", "wsgiref/validate", "xml", "xmlrpc", "zipapp", "zoneinfo",
)  # fmt: skip
"""Modules of the standard library that no page needs."""
ENCODINGS: Final = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig")
UNUSED_OF_PACKAGES: Final = (
    "anyio/_backends/_trio", "anyio/pytest_plugin", "platformdirs/__main__", "platformdirs/android",
    "platformdirs/macos", "platformdirs/windows", "prometheus_client/aiohttp", "prometheus_client/bridge",
    "prometheus_client/django", "prometheus_client/multiprocess", "prometheus_client/twisted",
    "starlette/middleware/cors", "starlette/middleware/gzip", "starlette/middleware/sessions",
    "starlette/middleware/wsgi", "starlette/schemas", "starlette/templating", "starlette/testclient",
)  # fmt: skip
HASH_IN_NAME: Final = re.compile(r"^((?:python|answers)/.+)-[0-9a-f]{8}(\.\w+)\.gz$")
"""What `compress` appends to the name of a file."""


def main() -> None:
    stdlib = compiled("stdlib", digest([PYODIDE / "package.json", HERE]), stage_stdlib)
    wanted = requirements()
    packages = compiled("packages", digest([HERE], wanted), lambda into: stage_wheels(wanted, into))
    wusel = compiled("wusel", digest([HERE, *(SOURCES / each for each in PACKAGES)]), stage_wusel)
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(client(), OUT)
    python = OUT / "python"
    python.mkdir()
    compress(python / "python.wasm", (PYODIDE / "pyodide.asm.wasm").read_bytes())
    compress(python / "python.mjs", (PYODIDE / "pyodide.asm.mjs").read_bytes())
    compress(python / "start.mjs", (PYODIDE / "pyodide.mjs").read_bytes())
    compress(python / "stdlib.zip", zipped(stdlib))
    games = [f"wusel/games/{name}" for name in SHELF]
    compress(python / "wusel.pack", pack([(packages, all_files(packages)), (wusel, others(wusel, games))]))
    for name, folder in zip(SHELF, games, strict=True):
        compress(python / f"{name}.pack", pack([(wusel, all_files(wusel / folder))]))
    asyncio.run(write_answers(OUT / "answers"))
    for file in all_files(OUT / "assets"):
        if file.suffix in (".js", ".css"):
            compress_file(file)
    shutil.copy(ROOT / "web/src/tab/change.html", OUT)
    list_files()
    report()


# --- staging and compiling


def compiled(name: str, key: str, stage: Callable[[Path], None]) -> Path:
    """A folder of compiled modules."""

    def stage_and_compile(into: Path) -> None:
        stage(into)
        subprocess.run([NODE, HERE / "compile.mjs", PYODIDE, into], check=True)

    return kept(name, key, stage_and_compile)


def kept(name: str, key: str, make: Callable[[Path], None]) -> Path:
    """A folder that is made once for each key."""
    CACHE.mkdir(parents=True, exist_ok=True)
    folder = CACHE / f"{name}-{key}"
    if not folder.is_dir():
        for old in CACHE.glob(f"{name}-*"):
            shutil.rmtree(old)
        with TemporaryDirectory(dir=CACHE) as half:
            make(Path(half, "made"))
            Path(half, "made").rename(folder)
    return folder


def digest(places: Iterable[Path], text: str = "") -> str:
    """A hash of files and folders."""
    found = sha256(text.encode())
    for place in places:
        for file in sorted([place] if place.is_file() else all_files(place)):
            found.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return found.hexdigest()[:16]


def all_files(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and "__pycache__" not in file.parts]


def others(folder: Path, without: list[str]) -> list[Path]:
    """All files of a folder but those in some of its folders."""
    return [file for file in all_files(folder) if not is_below(file.relative_to(folder).as_posix(), without)]


def is_below(name: str, places: Iterable[str]) -> bool:
    return any(name == place or name.startswith(f"{place}/") for place in places)


def stage_stdlib(into: Path) -> None:
    with ZipFile(PYODIDE / "python_stdlib.zip") as library:
        names = [name for name in library.namelist() if is_needed(name.removesuffix(".py"))]
        library.extractall(into, names)
    shutil.copytree(HERE / "missing", into, dirs_exist_ok=True)


def is_needed(module: str) -> bool:
    """Return whether a page needs a module of the standard library; most encodings are left out."""
    package, _, name = module.partition("/")
    return not is_below(module, UNUSED) and (package != "encodings" or name in ENCODINGS)


def requirements() -> str:
    """The wheels with their hashes, from the lock file."""
    command = [str(ROOT / ".tools/bin/uv"), "export", "--frozen", "--quiet", "--only-group", "tab", "--no-emit-project"]
    return subprocess.run([*command, "--no-header"], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def stage_wheels(wanted: str, into: Path) -> None:
    """Download wheels for the platform of the page, and unpack them; pip checks the hashes."""
    with TemporaryDirectory(dir=CACHE) as folder:
        listed = Path(folder, "requirements.txt")
        listed.write_text(wanted, encoding="utf-8")
        pip = ["python3", "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        chosen = ["--only-binary", ":all:", "--require-hashes", *PLATFORM, "--dest", folder]
        subprocess.run([*pip, *chosen, "-r", str(listed)], check=True, env=outer_environment())
        for wheel in Path(folder).glob("*.whl"):
            with ZipFile(wheel) as packed:
                names = [each for each in packed.namelist() if each.endswith(DATA)]
                packed.extractall(into, [each for each in names if not is_below(each[:-3], UNUSED_OF_PACKAGES)])


def outer_environment() -> dict[str, str]:
    """Without our virtual environment, which has no pip."""
    path = [each for each in os.environ["PATH"].split(os.pathsep) if Path(each) != ROOT / ".venv" / "bin"]
    return {**os.environ, "PATH": os.pathsep.join(path)}


def stage_wusel(into: Path) -> None:
    (into / "wusel").mkdir(parents=True)
    for name in ("__init__.py", "version.py"):
        shutil.copy(SOURCES / name, into / "wusel")
    for package in PACKAGES:
        for file in all_files(SOURCES / package):
            name = file.relative_to(SOURCES).as_posix()
            if file.suffix in DATA and (name in IN_A_PAGE or not is_below(name, NOT_IN_A_PAGE)):
                (into / "wusel" / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, into / "wusel" / name)


# --- the folder


def client() -> Path:
    """The browser client, with the bridge to Python instead of a server."""
    web = ROOT / "web"
    sources = [web / each for each in ("src", "public", "index.html", "vite.config.ts", "package-lock.json")]
    return kept("client", digest(sources), build_client)


def build_client(into: Path) -> None:
    vite = ["node_modules/vite/bin/vite.js", "build", "--mode", "tab", "--logLevel", "error", "--outDir", str(into)]
    subprocess.run([NODE, *vite], cwd=ROOT / "web", check=True)
    for name in ("offline.html", "offline.css", "worker.js"):
        (into / name).unlink()


def pack(places: list[tuple[Path, list[Path]]]) -> bytes:
    """Return files as one: the length of a list as eight hex digits, the list of names and sizes as JSON, the
    contents."""
    files = [(file.relative_to(folder).as_posix(), file.read_bytes()) for folder, found in places for file in found]
    listed = json.dumps([[name, len(content)] for name, content in files], separators=(",", ":")).encode()
    return b"%08x" % len(listed) + listed + b"".join(content for _, content in files)


def zipped(folder: Path) -> bytes:
    """A folder as a zip file without compression, the same bytes every time."""
    file = CACHE / "stdlib.zip"
    with ZipFile(file, "w", ZIP_STORED) as archive:
        for each in all_files(folder):
            archive.writestr(ZipInfo(each.relative_to(folder).as_posix()), each.read_bytes())
    return file.read_bytes()


def compress(file: Path, content: bytes) -> None:
    """Write a compressed file with a hash in its name, so that files of two versions are never taken for each other."""
    packed = gzip.compress(content, 9, mtime=0)
    name = f"{file.stem}-{sha256(packed).hexdigest()[:8]}{file.suffix}.gz"
    file.with_name(name).write_bytes(packed)


def compress_file(file: Path) -> None:
    """Write a compressed file beside the file itself, which serves browsers without a service worker."""
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


async def write_answers(folder: Path) -> None:
    """Write the server's answers about the games, so that the page can show them before Python has started."""
    with TemporaryDirectory() as home:
        app = PageApp(Path(home))
        await app.open()
        for name in ("", *SHELF):
            _, _, said = await app.request("GET", f"/api/games/{name}".rstrip("/"), None)
            file = folder / f"games/{name}.json" if name else folder / "games.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            compress(file, said.encode())
        await app.close()


def list_files() -> None:
    """List the files that are sent, with sizes and hashes, for the page and for the worker that keeps them. The version
    is a hash of all contents."""
    sent = [file for file in all_files(OUT) if not file.with_name(f"{file.name}.gz").exists()]
    contents = b"".join(file.relative_to(OUT).as_posix().encode() + file.read_bytes() for file in sent)
    version = sha256(contents).hexdigest()[:12]
    write_version(OUT, version)
    files = {name_of(file): [file.stat().st_size, sha256(file.read_bytes()).hexdigest()[:32]] for file in sent}
    named = {HASH_IN_NAME.sub(r"\1\2", name): name for name in files if HASH_IN_NAME.match(name)}
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    listed = json.dumps({"version": version, "python": info, "files": files, "named": named}, separators=(",", ":"))
    (OUT / "files.json").write_text(listed, encoding="utf-8")
    keeper = (ROOT / "web/src/tab/keeper.js").read_text(encoding="utf-8")
    assert '"LIST"' in keeper
    (OUT / "worker.js").write_text(keeper.replace('"LIST"', listed), encoding="utf-8")


def write_version(folder: Path, version: str) -> None:
    """Write the version into the pages of a folder."""
    for page in folder.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace("<html ", f'<html data-version="{version}" ', 1), encoding="utf-8")


def name_of(file: Path) -> str:
    """The name in a request for a file."""
    name = file.relative_to(OUT).as_posix()
    return "./" if name == "index.html" else name


def report() -> None:
    """Print the sizes of the transferred parts."""
    parts: dict[str, int] = {}
    listed = json.loads((OUT / "files.json").read_text(encoding="utf-8"))["files"]
    own = {name: [(OUT / name).stat().st_size] for name in ("files.json", "worker.js")}
    for name, (size, *_) in (listed | own).items():
        part = name if name.startswith("python/") else name.partition("/")[0] if "/" in name[2:] else "other files"
        parts[part] = parts.get(part, 0) + size
    for part, size in sorted(parts.items(), key=lambda each: -each[1]):
        sys.stdout.write(f"{size / 1000:8.0f} kB  {part}\n")
    sys.stdout.write(f"{sum(parts.values()) / 1000:8.0f} kB  in all: {OUT.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
