"""The sections on how a game goes: how long it is, who wins, by how much, and how much there is to choose from."""

from collections import Counter
from math import sqrt

from wusel.lab.intervals import wilson
from wusel.lab.report.experiment import Setting, Study
from wusel.lab.report.formatting import (
    between,
    count_of,
    ends_of,
    keys_of,
    list_of,
    mean_of,
    number,
    of,
    percent_at,
    power_of_ten,
    quantile,
    rounded,
    share,
    strict_z,
)
from wusel.lab.report.game_statistics import BEGINS, NEVER, STRETCHES, Notes
from wusel.lab.report.page import Section, figure, figures, paragraph
from wusel.lab.report.svg import Axis, Row, band, dot_plot, histogram
from wusel.texts.texts import Texts

ORDER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
MANY_OPTIONS = 30
FEWEST = 20


# --- how long


def lengths(texts: Texts, notes: Notes) -> Section:
    """How many choices, turns and rounds a game has, and why it ends."""
    drawn = [length_figure("Choices in a game", notes.lengths, "choices")]
    always = []
    for word in keys_of(notes.spans):
        what = f"{word.removesuffix(BEGINS).replace('_', ' ')}s"
        counts = of(notes.spans, word)
        if len(counts) > 1:
            drawn.append(length_figure(f"{what.capitalize()} in a game", counts, what))
        else:
            always.append(f"Every game has {next(iter(counts))} {what}.")
    if len(notes.reasons) > 1:
        drawn.append(reasons_figure(texts, notes))
    else:
        always.append(f"It always ends the same way: {texts.say(f'end-{next(iter(notes.reasons))}')}")
    return Section("lengths", "How long it takes", paragraph(*always) + figures(*drawn))


def length_figure(title: str, counts: Counter[int], what: str) -> str:
    mean, ends = mean_of(counts), ends_of(counts)
    spread = f" ({rounded(ends[0])} to {rounded(ends[1])})" if ends else ""
    low, high = quantile(counts, 0.25), quantile(counts, 0.75)
    return figure(
        title,
        histogram(counts, mean, f"mean {rounded(mean)}"),
        f"{rounded(mean)} {what} on average{spread}; the middle half of all games has {low} to {high},"
        f" the shortest {min(counts)}, the longest {max(counts)}.",
    )


def reasons_figure(texts: Texts, notes: Notes) -> str:
    games = notes.games
    rows = [share_row(texts.say(f"end-{reason}"), count, games) for reason, count in notes.reasons.most_common()]
    reason, count = notes.reasons.most_common(1)[0]
    said = f"Most often ({share(count / games)}): {texts.say(f'end-{reason}')}"
    return figure("How it ends", dot_plot(rows, Axis([0, 1], percent_at)), said)


def share_row(label: str, count: int, games: int, tone: str = "plain") -> Row:
    ends = wilson(count, games)
    return Row(label, count / games, ends, f"{share(count / games)} ({between(ends)})", tone)


# --- who wins


def winning(texts: Texts, study: Study) -> Section:
    """Who wins how often: the seats, or all together."""
    if study.settings[0].together:
        return Section("winning", "Winning together", team_winning(texts, study))
    notes = study.notes[0]
    seats = len(notes.seat_games)
    by_seat = [(f"Seat {seat + 1}", notes.seat_wins[seat], notes.seat_games[seat]) for seat in range(seats)]
    turns = [turn for turn in (*range(1, seats + 1), NEVER) if notes.turn_games[turn] >= FEWEST]
    by_turn = [(turn_label(turn), notes.turn_wins[turn], notes.turn_games[turn]) for turn in turns]
    shared = notes.games - notes.winners[1]
    drawn = figures(
        rates_figure("Wins by seat", by_seat, notes.fair, "Where somebody sits"),
        rates_figure(
            "Wins by who has the first turn", by_turn, notes.fair, "Who is asked alone first, second and so on"
        ),
    )
    ties = (
        f"In {count_of(shared)} the victory was shared; it counts for each of the winners, so that a fair share is"
        f" {share(notes.fair)}."
    )
    return Section("winning", "Who wins", drawn + paragraph(ties if shared else ""))


def turn_label(turn: int) -> str:
    if turn == NEVER:
        return "Never had a turn"
    return f"Had the {ORDER[turn - 1]} turn" if turn <= len(ORDER) else f"Had turn {turn}"


def rates_figure(title: str, rates: list[tuple[str, int, int]], fair: float, what: str) -> str:
    """Shares of wins against the fair share, and which of them cannot be chance."""
    rows: list[Row] = []
    better: list[str] = []
    worse: list[str] = []
    for label, wins, games in rates:
        off = wins / games - fair
        clear = abs(off) > strict_z(len(rates)) * sqrt(fair * (1 - fair) / games)
        if clear:
            (better if off > 0 else worse).append(f"“{label}” ({share(wins / games)})")
        rows.append(share_row(label, wins, games, ("up" if off > 0 else "down") if clear else "plain"))
    ends = [end for row in rows for end in row.ends or ()]
    drawn = dot_plot(rows, Axis([*ends, fair, 0], percent_at), (fair, f"fair {share(fair)}"))
    if not better and not worse:
        return figure(title, drawn, f"{what} makes no clear difference in these games.")
    found = [f"clearly more than a fair share for {list_of(better)}"] if better else []
    found += [f"clearly less for {list_of(worse)}"] if worse else []
    return figure(title, drawn, f"{what} matters: {', '.join(found)}.")


def team_winning(texts: Texts, study: Study) -> str:
    """How often all win together: as asked for, with more or fewer players, and in the other modes."""
    asked = study.notes[0]
    wins, games = asked.team[True], asked.games
    modes = mode_options(study)
    here = [asked_label(texts, study.settings[0], option) for option in ("players", *modes)]
    rows = [share_row(", ".join(here), wins, games, "base")]
    for setting, notes in zip(study.settings[1:], study.notes[1:], strict=True):
        if setting.together and setting.option in ("players", *modes):
            rows.append(share_row(setting_label(texts, setting), notes.team[True], notes.games))
    drawn = dot_plot(rows, Axis([0, 1], percent_at), (wins / games, "as asked"))
    said = f"The team wins {share(wins / games)} of its games ({between(wilson(wins, games))})."
    others = [row for row in rows[1:] if row.value is not None]
    compared = ""
    if others:
        said_of = [f"“{row.label}” ({share(row.value or 0)})" for row in sorted(others, key=lambda row: row.value or 0)]
        compared = f"Of the others the easiest is {said_of[-1]}, the hardest {said_of[0]}."
    return figures(figure("How often the team wins", drawn, said, compared, wide=True))


def mode_options(study: Study) -> list[str]:
    """The options that decide whether all play together."""
    asked = study.settings[0]
    return list(dict.fromkeys(other.option for other in study.settings[1:] if other.together != asked.together))


def asked_label(texts: Texts, asked: Setting, option: str) -> str:
    """What the game as it was asked for has for an option."""
    return texts.option(option, asked.options[option])


def setting_label(texts: Texts, setting: Setting) -> str:
    return texts.option(setting.option, setting.value)


# --- by how much


def scores(study: Study) -> Section:
    """How scores spread, and how close games are."""
    notes = study.notes[0]
    by_seat = seats_figure(notes)
    if study.settings[0].together:
        return Section("scores", "Scores", figures(team_scores_figure(notes), by_seat))
    ranks = sorted(keys_of(notes.rank_scores))
    rows = [spread_row(f"Rank {rank}", of(notes.rank_scores, rank)) for rank in ranks]
    best = of(notes.rank_scores, 1)
    by_rank = figure(
        "Scores by rank",
        dot_plot(rows, spread_axis(rows)),
        f"Half of all winners score {quantile(best, 0.25)} to {quantile(best, 0.75)}; the dot is the median, the thick"
        " band the middle half, the thin line nine games in ten.",
    )
    return Section("scores", "Scores", figures(by_rank, margin_figure(notes), by_seat))


def spread_row(label: str, counts: Counter[int]) -> Row:
    low, first, middle, third, high = (quantile(counts, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95))
    said = f"median {number(middle)}"
    return Row(label, middle, (low, high), said, "spread", (first, third))


def spread_axis(rows: list[Row], log: bool = False) -> Axis:
    return Axis([end for row in rows for end in row.ends or ()], log=log)


def margin_figure(notes: Notes) -> str:
    margins = notes.margins
    if not margins:
        return ""
    mean, even = mean_of(margins), margins[0] / notes.games
    ties = f" In {share(even)} of the games the two best scores are equal." if even else ""
    return figure(
        "The lead of the best score",
        histogram(margins, mean, f"mean {rounded(mean)}"),
        f"The best score is {rounded(mean)} above the second best on average, in half of the games at most"
        f" {quantile(margins, 0.5)}.{ties}",
    )


def seats_figure(notes: Notes) -> str:
    """Mean scores by seat with their intervals."""
    rows = []
    for seat in sorted(keys_of(notes.seat_scores)):
        counts = of(notes.seat_scores, seat)
        mean, ends = mean_of(counts), ends_of(counts)
        spread = f" ({rounded(ends[0])}–{rounded(ends[1])})" if ends else ""
        rows.append(Row(f"Seat {seat + 1}", mean, ends, f"{rounded(mean)}{spread}"))
    means = [row.value or 0.0 for row in rows]
    places = [end for row in rows for end in row.ends or (row.value or 0.0,)]
    return figure(
        "Mean score by seat",
        dot_plot(rows, Axis(places)),
        f"Mean scores lie between {rounded(min(means))} and {rounded(max(means))}.",
    )


def team_scores_figure(notes: Notes) -> str:
    """What all have together at the end of games won and lost."""
    rows = [
        spread_row(f"{'Won' if won else 'Lost'} ({count_of(notes.team[won])})", of(notes.team_scores, won))
        for won in (True, False)
        if notes.team[won]
    ]
    middles = [f"{row.label.split(' ', 1)[0].lower()} {number(row.value or 0)}" for row in rows]
    return figure(
        "All scores of a game together",
        dot_plot(rows, spread_axis(rows)),
        f"Median of the games {list_of(middles)}; the thick band is the middle half, the thin line nine games in ten.",
    )


# --- how much to choose from


def branching(notes: Notes) -> Section:
    """How many options a question offers: over the course of a game, and step by step."""
    options: Counter[int] = Counter()
    for (_, found), count in notes.questions.items():
        options[found] += count
    ways = mean_of(notes.ways)
    said = paragraph(
        f"A question offers {rounded(mean_of(options))} options on average, half of them at most"
        f" {quantile(options, 0.5)}, the longest list {max(options)}.",
        f"With every choice multiplied by the next there are about {power_of_ten(ways)} ways through a game.",
        f"{share(options[1] / options.total())} of the questions have a single answer and are asked all the same,"
        " so that nobody learns anything from silence."
        if options[1]
        else "",
    )
    return Section("branching", "How much there is to choose from", said + figures(course(notes), by_step(notes)))


def course(notes: Notes) -> str:
    stretches = [of(notes.course, place) for place in range(STRETCHES)]
    stretches = [counts for counts in stretches if counts]
    lows, highs = ([quantile(counts, part) for counts in stretches] for part in (0.25, 0.75))
    means = [mean_of(counts) for counts in stretches]
    widest, narrowest = means.index(max(means)), means.index(min(means))
    return figure(
        "Options per question over the game",
        band(lows, means, highs, "first choice", "last choice", log=max(highs) > MANY_OPTIONS),
        f"Widest about {share((widest + 0.5) / len(means))} into the game ({rounded(max(means))} options on average),"
        f" narrowest about {share((narrowest + 0.5) / len(means))} into it ({rounded(min(means))}). The line is the"
        " mean, the band holds the middle half of the questions.",
    )


def by_step(notes: Notes) -> str:
    rows = []
    asked = {step: of(notes.questions, step) for step in keys_of(notes.questions)}
    for step, counts in sorted(asked.items(), key=lambda each: -mean_of(each[1])):
        low, first, middle, third, high = (quantile(counts, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95))
        said = f"{rounded(counts.total() / notes.games)} a game"
        rows.append(Row(step_label(step), middle, (low, high), said, "spread", (first, third)))
    log = max(high for row in rows for high in row.ends or ()) > MANY_OPTIONS
    most = max(asked, key=lambda step: asked[step].total())
    return figure(
        "Options per question by step",
        dot_plot(rows, spread_axis(rows, log)),
        f"The widest step is “{rows[0].label}”; asked most often is “{step_label(most)}”"
        f" ({rounded(asked[most].total() / notes.games)} times a game). The dot is the median, the thick band the"
        " middle half, the thin line nine questions in ten.",
    )


def step_label(step: str) -> str:
    return step.replace("_", " ").capitalize()
