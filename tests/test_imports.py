"""Imports point downwards and never form a circle, at the top of a module and in its functions."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import wusel

HOME = Path(wusel.__file__).parents[1]
LAYERS = (
    "wusel.version", "wusel.engine", "wusel.support", "wusel.texts", "wusel.games", "wusel.making", "wusel.bots",
    "wusel.pictures", "wusel.learn", "wusel.lab", "wusel.terminal", "wusel.server", "wusel.server.log",
    "wusel.server.wire", "wusel.server.workers", "wusel.server.table", "wusel.server.lobby", "wusel.server.web",
    "wusel.server.operations", "wusel.cli", "wusel.api", "wusel",
)  # fmt: skip
"""From the lowest to the highest. A module of the server outside all rooms is below all rooms."""


def module_of(file: Path) -> str:
    parts = file.relative_to(HOME).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


TEMPLATES = HOME / "wusel" / "making" / "templates"
"""An installed package has the templates of new games here. They are data."""
FILES = {module_of(file): file for file in sorted((HOME / "wusel").rglob("*.py")) if TEMPLATES not in file.parents}


def imports_of(module: str) -> Iterator[str]:
    """Return our modules that a module imports anywhere."""
    for node in ast.walk(ast.parse(FILES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            known = name if name in FILES else name.rpartition(".")[0]
            if known in FILES and known != module:
                yield known


def layer_of(module: str) -> str:
    return max((layer for layer in LAYERS if f"{module}.".startswith(f"{layer}.")), key=len)


def test_imports_point_downwards() -> None:
    upwards = [
        f"{module} imports {other}"
        for module in FILES
        for other in imports_of(module)
        if LAYERS.index(layer_of(other)) > LAYERS.index(layer_of(module))
    ]
    assert upwards == []


def test_no_imports_go_in_a_circle() -> None:
    graph = TopologicalSorter({module: set(imports_of(module)) for module in FILES})
    try:
        graph.prepare()
    except CycleError as error:
        raise AssertionError(f"imports go in a circle: {' -> '.join(reversed(error.args[1]))}") from None


def test_every_package_has_a_layer() -> None:
    packages = {module_of(path / "__init__.py") for path in (HOME / "wusel").iterdir() if path.is_dir()}
    assert packages - {"wusel.__pycache__"} <= set(LAYERS)
