"""What most questions have in common."""

from wusel.engine.kinds import SeatSet
from wusel.engine.sets import only
from wusel.engine.step import Ask
from wusel.games.schwarm.state import SchwarmState


class AskAtTurn(Ask[SchwarmState]):
    """A question to whoever is at it."""

    def asks(self, s: SchwarmState) -> SeatSet:
        return only(s.seat_at_turn())
