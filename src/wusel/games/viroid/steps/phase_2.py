"""Phase 2: infection, one cube at a time (VI-2.1..VI-2.22)."""

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import has
from wusel.engine.step import Ask
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.access import first_stop, infecting
from wusel.games.viroid.happenings import infect
from wusel.games.viroid.reach import SPREAD_OF, cost, means_to, near, owned_ways, ways_into, ways_left
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.words import City, Means, Way


def start_infection(s: ViroidState) -> None:
    """Begin the phase with all points and levels (VI-2.2, VI-2.14)."""
    s.infection_left = s.players[s.active].infection
    s.used = [0] * len(s.used)
    s.inland = 0
    if s.infection_left:
        go_on(s)
    else:
        words.tell_no_points(s, s.active)


def go_on(s: ViroidState) -> None:
    """Ask for a further infection if one is possible (VI-2.1, VI-Q1); otherwise the points lapse (VI-F5)."""
    if not s.infection_left:
        return
    ways = ways_left(s)
    if not ways:
        words.tell_ways_used_up(s, s.active, s.infection_left, owned_ways(s, s.active))
        return
    access = infecting(s, ways)
    cities = access.cities()
    if cities:
        words.then_infect(s, cities)
    else:
        words.tell_points_lapsed(s, s.active, s.infection_left, access.why_nowhere())


class Infect(Ask[ViroidState]):
    """The active player picks the next city to infect. A player may not stop while a city can be infected (VI-2.1).
    Without `must_use_extended`, cities that only bird, plane or ship can reach do not count (VI-Q1). `Access` finds all
    options at once, and also the rules that bar each city."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        cities = words.told_infect(s)
        found = s.content.entering.of(cities)
        if not s.variant.must_use_extended and not cities & near(s, seat):
            found.append(words.STOP)
        return found

    def barred(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        if verb(choice) == words.STOP:
            return "VI-2.1"
        return first_stop(s, words.chosen_city(choice))

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        if choice == words.STOP:
            return
        city = words.chosen_city(choice)
        ways = ways_into(s, city)
        if len(ways) > 1:
            words.then_infect_by(s, city)
        else:
            find_means(s, city, ways[0])


def find_means(s: ViroidState, city: City, way: Way) -> None:
    """Ask for the means if the city is not near and several lead there (VI-2.10)."""
    means = means_to(s, city)
    if len(means) > 1:
        words.then_infect_over(s, city, way)
    else:
        place_cube(s, city, way, means[0])


def place_cube(s: ViroidState, city: City, way: Way, means: Means) -> None:
    """Place the cube and use up the points and levels that it took (VI-2.22); it pays one DNA (VI-2.19)."""
    s.infection_left -= cost(s, city)
    s.used[way] += 1
    if means != words.NEAR:
        s.used[SPREAD_OF[means]] += 1
    if not has(s.world.harbours, city):
        s.inland += 1
    words.tell_infected(s, s.active, city, way, means)
    infect(s, s.active, city, way)
    s.earn(s.active, 1)
    go_on(s)


class InfectBy(Ask[ViroidState]):
    """The active player picks the way in, if there are several (VI-2.5, VI-2.8)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.choose_way(way) for way in ways_into(s, words.told_infect_by(s))]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        find_means(s, words.told_infect_by(s), words.chosen_way(choice))


class InfectOver(Ask[ViroidState]):
    """The active player picks bird, plane or ship, if there are several (VI-2.10)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.travel(means) for means in means_to(s, words.told_infect_over(s).city)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        told = words.told_infect_over(s)
        place_cube(s, told.city, told.way, words.chosen_means(choice))
