"""A game looked at again, for people: every decision, one of them in depth, the curve and its turning points."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wusel.bots.review import Moment, Verdict
from wusel.lab.analyse.analysis import Study
from wusel.lab.analyse.phrases import Words, between, percent
from wusel.lab.analyse.win_chances import NUMBERS, columns, from_first, hill, lines_of, marks

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red")
WIDEST = 100
BAR = 16


def show_study(study: Study, words: Words, console: Console | None = None) -> None:
    """All of a game, or the one moment that was asked for."""
    console = console or Console(highlight=False)
    if study.at >= 0:
        show_moment(study, words, console)
        return
    show_decisions(study, words, console)
    show_curve(study, words, console)
    show_turns(study, words, console)


# --- every decision


def show_decisions(study: Study, words: Words, console: Console) -> None:
    """One line for each decision: what it was worth, what was probably better, and how everybody stood before it."""
    numbers = {turn.n: NUMBERS[place] for place, turn in enumerate(study.turns)}
    names = list(lines_of(study, words))
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("", width=1)
    table.add_column(words.say("moment"), justify="right")
    for key in ("who", "chose", "worth", "better", "worth"):
        table.add_column(words.say(key), justify="right" if key == "worth" else "left")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    for moment in study.moments:
        chances = ["" if each is None else percent(each) for each in moment.odds.chances[: len(names)]]
        table.add_row(numbers.get(moment.n, ""), str(moment.n), *decision_cells(moment, words), *chances)
    console.print(table)


def decision_cells(moment: Moment, words: Words) -> list[str]:
    verdict = moment.verdict
    if verdict is None:
        return ["", "", "", "", ""]
    who, made = words.names[verdict.seat], words.choice(verdict.choice, moment.n)
    if not verdict.prospects:
        return [who, made, "", "", ""]
    better = [words.choice(verdict.best, moment.n), percent(verdict.promised)] if verdict.is_doubted() else ["", ""]
    return [who, made, percent(verdict.expected), *better]


# --- the curve


def show_curve(study: Study, words: Words, console: Console) -> None:
    """A hill for each seat, one below the other; numbers say where the turning points are."""
    found = lines_of(study, words)
    margin = max(len(name) for name in found) + 2
    width = max(10, min(console.width, WIDEST) - margin - 7)
    console.print()
    console.print(Text(words.say("chances"), "bold"))
    for place, (name, known) in enumerate(found.items()):
        values = from_first(known)
        rows = hill(columns(values, width))
        colour = COLOURS[place % len(COLOURS)]
        for row, blocks in enumerate(rows):
            last = row == len(rows) - 1
            left = name.ljust(margin) if last else " " * margin
            right = f" {percent(values[-1]):>5}" if last else ""
            console.print(Text(left, colour) + Text(blocks, colour) + Text(right, colour), no_wrap=True)
    line = marks(study, width)
    if line.strip():
        console.print(Text(" " * margin + line, "bold"), no_wrap=True)
    first, end = str(study.moments[0].n), str(study.moments[-1].n)
    scale = first + end.rjust(width - len(first))
    console.print(Text(" " * margin + scale, "dim"), no_wrap=True)


def show_turns(study: Study, words: Words, console: Console) -> None:
    """The turning points, each in a sentence."""
    console.print()
    console.print(Text(words.say("turns"), "bold"))
    if not study.turns:
        console.print(words.say("no_turns"))
    for number, turn in zip(NUMBERS, study.turns, strict=False):
        said = f"{words.say('moment')} {turn.n}: {words.turn(turn)}"
        table = Table.grid(padding=(0, 1))
        table.add_row(number, Text(said))
        console.print(table)


# --- one moment


def show_moment(study: Study, words: Words, console: Console) -> None:
    """One decision in depth: all choices that were tried, and what could be expected of them."""
    moment = study.moments[0]
    total = len(study.table.choices)
    console.print(Text(words.say("moment_of", n=moment.n, total=total), "bold"))
    verdict = moment.verdict
    if verdict is None:
        console.print(words.say("the_end"))
        return
    who = words.names[verdict.seat]
    if verdict.prospects:
        console.print(words.say("asked", who=who))
        console.print(choices_table(verdict, moment.n, words))
    else:
        expected = percent(verdict.expected)
        console.print(words.say("nothing", who=who, made=words.choice(verdict.choice, moment.n), expected=expected))
    if study.turns:
        show_turns(study, words, console)


def choices_table(verdict: Verdict, n: int, words: Words) -> Table:
    """The choices by what can be expected of them, with intervals: of the first, how far all may be off together; of
    every other, how far its distance to the first may be off."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("")
    table.add_column(words.say("choice"))
    table.add_column(words.say("visits"), justify="right")
    table.add_column(words.say("expected"))
    table.add_column("95 %", justify="right")
    for prospect in verdict.prospects:
        notes = [words.say("chosen")] * (prospect.choice == verdict.choice)
        notes += [words.say("best")] * (prospect.choice == verdict.best)
        notes += [words.say("alike")] * prospect.alike
        style = "bold" if notes else ""
        table.add_row(
            ", ".join(notes),
            Text(words.choice(prospect.choice, n), style),
            str(prospect.visits),
            f"{percent(prospect.expected):>5} {hill_bar(prospect.expected)}",
            between(prospect.low(), prospect.high()),
        )
    return table


def hill_bar(value: float) -> str:
    """A lying bar."""
    halves = round(value * BAR * 2)
    return "█" * (halves // 2) + "▌" * (halves % 2)
