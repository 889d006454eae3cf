"""The balance section: win rates, losses and lengths for combinations of options, beside the targets of the game."""

from collections import Counter
from tomllib import loads
from typing import Any, Final

from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.lab.intervals import Interval, wilson
from wusel.lab.report.experiment import CrossExperiment
from wusel.lab.report.formatting import count_of, mean_of, rounded, share, share_range, share_with_interval
from wusel.lab.report.game_statistics import GameStatistics
from wusel.lab.report.ladder import bot_label
from wusel.lab.report.page import Section, figure, figures, paragraph, table
from wusel.lab.report.request import Request
from wusel.lab.report.svg import SHARE_AXIS, DotRow, dot_plot
from wusel.texts.texts import Texts

TITLE: Final = "Balance"
NO_VALUE: Final = "–"

Targets = dict[str, Any]
Part = tuple[str, Value]


def balance(texts: Texts, game: Game[Any], request: Request, crossed: CrossExperiment) -> Section:
    """A table of all games, of the games with each value of an option, and of every combination."""
    targets = targets_of(game)
    bots = [*crossed.stats]
    parts = [(name, value) for name in request.cross for value in values_of(crossed, name)]
    charts = [wins_figure(texts, targets, crossed, parts, bot) for bot in bots]
    head = ["", "games", *(f"wins of {bot_label(bot)}" for bot in bots), *(f"lost: {r}" for r in reasons_of(crossed))]
    head += ["round of a win", *(f"early: {reason}" for reason in targets.get("early", {}))]
    head += [f"per game: {event}" for event in targets.get("often", {})]
    rows = [row_of(label_of(texts, [part]), targets, crossed, places_of(crossed, [part]), [part]) for part in parts]
    whole = row_of("All", targets, crossed, list(range(len(crossed.settings))), [])
    each = [
        row_of(label_of(texts, combination), targets, crossed, places_of(crossed, combination), combination)
        for combination in ([(name, setting.options[name]) for name in request.cross] for setting in crossed.settings)
    ]
    text = paragraph(
        f"Every combination was played {count_of(request.cross_games, 'time')} by each bot.",
        f"Losses and lengths are those of {bot_label(bots[0])}; what the game aims at stands in brackets."
        if targets
        else "",
    )
    return Section("balance", TITLE, text + figures(*charts) + table(head, [whole, *rows, *each]))


def targets_of(game: Game[Any]) -> Targets:
    """The targets of a game from its targets.toml, if there is one."""
    path = game.home / "targets.toml"
    return loads(path.read_text(encoding="utf-8")) if path.exists() else {}


# --- selection of games


def values_of(crossed: CrossExperiment, name: str) -> list[Value]:
    return list(dict.fromkeys(setting.options[name] for setting in crossed.settings))


def places_of(crossed: CrossExperiment, parts: list[Part]) -> list[int]:
    """The indices of the combinations that have all these values."""
    wanted = dict(parts)
    return [place for place, setting in enumerate(crossed.settings) if wanted.items() <= setting.options.items()]


def reasons_of(crossed: CrossExperiment) -> list[str]:
    """The reasons of lost games, of all bots."""
    found = {
        reason
        for by_setting in crossed.stats.values()
        for stats in by_setting
        for reason in stats.reasons
        if reason not in winning_reasons(stats)
    }
    return sorted(found)


def winning_reasons(stats: GameStatistics) -> set[str]:
    """The reasons of games that were won."""
    return {reason for (reason, won), games in stats.verdicts.items() if won and games}


def label_of(texts: Texts, parts: list[Part]) -> str:
    return ", ".join(texts.option(name, value) for name, value in parts)


# --- figures


def wins_of(crossed: CrossExperiment, bot: str, places: list[int]) -> tuple[int, int]:
    """Wins and games."""
    selected = [crossed.stats[bot][place] for place in places]
    return sum(stats.team[True] for stats in selected), games_of(selected)


def games_of(selected: list[GameStatistics]) -> int:
    return sum(stats.games for stats in selected)


def win_rate(wins: int, games: int) -> str:
    return share_with_interval(wins / games, wilson(wins, games))


def wins_figure(texts: Texts, targets: Targets, crossed: CrossExperiment, parts: list[Part], bot: str) -> str:
    rows: list[DotRow] = []
    for part in parts:
        wins, games = wins_of(crossed, bot, places_of(crossed, [part]))
        target = target_of(targets, "wins", [part])
        text = win_rate(wins, games) + (f", aim {share_range(target)}" if target else "")
        off = target is not None and not target[0] <= wins / games <= target[1]
        style = "clear" if off else "plain"
        rows.append(DotRow(label_of(texts, [part]), wins / games, wilson(wins, games), text, style))
    return figure(f"Wins of {bot_label(bot)}", dot_plot(rows, SHARE_AXIS), "Coloured: not as aimed at.")


def target_of(targets: Targets, what: str, parts: list[Part]) -> Interval | None:
    """The target for a value of an option, or for values of several: "chapter,difficulty" and "1,hard"."""
    names, values = ",".join(name for name, _ in parts), ",".join(str(value).lower() for _, value in parts)
    found = targets.get(what, {}).get(names, {}).get(values)
    return (found[0], found[1]) if found else None


def row_of(label: str, targets: Targets, crossed: CrossExperiment, places: list[int], parts: list[Part]) -> list[str]:
    """A row of the table: win rates of every bot, then losses, lengths and early ends of the first."""
    bots = [*crossed.stats]
    selected = [crossed.stats[bots[0]][place] for place in places]
    cells = [label, f"{games_of(selected):,}", *(win_rate(*wins_of(crossed, bot, places)) for bot in bots)]
    target = target_of(targets, "wins", parts)
    cells[2] += bracketed(share_range(target)) if target else ""
    lost = sum(stats.team[False] for stats in selected)
    for reason in reasons_of(crossed):
        games = sum(stats.reasons[reason] for stats in selected)
        aim = targets.get("losses", {}).get(reason)
        cells.append((share(games / lost) if lost else NO_VALUE) + bracketed(share_range(aim) if aim else ""))
    cells.append(rounds_cell(targets, selected, parts))
    cells += [early_cell(reason, aim, selected) for reason, aim in targets.get("early", {}).items()]
    return cells + [often_cell(event, aim, selected) for event, aim in targets.get("often", {}).items()]


def rounds_cell(targets: Targets, selected: list[GameStatistics], parts: list[Part]) -> str:
    """The mean round of a victory."""
    rounds: Counter[int] = Counter()
    for stats in selected:
        for (reason, length), games in stats.endings.items():
            if reason in winning_reasons(stats):
                rounds[length] += games
    aim = target_of(targets, "rounds", parts)
    text = rounded(mean_of(rounds)) if rounds else NO_VALUE
    return text + bracketed(f"{aim[0]}–{aim[1]}" if aim else "")


def early_cell(reason: str, aim: dict[str, Any], selected: list[GameStatistics]) -> str:
    """The share of games that ended for a reason earlier than they should."""
    early = sum(
        games
        for stats in selected
        for (why, rounds), games in stats.endings.items()
        if why == reason and rounds <= aim["rounds"]
    )
    return share(early / games_of(selected)) + bracketed(share_range(aim["share"]))


def often_cell(event: str, aim: list[float], selected: list[GameStatistics]) -> str:
    """The mean number of events of a kind in a game."""
    times = sum(stats.event_counts[event] for stats in selected) / games_of(selected)
    return f"{times:.1f}" + bracketed(f"{aim[0]}–{aim[1]}")


def bracketed(text: str) -> str:
    return f" [{text}]" if text else ""
