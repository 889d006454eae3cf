"""The protocols rely on internals of uvicorn, httptools and websockets. They are tested with the oldest and the newest
versions that `pyproject.toml` allows."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.thorough import NOTHING_LEFT_OUT

ROOT = Path(__file__).parents[3]
UV = ROOT / ".tools" / "bin" / "uv"
PACKAGES = ("httptools", "uvicorn", "websockets")
TESTS = ("tests/server/web/test_protocols.py",)


def requirements() -> list[str]:
    """Return the requirements of `pyproject.toml` for each package."""
    server = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["server"]
    return [each for each in server if each.startswith(PACKAGES)]


def run(*command: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
    told = {**os.environ, **env}
    return subprocess.run(command, cwd=ROOT, env=told, capture_output=True, text=True, check=False)


def test_every_package_has_an_upper_bound() -> None:
    assert len(requirements()) == len(PACKAGES)
    assert all("<" in each for each in requirements())


@pytest.mark.skipif(not NOTHING_LEFT_OUT, reason="installing takes its time: WUSEL_TEST_ALL=1")
@pytest.mark.parametrize("resolution", ["lowest-direct", "highest"])
def test_the_protocols_work_with(resolution: str, tmp_path: Path) -> None:
    if not UV.exists():
        pytest.skip("there is no uv: make test installs it")
    options = ["--quiet", "--no-deps", "--target", str(tmp_path), "--python", sys.executable]
    installed = run(UV, "pip", "install", *options, "--resolution", resolution, *requirements())
    if "Failed to fetch" in installed.stderr:
        pytest.skip("there is no package index")
    assert installed.returncode == 0, installed.stderr
    path = os.pathsep.join(map(str, (tmp_path, ROOT / "src", ROOT)))
    used = run(sys.executable, "-c", "import uvicorn, websockets; print(uvicorn.__file__)", PYTHONPATH=path)
    assert used.stdout.startswith(str(tmp_path))
    tested = run(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *TESTS, PYTHONPATH=path)
    assert tested.returncode == 0, tested.stdout[-3000:]
