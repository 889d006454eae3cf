"""The figures of a report: rows of dots, histograms and bands, as HTML with SVG in it.

Everything is placed in per cent of the width there is, so that a figure fits a phone and a sheet of paper with words of
the same size, and coloured by the page, so that it follows light and dark.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from wusel.lab.report.formatting import number

ROW_HEIGHT: Final = 24
HISTOGRAM_HEIGHT: Final = 150
BAND_HEIGHT: Final = 180
TOP: Final = 22
ASIDE: Final = 5
MOST_BARS: Final = 32
ROOM: Final = 0.04
STEPS: Final = (1, 2, 5)
OUTER: Final = 12

Say = Callable[[float], str]


@dataclass(frozen=True)
class Row:
    """One line of a figure: a dot with its interval, in words at both sides. `inner` is a thick band inside the thin
    one; `ghost` a hollow dot to compare with; `tone` colours the dot. A row with a label alone is a heading."""

    label: str
    value: float | None = None
    ends: tuple[float, float] | None = None
    said: str = ""
    tone: str = "plain"
    inner: tuple[float, float] | None = None
    ghost: float | None = None


class Axis:
    """From the smallest to the largest value, with some room at both ends; in even steps or in powers of ten."""

    def __init__(self, values: Sequence[float], say: Say = number, log: bool = False) -> None:
        self.log = log
        self.say = say
        least, most = min(values), max(values)
        if log:
            least, most = log10(max(least, 1)), log10(max(most, 2))
        elif most == least:
            least, most = least - 1, most + 1
        room = (most - least) * ROOM
        self.least, self.most = least - room, most + room

    def place(self, value: float) -> float:
        """Where a value stands, in per cent of the width."""
        at = log10(max(value, 1)) if self.log else value
        return round(100 * (at - self.least) / (self.most - self.least), 2)

    def ticks(self) -> list[float]:
        """A few round values."""
        if self.log:
            return [10.0**n * step for n in range(ceil(self.most)) for step in STEPS if self.shows(10.0**n * step)]
        step = round_step((self.most - self.least) / 5)
        return [n * step for n in range(ceil(self.least / step), floor(self.most / step) + 1)]

    def shows(self, value: float) -> bool:
        return 0 <= self.place(value) <= 100


def round_step(wanted: float) -> float:
    """1, 2 or 5 times a power of ten: the next one that is not smaller."""
    power = 10.0 ** floor(log10(wanted))
    return next((step * power for step in STEPS if step * power >= wanted * 0.999), 10 * power)


# --- rows of dots


def dot_plot(rows: Sequence[Row], axis: Axis, reference: tuple[float, str] | None = None) -> str:
    """Rows of dots above one axis; the reference is a value with its meaning, drawn through all of them."""
    lines = [dot_row(row, axis, reference) for row in rows]
    if reference is not None:
        lines.insert(0, line("axis", "", svg(18, word_at(axis.place(reference[0]), reference[1], 12, "reference")), ""))
    labels = "".join(word_at(axis.place(tick), axis.say(tick), 14) for tick in axis.ticks())
    lines.append(line("axis", "", svg(18, labels), ""))
    return f'<div class="dots">{"".join(lines)}</div>'


def dot_row(row: Row, axis: Axis, reference: tuple[float, str] | None) -> str:
    if row.value is None and not row.said:
        return f'<h4 class="group">{escape(row.label)}</h4>'
    marks = [rule(axis.place(tick), "grid") for tick in axis.ticks()]
    if reference is not None:
        marks.append(rule(axis.place(reference[0]), "reference"))
    if row.ends is not None:
        marks.append(bar(axis, row.ends, "thin"))
    if row.inner is not None:
        marks.append(bar(axis, row.inner, "thick"))
    if row.ghost is not None:
        marks.append(f'<circle class="ghost" cx="{axis.place(row.ghost)}%" cy="50%" r="4"/>')
    if row.value is not None:
        marks.append(f'<circle class="dot" cx="{axis.place(row.value)}%" cy="50%" r="5"/>')
    drawn = svg(ROW_HEIGHT, "".join(marks))
    return line(row.tone, row.label, drawn, row.said)


def line(kind: str, label: str, drawn: str, said: str) -> str:
    words = [f'<span class="{what}">{escape(word)}</span>' for what, word in (("label", label), ("said", said))]
    return f'<div class="row {kind}">{words[0]}{drawn}{words[1]}</div>'


def bar(axis: Axis, ends: tuple[float, float], kind: str) -> str:
    low, high = (min(max(axis.place(end), 0), 100) for end in ends)
    return f'<line class="{kind}" x1="{low}%" x2="{high}%" y1="50%" y2="50%"/>'


def rule(place: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{place}%" x2="{place}%" y1="0" y2="100%"/>'


def word_at(place: float, word: str, y: int, kind: str = "tick") -> str:
    """A word below its place, pulled inwards at the edges."""
    anchor = "start" if place < OUTER / 2 else "end" if place > 100 - OUTER / 2 else "middle"
    return f'<text class="{kind}" x="{place}%" y="{y}" text-anchor="{anchor}">{escape(word)}</text>'


def svg(height: int, inside: str) -> str:
    return f'<svg width="100%" height="{height}" aria-hidden="true">{inside}</svg>'


# --- how often each number came up


def histogram(counts: Mapping[int, int], mean: float, said: str) -> str:
    """Bars for whole numbers, several numbers to a bar where there are many; the mean is marked."""
    width = bar_width(counts)
    first, last = min(counts) // width, max(counts) // width
    ground = HISTOGRAM_HEIGHT - 20

    def at(value: float) -> float:
        return round(100 * (value + 0.5 - first * width) / ((last - first + 1) * width), 2)

    step = max(width, ceil(round_step((last - first + 1) * width / 8)))
    ticks = range(ceil(first * width / step) * step, (last + 1) * width, step)
    drawn = bars(counts, width, ground)
    drawn += [rule_across(ground), *(word_at(at(tick), number(tick), ground + 15) for tick in ticks)]
    drawn.append(f'<line class="reference" x1="{at(mean)}%" x2="{at(mean)}%" y1="{TOP - 4}" y2="{ground}"/>')
    drawn.append(word_at(at(mean), said, TOP - 9, "reference"))
    return f'<div class="histogram">{svg(HISTOGRAM_HEIGHT, "".join(drawn))}</div>'


def bars(counts: Mapping[int, int], width: int, ground: int) -> list[str]:
    """The bars from left to right; each says in a tip what it stands for."""
    first, last = min(counts) // width, max(counts) // width
    heights = [0] * (last - first + 1)
    for value, count in counts.items():
        heights[value // width - first] += count
    room, tallest, whole = 100 / len(heights), max(heights), sum(heights)
    drawn = []
    for place, height in enumerate(heights):
        tall = round((ground - TOP) * height / tallest, 1)
        x, y = round((place + 0.06) * room, 2), round(ground - tall, 1)
        tip = escape(f"{span_said((first + place) * width, width)}: {height / whole:.1%}")
        size = f'x="{x}%" y="{y}" width="{room * 0.88:.2f}%" height="{tall}"'
        drawn.append(f'<rect class="bar" {size}><title>{tip}</title></rect>')
    return drawn


def bar_width(counts: Mapping[int, int]) -> int:
    """How many numbers share a bar: one if there is room for all."""
    reach = max(counts) - min(counts) + 1
    return 1 if reach <= MOST_BARS else ceil(round_step(reach / MOST_BARS))


def span_said(start: int, width: int) -> str:
    return number(start) if width == 1 else f"{number(start)} to {number(start + width - 1)}"


def rule_across(y: int) -> str:
    return f'<line class="base" x1="0" x2="100%" y1="{y}" y2="{y}"/>'


# --- a course


def band(
    lows: Sequence[float], middles: Sequence[float], highs: Sequence[float], begin: str, end: str, log: bool
) -> str:
    """A line within a band, from the beginning to the end of something."""
    axis = Axis([1 if log else 0, max(highs)], log=log)
    drawn = [rule_across(BAND_HEIGHT - 20)]
    full = BAND_HEIGHT - 28

    def y(value: float) -> float:
        return round(8 + full * (1 - axis.place(value) / 100), 1)

    for tick in axis.ticks():
        drawn.append(f'<line class="grid" x1="0" x2="100%" y1="{y(tick)}" y2="{y(tick)}"/>')
        drawn.append(f'<text class="tick" x="0" y="{y(tick) - 3:.1f}">{escape(axis.say(tick))}</text>')
    xs = [round(ASIDE + (100 - ASIDE) * (place + 0.5) / len(middles), 2) for place in range(len(middles))]
    there = [f"{x},{y(high)}" for x, high in zip(xs, highs, strict=True)]
    back = [f"{x},{y(low)}" for x, low in zip(xs, lows, strict=True)][::-1]
    line = " ".join(f"{x},{y(middle)}" for x, middle in zip(xs, middles, strict=True))
    drawn.append(
        f'<svg viewBox="0 0 100 {BAND_HEIGHT}" width="100%" height="{BAND_HEIGHT}" preserveAspectRatio="none">'
        f'<polygon class="area" points="{" ".join(there + back)}"/><polyline class="line" points="{line}"/></svg>'
    )
    drawn.append(f'<text class="tick" x="{ASIDE}%" y="{BAND_HEIGHT - 5}">{escape(begin)}</text>')
    drawn.append(f'<text class="tick" x="100%" y="{BAND_HEIGHT - 5}" text-anchor="end">{escape(end)}</text>')
    return f'<div class="course">{svg(BAND_HEIGHT, "".join(drawn))}</div>'
