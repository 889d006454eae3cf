"""Made from words.toml by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# Here, and nowhere else, bare numbers become things of a kind.
# mypy: disable-error-code="arg-type, assignment, return-value"

from typing import Final, NewType, TypeAlias, TypeVar

from wusel.engine.content.content import Kinds, listed
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.kinds import Choice, Deed, Seat, SeatSet
from wusel.engine.sets import members
from wusel.engine.state import State
from wusel.engine.vocabulary import lacks

T = TypeVar("T")

MADE_FROM: Final = "9c10029b53225dd8"

# --- kinds

Card = NewType("Card", int)
CardSet: TypeAlias = int
PerCard: TypeAlias = list[T]
def each_card(group: CardSet) -> list[Card]: return members(group)

class Names:
    """The names of the things in the content, by their numbers."""
    __slots__ = ("card",)
    def __init__(self, kinds: Kinds) -> None:
        self.card = listed(kinds["card"])

# --- choices

KEEP: Final[Choice] = 1
LEAVE: Final[Choice] = 2

# --- events

TURNED_UP: Final = 1
KEPT: Final = 2
LEFT: Final = 3
def tell_turned_up(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TURNED_UP, seat, card]))
def tell_kept(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [KEPT, seat, card]))
def tell_left(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LEFT, seat, card]))

# --- steps, as numbers below zero

TAKE_TURN: Final = -1
