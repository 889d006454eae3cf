"""Refusal codes are declared once. Every declared code is raised and translated."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import wusel.server
from wusel.engine.errors import CannotUndo, Fence
from wusel.server.refusals import HTTP_CODE, NO_UNDO, STATUS, ProblemCode, RefusalCode, no_undo

SERVER = Path(wusel.server.__file__).parent
LOCALES = Path(__file__).parents[2] / "web" / "src" / "locale"
TEXT = re.compile(r"^(?:problem|refused)-(\w+) =", re.M)
MADE_BY_THE_BROWSER = {"offline"}
IN_ENGLISH = {
    "alone", "bad_deal", "bad_fork", "bad_query", "bad_save", "bad_seat", "banned", "decided", "foreign_host",
    "foreign_origin", "malformed", "no_bot", "no_game", "no_hello", "no_sequel", "no_thing", "not_away", "not_banned",
    "not_json", "not_near", "said_hello", "too_large", "too_many_seats",
}  # fmt: skip
"""Codes without a translation: a program's mistakes, what operators read, and what needs the details of the message."""


def raised() -> Iterator[str]:
    """Return the codes in every call of Refusal(code, ...) and Refused(id, code, ...) in the server's source."""
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refusal"), args=[ast.Constant(value=str(code)), *_]):
                    yield code
                case ast.Call(func=ast.Name(id="Refused"), args=[_, ast.Constant(value=str(code)), *_]):
                    yield code


def test_every_code_is_declared_and_raised() -> None:
    assert {*raised(), *NO_UNDO.values()} == set(get_args(RefusalCode))


def test_every_code_has_one_status() -> None:
    assert list(STATUS) == list(get_args(RefusalCode)), "each is in one group, in the same order"
    assert {STATUS["malformed"], STATUS["no_table"], STATUS["illegal"], STATUS["not_stored"]} == {400, 404, 409, 503}
    assert {HTTP_CODE[404], HTTP_CODE[431]} == {"http_404", "http_431"}


def test_every_fence_has_a_code() -> None:
    assert {fence: no_undo(CannotUndo("no", fence)).code for fence in get_args(Fence)} == {
        fence: f"undo_{fence}" for fence in get_args(Fence)
    }


def test_every_code_has_a_translation_or_is_left_in_english() -> None:
    known = set(get_args(ProblemCode))
    needed = set(get_args(RefusalCode)) - set(NO_UNDO.values()) | {"failed"} | MADE_BY_THE_BROWSER
    assert known >= IN_ENGLISH
    for language in ("de", "en"):
        files = sorted((LOCALES / language).glob("*.ftl"))
        assert files
        texts = {code for file in files for code in TEXT.findall(file.read_text(encoding="utf-8"))}
        assert texts == needed - IN_ENGLISH, language
