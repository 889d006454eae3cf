"""The demands on event cards: the right number of each letter, a quiet start, and enough markers."""

from typing import Final

from wusel.engine.content.parts import Parts
from wusel.engine.kinds import Deed
from wusel.engine.sets import has
from wusel.engine.vocabulary import deed
from wusel.games.viroid import words
from wusel.games.viroid.components import HELPFUL, Card
from wusel.games.viroid.words import City, CitySet, Marker, PerLetter, PerMarker

CARDS: Final[PerLetter[int]] = [9, 27, 27, 27, 5]
MARKERS: Final = 35
MOST_HEALED: Final = 4
MOST_CORPSES: Final = 5
LEAST_LATE_OUTBREAKS: Final = 4
OF_A_PATHOGEN: Final = (words.INFECTIOUS, words.SEVERE, words.DEADLY, words.NECROSIS, words.FLY, words.SPROUT)


def check_cards(parts: Parts, cards: list[Card], airports: CitySet, starts: list[City]) -> None:
    for letter, wanted in enumerate(CARDS):
        here = sum(card.letter == letter for card in cards)
        parts.demand(wanted, here, f"{words.LETTERS[letter]} cards", "cards", "VI-C3")
    for card in cards:
        check_healing(card)
        check_effects(card, airports)
        if card.letter == words.A:
            check_quiet(card)
    check_start_cities(cards, starts)
    corpses = [card for card in cards for effect in card.effects if effect == words.CORPSE]
    if len(corpses) > MOST_CORPSES:
        corpses[-1].refuse(f"a corpse too many; events bring up to {MOST_CORPSES} (VI-K5)", "effects")
    of_late = [card for card in cards if card.letter in (words.C, words.D)]
    late = sum(any(deed(effect) == words.OUTBREAK for effect in card.effects) for card in of_late)
    if late < LEAST_LATE_OUTBREAKS:
        reason = f"{late} C and D cards get into a quarantined city, not {LEAST_LATE_OUTBREAKS} or more (VI-K5)"
        parts.refuse(reason, "cards")


def check_healing(card: Card) -> None:
    """Check that a card heals in at most four cities, each once (VI-1.3)."""
    if len(card.heals) > MOST_HEALED:
        card.entry.refuse(
            f"{card.name} heals in {len(card.heals)} cities; {MOST_HEALED} are the most (VI-1.3)", "heals"
        )
    healed: set[City] = set()
    for place, city in enumerate(card.heals):
        if city in healed:
            card.entry.refuse(f"{card.name} heals in the same city twice (VI-1.3)", "heals", place)
        healed.add(city)


def check_effects(card: Card, airports: CitySet) -> None:
    """Check that a card has no effect of a pathogen, and that it blocks only a city with an airport (VI-K5, VI-GW5)."""
    for place, effect in enumerate(card.effects):
        if deed(effect) in OF_A_PATHOGEN:
            card.refuse("only symptoms and abilities do that (VI-K5)", "effects", place)
        if deed(effect) == words.BLOCK_AIRPORT and not has(airports, words.effect_city(effect)):
            card.refuse("that city has no airport (VI-GW5)", "effects", place)


def check_quiet(card: Card) -> None:
    """Check that a card of the first rounds heals and harms no player; otherwise some would be eliminated at once
    (VI-K5)."""
    if card.heals:
        card.refuse("A cards heal nobody (VI-K5)", "heals")
    if card.kind != HELPFUL or words.CORPSE in card.effects:
        card.refuse("A cards harm nobody (VI-K5)", "effects")


def check_start_cities(cards: list[Card], starts: list[City]) -> None:
    """Check that no start city is on two B cards (VI-K5)."""
    named: set[City] = set()
    for card in cards:
        for place, city in enumerate(card.heals if card.letter == words.B else []):
            if city in starts and city in named:
                card.refuse("this start city is on another B card (VI-K5)", "heals", place)
            named.add(city)


def check_markers(parts: Parts, cards: list[Card], markers: PerMarker[int]) -> None:
    """Check that there are 35 markers (VI-C4), and enough of each kind for all cards together (VI-K9)."""
    parts.demand(MARKERS, sum(markers), "markers", "markers", "VI-C4")
    left = list(markers)
    for card in cards:
        for place, effect in enumerate(card.effects):
            kind = marker_of(effect)
            if kind is not None:
                left[kind] -= 1
                if left[kind] < 0:
                    card.refuse("no marker is left for this (VI-K9)", "effects", place)


def marker_of(effect: Deed) -> Marker | None:
    """Return the kind of marker that an effect puts on the map; None if it puts none."""
    if deed(effect) in (words.TAKE_MEASURE, words.GUARD):
        return words.effect_measure(effect)
    return words.BLOCKS if deed(effect) in (words.BLOCK_LINE, words.BLOCK_AIRPORT) else None
