"""The action die: each side shows a symbol and a number, three of the six a star too (MM-C4)."""

from typing import Final

from wusel.engine.dice import Die
from wusel.engine.sets import set_of
from wusel.games.maus import words

DIE: Final[Die[words.Face]] = Die(list(words.FACES))
NUMBERS: Final[words.PerFace[int]] = [1, 2, 3, 3, 2, 1]
SWORDS: Final = set_of([words.SWORD_STAR, words.SHIELD, words.SHIELD_STAR])
BOWS: Final = set_of([words.BOW, words.BOW_STAR])
SHIELDS: Final = set_of([words.SHIELD, words.SHIELD_STAR])
STARRED_SHIELDS: Final = set_of([words.SHIELD_STAR])
STARS: Final = set_of([words.SWORD_STAR, words.SHIELD_STAR, words.BOW_STAR])
CHEESES: Final = set_of([words.CHEESE])
