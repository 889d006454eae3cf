"""Cards: their printed contents, and their numbers in hands and piles.

Two copies of a card have the same number; 0 is no card. Numbers sort cards: red ones first and by strength, then
orange, green and blue ones. Saved games store these numbers, so an unchanged entry keeps its number.
"""

from typing import Final, final

from wusel.engine.kinds import NOTHING, Deed, Maybe, Pile
from wusel.engine.vocabulary import deed
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.words import Card, Stage

COLOURS: Final = ("red", "orange", "green", "blue")
TWINS: Final = 4  # distinct red cards of the same strength
ORANGE: Final = 64  # the numbers of red cards are below this one, all others are not
GREEN: Final = 96
BLUE: Final = 160
NO_CARD: Final = Card(0)
# The bit offsets and the limits of each number in a tally: mosquitos come first, alarms last
SYMBOLS: Final = 11
FLAT_HANDS: Final = 22
ALARMS: Final = 29
MOST: Final = (1 << SYMBOLS) - 1
MOST_CARDS: Final = (1 << ALARMS - FLAT_HANDS) - 1

GIVING_BLOOD: Final = (words.BLOOD, words.OINTMENT, words.MEDICINE)


@final
class CardType:
    """The printed contents of a card and derived values. A red card has a strength, all others have effects (MZ-R1)."""

    def __init__(self, name: str, colour: str, strength: int, effects: list[Deed], leaves: bool, acts: int) -> None:
        self.name = name
        self.colour = colour
        self.strength = strength  # the number of mosquitos in one corner
        self.effects = effects
        self.leaves = leaves  # the exclamation mark: it leaves the game after use (MZ-B2)
        self.acts = acts  # the step at which the card acts by itself in the swarm, 0 if there is none
        self.does = 0  # the words of its effects, as bits
        self.symbols = 0  # the number of mosquitos that the card repels
        self.drops = 0  # the most blood that the card gives
        for effect in effects:
            self.does |= 1 << deed(effect)
            if deed(effect) == words.REPEL:
                self.symbols += words.effect_symbols(effect)
            if deed(effect) in GIVING_BLOOD:
                self.drops += words.effect_drops(effect)
        self.amount = strength or self.symbols or self.drops
        self.flat_hands = self.does >> words.SLAP & 1  # as a number, for counting
        self.stage = stage_of(colour, self.flat_hands == 1)
        # The most frequent counts in one number, so that adding tallies counts several cards
        self.tally = strength + (self.symbols << SYMBOLS) + (self.flat_hands << FLAT_HANDS)
        self.tally += (self.does >> words.ALARM & 1) << ALARMS

    def has(self, effect: int) -> bool:
        """Return whether the card has an effect such as words.NET or words.REPEL, with any numbers."""
        return self.does >> effect & 1 == 1

    def least_number(self) -> int:
        """Return the lowest number that the card can get. It gets a higher one if another card has that."""
        if self.colour == "red":
            return self.strength * TWINS
        if self.colour == "green":
            return GREEN - 1 if self.flat_hands else GREEN + self.symbols * 4 + self.leaves * 2
        word = deed(self.effects[0]) if self.effects else words.ALARM
        if self.colour == "orange":
            return ORANGE + word - words.ALARM
        return BLUE + max(0, word - words.BLOOD) * 16 + self.drops * 2 + self.leaves


def stage_of(colour: str, is_flat_hand: bool) -> Maybe[Stage]:
    """Return the stage of a defence in which a card is used: blue ones first, then green ones, flat hands last (MZ-B4,
    MZ-B5, MZ-B7)."""
    if colour == "blue":
        return words.BLUE
    if colour == "green":
        return words.FLAT_HAND if is_flat_hand else words.GREEN
    return Stage(NOTHING)


def is_red(card: Card) -> bool:
    """Return whether a card is a mosquito card (MZ-R1). A special swarm card is not, even with such a name (MZ-A6)."""
    return card < ORANGE


def put_in(hand: Pile[Card], card: Card) -> None:
    """Sort a card into a hand."""
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def take_out(cards: list[Card], card: Card) -> bool:
    """Remove one copy of a card and return whether there was one."""
    for place in range(len(cards)):
        if cards[place] == card:
            cards.pop(place)
            return True
    return False
