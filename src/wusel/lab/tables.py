"""Tables in the terminal: the summary of a simulation, the figures of a benchmark."""

from typing import Any

from rich.console import Console
from rich.table import Table

from wusel.lab.intervals import RunningStats, wilson
from wusel.lab.summary import Summary, Tally


def new_table(*columns: str, left: tuple[str, ...] = ("bot", "per second")) -> Table:
    """A table without borders; the columns named in `left` are aligned left, all others right."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for name in columns:
        table.add_column(name, justify="left" if name in left else "right")
    return table


def show_summary(summary: Summary) -> None:
    """Print win rates, scores, lengths and reasons for the end."""
    console = Console()
    if not summary.games:
        console.print("No game was finished.")
        return
    table = new_table("seat", "bot", "games", "wins", "win rate", "score", "rank")
    for (seat, bot), tally in sorted(summary.seats.items()):
        table.add_row(str(seat), *tally_cells(bot, tally))
    if len(summary.bots) > 1:
        table.add_section()
        for bot, tally in sorted(summary.bots.items()):
            table.add_row("all", *tally_cells(bot, tally))
    console.print(table)
    if summary.team_games:
        rate = share(summary.team_wins, summary.team_games)
        console.print(f"The team won {summary.team_wins} of {summary.team_games} games: {rate}.")
    length = summary.length
    console.print(f"A game takes {mean(length)} choices, {length.least} to {length.most}.")
    for reason, games in summary.reasons.most_common():
        console.print(f"{games} ended by {reason}: {share(games, summary.games)}.")


def tally_cells(bot: str, tally: Tally) -> list[str]:
    games = tally.score.count
    rank = tally.ranks / games / tally.seats
    rate = share(tally.wins, games)
    return [bot, f"{games}", f"{tally.wins}", rate, mean(tally.score, tally.seats), f"{rank:.2f}"]


def share(part: int, whole: int) -> str:
    """A share with its confidence interval."""
    return percent(part / whole, *wilson(part, whole))


def percent(rate: float, low: float, high: float) -> str:
    """A rate and its confidence interval in per cent."""
    return f"{rate:.1%} ({low:.1%}..{high:.1%})"


def mean(stats: RunningStats, parts: int = 1) -> str:
    """A mean, with its confidence interval if there is one."""
    middle, ends = stats.mean(), stats.interval()
    if middle is None:
        return "-"
    text = f"{middle / parts:.2f}"
    return f"{text} ({ends[0] / parts:.2f}..{ends[1] / parts:.2f})" if ends else text


def show_bench(report: dict[str, Any]) -> None:
    """Print the build, the machine, and the figures of all games side by side."""
    console = Console()
    console.print(f"{report['build']} build, Python {report['python']}, {report['machine']}")
    console.print(f"{report['players']} players, {report['calibration_loops_per_second']:,.0f} calibration loops/s")
    games = report["games"]
    table = new_table("per second", *games)
    for figure in next(iter(games.values())):
        name = figure.removesuffix("_per_second").replace("_", " ")
        table.add_row(name, *(f"{found[figure]:,.0f}" for found in games.values()))
    console.print(table)
