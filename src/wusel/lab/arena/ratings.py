"""Elo-like ratings from ranks: a Plackett-Luce model, which for two players is Bradley-Terry.

A player takes the next free rank with a probability proportional to its strength among those without a rank.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import exp, log, sqrt
from typing import Final

from wusel.lab.intervals import Z

# The Elo scale: 400 points are odds of ten to one.
ELO_SCALE: Final = 400 / log(10)
# A prior of one drawn game against the anchor, so that a player who has won all games has a finite rating.
PRIOR_DRAW: Final = 0.5
MAX_STEP: Final = 2.0
TOLERANCE: Final = 1e-9
MAX_ITERATIONS: Final = 100

Order = tuple[str, ...]
Outcomes = Mapping[Order, float]
Vector = list[float]
Matrix = list[Vector]


@dataclass(frozen=True)
class Strength:
    """A rating in Elo points above the anchor, and its 95 % confidence interval."""

    rating: float
    low: float
    high: float


def orders(names: Sequence[str], ranks: Sequence[int]) -> dict[Order, float]:
    """The order of the players from the first rank to the last. Ties count in every order, with equal weights."""
    groups = [[name for name, at in zip(names, ranks, strict=True) if at == rank] for rank in sorted(set(ranks))]
    possible = [sum(parts, ()) for parts in product(*(permutations(group) for group in groups))]
    found: dict[Order, float] = {}
    for order in possible:
        found[order] = found.get(order, 0.0) + 1 / len(possible)
    return found


def rate(deals: Sequence[Outcomes], anchor: str) -> dict[str, Strength]:
    """The ratings of all players; the anchor's is 0. A deal counts the orders of games that share their luck. The
    variance is a sandwich estimate clustered by deal, so games of a deal need not be independent."""
    names = sorted({name for deal in deals for order in deal for name in order} - {anchor})
    prior: list[Outcomes] = [{order: PRIOR_DRAW} for name in names for order in ((name, anchor), (anchor, name))]
    fit = Fit(names, [*deals, *prior])
    fit.maximize()
    found = {anchor: Strength(0.0, 0.0, 0.0)}
    for name, middle, variance in zip(names, fit.logs, fit.variances(), strict=True):
        half = Z * sqrt(variance)
        found[name] = Strength(ELO_SCALE * middle, ELO_SCALE * (middle - half), ELO_SCALE * (middle + half))
    return found


class Fit:
    """Maximum likelihood fit of the log strengths, relative to the anchor."""

    def __init__(self, names: Sequence[str], deals: Sequence[Outcomes]) -> None:
        self.places = {name: place for place, name in enumerate(names)}
        self.deals = deals
        self.logs = [0.0] * len(names)
        self.total: dict[Order, float] = {}
        for deal in deals:
            for order, times in deal.items():
                self.total[order] = self.total.get(order, 0.0) + times

    def maximize(self) -> None:
        """Newton's method with limited steps; the log likelihood is concave."""
        for _ in range(MAX_ITERATIONS):
            step = solve(self.information(), self.gradient(self.total))
            longest = max(map(abs, step), default=0.0)
            part = min(1.0, MAX_STEP / longest) if longest else 1.0
            self.logs = [value + part * change for value, change in zip(self.logs, step, strict=True)]
            if longest < TOLERANCE:
                return

    def variances(self) -> Vector:
        """The sandwich estimate of the variance of each log strength."""
        gradients = [self.gradient(deal) for deal in self.deals]
        information = self.information()
        found = []
        for place in range(len(self.logs)):
            row = solve(information, [float(place == other) for other in range(len(self.logs))])
            influences = [
                sum(weight * partial for weight, partial in zip(row, gradient, strict=True)) for gradient in gradients
            ]
            found.append(sum(influence * influence for influence in influences) * len(gradients) / (len(gradients) - 1))
        return found

    def gradient(self, outcomes: Outcomes) -> Vector:
        """The gradient of the log likelihood of some outcomes."""
        found = [0.0] * len(self.logs)
        for order, times in outcomes.items():
            for chosen, probabilities in self.stages(order):
                if chosen in self.places:
                    found[self.places[chosen]] += times
                for place, probability in probabilities.items():
                    found[place] -= times * probability
        return found

    def information(self) -> Matrix:
        """The Fisher information matrix of all outcomes."""
        found = [[0.0] * len(self.logs) for _ in self.logs]
        for order, times in self.total.items():
            for _, probabilities in self.stages(order):
                for i, probability in probabilities.items():
                    found[i][i] += times * probability
                    for j, other in probabilities.items():
                        found[i][j] -= times * probability * other
        return found

    def stages(self, order: Order) -> Iterator[tuple[str, dict[int, float]]]:
        """For each rank the player who took it, and the probability of every player but the anchor to take it."""
        for place, chosen in enumerate(order[:-1]):
            strengths = [exp(self.logs[self.places[name]]) if name in self.places else 1.0 for name in order[place:]]
            whole = sum(strengths)
            probabilities: dict[int, float] = {}
            for name, strength in zip(order[place:], strengths, strict=True):
                if name in self.places:
                    at = self.places[name]
                    probabilities[at] = probabilities.get(at, 0.0) + strength / whole
            yield chosen, probabilities


def solve(matrix: Matrix, right: Vector) -> Vector:
    """Solve matrix x = right by Gaussian elimination; the matrix is positive definite, so no pivoting is needed."""
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
