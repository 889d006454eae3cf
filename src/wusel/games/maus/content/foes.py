"""The figures of each foe and the number of its cards."""

from typing import Final

from wusel.engine.content.parts import Parts
from wusel.games.maus import words
from wusel.games.maus.content.components import POOLS, FoeCard

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


def check_foes(parts: Parts, cards: list[FoeCard]) -> None:
    """Check the 13 foe cards against the known foes and pools (MM-K3, MM-C7)."""
    for foe in sorted(POOL_OF):
        own, wanted = [card for card in cards if card.foe == foe], SEVERAL_CARDS.get(foe, 1)
        if len(own) != wanted:
            parts.refuse(f"{words.FOES[foe]} has {len(own)} cards, not {wanted} (MM-K3)", "foe_cards")
        for card in own:
            if POOLS[card.pool] != POOL_OF[foe]:
                card.entry.refuse(f"{card.name} takes its figure from {POOL_OF[foe]} (MM-C7)", "figures")
            if card.large != own[0].large:
                card.entry.refuse(f"{card.name} is as large as {own[0].name}: it is the same figure (MM-C7)", "large")
