"""What the games of an arena come to: shares, win rates, leads and ratings, each with its 95 % interval.

The unit is the deal, played once from every seat: its games share their luck, so they do not count as independent.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from wusel.lab.intervals import Z
from wusel.lab.simulate import Row

# The variance of a tossed coin. One more deal is thought to have been that far from the mean: deals that all agree
# prove little if they are few. Where several games of a deal are averaged, their coins are too.
COIN: Final = 0.25
# By how many standard errors a difference is clear; it is looked at again and again, so by more than two.
CLEARLY: Final = 4.0


def mean_and_error(values: Sequence[float], games: int) -> tuple[float, float]:
    """The mean of two deals or more of so many games each, and its standard error."""
    n = len(values)
    mean = sum(values) / n
    squares = sum((value - mean) ** 2 for value in values) + COIN / games
    return mean, sqrt(squares / (n * (n - 1)))


def is_clear(values: Sequence[float], games: int, nothing: float) -> bool:
    """Whether the mean is surely not what it would be if there were nothing to find."""
    mean, error = mean_and_error(values, games)
    return abs(mean - nothing) > CLEARLY * error


def interval(values: Sequence[float], games: int) -> tuple[float, float]:
    """Between which values the true mean lies."""
    mean, error = mean_and_error(values, games)
    return mean - Z * error, mean + Z * error


def share_interval(shares: Sequence[float], games: int) -> tuple[float, float]:
    """Between which values the true share lies: Wilson's interval, for as many independent games as the deals are
    worth by how much they differ."""
    mean, error = mean_and_error(shares, games)
    worth = mean * (1 - mean) / error**2 if 0 < mean < 1 else float(len(shares))
    spread = Z * Z / worth
    middle = (mean + spread / 2) / (1 + spread)
    half = Z * sqrt(mean * (1 - mean) / worth + spread / worth / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(row: Row, bot: str) -> float:
    """What the lone bot has of the victory: all of it, or its part if others are first too."""
    return 1 / row.ranks.count(1) if row.ranks[row.bots.index(bot)] == 1 else 0.0


def lead_of(row: Row, bot: str) -> float:
    """How many points the lone bot is ahead of the others on average."""
    own = row.scores[row.bots.index(bot)]
    return own - (sum(row.scores) - own) / (len(row.scores) - 1)
