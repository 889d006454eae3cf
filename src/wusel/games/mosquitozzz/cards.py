"""Cards: what is printed on each of them, and the number by which hands and piles know it.

Two copies of a card have the same number; 0 is no card. Numbers sort cards: red ones first and by strength, then
orange, green and blue ones. Saved games hold them, so an entry that stays the same keeps its number.
"""

from typing import Final, final

from wusel.engine.kinds import NOTHING, Deed, Maybe, Pile
from wusel.engine.vocabulary import deed
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.words import Card, Stage

COLOURS: Final = ("red", "orange", "green", "blue")
TWINS: Final = 4  # red cards of the same strength that can be told apart
ORANGE: Final = 64  # the numbers of red cards are below, all others are not
GREEN: Final = 96
BLUE: Final = 160
NO_CARD: Final = Card(0)
# Where each number stands in a tally, and how much can stand there: mosquitos come first, alarms last.
SYMBOLS: Final = 11
FLAT_HANDS: Final = 22
ALARMS: Final = 29
MOST: Final = (1 << SYMBOLS) - 1
MOST_CARDS: Final = (1 << ALARMS - FLAT_HANDS) - 1

GIVING_BLOOD: Final = (words.BLOOD, words.OINTMENT, words.MEDICINE)


@final
class CardType:
    """What is printed on a card, and what follows from it. A red one has a strength, all others effects (MZ-R1)."""

    def __init__(self, name: str, colour: str, strength: int, effects: list[Deed], leaves: bool, acts: int) -> None:
        self.name = name
        self.colour = colour
        self.strength = strength  # the mosquitos in one corner
        self.effects = effects
        self.leaves = leaves  # the exclamation mark: it leaves the game after use (MZ-B2)
        self.acts = acts  # the step at which it acts by itself in the swarm, 0 if there is none
        self.does = 0  # the words of its effects, as bits
        self.symbols = 0  # the mosquitos that it repels
        self.drops = 0  # the blood that it gives at most
        for effect in effects:
            self.does |= 1 << deed(effect)
            if deed(effect) == words.REPEL:
                self.symbols += words.effect_symbols(effect)
            if deed(effect) in GIVING_BLOOD:
                self.drops += words.effect_drops(effect)
        self.amount = strength or self.symbols or self.drops
        self.flat_hands = self.does >> words.SLAP & 1  # to be counted
        self.stage = stage_of(colour, self.flat_hands == 1)
        # What is counted most often in one number, so that the tallies of some cards only have to be added
        self.tally = strength + (self.symbols << SYMBOLS) + (self.flat_hands << FLAT_HANDS)
        self.tally += (self.does >> words.ALARM & 1) << ALARMS

    def has(self, effect: int) -> bool:
        """Whether it has an effect, whatever its numbers: words.NET, words.REPEL."""
        return self.does >> effect & 1 == 1

    def least_number(self) -> int:
        """The number that it gets unless another card has it already."""
        if self.colour == "red":
            return self.strength * TWINS
        if self.colour == "green":
            return GREEN - 1 if self.flat_hands else GREEN + self.symbols * 4 + self.leaves * 2
        word = deed(self.effects[0]) if self.effects else words.ALARM
        if self.colour == "orange":
            return ORANGE + word - words.ALARM
        return BLUE + max(0, word - words.BLOOD) * 16 + self.drops * 2 + self.leaves


def stage_of(colour: str, is_flat_hand: bool) -> Maybe[Stage]:
    """When in a defence a card is used: blue ones first, then green ones, flat hands last (MZ-B4, MZ-B5, MZ-B7)."""
    if colour == "blue":
        return words.BLUE
    if colour == "green":
        return words.FLAT_HAND if is_flat_hand else words.GREEN
    return Stage(NOTHING)


def is_red(card: Card) -> bool:
    """A mosquito card (MZ-R1); a special swarm card is none, whatever its name (MZ-A6)."""
    return card < ORANGE


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
