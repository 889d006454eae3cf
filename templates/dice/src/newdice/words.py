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

MADE_FROM: Final = "d2f0c9d347672902"

# --- kinds

Pips: TypeAlias = int
PerPips: TypeAlias = list[T]
N: TypeAlias = int
PerN: TypeAlias = list[T]

# --- choices

ROLL: Final[Choice] = 1
STOP: Final[Choice] = 2

# --- events

ROLLED: Final = 1
LOST: Final = 2
KEPT: Final = 3
def tell_rolled(s: State, seat: Seat, pips: Pips, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ROLLED, seat, pips]))
def tell_lost(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LOST, seat, n]))
def tell_kept(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [KEPT, seat, n]))

# --- steps, as numbers below zero

TAKE_TURN: Final = -1
def then_take_turn(s: State, rolls: N) -> None:
    s.agenda.append(rolls)
    s.agenda.append(TAKE_TURN)
def told_take_turn(s: State) -> N: return s.frame[0]
