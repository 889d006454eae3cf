"""Builds the rules in C when WUSEL_COMPILE=1 is set; otherwise the same source is installed as it is."""

import os
import sys
from pathlib import Path

from setuptools import setup


def compiled_modules() -> list[str]:
    """Rules, games and bots; package markers and everything above them stay plain Python.

    So do tables: compiled generic classes can be referenced weakly, but do not tell the references when they go.
    That does no harm to games and steps, which stay; tables come and go.
    """
    rooms = ("engine", "games", "bots")
    found = [path for room in rooms for path in Path("src/wusel", room).rglob("*.py")]
    return sorted(str(path) for path in found if path.name not in ("__init__.py", "table.py"))


if os.environ.get("WUSEL_COMPILE") == "1":
    from mypyc.build import mypycify

    extensions = mypycify(compiled_modules(), opt_level="3", debug_level="0")
    if sys.platform == "linux":
        # Calls into Python go straight to their target instead of through a jump table: worth a tenth of the speed.
        for extension in extensions:
            extension.extra_compile_args += ["-fno-plt", "-fno-semantic-interposition"]
            extension.extra_link_args += ["-Wl,-z,now", "-Wl,-Bsymbolic-functions"]
    setup(ext_modules=extensions)
else:
    setup()
