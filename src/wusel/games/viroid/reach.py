"""Where a pathogen can go: the rules of infection as questions about sets of cities (VI-2.7..VI-2.16)."""

from typing import Final

from wusel.engine.sets import NONE, has, members, only
from wusel.games.viroid import words
from wusel.games.viroid.state import ViroidState

SIMPLE: Final = 4
FIRST_MEANS: Final = words.BIRD - words.BY_BIRD
FAR_MEANS: Final = [words.BY_BIRD, words.BY_PLANE, words.BY_SHIP]
SURE: Final = 2

# The marker that asks for level 2 of a way, NOTHING if there is none (VI-GW1, VI-GW3).
AGAINST: Final = [words.PEST_CONTROL, words.CULLING, -1, -1]


def bearable(s: ViroidState, seat: int) -> int:
    """The cities whose needs the resistances meet (VI-2.7)."""
    values = s.players[seat].resistances
    borne = s.world.bearable
    return borne[0][values[0]] & borne[1][values[1]] & borne[2][values[2]]


def unguarded(s: ViroidState, seat: int, way: int) -> int:
    """Cities with a healthy field for a way; where it is guarded against, level 2 is needed (VI-2.5, VI-GW1,
    VI-GW3)."""
    cities = s.free[way]
    guard = AGAINST[way]
    if guard >= 0 and s.players[seat].strengths[way] < SURE:
        cities &= ~s.measures[guard]
    return cities


def enterable(s: ViroidState, seat: int, way: int) -> int:
    """Those of them that can be borne (VI-2.7)."""
    return bearable(s, seat) & unguarded(s, seat, way)


def open_to(s: ViroidState, seat: int) -> int:
    """The cities that a player could enter, once there: they have a healthy field whose way is owned (VI-S19)."""
    cities = NONE
    for way in range(SIMPLE):
        if s.players[seat].strengths[way] > 0:
            cities |= enterable(s, seat, way)
    return cities


def first_cities(s: ViroidState, seat: int) -> int:
    """Where the first infected can be: cities that can be entered; only if there is none at all, those with a free
    field (VI-S19, VI-Q25)."""
    return open_to(s, seat) or s.free[0] | s.free[1] | s.free[2] | s.free[3]


# --- how far


def near(s: ViroidState, seat: int) -> int:
    """Own cities and those one land line away (VI-2.9); for Vibrio every harbour with an open sea line (VI-PA-VIB2,
    VI-PA-VIB6)."""
    cities = s.world.near(s.present[seat])
    if s.variant.pathogen == words.VIBRIO:
        cities |= s.world.open_harbours(s.blocked_lines)
    return cities


def flown_to(s: ViroidState, seat: int) -> int:
    """Where birds get (VI-2.11); where they are watched, level 2 is needed (VI-GW2)."""
    closed = NONE if s.players[seat].strengths[words.BIRD] >= SURE else s.measures[words.BIRD_WATCH]
    return s.world.flown_to(s.present[seat], closed)


def reached_by(s: ViroidState, seat: int, means: int) -> int:
    """The cities within reach by some means."""
    if means == words.NEAR:
        return near(s, seat)
    if means == words.BY_BIRD:
        return flown_to(s, seat)
    if means == words.BY_PLANE:
        return s.world.landed_in(s.present[seat], s.blocked_airports)
    return s.world.sailed_to(s.present[seat], s.blocked_lines)


def means_of(spread: int) -> int:
    """How one gets about by a spread: a simple one leads no farther than next door."""
    return spread - FIRST_MEANS if spread >= words.BIRD else words.NEAR


def spread_of(means: int) -> int:
    """The spread that extended means use up."""
    return means + FIRST_MEANS


# --- phase 2


def strength_left(s: ViroidState, spread: int) -> int:
    """Levels of a spread that the active player has not used in this phase (VI-2.14)."""
    return s.players[s.active].strengths[spread] - s.used[spread]


def cost(s: ViroidState, city: int) -> int:
    """Infection points for a city: one, one more for each extra marker, and for Vibrio one more inland, where its third
    ability spares the first of a turn (VI-2.22, VI-GW4, VI-PA-VIB3, VI-Q3, VI-Q16)."""
    points = 1
    if has(s.measures[words.HYGIENE], city):
        points += 1 + s.doubled.count(city * len(s.measures) + words.HYGIENE)
    if s.variant.pathogen == words.VIBRIO and not has(s.world.harbours, city):
        spared = s.players[s.active].ability >= 3 and s.inland == 0
        points += 0 if spared else 1
    return points


def affordable(s: ViroidState) -> int:
    """The set of cities for which enough points are left."""
    dearer = s.measures[words.HYGIENE]
    everywhere = (1 << s.world.cities) - 1
    if s.variant.pathogen == words.VIBRIO:
        dearer |= everywhere & ~s.world.harbours
    cities = everywhere
    if dearer:
        for city in members(dearer):
            if cost(s, city) > s.infection_left:
                cities &= ~(1 << city)
    return cities


def allowed(s: ViroidState) -> int:
    """Where the active player may go by quarantine and points (VI-2.15, VI-2.16, VI-Q38)."""
    cities = affordable(s)
    return cities if s.necrosis else cities & ~s.quarantined()


def within_reach(s: ViroidState) -> int:
    """Where the active player gets to by any means that are left (VI-2.9, VI-2.10)."""
    cities = near(s, s.active)
    strengths, used = s.players[s.active].strengths, s.used
    for means in FAR_MEANS:
        spread = spread_of(means)
        if strengths[spread] > used[spread]:
            cities |= reached_by(s, s.active, means)
    return cities


def by_some_way(s: ViroidState) -> int:
    """The cities with a healthy field that a way leads into of which a level is left (VI-2.3, VI-2.8)."""
    cities = NONE
    strengths, used = s.players[s.active].strengths, s.used
    for way in range(SIMPLE):
        if strengths[way] > used[way]:
            cities |= unguarded(s, s.active, way)
    return cities & bearable(s, s.active) if cities else NONE


def targets(s: ViroidState) -> int:
    """The cities that the active player can infect now."""
    if s.infection_left < 1 or not s.players[s.active].cubes:
        return NONE
    cities = by_some_way(s)
    if cities:
        cities &= allowed(s)
    return cities & within_reach(s) if cities else NONE


def ways_into(s: ViroidState, city: int) -> list[int]:
    """The ways by which the active player can enter a city."""
    if not has(bearable(s, s.active), city):
        return []
    strengths, used, here = s.players[s.active].strengths, s.used, only(city)
    return [way for way in range(SIMPLE) if strengths[way] > used[way] and unguarded(s, s.active, way) & here]


def means_to(s: ViroidState, city: int) -> list[int]:
    """The means that lead to a city. Where the way is short, nobody wastes a bird on it."""
    if has(near(s, s.active), city):
        return [words.NEAR]
    left = [means for means in FAR_MEANS if strength_left(s, spread_of(means)) > 0]
    return [means for means in left if has(reached_by(s, s.active, means), city)]


# --- one-time spreads


def outbreak_ways(s: ViroidState, seat: int, spread: int) -> list[int]:
    """The ways of a one-time spread: a simple one is its own; an extended one goes with any that is owned (VI-Q4)."""
    if spread < SIMPLE:
        return [spread]
    return [way for way in range(SIMPLE) if s.players[seat].strengths[way] > 0]


def outbreak_targets(s: ViroidState, seat: int, spread: int) -> int:
    """Where a one-time spread can lead: quarantine and points do not matter, and nothing is used up (VI-SY7, VI-Q4).
    Vibrio comes from the sea in phase 2 only (VI-Q17)."""
    cities = NONE
    if s.players[seat].cubes and s.has_infected(seat):
        for way in outbreak_ways(s, seat, spread):
            cities |= enterable(s, seat, way)
    if not cities:
        return NONE
    if spread < SIMPLE:
        return cities & s.world.near(s.present[seat])
    return cities & reached_by(s, seat, means_of(spread))


def flight_targets(s: ViroidState, seat: int, way: int) -> int:
    """Where a fungus can fly with a way: nobody watches its birds (VI-PA-PIL2, VI-PA-PIL3, VI-Q21)."""
    if not s.players[seat].cubes:
        return NONE
    return enterable(s, seat, way) & s.world.flown_to(s.present[seat], NONE)
