"""Output in the terminal: all decisions or one in depth, the chart of win probabilities, and the turning points."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wusel.bots.comparing import is_even
from wusel.bots.review import Moment, Verdict
from wusel.lab.analyse.analysis import Analysis
from wusel.lab.analyse.phrases import Phrases, between, percent
from wusel.lab.analyse.win_chances import NUMBERS, area_chart, resampled, series_of, turn_marks, without_gaps
from wusel.lab.tables import new_table

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red")
WIDEST = 100
BAR = 16


def show_analysis(analysis: Analysis, phrases: Phrases, console: Console | None = None) -> None:
    """Print the whole analysis, or the one decision that was asked for."""
    console = console or Console(highlight=False)
    if analysis.at >= 0:
        show_decision(analysis, phrases, console)
        return
    show_decisions(analysis, phrases, console)
    show_chart(analysis, phrases, console)
    show_turns(analysis, phrases, console)


# --- every decision


def show_decisions(analysis: Analysis, phrases: Phrases, console: Console) -> None:
    """A row for each decision: its value, a better choice if there was one, and the win probabilities before it."""
    numbers = {turn.n: NUMBERS[place] for place, turn in enumerate(analysis.turns)}
    names = list(series_of(analysis, phrases))
    table = new_table()
    table.add_column("", width=1)
    table.add_column(phrases.say("moment"), justify="right")
    for key in ("who", "chose", "worth", "better", "worth"):
        table.add_column(phrases.say(key), justify="right" if key == "worth" else "left")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    for moment in analysis.moments:
        chances = ["" if each is None else percent(each) for each in moment.odds.chances[: len(names)]]
        table.add_row(numbers.get(moment.n, ""), str(moment.n), *decision_cells(moment, phrases), *chances)
    console.print(table)


def decision_cells(moment: Moment, phrases: Phrases) -> list[str]:
    verdict = moment.verdict
    if verdict is None:
        return ["", "", "", "", ""]
    who, made = phrases.names[verdict.seat], phrases.choice(verdict.choice, moment.n)
    if not verdict.prospects:
        return [who, made, "", "", ""]
    better = [phrases.choice(verdict.best, moment.n), percent(verdict.promised)] if verdict.is_doubted() else ["", ""]
    return [who, made, percent(verdict.expected), *better]


# --- the curve


def show_chart(analysis: Analysis, phrases: Phrases, console: Console) -> None:
    """An area chart for each seat, one below the other, and a line with the numbers of the turning points."""
    found = series_of(analysis, phrases)
    margin = max(len(name) for name in found) + 2
    width = max(10, min(console.width, WIDEST) - margin - 7)
    console.print()
    console.print(Text(phrases.say("chances"), "bold"))
    for place, (name, known) in enumerate(found.items()):
        values = without_gaps(known)
        rows = area_chart(resampled(values, width))
        colour = COLOURS[place % len(COLOURS)]
        for row, blocks in enumerate(rows):
            last = row == len(rows) - 1
            left = name.ljust(margin) if last else " " * margin
            right = f" {percent(values[-1]):>5}" if last else ""
            console.print(Text(left, colour) + Text(blocks, colour) + Text(right, colour), no_wrap=True)
    line = turn_marks(analysis, width)
    if line.strip():
        console.print(Text(" " * margin + line, "bold"), no_wrap=True)
    first, end = str(analysis.moments[0].n), str(analysis.moments[-1].n)
    scale = first + end.rjust(width - len(first))
    console.print(Text(" " * margin + scale, "dim"), no_wrap=True)


def show_turns(analysis: Analysis, phrases: Phrases, console: Console) -> None:
    """The turning points as sentences."""
    console.print()
    console.print(Text(phrases.say("turns"), "bold"))
    if not analysis.turns:
        console.print(phrases.say("no_turns"))
    for number, turn in zip(NUMBERS, analysis.turns, strict=False):
        sentence = f"{phrases.say('moment')} {turn.n}: {phrases.turn(turn)}"
        table = Table.grid(padding=(0, 1))
        table.add_row(number, Text(sentence))
        console.print(table)


# --- one moment


def show_decision(analysis: Analysis, phrases: Phrases, console: Console) -> None:
    """One decision in depth: all choices that were searched, with their expected results."""
    moment = analysis.moments[0]
    total = len(analysis.table.choices)
    console.print(Text(phrases.say("moment_of", n=moment.n, total=total), "bold"))
    verdict = moment.verdict
    if verdict is None:
        console.print(phrases.say("the_end"))
        return
    who = phrases.names[verdict.seat]
    if verdict.prospects:
        console.print(phrases.say("asked", who=who))
        console.print(choices_table(verdict, moment.n, phrases))
        show_reasons(verdict, moment.n, phrases, console)
    else:
        expected = percent(verdict.expected)
        console.print(phrases.say("nothing", who=who, made=phrases.choice(verdict.choice, moment.n), expected=expected))
    if analysis.turns:
        show_turns(analysis, phrases, console)


def show_reasons(verdict: Verdict, n: int, phrases: Phrases, console: Console) -> None:
    """A sentence for each choice that is clearly worse, if it shows why."""
    best = phrases.noun(verdict.best, n)
    for prospect in verdict.prospects:
        if prospect.why and not is_even(prospect, verdict.prospects[0]):
            other, why = phrases.noun(prospect.choice, n), phrases.why(prospect.why, n)
            console.print(phrases.say("why_best", best=best, other=other, why=why))


def choices_table(verdict: Verdict, n: int, phrases: Phrases) -> Table:
    """The choices by expected result, with confidence intervals: for the first of its own value, for every other of its
    difference to the first."""
    left = ("", phrases.say("choice"), phrases.say("expected"))
    table = new_table("", phrases.say("choice"), phrases.say("visits"), phrases.say("expected"), "95 %", left=left)
    for prospect in verdict.prospects:
        notes = [phrases.say("chosen")] * (prospect.choice == verdict.choice)
        notes += [phrases.say("best")] * (prospect.choice == verdict.best)
        notes += [phrases.say("alike")] * prospect.alike
        style = "bold" if notes else ""
        table.add_row(
            ", ".join(notes),
            Text(phrases.choice(prospect.choice, n), style),
            str(prospect.visits),
            f"{percent(prospect.expected):>5} {bar(prospect.expected)}",
            between(prospect.low(), prospect.high()),
        )
    return table


def bar(value: float) -> str:
    """A horizontal bar of block characters."""
    halves = round(value * BAR * 2)
    return "█" * (halves // 2) + "▌" * (halves % 2)
