"""The shape of a game: games saved before an update are replayed choice by choice."""

from typing import Any

import pytest

from tests.engine.test_save import resealed, said_in
from wusel.engine.chance import Chance
from wusel.engine.data import shape_of
from wusel.engine.errors import BadSave
from wusel.engine.save import save_text, table_from
from wusel.engine.table import Table
from wusel.games import SHELF, find_game
from wusel.lab.invariants import broken_invariant

GAME = find_game("crumbs")


def a_table() -> Table[Any]:
    table: Table[Any] = Table(GAME, {"players": 2}, 3)
    for _ in range(12):
        seat = table.owing()[0]
        table.choose(seat, table.legal(seat)[-1])
    return table


def with_closing(table: Table[Any], **changes: object) -> str:
    """Return a save with changes in its closing line. None removes an entry."""
    said = said_in(save_text(table))
    assert isinstance(said[-1], dict)
    closing = {**said[-1], **changes}
    return resealed([*said[:-1], {name: value for name, value in closing.items() if value is not None}])


def test_games_differ_in_their_shapes() -> None:
    games = [find_game(name) for name in (*SHELF, "crumbs")]
    assert len({game.shape for game in games}) == len(games)
    assert GAME.shape == find_game("crumbs").shape
    assert shape_of(GAME.state).endswith("goal pile* spent* crumbs* turn gathered caught")


def test_a_save_of_another_shape_is_loaded_by_its_choices_alone() -> None:
    table = a_table()
    loaded = table_from(with_closing(table, shape="0123456789abcdef", state="0" * 16), find_game)
    assert loaded.state.digest() == table.state.digest()
    assert loaded.choices == table.choices
    assert broken_invariant(GAME, loaded, Chance(1)) == ""


def test_a_save_that_leaves_out_its_shape_must_lead_to_the_same_state() -> None:
    assert table_from(with_closing(a_table(), shape=None), find_game).choices == a_table().choices
    with pytest.raises(BadSave, match="after choice 12 the state differs"):
        table_from(with_closing(a_table(), shape=None, state="0" * 16), find_game)


def test_a_save_of_the_same_shape_must_lead_to_the_same_state() -> None:
    with pytest.raises(BadSave, match="after choice 12 the state differs"):
        table_from(with_closing(a_table(), state="0" * 16), find_game)


@pytest.mark.parametrize("shape", ["0123456789abcdef", None])
def test_missing_choices_are_noticed_in_any_shape(shape: str | None) -> None:
    with pytest.raises(BadSave, match="choices are missing: 12 of 13"):
        table_from(with_closing(a_table(), shape=shape, choices=13), find_game)
