"""Typical consequences of choices, measured in the same worlds, and the differences between two choices."""

from math import sqrt
from typing import Final

# Prior worlds with the least difference as their error: a few worlds that happen to agree prove nothing.
DOUBT: Final = 2.0

# A smaller variation counts as none.
EPSILON: Final = 1e-9


class Contrast:
    """The differences between two choices in each measure, with standard errors."""

    __slots__ = ("differences", "errors")

    def __init__(self, differences: list[float], errors: list[float]) -> None:
        self.differences = differences
        self.errors = errors

    def plus(self, further: "Contrast") -> "Contrast":
        """Return the differences to a third choice, from two steps."""
        count = len(self.differences)
        return Contrast(
            [self.differences[m] + further.differences[m] for m in range(count)],
            [sqrt(self.errors[m] ** 2 + further.errors[m] ** 2) for m in range(count)],
        )


class Readings:
    """The measures after each of some choices, summed over worlds. It also has the products of each pair of choices,
    and the products with the share of the victory. The latter show which measures correlate with winning. Objects from
    different workers can be added."""

    __slots__ = ("products", "sums", "with_shares")

    def __init__(
        self, sums: list[list[float]], products: list[list[list[float]]], with_shares: list[list[float]]
    ) -> None:
        self.sums = sums
        self.products = products
        self.with_shares = with_shares

    def note(self, readings: list[list[float]], shares: list[float]) -> None:
        """Add one world: the measures after each choice, and its share of the victory for the seat that chose."""
        for place in range(len(readings)):
            own = readings[place]
            sums = self.sums[place]
            with_shares = self.with_shares[place]
            share = shares[place]
            for m in range(len(own)):
                sums[m] += own[m]
                with_shares[m] += own[m] * share
            for beside in range(place + 1):
                other = readings[beside]
                products = self.products[place][beside]
                for m in range(len(own)):
                    products[m] += own[m] * other[m]

    def add(self, other: "Readings") -> None:
        """Add the same choices in other worlds."""
        add_rows(self.sums, other.sums)
        add_rows(self.with_shares, other.with_shares)
        for place in range(len(self.products)):
            add_rows(self.products[place], other.products[place])

    def only(self, places: list[int]) -> "Readings":
        """Return the sums of some choices alone."""
        return Readings(
            [self.sums[place] for place in places],
            [[self.product(place, beside) for beside in places[: number + 1]] for number, place in enumerate(places)],
            [self.with_shares[place] for place in places],
        )

    def product(self, place: int, beside: int) -> list[float]:
        return self.products[max(place, beside)][min(place, beside)]

    def contrast(self, first: int, second: int, worlds: int, least: list[float]) -> Contrast:
        """Return the differences between the first choice and the second, from their differences in each world."""
        differences: list[float] = []
        errors: list[float] = []
        own, other = self.product(first, first), self.product(second, second)
        both = self.product(first, second)
        for m in range(len(least)):
            difference = (self.sums[first][m] - self.sums[second][m]) / worlds
            squares = own[m] + other[m] - 2 * both[m] - worlds * difference * difference
            doubt = DOUBT * least[m]
            differences.append(difference)
            errors.append(sqrt((max(0.0, squares) + doubt * doubt) / worlds / worlds))
        return Contrast(differences, errors)

    def slopes(self, totals: list[float], worlds: int) -> list[float]:
        """Return the victory gained with one more of each measure, after the same choice in other worlds. It is 0 for a
        measure that never varies."""
        count = len(self.sums[0])
        together = [0.0] * count
        spread = [0.0] * count
        for place in range(len(self.sums)):
            squares = self.product(place, place)
            for m in range(count):
                mean = self.sums[place][m] / worlds
                together[m] += self.with_shares[place][m] - mean * totals[place]
                spread[m] += squares[m] - mean * self.sums[place][m]
        return [together[m] / spread[m] if spread[m] > EPSILON else 0.0 for m in range(count)]


def no_readings(choices: int, measures: int) -> Readings:
    """Return empty sums, before any world."""
    return Readings(
        [[0.0] * measures for _ in range(choices)],
        [[[0.0] * measures for _ in range(place + 1)] for place in range(choices)],
        [[0.0] * measures for _ in range(choices)],
    )


def add_rows(sums: list[list[float]], more: list[list[float]]) -> None:
    for row in range(len(sums)):
        for column in range(len(sums[row])):
            sums[row][column] += more[row][column]
