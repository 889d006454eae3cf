"""What follows a chapter that was played by itself: the story goes on from there (MM-S4)."""

from wusel.engine.game import Sequel
from wusel.engine.options import Value
from wusel.games.maus import words
from wusel.games.maus.setup import GOES_ON
from wusel.games.maus.state import WON, MausState


def sequels_of(s: MausState, options: dict[str, Value]) -> list[Sequel]:
    """After a victory the next chapter, with what each mouse keeps. A lost one begins again, with what the mice had
    when it began; where the story went on anyway, the book had been closed by the last choice."""
    if s.ended == WON:
        is_last = s.chapter + 1 == len(s.content.chapters)
        return [] if is_last else [Sequel("next_chapter", {**options, GOES_ON: True})]
    closed = 1 if s.variant.campaign else 0
    return [Sequel("turn_back", {**options, GOES_ON: True}, closed, [(s.speaker(), words.TRY_AGAIN)])]
