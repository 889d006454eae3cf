"""The first guess at where a game may have turned."""

from typing import Any

import pytest

from wusel.bots.bot import ask
from wusel.bots.first_sight import APART, change_at, likely_turns
from wusel.bots.levels import new_bot
from wusel.engine.table import Table
from wusel.games import SHELF, known_game


def played(name: str) -> Table[Any]:
    game = known_game(name)
    table: Table[Any] = Table(game, {"players": 2}, 5)
    while table.owing():
        seat = table.owing()[0]
        table.carry_out(seat, ask(new_bot("greedy"), game, table.state, seat, len(table.choices)))
    return table


@pytest.mark.parametrize("name", list(SHELF))
def test_the_largest_changes_come_first_and_tell_of_different_things(name: str) -> None:
    table = played(name)
    found = likely_turns(table, 4)
    assert 0 < len(found) <= 4
    assert all(0 <= n < len(table.choices) for n in found)
    gaps = [abs(a - b) for place, a in enumerate(found) for b in found[:place]]
    assert all(gap * APART >= len(table.choices) for gap in gaps)
    assert found[:2] == likely_turns(table, 2)


def test_whoever_does_not_defend_has_lost_it_there() -> None:
    table: Table[Any] = Table(known_game("mosquitozzz"), {"players": 3}, 4)
    while table.owing():
        seat = table.owing()[0]
        table.choose(seat, table.legal(seat)[0])
    assert likely_turns(table, 1) == [len(table.choices) - 1]


def test_what_does_not_last_is_no_turn() -> None:
    calm, scare = [0.5, 0.5], [0.1, 0.9]
    assert change_at([calm, calm, scare, calm, calm], 1) == 0
    assert change_at([calm, calm, scare, scare], 1) == pytest.approx(0.4)
    assert change_at([calm, scare], 0) == pytest.approx(0.4), "at its end a game has nothing more to last for"
