"""The end: won together or lost together (VI-E1..VI-E5)."""

from typing import Final

from wusel.engine.ending import Result
from wusel.engine.sets import NONE
from wusel.games.viroid import words
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.words import CitySet, Ending

ELIMINATIONS: Final = {2: 1, 3: 2, 4: 2}
REASONS: Final = ("", "world_ends", "cure", "deck", "elimination")


def finish(s: ViroidState, ending: Ending) -> None:
    """End the game at once."""
    s.ended = ending
    s.agenda.clear()
    if ending == words.WORLD_ENDS:
        words.tell_won(s)
    elif ending == words.CURE_FOUND:
        words.tell_lost_by_cure(s)
    elif ending == words.DECK_EMPTY:
        words.tell_lost_by_deck(s)
    else:
        words.tell_lost_by_elimination(s)


def uninfected(s: ViroidState) -> CitySet:
    """Return the cities that are neither extinct nor infected."""
    return s.world.everywhere & ~s.extinct & ~s.infected()


def is_won(s: ViroidState) -> bool:
    """Return whether no corpse is missing on any continent, and every city that is not extinct has infected (VI-E1)."""
    return not any(s.corpses) and not uninfected(s)


def is_too_few(s: ViroidState) -> bool:
    """Return whether too many players have no infected left: one of two players, or two of more (VI-E2)."""
    return NONE in s.present and sum([1 for seat in s.everybody() if s.is_gone(seat)]) >= ELIMINATIONS[s.seats]


def check_end(s: ViroidState) -> None:
    """Check for the end of the game when a turn ends; a win counts first (VI-4.10, VI-Q7, VI-Q35)."""
    if is_won(s):
        finish(s, words.WORLD_ENDS)
    elif is_too_few(s):
        finish(s, words.ELIMINATION)


def result(s: ViroidState) -> Result | None:
    """Return the result: all players win or lose together, without points (VI-E5)."""
    if s.ended == words.STILL_PLAYING:
        return None
    won = s.ended == words.WORLD_ENDS
    return Result([1 if won else 2] * s.seats, [0] * s.seats, REASONS[s.ended], won)
