"""The cost of choices in Mosquitozzz, and the choices that have the same effects."""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Seat
from wusel.engine.traits import Traits
from wusel.engine.vocabulary import verb
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import CardType
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.steps.phase_b import card_meant

STOPPING: Final = (words.END_DEFENCE, words.ENOUGH, words.KEEP_ALL)
COLOURS: Final = 3
"""The maximum number of colours still usable in a defence: blue, green and flat hands (MZ-B4)."""


def traits_of(s: MosquitoState, seat: Seat, choice: Choice) -> Traits:
    """Return the traits of a choice. In a defence a card from the hand costs one card. A laid one costs nothing,
    because it is put away in any case (MZ-B10). A colour rules out the colours before it (MZ-B4..B7), so blue cards
    come first."""
    said = verb(choice)
    if said in (words.USE, words.USE_LAID):
        card = card_meant(s, seat, choice)
        kind = s.content.cards[card]
        is_laid = said == words.USE_LAID
        # A friend's card that leaves the game is not free.
        is_own = s.variant.coop == 1 and kind.leaves
        same_as = choice if is_own else words.use(card)
        return Traits(same_as, sort_of(kind), price=0 if is_laid else 1, closes=kind.stage)
    if said in (words.LAY, words.LEARN, words.DISCARD, words.STAY):
        return Traits(choice, sort_of(s.content.cards[words.chosen_card(choice)]))
    if choice == words.END_DEFENCE:
        return Traits(choice, -1, closes=COLOURS, stops=True)
    return Traits(choice, said, stops=choice in STOPPING)


def sort_of(kind: CardType) -> int:
    """Return the colour group of a card: red, orange, blue, green or flat hand."""
    return 2 + kind.stage if kind.stage != NOTHING else int(kind.strength == 0)
