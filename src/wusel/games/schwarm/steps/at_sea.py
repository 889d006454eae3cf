"""What the questions on the board have in common."""

from wusel.engine.sets import only
from wusel.engine.step import Ask
from wusel.games.schwarm.state import SchwarmState


class AskAtSea(Ask[SchwarmState]):
    """A question to whoever is at it, about the board."""

    def asks(self, s: SchwarmState) -> int:
        return only(s.seat_at_turn())
