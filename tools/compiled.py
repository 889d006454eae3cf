"""Wusel on the compiled build, if there is one of exactly these rules; if not, it is made meanwhile.

    .venv/bin/python tools/compiled.py serve --open    # wusel serve --open, on the best build there is

Where there is a C compiler, the first start has the rules compiled in the background, at low priority and in a session
of its own: neither Ctrl+C nor another start disturbs that. The next start uses what has come of it. Everything is in
`.compiled/`: for each edition of the rules a folder, which appears when all of it is there and has been tried.
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
ROOMS = ("engine", "games", "bots", "learn/tensors", "learn/features")
"""Where the rules are, and whatever else is compiled with them."""
NICE = 15
KEPT = 2
"""The latest builds, and the latest of what was put together with each: a server may still run on the last but one."""
IS_COMPILED = "from wusel.lab.bench import build; assert build() == 'compiled', build()"


class Builds:
    """The builds of one checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sources = root / "src" / "wusel"
        self.folder = root / ".compiled"
        self.log = self.folder / "build.log"
        self.failed = self.folder / "failed"

    # --- at the start of a game

    def ready(self) -> Path | None:
        """Where Python finds everything with compiled rules, if they are these rules."""
        build = self.folder / edition(self.root)
        if not (build / "rules").is_dir():
            return None
        whole = build / digest(self.root, [self.sources])
        if not whole.is_dir():
            with TemporaryDirectory(dir=self.folder, prefix="new-") as new:
                self.assemble(build / "rules", Path(new, "whole"))
                moved(Path(new, "whole"), whole)
            forget_old(each for each in build.iterdir() if each.name != "rules")
        return whole

    def assemble(self, rules: Path, whole: Path) -> None:
        """Compiled rules with all the rest beside them. The pages of the browser client are not copied: they may be
        built anew at any time."""
        copy_sources(self.sources, whole / "wusel")
        shutil.copytree(rules, whole, dirs_exist_ok=True)
        (whole / "wusel" / "server" / "client").symlink_to(self.sources / "server" / "client")
        whole.touch()

    def see_to_it(self) -> str:
        """There is no build of these rules: begin one, unless that is no use. What there is to say about it."""
        if not can_compile():
            return ""
        if self.failed.exists() and self.failed.read_text() == edition(self.root):
            return f"The rules could not be compiled: see {self.log}. Without {self.folder} it is tried again."
        with self.alone() as nobody_else:
            begun = nobody_else
        if begun:
            command = [sys.executable, str(Path(__file__).resolve()), "--build", str(self.root)]
            in_the_background(command)
        return "The rules are compiled in the background: bots are faster from the next start on (COMPILE=0 leaves it)."

    # --- in the background

    def build(self) -> None:
        """Compile the rules as they are now. If somebody else is at it, there is nothing to do."""
        with self.alone() as nobody_else:
            if not nobody_else:
                return
            os.nice(NICE)
            for left in self.folder.glob("half-*"):
                shutil.rmtree(left, ignore_errors=True)
            with TemporaryDirectory(dir=self.folder, prefix="half-") as half, self.log.open("w") as log:
                self.compile(Path(half), log)

    def compile(self, half: Path, log: TextIO) -> None:
        """What is compiled is a copy: whoever changes a rule meanwhile gets another build."""
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(self.root / name, half)
        copy_sources(self.sources, half / "src" / "wusel")
        known_as = edition(half)
        try:
            python = self.compilers_python(log)
        except (OSError, subprocess.CalledProcessError) as error:
            log.write(f"{error}\n")  # perhaps there is no network: the next start tries again
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
        moved(half / "rules", self.folder / known_as / "rules")
        forget_old(rules.parent for rules in self.folder.glob("*/rules"))

    def compilers_python(self, log: TextIO) -> Path:
        """A Python that has what compiling needs."""
        tools = self.folder / "tools"
        sync = ["sync", "--frozen", "--quiet", "--no-install-project", "--only-group", "compile", "--python"]
        run([self.root / ".tools/bin/uv", *sync, sys.executable], self.root, log, UV_PROJECT_ENVIRONMENT=tools)
        return tools / "bin" / "python"

    @contextmanager
    def alone(self) -> Iterator[bool]:
        """Whether nobody else builds; as long as this lasts, nobody else begins. Whoever dies holds it no longer."""
        self.folder.mkdir(exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                yield False
            else:
                yield True


def can_compile() -> bool:
    """Whether there is a C compiler, and what it needs to know of this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def edition(root: Path) -> str:
    """What a build was made of: two with the same name do the same."""
    machine = f"{sys.implementation.cache_tag} {sys.platform} {platform.machine()}"
    rooms = [root / "src" / "wusel" / room for room in ROOMS]
    return digest(root, [root / "setup.py", *rooms], machine, "*.py")


def digest(root: Path, places: list[Path], begun: str = "", pattern: str = "*") -> str:
    """A name for what is written in these files and folders, the browser client aside."""
    found = sha256(begun.encode())
    for place in places:
        for path in [place] if place.is_file() else sorted(place.rglob(pattern)):
            if path.is_file() and not {"__pycache__", "client"} & set(path.relative_to(root).parts):
                found.update(f"{path.relative_to(root)}\0{path.stat().st_size}\0".encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:20]


def copy_sources(sources: Path, to: Path) -> None:
    shutil.copytree(sources, to, ignore=shutil.ignore_patterns("__pycache__", "client", "*.so"))


def moved(made: Path, to: Path) -> None:
    """Put something in its place at once; if somebody else was faster, theirs is as good."""
    try:
        made.rename(to)
    except OSError:
        if not to.is_dir():
            raise


def forget_old(folders: Iterable[Path]) -> None:
    """All but the latest."""
    for folder in sorted(folders, key=lambda each: each.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


def run(command: list[str | Path], where: Path, log: TextIO, **environment: str | Path) -> None:
    told = os.environ | {name: str(value) for name, value in environment.items()}
    subprocess.run(command, cwd=where, env=told, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=True)


def in_the_background(command: list[str]) -> None:
    """In a session of its own, and nobody's child, so that nobody has to wait for its end."""
    nowhere = subprocess.DEVNULL
    detached = ["sh", "-c", '"$@" &', "sh", *command]
    subprocess.run(detached, start_new_session=True, stdin=nowhere, stdout=nowhere, stderr=nowhere, check=True)


def prepare(builds: Builds) -> None:
    """What is started next finds the compiled rules, or else somebody sees to it that there will be some."""
    whole = builds.ready()
    if whole is not None:
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(whole), os.environ.get("PYTHONPATH")]))
    elif words := builds.see_to_it():
        sys.stdout.write(f"{words}\n")
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
