"""The cast: six habits, each a setting of the search, fair and the same every time."""

from itertools import cycle, islice
from typing import Any

import pytest

from tests.bots.table import GAME, positions
from tests.bots.tables import TABLES, moments
from tests.thorough import thorough
from wusel.bots.bot import ask
from wusel.bots.budget import Budget
from wusel.bots.cast import CAST, HABITS, character_of, strength_of, whole_cast
from wusel.bots.levels import BEGINNER, HARD, MEDIUM, OVERLOOKED_WITH_HABIT, is_bot, new_bot
from wusel.bots.playout import best_rival, outcome
from wusel.bots.search import STYLE, Search
from wusel.bots.search_bot import SearchBot
from wusel.games import known_game

SHORT = Budget(iterations=6)


def a_position(mode: str = "standard") -> tuple[Any, int]:
    return next((s, seat) for s, seat in positions(mode, 4, "greedy", 1) if len(set(GAME.options(s, seat))) > 3)


def test_everybody_plays_in_three_strengths() -> None:
    assert len(whole_cast()) == len(set(whole_cast())) == 18
    for name in whole_cast():
        bot = new_bot(name)
        assert isinstance(bot, SearchBot)
        assert bot.style is HABITS[character_of(name)]
        budgets = {"easy": BEGINNER, "medium": MEDIUM, "hard": HARD}
        assert bot.budget is budgets[strength_of(name)]
        slips = {"easy": OVERLOOKED_WITH_HABIT, "medium": GAME.judge().slips(), "hard": 0}
        assert bot.overlooked(GAME) == slips[strength_of(name)]


def test_no_two_have_the_same_habit() -> None:
    settings = [name for name in dir(STYLE) if not name.startswith("_") and name != "liked"]
    assert len(settings) == 8
    habits = [tuple(getattr(HABITS[who], name) for name in settings) for who in CAST]
    assert len(set(habits)) == len(CAST)


@pytest.mark.parametrize("name", ["igor", "igor-random", "nobody-hard", "-hard", "igor-hard-hard", ""])
def test_nobody_else_is_a_bot(name: str) -> None:
    assert not is_bot(name)


@pytest.mark.parametrize(("who", "table"), list(zip(CAST, cycle(TABLES), strict=False)))
def test_they_know_what_their_seat_knows(who: str, table: tuple[str, dict[str, Any]]) -> None:
    """Each one plays at a different table. All searching bots share what they try and how."""
    game_name, options = table
    game = known_game(game_name)
    for s, seat in islice(moments(game, options, 3), 12, thorough(90, sample=13), 73):
        for strength in ("easy", "medium"):
            bot = new_bot(f"{who}-{strength}", SHORT)
            chosen = ask(bot, game, s, seat, 8)
            assert chosen in game.options(s, seat)
            assert chosen == ask(bot, game, game.imagine(s, seat, 1), seat, 8)


def test_who_is_cautious_likes_what_is_sure_and_who_is_daring_does_not() -> None:
    for value in (0.0, 1.0):
        assert HABITS["igor"].liked(value) == HABITS["filou"].liked(value) == value
    assert HABITS["filou"].liked(0.5) < 0.5 < HABITS["igor"].liked(0.5)
    for who in CAST:
        liked = [HABITS[who].liked(each / 20) for each in range(21)]
        assert liked == sorted(liked), "more is never worth less"


def test_who_is_far_sighted_looks_further() -> None:
    s, seat = a_position()
    horizons = {who: Search(GAME, s, seat, 1, HABITS[who]).horizon for who in CAST}
    assert horizons["hamlet"] < GAME.judge().horizon(s) < horizons["ottilie"]


def test_spite_is_for_rivals_alone() -> None:
    s, seat = a_position()
    assert Search(GAME, s, seat, 1, HABITS["magda"]).spite > 0
    together, friend = a_position("kamikaze")
    assert Search(GAME, together, friend, 1, HABITS["magda"]).spite == 0


def test_the_best_rival_is_the_best_of_all_others() -> None:
    s, seat = a_position()
    others = [outcome(GAME, GAME.judge(), s, other) for other in range(4) if other != seat]
    assert best_rival(GAME, GAME.judge(), s, seat) == max(others)


def test_a_beginner_overlooks_something_and_never_everything() -> None:
    s, seat = a_position()
    left = set()
    for seed in range(40):
        search = Search(GAME, s, seat, seed)
        before = len(search.candidates)
        search.overlook(2)
        left.add(len(search.candidates))
        assert 1 <= len(search.candidates) <= before
    assert len(left) > 2
