"""Action cards: their printed contents, and their numbers in hands and piles.

Two copies of a card have the same number. Numbers sort cards by range, colour and action. Saved games store these
numbers, so an unchanged entry keeps its number.
"""

from typing import Final, final

from wusel.engine.kinds import NOTHING, Deed, Maybe
from wusel.engine.vocabulary import DEED_BITS, deed
from wusel.games.schwarm import words
from wusel.games.schwarm.words import Colour

NO_COLOUR: Final = Colour(NOTHING)
SAILS: Final = 1 << words.SHIP | 1 << words.SHIP_AND_RESEARCHER
EXPLORES: Final = 1 << words.RESEARCHER | 1 << words.SHIP_AND_RESEARCHER
TAKEN_OUT: Final[dict[int, dict[int, int]]] = {2: {words.SHIP: 3, words.RESEARCHER: 3}, 3: {words.SHIP: 1}, 4: {}}
"""The number of light cards removed, by the number of players and the effect (SW-S4)."""


@final
class CardType:
    """The printed contents of an action card, or one action of a joker (SW-C5, SW-P2.2, SW-J1)."""

    def __init__(self, name: str, colour: Maybe[Colour], effects: list[Deed]) -> None:
        self.name = name
        self.colour = colour
        self.effects = effects
        self.does = 0  # the words of its effects, as bits
        for effect in effects:
            self.does |= 1 << deed(effect)

    def has(self, effect: int) -> bool:
        """Return whether the card has an effect such as words.SHIP or words.WHALE, with any range."""
        return self.does >> effect & 1 == 1

    def least_number(self) -> int:
        """Return the lowest number that the card can get. It gets a higher one if another card has that."""
        effect = self.effects[0]
        return deed(effect) - 1 + 8 * self.colour + 32 * (effect >> DEED_BITS)
