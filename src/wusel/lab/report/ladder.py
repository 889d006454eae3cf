"""The ladder section: ratings or win rates of bots of different strength, as a measure of skill."""

from wusel.lab.arena.players import display_name
from wusel.lab.arena.results import ArenaResults, Rating
from wusel.lab.report.formatting import count_of, number, points, rounded, share
from wusel.lab.report.page import Section, figure, figures, paragraph
from wusel.lab.report.svg import SHARE_AXIS, Axis, DotRow, dot_plot, share_row

TITLE = "How much skill counts"


def ladder(results: ArenaResults | None) -> Section:
    """The strength of every bot: ratings and duels in a competitive game, win rates of teams in a cooperative one."""
    if results is None:
        return Section("ladder", TITLE, paragraph("Not looked at: no games were asked for (--ladder-games 0)."))
    text = paragraph(
        "Bots of different strength. A long ladder means that thinking pays; a short one that luck decides, or that"
        " these bots do not see what matters. Those that search do so with few playouts for each choice."
    )
    return Section("ladder", TITLE, text + figures(*(team_figures if results.together else rival_figures)(results)))


def bot_label(name: str) -> str:
    """The name of a bot, such as “hard, 32 playouts”."""
    level, colon, playouts = display_name(name).partition(":")
    return f"{level}, {playouts} playouts" if colon else level


def rival_figures(results: ArenaResults) -> list[str]:
    """The ratings, and the win rates of each bot alone against the reference."""
    rows = [rating_row(each, each.bot == results.reference) for each in results.ratings]
    best, worst = results.ratings[0], results.ratings[-1]
    rated = figure(
        "Ratings",
        dot_plot(rows, Axis([end for row in rows for end in row.interval or ()]), (0, bot_label(results.reference))),
        f"{number(round(best.rating - worst.rating))} points between the best ({bot_label(best.bot)}) and the last"
        f" ({bot_label(worst.bot)}); 400 points mean winning ten times as often.",
    )
    duels = sorted(results.duels, key=lambda each: -each.share)
    top, fair = duels[0], duels[0].fair
    alone = figure(
        f"Wins alone against {bot_label(results.reference)} in all other seats",
        dot_plot(
            [share_row(bot_label(each.bot), each.share, (each.low, each.high)) for each in duels],
            SHARE_AXIS,
            (fair, f"fair {share(fair)}"),
        ),
        f"{bot_label(top.bot)} wins {share(top.share)} of {count_of(top.games)}, where {share(fair)} would be fair; the"
        f" mean lead of its score over the others is {rounded(top.lead)}.",
    )
    return [rated, alone]


def rating_row(rating: Rating, reference: bool) -> DotRow:
    rating_text, low, high = (number(round(value)) for value in (rating.rating, rating.low, rating.high))
    text = rating_text if reference else f"{rating_text} ({low} to {high})"
    style = "base" if reference else "plain"
    return DotRow(bot_label(rating.bot), rating.rating, (rating.low, rating.high), text, style)


def team_figures(results: ArenaResults) -> list[str]:
    """The win rates of teams of the same bot."""
    teams = sorted(results.teams, key=lambda each: -each.rate)
    best = teams[0]
    reference = bot_label(results.reference)
    gain = f", {points(best.gain)} points against {reference} on the same deals" if best.gain is not None else ""
    rows = [share_row(bot_label(each.bot), each.rate, (each.low, each.high)) for each in teams]
    return [
        figure(
            "How often a team of these bots wins",
            dot_plot(rows, SHARE_AXIS),
            f"{bot_label(best.bot)} wins {share(best.rate)} of {count_of(best.games)}{gain}.",
        )
    ]
