"""What foes and encounters must be like: never more figures than there are."""

from typing import Final

from wusel.engine.content.parts import Parts
from wusel.engine.sets import has
from wusel.games.maus import words
from wusel.games.maus.components import POOL_SIZES, POOLS, EncounterCard, FoeCard, Foes

POOL_OF: Final = {
    words.ROACH: "roaches",
    words.RAT: "rats",
    words.RAT_ELITE: "rats",
    words.BOSS_CAPTAIN: "rats",
    words.SPIDER: "spider",
    words.CENTIPEDE: "centipede",
    words.BOSS_CENTIPEDE: "centipede",
    words.BOSS_CAT: "cat",
    words.BOSS_SORCERESS: "sorceress",
}
SEVERAL_CARDS: Final = {words.BOSS_CAT: 2, words.BOSS_SORCERESS: 4}
STANDARD: Final = 12
HARD: Final = 6
COMMON: Final = (words.ROACH, words.RAT, words.RAT_ELITE, words.SPIDER, words.CENTIPEDE)


def check_foes(parts: Parts, cards: list[FoeCard]) -> None:
    """13 cards, of the foes and pools that there are (MM-K3, MM-C7)."""
    for foe in sorted(POOL_OF):
        own, wanted = [card for card in cards if card.foe == foe], SEVERAL_CARDS.get(foe, 1)
        if len(own) != wanted:
            parts.refuse(f"{words.FOES[foe]} has {len(own)} cards, not {wanted} (MM-K3)", "foe_cards")
        for card in own:
            if POOLS[card.pool] != POOL_OF[foe]:
                card.entry.refuse(f"{card.name} takes its figure from {POOL_OF[foe]} (MM-C7)", "figures")
            if card.large != own[0].large:
                card.entry.refuse(f"{card.name} is as large as {own[0].name}: it is the same figure (MM-C7)", "large")


def check_encounters(parts: Parts, encounters: list[EncounterCard]) -> None:
    """Twelve for everybody and six hard ones (MM-K4)."""
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
    """Common foes, each once in a row, and no more than there are figures (MM-C7)."""
    for foe, _ in foes:
        if foe not in COMMON:
            card.refuse(f"only chapters bring {words.FOES[foe]} (MM-SPE1)", *place)
        if [other for other, _ in foes].count(foe) > 1:
            card.refuse(f"{words.FOES[foe]} is there twice", *place)
    for pool, size in POOL_SIZES.items():
        wanted = sum(n for foe, n in foes if POOL_OF[foe] == pool)
        if wanted > size:
            card.refuse(f"{wanted} of the {size} figures in {pool} (MM-C7)", *place)
