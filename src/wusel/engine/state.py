"""Everything on the table, as plain data. Games add their own zones to this."""

import json
from hashlib import sha256
from typing import Final

from wusel.engine.chance import Chance
from wusel.engine.events import EVERYBODY, Event

STEP_BITS: Final = 8
STEP_MASK: Final = 255
WORD_BITS: Final = 6
WORD_MASK: Final = 63
ARG_BITS: Final = 12
ARG_MASK: Final = 4095

STATE_FIELDS: Final = ("seats", "chance", "agenda", "chosen", "asked", "owing", "arg", "shown")


class State(Chance):
    """What every game has on its table: chance, the agenda, and who owes a choice.

    `agenda` is the stack of steps still to come, the next one last: a step number, and above STEP_BITS a small
    public argument. `asked` and `owing` are seat bits: who may choose now, and who has not chosen yet.
    `chosen` keeps the secret choices of a step taken together. `arg` is the argument of the step at work.
    `shown` are the seats that the last choice showed something hidden.

    `script`, `events` and `offer` hang on a live state and are no part of it: neither cloned nor saved. `offer`
    are the options of the one seat asked, if they were found on the way here.
    """

    __slots__ = ("agenda", "arg", "asked", "chosen", "events", "offer", "owing", "seats", "shown")

    def __init__(
        self,
        seats: int,
        chance: int,
        agenda: list[int],
        chosen: list[int],
        asked: int,
        owing: int,
        arg: int,
        shown: int,
    ) -> None:
        super().__init__(chance)
        self.seats = seats
        self.agenda = agenda
        self.chosen = chosen
        self.asked = asked
        self.owing = owing
        self.arg = arg
        self.shown = shown
        self.events: list[Event] | None = None
        self.offer: list[int] | None = None

    def clone(self) -> "State":
        """The same table once more, sharing nothing that can change."""
        raise NotImplementedError

    def digest(self) -> str:
        """A short fingerprint of everything on the table, the same on every platform and build."""
        text = json.dumps(self.to_data(), separators=(",", ":"), sort_keys=True)
        return sha256(text.encode()).hexdigest()[:16]

    # --- the agenda

    def then(self, first: int, second: int = -1, third: int = -1) -> None:
        """These steps come next, in this order, before everything that is already on the agenda."""
        if third >= 0:
            self.agenda.append(third)
        if second >= 0:
            self.agenda.append(second)
        self.agenda.append(first)

    # --- what is told

    def show_to_others(self, seat: int) -> None:
        """The others have just seen something that this seat had hidden."""
        self.shown |= (1 << self.seats) - 1 & ~(1 << seat)

    def tell(self, word: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something happened in the open."""
        if self.events is not None:
            self.events.append(Event(EVERYBODY, packed(word, a, b, c)))

    def tell_only(self, seat: int, word: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something happened that one seat alone may know."""
        if self.events is not None:
            self.events.append(Event(1 << seat, packed(word, a, b, c)))


def packed(word: int, a: int, b: int, c: int) -> int:
    """A word with its arguments as one int."""
    return word | a << WORD_BITS | b << WORD_BITS + ARG_BITS | c << WORD_BITS + 2 * ARG_BITS
