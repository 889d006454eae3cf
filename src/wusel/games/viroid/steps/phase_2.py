"""Phase 2: infection, one cube at a time (VI-2.1..VI-2.22)."""

from wusel.engine.sets import has
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.access import first_stop
from wusel.games.viroid.happenings import infect
from wusel.games.viroid.reach import (
    cost,
    means_to,
    near,
    spread_of,
    targets,
    ways_into,
)
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.steps.ask_active import AskActive


def start_infection(s: ViroidState) -> None:
    """All points and levels are there anew (VI-2.2, VI-2.14)."""
    s.infection_left = s.players[s.active].infection
    s.used = [0] * len(s.used)
    s.inland = 0
    go_on(s)


def go_on(s: ViroidState) -> None:
    """A further infection, as long as one is possible (VI-2.1, VI-Q1); otherwise the points lapse (VI-F5)."""
    cities = targets(s)
    if cities:
        words.then_infect(s, cities)


class Infect(AskActive):
    """Which city next. There is no stopping while one can be infected (VI-2.1), or if so agreed, while one can be
    without bird, plane and ship (VI-Q1)."""

    def options(self, s: ViroidState, seat: int) -> list[int]:
        cities = words.told_infect(s)
        found = s.content.entering.of(cities)
        if not s.variant.must_use_extended and not cities & near(s, seat):
            found.append(words.STOP)
        return found

    def barred(self, s: ViroidState, seat: int, choice: int) -> str:
        if verb(choice) == words.STOP:
            return "VI-2.1"
        return first_stop(s, words.chosen_city(choice))

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        if choice == words.STOP:
            return
        world, city = s.content.worlds[s.seats], words.chosen_city(choice)
        ways = ways_into(s, city)
        if len(ways) > 1:
            words.then_infect_by(s, city)
        else:
            find_means(s, city, ways[0])


def find_means(s: ViroidState, city: int, way: int) -> None:
    """By which means, where the way is long and there are several (VI-2.10)."""
    means = means_to(s, city)
    if len(means) > 1:
        words.then_infect_over(s, city, way)
    else:
        place_cube(s, city, way, means[0])


def place_cube(s: ViroidState, city: int, way: int, means: int) -> None:
    """The cube is placed, and what it took is used up (VI-2.22); it pays one DNA (VI-2.19)."""
    s.infection_left -= cost(s, city)
    s.used[way] += 1
    if means != words.NEAR:
        s.used[spread_of(means)] += 1
    if not has(s.world.harbours, city):
        s.inland += 1
    s.tell_all(words.INFECTED, [s.active, city, way, means])
    infect(s, s.active, city, way)
    s.earn(s.active, 1)
    go_on(s)


class InfectBy(AskActive):
    """Which way in, where there are several (VI-2.5, VI-2.8)."""

    def options(self, s: ViroidState, seat: int) -> list[int]:
        ways = ways_into(s, words.told_infect_by(s))
        return [words.choose_way(way) for way in ways]

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        world = s.content.worlds[s.seats]
        find_means(s, words.told_infect_by(s), words.chosen_way(choice))


class InfectOver(AskActive):
    """By which means, where there are several (VI-2.10)."""

    def options(self, s: ViroidState, seat: int) -> list[int]:
        means = means_to(s, words.told_infect_over(s).city)
        return [words.travel(one) for one in means]

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        city, way = words.told_infect_over(s).city, words.told_infect_over(s).way
        place_cube(s, city, way, words.chosen_means(choice))
