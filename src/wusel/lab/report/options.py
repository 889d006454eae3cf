"""The options section: the effect of each value of each option on length, scores and win rates."""
# ruff: noqa: ARG001  # all measures have the same signature

from collections import Counter
from collections.abc import Callable
from math import inf, sqrt
from typing import Final

from wusel.lab.intervals import Interval, Z, wilson
from wusel.lab.report.experiment import Experiment, Setting
from wusel.lab.report.formatting import (
    bonferroni_z,
    count_of,
    list_of,
    number,
    percent_tick,
    points,
    points_tick,
    rounded,
    share,
    stats_of,
)
from wusel.lab.report.game_statistics import GameStatistics
from wusel.lab.report.gameplay import asked_label, setting_label
from wusel.lab.report.page import Section, figure, figures, paragraph
from wusel.lab.report.svg import Axis, DotRow, Format, dot_plot
from wusel.texts.texts import Texts

FIRST = 1
MOST_NAMED = 4

Estimate = tuple[float, Interval]
Measure = Callable[[Setting, GameStatistics], Estimate | None]


def options(texts: Texts, experiment: Experiment) -> Section:
    """A chart for each measure: length, score, the advantage of the first turn, or the win rate of the team."""
    title = "What the options change"
    if len(experiment.settings) == 1:
        return Section("options", title, paragraph("Not looked at: no games were asked for (--option-games 0)."))
    charts = figures(*(option_figure(texts, experiment, *each) for each in MEASURES))
    asked, other = experiment.settings[0].games, experiment.settings[1].games
    text = paragraph(
        f"Each value was tried by itself in {count_of(other)}, everything else as asked for ({count_of(asked)}, in bold"
        " and dashed).",
        "Coloured values differ from it by more than chance would explain, all comparisons considered.",
    )
    return Section("options", title, text + charts + refusals(texts, experiment))


def refusals(texts: Texts, experiment: Experiment) -> str:
    labels = [f"{texts.say(f'option-{name}')}: {texts.option(name, value)}" for name, value in experiment.refused]
    return paragraph(f"Not possible with the rest of the options: {list_of(labels)}." if labels else "")


# --- measures: an estimate with its confidence interval


def length(setting: Setting, stats: GameStatistics) -> Estimate | None:
    return mean(stats.lengths, 1)


def score(setting: Setting, stats: GameStatistics) -> Estimate | None:
    """The mean score of a seat; the game is the unit, since scores within one are not independent."""
    return mean(stats.game_scores, setting.seats)


def first_turn_advantage(setting: Setting, stats: GameStatistics) -> Estimate | None:
    """The win rate of the seat with the first turn, minus the fair share."""
    games = stats.turn_games[FIRST]
    if not games:
        return None
    low, high = wilson(stats.turn_wins[FIRST], games)
    return stats.turn_wins[FIRST] / games - stats.fair, (low - stats.fair, high - stats.fair)


def team(setting: Setting, stats: GameStatistics) -> Estimate | None:
    games = stats.team.total()
    return (stats.team[True] / games, wilson(stats.team[True], games)) if games else None


def mean(counts: Counter[int], parts: int) -> Estimate | None:
    stats = stats_of(counts)
    middle, interval = stats.mean(), stats.interval()
    if middle is None or interval is None:
        return None
    return middle / parts, (interval[0] / parts, interval[1] / parts)


# --- a chart of one measure


MEASURES: Final[tuple[tuple[str, Measure, Format, Format], ...]] = (
    ("Length in choices", length, number, rounded),
    ("Mean score of a seat", score, number, rounded),
    ("Wins with the first turn, points above a fair share", first_turn_advantage, points_tick, points),
    ("How often the team wins", team, percent_tick, share),
)


def option_figure(
    texts: Texts, experiment: Experiment, title: str, measure: Measure, tick: Format, value_text: Format
) -> str:
    """A dot plot of one measure for all values of all options; empty if it applies to none."""
    # No game has both the first turn and the team.
    critical = bonferroni_z((len(MEASURES) - 1) * (len(experiment.settings) - 1))
    found = [measure(setting, stats) for setting, stats in zip(experiment.settings, experiment.stats, strict=True)]
    asked = found[0]
    rows: list[DotRow] = []
    clear: list[tuple[float, str]] = []
    for option in dict.fromkeys(setting.option for setting in experiment.settings[1:]):
        tried: list[DotRow] = []
        for setting, each in zip(experiment.settings, found, strict=True):
            if setting.option == option and each is not None:
                off = 0.0 if asked is None else abs(z_score(each, asked))
                significant = off > critical
                label = setting_label(texts, setting)
                tried.append(DotRow(label, *each, value_text(each[0]), "clear" if significant else "plain"))
                if significant:
                    clear.append((-off, f"{label} ({value_text(each[0])})"))
        if tried and asked is not None:
            label = asked_label(texts, experiment.settings[0], option)
            tried.insert(0, DotRow(label, *asked, value_text(asked[0]), "base"))
        if tried:
            rows += [DotRow(texts.say(f"option-{option}")), *tried]
    if not rows:
        return ""
    ends = [end for each in found if each is not None for end in each[1]]
    axis = Axis(ends if tick is number else [*ends, 0], tick)
    chart = dot_plot(rows, axis, None if asked is None else (asked[0], "as asked"))
    return figure(title, chart, summary(asked, [label for _, label in sorted(clear)], value_text))


def summary(asked: Estimate | None, clear: list[str], value_text: Format) -> str:
    if asked is None:
        return "Only with options that change who plays against whom: it does not apply to the game as asked for."
    if not clear:
        return f"No option clearly changes it ({value_text(asked[0])} as asked for)."
    shown = clear if len(clear) <= MOST_NAMED else [*clear[:MOST_NAMED], f"{len(clear) - MOST_NAMED} more"]
    return f"{value_text(asked[0])} as asked for; clearly different with {list_of(shown)}."


def z_score(one: Estimate, two: Estimate) -> float:
    """The difference of two estimates in standard errors."""
    halves = [(high - low) / 2 / Z for _, (low, high) in (one, two)]
    error = sqrt(halves[0] ** 2 + halves[1] ** 2)
    if not error:
        return 0.0 if one[0] == two[0] else inf
    return (one[0] - two[0]) / error
