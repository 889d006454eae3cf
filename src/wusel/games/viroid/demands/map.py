"""The demands on a map: every city can be reached, and none needs more resistance than players can get."""

from typing import Final

from wusel.engine.content.entry import Entry
from wusel.engine.content.parts import Parts
from wusel.engine.sets import NONE, count, first, has, lowest, meet, only, set_of
from wusel.games.viroid import words
from wusel.games.viroid.limits import CUBES, EVERY_WAY, PER_LEVEL, TOP_LEVEL
from wusel.games.viroid.words import City, CitySet, Continent, Way, each_continent
from wusel.games.viroid.world import Ends, World

COVERS: Final = 21
LEAST_WELLS: Final = 2
MOST_WELLS: Final = 6
GREY_CUBES: Final = 60
HIGHEST_NEED: Final = 8
BOUGHT: Final = TOP_LEVEL * PER_LEVEL
MOST_HIGH_NEEDS: Final = 3
EXPERT_ENTRIES: Final = 2


def check_map(parts: Parts, entries: list[Entry], worlds: dict[int, World], covered: list[City]) -> None:
    if len(covered) != COVERS:
        parts.refuse(f"{len(covered)} cities are covered for two and three players, not {COVERS} (VI-C8)", "cities")
    for players, world in worlds.items():
        cubes = CUBES * players + GREY_CUBES
        if len(world.ways) > cubes:
            reason = f"{len(world.ways)} wells for {players} players are more than there are cubes, {cubes} (VI-C7)"
            parts.refuse(reason, "cities")
        check_expert_entry(parts, world)
    world = worlds[4]
    check_high_needs(entries, world)
    for continent in each_continent(first(len(words.CONTINENTS))):
        check_continent(entries, world, continent)
    check_reach(entries, world)


def check_wells(entry: Entry, key: str, wells: list[Way]) -> None:
    if not LEAST_WELLS <= len(wells) <= MOST_WELLS:
        reason = f"{len(wells)} wells; a city has {LEAST_WELLS} to {MOST_WELLS} (VI-B1)"
        entry.refuse(f"{entry.name}: {reason}", key)


def check_ways(entry: Entry, key: str, pairs: list[Ends], names: list[str]) -> None:
    """Check that land and sea lines join two different cities, and each pair only once (VI-B3)."""
    known: set[Ends] = set()
    for place, (one, other) in enumerate(pairs):
        if one == other:
            entry.refuse(f"{key}: {names[one]} is joined with itself (VI-B3)", key, place)
        if (one, other) in known:
            entry.refuse(f"{key}: {names[one]} and {names[other]} are joined twice (VI-B3)", key, place)
        known |= {(one, other), (other, one)}


def check_high_needs(entries: list[Entry], world: World) -> None:
    """Check that only a few cities need more than can be bought (VI-K1)."""
    high = [city for city in world.cities if highest_need(world, city) > BOUGHT]
    if len(high) > MOST_HIGH_NEEDS:
        reason = f"is one city too many that needs more than {BOUGHT}; {MOST_HIGH_NEEDS} may (VI-K1)"
        entries[high[-1]].refuse(f"{world.names[high[-1]]} {reason}", "needs")


def highest_need(world: World, city: City) -> int:
    return max(needs[city] for needs in world.needs)


# --- connections


def check_continent(entries: list[Entry], world: World, continent: Continent) -> None:
    """Check that the cities of a continent are joined by land; islands need a sea line or an airport (VI-K1)."""
    rest = set_of([city for city in world.cities if world.continents[city] == continent])
    pieces = []
    while rest:
        pieces.append(joined(world, only(lowest(rest)), rest))
        rest &= ~pieces[-1]
    mainland = max(pieces, key=count, default=NONE)
    for piece in pieces:
        if piece != mainland and not meet(piece, world.harbours | world.airports):
            name = world.names[lowest(piece)]
            reason = f"is cut off from {words.CONTINENTS[continent]}, with neither sea line nor airport (VI-K1)"
            entries[lowest(piece)].refuse(f"{name} {reason}")


def joined(world: World, found: CitySet, within: CitySet) -> CitySet:
    """Return the cities that land lines reach without leaving the given cities."""
    while True:
        more = world.near(found) & within
        if more == found:
            return found
        found = more


def check_reach(entries: list[Entry], world: World) -> None:
    """Check that every city can be reached from every other one by some route (VI-K1)."""
    found, before = only(0), NONE
    while found != before:
        before = found
        found = world.near(found) | world.sailed_to(found, NONE)
        if meet(found, world.airports):
            found |= world.airports
    missing = lowest(world.everywhere & ~found)
    if missing >= 0:
        reason = f"cannot be reached from {world.names[0]} by land, sea or air (VI-K1)"
        entries[missing].refuse(f"{world.names[missing]} {reason}")


# --- the expert start


def check_expert_entry(parts: Parts, world: World) -> None:
    """Check that any single level of resistance opens at least two cities, and that each way has at least two wells in
    the cities opened so (VI-K1, VI-X2, VI-X4)."""
    ways: list[Way] = []
    for resistance, name in enumerate(words.RESISTANCES):
        values = [0] * len(words.RESISTANCES)
        values[resistance] = PER_LEVEL
        cities = [city for city in world.cities if has(world.borne_with(values), city)]
        if len(cities) < EXPERT_ENTRIES:
            reason = f"level 1 of {name} alone opens {len(cities)} cities, not {EXPERT_ENTRIES} or more (VI-K1)"
            parts.refuse(reason, "cities")
        ways += [world.ways[field] for field, home in enumerate(world.homes) if home in cities]
    for way in EVERY_WAY:
        if ways.count(way) < EXPERT_ENTRIES:
            name = words.WAYS[way]
            reason = f"cities that level 1 of one resistance opens have fewer than {EXPERT_ENTRIES} wells for {name}"
            parts.refuse(f"{reason} (VI-K1)", "cities")
