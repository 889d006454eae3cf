"""A saved game told again, as one seat saw it."""

from pathlib import Path

from wusel.engine.errors import WuselError
from wusel.engine.view import SPECTATOR
from wusel.games import load_table
from wusel.terminal.ending import tell_ending
from wusel.terminal.screen import Screen
from wusel.terminal.session import Session
from wusel.texts.texts import Texts


def show_replay(path: Path, seat: int, language: str, screen: Screen | None = None) -> None:
    """The whole story of a save with the eyes of a seat; -1 sees only what everybody saw."""
    screen = screen or Screen()
    table = load_table(path)
    session = Session(table, screen, Texts(table.game, language), path)
    last = len(session.names) - 1
    if not SPECTATOR <= seat <= last:
        raise WuselError(f"there is no seat {seat}; seats are 0 to {last}, and {SPECTATOR} is a spectator")
    screen.fast = True
    session.introduce()
    session.story.tell(screen, session.texts, seat)
    if session.table.result():
        tell_ending(session, seat)
        return
    screen.line(session.say("so-far"))
    session.show_board(seat)
    waiting = ", ".join(session.names[owing] for owing in session.table.owing())
    screen.show()
    screen.tell(session.say("waiting-for", players=waiting))
