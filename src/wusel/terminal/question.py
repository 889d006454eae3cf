"""A person is asked: the board, the question, what can be chosen and what not; then the answer."""

from typing import Final

from rich.cells import cell_len
from rich.markup import escape

from wusel.engine.kinds import Seat
from wusel.terminal.commands import COMMANDS, run, tell_thing
from wusel.terminal.refusals import explain, show_barred
from wusel.terminal.session import Session

PROMPT: Final = " › "
SHORTEST_WORD: Final = 3


def ask(session: Session, seat: int) -> int:
    """Return the choice of a person, and answer other input on the way."""
    show(session, seat)
    while True:
        typed = session.screen.ask(prompt(session, seat))
        session.unread = False
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is None:
            choice = meant(session, seat, typed)
            if choice:
                return choice
        elif run(session, seat, command, rest.strip()):
            show(session, seat)


def show(session: Session, seat: int) -> None:
    """Board, question and choices, the whole screen of a moment."""
    session.screen.show()
    session.show_board(seat)
    session.screen.show()
    game, s = session.game, session.table.state
    asked = session.texts.question(game.asking(s), game.wanted(s, Seat(seat), game.options(s, seat)), session.names)
    named = f"{session.names[seat]}: {asked}" if len(session.persons) > 1 else asked
    session.screen.tell(named, "bold")
    show_choices(session, seat)
    show_barred(session, seat)


def show_choices(session: Session, seat: int) -> None:
    """The numbered choices, each with a glance at what it is about."""
    choices = session.table.legal(seat)
    labels = [session.label(seat, choice) for choice in choices]
    widest = max(cell_len(label) for label in labels)
    for number, (choice, label) in enumerate(zip(choices, labels, strict=True), 1):
        space = " " * (widest - cell_len(label))
        line = f"[bold cyan]{number:>3}[/]  {escape(label)}{space}  {session.mark(seat, choice)}"
        session.screen.show(line.rstrip())


def prompt(session: Session, seat: int) -> str:
    last = len(session.table.legal(seat))
    undo = "" if session.table.why_no_undo(seat) else session.say("prompt-undo")
    return session.say("prompt", last=last) + undo + PROMPT


# --- what is meant


def meant(session: Session, seat: int, typed: str) -> int:
    """The choice that a number or a part of its words stands for; 0 after saying why there is none."""
    choices = session.table.legal(seat)
    numbers = [str(number) for number in range(1, len(choices) + 1)]
    if typed in numbers:
        return choices[numbers.index(typed)]
    if typed.isdecimal():
        session.screen.tell(session.say("wrong-number", last=len(choices)))
        return 0
    wanted = typed.casefold() if len(typed) >= SHORTEST_WORD else ""
    found = [each for each in choices if wanted and wanted in session.described(seat, each).casefold()]
    if len(found) == 1:
        return found[0]
    if found:
        which = ", ".join(numbers[choices.index(each)] for each in found)
        session.screen.tell(session.say("ambiguous", typed=typed, numbers=which))
    elif not wanted or not explain(session, seat, typed):
        if wanted:
            tell_thing(session, typed)
        session.screen.tell(session.say("not-understood", typed=typed))
    return 0
