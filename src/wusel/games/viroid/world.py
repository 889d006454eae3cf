"""The map: cities with their wells, and the ways between them. Sets of cities are single numbers (engine/sets)."""

from typing import Final

from wusel.engine.sets import NONE, Unions, added, has, members, only, set_of
from wusel.games.viroid import words
from wusel.games.viroid.limits import MOST_RESISTANCE

FLIGHT: Final = 3


class World:
    """The cities of a game for some number of players, by number. A city's fields are neighbours in one list for the
    whole world, from `first[city]` up to the next city's; `ways[field]` says by which way each is entered,
    `homes[field]` in which city it is, `wells[city][way]` which fields of a city have a way, `entries[way]` into which
    cities a way leads. `needs[resistance][city]` is what a city asks for."""

    def __init__(
        self,
        names: list[str],
        continents: list[int],
        wells: list[list[int]],
        needs: list[list[int]],
        airports: int,
        land: list[tuple[int, int]],
        lines: list[tuple[int, int]],
    ) -> None:
        self.names = names
        self.cities = len(names)
        self.continents = continents
        self.needs = needs
        self.airports = airports
        self.lines = lines
        self.first = [0]
        self.ways: list[int] = []
        self.homes: list[int] = []
        for city, here in enumerate(wells):
            self.ways += sorted(here)
            self.homes += [city] * len(here)
            self.first.append(len(self.ways))
        self.wells = [
            [
                [field for field in range(self.first[city], self.first[city + 1]) if self.ways[field] == way]
                for way in range(len(words.WAYS))
            ]
            for city in range(self.cities)
        ]
        self.entries = [
            set_of([city for city in range(self.cities) if way in wells[city]]) for way in range(len(words.WAYS))
        ]
        self.land = [NONE] * self.cities
        for one, other in land:
            self.land[one] = added(self.land[one], other)
            self.land[other] = added(self.land[other], one)
        self.beside = Unions(self.land)
        self.piers: list[list[int]] = [[] for _ in names]
        self.harbours = NONE
        for line, (one, other) in enumerate(lines):
            for city in (one, other):
                self.piers[city].append(line)
                self.harbours = added(self.harbours, city)
        self.flights = Unions([self.flown_from(city, NONE) for city in range(self.cities)])
        self.voyages = Unions(
            [set_of([self.far_end(line, city) for line in self.piers[city]]) for city in range(self.cities)]
        )
        self.bearable = [self.bearing(resistance) for resistance in range(len(needs))]

    def bearing(self, resistance: int) -> list[int]:
        """The set of cities that can be borne with each value of a resistance."""
        needs = self.needs[resistance]
        values = range(MOST_RESISTANCE + 1)
        return [set_of([city for city in range(self.cities) if needs[city] <= value]) for value in values]

    def far_end(self, line: int, city: int) -> int:
        """Where a sea line leads from one of its harbours."""
        one, other = self.lines[line]
        return other if city == one else one

    def near(self, cities: int) -> int:
        """These cities and all that are one land line away (VI-2.9)."""
        return cities | self.beside.of(cities)

    def flown_to(self, cities: int, closed: int) -> int:
        """Where birds get from one of these cities to another over at most three land lines; closed cities are neither
        left nor flown over nor landed in (VI-2.11, VI-2.12, VI-GW2)."""
        if not closed:
            return self.flights.of(cities)
        found = NONE
        for city in members(cities):
            found |= self.flown_from(city, closed)
        return found

    def flown_from(self, city: int, closed: int) -> int:
        """The same from a single city, one line after the other."""
        start = only(city) & ~closed
        found = fresh = start
        for _ in range(FLIGHT):
            fresh = self.beside.of(fresh) & ~found & ~closed
            found |= fresh
        return found & ~start

    def landed_in(self, cities: int, blocked: int) -> int:
        """The airports to which planes get from another one in these cities; blocked ones are neither left nor landed
        in (VI-2.12, VI-Q15)."""
        airports = self.airports & ~blocked
        starts = airports & cities
        if starts & (starts - 1):
            return airports
        return airports & ~starts if starts else NONE

    def sailed_to(self, cities: int, blocked: int) -> int:
        """Where one open sea line leads from these cities (VI-2.13)."""
        if not blocked:
            return self.voyages.of(cities)
        found = NONE
        for city in members(cities & self.harbours):
            for line in self.piers[city]:
                if not has(blocked, line):
                    found = added(found, self.far_end(line, city))
        return found

    def open_harbours(self, blocked: int) -> int:
        """Harbours with a sea line that is not blocked (VI-PA-VIB6)."""
        if not blocked:
            return self.harbours
        found = NONE
        for line in range(len(self.lines)):
            if not has(blocked, line):
                one, other = self.lines[line]
                found = added(added(found, one), other)
        return found
