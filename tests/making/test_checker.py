"""Kinds are held apart: handing over one where another is wanted does not pass the check."""

from pathlib import Path

import pytest
from mypy import api

RIGHT = """
from wusel.engine.kinds import Choice, Deed, Seat
from wusel.games.maus import words
from wusel.games.maus.state import MausState
from wusel.games.maus.words import Card, Field, Figure, Hero


def be_hit(s: MausState, card: Card, figure: Figure, hero: Hero, field: Field) -> Choice:
    s.mouse(hero).field = field
    words.tell_hurt(s, hero, 1)
    return words.go(field)


def happen(s: MausState, seat: Seat, choice: Choice, effect: Deed, figure: Figure, hero: Hero) -> None:
    words.chosen_field(choice)
    words.effect_n(effect)
    be_hit(s, hero, figure, hero, Field(3))
"""
WRONG = {
    "figure, hero, Field(3)": ("hero, figure, Field(3)", 'expected "Figure"'),
    "s.mouse(hero)": ("s.mouse(figure)", '"Figure"; expected "Card"'),
    ".field = field": (".field = figure", 'variable has type "Field"'),
    "tell_hurt(s, hero": ("tell_hurt(s, figure", '"Figure"; expected "Hero"'),
    "return words.go(field)": ("return words.go(figure)", '"Figure"; expected "Field"'),
    "Field(3))": ("3)", '"int"; expected "Field"'),
    "chosen_field(choice)": ("chosen_field(effect)", '"Deed"; expected "Choice"'),
    "effect_n(effect)": ("effect_n(effect + 1)", '"int"; expected "Deed"'),
    "s, hero, figure": ("s, seat, figure", '"Seat"; expected "Card"'),
}


def test_kinds_cannot_be_mixed_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All at once, since a checker takes a while to begin: a right file, and one wrong word in each of the others."""
    files = {"right.py": RIGHT} | {
        f"wrong_{n}.py": RIGHT.replace(old, new, 1) for n, (old, (new, _)) in enumerate(WRONG.items())
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(Path(__file__).parents[2])
    said, errors, _ = api.run(["--strict", *(str(tmp_path / name) for name in files)])
    complaints = [line for line in said.splitlines() if "error:" in line]
    assert not errors
    assert not [line for line in complaints if "right.py" in line], complaints
    for n, (_, reason) in enumerate(WRONG.values()):
        found = [line for line in complaints if f"wrong_{n}.py" in line]
        assert any(reason in line for line in found), (n, found)
