"""Bar and line charts with matplotlib for SVG, PNG and PDF files. Matplotlib is an extra; reports do without it."""
# ruff: noqa: PLC0415  # matplotlib is an extra

from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wusel.engine.errors import WuselError
from wusel.lab.intervals import Interval
from wusel.support.extras import needed_by

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#26323a"
FAINT: Final = "#8b979e"
BLUE: Final = "#2f6f9f"
RED: Final = "#c2553b"
# Distinguishable for colour-blind people and in print.
COLOURS: Final = (BLUE, RED, "#5d8c3a", "#8a6bb1", "#b98a1e", INK)
SMALL: Final = 8.5
LARGE: Final = 10.0
ENDINGS: Final = (".svg", ".png", ".pdf")


def check_plot(path: Path) -> None:
    """Check that a figure can be written to a path, before the long work begins."""
    need_matplotlib()
    if path.suffix.lower() not in ENDINGS:
        raise WuselError(f"{path}: a figure can be written to {', '.join(ENDINGS)}")
    if not path.parent.is_dir():
        raise WuselError(f"{path}: there is no folder {path.parent}")


def need_matplotlib() -> None:
    with needed_by("a figure", "plots"):
        import matplotlib  # noqa: F401


def new_figure(
    titles: Sequence[str], width: float = 6.4, height: float | Sequence[float] = 3.2
) -> tuple["Figure", list["Axes"]]:
    """An empty figure with axes for each title, one below the other; width and height (for all, or one for each) are in
    inches."""
    need_matplotlib()
    from matplotlib.figure import Figure

    heights = [height] * len(titles) if isinstance(height, int | float) else list(height)
    figure = Figure(figsize=(width, sum(heights)), layout="constrained")
    grid = figure.add_gridspec(len(titles), 1, height_ratios=heights)
    found = [figure.add_subplot(grid[place, 0]) for place in range(len(titles))]
    for axes, title in zip(found, titles, strict=True):
        axes.set_title(title, loc="left", fontsize=LARGE, fontweight="bold", color=INK)
        axes.spines[["top", "right"]].set_visible(False)
        axes.spines[["left", "bottom"]].set_color(FAINT)
        axes.tick_params(colors=INK, labelsize=SMALL, length=3)
        axes.xaxis.label.set(color=INK, fontsize=SMALL)
        axes.yaxis.label.set(color=INK, fontsize=SMALL)
    return figure, found


def bars(
    axes: "Axes",
    labels: Sequence[str],
    values: Sequence[float],
    intervals: Sequence[Interval] | None = None,
    colours: Sequence[str] | None = None,
    label_format: str = "{:.0f}",
    reference: tuple[float, str] | None = None,
) -> None:
    """A horizontal bar chart, the first bar on top, with confidence intervals and labels.
    A reference is a value and its label, drawn as a line through all bars."""
    places = range(len(labels))
    axes.barh(places, values, height=0.62, color=colours or BLUE, alpha=0.8)
    ends = [max(value, 0.0) for value in values]
    if intervals is not None:
        for place, (low, high) in enumerate(intervals):
            axes.plot([low, high], [place, place], color=INK, linewidth=1.4, solid_capstyle="butt")
        ends = [max(end, high) for end, (_, high) in zip(ends, intervals, strict=True)]
    for place, (end, value) in enumerate(zip(ends, values, strict=True)):
        label(axes, label_format.format(value).replace("-", "\u2212"), (end, place), INK)
    bottom_margin = 0.4
    if min(values) < 0:
        axes.axvline(0, color=FAINT, linewidth=0.8)
    if reference is not None:
        axes.axvline(reference[0], color=INK, linewidth=0.9, linestyle=(0, (4, 3)), zorder=1.5)
        label(axes, reference[1], (reference[0], len(labels) - 0.2), INK)
        bottom_margin = -0.2
    axes.set_yticks(places, labels)
    axes.set_ylim(len(labels) - bottom_margin, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def lines(
    axes: "Axes",
    xs: Sequence[float],
    series: Mapping[str, Sequence[float]],
    bands: Mapping[str, Sequence[Interval]] | None = None,
) -> None:
    """A line chart with a label at the end of each line, and a pale band for confidence intervals."""
    ends: list[tuple[float, str, str]] = []
    for place, (name, values) in enumerate(series.items()):
        colour = COLOURS[place % len(COLOURS)]
        axes.plot(xs, values, color=colour, linewidth=1.6)
        ends.append((values[-1], name, colour))
        if bands and name in bands:
            lows, highs = zip(*bands[name], strict=True)
            axes.fill_between(xs, lows, highs, color=colour, alpha=0.15, linewidth=0)
    bottom, top = axes.get_ylim()
    heights = spread([end for end, _, _ in ends], (top - bottom) * 0.07)
    for (_, name, colour), height in zip(ends, heights, strict=True):
        label(axes, name, (xs[-1], height), colour)


def spread(values: Sequence[float], gap: float) -> list[float]:
    """The positions of labels: the values, pushed upwards where labels would overlap."""
    heights = list(values)
    last = float("-inf")
    for place in sorted(range(len(heights)), key=heights.__getitem__):
        last = heights[place] = max(heights[place], last + gap)
    return heights


def label(axes: "Axes", text: str, at: tuple[float, float], colour: str) -> None:
    """A label to the right of a point."""
    paper = {"facecolor": "white", "edgecolor": "none", "pad": 0.6}
    axes.annotate(text, at, (5, 0), textcoords="offset points", va="center", fontsize=SMALL, color=colour, bbox=paper)


def save_figure(figure: "Figure", path: Path) -> None:
    """Write a figure to a file; the format follows from the suffix."""
    check_plot(path)
    if path.suffix.lower() == ".svg":
        path.write_text(svg_text(figure), encoding="utf-8")
    else:
        figure.savefig(path, dpi=200)


def svg_text(figure: "Figure") -> str:
    """A figure as SVG with text elements; the same figure gives the same text."""
    from matplotlib import rc_context

    written = StringIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "wusel"}):
        figure.savefig(written, format="svg", metadata={"Date": None})
    return written.getvalue()
