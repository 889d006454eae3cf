"""The section on strength: how far bots are apart in this game, which says how much skill it rewards."""

from wusel.lab.arena.players import titled
from wusel.lab.arena.results import Rating, Standing
from wusel.lab.report.formatting import between, count_of, number, percent_at, points, rounded, share
from wusel.lab.report.page import Section, figure, figures, paragraph
from wusel.lab.report.svg import Axis, Row, dot_plot

TITLE = "How much skill counts"


def ladder(standing: Standing | None) -> Section:
    """Every bot on the ladder with its strength: rated among rivals, or by how often its team wins."""
    if standing is None:
        return Section("ladder", TITLE, paragraph("Not looked at: no games were asked for (--ladder-games 0)."))
    said = paragraph(
        "Bots of different strength. A long ladder means that thinking pays; a short one that luck decides, or that"
        " these bots do not see what matters. Those that search do so with few playouts for each choice."
    )
    return Section("ladder", TITLE, said + figures(*(team_figures if standing.together else rival_figures)(standing)))


def bot_label(name: str) -> str:
    """For example “hard, 32 playouts”."""
    level, colon, playouts = titled(name).partition(":")
    return f"{level}, {playouts} playouts" if colon else level


def share_row(bot: str, rate: float, ends: tuple[float, float]) -> Row:
    return Row(bot_label(bot), rate, ends, f"{share(rate)} ({between(ends)})")


def rival_figures(standing: Standing) -> list[str]:
    """Ratings, and who wins how often alone against the reference."""
    rows = [rating_row(each, each.bot == standing.reference) for each in standing.ratings]
    best, worst = standing.ratings[0], standing.ratings[-1]
    rated = figure(
        "Ratings",
        dot_plot(rows, Axis([end for row in rows for end in row.ends or ()]), (0, bot_label(standing.reference))),
        f"{number(round(best.rating - worst.rating))} points between the best ({bot_label(best.bot)}) and the last"
        f" ({bot_label(worst.bot)}); 400 points mean winning ten times as often.",
    )
    duels = sorted(standing.duels, key=lambda each: -each.share)
    top, fair = duels[0], duels[0].fair
    alone = figure(
        f"Wins alone against {bot_label(standing.reference)} in all other seats",
        dot_plot(
            [share_row(each.bot, each.share, (each.low, each.high)) for each in duels],
            Axis([0, 1], percent_at),
            (fair, f"fair {share(fair)}"),
        ),
        f"{bot_label(top.bot)} wins {share(top.share)} of {count_of(top.games)}, where {share(fair)} would be fair; the"
        f" mean lead of its score over the others is {rounded(top.lead)}.",
    )
    return [rated, alone]


def rating_row(rating: Rating, reference: bool) -> Row:
    points, low, high = (number(round(value)) for value in (rating.rating, rating.low, rating.high))
    said = points if reference else f"{points} ({low} to {high})"
    return Row(bot_label(rating.bot), rating.rating, (rating.low, rating.high), said, "base" if reference else "plain")


def team_figures(standing: Standing) -> list[str]:
    """How often a team of equals wins."""
    teams = sorted(standing.teams, key=lambda each: -each.rate)
    best = teams[0]
    reference = bot_label(standing.reference)
    gain = f", {points(best.gain)} points against {reference} on the same deals" if best.gain is not None else ""
    return [
        figure(
            "How often a team of these bots wins",
            dot_plot(
                [share_row(each.bot, each.rate, (each.low, each.high)) for each in teams], Axis([0, 1], percent_at)
            ),
            f"{bot_label(best.bot)} wins {share(best.rate)} of {count_of(best.games)}{gain}.",
        )
    ]
