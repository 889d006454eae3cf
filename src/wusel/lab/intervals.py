"""Running sums and the 95 % intervals that follow from them; no list of outcomes is ever kept."""

from math import sqrt
from typing import Final

Z: Final = 1.959964


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between which rates the true one lies, by Wilson's score interval; nothing is known before a game."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


class Sums:
    """Whole numbers added up: enough for their mean, its interval, and the least and the most of them."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least: int | None = None
        self.most: int | None = None

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        self.least = value if self.least is None else min(self.least, value)
        self.most = value if self.most is None else max(self.most, value)

    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    def interval(self) -> tuple[float, float] | None:
        """Between which values the true mean lies (normal approximation); needs two values at least."""
        if self.count < 2:
            return None
        mean = self.total / self.count
        variance = (self.squares * self.count - self.total**2) / (self.count * (self.count - 1))
        half = Z * sqrt(variance / self.count)
        return mean - half, mean + half
