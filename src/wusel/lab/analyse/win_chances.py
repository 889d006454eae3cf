"""Everybody's chances over a whole game as a curve: in the terminal, and as a figure."""

from typing import TYPE_CHECKING, Final

from wusel.lab.analyse.analysis import Study
from wusel.lab.analyse.phrases import Words, percent
from wusel.lab.intervals import Z

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
ROWS: Final = 3
NUMBERS: Final = "①②③④⑤⑥⑦⑧"


def lines_of(study: Study, words: Words) -> dict[str, list[float | None]]:
    """A line for everyone who plays, or one for all who play together."""
    chances = [moment.odds.chances for moment in study.moments]
    if study.together:
        return {words.say("together"): [each[0] for each in chances]}
    return {name: [each[seat] for each in chances] for seat, name in enumerate(words.names)}


def from_first(values: list[float | None]) -> list[float]:
    """A line that is drawn from the beginning on: before somebody chose, as it stood when they first did."""
    known = [value for value in values if value is not None]
    return [known[0] if known else 0.0] * (len(values) - len(known)) + known


# --- in the terminal


def columns(values: list[float], width: int) -> list[float]:
    """The same line in so many columns: each shows the mean of what falls into it."""
    count = len(values)
    found = []
    for column in range(width):
        first = column * count // width
        last = max(first + 1, (column + 1) * count // width)
        found.append(sum(values[first:last]) / (last - first))
    return found


def hill(values: list[float], rows: int = ROWS) -> list[str]:
    """A line as a hill of blocks, the top row first; from 0 at the bottom to 1 at the top. Whoever has a chance at all
    is never quite flat."""
    eighths = [max(1 if value > 0 else 0, round(value * rows * 8)) for value in values]
    return ["".join(BLOCKS[min(8, max(0, each - row * 8))] for each in eighths) for row in reversed(range(rows))]


def marks(study: Study, width: int) -> str:
    """Where the turning points are, by their numbers."""
    line = [" "] * width
    last = max(1, len(study.moments))
    for number, turn in enumerate(study.turns):
        place = min(width - 1, (turn.n - study.moments[0].n) * width // last)
        while place < width - 1 and line[place] != " ":
            place += 1
        line[place] = NUMBERS[number]
    return "".join(line)


# --- as a figure


def chances_figure(study: Study, words: Words) -> "Figure":
    """A line for each seat with its 95 % interval, the turning points numbered above it."""
    from wusel.lab.plots import INK, SMALL, lines, new_figure  # noqa: PLC0415  # only figures need matplotlib

    figure, [axes] = new_figure([words.say("chances")], width=8.0, height=3.6)
    xs = [moment.n for moment in study.moments]
    found = {name: from_first(values) for name, values in lines_of(study, words).items()}
    axes.set_ylim(0, 1)
    bands = {
        name: [
            (max(0.0, middle - Z * error), min(1.0, middle + Z * error))
            for middle, error in zip(
                values, from_first([moment.odds.errors[seat] for moment in study.moments]), strict=True
            )
        ]
        for seat, (name, values) in enumerate(found.items())
    }
    lines(axes, xs, found, bands)
    axes.set_xlim(xs[0], max(xs[-1], xs[0] + 1))
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1], [percent(each) for each in (0, 0.25, 0.5, 0.75, 1)])
    axes.set_xlabel(words.say("choices_made"))
    for number, turn in enumerate(study.turns):
        axes.axvline(turn.n, color=INK, linewidth=0.6, linestyle=(0, (1, 2)))
        axes.annotate(
            str(number + 1), (turn.n, 1.0), (0, 2), textcoords="offset points", ha="center", fontsize=SMALL, color=INK
        )
    return figure
