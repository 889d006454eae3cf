"""Malicious files: what is too large is refused at once, with a message and a place."""

import json
from pathlib import Path
from typing import Any

import pytest

from wusel.engine.content.toml_scan import LONGEST_TEXT, NEWLINE, NO_TOKEN, check_text, tokens
from wusel.engine.errors import BadContent, BadSave
from wusel.engine.save import checksum, save_text, table_from
from wusel.engine.table import Table
from wusel.games import find_game

HERE = Path(__file__).parents[2] / "src" / "wusel" / "games"
MANY_PARTS = ".".join(["a"] * 8000) + " = 1\n"
WEAPONS = {
    "a key with dots": (MANY_PARTS, "more than 8 parts"),
    "a key with dots and blanks": (MANY_PARTS.replace(".", " . "), "more than 8 parts"),
    "a key of strings": (MANY_PARTS.replace("a", '"a"'), "more than 8 parts"),
    "a heading with dots": (f"[{MANY_PARTS[:-5]}]", "more than 8 parts"),
    "after a string that ends late": (f'x = """a""""\n{MANY_PARTS}', "line 2.*more than 8 parts"),
    "after another that ends late": (f"x = '''a'''''\n{MANY_PARTS}", "line 2.*more than 8 parts"),
    "deep lists": ("a = " + "[" * 5000 + "]" * 5000, "more than 12 deep"),
    "deep tables": ("a = " + "{a=" * 5000 + "1" + "}" * 5000, "more than 12 deep"),
    "digits": ("a = " + "1" * 4301, "more than 100 characters"),
    "hexadecimal digits": ("a = 0x" + "f" * 9000, "more than 100 characters"),
    "a lone surrogate": ('a = "\ud800"', "lone surrogates"),
    "a string without an end": ('"""' + '\\"""' * 90_000, "does not end"),
    "quotes and strokes": ('"\\' * 100_000, "does not end"),
    "dots alone": ("." * 100_000, "two dots"),
    "length": ("#" * (LONGEST_TEXT + 1), "too long"),
}


@pytest.mark.parametrize("weapon", WEAPONS)
def test_content_that_would_take_for_ever_is_refused_at_a_glance(weapon: str) -> None:
    text, reason = WEAPONS[weapon]
    with pytest.raises(BadContent, match=reason):
        check_text(text, "a file")
    with pytest.raises(BadContent, match=reason):
        find_game("crumbs", text)
    save = rewritten(Table(find_game("crumbs"), {"players": 2}, 1), content=text)
    with pytest.raises(BadSave):
        table_from(save, find_game)


@pytest.mark.parametrize("path", sorted(HERE.glob("*/content/*.toml")), ids=lambda path: path.stem)
def test_all_our_own_content_could_have_been_brought_along(path: Path) -> None:
    check_text(path.read_text(encoding="utf-8"), str(path))


def test_what_a_text_may_well_have() -> None:
    check_text(
        'a.b."c.d.e.f.g.h.i.j".c = 1.5 # ......\n[x]\ny = """[[[[[[[[[[[[[[[[""" \nz = [[1.5, -2], []]\n', "a file"
    )
    check_text("a = ''\nb = \"\"\nc = ''''''\nd = '''a''''\n", "a file")


def test_tokens_have_the_lines_they_begin_in() -> None:
    text = 'a.b = [1.5,\r\n\r\n  \'x # y\'] # comment\n"""two\nlines"""\n[c]'
    assert list(tokens(text)) == [
        ("a", 1), (".", 1), ("b", 1), ("=", 1), ("[", 1), ("1", 1), (".", 1), ("5", 1), (",", 1), (NEWLINE, 1),
        ("'x # y'", 3), ("]", 3), (NEWLINE, 3), ('"""two\nlines"""', 4), (NEWLINE, 5), ("[", 6), ("c", 6), ("]", 6),
    ]  # fmt: skip
    assert list(tokens("a = 'b\nc = 1")) == [("a", 1), ("=", 1), (NO_TOKEN, 1)]


def rewritten(table: Table[Any], **heading: object) -> str:
    """Return a save file with changed content and matching checksums."""
    said = [json.loads(line)[0] for line in save_text(table).splitlines()]
    said[0] |= heading
    check, lines = 0, []
    for each in said:
        check = checksum(each, check)
        lines.append(json.dumps([each, f"{check:08x}"]))
    return "\n".join(lines) + "\n"


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    "heading",
    [
        {"players": ["\ud800", "Ben"]},
        {"\udfff": 1},
        {"options": {"players": nested(500)}},
        {"options": nested(7)},
        {"seed": 1 << 256},
        {"seed": -(1 << 256)},
        {"deals": [[0, 1 << 300]]},
        {"options": {"players": "\udc00"}},
    ],
    ids=str,
)
def test_a_heading_that_says_too_much(heading: dict[str, object]) -> None:
    with pytest.raises(BadSave):
        table_from(rewritten(Table(find_game("crumbs"), {"players": 2}, 1), **heading), find_game)


def test_a_choice_is_short() -> None:
    lines = save_text(Table(find_game("crumbs"), {"players": 2}, 1)).splitlines()
    for long in ("[" * 3000, "1" * 5000, '["' + "x" * 3000 + '", 1]'):
        with pytest.raises(BadSave, match="choice 1 is longer than any choice"):
            table_from("\n".join([lines[0], long, *lines[1:]]), find_game)
