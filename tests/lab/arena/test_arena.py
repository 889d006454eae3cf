"""Round-robin tournaments: pairings, results, confidence intervals, and early stopping."""

import sys
from collections import Counter
from itertools import islice
from random import Random
from subprocess import PIPE, Popen
from typing import Any

import pytest

from tests.bots.table import positions
from tests.lab.arena.contests import GAME, duels, fake_game, fake_games, rows_of, teams
from tests.thorough import thorough
from wusel.bots.levels import HARD
from wusel.engine.errors import WuselError
from wusel.games import known_game
from wusel.lab import worker_pool
from wusel.lab.arena.contest import LineUp, new_contest
from wusel.lab.arena.deal_statistics import is_significant, share_interval
from wusel.lab.arena.players import new_chooser
from wusel.lab.arena.results import evaluate
from wusel.lab.arena.run import interim_deals, run_contest
from wusel.lab.simulate import new_plan
from wusel.lab.worker_pool import Worker

# --- pairings and seats


def test_every_deal_is_played_once_from_each_seat() -> None:
    rows = rows_of(duels("greedy,random", players=3, games=6, seed=50))
    one, other = "greedy", "random"
    expected = {(one, other, other), (other, one, other), (other, other, one)}
    expected |= {(other, one, one), (one, other, one), (one, one, other)}
    assert Counter(seed for seed, _ in rows) == {50: 6, 51: 6}
    for seed in (50, 51):
        assert {bots for of, bots in rows if of == seed} == expected
    for (seed, bots), row in rows.items():
        assert (row.seed, row.bots) == (seed, bots)


def test_two_players_have_one_duel_for_each_pair() -> None:
    contest = duels("hard,easy,random", players=2, games=9)
    assert contest.line_ups() == [("hard", "easy"), ("hard", "random"), ("easy", "random")]
    assert contest.deals == 5, "nine games are rounded up to whole deals"
    assert contest.matches(("hard", "easy"), 2) == [(3, ("hard", "easy")), (3, ("easy", "hard"))]


def test_more_players_have_a_duel_each_way() -> None:
    contest = duels("hard,easy", players=4, games=400)
    assert contest.line_ups() == [("hard", "easy", "easy", "easy"), ("easy", "hard", "hard", "hard")]
    assert contest.deals == 100


def test_against_one_only() -> None:
    alone = [("hard", "greedy", "greedy"), ("easy", "greedy", "greedy")]
    assert duels("hard,easy", players=3, against="greedy").line_ups() == alone
    assert duels("hard,greedy,easy", players=3, against="greedy").line_ups() == alone


def test_teams_are_the_same_bot_everywhere() -> None:
    contest = teams("hard,random", games=20)
    assert contest.together
    assert contest.deals == 20
    assert contest.line_ups() == [("hard", "hard"), ("random", "random")]
    assert contest.matches(("hard", "hard"), 0) == [(1, ("hard", "hard"))]
    assert teams("hard,random", against="easy").line_ups()[-1] == ("easy", "easy")


def test_the_reference() -> None:
    assert duels("hard,greedy,random").reference == "greedy"
    assert duels("hard,random").reference == "random"
    assert duels("hard,greedy", against="easy").reference == "easy"


# --- playing for real


@pytest.mark.parametrize("name", ["mosquitozzz", "schwarm"])
def test_greedy_is_better_than_random_in_every_game(name: str) -> None:
    results = run_contest(new_contest(known_game(name), ["random", "greedy"], {"players": 2}, games=8))
    [duel] = results.duels
    assert (duel.bot, duel.against, duel.games, duel.deals, duel.fair) == ("random", "greedy", 8, 4, 0.5)
    assert duel.low <= duel.share < 0.3
    assert duel.lead_low <= duel.lead <= duel.lead_high < 0
    assert [rating.bot for rating in results.ratings] == ["greedy", "random"]


def test_results_do_not_depend_on_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes of the first games also play the ones after the first test of significance."""
    contest = duels("easy,greedy", games=42)
    started: list[Worker] = []

    class CountedWorker(Worker):
        def __init__(self) -> None:
            super().__init__()
            started.append(self)

    monkeypatch.setattr(worker_pool, "Worker", CountedWorker)
    assert run_contest(contest, workers=2).to_json() == run_contest(contest).to_json()
    assert len(started) == 2


def test_teams_play_the_same_deals() -> None:
    contest = teams("greedy,random", games=12, seed=9)
    rows = rows_of(contest)
    for bot in ("greedy", "random"):
        assert [seed for seed, bots in rows if bots == (bot, bot)] == list(range(9, 21))
    greedy, random = run_contest(contest).teams
    assert greedy.rate > random.rate
    assert random.gain == pytest.approx(random.rate - greedy.rate)
    assert random.gain is not None
    assert random.gain_low is not None
    assert random.gain_high is not None
    assert random.gain_low < random.gain < random.gain_high
    assert greedy.gain is None


# --- figures


def test_a_shared_victory_counts_in_part() -> None:
    contest = duels("easy,random", players=4, games=8, against="random")

    def fake_result(_: int, bots: LineUp) -> list[int]:
        return [1, 1, 3, 4] if bots[0] == "easy" else [1, 2, 3, 4]

    rows = {
        match: fake_game(*match, fake_result)
        for deal in range(contest.deals)
        for match in contest.matches(contest.line_ups()[0], deal)
    }
    [duel] = evaluate(contest, rows).duels
    assert duel.share == pytest.approx(0.5 / 4)
    assert duel.lead == pytest.approx(((8 - 14 / 3) + (6 - 14 / 3) + (4 - 16 / 3) + (2 - 18 / 3)) / 4)


def test_a_deal_that_was_not_played_from_all_seats_is_left_out() -> None:
    contest = duels("easy,random", games=8)
    rows = dict(rows_of(contest))
    whole = evaluate(contest, rows)
    assert (whole.games, whole.duels[0].deals) == (8, 4)
    del rows[contest.matches(("easy", "random"), 3)[1]]
    assert (evaluate(contest, rows).games, evaluate(contest, rows).duels[0].deals) == (6, 3)
    assert evaluate(contest, {}).to_json()["duels"] == []
    assert evaluate(contest, {}).ratings == []


def test_the_coverage_of_intervals_of_shares() -> None:
    rng = Random(4)
    for chance in (0.5, 0.25, 0.05):
        held = 0
        for _ in range(300):
            shares = [sum(rng.random() < chance for _ in range(4)) / 4 for _ in range(40)]
            low, high = share_interval(shares, 4)
            held += low <= chance <= high
        assert 0.92 <= held / 300 <= 0.99


def test_the_deal_is_the_unit() -> None:
    """The effective number of games follows from the variance between deals."""
    decided, shared = [0.0, 1.0] * 20, [0.5] * 40
    alike = [0.0, 0.5, 0.5, 1.0] * 10
    widths = [high - low for low, high in (share_interval(shares, 2) for shares in (decided, alike, shared))]
    assert widths[0] > 1.3 * widths[1] > 1.3 * 1.3 * widths[2] > 0


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_shares_of_zero_and_one_have_intervals(share: float) -> None:
    low, high = share_interval([share] * 20, 2)
    assert low <= share <= high
    assert 0.1 < high - low < 0.25


# --- early stopping


def test_significance_is_tested_in_growing_steps() -> None:
    assert list(interim_deals(100)) == [20, 30, 45, 67, 100]
    assert list(interim_deals(20)) == [20]
    assert list(interim_deals(7)) == [7]


def test_random_against_greedy_stops_early() -> None:
    results = run_contest(duels("random,greedy", games=4000))
    assert results.stopped_early
    assert results.games == 40
    assert results.duels[0].clear


def test_without_early_stopping() -> None:
    results = run_contest(duels("random,greedy", games=60, to_the_end=True))
    assert results.games == 60
    assert results.duels[0].clear
    assert not results.stopped_early


@pytest.mark.parametrize("players", [2, 4])
def test_equal_bots_do_not_stop_early(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots with random results: the difference is never significant."""
    rng = Random(players)
    fake_games(monkeypatch, lambda _, bots: rng.sample(range(1, len(bots) + 1), len(bots)))
    for seed in range(10):
        contest = duels("hard:5,medium:5", players=players, games=200 * players, seed=seed)
        results = run_contest(contest)
        assert not results.stopped_early
        assert {duel.deals for duel in results.duels} == {200}


def test_equal_teams_do_not_stop_early(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(2)
    fake_games(monkeypatch, lambda seed, _: rng.random() < 0.3 + seed % 3 / 5)
    for seed in range(20):
        assert not run_contest(teams("hard:5,medium:5,oracle:5", games=300, seed=seed)).stopped_early


def test_significant_duels_stop_and_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are two equal bots and one that always loses. Only the equal ones go on."""
    rng = Random(3)

    def fake_result(_: int, bots: LineUp) -> list[int]:
        first = rng.randrange(2)
        if "random" in bots:
            first = 1 - bots.index("random")
        return [1, 2] if first == 0 else [2, 1]

    fake_games(monkeypatch, fake_result)
    results = run_contest(duels("hard:5,medium:5,random", games=200))
    assert [duel.deals for duel in results.duels] == [100, 20, 20]
    assert results.stopped_early


def test_a_team_goes_on_while_a_difference_is_not_significant(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(3)
    fake_games(monkeypatch, lambda _, bots: bots[0] != "random" and rng.random() < 0.8)
    results = run_contest(teams("hard:5,medium:5,random", games=200))
    assert [team.games for team in results.teams] == [200, 200, 20]
    results = run_contest(teams("hard:5,medium:5", games=200, against="random"))
    assert [team.games for team in results.teams] == [20, 20, 20]


def test_few_deals_that_all_agree_are_not_significant() -> None:
    assert not is_significant([0.5] * 20, 2, 0.5)
    assert not is_significant([0.5] * 19 + [1.0], 2, 0.5)
    assert not is_significant([0.0] * 17 + [1.0] * 3, 1, 0.0)
    assert is_significant([1.0] * 20, 2, 0.5)


# --- workers


def test_workers_exit_when_the_parent_was_killed() -> None:
    program = """
from wusel.games import known_game
from wusel.lab.simulate import new_plan, simulate

plan = new_plan(known_game("mosquitozzz"), ["random", "easy"], {"players": 2}, 1, 1_000_000)
for rows in simulate(plan, workers=2, chunk=1):
    print(rows, flush=True)
"""
    with Popen([sys.executable, "-c", program], stdout=PIPE, stderr=PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"[Row(")
        process.kill()
        process.communicate(timeout=60)  # the pipes are closed when the last worker is gone


# --- who may compete


def test_search_budgets_by_name() -> None:
    def iterations_of(name: str, usual: int = 0) -> int:
        chooser: Any = new_chooser(name, usual)
        who = chooser.args[0] if hasattr(chooser, "args") else chooser.__self__
        return int(who.budget.iterations)

    assert [iterations_of(name) for name in ("hard:7", "medium:7", "oracle:7")] == [7, 7, 7]
    assert [iterations_of(name, 9) for name in ("hard", "oracle", "hard:7")] == [9, 9, 7]
    assert iterations_of("oracle") == iterations_of("hard") == HARD.iterations


def test_the_same_playouts_give_the_same_games() -> None:
    contest = duels("hard,random", games=4, iterations=4)
    assert run_contest(contest).to_json() == run_contest(contest).to_json()


def test_the_oracle_plays_in_the_arena_only() -> None:
    said = run_contest(duels("oracle:4,random", games=4)).to_json()
    assert said["cheats"] == ["oracle:4"]
    assert said["duels"][0]["cheats"]  # type: ignore[index]  # a list of duels
    assert [rating["cheats"] for rating in said["ratings"]] == [True, False]  # type: ignore[attr-defined]  # a list too
    with pytest.raises(WuselError, match="there is no bot 'oracle'"):
        new_plan(GAME, ["oracle", "random"], {"players": 2}, 1, 1)


def test_the_oracle_is_shown_the_true_state() -> None:
    """Its choice depends on hidden cards, which the choice of a fair bot never does."""
    differs: Counter[str] = Counter()
    for s, seat in islice(positions("standard", 4, "greedy", 1), 2, None, thorough(12, sample=24)):
        worlds = [GAME.imagine(s, seat, seed) for seed in range(4)]
        for name in ("hard:8", "oracle:8"):
            differs[name] += len({new_chooser(name)(GAME, world, seat, 1) for world in worlds}) > 1
    assert differs["hard:8"] == 0
    assert differs["oracle:8"] > 0


@pytest.mark.parametrize(
    ("bots", "more", "said"),
    [
        ("hard,clever", {}, "there is no bot 'clever'"),
        ("hard,easy", {"against": "clever"}, "there is no bot 'clever'"),
        ("hard,hard", {}, "hard is named twice"),
        ("hard", {}, "hard alone is no contest"),
        ("hard", {"against": "hard"}, "hard alone is no contest"),
        ("hard,random:5", {}, "random does not search .* write random instead of random:5"),
        ("hard:,random", {}, "'hard:' names no number of playouts; write it like hard:400"),
        ("hard:0,random", {}, "names no number of playouts"),
        ("hard:-3,random", {}, "names no number of playouts"),
        ("hard,easy", {"games": 0}, "it takes 1 at least"),
        ("hard,easy", {"seed": -1}, "seed -1 is not possible"),
        ("hard,easy", {"players": 7}, "players=7 is not possible"),
    ],
)
def test_impossible_contests_are_refused(bots: str, more: dict[str, Any], said: str) -> None:
    with pytest.raises(WuselError, match=said):
        duels(bots, **more)
