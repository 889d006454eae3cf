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

MADE_FROM: Final = "e9011418cd80af43"

# --- kinds

Card = NewType("Card", int)
CardSet: TypeAlias = int
PerCard: TypeAlias = list[T]
def each_card(group: CardSet) -> list[Card]: return members(group)
Stage = NewType("Stage", int)
StageSet: TypeAlias = int
PerStage: TypeAlias = list[T]
def each_stage(group: StageSet) -> list[Stage]: return members(group)
Ending = NewType("Ending", int)
EndingSet: TypeAlias = int
PerEnding: TypeAlias = list[T]
def each_ending(group: EndingSet) -> list[Ending]: return members(group)
Symbols: TypeAlias = int
PerSymbols: TypeAlias = list[T]
Drops: TypeAlias = int
PerDrops: TypeAlias = list[T]
Blood: TypeAlias = int
PerBlood: TypeAlias = list[T]
Squashed: TypeAlias = int
PerSquashed: TypeAlias = list[T]
N: TypeAlias = int
PerN: TypeAlias = list[T]

# --- stage: what it can be

BLUE: Final[Stage] = 0
GREEN: Final[Stage] = 1
FLAT_HAND: Final[Stage] = 2
STAGES: Final[tuple[str, ...]] = ("blue", "green", "flat_hand")

# --- ending: what it can be

STILL_PLAYING: Final[Ending] = 0
DECK_EMPTY: Final[Ending] = 1
LAST_DROP: Final[Ending] = 2
ENDINGS: Final[tuple[str, ...]] = ("still_playing", "deck_empty", "last_drop")

class Names:
    """The names of the things in the content, by their numbers."""
    __slots__ = ("card",)
    def __init__(self, kinds: Kinds) -> None:
        self.card = listed(kinds["card"])

# --- choices

LAY: Final = 1
USE: Final = 2
USE_LAID: Final = 3
END_DEFENCE: Final[Choice] = 4
DRINK: Final = 5
CURE: Final[Choice] = 6
PASS_SWARM: Final = 7
STAY: Final = 8
ENOUGH: Final[Choice] = 9
LEARN: Final = 10
PASS_LAMP: Final = 11
DISCARD: Final = 12
KEEP_ALL: Final[Choice] = 13
def lay(card: Card) -> Choice: return LAY | card << 6
def use(card: Card) -> Choice: return USE | card << 6
def use_laid(seat: Seat) -> Choice: return USE_LAID | seat << 6
def drink(drops: Drops) -> Choice: return DRINK | drops << 6
def pass_swarm(seat: Seat) -> Choice: return PASS_SWARM | seat << 6
def stay(card: Card) -> Choice: return STAY | card << 6
def learn(card: Card) -> Choice: return LEARN | card << 6
def pass_lamp(seat: Seat) -> Choice: return PASS_LAMP | seat << 6
def discard(card: Card) -> Choice: return DISCARD | card << 6
CHOSEN_CARD: Final = 0x1506
def chosen_card(choice: Choice) -> Card: return choice >> 6 & 4095 if CHOSEN_CARD >> (choice & 63) & 1 else lacks("card")
CHOSEN_SEAT: Final = 0x888
def chosen_seat(choice: Choice) -> Seat: return choice >> 6 & 4095 if CHOSEN_SEAT >> (choice & 63) & 1 else lacks("seat")
CHOSEN_DROPS: Final = 0x20
def chosen_drops(choice: Choice) -> Drops: return choice >> 6 & 4095 if CHOSEN_DROPS >> (choice & 63) & 1 else lacks("drops")

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
def tell_turn_begins(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TURN_BEGINS, seat, n]))
def tell_card_laid(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CARD_LAID, seat, card]))
def tell_joined_swarm(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [JOINED_SWARM, seat, card]))
def tell_turned_up(s: State, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TURNED_UP, card]))
def tell_attack(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [ATTACK, seat, n]))
def tell_card_used(s: State, seat: Seat, card: Card, other: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CARD_USED, seat, card, other]))
def tell_repelled(s: State, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [REPELLED, n]))
def tell_threw(s: State, seat: Seat, n: N, squashed: Squashed, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [THREW, seat, n, squashed]))
def tell_drank(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DRANK, seat, n]))
def tell_cured(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [CURED, seat]))
def tell_swarm_passed(s: State, seat: Seat, other: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [SWARM_PASSED, seat, other]))
def tell_unused(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [UNUSED, seat, card]))
def tell_left_game(s: State, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LEFT_GAME, card]))
def tell_infected(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [INFECTED, seat]))
def tell_bled(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [BLED, seat, n]))
def tell_stayed(s: State, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [STAYED, card]))
def tell_took_repelled(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [TOOK_REPELLED, seat, card]))
def tell_red_from_hand(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [RED_FROM_HAND, seat, card]))
def tell_learned(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LEARNED, seat, card]))
def tell_displayed(s: State, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DISPLAYED, card]))
def tell_lamp_passed(s: State, seat: Seat, other: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LAMP_PASSED, seat, other]))
def tell_discarded(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DISCARDED, seat, card]))
def tell_drew(s: State, seat: Seat, n: N, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DREW, seat, n]))
def tell_drew_card(s: State, seat: Seat, card: Card, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DREW_CARD, seat, card]))
def tell_reshuffled(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [RESHUFFLED, seat]))
def tell_deck_ran_out(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [DECK_RAN_OUT]))
def tell_bled_dry(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [BLED_DRY, seat]))
def tell_play_off(s: State, seat: Seat, squashed: Squashed, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [PLAY_OFF, seat, squashed]))
def tell_won(s: State, seat: Seat, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [WON, seat]))
def tell_won_together(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [WON_TOGETHER]))
def tell_lost_together(s: State, seen_by: SeatSet = EVERYBODY) -> None:
    if s.events is not None: s.events.append(Event(seen_by, [LOST_TOGETHER]))

# --- effects

ALARM: Final[Deed] = 1
INFECTIOUS: Final[Deed] = 2
RESISTANT: Final[Deed] = 3
ALPHA: Final[Deed] = 4
BETA: Final[Deed] = 5
GAMMA: Final[Deed] = 6
SLAP: Final[Deed] = 7
REPEL: Final = 8
BLOOD: Final = 9
OINTMENT: Final = 10
MEDICINE: Final = 11
NET: Final[Deed] = 12
def repel(symbols: Symbols) -> Deed: return REPEL | symbols << 8
def blood(drops: Drops) -> Deed: return BLOOD | drops << 8
def ointment(drops: Drops) -> Deed: return OINTMENT | drops << 8
def medicine(drops: Drops) -> Deed: return MEDICINE | drops << 8
EFFECT_SYMBOLS: Final = 0x100
def effect_symbols(effect: Deed) -> Symbols: return effect >> 8 & 4095 if EFFECT_SYMBOLS >> (effect & 255) & 1 else lacks("symbols")
EFFECT_DROPS: Final = 0xe00
def effect_drops(effect: Deed) -> Drops: return effect >> 8 & 4095 if EFFECT_DROPS >> (effect & 255) & 1 else lacks("drops")

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
def then_apply_ointment(s: State, most: Drops) -> None:
    s.agenda.append(most)
    s.agenda.append(APPLY_OINTMENT)
def told_apply_ointment(s: State) -> Drops: return s.frame[0]
def then_take_medicine(s: State, most: Drops) -> None:
    s.agenda.append(most)
    s.agenda.append(TAKE_MEDICINE)
def told_take_medicine(s: State) -> Drops: return s.frame[0]
def then_play_off_throw(s: State, tied: SeatSet) -> None:
    s.agenda.append(tied)
    s.agenda.append(PLAY_OFF_THROW)
def told_play_off_throw(s: State) -> SeatSet: return s.frame[0]
