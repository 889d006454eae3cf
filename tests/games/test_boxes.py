"""The printing on the boxes is correct."""

from typing import Any

import pytest

from wusel.engine.game import AGAINST_EACH_OTHER, AS_ONE, EITHER_WAY, Game
from wusel.games import SHELF, known_game


def ways_to_play(game: Game[Any]) -> set[bool]:
    """Return whether all players win or lose together, for every setting of every option except the first seat."""
    return {
        game.plays_together(game.new({option.name: value}, seed=1))
        for option in game.declared
        for value in option.values
        if option.name != "first"
    }


@pytest.mark.parametrize("name", list(SHELF))
def test_a_box_says_how_long_how_weighty_and_with_whom(name: str) -> None:
    game = known_game(name)
    box = game.box()
    assert box is not None
    players = next(option for option in game.declared if option.name == "players")
    assert len(box.minutes) == len(players.values)
    assert all(minutes > 0 for minutes in box.minutes)
    assert 1 <= box.weight <= 5
    company = {AGAINST_EACH_OTHER: {False}, AS_ONE: {True}, EITHER_WAY: {False, True}}
    assert ways_to_play(game) == company[box.company]
