"""How large a share something has with those who win and with the others, and whether that differs: whole sums only."""

from math import sqrt
from typing import Final

from wusel.lab.intervals import Z

PLACES: Final = 4
PRODUCTS: Final = [(i, j) for i in range(PLACES) for j in range(i, PLACES)]


class Shares:
    """Of so many times that something could have been, it was so often: with winners, and with all others.

    The unit is the game, for what happens within one hangs together. What a game adds are four whole numbers
    (winners' hits and tries, others' hits and tries); kept are their sums and the sums of their products.
    """

    def __init__(self) -> None:
        self.sums = [0] * PLACES
        self.products = [0] * len(PRODUCTS)

    def add(self, hits: int, tries: int, other_hits: int, other_tries: int) -> None:
        """What one game had of it."""
        numbers = (hits, tries, other_hits, other_tries)
        for i in range(PLACES):
            self.sums[i] += numbers[i]
        for place, (i, j) in enumerate(PRODUCTS):
            self.products[place] += numbers[i] * numbers[j]

    def merge(self, more: "Shares") -> None:
        self.sums = [a + b for a, b in zip(self.sums, more.sums, strict=True)]
        self.products = [a + b for a, b in zip(self.products, more.products, strict=True)]

    def hits(self) -> int:
        """How often it was, with anybody."""
        return self.sums[0] + self.sums[2]

    def tries(self) -> int:
        """How often it could have been, with anybody."""
        return self.sums[1] + self.sums[3]

    def is_common(self, least: int) -> bool:
        """Whether winners and others both had so many chances, and it both was and was not so often: with less than
        that an interval would promise too much."""
        return min(self.sums[1], self.sums[3], self.hits(), self.tries() - self.hits()) >= least

    def winners(self) -> float:
        """The share with those who won."""
        return self.sums[0] / self.sums[1] if self.sums[1] else 0.0

    def others(self) -> float:
        """The share with those who did not."""
        return self.sums[2] / self.sums[3] if self.sums[3] else 0.0

    def difference(self, games: int, z: float = Z) -> tuple[float, float, float]:
        """By how much the winners' share is larger, and between which values that lies.

        Both are ratios of sums over games, so their error is that of the straight lines they follow (delta method).
        """
        winners, others = self.winners(), self.others()
        own, theirs = self.sums[1], self.sums[3]
        if games < 2 or not own or not theirs:
            return winners - others, -1.0, 1.0
        slopes = (1 / own, -winners / own, -1 / theirs, others / theirs)
        squares = sum(
            (1 if i == j else 2) * slopes[i] * slopes[j] * product
            for (i, j), product in zip(PRODUCTS, self.products, strict=True)
        )
        half = z * sqrt(max(0.0, squares) * games / (games - 1))
        return winners - others, winners - others - half, winners - others + half
