"""Win probabilities over a game: as block charts in the terminal, and as a line chart with matplotlib."""

from typing import TYPE_CHECKING, Final

from wusel.lab.analyse.analysis import Analysis
from wusel.lab.analyse.phrases import Phrases, percent
from wusel.lab.intervals import Z

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
ROWS: Final = 3
NUMBERS: Final = "①②③④⑤⑥⑦⑧"


def series_of(analysis: Analysis, phrases: Phrases) -> dict[str, list[float | None]]:
    """A series for each player, or one for all in a cooperative game."""
    chances = [moment.odds.chances for moment in analysis.moments]
    if analysis.together:
        return {phrases.say("together"): [each[0] for each in chances]}
    return {name: [each[seat] for each in chances] for seat, name in enumerate(phrases.names)}


def without_gaps(values: list[float | None]) -> list[float]:
    """A series without gaps: before a player's first choice, the value at that choice."""
    known = [value for value in values if value is not None]
    return [known[0] if known else 0.0] * (len(values) - len(known)) + known


# --- in the terminal


def resampled(values: list[float], width: int) -> list[float]:
    """A series resampled to a number of columns, each the mean of its values."""
    count = len(values)
    found = []
    for column in range(width):
        first = column * count // width
        last = max(first + 1, (column + 1) * count // width)
        found.append(sum(values[first:last]) / (last - first))
    return found


def area_chart(values: list[float], rows: int = ROWS) -> list[str]:
    """A series from 0 to 1 as an area chart of block characters, top row first. Values above 0 are always visible."""
    eighths = [max(1 if value > 0 else 0, round(value * rows * 8)) for value in values]
    return ["".join(BLOCKS[min(8, max(0, each - row * 8))] for each in eighths) for row in reversed(range(rows))]


def turn_marks(analysis: Analysis, width: int) -> str:
    """A line with the numbers of the turning points at their positions."""
    line = [" "] * width
    last = max(1, len(analysis.moments))
    for number, turn in enumerate(analysis.turns):
        place = min(width - 1, (turn.n - analysis.moments[0].n) * width // last)
        while place < width - 1 and line[place] != " ":
            place += 1
        line[place] = NUMBERS[number]
    return "".join(line)


# --- as a figure


def chances_figure(analysis: Analysis, phrases: Phrases) -> "Figure":
    """A line chart: a line for each seat with its 95 % confidence interval, and the numbered turning points."""
    from wusel.lab.plots import INK, SMALL, lines, new_figure  # noqa: PLC0415  # an extra

    figure, [axes] = new_figure([phrases.say("chances")], width=8.0, height=3.6)
    xs = [moment.n for moment in analysis.moments]
    found = {name: without_gaps(values) for name, values in series_of(analysis, phrases).items()}
    axes.set_ylim(0, 1)
    bands = {
        name: [
            (max(0.0, middle - Z * error), min(1.0, middle + Z * error))
            for middle, error in zip(
                values, without_gaps([moment.odds.errors[seat] for moment in analysis.moments]), strict=True
            )
        ]
        for seat, (name, values) in enumerate(found.items())
    }
    lines(axes, xs, found, bands)
    axes.set_xlim(xs[0], max(xs[-1], xs[0] + 1))
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1], [percent(each) for each in (0, 0.25, 0.5, 0.75, 1)])
    axes.set_xlabel(phrases.say("choices_made"))
    for number, turn in enumerate(analysis.turns):
        axes.axvline(turn.n, color=INK, linewidth=0.6, linestyle=(0, (1, 2)))
        axes.annotate(
            str(number + 1), (turn.n, 1.0), (0, 2), textcoords="offset points", ha="center", fontsize=SMALL, color=INK
        )
    return figure
