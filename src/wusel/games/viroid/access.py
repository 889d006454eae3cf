"""Access to cities, and the rules that bar it: while infecting, at a one-time spread, for the spores of a fungus, and
for the first infected. All cities are checked at once; a city that no rule bars can be entered."""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.sets import NONE, has
from wusel.games.viroid import words
from wusel.games.viroid.limits import EVERY_WAY
from wusel.games.viroid.reach import (
    GUARDED,
    MEANS_OF,
    affordable,
    far_means_left,
    means_to,
    near,
    outbreak_ways,
    owned_ways,
    reached_by,
    unguarded,
    ways_among,
    ways_left,
)
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.words import City, CitySet, Lapse, Means, PerMeans, Spread, Way

# The rule that limits the range of each means: next door, up to three land lines, to airports, over a sea line.
TOO_FAR: Final[PerMeans[str]] = ["VI-2.9", "VI-2.11", "VI-2.12", "VI-2.13"]


class Access:
    """The cities that a player can enter by some ways and means. Such a city is bearable, open and within reach, its
    points are affordable, and quarantine does not lock it. `no_way` is the rule to cite if no field of a city has an
    owned way."""

    __slots__ = ("affordable", "bearable", "locked", "means", "no_way", "open", "reached", "s", "seat", "ways")

    def __init__(
        self, s: ViroidState, seat: Seat, ways: list[Way], means: list[Means], reached: CitySet, no_way: str = "VI-2.5"
    ) -> None:
        self.s = s
        self.seat = seat
        self.ways = ways
        self.means = means
        self.reached = reached
        self.no_way = no_way
        self.bearable = s.world.borne_with(s.players[seat].resistances)
        cities = NONE
        for way in ways:
            cities |= unguarded(s, seat, way)
        self.open = cities
        self.affordable = s.world.everywhere
        self.locked = NONE

    def cities(self) -> CitySet:
        """Return the cities that no rule bars; none if the player has no cube left (VI-C7)."""
        if not self.s.players[self.seat].cubes:
            return NONE
        return self.bearable & self.open & self.reached & self.affordable & ~self.locked

    def why_nowhere(self) -> Lapse:
        """Return the reason why no city can be entered: the first of the rules that leaves none (VI-2.2, VI-2.7,
        VI-2.8, VI-2.15, VI-Q28, VI-Q38)."""
        if not self.s.players[self.seat].cubes:
            return Lapse(words.NO_CUBE)
        within = self.reached & ~self.s.extinct
        if not within:
            return Lapse(words.NOBODY_NEAR)
        if not within & self.bearable:
            return Lapse(words.UNBEARABLE)
        if not within & self.bearable & self.open:
            return Lapse(words.NO_FIELD)
        return Lapse(words.TOO_DEAR if within & self.bearable & self.open & ~self.locked else words.LOCKED)

    def stops(self, city: City) -> list[str]:
        """Return the rules that bar a city; empty if none does (VI-2.7, VI-2.15, VI-2.20, VI-Q38)."""
        if has(self.s.extinct, city):
            return ["VI-2.20"]
        found: list[str] = []
        if not has(self.bearable, city):
            found.append("VI-2.7")
        if not has(self.open, city):
            found.append(self.guard_of(city))
        if not has(self.reached, city):
            found.append(self.too_far(city))
        if has(self.locked, city):
            found.append("VI-2.15")
        if not has(self.affordable, city):
            found.append("VI-Q38")
        return found

    def guard_of(self, city: City) -> str:
        """Return the rule that closes a city's fields: a measure against the way in, or no owned way (VI-GW1,
        VI-GW3)."""
        for way in self.ways:
            if has(self.s.free[way], city):
                return GUARDED[way]
        return self.no_way

    def too_far(self, city: City) -> str:
        """Return the rule that makes a city unreachable. Either a marker lies on the way, or the city is too far, or
        bird, plane or ship would end where they start (VI-2.12)."""
        for means in self.means:
            marker = marker_before(self.s, self.seat, means, city)
            if marker:
                return marker
        stays = self.means[0] != words.NEAR and has(self.s.present[self.seat], city)
        return "VI-2.12" if stays else TOO_FAR[self.means[0]]

    def ways_into(self, city: City) -> list[Way]:
        return ways_among(self.s, self.seat, self.ways, city)

    def means_to(self, city: City) -> list[Means]:
        return self.means if len(self.means) == 1 else means_to(self.s, city)


def infecting(s: ViroidState, ways: list[Way]) -> Access:
    """Return the access in phase 2: by ways with a level left, with the points that are left, and not into
    quarantine."""
    reached, far = near(s, s.active), far_means_left(s)
    for means in far:
        reached |= reached_by(s, s.active, means)
    access = Access(s, s.active, ways, [words.NEAR, *far], reached, "VI-2.8")
    access.affordable = affordable(s)
    access.locked = s.locked()
    return access


def breaking_out(s: ViroidState, seat: Seat, spread: Spread) -> Access:
    """Return the access of a one-time spread: quarantine and points do not matter, and nothing is used up (VI-SY7,
    VI-Q4). Vibrio comes from the sea in phase 2 only (VI-Q17)."""
    means = MEANS_OF[spread]
    reached = s.world.near(s.present[seat]) if means == words.NEAR else reached_by(s, seat, means)
    return Access(s, seat, outbreak_ways(s, seat, spread), [means], reached)


def flying(s: ViroidState, seat: Seat, way: Way) -> Access:
    """Return the access of the spores of a fungus, which bird markers do not stop (VI-PA-PIL2, VI-PA-PIL3, VI-Q21)."""
    return Access(s, seat, [way], [words.BY_BIRD], s.world.flown_to(s.present[seat], NONE))


def settling(s: ViroidState, seat: Seat) -> Access:
    """Return the access of the first infected, who needs no neighbour (VI-S19). If no city can be entered, any field
    will do (VI-Q25)."""
    access = Access(s, seat, owned_ways(s, seat), [words.NEAR], s.world.everywhere, "VI-S19")
    if not access.cities():
        access.ways = EVERY_WAY
        access.bearable = s.world.everywhere
        access.open = s.free[0] | s.free[1] | s.free[2] | s.free[3]
    return access


def marker_before(s: ViroidState, seat: Seat, means: Means, city: City) -> str:
    """Return the rule of the marker that keeps bird, plane or ship from a city; empty if it would be too far anyway
    (VI-GW2, VI-GW5)."""
    own = s.present[seat]
    if means == words.BY_BIRD:
        return "VI-GW2" if has(s.world.flown_to(own, NONE), city) else ""
    if means == words.BY_PLANE:
        return "VI-GW5" if has(s.world.landed_in(own, NONE), city) else ""
    return "VI-GW5" if means == words.BY_SHIP and has(s.world.sailed_to(own, NONE), city) else ""


def access_now(s: ViroidState) -> Access | None:
    """Return the access of the player who is asked for a city; None if no player is."""
    asking = s.agenda[-1] if s.agenda else 0
    if asking == words.INFECT:
        return infecting(s, ways_left(s))
    if asking == words.BREAK_OUT_TO:
        out = words.told_break_out_to(s)
        return breaking_out(s, out.seat, out.spread)
    if asking == words.FLY_TO:
        flight = words.told_fly_to(s)
        return flying(s, flight.seat, flight.way)
    return settling(s, words.told_settle(s)) if asking == words.SETTLE else None


def first_stop(s: ViroidState, city: City) -> str:
    """Return the first rule that bars a city in the current question; empty if none does."""
    access = access_now(s)
    stops = access.stops(city) if access is not None else []
    return stops[0] if stops else ""
