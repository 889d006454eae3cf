"""The result of a chapter: the mice win or lose together (MM-E1)."""

from wusel.engine.ending import Result
from wusel.games.maus.state import END_REASONS, STILL_PLAYING, WON, MausState


def result(s: MausState) -> Result | None:
    """Return the result and its reason once no decision is left. The chapter is the score."""
    if s.agenda or s.chapter.ended == STILL_PLAYING:
        return None
    won = s.chapter.ended == WON
    score = s.chapter.number + (1 if won else 0)
    return Result([1 if won else 2] * s.seats, [score] * s.seats, END_REASONS[s.chapter.ended], won)
