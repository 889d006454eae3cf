"""What choices in Mosquitozzz cost, and which differ in nothing else."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.traits import Traits
from wusel.engine.vocabulary import verb
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import BLUE, FLAT_HAND, ORANGE, leaves_after_use
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.steps.phase_b import card_meant
from wusel.games.mosquitozzz.words import Card

STOPPING: Final = (words.END_DEFENCE, words.ENOUGH, words.KEEP_ALL)
COLOURS: Final = 3
"""The colours that can still be used in a defence at most: blue, green and flat hands (MZ-B4)."""


def traits_of(s: MosquitoState, seat: Seat, choice: Choice) -> Traits:
    """Return the traits of a choice. In a defence a card from the hand costs one card. A laid one costs nothing: it is
    put away all the same (MZ-B10). A colour rules out those before it (MZ-B4..B7), so blue cards come first."""
    said = verb(choice)
    if said in (words.USE, words.USE_LAID):
        card = card_meant(s, seat, choice)
        is_laid = said == words.USE_LAID
        # A friend's card that leaves the game is not free.
        is_own = s.variant.coop == 1 and leaves_after_use(card)
        same_as = choice if is_own else words.use(card)
        return Traits(same_as, kind_of(card), price=0 if is_laid else 1, closes=ruled_out(card))
    if said in (words.LAY, words.LEARN, words.DISCARD, words.STAY):
        return Traits(choice, kind_of(words.chosen_card(choice)))
    if choice == words.END_DEFENCE:
        return Traits(choice, -1, closes=COLOURS, stops=True)
    return Traits(choice, said, stops=choice in STOPPING)


def kind_of(card: Card) -> int:
    """Return the colour of a card as people think of it: red, orange, flat hand, green or blue."""
    return (card >= ORANGE) + (card >= FLAT_HAND) + (card > FLAT_HAND) + (card >= BLUE)


def ruled_out(card: Card) -> int:
    """Return how many colours cannot be used after a card."""
    return 0 if card >= BLUE else 2 if card == FLAT_HAND else 1
