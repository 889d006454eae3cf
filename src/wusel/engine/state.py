"""Everything on the table, as plain data. Games add their own zones to this."""

import json
from hashlib import sha256
from typing import Final, Self, TypeVar

from wusel.engine.chance import Draws
from wusel.engine.data import Data, DataField
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.subclassing import open_class

NOTHING_TOLD: Final[list[int]] = []
OF_EVERY_TABLE: Final = ("seats", "chance", "agenda", "chosen", "asked", "owing", "shown")
LISTS_OF_EVERY_TABLE: Final = ("agenda", "chosen")
MOST_SEATS: Final = 8
SEATS: Final = [[Seat(seat) for seat in range(seats)] for seats in range(MOST_SEATS + 1)]


@open_class(allow_interpreted_subclasses=True)
class State(Draws):
    """The state that every game has: chance, the agenda, and the seats that owe a choice.

    `agenda` is the stack of steps still to come, the next one last. A step is a negative number; its arguments lie
    under it, as numbers from zero on. `frame` has the arguments of the current step. `asked` and `owing` are seat bits:
    the seats that may choose now, and the seats that have not chosen yet. `chosen` keeps the secret choices of a step
    in which seats choose together. `shown` are the seats to which the last choice showed something hidden.

    `content` has everything that is printed: cards, map, story. It never changes. `content`, `script`, `events`,
    `offer` and `frame` belong to a live state only and are not saved. `offer` has the options of the one seat asked, if
    they were computed along the way.
    """

    __slots__ = ("agenda", "asked", "chosen", "events", "frame", "offer", "owing", "seats", "shown")
    seats: int
    agenda: list[int]
    chosen: list[int]
    asked: SeatSet
    owing: SeatSet
    shown: SeatSet
    frame: list[int]
    events: list[Event] | None
    offer: list[Choice] | None

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField(name, 1 if name in LISTS_OF_EVERY_TABLE else 0) for name in OF_EVERY_TABLE]

    def set_out(self, content: object) -> None:
        """Set the parts that are not saved to their values before anything happens."""
        self.script = None
        self.events = None
        self.offer = None
        self.frame = NOTHING_TOLD
        if hasattr(type(self), "content"):
            setattr(self, "content", content)  # noqa: B010  # each game's state knows of what class that is

    def everybody(self) -> list[Seat]:
        """Return all seats, the first one first."""
        return SEATS[self.seats]

    def after(self, seat: Seat) -> Seat:
        """Return the next seat around the table."""
        return SEATS[self.seats][(seat + 1) % self.seats]

    def at_turn(self) -> Seat:
        """Return the seat that is asked if a step does not name another."""
        raise NotImplementedError

    def clone(self) -> Self:
        """Return a copy of the table that shares nothing mutable with it."""
        raise NotImplementedError

    def become(self, other: Data) -> None:
        """Take over another table, such as that of the next chapter. Keep the record of what the current choice has
        shown."""
        shown = self.shown
        super().become(other)
        self.shown |= shown

    def digest(self) -> str:
        """Return a short hash of everything on the table, the same on every platform and build."""
        text = json.dumps(self.to_data(), separators=(",", ":"), sort_keys=True)
        return sha256(text.encode()).hexdigest()[:16]

    # --- the agenda

    def then(self, first: int, second: int = 0, third: int = 0) -> None:
        """Put these steps, in this order, before everything that is already on the agenda. Steps with arguments have a
        function of their own: `words.then_...`."""
        if second:
            if third:
                self.agenda.append(third)
            self.agenda.append(second)
        self.agenda.append(first)

    def take_off(self) -> int:
        """Take the next step off the agenda and return it; put its arguments into `frame`."""
        begin = len(self.agenda) - 1
        while begin and self.agenda[begin - 1] >= 0:
            begin -= 1
        self.frame, step = self.agenda[begin:-1], self.agenda[-1]
        del self.agenda[begin:]
        return step

    # --- events

    def show_to_others(self, seat: int) -> None:
        """Record that the others have just seen something that this seat had hidden."""
        self.shown |= (1 << self.seats) - 1 & ~(1 << seat)

    def tell(self, word: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Add an event that everyone sees."""
        if self.events is not None:
            self.events.append(Event(EVERYBODY, happening(word, a, b, c)))

    def tell_only(self, seat: int, word: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Add an event that only one seat sees."""
        if self.events is not None:
            self.events.append(Event(1 << seat, happening(word, a, b, c)))

    def tell_all(self, word: int, args: list[int]) -> None:
        """Add an event that everyone sees and that has many arguments, such as a roll of dice."""
        if self.events is not None:
            self.events.append(Event(EVERYBODY, [word, *args]))


S = TypeVar("S", bound=State)
"""The state class of a game."""


def happening(word: int, a: int, b: int, c: int) -> list[int]:
    """Return an event: a word and the arguments that were given."""
    return [word] + [arg for arg in (a, b, c) if arg >= 0]
