"""Made from the fields in state.py by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="arg-type, assignment"

from typing import TypedDict

from wusel.engine.data import DataField, Listener, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from newdice.words import N
from wusel.engine.kinds import Hidden, PerSeat, Seat
from newdice import state, words


class NewdiceState(state.NewdiceState):
    __slots__ = ("gathered", "points", "turn",)

    def clone(self) -> "NewdiceState":
        copy = NewdiceState()
        copy.seats = self.seats
        copy.chance = self.chance
        copy.agenda = self.agenda[:]
        copy.chosen = self.chosen[:]
        copy.asked = self.asked
        copy.owing = self.owing
        copy.shown = self.shown
        copy.script = None
        copy.events = None
        copy.offer = None
        copy.frame = self.frame
        copy.points = self.points[:]
        copy.turn = self.turn
        copy.gathered = self.gathered
        return copy

    def read_out(self, to: Listener) -> None:
        to.numbers(self.points)
        to.number(self.turn)
        to.number(self.gathered)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("points", 1, None, "n", NUMBER, "seat"),
            DataField("turn", 0, None, "seat", ONE_OF), DataField("gathered", 0, None, "n")]

def new_newdice_state(*, seats: int, chance: int, events: list[Event] | None, points: PerSeat[N], turn: Hidden[Seat],
    gathered: N = 0) -> NewdiceState:
    made = NewdiceState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(None)
    made.events = events
    made.points = points
    made.turn = turn
    made.gathered = gathered
    return made

class SeenNewdiceState(TypedDict):
    points: list[int]
    gathered: int

def seen_newdice_state(thing: state.NewdiceState) -> SeenNewdiceState:
    return {
        "points": thing.points[:],
        "gathered": thing.gathered,
    }
