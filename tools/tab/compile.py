"""Runs in CPython for WebAssembly, because its bytecode is needed: compiles every module below /staged, in place.

Docstrings are left out, because a page does not show them; asserts stay.
"""

import ast
import sys
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # what py_compile uses
from importlib.util import source_hash
from pathlib import Path

STAGED = Path("/staged")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def replace_by_bytecode(source: Path) -> None:
    """The file is never compared with its source again, because the source is deleted."""
    name = source.relative_to(STAGED).as_posix()
    content = source.read_bytes()
    tree = ast.parse(content, name)
    if not name.startswith("_pyodide/"):  # its docstrings are used
        remove_docstrings(tree)
    bytecode = _code_to_hash_pyc(compile(tree, name, "exec", dont_inherit=True), source_hash(content), False)
    source.with_suffix(".pyc").write_bytes(bytecode)
    source.unlink()


def remove_docstrings(tree: ast.Module) -> None:
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            nothing: list[ast.stmt] = (
                [] if isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node.body[0])]
            )
            node.body = node.body[1:] or nothing


for each in sorted(STAGED.rglob("*.py")):
    replace_by_bytecode(each)
sys.stdout.write(f"bytecode of Python {sys.version.partition(' ')[0]}\n")
