"""Simultaneous choices: secret, in any order of arrival, and changeable until all are made."""

from itertools import permutations

import pytest

from wusel.engine.errors import IllegalChoice
from wusel.engine.table import Table
from wusel.games.mosquitozzz.game import new_game

GAME = new_game()


@pytest.mark.rule("MZ-A1", "MZ-A2")
def test_the_order_of_arrival_does_not_matter() -> None:
    ends = set()
    for order in permutations(range(4)):
        table = Table(GAME, {"players": 4}, 3)
        for seat in order:
            table.choose(seat, table.legal(seat)[seat % len(table.legal(seat))])
        ends.add(table.state.digest())
    assert len(ends) == 1


@pytest.mark.rule("MZ-A1")
def test_a_seat_may_change_its_mind_until_all_are_in() -> None:
    changed, straight = Table(GAME, {"players": 3}, 3), Table(GAME, {"players": 3}, 3)
    first, *_, last = changed.legal(0)
    for choice in (first, last, first, last):
        changed.choose(0, choice)
    straight.choose(0, last)
    for table in (changed, straight):
        for seat in (1, 2):
            table.choose(seat, table.legal(seat)[0])
    assert changed.state.digest() == straight.state.digest()


@pytest.mark.rule("MZ-H3", "TC-MZ-06")
def test_nothing_of_an_early_choice_shows() -> None:
    views = []
    for choice in Table(GAME, {"players": 3}, 3).legal(0):
        table = Table(GAME, {"players": 3}, 3)
        assert table.choose(0, choice) == []
        views.append((table.view(1), table.view(2), table.view(-1), table.legal(1)))
        assert table.view(0)["chosen"] == table.game.choices.to_json(choice)
    assert all(view == views[0] for view in views)
    assert views[0][0]["owing"] == [1, 2]


def test_chance_waits_until_all_are_in() -> None:
    table = Table(GAME, {"players": 3}, 3)
    before = table.state.chance
    for seat in (2, 0):
        table.choose(seat, table.legal(seat)[0])
        assert table.state.chance == before
    table.choose(1, table.legal(1)[0])
    assert table.state.chance != before


def test_when_all_are_in_it_is_too_late() -> None:
    table = Table(GAME, {"players": 3, "first": 1}, 3)
    late = table.legal(1)
    for seat in range(3):
        table.choose(seat, table.legal(seat)[0])
    with pytest.raises(IllegalChoice, match="seat 1 is not asked now"):
        table.choose(1, late[-1])
