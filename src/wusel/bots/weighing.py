"""Comparison of choices: the expectation of a seat for each, and its certainty.

There is one estimate for all purposes: the chance to win after a choice. Hints, the curve of a game, lost chances and
turning points all use it.
"""

from math import sqrt
from typing import Any, Final

from wusel.bots.contrast import Contrast
from wusel.bots.reasons import Reason, reasons
from wusel.bots.trial import Tally, blank
from wusel.engine.measures import Measure
from wusel.engine.traits import Traits

# A prior world with an error of half a game: a few worlds that happen to agree prove nothing.
DOUBT: Final = 0.25
EVEN: Final = 0.5

# The standard errors of a 95 % interval, and the difference that does not matter to players.
WIDE: Final = 1.96
ALIKE: Final = 0.03

# Choices are equal if their difference is certainly no larger than this. Then the cheaper one is advised.
TIED: Final = 0.01

# The overall level is known well enough if its error is no larger than this.
KNOWN: Final = 0.05

# Choices mostly differ by at least this much.
LEAST_SPREAD: Final = 0.01

# Nothing is dropped before this many worlds, and so few are compared until it is clear which is worse.
LEAST_WORLDS: Final = 8
FEW: Final = 3

# The standard errors by which the first leads when it is probably the best.
AHEAD: Final = 1.5

# The standard errors by which it has to lead when experience favours another.
BEYOND_EXPERIENCE: Final = 3.0

# The certainty of an adviser, from the highest on.
CLEAR: Final = "clear"
EITHER: Final = "alike"
LIKELY: Final = "likely"
UNSURE: Final = "unsure"


class Prospect:
    """A choice, the number of worlds in which it was tried, and the expectation of the seat, from 0 (lost) to 1 (won).
    `error` is a standard error: for the first choice, of the level of all choices together. For every other it is that
    of its distance to the first. `alike` marks choices that are certainly as good as the first. `why` has the known
    reasons why the first is better."""

    __slots__ = ("alike", "choice", "error", "expected", "visits", "why")

    def __init__(
        self,
        choice: int,
        visits: int,
        expected: float,
        error: float,
        alike: bool = False,
        why: list[Reason] | None = None,
    ) -> None:
        self.choice = choice
        self.visits = visits
        self.expected = expected
        self.error = error
        self.alike = alike
        self.why = why or []

    def __reduce__(self) -> tuple[type["Prospect"], tuple[int, int, float, float, bool, list[Reason]]]:
        return Prospect, (self.choice, self.visits, self.expected, self.error, self.alike, self.why)

    def low(self) -> float:
        return max(0.0, self.expected - WIDE * self.error)

    def high(self) -> float:
        return min(1.0, self.expected + WIDE * self.error)


class Behind:
    """A choice that fell behind another and is no longer tried."""

    __slots__ = ("choice", "contrast", "error", "gap", "rival", "visits")

    def __init__(self, choice: int, visits: int, rival: int, gap: float, error: float, contrast: Contrast) -> None:
        self.contrast = contrast
        self.choice = choice
        self.visits = visits
        self.rival = rival
        self.gap = gap
        self.error = error


class Weighing:
    """Choices that are tried in more and more worlds, while clearly worse ones are dropped. `kept` is always tried,
    because a player has chosen it. `trusted` (0: none) is the judge's favourite if its opinion counts for more than a
    trial. It stays the first until another is clearly ahead. `traits` are the traits of each choice. Of equal choices
    the cheapest is the first, and a choice that only costs more than another is never the first.

    A dropped choice was behind the first of its time, which is never ahead of the current first. So the first also
    leads in the displayed values.
    """

    __slots__ = (
        "behind",
        "kept",
        "leader",
        "least",
        "levels",
        "measures",
        "seat",
        "tally",
        "trailing",
        "traits",
        "trusted",
    )

    def __init__(
        self,
        choices: list[int],
        seat: int,
        seats: int,
        measures: list[Measure[Any]],
        kept: int = 0,
        trusting: bool = False,
        traits: dict[int, Traits] | None = None,
    ) -> None:
        self.seat = seat
        self.traits = traits or {}
        self.kept = kept
        self.trusted = choices[0] if trusting else 0
        self.measures = measures
        self.least = [measure.least for measure in measures]
        self.tally = blank(choices, seats, len(measures))
        self.behind: list[Behind] = []
        self.leader = 0
        self.levels = [0.0] * len(choices)
        self.trailing = -1

    def choices(self) -> list[int]:
        """Return the choices that are still tried."""
        return self.tally.choices

    def add(self, tally: Tally) -> None:
        """Add results from more worlds, and drop choices that have fallen behind."""
        self.tally.add(tally)
        self.settle()
        dropped = [place for place in range(len(self.levels)) if self.falls_behind(place)]
        for place in dropped:
            choice = self.tally.choices[place]
            rival = self.tally.choices[self.leader]
            gap = self.levels[self.leader] - self.levels[place]
            contrast = self.contrast(place)
            self.behind.append(Behind(choice, self.tally.worlds, rival, gap, self.gap_error(place), contrast))
        if dropped:
            self.tally = self.tally.without([self.tally.choices[place] for place in dropped])
            self.settle()

    # --- the value of each

    def mean(self, place: int) -> float:
        return self.tally.totals[place][self.seat] / self.tally.worlds

    def error(self, place: int) -> float:
        """Return the standard error of a choice's expectation."""
        n = self.tally.worlds
        mean = self.mean(place)
        return error_of(n, self.tally.products[place][place] - n * mean * mean)

    def gap(self, place: int) -> float:
        """Return how far a choice is behind the first."""
        return self.mean(self.leader) - self.mean(place)

    def gap_error(self, place: int) -> float:
        """Return the standard error of that gap, from the differences in each world."""
        n = self.tally.worlds
        products = self.tally.products
        squares = products[self.leader][self.leader] + products[place][place] - 2 * products[self.leader][place]
        return error_of(n, squares - n * self.gap(place) ** 2)

    def contrast(self, place: int) -> Contrast:
        """Return the typical differences between the first choice and another."""
        return self.tally.readings.contrast(self.leader, place, self.tally.worlds, self.least)

    def settle(self) -> None:
        """Find the first, and the expectation of each. A difference that luck explains counts as none. The less is
        known, the closer the expectations are, and ties keep the judge's order."""
        places = list(range(len(self.tally.choices)))
        self.trailing = -1
        self.find_first(places)
        if self.kept in self.tally.choices:
            kept = self.tally.choices.index(self.kept)
            if self.is_overpriced(self.kept) or self.gap(kept) > 2 * self.gap_error(kept):
                self.trailing = kept
                places.remove(kept)
                self.find_first(places)
                self.levels[kept] = max(0.0, self.levels[self.leader] - max(0.0, self.gap(kept)))

    def find_first(self, places: list[int]) -> None:
        """Return the first, and set the levels of these choices. No choice is shown as better than the trusted one. A
        lead by luck counts as a tie."""
        self.levels = self.drawn_together(places)
        self.leader = self.first_of(places)
        for place in places:
            if self.tally.choices[place] == self.trusted and not self.is_beaten(place):
                self.leader = place
        if self.traits and not self.trusted:
            self.leader = self.least_costly(places)
        most = self.levels[self.leader]
        down = self.caution(most)
        for place in places:
            self.levels[place] = max(0.0, min(self.levels[place], most) - down)

    def is_overpriced(self, choice: int) -> bool:
        """Return whether another choice differs only in costing less."""
        own = self.traits.get(choice)
        return own is not None and any(own.is_dearer_than(other) for other in self.traits.values())

    def least_costly(self, places: list[int]) -> int:
        """Return the cheapest choice among those as good as the first."""
        best = self.leader
        for place in places:
            gap = self.levels[self.leader] - self.levels[place]
            if place != self.leader and gap + WIDE * self.gap_error(place) <= TIED:
                burden = self.traits[self.tally.choices[place]].burden()
                if burden < self.traits[self.tally.choices[best]].burden():
                    best = place
        return best

    def caution(self, level: float) -> float:
        """Return how much all values are moved towards even odds, as if one more world had ended evenly. A few wins in
        a row do not make a win certain."""
        return (level - EVEN) / (self.tally.worlds + 1)

    def is_beaten(self, place: int) -> bool:
        """Return whether experience was wrong about a choice."""
        return self.gap(place) > BEYOND_EXPERIENCE * self.gap_error(place)

    def first_of(self, places: list[int]) -> int:
        best = places[0]
        for place in places:
            if self.levels[place] > self.levels[best]:
                best = place
        return best

    def drawn_together(self, places: list[int]) -> list[float]:
        """Return the expectation of each: its mean, shrunk towards the overall mean by its uncertainty."""
        levels = [self.mean(place) for place in range(len(self.tally.choices))]
        count = len(places)
        if count < 2:
            return levels
        middle = sum([levels[place] for place in places]) / count
        errors = [self.error_from_middle(place, places) ** 2 for place in places]
        spread = sum([(levels[place] - middle) ** 2 for place in places]) / (count - 1) - sum(errors) / count
        spread = max(0.0, spread) + LEAST_SPREAD**2
        for number in range(count):
            place = places[number]
            levels[place] = middle + (levels[place] - middle) * spread / (spread + errors[number])
        return levels

    def error_from_middle(self, place: int, places: list[int]) -> float:
        """Return the standard error of a choice's distance from the mean of all."""
        n = self.tally.worlds
        count = len(places)
        products = self.tally.products
        beside = sum([products[place][other] for other in places]) / count
        middle = sum([sum([products[one][other] for other in places]) for one in places]) / count / count
        distance = self.mean(place) - sum([self.mean(other) for other in places]) / count
        return error_of(n, products[place][place] - 2 * beside + middle - n * distance * distance)

    def falls_behind(self, place: int) -> bool:
        """Return whether a choice is worse than the first, clearly or, of the worse half of many, probably."""
        if place == self.leader or self.tally.choices[place] == self.kept or self.tally.worlds < LEAST_WORLDS:
            return False
        better = 0
        for other in range(len(self.levels)):
            if self.levels[other] > self.levels[place]:
                better += 1
        is_one_of_many = len(self.levels) > FEW and 2 * better >= len(self.levels)
        return self.levels[self.leader] - self.levels[place] > (1.0 if is_one_of_many else 2.0) * self.gap_error(place)

    # --- results

    def prospects(self) -> list[Prospect]:
        """Return all choices that were tried, the best first."""
        found: list[Prospect] = []
        for place in range(len(self.levels)):
            error = self.error(place) if place == self.leader else self.gap_error(place)
            found.append(Prospect(self.tally.choices[place], self.tally.worlds, self.levels[place], error))
        known = found[:]
        for number in range(len(self.behind) - 1, -1, -1):
            behind = self.behind[number]
            rival = prospect_of(known, behind.rival)
            error = sqrt(behind.error**2 + (0.0 if behind.rival == self.advised() else rival.error**2))
            expected = max(0.0, rival.expected - behind.gap)
            known.append(Prospect(behind.choice, behind.visits, expected, error))
        known.sort(key=by_worth)
        first = prospect_of(known, self.advised())
        known.remove(first)
        known.insert(0, first)
        for prospect in known[1:]:
            prospect.alike = first.expected - prospect.expected + WIDE * prospect.error <= ALIKE
        self.say_why(first, known[1:])
        return known

    def say_why(self, first: Prospect, others: list[Prospect]) -> None:
        """Give the reasons why the first is better than the others. For choices that are not clearly worse, it only
        lists advantages that they lack. Either their chances could only be told apart in many worlds, or no seat can
        win any more."""
        own = [total[self.seat] for total in self.tally.totals]
        slopes = self.tally.readings.slopes(own, self.tally.worlds)
        means = [total / max(1, self.tally.worlds) for total in self.tally.readings.sums[self.leader]]
        contrasts = {self.tally.choices[place]: self.contrast(place) for place in range(len(self.levels))}
        for number in range(len(self.behind) - 1, -1, -1):
            behind = self.behind[number]
            contrasts[behind.choice] = contrasts[behind.rival].plus(behind.contrast)
        for prospect in others:
            is_worse = not prospect.alike and first.expected - prospect.expected > WIDE * prospect.error
            known = slopes if is_worse else []
            prospect.why = reasons(self.measures, contrasts[prospect.choice], known, means)

    def advised(self) -> int:
        return self.tally.choices[self.leader]

    def chances(self, place: int, level: float, together: bool) -> list[float]:
        """Return the chances of all seats after a choice with this expectation. Rivals share the rest."""
        totals = self.tally.totals[place]
        if together:
            return [level] * len(totals)
        rest = sum(totals) - totals[self.seat]
        alike = (1.0 - level) / max(1, len(totals) - 1)
        found = [total / rest * (1.0 - level) if rest else alike for total in totals]
        found[self.seat] = level
        return found

    def is_settled(self) -> bool:
        """Return whether more worlds would change nothing that matters."""
        if not self.tally.worlds or WIDE * self.error(self.leader) > KNOWN:
            return False
        for place in range(len(self.levels)):
            if place not in (self.leader, self.trailing):
                gap = self.levels[self.leader] - self.levels[place]
                if gap + WIDE * self.gap_error(place) > ALIKE:
                    return False
        return True


def sureness(prospects: list[Prospect]) -> str:
    """Return the certainty in words that the first is the best."""
    first = prospects[0]
    if any(prospect.alike for prospect in prospects):
        return EITHER
    nearest = min([(first.expected - each.expected) / each.error for each in prospects[1:]], default=WIDE)
    if nearest >= WIDE:
        return CLEAR
    return LIKELY if nearest > AHEAD else UNSURE


def error_of(n: int, squares: float) -> float:
    """Return the standard error of a mean of n values with the given sum of squared distances. It is never zero."""
    return sqrt((max(0.0, squares) + DOUBT) / n / n)


def prospect_of(prospects: list[Prospect], choice: int) -> Prospect:
    for prospect in prospects:
        if prospect.choice == choice:
            return prospect
    raise KeyError(choice)


def by_worth(prospect: Prospect) -> float:
    return -prospect.expected
