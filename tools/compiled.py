"""Runs wusel on a cached compiled build of the current sources; if there is none, starts one in the background.

    .venv/bin/python tools/compiled.py serve --open    # wusel serve --open, compiled if possible

The background build needs a C compiler. It runs at low priority in a session of its own, so Ctrl+C and other starts do
not interrupt it; the next start uses its result. Builds are cached in `.compiled/`, a folder for each hash of the
sources, which appears once the build is complete and tested.
"""

import fcntl
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ("engine", "games", "bots", "learn/tensors", "learn/features")
"""The packages that are compiled."""
FASTER_BUILD = "WUSEL_FASTER_BUILD"
"""Tells the server that bots will be faster, so that tables can say so."""
NICE = 15
KEPT = 2
"""The number of builds that are kept, and of assembled trees of each. A server may still run on the last but one."""
IS_COMPILED = "from wusel.support.build import build; assert build() == 'compiled', build()"


class Builds:
    """The build cache of one checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sources = root / "src" / "wusel"
        self.folder = root / ".compiled"
        self.log = self.folder / "build.log"
        self.failed = self.folder / "failed"

    # --- in the foreground

    def ready(self) -> Path | None:
        """The import path of a complete tree with compiled modules of the current sources, if there is a build."""
        build = self.folder / edition(self.root)
        if not (build / "rules").is_dir():
            return None
        whole = build / digest(self.root, [self.sources])
        if not whole.is_dir():
            with TemporaryDirectory(dir=self.folder, prefix="new-") as new:
                self.assemble(build / "rules", Path(new, "whole"))
                move_into_place(Path(new, "whole"), whole)
            remove_old(each for each in build.iterdir() if each.name != "rules")
        return whole

    def assemble(self, rules: Path, whole: Path) -> None:
        """Copy the compiled modules and all other sources into one tree. The browser client is linked, since it may be
        rebuilt at any time."""
        copy_sources(self.sources, whole / "wusel")
        shutil.copytree(rules, whole, dirs_exist_ok=True)
        (whole / "wusel" / "server" / "client").symlink_to(self.sources / "server" / "client")
        whole.touch()

    def start_build(self) -> str:
        """Start a background build, unless it cannot succeed. Returns a message for the user."""
        if not can_compile():
            return ""
        if self.failed.exists() and self.failed.read_text() == edition(self.root):
            return f"The rules could not be compiled: see {self.log}. Without {self.folder} it is tried again."
        os.environ[FASTER_BUILD] = "1"
        with self.build_lock() as is_free:
            pass  # the build takes it itself
        if is_free:
            command = [sys.executable, str(Path(__file__).resolve()), "--build", str(self.root)]
            run_detached(command)
        return "The rules are compiled in the background: bots are faster from the next start on (COMPILE=0 leaves it)."

    # --- in the background

    def build(self) -> None:
        """Build the current sources, unless another process does."""
        with self.build_lock() as is_locked:
            if not is_locked:
                return
            os.nice(NICE)
            for left in self.folder.glob("half-*"):
                shutil.rmtree(left, ignore_errors=True)
            with TemporaryDirectory(dir=self.folder, prefix="half-") as half, self.log.open("w") as log:
                self.compile(Path(half), log)

    def compile(self, half: Path, log: TextIO) -> None:
        """Compile a copy of the sources, so that changes made meanwhile do not get into the build."""
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(self.root / name, half)
        copy_sources(self.sources, half / "src" / "wusel")
        known_as = edition(half)
        try:
            python = self.build_python(log)
        except (OSError, subprocess.CalledProcessError) as error:
            log.write(f"{error}\n")  # not marked as failed: without a network the next start tries again
            return
        try:
            run([python, "setup.py", "build_ext", "--build-lib", "rules"], half, log, WUSEL_COMPILE="1")
            self.assemble(half / "rules", half / "whole")
            run([sys.executable, "-c", IS_COMPILED], half, log, PYTHONPATH=half / "whole")
        except (OSError, subprocess.CalledProcessError) as error:
            log.write(f"{error}\n")
            self.failed.write_text(known_as)
            return
        (self.folder / known_as).mkdir(exist_ok=True)
        move_into_place(half / "rules", self.folder / known_as / "rules")
        remove_old(rules.parent for rules in self.folder.glob("*/rules"))

    def build_python(self, log: TextIO) -> Path:
        """A virtual environment with the build dependencies."""
        tools = self.folder / "tools"
        sync = ["sync", "--frozen", "--quiet", "--no-install-project", "--only-group", "compile", "--python"]
        run([self.root / ".tools/bin/uv", *sync, sys.executable], self.root, log, UV_PROJECT_ENVIRONMENT=tools)
        return tools / "bin" / "python"

    @contextmanager
    def build_lock(self) -> Iterator[bool]:
        """Try to lock the cache: whether this process holds the lock. The system releases it when the process dies."""
        self.folder.mkdir(exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                yield False
            else:
                yield True


def can_compile() -> bool:
    """Return whether there are a C compiler and the header files of this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def edition(root: Path) -> str:
    """The cache key of a build: a hash of its sources and of the platform."""
    machine = f"{sys.implementation.cache_tag} {sys.platform} {platform.machine()}"
    packages = [root / "src" / "wusel" / package for package in COMPILED]
    return digest(root, [root / "setup.py", *packages], machine, "*.py")


def digest(root: Path, places: list[Path], prefix: str = "", pattern: str = "*") -> str:
    """A hash of the contents of files and folders, without the browser client."""
    found = sha256(prefix.encode())
    for place in places:
        for path in [place] if place.is_file() else sorted(place.rglob(pattern)):
            if path.is_file() and not {"__pycache__", "client"} & set(path.relative_to(root).parts):
                found.update(f"{path.relative_to(root)}\0{path.stat().st_size}\0".encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:20]


def copy_sources(sources: Path, to: Path) -> None:
    shutil.copytree(sources, to, ignore=shutil.ignore_patterns("__pycache__", "client", "*.so"))


def move_into_place(made: Path, to: Path) -> None:
    """Rename atomically; if another process was faster, its result is kept."""
    try:
        made.rename(to)
    except OSError:
        if not to.is_dir():
            raise


def remove_old(folders: Iterable[Path]) -> None:
    """Remove all but the latest."""
    for folder in sorted(folders, key=lambda each: each.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


def run(command: list[str | Path], where: Path, log: TextIO, **environment: str | Path) -> None:
    environ = os.environ | {name: str(value) for name, value in environment.items()}
    subprocess.run(command, cwd=where, env=environ, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=True)


def run_detached(command: list[str]) -> None:
    """Run a daemon: in a session of its own, and adopted by init, so that it is never left a zombie."""
    nowhere = subprocess.DEVNULL
    detached = ["sh", "-c", '"$@" &', "sh", *command]
    subprocess.run(detached, start_new_session=True, stdin=nowhere, stdout=nowhere, stderr=nowhere, check=True)


def prepare(builds: Builds) -> None:
    """Put the compiled build on PYTHONPATH, or start one."""
    whole = builds.ready()
    if whole is not None:
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(whole), os.environ.get("PYTHONPATH")]))
    elif message := builds.start_build():
        sys.stdout.write(f"{message}\n")
        sys.stdout.flush()


def main() -> None:
    if sys.argv[1:2] == ["--build"]:
        Builds(Path(sys.argv[2])).build()
        return
    if os.environ.get("COMPILE") != "0":
        try:
            prepare(Builds(ROOT))
        except OSError as error:
            sys.stderr.write(f"The rules cannot be compiled here: {error}\n")
    os.execv(sys.executable, [sys.executable, "-m", "wusel", *sys.argv[1:]])


if __name__ == "__main__":
    main()
