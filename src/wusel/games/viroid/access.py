"""How a player gets into cities, and which rules are in the way: while infecting, at a one-time spread, with the spores
of a fungus, and with the first infected."""

from typing import Final

from wusel.engine.sets import NONE, has
from wusel.games.viroid import words
from wusel.games.viroid.reach import (
    FAR_MEANS,
    SIMPLE,
    affordable,
    bearable,
    cost,
    enterable,
    first_cities,
    means_of,
    means_to,
    outbreak_ways,
    reached_by,
    spread_of,
    strength_left,
    unguarded,
    within_reach,
)
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.world import World

# How far means lead: next door, up to three land lines, to airports, over a sea line.
TOO_FAR: Final = ["VI-2.9", "VI-2.11", "VI-2.12", "VI-2.13"]


class Access:
    """By which ways and means cities are entered, for how many points, and what keeps one out."""

    def __init__(self, s: ViroidState, world: World, seat: int, ways: list[int], reached: int) -> None:
        self.s = s
        self.world = world
        self.seat = seat
        self.ways = ways
        self.bearable = bearable(s, seat)
        self.reached = reached
        self.open = NONE
        for way in ways:
            self.open |= unguarded(s, seat, way)

    def ways_into(self, city: int) -> list[int]:
        return [way for way in self.ways if has(enterable(self.s, self.seat, way), city)]

    def means_to(self, city: int) -> list[int]:
        return [words.NEAR]

    def cost(self, city: int) -> int:
        return 0

    def before(self, city: int) -> list[str]:
        """The rules in the way, empty if there is none (VI-2.7, VI-2.20)."""
        if has(self.s.extinct, city):
            return ["VI-2.20"]
        found: list[str] = []
        if not has(self.bearable, city):
            found.append("VI-2.7")
        if not has(self.open, city):
            found.append(self.guard_of(city))
        if not has(self.reached, city):
            found.append(self.too_far(city))
        return found + self.further_stops(city)

    def further_stops(self, city: int) -> list[str]:
        return []

    def guard_of(self, city: int) -> str:
        """What keeps one out: a measure against the way in, or there is none (VI-GW1, VI-GW3)."""
        for way in self.ways:
            if has(self.s.free[way], city):
                return "VI-GW1" if way == words.LIVESTOCK else "VI-GW3"
        return self.no_way()

    def no_way(self) -> str:
        return "VI-2.5"

    def too_far(self, city: int) -> str:
        return "VI-2.9"


class Infecting(Access):
    """Phase 2: with the levels and points that are left."""

    def __init__(self, s: ViroidState, world: World) -> None:
        ways = [way for way in range(SIMPLE) if strength_left(s, way) > 0]
        super().__init__(s, world, s.active, ways, within_reach(s))
        self.quarantined = NONE if s.necrosis else s.quarantined()
        self.affordable = affordable(s)

    def means_to(self, city: int) -> list[int]:
        return means_to(self.s, city)

    def cost(self, city: int) -> int:
        return cost(self.s, city)

    def further_stops(self, city: int) -> list[str]:
        """Quarantine, and too few points (VI-2.15, VI-2.16, VI-Q38)."""
        found: list[str] = []
        if has(self.quarantined, city):
            found.append("VI-2.15")
        if not has(self.affordable, city):
            found.append("VI-Q38")
        return found

    def no_way(self) -> str:
        return "VI-2.8"

    def too_far(self, city: int) -> str:
        """It is too far, or a marker lies on the way (VI-2.9, VI-GW2, VI-GW5)."""
        for means in FAR_MEANS:
            if strength_left(self.s, spread_of(means)) > 0:
                marker = marker_before(self.s, self.seat, means, city)
                if marker:
                    return marker
        return "VI-2.9"


class BreakingOut(Access):
    """A one-time spread: quarantine and points do not matter (VI-SY7)."""

    def __init__(self, s: ViroidState, world: World, seat: int, spread: int) -> None:
        self.means = means_of(spread)
        near = self.means == words.NEAR
        reached = world.near(s.present[seat]) if near else reached_by(s, seat, self.means)
        super().__init__(s, world, seat, outbreak_ways(s, seat, spread), reached)

    def means_to(self, city: int) -> list[int]:
        return [self.means]

    def too_far(self, city: int) -> str:
        marker = marker_before(self.s, self.seat, self.means, city)
        return marker or too_far_by(self.s, self.seat, self.means, city)


class Flying(Access):
    """The spores of a fungus, whose birds nobody watches (VI-PA-PIL2, VI-Q21)."""

    def __init__(self, s: ViroidState, world: World, seat: int, way: int) -> None:
        super().__init__(s, world, seat, [way], world.flown_to(s.present[seat], NONE))

    def means_to(self, city: int) -> list[int]:
        return [words.BY_BIRD]

    def too_far(self, city: int) -> str:
        return too_far_by(self.s, self.seat, words.BY_BIRD, city)


class Settling(Access):
    """The first infected, who needs no neighbour (VI-S19); where nobody could go anywhere, any field will do."""

    def __init__(self, s: ViroidState, world: World, seat: int) -> None:
        ways = [way for way in range(SIMPLE) if s.players[seat].strengths[way] > 0]
        super().__init__(s, world, seat, ways, (1 << world.cities) - 1)
        first = first_cities(s, seat)
        if not first & self.open & self.bearable:
            self.ways = list(range(SIMPLE))
            self.bearable = self.open = first

    def ways_into(self, city: int) -> list[int]:
        return [way for way in self.ways if has(self.s.free[way], city)]

    def no_way(self) -> str:
        return "VI-S19"


def marker_before(s: ViroidState, seat: int, means: int, city: int) -> str:
    """The rule of the marker that keeps bird, plane or ship from a city; empty if it would be too far anyway (VI-GW2,
    VI-GW5)."""
    own = s.present[seat]
    if means == words.BY_BIRD:
        return "VI-GW2" if has(s.world.flown_to(own, NONE), city) else ""
    if means == words.BY_PLANE:
        return "VI-GW5" if has(s.world.landed_in(own, NONE), city) else ""
    return "VI-GW5" if means == words.BY_SHIP and has(s.world.sailed_to(own, NONE), city) else ""


def too_far_by(s: ViroidState, seat: int, means: int, city: int) -> str:
    """The rule that means do not lead to a city: they do not lead that far, or would end where they start (VI-2.12)."""
    stays = means != words.NEAR and has(s.present[seat], city)
    return "VI-2.12" if stays else TOO_FAR[means]


def access_now(s: ViroidState) -> Access | None:
    """How the player who is asked for a city gets into it; nothing if nobody is."""
    asking = s.agenda[-1] if s.agenda else -1
    if asking == words.INFECT:
        return Infecting(s, s.world)
    if asking == words.BREAK_OUT_TO:
        return BreakingOut(s, s.world, words.told_break_out_to(s).seat, words.told_break_out_to(s).spread)
    if asking == words.FLY_TO:
        return Flying(s, s.world, words.told_fly_to(s).seat, words.told_fly_to(s).way)
    if asking == words.SETTLE:
        return Settling(s, s.world, words.told_settle(s))
    return None


def first_stop(s: ViroidState, city: int) -> str:
    """The first rule in the way to a city that somebody is asked for; empty if there is none."""
    access = access_now(s)
    stops = access.before(city) if access is not None else []
    return stops[0] if stops else ""
