"""Looking back at a game: fair, repeatable, and right about what mattered."""

from itertools import islice
from typing import Any

import pytest

from tests.bots.conftest import Clock
from tests.bots.tables import TABLES, moments
from tests.games.mosquitozzz.scene import Scene
from tests.thorough import thorough
from wusel.bots.bot import ask
from wusel.bots.budget import Budget
from wusel.bots.levels import new_bot
from wusel.bots.odds import Odds, odds_at
from wusel.bots.review import MOST_TURNS, Moment, Turn, Verdict, review, turning_points, weigh
from wusel.engine.table import Table
from wusel.games import find_game

SHORT = Budget(iterations=6)
SPECTATOR = -1


def told(moment: Moment) -> tuple[object, ...]:
    """Everything a review says of a moment, to be compared."""
    return moment.n, moment.odds.chances, moment.odds.errors, verdict_told(moment.verdict)


def verdict_told(verdict: Verdict | None) -> tuple[object, ...]:
    if verdict is None:
        return ()
    tried = [(each.choice, each.visits, each.expected) for each in verdict.prospects]
    return verdict.seat, verdict.choice, verdict.best, verdict.expected, verdict.promised, verdict.error, tried


def played(game_name: str, options: dict[str, Any], choices: int, bot: str = "greedy") -> Table[Any]:
    """A game of bots after so many choices, or at its end."""
    game = find_game(game_name)
    table = Table(game, options, 5)
    while table.owing() and len(table.choices) < choices:
        seat = table.owing()[0]
        table.choose(seat, ask(new_bot(bot), game, table.state, seat, len(table.choices)))
    return table


# --- what it says


@pytest.mark.parametrize(("game_name", "options"), TABLES)
def test_every_moment_has_its_chances_and_its_verdict(game_name: str, options: dict[str, Any]) -> None:
    table = played(game_name, options, 25)
    found = list(review(table, SPECTATOR, 1, SHORT, 21))
    assert [moment.n for moment in found] == list(range(21, 26))
    assert found[-1].verdict is None, "nothing was chosen there yet"
    for moment in found:
        assert len(moment.odds.chances) == len(moment.odds.errors) == options["players"]
        assert all(0 <= chance <= 1 for chance in moment.odds.chances)
        if table.game.plays_together(table.state):
            assert len(set(moment.odds.chances)) == 1, "friends win together"
        else:
            assert sum(moment.odds.chances) == pytest.approx(1)
    for moment in found[:-1]:
        verdict = moment.verdict
        assert verdict is not None
        assert (verdict.seat, verdict.choice) == table.choices[moment.n]
        legal = table.game.options(table.at(moment.n), verdict.seat)
        tried = [prospect.choice for prospect in verdict.prospects]
        assert verdict.loss() >= 0
        assert verdict.best in legal
        assert set(tried) <= set(legal)
        assert max([prospect.expected for prospect in verdict.prospects], default=0.0) <= verdict.promised
        assert len(legal) == 1 or {verdict.choice, verdict.best} <= set(tried)


def test_the_chances_at_the_end_are_the_result() -> None:
    for options in ({"players": 3}, {"players": 3, "mode": "kamikaze"}):
        table = played("mosquitozzz", options, 1000)
        last = list(review(table, 0, 1, SHORT, len(table.choices)))[-1]
        result = table.result()
        assert result is not None
        won = [float(rank == 1) if result.won is None else float(result.won) for rank in result.ranks]
        assert (last.odds.chances, last.odds.errors) == (won, [0.0] * 3)


def test_where_there_is_one_choice_there_is_nothing_to_say() -> None:
    game = find_game("mosquitozzz")
    for s, seat in moments(game, {"players": 4}, 2):
        found = game.options(s, seat)
        if len(found) == 1:
            verdict = weigh(game, s, seat, found[0], 1, SHORT)
            assert (verdict.prospects, verdict.best, verdict.loss()) == ([], found[0], 0)
            return
    raise AssertionError("everybody could always choose")


# --- fair and repeatable


@pytest.mark.parametrize(("game_name", "options"), TABLES)
def test_a_review_knows_what_the_seat_knew_and_nothing_else(game_name: str, options: dict[str, Any]) -> None:
    game = find_game(game_name)
    for s, seat in islice(moments(game, options, 6), 10, None, thorough(151, sample=453)):
        choice = game.options(s, seat)[-1]
        other = game.imagine(s, seat, 77)
        assert verdict_told(weigh(game, s, seat, choice, 4, SHORT)) == verdict_told(
            weigh(game, other, seat, choice, 4, SHORT)
        )
        for eye in (SPECTATOR, seat):
            true, imagined = (odds_at(game, each, eye, 4, SHORT) for each in (s, game.imagine(s, eye, 78)))
            assert (true.chances, true.errors) == (imagined.chances, imagined.errors)


def test_the_same_seed_gives_the_same_review() -> None:
    table = played("mosquitozzz", {"players": 3}, 30)
    before = table.state.digest()
    first, second, other = ([told(each) for each in review(table, 1, seed, SHORT, 20)] for seed in (3, 3, 4))
    assert first == second != other
    assert first[4:7] == [told(each) for each in review(table, 1, 3, SHORT, 24, 26)], "also in parts"
    assert table.state.digest() == before


def test_the_clock_can_set_the_limit(clock: Clock) -> None:
    """Even where it allows for nothing, everything is tried once."""
    clock.a_look = 1.0
    table = played("mosquitozzz", {"players": 2}, 3)
    found = list(review(table, SPECTATOR, 1, Budget(seconds=0.001)))
    assert len(found) == 4
    assert all(moment.verdict.prospects for moment in found if moment.verdict)


# --- turning points


def giving_up() -> tuple[list[Moment], Scene]:
    """Somebody who could repel the whole attack does not, and bleeds to death ahead of a weaker rival."""
    hands = {0: "mosquito_coil*2 mosquito_spray*2 flat_hand"}
    scene = Scene(2, at="defend", swarm="apocalypse", blood={0: 3, 1: 2}, hands=hands)
    choice = scene.choice("end_defence")
    verdict = weigh(scene.game, scene.s, 0, choice, 1, Budget(iterations=60))
    before = odds_at(scene.game, scene.s, SPECTATOR, 1, Budget(iterations=60))
    scene.do(0, "end_defence")
    after = odds_at(scene.game, scene.s, SPECTATOR, 1, Budget(iterations=60))
    return [Moment(0, before, verdict), Moment(1, after, None)], scene


def test_a_choice_that_loses_the_game_is_a_turning_point() -> None:
    found, scene = giving_up()
    verdict = found[0].verdict
    assert verdict is not None
    assert verdict.best != scene.choice("end_defence")
    assert verdict.expected == 0
    [turn] = turning_points(found)
    assert (turn.n, turn.seat, turn.missed) == (0, 0, True)
    assert turn.before - turn.after == pytest.approx(verdict.loss())
    assert turn.size() > 0.3


def moment_of(n: int, chance: float, error: float, loss: float = 0.0, doubt: float = 0.0) -> Moment:
    return Moment(n, Odds([chance, 1 - chance], [error, error]), Verdict(1, 7, 8, 0.2, 0.2 + loss, doubt, []))


def spoken(turn: Turn) -> tuple[int, int, bool]:
    return turn.n, turn.seat, turn.missed


def stood(*chances: float, error: float = 0.02) -> list[Moment]:
    return [moment_of(n, chance, error) for n, chance in enumerate(chances)]


def test_a_change_that_lasts_is_a_turning_point() -> None:
    assert [spoken(turn) for turn in turning_points(stood(0.25, 0.25, 0.75, 0.75, 0.75))] == [(1, 0, False)]
    [turn] = turning_points(stood(0.7, 0.7, 0.2, 0.2))
    assert (turn.n, turn.missed) == (1, False)
    assert turn.size() == pytest.approx(0.5)
    assert [spoken(turn) for turn in turning_points(stood(0.5, 0.5, 0.5, 1.0))] == [(2, 0, False)], "the end lasts"


def test_what_chance_explains_is_no_turning_point() -> None:
    assert turning_points(stood(0.3, 0.32, 0.6, 0.31, 0.3)) == [], "it did not last"
    assert turning_points(stood(0.6, 0.6, 0.3, 0.61, 0.6)) == [], "one moment was seen wrongly"
    assert turning_points(stood(0.3, 0.3, 0.6, 0.6, error=0.11)) == [], "too uncertain"
    assert turning_points(stood(0.5, 0.5, 0.57, 0.57, error=0.001)) == [], "clear, but small"
    assert [spoken(turn) for turn in turning_points([moment_of(3, 0.5, 0.1, 0.2, 0.05)])] == [(3, 1, True)]
    assert turning_points([moment_of(3, 0.5, 0.1, 0.2, 0.07)]) == []
    assert turning_points([moment_of(3, 0.5, 0.1, 0.04, 0.001)]) == [], "clear, but small"


def test_only_the_largest_turning_points_are_told_in_their_order() -> None:
    many = [moment_of(n, 0.5, 0.1, 0.06 + n % 10 / 50, 0.001) for n in range(30)]
    found = [turn.n for turn in turning_points(many)]
    assert len(found) == MOST_TURNS
    assert found == sorted(found)
    assert {9, 19, 29} <= set(found)


def test_good_play_has_few_choices_to_regret() -> None:
    """Whoever does what the search itself would do is never told that they missed anything."""
    table = played("mosquitozzz", {"players": 2}, 60)
    missed = [turn for turn in turning_points(list(review(table, SPECTATOR, 2, SHORT))) if turn.missed]
    assert missed == []
