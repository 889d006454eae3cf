"""The table of Newdice."""

from newdice.words import N
from wusel.engine.data import MADE
from wusel.engine.kinds import Hidden, PerSeat, Seat
from wusel.engine.state import State


class NewdiceState(State):
    """Everything on the table, for all to see."""

    __slots__ = MADE
    points: PerSeat[N]  # kept points
    turn: Hidden[Seat]  # all players see who is asked
    gathered: N  # points gathered in this turn

    def at_turn(self) -> Seat:
        return self.turn
