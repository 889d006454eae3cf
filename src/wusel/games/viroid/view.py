"""The view of a seat: everything except the order of the cards to come (VI-H1..H3)."""

from typing import Final, TypedDict

from wusel.engine.decks import Deck
from wusel.engine.kinds import NOTHING, Seat
from wusel.engine.sets import NONE, has
from wusel.games.viroid import made, words
from wusel.games.viroid.access import Access, access_now
from wusel.games.viroid.limits import CUBES, EVERY_MEASURE, EVERY_RESISTANCE, EVERY_SPREAD, SLOTS, TOO_DEAR
from wusel.games.viroid.mortality import chance_of_death
from wusel.games.viroid.reach import bearable, cost, strength_left, within_reach
from wusel.games.viroid.scoring import uninfected
from wusel.games.viroid.shop import (
    ability_price,
    heighten_price,
    level_of,
    new_strains,
    resistance_price,
    slot_price,
    spread_price,
    symptom_price,
)
from wusel.games.viroid.state import DEAD, HEALTHY, Player, ViroidState, further
from wusel.games.viroid.words import City, CitySet, each_city, each_strain

PHASES: Final = {
    words.REVEAL: 0,
    words.CARRY_OUT: 1,
    words.HEAL: 1,
    words.INFECT: 2,
    words.INFECT_BY: 2,
    words.INFECT_OVER: 2,
    words.MUTATE: 3,
    words.END_TURN: 4,
}
GOODS: Final = [
    *(f"improve {spread}" for spread in words.SPREADS),
    *(f"resist {resistance}" for resistance in words.RESISTANCES),
    *(f"develop {slot}" for slot in range(SLOTS)),
    *("develop_ability", "heighten severity", "heighten mortality", "buy_strain"),
]
HOLDERS: Final = {0: "0", 1: "1", 2: "2", 3: "3", HEALTHY: "healthy", DEAD: "dead"}


class StrainView(TypedDict):
    """A strain on a slot of a player's board."""

    strain: str
    developed: int  # the number of its developed symptoms, from the top


class PlayerView(made.SeenPlayer):
    """One player's pathogen, with values derived from its state."""

    spreads: dict[str, int]  # levels on the scales, without the mutation
    strains: list[StrainView | None]  # by slot
    infected: int
    cities: list[str]  # cities with own infected
    bearable: list[str]  # the cities whose needs the resistances meet
    prices: dict[str, int]  # of everything on offer, affordable or not, by word and argument; empty during free growth
    within_reach: list[str]  # the cities in which the next infection phase could begin
    chance_of_death: int  # the chance, in per cent, that the dice kill someone
    out: bool


class CityView(TypedDict):
    """A city. `wells` has the holder of each field: the seat of an infected ("0".."3"), "healthy" or "dead"."""

    wells: list[str]
    quarantine: bool
    extinct: bool
    measures: dict[str, int]
    airport_blocked: bool


class EntryView(TypedDict):
    """The access to a city for the seat that is asked for one: the ways, the means and the cost, or else the rules that
    bar it."""

    ways: list[str]
    means: list[str]
    cost: int
    stops: list[str]


class BlockView(TypedDict):
    """A block of the deck: the number of cards of each letter left in it (M for Massive Research)."""

    cards: int
    letters: dict[str, int]


class ViroidView(made.SeenViroidState):
    """The table as all players see it. They know which cards are in each block of the deck, but not in which order
    (VI-H2)."""

    pathogen: str
    phase: int
    cities: dict[str, CityView]
    uninfected: list[str]  # the cities that are neither extinct nor infected, which are missing to win
    deck: list[BlockView]
    infection_left: int  # points of the player who infects
    strengths_left: dict[str, int]  # levels that this player has not used yet
    entries: dict[str, EntryView]  # for every city, while a player is asked for a city to infect
    strains: list[str]  # on offer
    prices: dict[str, int]  # the prices for the player who mutates
    three_abilities: bool  # whether the pathogen has the abilities of the other reading (VI-Q19)
    players: list[PlayerView]


def view_of(s: ViroidState) -> ViroidView:
    names, quarantined, phase = s.content.names, s.quarantined(), phase_of(s)
    guarded = NONE
    for cities in s.measures:
        guarded |= cities
    return {
        **made.seen_viroid_state(s, names),
        "pathogen": words.PATHOGENS[s.variant.pathogen],
        "phase": phase,
        "cities": {names.city[city]: city_view(s, city, quarantined, guarded) for city in s.world.cities},
        "uninfected": named(s, uninfected(s)),
        "deck": deck_view(s.deck),
        "infection_left": s.infection_left if phase == 2 else 0,
        "strengths_left": {words.SPREADS[spread]: strength_left(s, spread) for spread in EVERY_SPREAD if phase == 2},
        "entries": entries(s),
        "strains": [names.strain[strain] for strain in each_strain(s.offer_of_strains)],
        "prices": prices_in_shop(s),
        "three_abilities": s.abilities().lines is s.content.pathogens[s.variant.pathogen].three_abilities,
        "players": [player_view(s, seat) for seat in s.everybody()],
    }


def phase_of(s: ViroidState) -> int:
    """Return the phase of the turn, from the next steps on the agenda (VI-T1)."""
    for number in reversed(s.agenda):
        if number in PHASES:
            return PHASES[number]
    return 0


# --- cities


def named(s: ViroidState, cities: CitySet) -> list[str]:
    names = s.content.names.city
    return [names[city] for city in each_city(cities)]


def city_view(s: ViroidState, city: City, quarantined: CitySet, guarded: CitySet) -> CityView:
    return {
        "wells": [HOLDERS[holder] for holder in s.fields[s.world.first[city] : s.world.first[city + 1]]],
        "quarantine": has(quarantined, city),
        "extinct": has(s.extinct, city),
        "measures": measures_in(s, city) if has(guarded, city) else {},
        "airport_blocked": has(s.blocked_airports, city),
    }


def measures_in(s: ViroidState, city: City) -> dict[str, int]:
    """Return the number of markers of each kind in a city."""
    return {
        words.MEASURES[measure]: 1 + s.doubled.count(further(measure, city))
        for measure in EVERY_MEASURE
        if has(s.measures[measure], city)
    }


def entries(s: ViroidState) -> dict[str, EntryView]:
    """Return the access to each city for the player who is asked for a city to infect."""
    access = access_now(s)
    if access is None:
        return {}
    return {s.content.names.city[city]: entry_view(access, city) for city in s.world.cities}


def entry_view(access: Access, city: City) -> EntryView:
    stops = access.stops(city)
    return {
        "ways": [] if stops else [words.WAYS[way] for way in access.ways_into(city)],
        "means": [] if stops else [words.MEANS[means] for means in access.means_to(city)],
        "cost": cost(access.s, city) if access.s.agenda[-1] == words.INFECT else 0,
        "stops": stops,
    }


# --- cards


def deck_view(deck: Deck) -> list[BlockView]:
    """Return the blocks that are left, the next one first."""
    found: list[BlockView] = []
    for block in deck.blocks:
        if block:
            letters = {letter: block.count(kind) for kind, letter in enumerate(words.LETTERS) if kind in block}
            found.append({"cards": len(block), "letters": letters})
    return found


# --- pathogens


def prices(s: ViroidState, player: Player) -> dict[str, int]:
    """Return the prices of the next level, line or slot for a player, affordable or not."""
    costs = [spread_price(s, player, spread) for spread in EVERY_SPREAD]
    costs += [resistance_price(s, player, resistance) for resistance in EVERY_RESISTANCE]
    costs += [symptom_price(s, player, slot) for slot in range(SLOTS)]
    heightened = heighten_price(s, player)
    strain = slot_price(s, player) if new_strains(s, player) else TOO_DEAR
    costs += [ability_price(s, player), heightened, heightened, strain]
    return {GOODS[good]: dna for good, dna in enumerate(costs) if dna < TOO_DEAR}


def prices_in_shop(s: ViroidState) -> dict[str, int]:
    """Return the prices on the scales and cards of the player who mutates."""
    step = s.agenda[-1] if s.agenda else 0
    if step not in (words.MUTATE, words.DEVELOP_FREELY):
        return {}
    player = s.players[s.active if step == words.MUTATE else words.told_develop_freely(s)]
    return {name: dna for name, dna in prices(s, player).items() if not name.startswith("heighten")}


def player_view(s: ViroidState, seat: Seat) -> PlayerView:
    player = s.players[seat]
    # A virus that is asked for a free growth does not pay (VI-PA-VIR2, VI-PA-VIR4)
    free = bool(s.agenda) and s.agenda[-1] == words.FREE_GROWTH and seat == words.told_free_growth(s).seat
    return {
        **made.seen_player(player, s.content.names),
        "spreads": {words.SPREADS[spread]: level_of(s, player, spread) for spread in EVERY_SPREAD},
        "strains": [strain_view(s, player, slot) for slot in range(SLOTS)],
        "infected": CUBES - player.cubes,
        "cities": named(s, s.present[seat]),
        "bearable": named(s, bearable(s, seat)),
        "prices": {} if free else prices(s, player),
        "within_reach": named(s, within_reach(s, seat)),
        "chance_of_death": chance_of_death(s, seat),
        "out": s.is_out(seat),
    }


def strain_view(s: ViroidState, player: Player, slot: int) -> StrainView | None:
    strain = player.strains[slot]
    if strain == NOTHING:
        return None
    return {"strain": s.content.names.strain[strain], "developed": player.developed[slot]}
