"""Reviews of a finished game: fair, repeatable, and right about what mattered."""

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
from wusel.bots.review import MOST_TURNS, Moment, Story, Turn, Verdict, review, turning_points, weigh
from wusel.bots.weighing import Prospect
from wusel.engine.table import Table
from wusel.games import known_game

SHORT = Budget(iterations=6)


def told(moment: Moment) -> tuple[object, ...]:
    """Return everything that a review says of a moment, for comparison."""
    return moment.n, moment.odds.chances, moment.odds.errors, verdict_told(moment.verdict)


def verdict_told(verdict: Verdict | None) -> tuple[object, ...]:
    if verdict is None:
        return ()
    tried = [(each.choice, each.visits, each.expected, each.error, why_told(each)) for each in verdict.prospects]
    figures = verdict.expected, verdict.promised, verdict.error, verdict.level_error, verdict.shares
    return verdict.seat, verdict.choice, verdict.best, *figures, tried


def why_told(prospect: Prospect) -> list[tuple[object, ...]]:
    return [(each.measure, each.by, each.error, each.speaks_for) for each in prospect.why]


def played(game_name: str, options: dict[str, Any], choices: int, bot: str = "greedy") -> Table[Any]:
    """Return a game of bots after a given number of choices, or at its end."""
    game = known_game(game_name)
    table = Table(game, options, 5)
    while table.owing() and len(table.choices) < choices:
        seat = table.owing()[0]
        table.choose(seat, ask(new_bot(bot), game, table.state, seat, len(table.choices)))
    return table


# --- what it says


@pytest.mark.parametrize(("game_name", "options"), TABLES)
def test_every_moment_has_its_verdict_and_one_number_for_one_thing(game_name: str, options: dict[str, Any]) -> None:
    table = played(game_name, options, 25)
    found = list(review(table, 1, SHORT, 23))
    together = table.game.plays_together(table.state)
    assert [moment.n for moment in found] == list(range(23, 26))
    assert found[-1].verdict is None, "nothing was chosen there yet"
    for moment in found[:-1]:
        verdict = moment.verdict
        assert verdict is not None
        assert (verdict.seat, verdict.choice) == table.choices[moment.n]
        legal = table.game.options(table.at(moment.n), verdict.seat)
        tried = {prospect.choice: prospect.expected for prospect in verdict.prospects}
        assert verdict.loss() >= 0
        assert verdict.best in legal
        assert set(tried) <= set(legal)
        assert max(tried.values(), default=verdict.promised) == verdict.promised
        assert len(legal) == 1 or tried[verdict.choice] == verdict.expected
        assert moment.odds.chances[verdict.seat] == verdict.expected, "the curve goes through what was chosen"
        assert moment.odds.errors[verdict.seat] == verdict.level_error
        if together:
            assert len(set(moment.odds.chances)) == 1, "friends win together"
        else:
            assert sum(verdict.shares) == pytest.approx(1), "rivals share one victory"
    assert found[-1].odds.chances == found[-2].odds.chances, "nobody has chosen since"


def test_the_curve_is_how_the_victory_was_shared_when_somebody_chose() -> None:
    story = Story(2, together=False)
    assert story.end(0, []).odds.chances == [None, None], "nobody has chosen"
    assert story.go_on(0, verdict_of(1, 0.25)).odds.chances == [0.75, 0.25]
    assert story.go_on(1, verdict_of(0, 0.5)).odds.chances == [0.5, 0.5]
    assert story.end(2, []).odds.chances == [0.5, 0.5], "a game that was left"


def test_the_chances_at_the_end_are_the_result() -> None:
    for options in ({"players": 3}, {"players": 3, "mode": "kamikaze"}):
        table = played("mosquitozzz", options, 1000)
        last = list(review(table, 1, SHORT, len(table.choices)))[-1]
        result = table.result()
        assert result is not None
        won = [float(rank == 1) if result.won is None else float(result.won) for rank in result.ranks]
        assert (last.odds.chances, last.odds.errors) == (won, [0.0] * 3)


def test_where_there_is_one_choice_there_is_nothing_to_say() -> None:
    game = known_game("mosquitozzz")
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
    game = known_game(game_name)
    for s, seat in islice(moments(game, options, 6), 10, None, thorough(151, sample=453)):
        choice = game.options(s, seat)[-1]
        other = game.imagine(s, seat, 77)
        true, imagined = (weigh(game, each, seat, choice, 4, SHORT) for each in (s, other))
        assert verdict_told(true) == verdict_told(imagined)


def test_the_same_seed_gives_the_same_review() -> None:
    table = played("mosquitozzz", {"players": 3}, 30)
    before = table.state.digest()
    first, second, other = ([told(each) for each in review(table, seed, SHORT, 20)] for seed in (3, 3, 4))
    assert first == second != other
    parts = [each.verdict for each in review(table, 3, SHORT, 24, 26)]
    assert [each[-1] for each in first[4:7]] == [verdict_told(each) for each in parts], "also in parts"
    assert table.state.digest() == before


def test_the_clock_can_set_the_limit(clock: Clock) -> None:
    """Even with no time at all, every choice is tried once."""
    clock.a_look = 1.0
    table = played("mosquitozzz", {"players": 2}, 3)
    found = list(review(table, 1, Budget(seconds=0.001)))
    assert len(found) == 4
    assert all(moment.verdict.prospects for moment in found if moment.verdict)


# --- turning points


def test_a_choice_that_loses_the_game_is_a_turning_point() -> None:
    """A player who could repel the whole attack does not, and bleeds to death ahead of a weaker rival."""
    hands = {0: "mosquito_coil*2 mosquito_spray*2 flat_hand"}
    scene = Scene(2, at="defend", swarm="apocalypse", blood={0: 3, 1: 2}, hands=hands)
    choice = scene.choice("end_defence")
    verdict = weigh(scene.game, scene.s, 0, choice, 1, Budget(iterations=120))
    assert verdict.best != choice
    assert verdict.expected < 0.05
    [turn] = turning_points([Story(2, together=False).go_on(0, verdict)])
    assert (turn.n, turn.seat, turn.missed, turn.choice, turn.best) == (0, 0, True, choice, verdict.best)
    assert turn.before - turn.after == pytest.approx(verdict.loss())
    assert turn.size() > 0.3
    assert turn.error == verdict.error


def verdict_of(seat: int, expected: float, loss: float = 0.0, error: float = 0.001, level: float = 0.02) -> Verdict:
    shares = [expected if each == seat else 1 - expected for each in range(2)]
    return Verdict(seat, 7, 8 if loss else 7, expected, expected + loss, error, level, shares, [])


def stood(*chances: float, level: float = 0.02, seat: int = 0) -> list[Moment]:
    story = Story(2, together=False)
    return [story.go_on(n, verdict_of(seat, chance, level=level)) for n, chance in enumerate(chances)]


def spoken(turn: Turn) -> tuple[int, int, bool]:
    return turn.n, turn.seat, turn.missed


def test_what_luck_and_the_others_did_is_a_turning_point() -> None:
    found = turning_points(stood(0.25, 0.26, 0.75, 0.74))
    assert [spoken(turn) for turn in found] == [(1, 0, False)]
    assert (found[0].before, found[0].after) == (0.26, 0.75)
    story = Story(2, together=False)
    moments = [story.go_on(4, verdict_of(1, 0.3)), story.go_on(5, verdict_of(0, 0.6)), story.end(6, [0.0, 1.0])]
    assert [spoken(turn) for turn in turning_points(moments)] == [(4, 1, False), (5, 0, False)], "the end lasts"


def test_what_somebody_gave_away_themselves_is_not_counted_twice() -> None:
    story = Story(2, together=False)
    moments = [story.go_on(0, verdict_of(0, 0.6)), story.go_on(1, verdict_of(0, 0.2, loss=0.4))]
    assert [spoken(turn) for turn in turning_points(moments)] == [(1, 0, True)]


def test_what_chance_explains_is_no_turning_point() -> None:
    assert turning_points(stood(0.3, 0.6, level=0.08)) == [], "too uncertain"
    assert turning_points(stood(0.5, 0.57, level=0.001)) == [], "clear, but small"
    story = Story(2, together=False)
    assert [spoken(turn) for turn in story.go_on(3, verdict_of(1, 0.2, 0.2, 0.05)).turns] == [(3, 1, True)]
    assert Story(2, together=False).go_on(3, verdict_of(1, 0.2, 0.2, 0.07)).turns == []
    assert Story(2, together=False).go_on(3, verdict_of(1, 0.2, 0.04, 0.001)).turns == [], "clear, but small"


def test_only_the_largest_turning_points_are_told_in_their_order_and_one_for_each_choice() -> None:
    story = Story(30, together=False)
    many = [story.go_on(n, verdict_of(n, 0.5, 0.06 + n % 10 / 50)) for n in range(30)]
    many.append(story.end(30, [0.0] * 9 + [0.5] * 21))
    found = turning_points(many)
    numbers = [turn.n for turn in found]
    assert len(numbers) == len(set(numbers)) == MOST_TURNS
    assert numbers == sorted(numbers)
    assert {turn.missed for turn in found if turn.n < 9} == {False}, "the loss at the end was larger"


def test_good_play_has_few_choices_to_regret() -> None:
    """After a few playouts, a review finds no missed chances in the play of bots that choose what looks best."""
    table = played("mosquitozzz", {"players": 2}, 60)
    missed = [turn for turn in turning_points(list(review(table, 2, SHORT))) if turn.missed]
    assert missed == []
