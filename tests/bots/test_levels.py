import pytest

from tests.bots.conftest import Clock
from tests.bots.table import GAME, positions
from tests.bots.tables import moments
from tests.thorough import thorough
from wusel.bots.bot import Bot, ask
from wusel.bots.budget import Budget
from wusel.bots.easy_bot import EasyBot
from wusel.bots.greedy_bot import GreedyBot
from wusel.bots.levels import BOTS, HARD, MEDIUM, new_bot
from wusel.bots.random_bot import RandomBot
from wusel.bots.search_bot import MediumBot, SearchBot
from wusel.engine.errors import WuselError
from wusel.engine.kinds import Choice
from wusel.games import SHELF, known_game

PATIENCE = 2.0


def test_bots_have_names() -> None:
    assert [type(new_bot(name)) for name in BOTS] == [RandomBot, EasyBot, GreedyBot, MediumBot, SearchBot]


def test_an_unknown_bot_is_refused_with_what_is_possible() -> None:
    with pytest.raises(WuselError, match="no bot 'clever'; there are: random, easy, greedy, medium, hard"):
        new_bot("clever")


def test_hard_thinks_longer_than_medium_and_nobody_too_long() -> None:
    assert MEDIUM.iterations < HARD.iterations
    assert MEDIUM.seconds < HARD.seconds < PATIENCE


@pytest.mark.parametrize("name", SHELF)
def test_medium_overlooks_as_much_as_the_game_says_and_hard_nothing(name: str) -> None:
    game = known_game(name)
    medium, hard = new_bot("medium"), new_bot("hard")
    assert isinstance(medium, MediumBot)
    assert isinstance(hard, SearchBot)
    assert medium.overlooked(game) == game.judge().slips()
    assert hard.overlooked(game) == 0


def test_medium_now_and_then_does_what_it_would_not_have_done() -> None:
    """Given the same questions and luck, `medium` differs in at least one answer in twenty, but in fewer than one in
    three."""
    budget = Budget(iterations=1)
    steady, medium = new_bot("hard", budget), new_bot("medium", budget)
    asked = other = 0
    for s, seat in positions("standard", 3, "greedy", 3):
        if len(set(GAME.options(s, seat))) > 1:
            asked += 1
            other += ask(medium, GAME, s, seat, asked) != ask(steady, GAME, s, seat, asked)
    assert 1 / 20 < other / asked < 1 / 3


def test_another_budget_can_be_given() -> None:
    searching = new_bot("hard", Budget(iterations=5))
    assert isinstance(searching, SearchBot)
    assert searching.budget.iterations == 5


@pytest.mark.parametrize("name", SHELF)
def test_hard_answers_while_people_have_patience(name: str, clock: Clock) -> None:
    """This is the first question of the largest table that is worth thinking about. A playout takes a tenth of a
    second."""
    clock.a_look = 0.1
    game = known_game(name)
    asked = moments(game, {"players": 4}, 1)
    judge = game.judge().on_reflection()
    s, seat = next((s, seat) for s, seat in asked if judge.looks_ahead(s) and len(game.options(s, seat)) > 1)
    ask(new_bot("hard"), game, s, seat, 1)
    assert HARD.seconds / 2 < clock.now < PATIENCE


def test_hard_answers_at_once_where_the_judge_is_trusted(clock: Clock) -> None:
    clock.a_look = 0.1
    game = known_game("maus")
    asked = moments(game, {"players": 4, "chapter": "campaign"}, 1)
    s, seat = next((s, seat) for s, seat in asked if len(game.options(s, seat)) > 1)
    before = clock.now
    ask(new_bot("hard"), game, s, seat, 1)
    assert clock.now == before


def test_a_beginner_overlooks_now_and_then_what_looks_best() -> None:
    judge = GAME.judge()
    easy: Bot = new_bot("easy")
    overlooked = asked = 0
    for seed in range(thorough(6, sample=2)):
        for s, seat in positions("standard", 3, "greedy", seed):
            rated = [judge.rate(s, seat, choice) for choice in GAME.options(s, seat)]
            if len(rated) > 1 and rated.count(max(rated)) == 1:
                asked += 1
                overlooked += judge.rate(s, seat, Choice(easy.choose(GAME, s, seat, asked))) < max(rated)
    assert 0.15 < overlooked / asked < 0.35
