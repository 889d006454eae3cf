"""How it ended: won or lost together (MM-E1)."""

from wusel.engine.ending import Result
from wusel.games.maus.state import END_REASONS, STILL_PLAYING, WON, MausState


def result(s: MausState) -> Result | None:
    """Won or lost, and why, once nobody has anything to decide any more; the chapter is the score."""
    if s.agenda or s.chapter.ended == STILL_PLAYING:
        return None
    won = s.chapter.ended == WON
    score = s.chapter.number + (1 if won else 0)
    return Result([1 if won else 2] * s.seats, [score] * s.seats, END_REASONS[s.chapter.ended], won)
