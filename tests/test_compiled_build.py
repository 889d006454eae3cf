"""The build cache of `make play`: background builds, cache keys, locking, failures."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import compiled
from tools.compiled import Builds, edition

from tests.server.visitors import wait_until
from wusel.support.build import FASTER_BUILD

UV = """#!/bin/sh
mkdir -p "$UV_PROJECT_ENVIRONMENT/bin"
ln -sf PYTHON "$UV_PROJECT_ENVIRONMENT/bin/python"
"""
SETUP = """
import pathlib, sys
rules = pathlib.Path(sys.argv[sys.argv.index("--build-lib") + 1], "wusel", "engine")
rules.mkdir(parents=True)
(rules / "made.py").write_text("HOW = 'compiled'")
"""
SOURCES = {
    "src/wusel/__init__.py": "",
    "src/wusel/__main__.py": "import os, wusel; print(os.path.dirname(wusel.__file__))",
    "src/wusel/engine/__init__.py": "",
    "src/wusel/engine/table.py": "SEATS = 4",
    "src/wusel/games/__init__.py": "",
    "src/wusel/bots/__init__.py": "",
    "src/wusel/support/__init__.py": "",
    "src/wusel/support/build.py": "def build():\n    from wusel.engine.made import HOW\n    return HOW",
    "src/wusel/server/__init__.py": "",
    "src/wusel/server/client/index.html": "the first client",
    "setup.py": SETUP,
    "pyproject.toml": "",
    "README.md": "",
    "LICENSE": "",
    ".tools/bin/uv": UV.replace("PYTHON", sys.executable),
}


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Builds:
    """Make a checkout with a fake compiler."""
    root = tmp_path / "client"  # a folder may have any name
    for name, text in SOURCES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (root / ".tools/bin/uv").chmod(0o755)
    monkeypatch.setattr(compiled, "can_compile", lambda: True)
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setenv(compiled.FASTER_BUILD, "")
    return Builds(root)


def change(builds: Builds, name: str, text: str) -> None:
    (builds.root / name).write_text(text)


def test_the_next_start_uses_the_build(builds: Builds) -> None:
    assert builds.ready() is None
    builds.build()
    whole = builds.ready()
    assert whole is not None
    assert (whole / "wusel" / "engine" / "made.py").exists()
    told = subprocess.run(
        [sys.executable, "-m", "wusel"], env={"PYTHONPATH": str(whole)}, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == str(whole / "wusel")
    change(builds, "src/wusel/server/client/index.html", "a new client")
    assert builds.ready() == whole
    assert (whole / "wusel" / "server" / "client" / "index.html").read_text() == "a new client"
    assert not list(builds.folder.glob("half-*"))


def test_only_compiled_sources_are_in_the_cache_key(builds: Builds) -> None:
    builds.build()
    first = builds.ready()
    assert first is not None
    change(builds, "src/wusel/server/__init__.py", "OPEN = True")
    second = builds.ready()
    assert second is not None
    assert second != first
    assert (second / "wusel" / "server" / "__init__.py").read_text() == "OPEN = True", (
        "what is not compiled is as it is now"
    )
    change(builds, "src/wusel/engine/table.py", "SEATS = 5")
    assert builds.ready() is None
    change(builds, "src/wusel/engine/table.py", "SEATS = 4")
    assert builds.ready() is not None, "the old rules have their build"


def test_only_the_latest_builds_are_kept(builds: Builds) -> None:
    for seats in range(4):
        change(builds, "src/wusel/engine/table.py", f"SEATS = {seats}")
        builds.build()
    assert len(list(builds.folder.glob("*/rules"))) == compiled.KEPT
    for tables in range(4):
        change(builds, "src/wusel/server/__init__.py", f"TABLES = {tables}")
        assert builds.ready() is not None
    assert len(list(builds.folder.glob("*/*/wusel/server"))) == compiled.KEPT
    assert builds.ready() is not None
    assert (builds.sources / "server" / "client" / "index.html").exists(), "it was only linked to"


def test_a_failed_build_is_not_repeated_for_the_same_sources(builds: Builds, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[str]] = []
    monkeypatch.setattr(compiled, "run_detached", begun.append)
    change(builds, "setup.py", "raise SystemExit('no such header')")
    assert "in the background" in builds.start_build()
    assert os.environ[FASTER_BUILD], "tables say that bots will be faster"
    builds.build()
    assert builds.ready() is None
    assert "no such header" in builds.log.read_text()
    assert str(builds.log) in builds.start_build()
    assert len(begun) == 1, "it is not tried again"
    change(builds, "setup.py", SETUP)
    assert "in the background" in builds.start_build()
    assert len(begun) == 2


def test_a_build_without_network_is_repeated(builds: Builds, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[str]] = []
    monkeypatch.setattr(compiled, "run_detached", begun.append)
    change(builds, ".tools/bin/uv", "#!/bin/sh\necho no network; exit 2")
    builds.build()
    assert builds.ready() is None
    assert "no network" in builds.log.read_text()
    builds.start_build()
    assert len(begun) == 1


def test_a_build_that_is_not_compiled_is_not_used(builds: Builds) -> None:
    change(builds, "setup.py", SETUP.replace("HOW = 'compiled'", "HOW = 'plain'"))
    builds.build()
    assert builds.ready() is None
    assert "AssertionError" in builds.log.read_text()


def test_sources_that_change_during_a_build_are_not_part_of_it(builds: Builds) -> None:
    rules = builds.sources / "engine" / "table.py"
    change(builds, "setup.py", f"import pathlib; pathlib.Path({str(rules)!r}).write_text('SEATS = 6')\n{SETUP}")
    before = edition(builds.root)
    builds.build()
    assert (builds.folder / before / "rules").is_dir()
    assert builds.ready() is None


def test_one_build_at_a_time(builds: Builds, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[str]] = []
    monkeypatch.setattr(compiled, "run_detached", begun.append)
    builds.folder.mkdir()
    left = builds.folder / "half-done"
    left.mkdir()
    with (builds.folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert "in the background" in builds.start_build()
        builds.build()
        assert begun == []
        assert builds.ready() is None
        assert left.is_dir(), "it may be the other one's"
    builds.build()
    assert builds.ready() is not None
    assert not left.exists()


def test_without_a_compiler_nothing_is_built(builds: Builds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "can_compile", lambda: False)
    assert builds.start_build() == ""
    assert not os.environ[compiled.FASTER_BUILD]
    assert not builds.folder.exists()


def test_builds_run_in_a_session_of_their_own(builds: Builds) -> None:
    """Ctrl+C in the terminal does not reach them."""
    change(builds, "setup.py", f"import os; print('session', os.getsid(0), os.getppid())\n{SETUP}")
    builds.start_build()
    wait_until(lambda: builds.ready() is not None, "it was never built")
    _, session, _ = builds.log.read_text().split()
    assert int(session) != os.getsid(0)


def test_wusel_starts_with_and_without_a_build(builds: Builds) -> None:
    """The program as `make play` calls it; COMPILE=0 starts the plain build."""
    program = builds.root / "tools" / "compiled.py"
    program.parent.mkdir()
    program.write_text(Path(compiled.__file__).read_text())
    told = os.environ | {"PYTHONPATH": str(builds.root / "src")}

    def start(**more: str) -> list[str]:
        done = subprocess.run([sys.executable, program], env=told | more, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    assert start(COMPILE="0") == [str(builds.sources)]
    builds.build()
    assert start() == [str(builds.ready() or "") + "/wusel"]
    assert start(COMPILE="0") == [str(builds.sources)]
