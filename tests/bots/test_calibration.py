"""Hints and reviews show one number: what the judge has measured such states to be worth."""

from itertools import islice
from typing import Any

import pytest

from tests.bots.tables import TABLES, moments
from wusel.bots.adviser import advise
from wusel.bots.budget import Budget
from wusel.bots.review import weigh
from wusel.bots.trial import shares
from wusel.games import known_game

SHORT = Budget(iterations=6)


@pytest.mark.parametrize(("game_name", "options"), TABLES)
def test_where_a_playout_is_cut_it_counts_as_often_as_such_states_are_won(
    game_name: str, options: dict[str, Any]
) -> None:
    game = known_game(game_name)
    judge = game.judge().on_reflection()
    for s, _ in islice(moments(game, options, 3), 5, 60, 11):
        assert judge.calibration(s).scale > 0
        chances = [judge.chance(s, seat) for seat in s.everybody()]
        together = game.plays_together(s)
        found = shares(game, judge, s, together)
        if together:
            assert found == [pytest.approx(sum(chances) / s.seats)] * s.seats
        else:
            assert found == [pytest.approx(chance / sum(chances)) for chance in chances]


def test_the_calibration_of_a_judge_is_part_of_its_chance() -> None:
    game = known_game("viroid")
    judge = game.judge()
    for s, _ in islice(moments(game, {"players": 3}, 3), 5, 60, 11):
        for seat in s.everybody():
            assert judge.chance(s, seat) == judge.calibration(s).of(judge.worth(s, seat)) != judge.worth(s, seat)


@pytest.mark.parametrize(("game_name", "options"), TABLES)
def test_a_review_shows_the_number_of_a_hint(game_name: str, options: dict[str, Any]) -> None:
    game = known_game(game_name)
    for s, seat in islice(moments(game, options, 3), 7, 60, 25):
        first = advise(game, s, seat, 4, SHORT).prospects()[0]
        verdict = weigh(game, s, seat, first.choice, 4, SHORT)
        assert verdict.best == verdict.choice == first.choice
        assert verdict.expected == verdict.promised == first.expected
