"""Reasons: why one choice is better than another, by what typically follows from each.

A reason is a measure by which two choices differ clearly, and which goes along with winning. What speaks for the better
choice is told, the weightiest first, and beside it what makes the other one tempting.
"""

from typing import Any, Final

from wusel.bots.contrast import Contrast
from wusel.engine.measures import NOW, Measure

# By so many standard errors a difference is no luck: several measures are looked at, so one would stand out by chance.
CLEAR: Final = 3.0
# By so many where all choices are looked at, and not only those that are worse for sure.
CLEARER: Final = 4.0

# What a difference weighs of which nobody knows whether it goes along with winning.
SLIGHT: Final = 1e-9

# So many things are said for a choice, and the second only if it weighs at least such a part of the first.
MOST: Final = 2
WORTH_A_WORD: Final = 0.3

# Below these, tenths and halves are told.
LITTLE: Final = 1.0
FEW: Final = 3.0


class Reason:
    """A measure by which two choices differ. The better one brings `mean` of it, which is `by` more (or less, if that
    is below 0) than the other. `speaks_for` it, or for the other one in spite of it."""

    __slots__ = ("by", "error", "mean", "measure", "speaks_for", "weight")

    def __init__(
        self, measure: int, by: float, error: float, speaks_for: bool, weight: float, mean: float = 0.0
    ) -> None:
        self.measure = measure
        self.by = by
        self.error = error
        self.speaks_for = speaks_for
        self.weight = weight
        self.mean = mean

    def __reduce__(self) -> tuple[type["Reason"], tuple[int, float, float, bool, float, float]]:
        return Reason, (self.measure, self.by, self.error, self.speaks_for, self.weight, self.mean)


def reasons(measures: list[Measure[Any]], contrast: Contrast, slopes: list[float], means: list[float]) -> list[Reason]:
    """Return why a choice is better than another: first what speaks for it, then what speaks against it, if anything
    does. `means` is what the better one brings of each measure.

    Where more speaks against the choice, these measures do not tell why. There are two exceptions if it is better for
    sure: a price paid at once, and a gain that never varies, whose weight is unknown. Without slopes the choice is not
    better for sure, and nobody knows what goes along with winning."""
    is_sure = bool(slopes)
    found = [found_in(measures[m], m, contrast, slopes[m] if is_sure else 0.0) for m in range(len(measures))]
    clear = [reason for reason in found if reason is not None]
    for reason in clear:
        reason.mean = means[reason.measure]
    clear.sort(key=by_weight)
    told: list[Reason] = []
    subjects: list[str] = []
    for reason in clear:
        subject = measures[reason.measure].subject
        if not reason.speaks_for or subject in subjects or len(told) == MOST:
            continue
        if told and reason.weight < WORTH_A_WORD * told[0].weight:
            break
        told.append(reason)
        subjects.append(subject)
    if not told:
        return []
    least = WORTH_A_WORD * told[0].weight
    tempting = [each for each in clear if is_tempting(measures[each.measure], each, least, subjects)]
    if tempting and tempting[0].weight > told[0].weight:
        is_price = measures[tempting[0].measure].when == NOW
        return told + tempting[:1] if is_sure and (is_price or not slopes[told[0].measure]) else []
    return told + tempting[:1]


def is_tempting(measure: Measure[Any], reason: Reason, least: float, subjects: list[str]) -> bool:
    """Return whether a reason is a temptation to choose otherwise: an immediate gain, or one with weight that is not
    mentioned already for another moment."""
    if reason.speaks_for:
        return False
    return measure.when == NOW or (reason.weight >= least and measure.subject not in subjects)


def found_in(measure: Measure[Any], m: int, contrast: Contrast, slope: float) -> Reason | None:
    """A measure as a reason, if the difference is no luck, and what is called good does not go along with losing. Where
    nothing is known of that, as with what never varies, it is a slight one, for all measures by the same measure."""
    by, error = contrast.differences[m], contrast.errors[m]
    least = CLEAR if slope else CLEARER
    if abs(by) < measure.least or abs(by) <= least * error or slope * measure.better < 0.0:
        return None
    weight = abs(by * slope) if slope else SLIGHT * abs(by) / measure.least
    return Reason(m, by, error, by * measure.better > 0, weight)


def readable(by: float) -> float:
    """A difference as people say it: in whole numbers, small ones in halves or tenths."""
    size = abs(by)
    if size >= FEW:
        return float(round(size))
    return round(2 * size) / 2 if size >= LITTLE else round(size, 1)


def out_of_hundred(reason: Reason) -> tuple[int, int]:
    """Return in how many of a hundred games something happens after the better choice and after the other, if it is
    counted in games."""
    here, there = reason.mean, reason.mean - reason.by
    return round(max(0.0, min(100.0, here))), round(max(0.0, min(100.0, there)))


def by_weight(reason: Reason) -> float:
    return -reason.weight
