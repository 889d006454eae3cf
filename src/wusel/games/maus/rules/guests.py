"""Peaceful figures in rooms without mice, or on their way with the mice (MM-Q45)."""

from typing import Final

from wusel.games.maus import words
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.state import MausState
from wusel.games.maus.words import Field, Room

NUMBERS_OF_ONE: Final = 3


class Guest:
    """A peaceful figure in a room. Its field is NOWHERE while it is on its way there. The state has three numbers for
    each."""

    __slots__ = ("field", "foe", "room")

    def __init__(self, room: Room, foe: words.Foe, field: Field) -> None:
        self.room = room
        self.foe = foe
        self.field = field


def guests_elsewhere(s: MausState) -> list[Guest]:
    numbers = s.house.behind
    return [
        Guest(Room(numbers[at]), words.Foe(numbers[at + 1]), Field(numbers[at + 2]))
        for at in range(0, len(numbers), NUMBERS_OF_ONE)
    ]


def leave_elsewhere(s: MausState, guests: list[Guest]) -> None:
    s.house.behind = [number for guest in guests for number in (guest.room, guest.foe, guest.field)]


def on_their_way(s: MausState) -> int:
    """Return the number of guests that are on their way with the mice."""
    return len([guest for guest in guests_elsewhere(s) if guest.field == NOWHERE])
