"""Measures: quantities that a player can see and name during a game, so that a hint can say why a choice is better.

A game declares a handful of them (`Game.measures`). When choices are tried out in imagined worlds, each measure is read
at its moment. If two choices differ in a measure, its text `why-NAME` says so. `$by` is the difference, which the text
`by-UNIT` puts into words ("2 drops more"), and `$more` says whether it is more or less.
"""

from typing import Final, Generic

from wusel.engine.kinds import Seat
from wusel.engine.state import S
from wusel.engine.subclassing import open_class

# The moment at which a measure is read: right after the choice, after the next turn of the player who chose, or at the
# search horizon of bots.
NOW: Final = 0
SOON: Final = 1
LATE: Final = 2

MORE: Final = 1
LESS: Final = -1


@open_class(allow_interpreted_subclasses=True)
class Measure(Generic[S]):
    """A quantity that a player can see and name, counted in some unit. `better` says whether more or less of it is good
    for a seat, and `least` is the smallest difference that is worth mentioning. Measures of one `subject` describe the
    same thing at different moments."""

    def __init__(self, name: str, unit: str, when: int, better: int, least: float, subject: str = "") -> None:
        self.name = name
        self.unit = unit
        self.when = when
        self.better = better
        self.least = least
        self.subject = subject or name

    def read(self, s: S, seat: Seat) -> float:
        """Return the value of the measure for a seat."""
        raise NotImplementedError
