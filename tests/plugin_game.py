"""Games of other packages for tests: written by `wusel new-game`, and installed in a folder of their own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.command_line import ok
from wusel.games import fault_of, usable_games
from wusel.games.plugins import plugins

METADATA = "from setuptools.build_meta import prepare_metadata_for_build_wheel as write; write('{site}')"


class PluginGame:
    """A game in a package of its own. `path` contains what Python needs to find it, with the declarations of its
    pyproject.toml."""

    def __init__(self, name: str, into: Path, *more: str) -> None:
        ok("new-game", name, "--into", str(into), *more)
        self.name = name
        self.home = into / name
        site = into / "site"
        site.mkdir()
        self.path = [str(site), str(self.home / "src")]
        self.python("-c", METADATA.format(site=site))

    def python(self, *args: str) -> str:
        """Return the output of a program that can import the game."""
        told = {**os.environ, "PYTHONPATH": os.pathsep.join(self.path), "XDG_DATA_HOME": str(self.home)}
        command = [sys.executable, *args]
        done = subprocess.run(command, cwd=self.home, env=told, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Install the game for everything in this process, and for the processes that it starts."""
        before = sys.path[:]
        sys.path += self.path
        look_again()
        try:
            yield
        finally:
            sys.path[:] = before
            look_again()
            for module in [each for each in sys.modules if each.partition(".")[0] == self.name]:
                del sys.modules[module]


def look_again() -> None:
    """Clear the caches of installed games."""
    for once in (plugins, usable_games, fault_of):
        once.cache_clear()
