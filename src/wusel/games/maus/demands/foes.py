"""Checks of encounters: no more figures than there are."""

from typing import Final

from wusel.engine.content.parts import Parts
from wusel.engine.sets import has
from wusel.games.maus import words
from wusel.games.maus.content.components import POOL_SIZES, EncounterCard, Foes
from wusel.games.maus.content.foes import POOL_OF

STANDARD: Final = 12
HARD: Final = 6
COMMON: Final = (words.ROACH, words.RAT, words.RAT_ELITE, words.SPIDER, words.CENTIPEDE)


def check_encounters(parts: Parts, encounters: list[EncounterCard]) -> None:
    """Check that there are twelve standard encounters and six hard ones (MM-K4)."""
    for hard, wanted in ((False, STANDARD), (True, HARD)):
        what = f"{'hard' if hard else 'standard'} encounters"
        parts.demand(wanted, sum(card.hard == hard for card in encounters), what, "encounters", "MM-K4")
    for card in encounters:
        for place, row in enumerate(card.rows):
            check_figures(card, row, "rows", place)
        check_figures(card, card.surge, "surge")
        if has(card.keywords, words.GREEDY) and not any(foe == words.ROACH for row in card.rows for foe, _ in row):
            card.refuse("nobody there could be greedy (MM-SPE3)", "keywords")


def check_figures(card: EncounterCard, foes: Foes, *place: str | int) -> None:
    """Check that a row has common foes, each once, and no more than there are figures (MM-C7)."""
    for foe, _ in foes:
        if foe not in COMMON:
            card.refuse(f"only chapters bring {words.FOES[foe]} (MM-SPE1)", *place)
        if [other for other, _ in foes].count(foe) > 1:
            card.refuse(f"{words.FOES[foe]} is there twice", *place)
    for pool, size in POOL_SIZES.items():
        wanted = sum(n for foe, n in foes if POOL_OF[foe] == pool)
        if wanted > size:
            card.refuse(f"{wanted} of the {size} figures in {pool} (MM-C7)", *place)
