"""Every recorded game is reproduced to the letter, state by state, on every build."""

import json

import pytest

from tests.golden.record import (
    EDITIONS,
    GAMES,
    OPINIONS,
    all_editions,
    all_opinions,
    file_of,
    is_honest,
    recorded,
)
from wusel.games import SHELF


@pytest.mark.parametrize(("name", "options", "seed"), GAMES, ids=[file_of(*each[:2]).stem for each in GAMES])
def test_the_recorded_game_is_played_again(name: str, options: dict[str, object], seed: int) -> None:
    played, written = recorded(name, options, seed), file_of(name, options).read_text(encoding="utf-8")
    assert [in_order(line) for line in played.splitlines()] == [in_order(line) for line in written.splitlines()]


def in_order(line: str) -> str:
    """A line with the parts of what is seen in the order of their names: none is meant by the order of a view."""
    who, sees, seen = line.partition(" sees " if " sees " in line else " see ")
    name, colon, part = seen.partition(": ")
    return f"{who}{sees}{name}{colon}{json.dumps(json.loads(part), sort_keys=True)}" if sees and colon else line


def test_every_game_on_the_shelf_is_recorded() -> None:
    assert {name for name, _, _ in GAMES} == set(SHELF)


def test_the_judges_have_not_changed_their_minds() -> None:
    assert all_opinions() == OPINIONS.read_text(encoding="utf-8")


def test_a_game_that_goes_another_way_is_of_another_edition() -> None:
    """Tables that were begun before know by the number that they cannot simply go on: raise what `Game.edition`
    returns, then `make golden`."""
    assert all_editions() == EDITIONS.read_text(encoding="utf-8")


def test_an_edition_cannot_change_its_mind() -> None:
    old = "maus edition 1: aa\nviroid edition 4: bb\n"
    assert is_honest(old, old)
    assert is_honest(old, "maus edition 2: cc\nviroid edition 4: bb\n")
    assert not is_honest(old, "maus edition 1: cc\nviroid edition 4: bb\n")
    assert is_honest("", old)
