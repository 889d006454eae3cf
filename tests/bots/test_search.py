"""The search: paired worlds, halving, caution, budgets."""

from itertools import islice
from typing import Any

import pytest

from tests.bots.conftest import Clock
from tests.bots.table import GAME, positions
from tests.bots.tables import TABLES, moments
from tests.thorough import thorough
from wusel.bots.budget import Budget
from wusel.bots.cast import HABITS
from wusel.bots.playout import appraisal, best_rated, outcome, play_on, rechoose
from wusel.bots.search import Candidate, Search, Style, better_half, last_round, own_luck
from wusel.bots.search_bot import SearchBot
from wusel.engine.chance import Chance
from wusel.engine.kinds import Choice, Seat
from wusel.engine.prices import worthwhile_options
from wusel.games import known_game

PLAIN = Style(horizon=4, width=4, widening=10, caution=2.0, margin=0.5)


def tried(choice: int, gains: list[float]) -> Candidate:
    """Return a candidate with the given gains over a favourite that always scored a half."""
    candidate = Candidate(choice, 0.0)
    for gain in gains:
        candidate.note(0.5 + gain, 0.5)
    return candidate


def a_search(iterations: int, style: Style = PLAIN) -> Search:
    """Return a search at the first question of a game that offers a choice."""
    for s, seat in positions("standard", 4, "greedy", 1):
        if len(set(GAME.options(s, seat))) > 3:
            search = Search(GAME, s, seat, 1, style)
            search.run(Budget(iterations=iterations))
            return search
    raise AssertionError("nothing to choose from in a whole game")


@pytest.mark.parametrize(("game_name", "options"), TABLES)
def test_the_same_seed_and_iterations_give_the_same_choice(game_name: str, options: dict[str, Any]) -> None:
    game = known_game(game_name)
    for s, seat in islice(moments(game, options, 1), 3, None, thorough(97, sample=291)):
        chosen = [SearchBot(Budget(iterations=6)).choose(game, s, seat, 5) for _ in range(2)]
        assert chosen[0] == chosen[1]


def test_the_budget_of_iterations_is_kept_and_used() -> None:
    for iterations in (40, 200):
        assert 0.7 * iterations <= a_search(iterations).iterations <= iterations


def test_the_budget_of_time_is_kept_and_used(clock: Clock) -> None:
    clock.a_look = 0.01
    game = known_game("schwarm")
    s, seat = next(islice(moments(game, {"players": 4}, 2), 60, None))
    search = Search(game, s, seat, 1)
    search.run(Budget(seconds=0.2))
    assert 0.1 < clock.now <= 0.25
    assert search.iterations >= 10
    assert search.best().choice in game.options(s, seat)


def test_time_that_is_up_at_once_leaves_the_favourite(clock: Clock) -> None:
    clock.a_look = 0.01
    search = a_search(1)
    late = Search(GAME, search.root, search.seat, 1, PLAIN)
    late.run(Budget(seconds=0.001))
    assert late.iterations == 0
    assert late.best() is late.candidates[0]


def test_more_iterations_try_more_choices() -> None:
    game = known_game("schwarm")
    s, seat = next((s, seat) for s, seat in moments(game, {"players": 4}, 1) if len(game.options(s, seat)) >= 12)
    tried_choices = []
    for iterations in (8, 20, 60):
        search = Search(game, s, seat, 1, Style(horizon=1, width=3, widening=10, caution=2.0, margin=0.5))
        search.run(Budget(iterations=iterations))
        tried_choices.append([each.visits > 0 for each in search.candidates])
    assert [sum(each) for each in tried_choices] == [2, 5, 9], "but each a few times"
    assert tried_choices[2] == sorted(tried_choices[2], reverse=True), "the best rated are tried"


def test_who_has_time_for_few_playouts_tries_few_choices(clock: Clock) -> None:
    """A playout takes an eighth of a second."""
    clock.a_look = 0.125
    search = a_search(1)
    assert search.expected(Budget(iterations=1200, seconds=0.1)) == 0
    assert search.breadth(0) == 2
    assert search.expected(Budget(iterations=1200, seconds=1e9)) == 1200
    assert search.expected(Budget(seconds=2.0)) == 16


@pytest.mark.parametrize(("game_name", "options"), TABLES)
def test_a_clock_that_does_not_run_out_changes_nothing(game_name: str, options: dict[str, Any]) -> None:
    game = known_game(game_name)
    for s, seat in islice(moments(game, options, 2), 5, None, thorough(199, sample=597)):
        budgets = (Budget(iterations=8), Budget(iterations=8, seconds=1e6))
        free, clocked = (SearchBot(budget).choose(game, s, seat, 5) for budget in budgets)
        assert free == clocked


def test_candidates_stand_in_the_order_of_their_ratings() -> None:
    ratings = [each.rating for each in a_search(1).candidates]
    assert ratings == sorted(ratings, reverse=True)


def test_every_survivor_was_tried_in_the_same_worlds() -> None:
    search = a_search(120)
    most = search.candidates[0].visits
    assert most == max(each.visits for each in search.candidates)
    assert sum(each.visits == most for each in search.candidates) >= 2
    assert search.candidates[0].gain == 0


def test_the_worse_half_goes_and_the_favourite_stays() -> None:
    favourite, good, bad, better, worse = (tried(n, [g]) for n, g in enumerate([-0.4, 0.1, -0.1, 0.2, -0.2]))
    assert better_half([favourite, good, bad, better, worse]) == [favourite, better, good]
    assert better_half([favourite, good]) == [favourite, good]


def test_a_gain_must_be_clear() -> None:
    sure = tried(1, [0.1, 0.12, 0.08, 0.1])
    lucky = tried(2, [0.9, -0.5, 0.8, -0.6])
    assert sure.lead(2.0) > 0 > lucky.lead(2.0)
    assert lucky.lead(0.0) > sure.lead(0.0) > 0
    assert tried(3, [1.0]).lead(2.0) == 0, "once is not enough"


def test_the_favourite_is_left_for_a_clear_gain_only() -> None:
    search = a_search(1)
    search.candidates = [tried(1, [0.0] * 4), tried(2, [0.9, -0.5, 0.8, -0.6]), tried(3, [0.1, 0.12, 0.08, 0.1])]
    assert search.best().choice == 3
    search.candidates.pop()
    assert search.best().choice == 1


@pytest.mark.parametrize(("mode", "chosen"), [("standard", 2), ("kamikaze", 1)])
def test_friends_want_to_be_surer_than_rivals(mode: str, chosen: int) -> None:
    """A gain of one and a half standard errors is enough only for rivals."""
    s, seat = next(iter(positions(mode, 4, "greedy", 1)))
    search = Search(GAME, s, seat, 1)
    search.candidates = [tried(1, [0.0] * 4), tried(2, [0.1, 0.3, -0.1, 0.2])]
    assert search.best().choice == chosen


def test_where_the_judge_knows_better_nothing_is_tried() -> None:
    game = known_game("viroid")
    judge = game.judge().on_reflection()
    settled = 0
    for s, seat in islice(moments(game, {"players": 2}, 1), 200):
        if judge.looks_ahead(s):
            continue
        settled += 1
        found = game.options(s, seat)
        chosen = SearchBot(Budget(iterations=1000)).choose(game, s, seat, 5)
        assert judge.rate(s, Seat(seat), Choice(chosen)) == max(judge.rate(s, Seat(seat), choice) for choice in found)
        search = Search(game, s, seat, 1)
        search.candidates = [tried(1, [0.0] * 4), tried(2, [0.5] * 4)]
        assert search.best().choice == 1
    assert settled


def test_a_search_has_luck_of_its_own() -> None:
    s = GAME.new({"players": 4}, 1)
    assert own_luck(7).chance != GAME.imagine(s, 0, 7).chance
    assert own_luck(7).chance == own_luck(7).chance != own_luck(8).chance


# --- playouts


def test_a_playout_stops_when_somebody_else_was_asked_often_enough() -> None:
    s = GAME.new({"players": 3}, 4)
    asked = [s.asked]
    while s.owing and len(asked) < 4:
        seat = (s.owing & -s.owing).bit_length() - 1
        GAME.apply(s, seat, best_rated(GAME.judge(), s, seat, GAME.options(s, seat), Chance(9)))
        if s.asked != asked[-1]:
            asked.append(s.asked)
    for horizon in (1, 2, 3):
        world = GAME.new({"players": 3}, 4)
        play_on(GAME, GAME.judge(), world, Chance(9), horizon)
        assert world.asked == asked[horizon]
    play_on(GAME, GAME.judge(), s, Chance(9), 0)
    assert GAME.result(s) is not None


def test_a_choice_must_be_ahead_by_more_than_the_judge_may_be_wrong() -> None:
    game = known_game("maus")
    s, seat = next(moments(game, {"players": 2}, 1))
    doubt = game.judge().on_reflection().doubt(s)
    for gain, chosen in ((doubt - 0.01, 1), (doubt + 0.01, 2)):
        search = Search(game, s, seat, 1)
        search.candidates = [tried(1, [0.0] * 4), tried(2, [gain] * 4)]
        assert search.best().choice == chosen


def test_a_playout_goes_on_to_the_round_at_which_worlds_are_compared() -> None:
    game = known_game("maus")
    judge = game.judge().on_reflection()
    s, seat = next(islice(moments(game, {"players": 2}, 1), 20, None))
    for reach in (1.0, 2.0):
        world, until = s.clone(), last_round(judge, s, reach)
        play_on(game, judge, world, Chance(9), 1, None, until)
        assert judge.rounds(world) == until == judge.rounds(s) + reach
        assert outcome(game, judge, world, seat) == judge.promise(world, Seat(seat)) != judge.worth(world, Seat(seat))
    assert last_round(GAME.judge(), GAME.new({"players": 2}, 1)) == 0


def test_the_judge_says_how_far_to_think_ahead() -> None:
    horizons = []
    for name, players in (("mosquitozzz", 2), ("schwarm", 2), ("schwarm", 4)):
        game = known_game(name)
        s, seat = next(moments(game, {"players": players}, 1))
        horizons.append(Search(game, s, seat, 1).horizon)
        assert horizons[-1] == game.judge().horizon(s)
        assert Search(game, s, seat, 1, PLAIN).horizon == PLAIN.horizon
    assert horizons == sorted(set(horizons)), "further in Der Schwarm, and the more so the more play"


def test_whoever_searches_asks_the_judge_who_plays_best() -> None:
    """Most judges give other ratings to bots that search. Some have nothing to add to their first opinion."""
    others = []
    for name in ("mosquitozzz", "schwarm", "viroid", "maus"):
        game = known_game(name)
        for s, seat in islice(moments(game, {"players": 2}, 1), 20):
            rated = {each.choice: each.rating for each in Search(game, s, seat, 1).candidates}
            playing = game.judge().at_play()
            plausible = playing.plausible(s, Seat(seat), worthwhile_options(game, s, seat))
            assert rated == {choice: playing.rate(s, Seat(seat), choice) for choice in plausible}
            if any(rated[choice] != game.judge().rate(s, Seat(seat), Choice(choice)) for choice in rated):
                others.append(name)
    assert set(others) == {"schwarm", "viroid", "maus"}


def test_a_playout_rests_where_the_judge_says_so() -> None:
    """In Der Schwarm, a playout stops when a round is over, before any card of the next one is taken. Bots that look
    further ahead go on."""
    game = known_game("schwarm")
    judge = game.judge().at_play()
    rounds = []
    since: Any
    for since, seat in islice(moments(game, {"players": 2}, 1), 0, None, 40):
        search = Search(game, since, seat, 1)
        assert Search(game, since, seat, 1, HABITS["ottilie"]).until == search.until + 1
        s = since.clone()
        play_on(game, judge, s, Chance(9), search.horizon, None, search.until)
        rounds.append(since.round)
        assert s.ended if since.round == 4 else s.round == max(1, since.round) + 1
        assert s.ended or not any(player.cards for player in s.players)
    assert set(rounds) >= {1, 2, 3, 4}


def test_secret_choices_of_others_are_thought_to_be_sensible() -> None:
    """Imagining deals secret choices at random. The other players would rather do what looks best."""
    s = GAME.new({"players": 4}, 3)
    judge = GAME.judge()
    for seat in (0, 1):
        GAME.apply(s, seat, GAME.options(s, seat)[-1])
    for seed in range(20):
        world = GAME.imagine(s, 1, seed)
        rechoose(GAME, judge, world, 1, Chance(5))
        rated = [judge.rate(world, Seat(0), choice) for choice in GAME.options(world, 0)]
        assert judge.rate(world, Seat(0), Choice(world.chosen[0])) == max(rated)
        assert world.chosen[1:] == s.chosen[1:]


def test_what_a_playout_came_to() -> None:
    judge = GAME.judge()
    s = GAME.new({"players": 2}, 3)
    assert outcome(GAME, judge, s, 0) == appraisal(GAME, judge, s, 0, 0.5) == judge.worth(s, Seat(0))
    play_on(GAME, judge, s, Chance(9), 0)
    result = GAME.result(s)
    assert result is not None
    winner = result.ranks.index(1)
    assert [outcome(GAME, judge, s, seat) for seat in (winner, 1 - winner)] == [1.0, 0.0]
    share = result.scores[winner] / sum(result.scores)
    assert appraisal(GAME, judge, s, winner, 0.5) == pytest.approx(0.5 + share / 2)
    assert appraisal(GAME, judge, s, winner, 0.0) == 1.0


@pytest.mark.parametrize("seed", range(4))
def test_friends_share_the_outcome(seed: int) -> None:
    judge = GAME.judge()
    s = GAME.new({"players": 4, "mode": "kamikaze"}, seed)
    play_on(GAME, judge, s, Chance(9), 0)
    result = GAME.result(s)
    assert result is not None
    assert {appraisal(GAME, judge, s, seat, 0.5) for seat in range(4)} == {float(result.won is True)}


def test_equals_share_a_victory() -> None:
    game = known_game("schwarm")
    s = game.new({"players": 3}, 1)
    play_on(game, game.judge(), s, Chance(9), 1)
    s.ended = 1
    for player, points in zip(s.players, (30, 30, 20), strict=True):
        player.points = points
    assert [outcome(game, game.judge(), s, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
