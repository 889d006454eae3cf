"""What a card is: one small number that says what the card does. Two copies of a card have the same number.

    red      4 to 63    strength * 4 + variant
    orange  64 to 69    one for each special swarm card
    green   95          the flat hand
            96 to 159   symbols * 4 + leaves * 2 + variant, from 96 on
    blue   160 to 223   effect * 16 + drops * 2 + leaves, from 160 on

A variant tells apart cards that do the same under different names. `leaves` is the exclamation mark. Numbers
sort by colour, and the red ones by strength; small ints cost no memory.
"""
# Here, and nowhere else in this game, bare numbers become cards.
# mypy: disable-error-code="assignment"

from typing import Final

from wusel.engine.kinds import Pile
from wusel.games.mosquitozzz.words import Card

COLOURS: Final = ("red", "orange", "green", "blue")
ORANGE: Final = 64
GREEN: Final = 95
BLUE: Final = 160

NO_CARD: Final[Card] = 0
ALARM: Final[Card] = 64
INFECTIOUS: Final[Card] = 65
RESISTANT: Final[Card] = 66
ALPHA: Final[Card] = 67
BETA: Final[Card] = 68
GAMMA: Final[Card] = 69
FLAT_HAND: Final[Card] = 95

FIRST_REPEL: Final = 96
BLOOD_EFFECT: Final = 0
OINTMENT_EFFECT: Final = 1
MEDICINE_EFFECT: Final = 2
NET_EFFECT: Final = 3

SINGLE_EFFECTS: Final = {
    "alarm": ALARM, "infectious": INFECTIOUS, "resistant": RESISTANT, "alpha": ALPHA, "beta": BETA,
    "gamma": GAMMA, "flat_hand": FLAT_HAND,
}  # fmt: skip
BLUE_EFFECTS: Final = {
    "blood": BLOOD_EFFECT, "ointment": OINTMENT_EFFECT, "medicine": MEDICINE_EFFECT, "net": NET_EFFECT,
}  # fmt: skip
EFFECTS: Final = ("mosquitos", *SINGLE_EFFECTS, "repel", *BLUE_EFFECTS)


def is_red(card: Card) -> bool:
    """A mosquito card (MZ-R1); a special swarm card is none, whatever its name (MZ-A6)."""
    return card < ORANGE


def strength(red: Card) -> int:
    """The mosquitos on a red card: the symbols in one corner (MZ-R1)."""
    return red >> 2


def symbols(green: Card) -> int:
    """The mosquitos that a green card repels: the symbols in one corner (MZ-B8); none on a flat hand."""
    return green - FIRST_REPEL >> 2 if green >= FIRST_REPEL else 0


def blue_effect(blue: Card) -> int:
    return blue - BLUE >> 4


def drops(blue: Card) -> int:
    """The drops of blood that a blue card gives at most."""
    return blue - BLUE >> 1 & 7


def leaves_after_use(card: Card) -> bool:
    """Whether the card carries an exclamation mark (MZ-B2): all orange cards do, no red one does (MZ-O0)."""
    if card >= BLUE:
        return card & 1 == 1
    if card >= FIRST_REPEL:
        return card & 2 == 2
    return ORANGE <= card < GREEN


def colour(card: Card) -> str:
    return COLOURS[(card >= ORANGE) + (card >= GREEN) + (card >= BLUE)]


def effect_name(card: Card) -> str:
    """The word of the content files for what a card does."""
    if is_red(card):
        return "mosquitos"
    if card >= BLUE:
        return list(BLUE_EFFECTS)[blue_effect(card)]
    return "repel" if card >= FIRST_REPEL else next(e for e, n in SINGLE_EFFECTS.items() if n == card)


def amount(card: Card) -> int:
    """How much of its effect a card has: mosquitos, symbols or drops."""
    if is_red(card):
        return strength(card)
    return drops(card) if card >= BLUE else symbols(card)


def card_numbers(effect: str, amount: int, leaves: bool) -> list[Card]:
    """The numbers that cards with these features can have: one for each variant."""
    if effect == "mosquitos":
        return [Card(amount * 4 + variant) for variant in range(4)]
    if effect == "repel":
        return [Card(FIRST_REPEL + amount * 4 + leaves * 2 + variant) for variant in range(2)]
    if effect in BLUE_EFFECTS:
        return [Card(BLUE + BLUE_EFFECTS[effect] * 16 + amount * 2 + leaves)]
    return [SINGLE_EFFECTS[effect]]


def put_in(hand: Pile[Card], card: Card) -> None:
    """Sort a card into a hand."""
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def take_out(cards: list[Card], card: Card) -> bool:
    """Take one copy of a card out, if there is one, and say whether there was."""
    for place in range(len(cards)):
        if cards[place] == card:
            cards.pop(place)
            return True
    return False
