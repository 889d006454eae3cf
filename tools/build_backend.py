"""Build backend of pyproject.toml: setuptools, and the dependencies that a build has only if it uses them."""

import os
import shutil
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  # all other hooks of PEP 517

CLIENT = Path("src/wusel/server/client/index.html")


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:  # noqa: ANN401, ARG001  # as in PEP 517
    """Node if the browser client has to be built, mypyc if the rules are compiled (WUSEL_COMPILE=1)."""
    groups: dict[str, list[str]] = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))[
        "dependency-groups"
    ]
    needs_client = not os.environ.get("WUSEL_NO_CLIENT") and not CLIENT.exists()
    needs_compiler = os.environ.get("WUSEL_COMPILE") == "1"
    return [*(groups["client"] if needs_client else []), *(groups["compile"] if needs_compiler else [])]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:  # noqa: ANN401
    """Build a wheel of the current sources. Modules of earlier builds are removed: setuptools would pack them, too."""
    for left in Path("build").glob("lib*"):
        shutil.rmtree(left)
    wheel: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return wheel
