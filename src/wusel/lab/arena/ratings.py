"""How strong players are, from the places they took: Plackett-Luce, which for two players is Bradley-Terry.

A player has a strength, and takes the next free place as likely as its part of the strengths still waiting for one.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import exp, log, sqrt
from typing import Final

from wusel.lab.intervals import Z

# Who is 400 points ahead wins ten times as often as not.
POINTS: Final = 400 / log(10)
# Each player is thought to have drawn one game against the anchor: even who has won all games has a rating then.
DRAW: Final = 0.5
LONGEST_STEP: Final = 2.0
CLOSE_ENOUGH: Final = 1e-9
STEPS: Final = 100

Order = tuple[str, ...]
Outcomes = Mapping[Order, float]
Vector = list[float]
Matrix = list[Vector]


@dataclass(frozen=True)
class Strength:
    """A rating in points above the anchor, and between which it lies with 95 % confidence."""

    rating: float
    low: float
    high: float


def orders(names: Sequence[str], ranks: Sequence[int]) -> dict[Order, float]:
    """The order of the players from the first place to the last. Equals count in every order, each an equal part."""
    groups = [[name for name, at in zip(names, ranks, strict=True) if at == rank] for rank in sorted(set(ranks))]
    possible = [sum(parts, ()) for parts in product(*(permutations(group) for group in groups))]
    found: dict[Order, float] = {}
    for order in possible:
        found[order] = found.get(order, 0.0) + 1 / len(possible)
    return found


def rate(deals: Sequence[Outcomes], anchor: str) -> dict[str, Strength]:
    """Everybody's rating, the anchor's being 0. A deal tells how often each order came up in games that share their
    luck; intervals are drawn from how deals differ (a sandwich estimate), so games of a deal need not be independent.
    """
    names = sorted({name for deal in deals for order in deal for name in order} - {anchor})
    prior: list[Outcomes] = [{order: DRAW} for name in names for order in ((name, anchor), (anchor, name))]
    fit = Fit(names, [*deals, *prior])
    fit.climb()
    found = {anchor: Strength(0.0, 0.0, 0.0)}
    for name, middle, variance in zip(names, fit.logs, fit.variances(), strict=True):
        half = Z * sqrt(variance)
        found[name] = Strength(POINTS * middle, POINTS * (middle - half), POINTS * (middle + half))
    return found


class Fit:
    """The strengths under which what has happened was likeliest, as logarithms relative to the anchor's."""

    def __init__(self, names: Sequence[str], deals: Sequence[Outcomes]) -> None:
        self.places = {name: place for place, name in enumerate(names)}
        self.deals = deals
        self.logs = [0.0] * len(names)
        self.total: dict[Order, float] = {}
        for deal in deals:
            for order, times in deal.items():
                self.total[order] = self.total.get(order, 0.0) + times

    def climb(self) -> None:
        """Newton's method; there is one summit only, and no step is so long that it could be missed."""
        for _ in range(STEPS):
            step = solve(self.information(), self.slope(self.total))
            longest = max(map(abs, step), default=0.0)
            part = min(1.0, LONGEST_STEP / longest) if longest else 1.0
            self.logs = [value + part * change for value, change in zip(self.logs, step, strict=True)]
            if longest < CLOSE_ENOUGH:
                return

    def variances(self) -> Vector:
        """How far each strength may be off: the more, the more deals disagree."""
        slopes = [self.slope(deal) for deal in self.deals]
        information = self.information()
        found = []
        for place in range(len(self.logs)):
            row = solve(information, [float(place == other) for other in range(len(self.logs))])
            pulls = [sum(weight * part for weight, part in zip(row, slope, strict=True)) for slope in slopes]
            found.append(sum(pull * pull for pull in pulls) * len(slopes) / (len(slopes) - 1))
        return found

    def slope(self, outcomes: Outcomes) -> Vector:
        """In which direction strengths would explain the outcomes better."""
        found = [0.0] * len(self.logs)
        for order, times in outcomes.items():
            for chosen, chances in self.stages(order):
                if chosen in self.places:
                    found[self.places[chosen]] += times
                for place, chance in chances.items():
                    found[place] -= times * chance
        return found

    def information(self) -> Matrix:
        """How much all outcomes say about the strengths."""
        found = [[0.0] * len(self.logs) for _ in self.logs]
        for order, times in self.total.items():
            for _, chances in self.stages(order):
                for i, chance in chances.items():
                    found[i][i] += times * chance
                    for j, other in chances.items():
                        found[i][j] -= times * chance * other
        return found

    def stages(self, order: Order) -> Iterator[tuple[str, dict[int, float]]]:
        """Place by place: who took it, and how likely everybody but the anchor was to take it."""
        for place, chosen in enumerate(order[:-1]):
            strengths = [exp(self.logs[self.places[name]]) if name in self.places else 1.0 for name in order[place:]]
            whole = sum(strengths)
            chances: dict[int, float] = {}
            for name, strength in zip(order[place:], strengths, strict=True):
                if name in self.places:
                    at = self.places[name]
                    chances[at] = chances.get(at, 0.0) + strength / whole
            yield chosen, chances


def solve(matrix: Matrix, right: Vector) -> Vector:
    """x with matrix x = right, by elimination; the matrix is symmetric and positive, so no row need be swapped."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for row in rows[i + 1 :]:
            factor = row[i] / pivot[i]
            for j in range(i, len(row)):
                row[j] -= factor * pivot[j]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, len(rows)))
        found[i] = (rows[i][-1] - known) / rows[i][i]
    return found
