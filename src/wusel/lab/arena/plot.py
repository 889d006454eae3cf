"""The results of a tournament as a matplotlib figure."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from wusel.lab.arena.players import cheats, display_name
from wusel.lab.arena.results import ArenaResults
from wusel.lab.plots import BLUE, RED, bars, new_figure, save_figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INCHES_A_BAR: Final = 0.3

# The label, the value, both ends of its confidence interval, and whether it is of a cheat.
Bar = tuple[str, float, float, float, bool]


def save_results_plot(results: ArenaResults, path: Path) -> None:
    save_figure(figure_of(results), path)


def figure_of(results: ArenaResults) -> "Figure":
    """Bar charts: win rates of teams; or ratings, if there are more than two, above the shares in all duels."""
    if results.together:
        figure, (axes,) = new_figure(["How often the team wins"], height=height(len(results.teams)))
        draw_teams(axes, results)
        return figure
    duels = height(len(results.duels))
    if len(results.ratings) < 3:
        figure, (axes,) = new_figure(["Share of the victories"], height=duels)
    else:
        both = (height(len(results.ratings)), duels)
        figure, (upper, axes) = new_figure(["Ratings", "Share of the victories in each duel"], height=both)
        draw_ratings(upper, results)
    draw_duels(axes, results)
    return figure


def height(count: int) -> float:
    """The height in inches of a chart with a number of bars."""
    return 0.9 + INCHES_A_BAR * count


def draw_ratings(axes: "Axes", results: ArenaResults) -> None:
    draw(axes, [(display_name(each.bot), each.rating, each.low, each.high, each.cheats) for each in results.ratings])
    axes.set_xlabel(f"points above {results.reference}, with 95 % intervals")


def draw_duels(axes: "Axes", results: ArenaResults) -> None:
    others = f"{results.contest.seats - 1} " if results.contest.seats > 2 else ""
    rows = []
    for duel in results.duels:
        label = f"{display_name(duel.bot)} against {others}{display_name(duel.against)}"
        rows.append((label, duel.share, duel.low, duel.high, cheats(duel.bot) or cheats(duel.against)))
    fair = results.duels[0].fair
    draw(axes, rows, "{:.0%}", (fair, f"fair share {fair:.0%}"))
    in_percent(axes)


def draw_teams(axes: "Axes", results: ArenaResults) -> None:
    rows = [(display_name(team.bot), team.rate, team.low, team.high, team.cheats) for team in results.teams]
    draw(axes, rows, "{:.0%}")
    in_percent(axes)


def draw(
    axes: "Axes", rows: list[Bar], label_format: str = "{:+.0f}", reference: tuple[float, str] | None = None
) -> None:
    """A bar chart with confidence intervals, in which cheats are red."""
    labels, values, lows, highs, cheating = zip(*rows, strict=True)
    colours = [RED if each else BLUE for each in cheating]
    bars(axes, labels, values, list(zip(lows, highs, strict=True)), colours, label_format, reference)


def in_percent(axes: "Axes") -> None:
    """An axis in per cent, with room for the labels at the ends of the bars."""
    from matplotlib.ticker import PercentFormatter  # noqa: PLC0415  # an extra

    axes.set_xlim(0, 1.08)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1])
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel("with 95 % intervals")
