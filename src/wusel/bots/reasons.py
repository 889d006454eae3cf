"""Reasons why one choice is better than another, from the typical consequences of each.

A reason is a measure in which two choices clearly differ, and which correlates with winning. The reasons for the better
choice come first, the weightiest on top. A temptation of the other choice follows.
"""

from typing import Any, Final

from wusel.bots.contrast import Contrast
from wusel.engine.measures import NOW, Measure

# Standard errors of a difference that is not luck. Several measures are compared, so one would stand out by chance.
CLEAR: Final = 3.0
# Standard errors if all choices are compared, not only the clearly worse ones.
CLEARER: Final = 4.0

# The weight of a difference whose effect on winning is unknown.
SLIGHT: Final = 1e-9

# The most reasons for a choice. The second needs at least this part of the weight of the first.
MOST: Final = 2
WORTH_A_WORD: Final = 0.3

# Below these, tenths and halves are shown.
LITTLE: Final = 1.0
FEW: Final = 3.0


class Reason:
    """A measure in which two choices differ. The better one brings `mean` of it, which is `by` more than the other, or
    less if that is below 0. `speaks_for` says whether it is a reason for the better choice or for the other."""

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
    """Return why a choice is better than another: first the reasons for it, then a reason against it, if there is one.
    `means` is how much the better one brings of each measure.

    If more speaks against the choice, these measures do not explain it. There are two exceptions for a clearly better
    choice: a price paid at once, and a gain that never varies, whose weight is unknown. Without slopes the choice is
    not clearly better, and the correlation with winning is unknown.
    """
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
    """Return a measure as a reason if the difference is not luck and a good value does not correlate with losing. If
    the correlation is unknown, as for a measure that never varies, the reason gets a small weight."""
    by, error = contrast.differences[m], contrast.errors[m]
    least = CLEAR if slope else CLEARER
    if abs(by) < measure.least or abs(by) <= least * error or slope * measure.better < 0.0:
        return None
    weight = abs(by * slope) if slope else SLIGHT * abs(by) / measure.least
    return Reason(m, by, error, by * measure.better > 0, weight)


def readable(by: float) -> float:
    """Return a difference as people say it: in whole numbers, or for small ones in halves or tenths."""
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
