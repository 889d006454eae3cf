"""The share of an item among winners and among others, and the difference with a confidence interval."""

from math import sqrt
from typing import Final

from wusel.lab.intervals import Z

NUMBERS: Final = 4
PRODUCTS: Final = [(i, j) for i in range(NUMBERS) for j in range(i, NUMBERS)]


class Shares:
    """Hits and tries of winners and of all others, as running sums over games.

    The unit is the game, since events within one are not independent. A game adds four integers (winners' hits and
    tries, others' hits and tries); their sums and the sums of their products are enough for the variance.
    """

    def __init__(self) -> None:
        self.sums = [0] * NUMBERS
        self.products = [0] * len(PRODUCTS)

    def add(self, hits: int, tries: int, other_hits: int, other_tries: int) -> None:
        """Add one game."""
        numbers = (hits, tries, other_hits, other_tries)
        for i in range(NUMBERS):
            self.sums[i] += numbers[i]
        for place, (i, j) in enumerate(PRODUCTS):
            self.products[place] += numbers[i] * numbers[j]

    def merge(self, more: "Shares") -> None:
        self.sums = [a + b for a, b in zip(self.sums, more.sums, strict=True)]
        self.products = [a + b for a, b in zip(self.products, more.products, strict=True)]

    def hits(self) -> int:
        """Hits of winners and others."""
        return self.sums[0] + self.sums[2]

    def tries(self) -> int:
        """Tries of winners and others."""
        return self.sums[1] + self.sums[3]

    def is_common(self, least: int) -> bool:
        """Return whether there are enough tries, hits and misses for the normal approximation."""
        return min(self.sums[1], self.sums[3], self.hits(), self.tries() - self.hits()) >= least

    def winners(self) -> float:
        """The share among winners."""
        return self.sums[0] / self.sums[1] if self.sums[1] else 0.0

    def others(self) -> float:
        """The share among others."""
        return self.sums[2] / self.sums[3] if self.sums[3] else 0.0

    def difference(self, games: int, z: float = Z) -> tuple[float, float, float]:
        """The difference of the shares of winners and others, and the ends of its confidence interval.

        Both are ratios of sums over games, so the variance follows from the delta method.
        """
        winners, others = self.winners(), self.others()
        tries, other_tries = self.sums[1], self.sums[3]
        if games < 2 or not tries or not other_tries:
            return winners - others, -1.0, 1.0
        gradient = (1 / tries, -winners / tries, -1 / other_tries, others / other_tries)
        squares = sum(
            (1 if i == j else 2) * gradient[i] * gradient[j] * product
            for (i, j), product in zip(PRODUCTS, self.products, strict=True)
        )
        half = z * sqrt(max(0.0, squares) * games / (games - 1))
        return winners - others, winners - others - half, winners - others + half
