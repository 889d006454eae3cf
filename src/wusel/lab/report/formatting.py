"""Figures in words: numbers, shares and differences as a report says them, and what can be called clear."""

from collections import Counter
from collections.abc import Hashable, Mapping
from statistics import NormalDist
from typing import Final, TypeVar

from wusel.lab.intervals import RunningStats

MINUS: Final = "\u2212"
CERTAINTY: Final = 0.95
SUPERSCRIPTS: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹"

K = TypeVar("K", bound=Hashable)


def number(value: float) -> str:
    """A number as it stands at an axis: 1,200 or 0.5."""
    return f"{value:,.6g}".replace("-", MINUS)


def rounded(value: float) -> str:
    """A mean: with one decimal where that says something."""
    decimals = 1 if abs(value) < 100 else 0
    return f"{round(value, decimals) + 0.0:,.{decimals}f}".replace("-", MINUS)


def share(value: float) -> str:
    """A share in whole per cent; tenths where it is small."""
    return f"{100 * value:.1f} %" if 0 < value < 0.0995 else f"{100 * value:.0f} %"


def points(value: float) -> str:
    """A difference of two shares."""
    return f"{round(100 * value, 1) + 0.0:+.1f}".replace("-", MINUS)


def percent_at(value: float) -> str:
    """A share at an axis."""
    return f"{number(round(100 * value, 6))} %"


def points_at(value: float) -> str:
    """A difference of shares at an axis, in percentage points."""
    return f"{round(100 * value, 6):+.6g}".replace("-", MINUS) if abs(value) > 1e-9 else "0"


def power_of_ten(exponent: float) -> str:
    """For example 10⁷⁵."""
    return "10" + "".join(SUPERSCRIPTS[int(digit)] for digit in f"{exponent:.0f}")


def between(ends: tuple[float, float]) -> str:
    """An interval of shares."""
    return f"{100 * ends[0]:.0f}\u2013{100 * ends[1]:.0f} %"


def count_of(games: int, what: str = "game") -> str:
    return f"{games:,} {what}{'' if games == 1 else 's'}"


def list_of(words: list[str]) -> str:
    """One, two and three."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


# --- what counts say


def sums_of(counts: Mapping[int, int]) -> RunningStats:
    """Mean and interval of whole numbers that came up so often each."""
    sums = RunningStats()
    for value in sorted(counts):
        if counts[value]:
            sums.count += counts[value]
            sums.total += value * counts[value]
            sums.squares += value * value * counts[value]
            sums.least = value if sums.least is None else min(sums.least, value)
            sums.most = value if sums.most is None else max(sums.most, value)
    return sums


def mean_of(counts: Mapping[int, int]) -> float:
    mean = sums_of(counts).mean()
    return 0.0 if mean is None else mean


def ends_of(counts: Mapping[int, int]) -> tuple[float, float] | None:
    return sums_of(counts).interval()


def quantile(counts: Mapping[int, int], part: float) -> int:
    """The smallest value that at least this part of all does not exceed."""
    left = part * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 1e-9:
            return value
    return max(counts)


def of(counts: Mapping[tuple[K, int], int], key: K) -> Counter[int]:
    """The counts under one key of several."""
    return Counter({value: count for (each, value), count in counts.items() if each == key})


def keys_of(counts: Mapping[tuple[K, int], int]) -> list[K]:
    return list(dict.fromkeys(key for key, _ in counts))


# --- what is clear


def strict_z(comparisons: int) -> float:
    """How many standard errors it takes so that none of so many comparisons would look clear by chance alone,
    nineteen times in twenty."""
    return NormalDist().inv_cdf(1 - (1 - CERTAINTY) / 2 / max(1, comparisons))
