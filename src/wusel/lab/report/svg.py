"""Charts of the HTML report as SVG: dot plots, histograms and bands.

They are drawn without matplotlib, because a report has to work in a small install and the charts follow the page.
Widths are in per cent, so that a chart fits a phone and a sheet of paper with text of the same size. CSS sets the
colours for light and dark.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from wusel.lab.intervals import Interval
from wusel.lab.report.formatting import number, percent_tick, share_with_interval

ROW_HEIGHT: Final = 24
HISTOGRAM_HEIGHT: Final = 150
BAND_HEIGHT: Final = 180
TOP: Final = 22
LEFT: Final = 5
MOST_BARS: Final = 32
MARGIN: Final = 0.04
TICK_STEPS: Final = (1, 2, 5)
EDGE: Final = 6

Format = Callable[[float], str]


@dataclass(frozen=True)
class DotRow:
    """A row of a dot plot: a label, a dot with its interval, and a text. `band` is a thick line inside the thin one of
    the interval; `comparison` is a hollow dot; `style` is a CSS class. A row with a label alone is a heading."""

    label: str
    value: float | None = None
    interval: Interval | None = None
    text: str = ""
    style: str = "plain"
    band: Interval | None = None
    comparison: float | None = None


def share_row(label: str, share: float, interval: Interval, style: str = "plain") -> DotRow:
    """A share with its confidence interval."""
    return DotRow(label, share, interval, share_with_interval(share, interval), style)


class Axis:
    """A linear or logarithmic axis from the smallest to the largest value, with a margin at both ends."""

    def __init__(self, values: Sequence[float], label: Format = number, log: bool = False) -> None:
        self.log = log
        self.label = label
        least, most = min(values), max(values)
        if log:
            least, most = log10(max(least, 1)), log10(max(most, 2))
        elif most == least:
            least, most = least - 1, most + 1
        margin = (most - least) * MARGIN
        self.least, self.most = least - margin, most + margin

    def position(self, value: float) -> float:
        """The position of a value in per cent of the width."""
        at = log10(max(value, 1)) if self.log else value
        return round(100 * (at - self.least) / (self.most - self.least), 2)

    def ticks(self) -> list[float]:
        """A few round values."""
        if self.log:
            return [10.0**n * step for n in range(ceil(self.most)) for step in TICK_STEPS if self.shows(10.0**n * step)]
        step = round_step((self.most - self.least) / 5)
        return [n * step for n in range(ceil(self.least / step), floor(self.most / step) + 1)]

    def shows(self, value: float) -> bool:
        return 0 <= self.position(value) <= 100


SHARE_AXIS: Final = Axis([0, 1], percent_tick)


def round_step(wanted: float) -> float:
    """1, 2 or 5 times a power of ten: the next one that is not smaller."""
    power = 10.0 ** floor(log10(wanted))
    return next((step * power for step in TICK_STEPS if step * power >= wanted * 0.999), 10 * power)


# --- dot plots


def dot_plot(rows: Sequence[DotRow], axis: Axis, reference: tuple[float, str] | None = None) -> str:
    """Rows of dots above an axis; the reference is a value and its label, drawn through all rows."""
    lines = [dot_row(row, axis, reference) for row in rows]
    if reference is not None:
        label = text_at(axis.position(reference[0]), reference[1], 12, "reference")
        lines.insert(0, row_html("axis", "", svg(18, label), ""))
    labels = "".join(text_at(axis.position(tick), axis.label(tick), 14) for tick in axis.ticks())
    lines.append(row_html("axis", "", svg(18, labels), ""))
    return f'<div class="dots">{"".join(lines)}</div>'


def dot_row(row: DotRow, axis: Axis, reference: tuple[float, str] | None) -> str:
    if row.value is None and not row.text:
        return f'<h4 class="group">{escape(row.label)}</h4>'
    marks = [vertical_line(axis.position(tick), "grid") for tick in axis.ticks()]
    if reference is not None:
        marks.append(vertical_line(axis.position(reference[0]), "reference"))
    if row.interval is not None:
        marks.append(interval_line(axis, row.interval, "thin"))
    if row.band is not None:
        marks.append(interval_line(axis, row.band, "thick"))
    if row.comparison is not None:
        marks.append(f'<circle class="ghost" cx="{axis.position(row.comparison)}%" cy="50%" r="4"/>')
    if row.value is not None:
        marks.append(f'<circle class="dot" cx="{axis.position(row.value)}%" cy="50%" r="5"/>')
    return row_html(row.style, row.label, svg(ROW_HEIGHT, "".join(marks)), row.text)


def row_html(style: str, label: str, chart: str, text: str) -> str:
    left, right = f'<span class="label">{escape(label)}</span>', f'<span class="said">{escape(text)}</span>'
    return f'<div class="row {style}">{left}{chart}{right}</div>'


def interval_line(axis: Axis, interval: Interval, style: str) -> str:
    low, high = (min(max(axis.position(end), 0), 100) for end in interval)
    return f'<line class="{style}" x1="{low}%" x2="{high}%" y1="50%" y2="50%"/>'


def vertical_line(x: float, style: str) -> str:
    return f'<line class="{style}" x1="{x}%" x2="{x}%" y1="0" y2="100%"/>'


def horizontal_line(y: float, style: str) -> str:
    return f'<line class="{style}" x1="0" x2="100%" y1="{y}" y2="{y}"/>'


def text_at(x: float, text: str, y: int, style: str = "tick") -> str:
    """A text centred at a position, or aligned inwards near the edges."""
    anchor = "start" if x < EDGE else "end" if x > 100 - EDGE else "middle"
    return f'<text class="{style}" x="{x}%" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def svg(height: int, inside: str) -> str:
    return f'<svg width="100%" height="{height}" aria-hidden="true">{inside}</svg>'


# --- histograms


def histogram(counts: Mapping[int, int], mean: float, mean_label: str) -> str:
    """A histogram of integers, with several values in a bin where there are many; the mean is marked."""
    width = bin_width(counts)
    first, last = min(counts) // width, max(counts) // width
    baseline = HISTOGRAM_HEIGHT - 20

    def at(value: float) -> float:
        return round(100 * (value + 0.5 - first * width) / ((last - first + 1) * width), 2)

    step = max(width, ceil(round_step((last - first + 1) * width / 8)))
    ticks = range(ceil(first * width / step) * step, (last + 1) * width, step)
    parts = histogram_bars(counts, width, baseline)
    parts += [horizontal_line(baseline, "base"), *(text_at(at(tick), number(tick), baseline + 15) for tick in ticks)]
    parts.append(f'<line class="reference" x1="{at(mean)}%" x2="{at(mean)}%" y1="{TOP - 4}" y2="{baseline}"/>')
    parts.append(text_at(at(mean), mean_label, TOP - 9, "reference"))
    return f'<div class="histogram">{svg(HISTOGRAM_HEIGHT, "".join(parts))}</div>'


def histogram_bars(counts: Mapping[int, int], width: int, baseline: int) -> list[str]:
    """The bars from left to right, each with a tooltip."""
    first, last = min(counts) // width, max(counts) // width
    bins = [0] * (last - first + 1)
    for value, count in counts.items():
        bins[value // width - first] += count
    room, largest, total = 100 / len(bins), max(bins), sum(bins)
    bars = []
    for place, count in enumerate(bins):
        height = round((baseline - TOP) * count / largest, 1)
        x, y = round((place + 0.06) * room, 2), round(baseline - height, 1)
        tooltip = escape(f"{bin_label((first + place) * width, width)}: {count / total:.1%}")
        size = f'x="{x}%" y="{y}" width="{room * 0.88:.2f}%" height="{height}"'
        bars.append(f'<rect class="bar" {size}><title>{tooltip}</title></rect>')
    return bars


def bin_width(counts: Mapping[int, int]) -> int:
    """The number of values in a bin: one if there is room for all."""
    reach = max(counts) - min(counts) + 1
    return 1 if reach <= MOST_BARS else ceil(round_step(reach / MOST_BARS))


def bin_label(start: int, width: int) -> str:
    return number(start) if width == 1 else f"{number(start)} to {number(start + width - 1)}"


# --- bands


def band(
    lows: Sequence[float], middles: Sequence[float], highs: Sequence[float], begin: str, end: str, log: bool
) -> str:
    """A line chart with a band around the line; `begin` and `end` are the labels of the horizontal axis."""
    axis = Axis([1 if log else 0, max(highs)], log=log)
    parts = [horizontal_line(BAND_HEIGHT - 20, "base")]
    full = BAND_HEIGHT - 28

    def y(value: float) -> float:
        return round(8 + full * (1 - axis.position(value) / 100), 1)

    for tick in axis.ticks():
        parts.append(horizontal_line(y(tick), "grid"))
        parts.append(f'<text class="tick" x="0" y="{y(tick) - 3:.1f}">{escape(axis.label(tick))}</text>')
    xs = [round(LEFT + (100 - LEFT) * (place + 0.5) / len(middles), 2) for place in range(len(middles))]
    upper = [f"{x},{y(high)}" for x, high in zip(xs, highs, strict=True)]
    lower = [f"{x},{y(low)}" for x, low in zip(xs, lows, strict=True)]
    area = " ".join(upper + lower[::-1])
    line = " ".join(f"{x},{y(middle)}" for x, middle in zip(xs, middles, strict=True))
    parts.append(
        f'<svg viewBox="0 0 100 {BAND_HEIGHT}" width="100%" height="{BAND_HEIGHT}" preserveAspectRatio="none">'
        f'<polygon class="area" points="{area}"/><polyline class="line" points="{line}"/></svg>'
    )
    parts.append(f'<text class="tick" x="{LEFT}%" y="{BAND_HEIGHT - 5}">{escape(begin)}</text>')
    parts.append(f'<text class="tick" x="100%" y="{BAND_HEIGHT - 5}" text-anchor="end">{escape(end)}</text>')
    return f'<div class="course">{svg(BAND_HEIGHT, "".join(parts))}</div>'
