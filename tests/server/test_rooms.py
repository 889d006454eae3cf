"""The packages of the server: each has a docstring, and its tests are in a folder of the same name."""

import ast
from pathlib import Path

import wusel.server
from tests.test_imports import LAYERS

SERVER = Path(wusel.server.__file__).parent
ROOMS = {layer.removeprefix("wusel.server.") for layer in LAYERS if layer.startswith("wusel.server.")}


def test_every_room_is_known_and_has_a_sign() -> None:
    assert {file.parent.name for file in SERVER.glob("*/__init__.py")} == ROOMS
    for room in ("", *ROOMS):
        sign = ast.get_docstring(ast.parse((SERVER / room / "__init__.py").read_text(encoding="utf-8")))
        assert sign, f"{room or 'the server'} does not say what it is for"


def test_the_tests_have_the_same_rooms() -> None:
    assert {folder.parent.name for folder in Path(__file__).parent.glob("*/__init__.py")} == ROOMS
