"""Number formats of a report, and statistics of counters: mean, confidence interval, quantile."""

from collections import Counter
from collections.abc import Hashable, Mapping
from statistics import NormalDist
from typing import Final, TypeVar

from wusel.lab.intervals import Interval, RunningStats

MINUS: Final = "\u2212"
CONFIDENCE: Final = 0.95
SUPERSCRIPTS: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹"

K = TypeVar("K", bound=Hashable)


def number(value: float) -> str:
    """A number as an axis label: 1,200 or 0.5."""
    return f"{value:,.6g}".replace("-", MINUS)


def rounded(value: float) -> str:
    """A mean, with one decimal below 100."""
    decimals = 1 if abs(value) < 100 else 0
    return f"{round(value, decimals) + 0.0:,.{decimals}f}".replace("-", MINUS)


def share(value: float) -> str:
    """A share in whole per cent, with one decimal below 10 %."""
    return f"{100 * value:.1f} %" if 0 < value < 0.0995 else f"{100 * value:.0f} %"


def points(value: float) -> str:
    """A difference of two shares in percentage points."""
    return f"{round(100 * value, 1) + 0.0:+.1f}".replace("-", MINUS)


def percent_tick(value: float) -> str:
    """A share as an axis label."""
    return f"{number(round(100 * value, 6))} %"


def points_tick(value: float) -> str:
    """A difference of two shares as an axis label, in percentage points."""
    return f"{round(100 * value, 6):+.6g}".replace("-", MINUS) if abs(value) > 1e-9 else "0"


def power_of_ten(exponent: float) -> str:
    """A power of ten such as 10⁷⁵."""
    return "10" + "".join(SUPERSCRIPTS[int(digit)] for digit in f"{exponent:.0f}")


def share_range(interval: Interval) -> str:
    """An interval of shares."""
    return f"{100 * interval[0]:.0f}\u2013{100 * interval[1]:.0f} %"


def share_with_interval(value: float, interval: Interval) -> str:
    """A share and its confidence interval."""
    return f"{share(value)} ({share_range(interval)})"


def count_of(games: int, what: str = "game") -> str:
    return f"{games:,} {what}{'' if games == 1 else 's'}"


def list_of(words: list[str]) -> str:
    """An enumeration: one, two and three."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


# --- statistics of counters


def stats_of(counts: Mapping[int, int]) -> RunningStats:
    """The statistics of values that were counted."""
    stats = RunningStats()
    for value, count in counts.items():
        if count:
            stats.add(value, count)
    return stats


def mean_of(counts: Mapping[int, int]) -> float:
    return stats_of(counts).mean() or 0.0


def interval_of(counts: Mapping[int, int]) -> Interval | None:
    return stats_of(counts).interval()


def quantile(counts: Mapping[int, int], part: float) -> int:
    """The smallest value that at least this part of all values does not exceed."""
    left = part * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 1e-9:
            return value
    return max(counts)


def counts_of(counts: Mapping[tuple[K, int], int], key: K) -> Counter[int]:
    """The counter of one key."""
    return Counter({value: count for (each, value), count in counts.items() if each == key})


def keys_of(counts: Mapping[tuple[K, int], int]) -> list[K]:
    return list(dict.fromkeys(key for key, _ in counts))


# --- significance


def bonferroni_z(comparisons: int) -> float:
    """The number of standard errors for significance at 95 %, with a Bonferroni correction for this number of
    comparisons."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(1, comparisons))
