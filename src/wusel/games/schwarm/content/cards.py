"""Action cards: what is printed on each of them, and the number by which hands and piles know it.

Two copies of a card have the same number. Numbers sort cards by range, colour and action. Saved games hold them, so an
entry that stays the same keeps its number.
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
"""How many light cards are left out, by the number of players and what they do (SW-S4)."""


@final
class CardType:
    """What is printed on an action card, or what a joker does as one of the actions (SW-C5, SW-P2.2, SW-J1)."""

    def __init__(self, name: str, colour: Maybe[Colour], effects: list[Deed]) -> None:
        self.name = name
        self.colour = colour
        self.effects = effects
        self.does = 0  # the words of its effects, as bits
        for effect in effects:
            self.does |= 1 << deed(effect)

    def has(self, effect: int) -> bool:
        """Whether it has an effect, however far a danger moves: words.SHIP, words.WHALE."""
        return self.does >> effect & 1 == 1

    def least_number(self) -> int:
        """The number that it gets unless another card has it already."""
        effect = self.effects[0]
        return deed(effect) - 1 + 8 * self.colour + 32 * (effect >> DEED_BITS)
