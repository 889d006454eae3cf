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

MADE_FROM: Final = "1522c50b8a5486b8"

# --- kinds

Find = NewType("Find", int)
FindSet: TypeAlias = int
PerFind: TypeAlias = list[T]
def each_find(group: FindSet) -> list[Find]: return members(group)
Crumbs: TypeAlias = int
PerCrumbs: TypeAlias = list[T]
N: TypeAlias = int
PerN: TypeAlias = list[T]

class Names:
    """The names of the things in the content, by their numbers."""
    __slots__ = ("find",)
    def __init__(self, kinds: Kinds) -> None:
        self.find = listed(kinds["find"])

# --- choices

TURN_UP: Final[Choice] = 1
STOP: Final[Choice] = 2
ROB: Final = 3
def rob(victim: Seat) -> Choice: return ROB | victim << 6
CHOSEN_VICTIM: Final = 0x8
def chosen_victim(choice: Choice) -> Seat: return choice >> 6 & 4095 if CHOSEN_VICTIM >> (choice & 63) & 1 else lacks("victim")

# --- events

TURN_BEGINS: Final = 1
FOUND: Final = 2
GATHERED: Final = 3
ROBBED: Final = 4
TREATED: Final = 5
CAT_CAME: Final = 6
KEPT: Final = 7
def tell_turn_begins(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TURN_BEGINS, seat]))
def tell_found(s: State, seat: Seat, find: Find, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [FOUND, seat, find]))
def tell_gathered(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [GATHERED, seat, n]))
def tell_robbed(s: State, seat: Seat, victim: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ROBBED, seat, victim, n]))
def tell_treated(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TREATED, seat, n]))
def tell_cat_came(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CAT_CAME, seat, n]))
def tell_kept(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [KEPT, seat, n]))

# --- effects

GAIN: Final = 1
PINCH: Final = 2
TREAT: Final = 3
CAT: Final[Deed] = 4
def gain(crumbs: Crumbs) -> Deed: return GAIN | crumbs << 8
def pinch(crumbs: Crumbs) -> Deed: return PINCH | crumbs << 8
def treat(crumbs: Crumbs) -> Deed: return TREAT | crumbs << 8
EFFECT_CRUMBS: Final = 0xe
def effect_crumbs(effect: Deed) -> Crumbs: return effect >> 8 & 4095 if EFFECT_CRUMBS >> (effect & 255) & 1 else lacks("crumbs")

# --- steps, as numbers below zero

TAKE_TURN: Final = -1
CARRY_OUT: Final = -2
PICK_VICTIM: Final = -3
END_TURN: Final = -4
def then_take_turn(s: State, turned_up: N) -> None:
    s.agenda.append(turned_up)
    s.agenda.append(TAKE_TURN)
def told_take_turn(s: State) -> N: return s.frame[0]
def then_carry_out(s: State, find: Find, nth: N) -> None:
    s.agenda.append(find)
    s.agenda.append(nth)
    s.agenda.append(CARRY_OUT)
class CarryOutTold:
    __slots__ = ("find", "nth",)
    find: Find
    nth: N
    def again(self, s: State) -> None:
        s.agenda.append(self.find)
        s.agenda.append(self.nth)
        s.agenda.append(CARRY_OUT)
def told_carry_out(s: State) -> CarryOutTold:
    told, frame = CarryOutTold(), s.frame
    told.find = frame[0]
    told.nth = frame[1]
    return told
def then_pick_victim(s: State, crumbs: Crumbs) -> None:
    s.agenda.append(crumbs)
    s.agenda.append(PICK_VICTIM)
def told_pick_victim(s: State) -> Crumbs: return s.frame[0]
