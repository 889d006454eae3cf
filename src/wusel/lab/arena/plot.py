"""How an arena stands, as a figure."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from wusel.lab.arena.players import cheats, titled
from wusel.lab.arena.results import Standing
from wusel.lab.plots import BLUE, RED, bars, new_figure, save_figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INCHES_A_BAR: Final = 0.3


def draw_standing(standing: Standing, path: Path) -> None:
    save_figure(figure_of(standing), path)


def figure_of(standing: Standing) -> "Figure":
    """Teams by how often they win; or ratings, if there are more than two, above all duels."""
    if standing.together:
        figure, (axes,) = new_figure(["How often the team wins"], height=height(len(standing.teams)))
        draw_teams(axes, standing)
        return figure
    duels = height(len(standing.duels))
    if len(standing.ratings) < 3:
        figure, (axes,) = new_figure(["Share of the victories"], height=duels)
    else:
        both = (height(len(standing.ratings)), duels)
        figure, (upper, axes) = new_figure(["Ratings", "Share of the victories in each duel"], height=both)
        draw_ratings(upper, standing)
    draw_duels(axes, standing)
    return figure


def height(count: int) -> float:
    """Inches for so many bars and what stands around them."""
    return 0.9 + INCHES_A_BAR * count


def draw_ratings(axes: "Axes", standing: Standing) -> None:
    ratings = standing.ratings
    bars(
        axes,
        [titled(rating.bot) for rating in ratings],
        [rating.rating for rating in ratings],
        [(rating.low, rating.high) for rating in ratings],
        [RED if rating.cheats else BLUE for rating in ratings],
        "{:+.0f}",
    )
    axes.set_xlabel(f"points above {standing.reference}, with 95 % intervals")


def draw_duels(axes: "Axes", standing: Standing) -> None:
    duels = standing.duels
    others = f"{standing.contest.seats - 1} " if standing.contest.seats > 2 else ""
    bars(
        axes,
        [f"{titled(duel.bot)} against {others}{titled(duel.against)}" for duel in duels],
        [duel.share for duel in duels],
        [(duel.low, duel.high) for duel in duels],
        [RED if cheats(duel.bot) or cheats(duel.against) else BLUE for duel in duels],
        "{:.0%}",
        (duels[0].fair, f"fair share {duels[0].fair:.0%}"),
    )
    in_percent(axes)


def draw_teams(axes: "Axes", standing: Standing) -> None:
    teams = standing.teams
    bars(
        axes,
        [titled(team.bot) for team in teams],
        [team.rate for team in teams],
        [(team.low, team.high) for team in teams],
        [RED if team.cheats else BLUE for team in teams],
        "{:.0%}",
    )
    in_percent(axes)


def in_percent(axes: "Axes") -> None:
    """From nothing to all; the figures at the ends of the bars may stand beyond."""
    from matplotlib.ticker import PercentFormatter  # noqa: PLC0415  # only those who want figures need it

    axes.set_xlim(0, 1.08)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1])
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel("with 95 % intervals")
