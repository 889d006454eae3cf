"""The section on strength: how far bots are apart in this game, which says how much skill it rewards."""

from wusel.lab.arena.players import display_name
from wusel.lab.arena.results import ArenaResults, Rating
from wusel.lab.report.formatting import between, count_of, number, percent_at, points, rounded, share
from wusel.lab.report.page import Section, figure, figures, paragraph
from wusel.lab.report.svg import Axis, Row, dot_plot

TITLE = "How much skill counts"


def ladder(results: ArenaResults | None) -> Section:
    """Every bot on the ladder with its strength: rated among rivals, or by how often its team wins."""
    if results is None:
        return Section("ladder", TITLE, paragraph("Not looked at: no games were asked for (--ladder-games 0)."))
    said = paragraph(
        "Bots of different strength. A long ladder means that thinking pays; a short one that luck decides, or that"
        " these bots do not see what matters. Those that search do so with few playouts for each choice."
    )
    return Section("ladder", TITLE, said + figures(*(team_figures if results.together else rival_figures)(results)))


def bot_label(name: str) -> str:
    """For example “hard, 32 playouts”."""
    level, colon, playouts = display_name(name).partition(":")
    return f"{level}, {playouts} playouts" if colon else level


def share_row(bot: str, rate: float, ends: tuple[float, float]) -> Row:
    return Row(bot_label(bot), rate, ends, f"{share(rate)} ({between(ends)})")


def rival_figures(results: ArenaResults) -> list[str]:
    """Ratings, and who wins how often alone against the reference."""
    rows = [rating_row(each, each.bot == results.reference) for each in results.ratings]
    best, worst = results.ratings[0], results.ratings[-1]
    rated = figure(
        "Ratings",
        dot_plot(rows, Axis([end for row in rows for end in row.ends or ()]), (0, bot_label(results.reference))),
        f"{number(round(best.rating - worst.rating))} points between the best ({bot_label(best.bot)}) and the last"
        f" ({bot_label(worst.bot)}); 400 points mean winning ten times as often.",
    )
    duels = sorted(results.duels, key=lambda each: -each.share)
    top, fair = duels[0], duels[0].fair
    alone = figure(
        f"Wins alone against {bot_label(results.reference)} in all other seats",
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


def team_figures(results: ArenaResults) -> list[str]:
    """How often a team of equals wins."""
    teams = sorted(results.teams, key=lambda each: -each.rate)
    best = teams[0]
    reference = bot_label(results.reference)
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
