"""Confidence intervals of means and rates."""

import pytest

from wusel.lab.intervals import RunningStats, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_agrees_with_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_mean_and_interval_of_running_stats() -> None:
    sums = RunningStats()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        sums.add(value)
    half = 1.959964 * (32 / 7 / 8) ** 0.5
    assert sums.mean() == 5
    assert sums.interval() == pytest.approx((5 - half, 5 + half))
    assert (sums.least, sums.most) == (2, 9)


def test_one_value_has_no_interval() -> None:
    sums = RunningStats()
    assert (sums.mean(), sums.interval()) == (None, None)
    sums.add(3)
    assert (sums.mean(), sums.interval()) == (3, None)
