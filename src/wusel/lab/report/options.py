"""The section on options: what each value of each option changes, one at a time."""
# ruff: noqa: ARG001  # a measure keeps the signature of its kind, whether it needs all of it or not

from collections import Counter
from collections.abc import Callable
from math import inf, sqrt

from wusel.lab.intervals import Z, wilson
from wusel.lab.report.experiment import Setting, Study
from wusel.lab.report.formatting import (
    count_of,
    list_of,
    number,
    percent_at,
    points,
    points_at,
    rounded,
    share,
    strict_z,
    sums_of,
)
from wusel.lab.report.game_statistics import Notes
from wusel.lab.report.gameplay import asked_label, setting_label
from wusel.lab.report.page import Section, figure, figures, paragraph
from wusel.lab.report.svg import Axis, Row, Say, dot_plot
from wusel.texts.texts import Texts

FIRST = 1
MOST_NAMED = 4

Figure = tuple[float, tuple[float, float]]
Measure = Callable[[Setting, Notes], Figure | None]


def options(texts: Texts, study: Study) -> Section:
    """What changes with each option: length, scores, the advantage of the first turn or how often the team wins."""
    title = "What the options change"
    if len(study.settings) == 1:
        return Section("options", title, paragraph("Not looked at: no games were asked for (--option-games 0)."))
    comparisons = 3 * (len(study.settings) - 1)
    drawn = figures(
        option_figure(texts, study, comparisons, "Length in choices", length, number, rounded),
        option_figure(texts, study, comparisons, "Mean score of a seat", score, number, rounded),
        option_figure(
            texts, study, comparisons, "Wins with the first turn, points above a fair share", edge, points_at, points
        ),
        option_figure(texts, study, comparisons, "How often the team wins", team, percent_at, share),
    )
    asked, other = study.settings[0].games, study.settings[1].games
    said = paragraph(
        f"Each value was tried by itself in {count_of(other)}, everything else as asked for ({count_of(asked)}, in bold"
        " and dashed).",
        "Coloured values differ from it by more than chance would explain, all comparisons considered.",
    )
    return Section("options", title, said + drawn + refusals(texts, study))


def refusals(texts: Texts, study: Study) -> str:
    labels = [f"{texts.say(f'option-{name}')}: {texts.option(name, value)}" for name, value in study.refused]
    return paragraph(f"Not possible with the rest of the options: {list_of(labels)}." if labels else "")


# --- what is measured, with its interval


def length(setting: Setting, notes: Notes) -> Figure | None:
    return mean(notes.lengths, 1)


def score(setting: Setting, notes: Notes) -> Figure | None:
    """All scores of a game hang together, so the game is the unit."""
    return mean(notes.game_scores, setting.seats)


def edge(setting: Setting, notes: Notes) -> Figure | None:
    """How much more often than in a fair share of the games somebody wins who has the first turn."""
    games = notes.turn_games[FIRST]
    if not games:
        return None
    low, high = wilson(notes.turn_wins[FIRST], games)
    return notes.turn_wins[FIRST] / games - notes.fair, (low - notes.fair, high - notes.fair)


def team(setting: Setting, notes: Notes) -> Figure | None:
    games = notes.team.total()
    return (notes.team[True] / games, wilson(notes.team[True], games)) if games else None


def mean(counts: Counter[int], parts: int) -> Figure | None:
    sums = sums_of(counts)
    middle, ends = sums.mean(), sums.interval()
    if middle is None or ends is None:
        return None
    return middle / parts, (ends[0] / parts, ends[1] / parts)


# --- one measure of all settings


def option_figure(texts: Texts, study: Study, comparisons: int, title: str, measure: Measure, at: Say, say: Say) -> str:
    """All values of all options on one axis; nothing where nothing can be measured."""
    found = [measure(setting, notes) for setting, notes in zip(study.settings, study.notes, strict=True)]
    asked = found[0]
    rows: list[Row] = []
    clear: list[tuple[float, str]] = []
    for option in dict.fromkeys(setting.option for setting in study.settings[1:]):
        tried: list[Row] = []
        for setting, each in zip(study.settings, found, strict=True):
            if setting.option == option and each is not None:
                off = 0.0 if asked is None else abs(apart(each, asked))
                sure = off > strict_z(comparisons)
                label = setting_label(texts, setting)
                tried.append(Row(label, *each, say(each[0]), "clear" if sure else "plain"))
                if sure:
                    clear.append((-off, f"{label} ({say(each[0])})"))
        if tried and asked is not None:
            label = asked_label(texts, study.settings[0], option)
            tried.insert(0, Row(label, *asked, say(asked[0]), "base"))
        if tried:
            rows += [Row(texts.say(f"option-{option}")), *tried]
    if not rows:
        return ""
    ends = [end for each in found if each is not None for end in each[1]]
    axis = Axis(ends if at is number else [*ends, 0], at)
    drawn = dot_plot(rows, axis, None if asked is None else (asked[0], "as asked"))
    return figure(title, drawn, summary(asked, [label for _, label in sorted(clear)], say))


def summary(asked: Figure | None, clear: list[str], say: Say) -> str:
    if asked is None:
        return "Only with options that change who plays against whom: it does not apply to the game as asked for."
    if not clear:
        return f"No option clearly changes it ({say(asked[0])} as asked for)."
    shown = clear if len(clear) <= MOST_NAMED else [*clear[:MOST_NAMED], f"{len(clear) - MOST_NAMED} more"]
    return f"{say(asked[0])} as asked for; clearly different with {list_of(shown)}."


def apart(one: Figure, two: Figure) -> float:
    """How far apart two figures are, in standard errors of their difference."""
    halves = [(high - low) / 2 / Z for _, (low, high) in (one, two)]
    error = sqrt(halves[0] ** 2 + halves[1] ** 2)
    if not error:
        return 0.0 if one[0] == two[0] else inf
    return (one[0] - two[0]) / error
