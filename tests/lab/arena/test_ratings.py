"""Ratings: estimates of known strengths, and the coverage of their confidence intervals."""

from itertools import permutations
from math import exp, log, sqrt
from random import Random

import pytest

from wusel.lab.arena.ratings import ELO_SCALE, Order, Strength, orders, rate, solve

LOGS = {"best": 1.5, "good": 0.6, "anchor": 0.0, "weak": -2.0}


def one_game(names: list[str], rng: Random) -> Order:
    """Draw one game from the Plackett-Luce model."""
    rest, order = names[:], []
    while rest:
        [place] = rng.choices(range(len(rest)), [exp(LOGS[name]) for name in rest])
        order.append(rest.pop(place))
    return tuple(order)


def some_deals(count: int, seats: int, rng: Random) -> list[dict[Order, float]]:
    """Return deals in which each player meets each other one, once from each seat."""
    deals = []
    for _ in range(count):
        deal: dict[Order, float] = {}
        for one, other in permutations(LOGS, 2):
            for _ in range(seats):
                order = one_game([one] + [other] * (seats - 1), rng)
                deal[order] = deal.get(order, 0.0) + 1
        deals.append(deal)
    return deals


@pytest.mark.parametrize("seats", [2, 4])
def test_known_strengths_are_found(seats: int) -> None:
    found = rate(some_deals(150, seats, Random(seats)), "anchor")
    for name, log_strength in LOGS.items():
        assert found[name].rating == pytest.approx(ELO_SCALE * log_strength, abs=40)
    assert sorted(LOGS, key=lambda name: -found[name].rating) == ["best", "good", "anchor", "weak"]


def test_the_coverage_of_confidence_intervals() -> None:
    rng = Random(5)
    held = tried = 0
    for _ in range(40):
        found = rate(some_deals(15, 2, rng), "anchor")
        for name in ("best", "good", "weak"):
            held += found[name].low <= ELO_SCALE * LOGS[name] <= found[name].high
            tried += 1
    assert 0.88 <= held / tried <= 0.99


def test_more_deals_make_intervals_narrower() -> None:
    few, many = (rate(some_deals(count, 2, Random(3)), "anchor")["best"] for count in (20, 180))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(3, rel=0.25)


def test_games_of_a_deal_need_not_be_independent() -> None:
    """If the deal decides everything, twenty games of it contain no more information than one."""
    rng = Random(1)
    winners: list[Order] = [("a", "b") if rng.random() < 0.6 else ("b", "a") for _ in range(60)]
    once = rate([{order: 1.0} for order in winners], "b")["a"]
    often = rate([{order: 20.0} for order in winners], "b")["a"]
    assert often.high - often.low == pytest.approx(once.high - once.low, rel=0.05)


def test_two_players_agree_with_the_odds() -> None:
    """Thirty wins of forty independent games give the log odds and their standard error, with the prior of a draw."""
    deals = [orders("ab", [1, 2])] * 30 + [orders("ab", [2, 1])] * 10
    found = rate(deals, "b")["a"]
    assert found.rating == pytest.approx(ELO_SCALE * log(30.5 / 10.5))
    assert (found.high - found.low) / 2 == pytest.approx(ELO_SCALE * 1.96 * sqrt(1 / 30 + 1 / 10), rel=0.05)


def test_a_bot_that_always_wins_has_a_rating_and_a_wide_interval() -> None:
    found = rate([{("a", "b"): 2.0}] * 20, "b")["a"]
    assert 400 < found.rating < 1200
    assert found.low > 100
    assert found.high - found.low > 400


def test_more_victories_without_a_defeat_are_worth_more() -> None:
    few, many = (rate([{("a", "b"): 2.0}] * deals, "b")["a"] for deals in (5, 50))
    assert many.rating > few.rating
    assert many.low > few.low


def test_draws_give_equal_ratings() -> None:
    drawn = orders(["a", "b"], [1, 1])
    assert drawn == {("a", "b"): 0.5, ("b", "a"): 0.5}
    assert rate([drawn] * 30, "b")["a"].rating == pytest.approx(0, abs=1e-6)


def test_a_draw_is_worth_half_a_victory() -> None:
    won, lost, drawn = orders("ab", [1, 2]), orders("ab", [2, 1]), orders("ab", [1, 1])
    assert rate([won, lost] * 10, "b")["a"].rating == pytest.approx(rate([drawn] * 20, "b")["a"].rating, abs=1e-6)
    assert rate([won, drawn] * 10, "b")["a"].rating > 50


def test_ties_count_in_every_order() -> None:
    assert orders("abc", [1, 3, 1]) == {("a", "c", "b"): 0.5, ("c", "a", "b"): 0.5}
    assert orders("abbb", [2, 1, 2, 4]) == {("b", "a", "b", "b"): 0.5, ("b", "b", "a", "b"): 0.5}
    assert sum(orders("abcd", [1, 1, 1, 1]).values()) == pytest.approx(1)


def test_the_anchor_has_rating_zero() -> None:
    deals = some_deals(30, 2, Random(2))
    by_anchor, by_weak = rate(deals, "anchor"), rate(deals, "weak")
    assert by_anchor["anchor"] == Strength(0.0, 0.0, 0.0)
    lead = by_anchor["best"].rating - by_anchor["weak"].rating
    assert by_weak["best"].rating == pytest.approx(lead, abs=25)


def test_no_games() -> None:
    assert rate([], "anchor") == {"anchor": Strength(0.0, 0.0, 0.0)}


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])
    assert solve([], []) == []
