"""The choice with which a recommendation is compared."""

from collections.abc import Mapping
from typing import Final

from wusel.bots.weighing import Prospect
from wusel.engine.traits import Traits

NO_RIVAL: Final = -1


def rival_of(prospects: list[Prospect], traits: Mapping[int, Traits]) -> int:
    """Return the place of the best other choice that the first has reasons against, `NO_RIVAL` if it has none.

    A choice of another kind says more than one that differs in details. A choice that is clearly worse says more than
    one that is about as good. A choice that only ends the current activity comes last, because it is no real
    alternative.
    """
    kind = traits[prospects[0].choice].kind
    best, least = NO_RIVAL, (True, True, True)
    for place in range(1, len(prospects)):
        rival = prospects[place]
        own = traits[rival.choice]
        rank = own.stops, is_even(rival, prospects[0]), own.kind == kind
        if rival.why and (best == NO_RIVAL or rank < least):
            best, least = place, rank
    return best


def is_even(rival: Prospect, first: Prospect) -> bool:
    """Return whether a choice is about as good as the first, within its uncertainty."""
    return rival.alike or rival.high() >= first.expected
