"""Reads the game's measures during a playout, each at its moment."""

from typing import Any

from wusel.engine.game import Game
from wusel.engine.kinds import Seat
from wusel.engine.measures import LATE, NOW, SOON, Measure
from wusel.engine.state import State


class Watch:
    """The measures in one playout for the seat that chose. `turns_left` counts the ends of its turns until the next one
    is over, `changes_left` the changes of the asked seat until the late moment."""

    __slots__ = ("changes_left", "game", "has_turn", "measures", "readings", "seat", "turns_left")

    def __init__(self, game: Game[Any], measures: list[Measure[Any]], world: State, seat: int, late: int) -> None:
        self.changes_left = late
        self.game = game
        self.measures = measures
        self.seat = Seat(seat)
        self.has_turn = len(measures) > 0 and game.is_turn_of(world, self.seat)
        self.turns_left = 2 if self.has_turn else 1
        self.readings = [0.0] * len(measures)

    def begin(self, s: State) -> None:
        """Begin right after the choice."""
        self.read(s, NOW)

    def look(self, s: State) -> None:
        """Look at the state when another seat is asked."""
        if not self.measures:
            return
        has_turn = self.game.is_turn_of(s, self.seat)
        if self.has_turn and not has_turn:
            self.turns_left -= 1
            if self.turns_left == 0:
                self.read(s, SOON)
        self.has_turn = has_turn
        self.changes_left -= 1
        if self.changes_left == 0:
            self.read(s, LATE)

    def end(self, s: State) -> None:
        """End the playout and read all measures that have not been read yet."""
        for place in range(len(self.measures)):
            when = self.measures[place].when
            if (when == LATE and self.changes_left > 0) or (when == SOON and self.turns_left > 0):
                self.readings[place] = self.measures[place].read(s, self.seat)

    def read(self, s: State, when: int) -> None:
        for place in range(len(self.measures)):
            if self.measures[place].when == when:
                self.readings[place] = self.measures[place].read(s, self.seat)
