"""Means over deals with 95 % confidence intervals, and a test whether a mean is significant.

The unit is the deal, played once from every seat: its games share their luck, so they are not independent.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from wusel.lab.intervals import Interval, Z, wilson_interval
from wusel.lab.simulate import Row

# A prior: one more deal with the variance of a tossed coin, since a few deals that all agree prove little. Where the
# games of a deal are averaged, so are their coins.
COIN_VARIANCE: Final = 0.25
# Standard errors from which on a difference is significant: more than two, since it is tested repeatedly.
SIGNIFICANT_Z: Final = 4.0


def mean_and_error(values: Sequence[float], games: int) -> tuple[float, float]:
    """The mean over two deals or more, each the average of a number of games, and its standard error."""
    n = len(values)
    mean = sum(values) / n
    squares = sum((value - mean) ** 2 for value in values) + COIN_VARIANCE / games
    return mean, sqrt(squares / (n * (n - 1)))


def is_significant(values: Sequence[float], games: int, null: float) -> bool:
    """Return whether the mean differs significantly from its value under the null hypothesis."""
    mean, error = mean_and_error(values, games)
    return abs(mean - null) > SIGNIFICANT_Z * error


def mean_interval(values: Sequence[float], games: int) -> Interval:
    """Confidence interval of the mean."""
    mean, error = mean_and_error(values, games)
    return mean - Z * error, mean + Z * error


def share_interval(shares: Sequence[float], games: int) -> Interval:
    """Confidence interval of a share: Wilson's, for the effective number of independent games, which follows from the
    variance between deals."""
    mean, error = mean_and_error(shares, games)
    return wilson_interval(mean, mean * (1 - mean) / error**2 if 0 < mean < 1 else float(len(shares)))


def share_of(row: Row, bot: str) -> float:
    """The lone bot's share of the victory: 1, or its part if others have rank 1 too."""
    return 1 / row.ranks.count(1) if row.ranks[row.bots.index(bot)] == 1 else 0.0


def lead_of(row: Row, bot: str) -> float:
    """The lone bot's score minus the mean score of the others."""
    own = row.scores[row.bots.index(bot)]
    return own - (sum(row.scores) - own) / (len(row.scores) - 1)
