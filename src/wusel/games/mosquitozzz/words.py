"""Made from words.toml by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa: E704

from typing import Final

from wusel.engine.state import State

MADE_FROM: Final = "8f121d983283dc8e"

# --- choices

LAY: Final = 1
USE: Final = 2
USE_LAID: Final = 3
END_DEFENCE: Final = 4
DRINK: Final = 5
CURE: Final = 6
PASS_SWARM: Final = 7
STAY: Final = 8
ENOUGH: Final = 9
LEARN: Final = 10
PASS_LAMP: Final = 11
DISCARD: Final = 12
KEEP_ALL: Final = 13
def lay(card: int) -> int: return LAY | card << 6
def lay_card(choice: int) -> int: return choice >> 6
def use(card: int) -> int: return USE | card << 6
def use_card(choice: int) -> int: return choice >> 6
def use_laid(seat: int) -> int: return USE_LAID | seat << 6
def use_laid_seat(choice: int) -> int: return choice >> 6
def drink(drops: int) -> int: return DRINK | drops << 6
def drink_drops(choice: int) -> int: return choice >> 6
def pass_swarm(seat: int) -> int: return PASS_SWARM | seat << 6
def pass_swarm_seat(choice: int) -> int: return choice >> 6
def stay(card: int) -> int: return STAY | card << 6
def stay_card(choice: int) -> int: return choice >> 6
def learn(card: int) -> int: return LEARN | card << 6
def learn_card(choice: int) -> int: return choice >> 6
def pass_lamp(seat: int) -> int: return PASS_LAMP | seat << 6
def pass_lamp_seat(choice: int) -> int: return choice >> 6
def discard(card: int) -> int: return DISCARD | card << 6
def discard_card(choice: int) -> int: return choice >> 6

# --- events

TURN_BEGINS: Final = 1
CARD_LAID: Final = 2
JOINED_SWARM: Final = 3
TURNED_UP: Final = 4
ATTACK: Final = 5
CARD_USED: Final = 6
REPELLED: Final = 7
THREW: Final = 8
DRANK: Final = 9
CURED: Final = 10
SWARM_PASSED: Final = 11
UNUSED: Final = 12
LEFT_GAME: Final = 13
INFECTED: Final = 14
BLED: Final = 15
STAYED: Final = 16
TOOK_REPELLED: Final = 17
RED_FROM_HAND: Final = 18
LEARNED: Final = 19
DISPLAYED: Final = 20
LAMP_PASSED: Final = 21
DISCARDED: Final = 22
DREW: Final = 23
DREW_CARD: Final = 24
RESHUFFLED: Final = 25
DECK_RAN_OUT: Final = 26
BLED_DRY: Final = 27
PLAY_OFF: Final = 28
WON: Final = 29
WON_TOGETHER: Final = 30
LOST_TOGETHER: Final = 31

# --- steps, as numbers below zero

START_TURN: Final = -1
LAY_CARDS: Final = -2
TURN_UP: Final = -3
FACE_SWARM: Final = -4
DEFEND: Final = -5
APPLY_OINTMENT: Final = -6
TAKE_MEDICINE: Final = -7
CAST_NET: Final = -8
CLOSE_DEFENCE: Final = -9
CATCH_INFECTION: Final = -10
PAY_BLOOD: Final = -11
CHOOSE_STAYING: Final = -12
RED_HAND_CARDS: Final = -13
TAKE_EXPERIENCE: Final = -14
HAND_ON_LAMP: Final = -15
TWO_PLAYER_DISCARD: Final = -16
REFILL_HANDS: Final = -17
PLAY_OFF_THROW: Final = -18
def then_apply_ointment(s: State, most: int) -> None:
    s.agenda.append(most)
    s.agenda.append(APPLY_OINTMENT)
def apply_ointment_most(s: State) -> int: return s.frame[0]
def then_take_medicine(s: State, most: int) -> None:
    s.agenda.append(most)
    s.agenda.append(TAKE_MEDICINE)
def take_medicine_most(s: State) -> int: return s.frame[0]
def then_play_off_throw(s: State, tied: int) -> None:
    s.agenda.append(tied)
    s.agenda.append(PLAY_OFF_THROW)
def play_off_throw_tied(s: State) -> int: return s.frame[0]
