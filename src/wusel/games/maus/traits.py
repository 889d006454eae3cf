"""The cost of choices in Maus und Mystik."""

from typing import Final

from wusel.engine.kinds import Choice
from wusel.engine.traits import Traits
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.limits import LEVEL_UP
from wusel.games.maus.state import MausState

STOPPING: Final = (words.END_TURN, words.DONE, words.LET_IT_BE)


def traits_of(s: MausState, choice: Choice) -> Traits:
    """Return the traits of a choice: cheese for abilities and further actions, a card for a find that is used up."""
    said = verb(choice)
    price = 0
    if said == words.LEVEL_UP:
        price = LEVEL_UP
    elif said == words.USE_ABILITY:
        price = s.content.abilities[words.chosen_ability(choice)].costs[words.chosen_hero(choice)]
    elif said in (words.USE_ITEM, words.ACT_AGAIN, words.GIVE_CHEESE):
        price = 1
    return Traits(choice, said, price, stops=said in STOPPING or said == words.KEEP_NOTHING)
