"""What a seat may know: everything but the order of the cards to come (VI-H1..H3)."""

from typing import Final, TypedDict

from wusel.engine.decks import Deck
from wusel.engine.sets import has, members
from wusel.games.viroid import words
from wusel.games.viroid.access import Access, access_now
from wusel.games.viroid.components import LETTERS
from wusel.games.viroid.content import Content
from wusel.games.viroid.limits import CUBES
from wusel.games.viroid.reach import bearable, open_to, strength_left
from wusel.games.viroid.scoring import uninfected
from wusel.games.viroid.shop import TOO_DEAR, has_three_abilities, level_of, new_strains, price
from wusel.games.viroid.state import DEAD, HEALTHY, NOTHING, Player, ViroidState

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
HOLDERS: Final = {0: "0", 1: "1", 2: "2", 3: "3", HEALTHY: "healthy", DEAD: "dead"}


class StrainView(TypedDict):
    """A strain on a slot of a player's board."""

    strain: str
    developed: int  # how many of its symptoms, from the top


class PlayerView(TypedDict):
    """One player's pathogen."""

    dna: int
    infection: int
    severity: int
    mortality: int
    resistances: dict[str, int]
    levels: dict[str, int]  # of the resistances, on the scales
    spreads: dict[str, int]  # levels on the scales
    strengths: dict[str, int]  # levels with the mutation
    mutation: str
    mutation_spent: bool
    strains: list[StrainView | None]  # by slot
    ability: int
    cubes: int
    infected: int
    cities: list[str]  # where the own infected are
    bearable: list[str]  # the cities whose needs the resistances meet
    open: list[str]  # those of them where a free field could be entered by a way that is owned
    out: bool


class CityView(TypedDict):
    """What stands in a city: for each field whose infected is there ("0".."3"), "healthy" or "dead"."""

    wells: list[str]
    quarantine: bool
    extinct: bool
    measures: dict[str, int]
    airport_blocked: bool


class EntryView(TypedDict):
    """Whether the seat that is asked for a city can choose it, by which ways and means, and what it costs; else the
    rules that are in the way."""

    ways: list[str]
    means: list[str]
    cost: int
    stops: list[str]


class BlockView(TypedDict):
    """A block of the deck: how many cards of which letter are left in it (M for Massive Research)."""

    cards: int
    letters: dict[str, int]


class ViroidView(TypedDict):
    """The table as everybody sees it. Of the deck all know what lies in which block, not in which order (VI-H2)."""

    pathogen: str
    three_abilities: bool  # it has those of the other reading (VI-Q19)
    turn: int
    active: int
    phase: int
    cities: dict[str, CityView]
    blocked_lines: list[str]
    corpses: dict[str, int]  # that are still missing on each continent
    uninfected: list[str]  # the cities that are neither extinct nor infected: what is missing to win
    research: int
    cure: int
    necrosis: bool
    deck: list[BlockView]
    spent: list[str]
    card: str | None  # that is being carried out
    dice: list[int]  # that lie on the table
    infection_left: int  # points of whoever is infecting
    strengths_left: dict[str, int]  # and the levels not yet used
    entries: dict[str, EntryView]  # of every city while one is to be infected
    prices: dict[str, int]  # while somebody mutates: what can be had at all, by word or by word and argument
    strains: list[str]  # on offer
    markers: dict[str, int]  # left in the supply
    players: list[PlayerView]


def view_of(s: ViroidState) -> ViroidView:
    world = s.content.worlds[s.seats]
    names, quarantined = world.names, s.quarantined()
    return {
        "pathogen": words.PATHOGENS[s.variant.pathogen],
        "three_abilities": has_three_abilities(content, s),
        "turn": s.turn,
        "active": s.active,
        "phase": phase_of(s),
        "cities": {names[city]: city_view(s, city, quarantined) for city in range(world.cities)},
        "blocked_lines": [s.content.line_names[line] for line in members(s.blocked_lines)],
        "corpses": dict(zip(words.CONTINENTS, s.corpses, strict=True)),
        "uninfected": [names[city] for city in members(uninfected(s))],
        "research": s.research,
        "cure": s.cure,
        "necrosis": s.necrosis == 1,
        "deck": deck_view(s.deck),
        "spent": [s.content.cards[card].name for card in s.spent],
        "card": s.content.cards[s.card].name if s.card != NOTHING else None,
        "dice": s.dice[:],
        "infection_left": s.infection_left if phase_of(s) == 2 else 0,
        "strengths_left": strengths_left(s),
        "entries": entries(s),
        "prices": prices(s),
        "strains": [s.content.strains[strain].name for strain in members(s.offer_of_strains)],
        "markers": dict(zip((*words.MEASURES, "blocks"), s.markers, strict=True)),
        "players": [player_view(s, seat) for seat in range(s.seats)],
    }


def phase_of(s: ViroidState) -> int:
    """The phase of the turn, by what comes next on the agenda (VI-T1)."""
    for number in reversed(s.agenda):
        if number in PHASES:
            return PHASES[number]
    return 0


# --- cities


def city_view(s: ViroidState, city: int, quarantined: int) -> CityView:
    return {
        "wells": [HOLDERS[holder] for holder in s.fields[s.world.first[city] : s.world.first[city + 1]]],
        "quarantine": has(quarantined, city),
        "extinct": has(s.extinct, city),
        "measures": {
            name: 1 + s.doubled.count(city * len(s.measures) + measure)
            for measure, name in enumerate(words.MEASURES)
            if has(s.measures[measure], city)
        },
        "airport_blocked": has(s.blocked_airports, city),
    }


def entries(s: ViroidState) -> dict[str, EntryView]:
    """What whoever is asked for a city to infect can do with each."""
    access = access_now(s)
    if access is None:
        return {}
    return {s.world.names[city]: entry_view(access, city) for city in range(s.world.cities)}


def entry_view(access: Access, city: int) -> EntryView:
    stops = access.before(city)
    return {
        "ways": [] if stops else [words.WAYS[way] for way in access.ways_into(city)],
        "means": [] if stops else [words.MEANS[means] for means in access.means_to(city)],
        "cost": access.cost(city),
        "stops": stops,
    }


# --- cards


def deck_view(deck: Deck) -> list[BlockView]:
    """The blocks that are still there, the next one first."""
    found: list[BlockView] = []
    for block in deck.blocks:
        if block:
            letters = {letter: block.count(kind) for kind, letter in enumerate(LETTERS) if kind in block}
            found.append({"cards": len(block), "letters": letters})
    return found


# --- pathogens


def strengths_left(s: ViroidState) -> dict[str, int]:
    """The levels that the active player has not used while infecting."""
    if phase_of(s) != 2:
        return {}
    return {name: strength_left(s, spread) for spread, name in enumerate(words.SPREADS)}


def prices(s: ViroidState) -> dict[str, int]:
    """What the next level, line or place costs whoever is mutating, whether it can be paid or not."""
    step = s.agenda[-1] if s.agenda else 0
    if step not in (words.MUTATE, words.DEVELOP_FREELY):
        return {}
    player = s.players[s.active if step == words.MUTATE else words.told_develop_freely(s)]
    choices = {f"improve {name}": words.improve(spread) for spread, name in enumerate(words.SPREADS)}
    choices |= {f"resist {name}": words.resist(number) for number, name in enumerate(words.RESISTANCES)}
    choices |= {f"develop {slot}": words.develop(slot) for slot in range(len(player.strains))}
    if new_strains(s, player):
        choices["buy_strain"] = words.buy_strain(0)
    choices["develop_ability"] = words.DEVELOP_ABILITY
    found = {name: price(s, player, choice) for name, choice in choices.items()}
    return {name: dna for name, dna in found.items() if dna < TOO_DEAR}


def player_view(s: ViroidState, seat: int) -> PlayerView:
    player, world = s.players[seat], s.content.worlds[s.seats]
    borne = bearable(s, seat)
    return {
        "dna": player.dna,
        "infection": player.infection,
        "severity": player.severity,
        "mortality": player.mortality,
        "resistances": dict(zip(words.RESISTANCES, player.resistances, strict=True)),
        "levels": dict(zip(words.RESISTANCES, player.levels, strict=True)),
        "spreads": {name: level_of(s.content, player, spread) for spread, name in enumerate(words.SPREADS)},
        "strengths": dict(zip(words.SPREADS, player.strengths, strict=True)),
        "mutation": s.content.mutations[player.mutation].name,
        "mutation_spent": player.mutation_spent == 1,
        "strains": [strain_view(s.content, player, slot) for slot in range(len(player.strains))],
        "ability": player.ability,
        "cubes": player.cubes,
        "infected": CUBES - player.cubes,
        "cities": [world.names[city] for city in members(s.present[seat])],
        "bearable": [world.names[city] for city in members(borne)],
        "open": [world.names[city] for city in members(open_to(s, seat))],
        "out": s.is_out(seat),
    }


def strain_view(content: Content, player: Player, slot: int) -> StrainView | None:
    if player.strains[slot] == NOTHING:
        return None
    return {"strain": content.strains[player.strains[slot]].name, "developed": player.developed[slot]}
