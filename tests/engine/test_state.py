"""State as plain data: it converts to JSON and back exactly, and a state that play cannot reach is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.test_table import played
from wusel.engine.errors import BadSave
from wusel.engine.written_state import read_state
from wusel.games.mosquitozzz.game import new_game

GAME = new_game()


@pytest.mark.parametrize("choices", [0, 1, 7, 30, 61, 1000])
def test_json_round_trip_is_exact(choices: int) -> None:
    s = played(choices).state
    back = read_state(GAME, json.loads(json.dumps(s.to_data())))
    assert back.to_data() == s.to_data()
    assert back.digest() == s.digest()


def test_a_clone_shares_nothing_that_changes() -> None:
    table = played(30)
    before = table.state.digest()
    copy = table.state.clone()
    while copy.owing:
        seat = next(seat for seat in range(4) if copy.owing >> seat & 1)
        GAME.apply(copy, seat, GAME.options(copy, seat)[-1])
    assert table.state.digest() == before
    assert copy.digest() != before


def drop(name: str) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.pop(name)


def put(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update({name: value})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (drop("bank"), "bank should be a whole number"),
        (put("bank", "3"), "bank should be a whole number, not '3'"),
        (put("bank", True), "bank should be a whole number"),
        (put("swarm", 4), "swarm should be a list, not 4"),
        (put("swarm", ["x"]), "each of swarm should be a whole number, not 'x'"),
        (put("players", [4]), "each of players should have named fields, not be 4"),
        (put("variant", []), "variant should have named fields"),
        (put("bank", 39), "blood was made or lost"),
        (put("active", 7), "active is 7"),
        (lambda data: data["swarm"].append(4), "cards were made or lost"),
        (lambda data: data["players"][0]["hand"].reverse(), "is not sorted"),
        (put("agenda", [-1, -99]), "unknown step"),
        (put("agenda", []), "ended is 0"),
        (put("asked", 1), "should be asked"),
        (put("chance", 0), "chance is 0"),
        (put("chance", 1 << 63), f"chance is {1 << 63}"),
        (put("chosen", [9, 0, 0, 0]), "seat 0 cannot have chosen 9"),
    ],
)
def test_a_state_that_cannot_be_is_refused(change: Callable[[dict[str, Any]], None], reason: str) -> None:
    data = played(4).state.to_data()
    change(data)
    with pytest.raises(BadSave, match=reason):
        read_state(GAME, data)
