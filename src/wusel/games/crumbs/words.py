"""Made from words.toml by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa: E704

from typing import Final

from wusel.engine.state import State

MADE_FROM: Final = "2c95ca13b2823a3b"

# --- choices

TURN_UP: Final = 1
STOP: Final = 2
ROB: Final = 3
def rob(victim: int) -> int: return ROB | victim << 6
def rob_victim(choice: int) -> int: return choice >> 6

# --- events

TURN_BEGINS: Final = 1
FOUND: Final = 2
GATHERED: Final = 3
ROBBED: Final = 4
TREATED: Final = 5
CAT_CAME: Final = 6
KEPT: Final = 7

# --- effects

GAIN: Final = 1
PINCH: Final = 2
TREAT: Final = 3
CAT: Final = 4
def gain(crumbs: int) -> int: return GAIN | crumbs << 6
def gain_crumbs(effect: int) -> int: return effect >> 6
def pinch(crumbs: int) -> int: return PINCH | crumbs << 6
def pinch_crumbs(effect: int) -> int: return effect >> 6
def treat(crumbs: int) -> int: return TREAT | crumbs << 6
def treat_crumbs(effect: int) -> int: return effect >> 6

# --- steps, as numbers below zero

TAKE_TURN: Final = -1
CARRY_OUT: Final = -2
PICK_VICTIM: Final = -3
END_TURN: Final = -4
def then_take_turn(s: State, turned_up: int) -> None:
    s.agenda.append(turned_up)
    s.agenda.append(TAKE_TURN)
def take_turn_turned_up(s: State) -> int: return s.frame[0]
def then_carry_out(s: State, find: int, nth: int) -> None:
    s.agenda.append(find)
    s.agenda.append(nth)
    s.agenda.append(CARRY_OUT)
def carry_out_find(s: State) -> int: return s.frame[0]
def carry_out_nth(s: State) -> int: return s.frame[1]
def then_pick_victim(s: State, crumbs: int) -> None:
    s.agenda.append(crumbs)
    s.agenda.append(PICK_VICTIM)
def pick_victim_crumbs(s: State) -> int: return s.frame[0]
