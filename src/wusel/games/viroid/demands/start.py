"""The demands on start cards, mutations and tracks: fair starts, no immediate elimination, and enough room on the
tracks."""

from typing import Final

from wusel.engine.content.parts import Parts
from wusel.engine.sets import has
from wusel.games.viroid import words
from wusel.games.viroid.components import Mutation, StartCard
from wusel.games.viroid.content import Content
from wusel.games.viroid.demands.map import GREY_CUBES
from wusel.games.viroid.limits import EVERY_WAY, MOST_RESISTANCE, PER_LEVEL
from wusel.games.viroid.words import City, Way, each_city
from wusel.games.viroid.world import World

START_CARDS: Final = 5
MUTATIONS: Final = 12
BUDGET: Final = 55
LEAST_FIELDS: Final = 2
MORE_INFECTION: Final = 2
CURE_FURTHER_DOWN: Final = 3
MORE_DNA: Final = 15


# --- mutations


def check_mutations(parts: Parts, mutations: list[Mutation]) -> None:
    parts.demand(MUTATIONS, len(mutations), "mutations", "mutations", "VI-C4")
    for mutation in mutations:
        values = (mutation.price, mutation.infection, mutation.cure, mutation.dna)
        kinds = (mutation.spread >= 0, any(mutation.resistances), *[value > 0 for value in values])
        if sum(kinds) != 1:
            reason = f"has {sum(kinds)} of spread, resistances, price, infection, cure and dna, not one (VI-K8)"
            mutation.entry.refuse(f"{mutation.name} {reason}")
        for key, value, wanted, rule in (
            ("infection", mutation.infection, MORE_INFECTION, "VI-M4"),
            ("cure", mutation.cure, CURE_FURTHER_DOWN, "VI-M5"),
            ("dna", mutation.dna, MORE_DNA, "VI-M6"),
        ):
            if value not in (0, wanted):
                mutation.refuse(f"{key} is {wanted}, not {value} ({rule})", key)


# --- start cards


def check_starts(content: Content) -> None:
    """Check that there are five different cards (VI-C2, VI-Q25), one of them with the bird (VI-K4), each playable and
    all of the same worth."""
    cards, parts = content.start_cards, content.parts
    parts.demand(START_CARDS, len(cards), "start cards", "start_card", "VI-C2")
    for place, card in enumerate(cards):
        if card.mutation in [other.mutation for other in cards[:place]]:
            card.refuse("another card has the same mutation (VI-S14)", "mutation")
        if card.family in [other.family for other in cards[:place]]:
            card.refuse("another card has the same family of strains (VI-S14)", "family")
        check_city(content, card)
        check_first_symptom(content, card)
        price = price_of(content, card)
        if price != BUDGET:
            card.refuse(f"it is worth {price} DNA, not {BUDGET} (VI-K4)")
    birds = sum(content.mutations[card.mutation].spread == words.BIRD for card in cards)
    if birds != 1:
        parts.refuse(f"{birds} start cards have the bird mutation, not one (VI-K4)", "start_card")


def check_city(content: Content, card: StartCard) -> None:
    """Check that the city can be entered (VI-S19), with a second field to go to, and a neighbour (VI-K4)."""
    ways = [way for way in EVERY_WAY if card.spreads[way]]
    bonus = content.mutations[card.mutation].resistances
    values = [PER_LEVEL * level + more for level, more in zip(card.levels, bonus, strict=True)]
    for players, world in content.worlds.items():
        name = f"{card.entry.name}, {players} players"
        borne = world.borne_with([min(value, MOST_RESISTANCE) for value in values])
        if not has(borne, card.city):
            card.entry.refuse(f"{name}: the city needs more resistance (VI-S19)", "levels")
        if max([fields_by(world, card.city, way) for way in ways], default=0) < LEAST_FIELDS:
            card.entry.refuse(f"{name}: fewer than two fields of one way on the card (VI-K4)", "spreads")
        near = each_city(world.land[card.city] & borne)
        if not any(fields_by(world, city, way) for city in near for way in ways):
            card.entry.refuse(f"{name}: no neighbour can be entered at once (VI-K4)", "city")


def check_first_symptom(content: Content, card: StartCard) -> None:
    """Check that the first symptom gives an infection point, because a virus has no other (VI-Q39)."""
    for strain in content.strains:
        if strain.family == card.family and words.INFECTIOUS not in strain.effects[0]:
            card.refuse(f"the first symptom of {strain.name} brings a virus no infection point (VI-Q39)", "family")


def price_of(content: Content, card: StartCard) -> int:
    """Return the price of everything on a card for an expert, except for the mutation, which is dealt for free."""
    all_prices = content.spread_prices + content.resistance_prices
    bought = sum(sum(prices[:level]) for level, prices in zip(card.spreads + card.levels, all_prices, strict=True))
    symptom = min(strain.prices[0] for strain in content.strains if strain.family == card.family)
    return bought + content.slot_prices[0] + symptom + card.dna


def fields_by(world: World, city: City, way: Way) -> int:
    return len(world.wells[city][way])


# --- tracks


def check_track(content: Content) -> None:
    last = content.track
    if max(content.cure_start.values()) + CURE_FURTHER_DOWN > last:
        reason = f"the cure has to start {CURE_FURTHER_DOWN} fields above the last one, {last}, or higher (VI-K3)"
        content.parts.refuse(reason, "track")


def check_corpses(content: Content) -> None:
    """Check that there are not more corpses than grey cubes, nor more than can die on a continent (VI-K2, VI-E1)."""
    parts = content.parts
    for players, here in content.corpses.items():
        if sum(here) > GREY_CUBES:
            parts.refuse(f"{sum(here)} corpses for {players} players, not {GREY_CUBES} at most (VI-K2)", "corpses")
        world = content.worlds[players]
        for continent, name in enumerate(words.CONTINENTS):
            fields = sum(world.continents[city] == continent for city in world.homes)
            if here[continent] > fields:
                reason = f"{here[continent]} corpses for {players} players in {name}, which has {fields} fields (VI-K2)"
                parts.refuse(reason, "corpses")
