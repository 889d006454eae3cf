"""The end: won together or lost together (VI-E1..VI-E5)."""

from typing import Final

from wusel.engine.game import Result
from wusel.engine.sets import NONE
from wusel.games.viroid import words
from wusel.games.viroid.state import (
    CURE_FOUND,
    DECK_EMPTY,
    ELIMINATION,
    END_REASONS,
    STILL_PLAYING,
    WORLD_ENDS,
    ViroidState,
)

ELIMINATIONS: Final = {2: 1, 3: 2, 4: 2}
LAST_WORDS: Final = {
    WORLD_ENDS: words.WON,
    CURE_FOUND: words.LOST_BY_CURE,
    DECK_EMPTY: words.LOST_BY_DECK,
    ELIMINATION: words.LOST_BY_ELIMINATION,
}


def finish(s: ViroidState, reason: int) -> None:
    """The game is over at once."""
    s.ended = reason
    s.agenda.clear()
    s.tell(LAST_WORDS[reason])


def uninfected(s: ViroidState) -> int:
    """Cities that are neither extinct nor infected."""
    return (1 << s.world.cities) - 1 & ~s.extinct & ~s.infected()


def is_won(s: ViroidState) -> bool:
    """No corpse is missing on any continent, and nobody lives in a city without infected (VI-E1)."""
    return not any(s.corpses) and not uninfected(s)


def is_too_few(s: ViroidState) -> bool:
    """One of two, or two of more, have nobody left (VI-E2)."""
    return NONE in s.present and sum([1 for seat in range(s.seats) if s.is_gone(seat)]) >= ELIMINATIONS[s.seats]


def check_end(s: ViroidState) -> None:
    """Looked at when a turn ends; a win counts first (VI-4.10, VI-Q7, VI-Q35)."""
    if is_won(s):
        finish(s, WORLD_ENDS)
    elif is_too_few(s):
        finish(s, ELIMINATION)


def result(s: ViroidState) -> Result | None:
    """Won or lost by all together; there are no points (VI-E5)."""
    if s.ended == STILL_PLAYING:
        return None
    won = s.ended == WORLD_ENDS
    return Result([1 if won else 2] * s.seats, [0] * s.seats, END_REASONS[s.ended], won)
