"""What the lab finds, as tables for people, and how far it is, as a bar."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wusel.lab.intervals import Sums, wilson
from wusel.lab.summary import Summary, Tally

Advance = Callable[[int], None]


@contextmanager
def progress(what: str, total: int) -> Iterator[Advance]:
    """A bar on stderr, if somebody is looking at it; gives a function that moves it on."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda n: bar.advance(task, n)


def show_summary(summary: Summary) -> None:
    """Who wins, how long it takes, why it ends."""
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
    return [
        bot,
        f"{games}",
        f"{tally.wins}",
        share(tally.wins, games),
        mean(tally.score, tally.seats),
        f"{rank:.2f}",
    ]


def share(part: int, whole: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(part, whole)
    return f"{part / whole:.1%} ({low:.1%}..{high:.1%})"


def mean(sums: Sums, parts: int = 1) -> str:
    """A mean with its 95 % interval where there is one."""
    middle, ends = sums.mean(), sums.interval()
    if middle is None:
        return "-"
    said = f"{middle / parts:.2f}"
    return f"{said} ({ends[0] / parts:.2f}..{ends[1] / parts:.2f})" if ends else said


def show_bench(report: dict[str, Any]) -> None:
    """What was measured and on what; the figures of all games side by side."""
    console = Console()
    console.print(f"{report['build']} build, Python {report['python']}, {report['machine']}")
    console.print(f"{report['players']} players, {report['calibration_loops_per_second']:,.0f} calibration loops/s")
    games = report["games"]
    table = new_table("per second", *games)
    for figure in next(iter(games.values())):
        name = figure.removesuffix("_per_second").replace("_", " ")
        table.add_row(name, *(f"{found[figure]:,.0f}" for found in games.values()))
    console.print(table)


def new_table(*columns: str) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for name in columns:
        table.add_column(name, justify="left" if name in ("bot", "per second") else "right")
    return table
