"""The section on balance: how often a team wins with every combination of some options, why it loses and how long that
takes, beside what the game aims at."""

from collections import Counter
from tomllib import loads
from typing import Any, Final

from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.lab.intervals import wilson
from wusel.lab.report.experiment import Crossing, Request, Setting
from wusel.lab.report.formatting import between, count_of, mean_of, percent_at, rounded, share
from wusel.lab.report.game_statistics import Notes
from wusel.lab.report.ladder import bot_label
from wusel.lab.report.page import Section, figure, figures, paragraph, table
from wusel.lab.report.svg import Axis, Row, dot_plot
from wusel.texts.texts import Texts

TITLE: Final = "Balance"
NOTHING_TO_SAY: Final = "–"

Targets = dict[str, Any]
Part = tuple[str, Value]


def balance(texts: Texts, game: Game[Any], request: Request, crossed: Crossing) -> Section:
    """All games with one value of an option together, then every combination by itself."""
    targets = targets_of(game)
    bots = [*crossed.notes]
    parts = [(name, value) for name in request.cross for value in values_of(crossed, name)]
    drawn = [wins_figure(texts, targets, crossed, parts, bot) for bot in bots]
    head = ["", "games", *(f"wins of {bot_label(bot)}" for bot in bots), *(f"lost: {r}" for r in reasons_of(crossed))]
    head += ["round of a win", *(f"early: {reason}" for reason in targets.get("early", {}))]
    head += [f"per game: {event}" for event in targets.get("often", {})]
    rows = [row_of(label_of(texts, [part]), targets, crossed, places_of(crossed, [part]), [part]) for part in parts]
    whole = row_of("All", targets, crossed, list(range(len(crossed.settings))), [])
    each = [
        row_of(label_of(texts, combination), targets, crossed, places_of(crossed, combination), combination)
        for combination in ([(name, setting.options[name]) for name in request.cross] for setting in crossed.settings)
    ]
    said = paragraph(
        f"Every combination was played {count_of(request.cross_games, 'time')} by each bot.",
        f"Losses and lengths are those of {bot_label(bots[0])}; what the game aims at stands in brackets."
        if targets
        else "",
    )
    return Section("balance", TITLE, said + figures(*drawn) + table(head, [whole, *rows, *each]))


def targets_of(game: Game[Any]) -> Targets:
    """What a game aims at, if it says so."""
    path = game.home / "targets.toml"
    return loads(path.read_text(encoding="utf-8")) if path.exists() else {}


# --- which games


def values_of(crossed: Crossing, name: str) -> list[Value]:
    return list(dict.fromkeys(setting.options[name] for setting in crossed.settings))


def places_of(crossed: Crossing, parts: list[Part]) -> list[int]:
    """The combinations that have all these values."""
    return [place for place, setting in enumerate(crossed.settings) if has_all(setting, parts)]


def has_all(setting: Setting, parts: list[Part]) -> bool:
    return all(setting.options[name] == value for name, value in parts)


def reasons_of(crossed: Crossing) -> list[str]:
    """Why games were lost, whoever played."""
    found = {
        reason
        for notes in crossed.notes.values()
        for each in notes
        for reason in each.reasons
        if reason not in winning_reasons(each)
    }
    return sorted(found)


def winning_reasons(notes: Notes) -> set[str]:
    """Ends of games that were won."""
    return {reason for (reason, won), games in notes.verdicts.items() if won and games}


def label_of(texts: Texts, parts: list[Part]) -> str:
    return ", ".join(texts.option(name, value) for name, value in parts)


# --- figures


def wins_of(crossed: Crossing, bot: str, places: list[int]) -> tuple[int, int]:
    """Wins and games."""
    seen = [crossed.notes[bot][place] for place in places]
    return sum(notes.team[True] for notes in seen), sum(notes.games for notes in seen)


def wins_figure(texts: Texts, targets: Targets, crossed: Crossing, parts: list[Part], bot: str) -> str:
    rows: list[Row] = []
    for part in parts:
        wins, games = wins_of(crossed, bot, places_of(crossed, [part]))
        ends = wilson(wins, games)
        aimed = aimed_at(targets, "wins", [part])
        said = f"{share(wins / games)} ({between(ends)})" + (f", aim {between(aimed)}" if aimed else "")
        off = aimed is not None and not aimed[0] <= wins / games <= aimed[1]
        rows.append(Row(label_of(texts, [part]), wins / games, ends, said, "clear" if off else "plain"))
    return figure(f"Wins of {bot_label(bot)}", dot_plot(rows, Axis([0, 1], percent_at)), "Coloured: not as aimed at.")


def aimed_at(targets: Targets, what: str, parts: list[Part]) -> tuple[float, float] | None:
    """What the game aims at for a value of an option, or for values of several: "chapter,difficulty" and "1,hard"."""
    names, values = ",".join(name for name, _ in parts), ",".join(str(value).lower() for _, value in parts)
    found = targets.get(what, {}).get(names, {}).get(values)
    return (found[0], found[1]) if found else None


def row_of(label: str, targets: Targets, crossed: Crossing, places: list[int], parts: list[Part]) -> list[str]:
    """One line of the table: wins of every bot, then losses, lengths and early ends of the first."""
    bots = [*crossed.notes]
    cells = [label, f"{wins_of(crossed, bots[0], places)[1]:,}"]
    for bot in bots:
        wins, games = wins_of(crossed, bot, places)
        cells.append(f"{share(wins / games)} ({between(wilson(wins, games))})")
    aimed = aimed_at(targets, "wins", parts)
    cells[2] += bracketed(between(aimed)) if aimed else ""
    seen = [crossed.notes[bots[0]][place] for place in places]
    lost = sum(notes.team[False] for notes in seen)
    for reason in reasons_of(crossed):
        games = sum(notes.reasons[reason] for notes in seen)
        aim = targets.get("losses", {}).get(reason)
        cells.append((share(games / lost) if lost else NOTHING_TO_SAY) + bracketed(between(aim) if aim else ""))
    cells.append(rounds_cell(targets, seen, parts))
    cells += [early_cell(reason, aim, seen) for reason, aim in targets.get("early", {}).items()]
    return cells + [often_cell(event, aim, seen) for event, aim in targets.get("often", {}).items()]


def rounds_cell(targets: Targets, seen: list[Notes], parts: list[Part]) -> str:
    """In which round the games were won."""
    rounds: Counter[int] = Counter()
    for notes in seen:
        for (reason, length), games in notes.endings.items():
            if reason in winning_reasons(notes):
                rounds[length] += games
    aim = aimed_at(targets, "rounds", parts)
    said = rounded(mean_of(rounds)) if rounds else NOTHING_TO_SAY
    return said + bracketed(f"{aim[0]}–{aim[1]}" if aim else "")


def early_cell(reason: str, aim: dict[str, Any], seen: list[Notes]) -> str:
    """How many of all games ended in a way before it should be possible."""
    early = sum(
        games
        for notes in seen
        for (why, rounds), games in notes.endings.items()
        if why == reason and rounds <= aim["rounds"]
    )
    return share(early / sum(notes.games for notes in seen)) + bracketed(between(aim["share"]))


def often_cell(event: str, aim: list[float], seen: list[Notes]) -> str:
    """How often something happens in a game."""
    times = sum(notes.told[event] for notes in seen) / sum(notes.games for notes in seen)
    return f"{times:.1f}" + bracketed(f"{aim[0]}–{aim[1]}")


def bracketed(said: str) -> str:
    return f" [{said}]" if said else ""
