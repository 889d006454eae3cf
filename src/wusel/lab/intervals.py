"""95 % confidence intervals: Wilson's for rates, and the normal approximation for means from running sums."""

from math import sqrt
from typing import Final

Interval = tuple[float, float]

Z: Final = 1.959964


def wilson(wins: int, games: int) -> Interval:
    """Wilson score interval of a win rate; 0 to 1 without a game."""
    return wilson_interval(wins / games, games) if games else (0.0, 1.0)


def wilson_interval(rate: float, games: float) -> Interval:
    """Wilson score interval of a rate from an effective number of independent games, which need not be whole."""
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


class RunningStats:
    """Running sums of integers: mean, confidence interval of the mean, minimum and maximum. No values are kept."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least: int | None = None
        self.most: int | None = None

    def add(self, value: int, times: int = 1) -> None:
        self.count += times
        self.total += value * times
        self.squares += value * value * times
        self.least = value if self.least is None else min(self.least, value)
        self.most = value if self.most is None else max(self.most, value)

    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    def interval(self) -> Interval | None:
        """Confidence interval of the mean (normal approximation); it takes two values at least."""
        if self.count < 2:
            return None
        mean = self.total / self.count
        variance = (self.squares * self.count - self.total**2) / (self.count * (self.count - 1))
        half = Z * sqrt(variance / self.count)
        return mean - half, mean + half
