"""The reach of a pathogen: the rules of infection as questions about sets of cities (VI-2.7..VI-2.16)."""

from typing import Final

from wusel.engine.kinds import NOTHING, Maybe, Seat
from wusel.engine.sets import NONE, has, only, removed
from wusel.games.viroid import words
from wusel.games.viroid.limits import EVERY_WAY
from wusel.games.viroid.state import ViroidState, further
from wusel.games.viroid.words import City, CitySet, Means, Measure, PerMeans, PerSpread, PerWay, Spread, Way, each_city

SIMPLE: Final = len(EVERY_WAY)
FAR_MEANS: Final = [words.BY_BIRD, words.BY_PLANE, words.BY_SHIP]
SURE: Final = 2

# The means of each spread: a simple one leads next door only. And the spread that each means uses up, if any.
MEANS_OF: Final[PerSpread[Means]] = [words.NEAR] * SIMPLE + FAR_MEANS
SPREAD_OF: Final[PerMeans[Maybe[Spread]]] = [Spread(NOTHING), words.BIRD, words.PLANE, words.SHIP]

# The marker that requires level 2 of a way, if there is one, and the rule that says so.
AGAINST: Final[PerWay[int]] = [words.PEST_CONTROL, words.CULLING, NOTHING, NOTHING]
GUARDED: Final[PerWay[str]] = ["VI-GW3", "VI-GW1", "", ""]
HYGIENE: Final = Measure(words.HYGIENE)


def bearable(s: ViroidState, seat: Seat) -> CitySet:
    """Return the cities whose needs the resistances meet (VI-2.7)."""
    return s.world.borne_with(s.players[seat].resistances)


def unguarded(s: ViroidState, seat: Seat, way: Way) -> CitySet:
    """Return the cities with a healthy field for a way; a guarded city needs level 2 of it (VI-2.5, VI-GW1, VI-GW3)."""
    guard = AGAINST[way]
    if guard >= 0 and s.players[seat].strengths[way] < SURE:
        return s.free[way] & ~s.measures[guard]
    return s.free[way]


def enterable(s: ViroidState, seat: Seat, way: Way) -> CitySet:
    """Return the bearable cities with a healthy, unguarded field for a way (VI-2.7)."""
    return bearable(s, seat) & unguarded(s, seat, way)


def owned_ways(s: ViroidState, seat: Seat) -> list[Way]:
    strengths = s.players[seat].strengths
    return [way for way in EVERY_WAY if strengths[way] > 0]


def open_to(s: ViroidState, seat: Seat) -> CitySet:
    """Return the cities that a player could enter, once there: they have a healthy field whose way is owned
    (VI-S19)."""
    cities = NONE
    for way in owned_ways(s, seat):
        cities |= unguarded(s, seat, way)
    return cities & bearable(s, seat)


def ways_among(s: ViroidState, seat: Seat, ways: list[Way], city: City) -> list[Way]:
    """Return the ways among the given ones by which a city can be entered, if it is bearable."""
    here = only(city)
    return [way for way in ways if unguarded(s, seat, way) & here]


# --- range


def near(s: ViroidState, seat: Seat) -> CitySet:
    """Return own cities and those one land line away (VI-2.9); for Vibrio also every harbour with an open sea line
    (VI-PA-VIB2, VI-PA-VIB6)."""
    cities = s.world.near(s.present[seat])
    if s.variant.pathogen == words.VIBRIO:
        cities |= s.world.open_harbours(s.blocked_lines)
    return cities


def reached_by(s: ViroidState, seat: Seat, means: Means) -> CitySet:
    """Return the cities within reach by bird, plane or ship. A bird marker requires level 2 (VI-2.11, VI-GW2)."""
    if means == words.BY_BIRD:
        closed = NONE if s.players[seat].strengths[words.BIRD] >= SURE else s.measures[words.BIRD_WATCH]
        return s.world.flown_to(s.present[seat], closed)
    if means == words.BY_PLANE:
        return s.world.landed_in(s.present[seat], s.blocked_airports)
    return s.world.sailed_to(s.present[seat], s.blocked_lines)


def within_reach(s: ViroidState, seat: Seat) -> CitySet:
    """Return the cities in which a player's next infection phase could begin, as things stand. Before the first
    infected, return every city that is open (VI-2.7..VI-2.15, VI-S19)."""
    if not s.turn:
        return open_to(s, seat)
    player, reached = s.players[seat], near(s, seat)
    for means in FAR_MEANS:
        if player.strengths[SPREAD_OF[means]] > 0:
            reached |= reached_by(s, seat, means)
    cities = open_to(s, seat) & reached & ~s.locked()
    for city in each_city(cities):
        if cost_for(s, seat, city, inland=0) > player.infection:
            cities = removed(cities, city)
    return cities


# --- phase 2


def strength_left(s: ViroidState, spread: Spread) -> int:
    """Return the levels of a spread that the active player has not used in this phase (VI-2.14)."""
    return s.players[s.active].strengths[spread] - s.used[spread]


def ways_left(s: ViroidState) -> list[Way]:
    """Return the ways with a level left (VI-2.3)."""
    strengths, used = s.players[s.active].strengths, s.used
    return [way for way in EVERY_WAY if strengths[way] > used[way]]


def ways_into(s: ViroidState, city: City) -> list[Way]:
    """Return the ways with a level left by which a city can be entered, if it is bearable."""
    strengths, used, here = s.players[s.active].strengths, s.used, only(city)
    return [way for way in EVERY_WAY if strengths[way] > used[way] and unguarded(s, s.active, way) & here]


def far_means_left(s: ViroidState) -> list[Means]:
    """Return bird, plane and ship if they have a level left (VI-2.10)."""
    strengths, used = s.players[s.active].strengths, s.used
    found: list[Means] = []
    for means in FAR_MEANS:
        spread = SPREAD_OF[means]
        if strengths[spread] > used[spread]:
            found.append(means)
    return found


def means_to(s: ViroidState, city: City) -> list[Means]:
    """Return the means that lead to a city. If it is near, no player wastes a bird on it."""
    if has(near(s, s.active), city):
        return [words.NEAR]
    return [means for means in far_means_left(s) if has(reached_by(s, s.active, means), city)]


def cost(s: ViroidState, city: City) -> int:
    """Return the infection points that a city costs in the current turn."""
    return cost_for(s, s.active, city, s.inland)


def cost_for(s: ViroidState, seat: Seat, city: City, inland: int) -> int:
    """Return the infection points that a city costs: one, one more for each extra marker, and for Vibrio one more
    inland. Its third ability saves the extra point once a turn (VI-2.22, VI-GW4, VI-PA-VIB3, VI-Q3, VI-Q16)."""
    points = 1
    if has(s.measures[words.HYGIENE], city):
        points += 1 + s.doubled.count(further(HYGIENE, city))
    if s.variant.pathogen == words.VIBRIO and not has(s.world.harbours, city):
        spared = s.players[seat].ability >= 3 and inland == 0
        points += 0 if spared else 1
    return points


def affordable(s: ViroidState) -> CitySet:
    """Return the cities for which enough points are left (VI-Q38)."""
    cities = s.world.everywhere if s.infection_left else NONE
    dearer = s.measures[words.HYGIENE]
    if s.variant.pathogen == words.VIBRIO:
        dearer |= cities & ~s.world.harbours
    if dearer:
        for city in each_city(dearer):
            if cost(s, city) > s.infection_left:
                cities &= ~(1 << city)
    return cities


# --- one-time spreads


def outbreak_ways(s: ViroidState, seat: Seat, spread: Spread) -> list[Way]:
    """Return the ways of a one-time spread: a simple one is its own way; an extended one goes with any owned way
    (VI-Q4)."""
    return EVERY_WAY[spread : spread + 1] if spread < SIMPLE else owned_ways(s, seat)
