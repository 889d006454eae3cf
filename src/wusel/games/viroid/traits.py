"""The prices of choices in Viroid, and how much each rules out for later."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.traits import Traits
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.reach import SPREAD_OF, strength_left
from wusel.games.viroid.shop import price
from wusel.games.viroid.state import ViroidState

STOPPING: Final = (words.FINISH, words.KEEP, words.STOP, words.DECLINE)
SHOP: Final = (words.MUTATE, words.DEVELOP_FREELY)
GOODS: Final = (
    words.IMPROVE, words.RESIST, words.BUY_STRAIN, words.DEVELOP, words.DEVELOP_ABILITY, words.HEIGHTEN,
)  # fmt: skip
LEVELS: Final = 3
"""The greatest number of levels of a spread."""


def traits_of(s: ViroidState, seat: Seat, choice: Choice) -> Traits:
    """Return the traits of a choice: DNA for a purchase or a gift. Ways and means with fewer levels left rule out more
    (VI-2.14)."""
    said, step = verb(choice), s.agenda[-1]
    if said in GOODS:
        return Traits(choice, said, price(s, s.players[seat], choice) if step in SHOP else 0)
    if said == words.GIVE:
        return Traits(choice, said, words.chosen_dna(choice))
    if said == words.PAY:
        return Traits(choice, said, words.told_buy_off(s))
    if said == words.TRAVEL and words.chosen_means(choice) != words.NEAR:
        return Traits(choice, said, closes=LEVELS - strength_left(s, SPREAD_OF[words.chosen_means(choice)]))
    if said == words.CHOOSE_WAY and step == words.INFECT_BY:
        return Traits(choice, said, closes=LEVELS - strength_left(s, words.chosen_way(choice)))
    return Traits(choice, said, stops=choice in STOPPING)
