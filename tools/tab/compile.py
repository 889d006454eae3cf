"""Runs in CPython for WebAssembly, whose bytecode is wanted: compiles every module below /staged, in place.

What is compiled already stays as it is. Docstrings of others are left out; asserts of the games stay.
"""

import py_compile
import sys
from pathlib import Path

STAGED = Path("/staged")


def compiled(source: Path) -> None:
    """Replace a source file by its bytecode."""
    name = source.relative_to(STAGED)
    py_compile.compile(
        str(source),
        cfile=str(source.with_suffix(".pyc")),
        dfile=str(name),
        doraise=True,
        optimize=0 if "wusel" in name.parts else 2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    source.unlink()


for each in sorted(STAGED.rglob("*.py")):
    compiled(each)
sys.stdout.write(f"bytecode of Python {sys.version.partition(' ')[0]}\n")
