"""What a seat can expect, as far as it can know."""

from itertools import islice
from typing import Any

import pytest

from tests.bots.tables import TABLES, moments
from tests.thorough import thorough
from wusel.bots.analysis import Analysis, analyse
from wusel.bots.budget import Budget
from wusel.bots.odds import odds_at
from wusel.games import find_game

BUDGET = Budget(iterations=10)


def told(analysis: Analysis) -> tuple[int, list[tuple[int, int, float]], list[float]]:
    return analysis.choice, [(p.choice, p.visits, p.expected) for p in analysis.prospects], analysis.chances


@pytest.mark.parametrize(("game_name", "options"), TABLES)
def test_an_analysis_tells_choices_and_chances(game_name: str, options: dict[str, Any]) -> None:
    game = find_game(game_name)
    for s, seat in islice(moments(game, options, 4), 20, None, thorough(131, sample=393)):
        analysis = analyse(game, s, seat, 2, BUDGET)
        legal = game.options(s, seat)
        visits = [prospect.visits for prospect in analysis.prospects]
        assert {prospect.choice for prospect in analysis.prospects} <= set(legal)
        assert analysis.choice in legal
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) <= 8
        assert all(0 <= prospect.expected <= 1 for prospect in analysis.prospects)
        advised = [prospect.expected for prospect in analysis.prospects if prospect.choice == analysis.choice]
        assert advised == [max(prospect.expected for prospect in analysis.prospects)], "nobody is advised the lesser"
        assert len(analysis.chances) == s.seats
        if not game.plays_together(s):
            assert sum(analysis.chances) == pytest.approx(1)
        assert told(analysis) == told(analyse(game, game.imagine(s, seat, 9), seat, 2, BUDGET))


def test_friends_have_the_same_chances() -> None:
    game = find_game("mosquitozzz")
    s = game.new({"players": 4, "mode": "kamikaze"}, 1)
    found = odds_at(game, s, -1, 1, BUDGET).chances
    assert 0 < found[0] < 1
    assert found == [found[0]] * 4


@pytest.mark.parametrize("seed", range(3))
def test_the_chances_at_the_end_are_the_result(seed: int) -> None:
    game = find_game("mosquitozzz")
    for options in ({"players": 3}, {"players": 3, "mode": "kamikaze"}):
        s = [s for s, _ in moments(game, options, seed)][-1]
        result = game.result(s)
        assert result is not None
        won = [float(rank == 1) if result.won is None else float(result.won) for rank in result.ranks]
        assert odds_at(game, s, 0, 1, BUDGET).chances == won


def test_a_seat_that_is_far_ahead_is_told_so() -> None:
    game = find_game("mosquitozzz")
    s = game.new({"players": 3}, 1)
    s.players[0].blood = s.players[1].blood = 1
    s.bank = 18
    found = odds_at(game, s, 2, 1, Budget(iterations=60)).chances
    assert found[2] > 0.8
