"""The oracle cheats, and is kept apart from the bots."""

from itertools import islice
from typing import Any

import pytest

from tests.bots.table import GAME, positions
from wusel.bots.bot import Bot
from wusel.bots.budget import Budget
from wusel.bots.levels import BOTS, new_bot, new_oracle
from wusel.bots.search import Search
from wusel.engine.errors import WuselError


def test_nobody_can_give_it_a_seat() -> None:
    assert not isinstance(new_oracle(), Bot)
    assert "oracle" not in BOTS
    with pytest.raises(WuselError, match="no bot 'oracle'"):
        new_bot("oracle")


def test_it_sees_all_hands_and_secret_choices_and_nobody_else_does() -> None:
    deceived = 0
    for s, seat in islice(positions("standard", 4, "greedy", 1), 2, None, 5):
        true = [(player.hand, player.draw) for player in s.players], s.chosen
        knowing: Any = Search(GAME, s, seat, 1, cheating=True).new_world()
        fair: Any = Search(GAME, s, seat, 1).new_world()
        assert true == ([(player.hand, player.draw) for player in knowing.players], knowing.chosen)
        assert knowing.chance != s.chance, "the luck to come is hidden even from an oracle"
        deceived += true != ([(player.hand, player.draw) for player in fair.players], fair.chosen)
    assert deceived > 5


def test_it_chooses_legally_and_leaves_the_state_as_it_is() -> None:
    oracle = new_oracle(Budget(iterations=8))
    for s, seat in islice(positions("kamikaze", 3, "greedy", 1), 0, None, 9):
        before = s.digest()
        assert oracle.choose_knowing_all(GAME, s, seat, 3) in GAME.options(s, seat)
        assert s.digest() == before
