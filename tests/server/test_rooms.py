"""The rooms of the server lie one above the other: each may use those below it, and none looks up."""

import ast
from collections.abc import Iterator
from pathlib import Path

import wusel.server

SERVER = Path(wusel.server.__file__).parent
ROOMS = ("", "log", "wire", "workers", "table", "lobby", "web", "operations")
"""From the lowest to the highest; what lies in no room is for all of them."""


def room_of(module: str) -> str:
    """The room that a module of the server lies in."""
    room = module.removeprefix("wusel.server").removeprefix(".").partition(".")[0]
    return "" if (SERVER / f"{room}.py").exists() else room


def imported_by(file: Path) -> Iterator[str]:
    """Everything of the server that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_imports_point_downwards() -> None:
    upwards = [
        f"{file.relative_to(SERVER)} imports {module}"
        for file in sorted(SERVER.rglob("*.py"))
        for module in imported_by(file)
        if module.startswith("wusel.server.") and ROOMS.index(room_of(module)) > ROOMS.index(own_room(file))
    ]
    assert upwards == []


def own_room(file: Path) -> str:
    return file.relative_to(SERVER).parts[0] if file.parent != SERVER else ""


def test_every_room_is_known_and_has_a_sign() -> None:
    assert {file.parent.name for file in SERVER.glob("*/__init__.py")} == set(ROOMS) - {""}
    for room in ROOMS:
        sign = ast.get_docstring(ast.parse((SERVER / room / "__init__.py").read_text(encoding="utf-8")))
        assert sign, f"{room or 'the server'} does not say what it is for"


def test_the_tests_have_the_same_rooms() -> None:
    assert {folder.parent.name for folder in Path(__file__).parent.glob("*/__init__.py")} == set(ROOMS) - {""}
