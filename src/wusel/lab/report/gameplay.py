"""The sections on gameplay: lengths, win rates, scores, and branching (options per question)."""

from collections import Counter
from math import sqrt

from wusel.lab.intervals import wilson
from wusel.lab.report.experiment import Experiment, Setting
from wusel.lab.report.formatting import (
    bonferroni_z,
    count_of,
    counts_of,
    interval_of,
    keys_of,
    list_of,
    mean_of,
    number,
    percent_tick,
    power_of_ten,
    quantile,
    rounded,
    share,
    share_range,
)
from wusel.lab.report.game_statistics import BEGINS, COURSE_BINS, NEVER, GameStatistics
from wusel.lab.report.page import Section, figure, figures, paragraph
from wusel.lab.report.svg import SHARE_AXIS, Axis, DotRow, band, dot_plot, histogram, share_row
from wusel.texts.texts import Texts

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
LOG_SCALE_ABOVE = 30
MIN_TURN_GAMES = 20


# --- lengths


def lengths(texts: Texts, stats: GameStatistics) -> Section:
    """Histograms of choices, turns and rounds in a game, and the reasons for its end."""
    charts = [length_figure("Choices in a game", stats.lengths, "choices")]
    always = []
    for word in keys_of(stats.spans):
        what = f"{word.removesuffix(BEGINS).replace('_', ' ')}s"
        counts = counts_of(stats.spans, word)
        if len(counts) > 1:
            charts.append(length_figure(f"{what.capitalize()} in a game", counts, what))
        else:
            always.append(f"Every game has {next(iter(counts))} {what}.")
    if len(stats.reasons) > 1:
        charts.append(reasons_figure(texts, stats))
    else:
        always.append(f"It always ends the same way: {texts.say(f'end-{next(iter(stats.reasons))}')}")
    return Section("lengths", "How long it takes", paragraph(*always) + figures(*charts))


def length_figure(title: str, counts: Counter[int], what: str) -> str:
    mean, ends = mean_of(counts), interval_of(counts)
    spread = f" ({rounded(ends[0])} to {rounded(ends[1])})" if ends else ""
    low, high = quantile(counts, 0.25), quantile(counts, 0.75)
    return figure(
        title,
        histogram(counts, mean, f"mean {rounded(mean)}"),
        f"{rounded(mean)} {what} on average{spread}; the middle half of all games has {low} to {high},"
        f" the shortest {min(counts)}, the longest {max(counts)}.",
    )


def reasons_figure(texts: Texts, stats: GameStatistics) -> str:
    games = stats.games
    rows = [count_row(texts.say(f"end-{reason}"), count, games) for reason, count in stats.reasons.most_common()]
    reason, count = stats.reasons.most_common(1)[0]
    text = f"Most often ({share(count / games)}): {texts.say(f'end-{reason}')}"
    return figure("How it ends", dot_plot(rows, SHARE_AXIS), text)


def count_row(label: str, count: int, games: int, style: str = "plain") -> DotRow:
    return share_row(label, count / games, wilson(count, games), style)


# --- win rates


def winning(texts: Texts, experiment: Experiment) -> Section:
    """Win rates by seat and by turn, or of the team."""
    if experiment.settings[0].together:
        return Section("winning", "Winning together", team_winning(texts, experiment))
    stats = experiment.stats[0]
    seats = len(stats.seat_games)
    by_seat = [(f"Seat {seat + 1}", stats.seat_wins[seat], stats.seat_games[seat]) for seat in range(seats)]
    turns = [turn for turn in (*range(1, seats + 1), NEVER) if stats.turn_games[turn] >= MIN_TURN_GAMES]
    by_turn = [(turn_label(turn), stats.turn_wins[turn], stats.turn_games[turn]) for turn in turns]
    shared = stats.games - stats.winners[1]
    charts = figures(
        rates_figure("Wins by seat", by_seat, stats.fair, "Where somebody sits"),
        rates_figure(
            "Wins by who has the first turn", by_turn, stats.fair, "Who is asked alone first, second and so on"
        ),
    )
    ties = (
        f"In {count_of(shared)} the victory was shared; it counts for each of the winners, so that a fair share is"
        f" {share(stats.fair)}."
    )
    return Section("winning", "Who wins", charts + paragraph(ties if shared else ""))


def turn_label(turn: int) -> str:
    if turn == NEVER:
        return "Never had a turn"
    return f"Had the {ORDINALS[turn - 1]} turn" if turn <= len(ORDINALS) else f"Had turn {turn}"


def rates_figure(title: str, rates: list[tuple[str, int, int]], fair: float, what: str) -> str:
    """Win rates against the fair share, and which differences are significant."""
    rows: list[DotRow] = []
    better: list[str] = []
    worse: list[str] = []
    for label, wins, games in rates:
        off = wins / games - fair
        significant = abs(off) > bonferroni_z(len(rates)) * sqrt(fair * (1 - fair) / games)
        if significant:
            (better if off > 0 else worse).append(f"“{label}” ({share(wins / games)})")
        rows.append(count_row(label, wins, games, ("up" if off > 0 else "down") if significant else "plain"))
    ends = [end for row in rows for end in row.interval or ()]
    chart = dot_plot(rows, Axis([*ends, fair, 0], percent_tick), (fair, f"fair {share(fair)}"))
    if not better and not worse:
        return figure(title, chart, f"{what} makes no clear difference in these games.")
    found = [f"clearly more than a fair share for {list_of(better)}"] if better else []
    found += [f"clearly less for {list_of(worse)}"] if worse else []
    return figure(title, chart, f"{what} matters: {', '.join(found)}.")


def team_winning(texts: Texts, experiment: Experiment) -> str:
    """Win rates of the team: with the requested options, with other numbers of players, and in other modes."""
    asked = experiment.stats[0]
    wins, games = asked.team[True], asked.games
    modes = mode_options(experiment)
    here = [asked_label(texts, experiment.settings[0], option) for option in ("players", *modes)]
    rows = [count_row(", ".join(here), wins, games, "base")]
    for setting, stats in zip(experiment.settings[1:], experiment.stats[1:], strict=True):
        if setting.together and setting.option in ("players", *modes):
            rows.append(count_row(setting_label(texts, setting), stats.team[True], stats.games))
    chart = dot_plot(rows, SHARE_AXIS, (wins / games, "as asked"))
    text = f"The team wins {share(wins / games)} of its games ({share_range(wilson(wins, games))})."
    others = [row for row in rows[1:] if row.value is not None]
    compared = ""
    if others:
        ordered = [f"“{row.label}” ({share(row.value or 0)})" for row in sorted(others, key=lambda row: row.value or 0)]
        compared = f"Of the others the easiest is {ordered[-1]}, the hardest {ordered[0]}."
    return figures(figure("How often the team wins", chart, text, compared, wide=True))


def mode_options(experiment: Experiment) -> list[str]:
    """The options that decide whether the game is cooperative."""
    asked = experiment.settings[0]
    return list(dict.fromkeys(other.option for other in experiment.settings[1:] if other.together != asked.together))


def asked_label(texts: Texts, asked: Setting, option: str) -> str:
    """The requested value of an option."""
    return texts.option(option, asked.options[option])


def setting_label(texts: Texts, setting: Setting) -> str:
    return texts.option(setting.option, setting.value)


# --- scores


def scores(experiment: Experiment) -> Section:
    """The distribution of scores by rank, the margin, and mean scores by seat."""
    stats = experiment.stats[0]
    by_seat = seats_figure(stats)
    if experiment.settings[0].together:
        return Section("scores", "Scores", figures(team_scores_figure(stats), by_seat))
    ranks = sorted(keys_of(stats.rank_scores))
    rows = [spread_row(f"Rank {rank}", counts_of(stats.rank_scores, rank)) for rank in ranks]
    best = counts_of(stats.rank_scores, 1)
    by_rank = figure(
        "Scores by rank",
        dot_plot(rows, spread_axis(rows)),
        f"Half of all winners score {quantile(best, 0.25)} to {quantile(best, 0.75)}; the dot is the median, the thick"
        " band the middle half, the thin line nine games in ten.",
    )
    return Section("scores", "Scores", figures(by_rank, margin_figure(stats), by_seat))


def spread_row(label: str, counts: Counter[int], text: str = "") -> DotRow:
    """The median, the middle half and the middle nine tenths of a distribution."""
    low, first, middle, third, high = (quantile(counts, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95))
    return DotRow(label, middle, (low, high), text or f"median {number(middle)}", "spread", (first, third))


def spread_axis(rows: list[DotRow], log: bool = False) -> Axis:
    return Axis([end for row in rows for end in row.interval or ()], log=log)


def margin_figure(stats: GameStatistics) -> str:
    margins = stats.margins
    if not margins:
        return ""
    mean, even = mean_of(margins), margins[0] / stats.games
    ties = f" In {share(even)} of the games the two best scores are equal." if even else ""
    return figure(
        "The lead of the best score",
        histogram(margins, mean, f"mean {rounded(mean)}"),
        f"The best score is {rounded(mean)} above the second best on average, in half of the games at most"
        f" {quantile(margins, 0.5)}.{ties}",
    )


def seats_figure(stats: GameStatistics) -> str:
    """Mean scores by seat with their confidence intervals."""
    rows = []
    for seat in sorted(keys_of(stats.seat_scores)):
        counts = counts_of(stats.seat_scores, seat)
        mean, ends = mean_of(counts), interval_of(counts)
        spread = f" ({rounded(ends[0])}–{rounded(ends[1])})" if ends else ""
        rows.append(DotRow(f"Seat {seat + 1}", mean, ends, f"{rounded(mean)}{spread}"))
    means = [row.value or 0.0 for row in rows]
    places = [end for row in rows for end in row.interval or (row.value or 0.0,)]
    return figure(
        "Mean score by seat",
        dot_plot(rows, Axis(places)),
        f"Mean scores lie between {rounded(min(means))} and {rounded(max(means))}.",
    )


def team_scores_figure(stats: GameStatistics) -> str:
    """The distribution of the sum of all scores in games won and lost."""
    rows = [
        spread_row(f"{'Won' if won else 'Lost'} ({count_of(stats.team[won])})", counts_of(stats.team_scores, won))
        for won in (True, False)
        if stats.team[won]
    ]
    middles = [f"{row.label.split(' ', 1)[0].lower()} {number(row.value or 0)}" for row in rows]
    return figure(
        "All scores of a game together",
        dot_plot(rows, spread_axis(rows)),
        f"Median of the games {list_of(middles)}; the thick band is the middle half, the thin line nine games in ten.",
    )


# --- branching


def branching(stats: GameStatistics) -> Section:
    """The number of options of a question: over the course of a game, and by step."""
    options: Counter[int] = Counter()
    for (_, found), count in stats.questions.items():
        options[found] += count
    ways = mean_of(stats.ways)
    text = paragraph(
        f"A question offers {rounded(mean_of(options))} options on average, half of them at most"
        f" {quantile(options, 0.5)}, the longest list {max(options)}.",
        f"With every choice multiplied by the next there are about {power_of_ten(ways)} ways through a game.",
        f"{share(options[1] / options.total())} of the questions have a single answer and are asked all the same,"
        " so that nobody learns anything from silence."
        if options[1]
        else "",
    )
    return Section("branching", "How much there is to choose from", text + figures(course(stats), by_step(stats)))


def course(stats: GameStatistics) -> str:
    stretches = [counts_of(stats.course, place) for place in range(COURSE_BINS)]
    stretches = [counts for counts in stretches if counts]
    lows, highs = ([quantile(counts, part) for counts in stretches] for part in (0.25, 0.75))
    means = [mean_of(counts) for counts in stretches]
    widest, narrowest = means.index(max(means)), means.index(min(means))
    return figure(
        "Options per question over the game",
        band(lows, means, highs, "first choice", "last choice", log=max(highs) > LOG_SCALE_ABOVE),
        f"Widest about {share((widest + 0.5) / len(means))} into the game ({rounded(max(means))} options on average),"
        f" narrowest about {share((narrowest + 0.5) / len(means))} into it ({rounded(min(means))}). The line is the"
        " mean, the band holds the middle half of the questions.",
    )


def by_step(stats: GameStatistics) -> str:
    rows = []
    asked = {step: counts_of(stats.questions, step) for step in keys_of(stats.questions)}
    for step, counts in sorted(asked.items(), key=lambda each: -mean_of(each[1])):
        rows.append(spread_row(step_label(step), counts, f"{rounded(counts.total() / stats.games)} a game"))
    log = max(high for row in rows for high in row.interval or ()) > LOG_SCALE_ABOVE
    most = max(asked, key=lambda step: asked[step].total())
    return figure(
        "Options per question by step",
        dot_plot(rows, spread_axis(rows, log)),
        f"The widest step is “{rows[0].label}”; asked most often is “{step_label(most)}”"
        f" ({rounded(asked[most].total() / stats.games)} times a game). The dot is the median, the thick band the"
        " middle half, the thin line nine questions in ten.",
    )


def step_label(step: str) -> str:
    return step.replace("_", " ").capitalize()
