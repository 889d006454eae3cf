"""The public view is sent once, and later only its changes."""

import copy

import pytest

from wusel.engine.chance import Chance
from wusel.engine.table import Table
from wusel.engine.view import View, changes_between, put
from wusel.games import SHELF, known_game


def test_only_the_smallest_parts_that_differ_are_changes() -> None:
    old: View = {
        "round": 1,
        "players": [{"points": 0, "cards": ["a"]}, {"points": 2, "cards": []}],
        "tiles": {"a1": "ns"},
    }
    new: View = {
        "round": 1,
        "players": [{"points": 0, "cards": ["a"]}, {"points": 2, "cards": ["b"]}],
        "tiles": {"a2": "we"},
    }
    assert changes_between(old, new) == [(("players", 1, "cards"), ["b"]), (("tiles",), {"a2": "we"})]
    assert changes_between(new, new) == []


def test_a_list_that_has_grown_changes_as_a_whole() -> None:
    assert changes_between({"ships": [{"at": 1}]}, {"ships": [{"at": 1}, {"at": 2}]}) == [
        (("ships",), [{"at": 1}, {"at": 2}])
    ]
    assert changes_between({"ships": [{"at": 1}]}, {"ships": []}) == [(("ships",), [])]


@pytest.mark.parametrize("name", SHELF)
def test_whoever_follows_the_changes_sees_what_there_is(name: str) -> None:
    """A view shares nothing with the state. It stays the same when the game goes on."""
    game = known_game(name)
    table = Table(game, {}, 7)
    luck = Chance(1)
    luck.reseed(7)
    kept = game.public_view(table.state)
    followed = copy.deepcopy(kept)
    for _ in range(150):
        if not table.owing():
            break
        seat = table.owing()[0]
        offers = table.legal(seat)
        table.carry_out(seat, offers[luck.draw(len(offers))])
        seen = game.public_view(table.state)
        put(followed, copy.deepcopy(changes_between(kept, seen)))
        kept = seen
        assert followed == seen
        for eye in range(table.state.seats):
            mine = copy.deepcopy(followed)
            put(mine, game.own_view(table.state, eye))
            assert mine == table.view(eye)
