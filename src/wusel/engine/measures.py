"""Measures: what a player can see and name of how a game goes on, so that somebody can say why a choice is better.

A game declares a handful of them (`Game.measures`). Where choices are tried out in imagined worlds, each measure is
read at its moment, and where two choices differ by it, its text `why-NAME` says so: `$by` stands there for the
difference, which the text `by-UNIT` puts in words ("2 drops more"), and `$more` for whether it is more or less.
"""

from typing import Final, Generic

from wusel.engine.kinds import Seat
from wusel.engine.state import S
from wusel.engine.subclassing import open_class

# When it is read: as soon as the choice is made, when the next turn of whoever chose is over, or as far ahead as bots
# think.
NOW: Final = 0
SOON: Final = 1
LATE: Final = 2

MORE: Final = 1
LESS: Final = -1


@open_class(allow_interpreted_subclasses=True)
class Measure(Generic[S]):
    """Something that a player can see and name, counted in some unit. `better` says whether more or less of it is good
    for a seat, and `least` is the smallest difference that is worth a word. Measures of one `subject` tell of the same
    thing at different moments."""

    def __init__(self, name: str, unit: str, when: int, better: int, least: float, subject: str = "") -> None:
        self.name = name
        self.unit = unit
        self.when = when
        self.better = better
        self.least = least
        self.subject = subject or name

    def read(self, s: S, seat: Seat) -> float:
        """How much of it there is for a seat."""
        raise NotImplementedError
