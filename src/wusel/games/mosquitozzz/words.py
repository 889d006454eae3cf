"""What can be said at this table: the choices, the events, the rules that bar something, and the steps."""

from collections.abc import Mapping
from typing import Final

from wusel.engine.vocabulary import Arg, Vocabulary, Word

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

# --- rules that bar something, by number

NO_RULE: Final = 0
MZ_A1: Final = 1
MZ_B5: Final = 2
MZ_B7: Final = 3
MZ_B12: Final = 4
MZ_O6: Final = 5
MZ_Q6: Final = 6
MZ_G2: Final = 7
MZ_BL3: Final = 8
MZ_BL6: Final = 9
MZ_BL2: Final = 10
MZ_X5: Final = 11
MZ_X7: Final = 12
MZ_D1: Final = 13
MZ_D2: Final = 14
MZ_B1: Final = 15
BARRING_RULES: Final = (
    "", "MZ-A1", "MZ-B5", "MZ-B7", "MZ-B12", "MZ-O6", "MZ-Q6", "MZ-G2", "MZ-BL3", "MZ-BL6", "MZ-BL2", "MZ-X5",
    "MZ-X7", "MZ-D1", "MZ-D2", "MZ-B1",
)  # fmt: skip

# --- steps

START_TURN: Final = 0
LAY_CARDS: Final = 1
TURN_UP: Final = 2
FACE_SWARM: Final = 3
DEFEND: Final = 4
APPLY_OINTMENT: Final = 5
TAKE_MEDICINE: Final = 6
CAST_NET: Final = 7
CLOSE_DEFENCE: Final = 8
CATCH_INFECTION: Final = 9
PAY_BLOOD: Final = 10
CHOOSE_STAYING: Final = 11
RED_HAND_CARDS: Final = 12
TAKE_EXPERIENCE: Final = 13
HAND_ON_LAMP: Final = 14
TWO_PLAYER_DISCARD: Final = 15
REFILL_HANDS: Final = 16
PLAY_OFF_THROW: Final = 17
STEP_NAMES: Final = (
    "start_turn", "lay_cards", "turn_up", "face_swarm",
    "defend", "apply_ointment", "take_medicine", "cast_net", "close_defence",
    "catch_infection", "pay_blood", "choose_staying", "red_hand_cards", "take_experience",
    "hand_on_lamp", "two_player_discard", "refill_hands",
    "play_off_throw",
)  # fmt: skip


def choice_words(cards: Mapping[int, str]) -> Vocabulary:
    """Every choice of the game, for the cards in use."""
    card = Arg("card", "card", cards)
    seat = Arg("seat", "seat", range(4))
    drops = Arg("drops", "number", range(1, 11))
    return Vocabulary(
        Word(LAY, "lay", card),
        Word(USE, "use", card),
        Word(USE_LAID, "use_laid", seat),
        Word(END_DEFENCE, "end_defence"),
        Word(DRINK, "drink", drops),
        Word(CURE, "cure"),
        Word(PASS_SWARM, "pass_swarm", seat),
        Word(STAY, "stay", card),
        Word(ENOUGH, "enough"),
        Word(LEARN, "learn", card),
        Word(PASS_LAMP, "pass_lamp", seat),
        Word(DISCARD, "discard", card),
        Word(KEEP_ALL, "keep_all"),
    )


def event_words(cards: Mapping[int, str]) -> Vocabulary:
    """Everything that can happen, for the cards in use."""
    card = Arg("card", "card", cards)
    seat = Arg("seat", "seat", range(4))
    other = Arg("other", "seat", range(4))
    n = Arg("n", "number", range(1000))
    squashed = Arg("squashed", "number", range(16))
    return Vocabulary(
        Word(TURN_BEGINS, "turn_begins", seat, n),
        Word(CARD_LAID, "card_laid", seat, card),
        Word(JOINED_SWARM, "joined_swarm", seat, card),
        Word(TURNED_UP, "turned_up", card),
        Word(ATTACK, "attack", seat, n),
        Word(CARD_USED, "card_used", seat, card, other),
        Word(REPELLED, "repelled", n),
        Word(THREW, "threw", seat, n, squashed),
        Word(DRANK, "drank", seat, n),
        Word(CURED, "cured", seat),
        Word(SWARM_PASSED, "swarm_passed", seat, other),
        Word(UNUSED, "unused", seat, card),
        Word(LEFT_GAME, "left_game", card),
        Word(INFECTED, "infected", seat),
        Word(BLED, "bled", seat, n),
        Word(STAYED, "stayed", card),
        Word(TOOK_REPELLED, "took_repelled", seat, card),
        Word(RED_FROM_HAND, "red_from_hand", seat, card),
        Word(LEARNED, "learned", seat, card),
        Word(DISPLAYED, "displayed", card),
        Word(LAMP_PASSED, "lamp_passed", seat, other),
        Word(DISCARDED, "discarded", seat, card),
        Word(DREW, "drew", seat, n),
        Word(DREW_CARD, "drew_card", seat, card),
        Word(RESHUFFLED, "reshuffled", seat),
        Word(DECK_RAN_OUT, "deck_ran_out"),
        Word(BLED_DRY, "bled_dry", seat),
        Word(PLAY_OFF, "play_off", seat, squashed),
        Word(WON, "won", seat),
        Word(WON_TOGETHER, "won_together"),
        Word(LOST_TOGETHER, "lost_together"),
    )
