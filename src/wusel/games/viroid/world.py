"""The map: cities with their wells, and the ways between them. Sets of cities are single numbers (engine/sets)."""

from typing import Final, NewType

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import NONE, Unions, added, first, has, only, set_of
from wusel.games.viroid.limits import EVERY_WAY, MOST_RESISTANCE
from wusel.games.viroid.words import (
    City,
    CitySet,
    Continent,
    Line,
    LineSet,
    PerCity,
    PerLine,
    PerResistance,
    PerWay,
    Way,
    each_city,
    each_line,
)

Field = NewType("Field", int)
"""A well of some city, numbered through the whole world."""
NO_FIELD: Final = Field(NOTHING)

Ends = tuple[City, City]
FLIGHT: Final = 3


class World:
    """The cities of a game for some number of players. The fields of all cities are in one list; those of a city begin
    at `first[city]` and end before the next city's. `ways[field]` is the way into a field, and `homes[field]` its city.
    `wells[city][way]` has the fields of a city with a way, `entries[way]` the cities with such a field.
    `needs[resistance][city]` is the resistance that a city requires."""

    def __init__(
        self,
        names: PerCity[str],
        continents: PerCity[Continent],
        wells: PerCity[list[Way]],
        needs: PerResistance[PerCity[int]],
        airports: CitySet,
        land: list[Ends],
        lines: PerLine[Ends],
    ) -> None:
        self.names = names
        self.everywhere: CitySet = first(len(names))
        self.cities = each_city(self.everywhere)
        self.continents = continents
        self.needs = needs
        self.airports = airports
        self.lines = lines
        self.first = [0]
        self.ways: list[Way] = []
        self.homes: list[City] = []
        for city in self.cities:
            self.ways += sorted(wells[city])
            self.homes += [city] * len(wells[city])
            self.first.append(len(self.ways))
        self.fields: PerCity[list[Field]] = [
            [Field(field) for field in range(self.first[city], self.first[city + 1])] for city in self.cities
        ]
        self.wells: PerCity[PerWay[list[Field]]] = [
            [[field for field in fields if self.ways[field] == way] for way in EVERY_WAY] for fields in self.fields
        ]
        self.entries: PerWay[CitySet] = [
            set_of([city for city in self.cities if way in wells[city]]) for way in EVERY_WAY
        ]
        self.land: PerCity[CitySet] = [NONE] * len(names)
        for one, other in land:
            self.land[one] = added(self.land[one], other)
            self.land[other] = added(self.land[other], one)
        self.beside = Unions(self.land)
        self.piers: PerCity[list[Line]] = [[] for _ in names]
        self.harbours: CitySet = NONE
        for line in each_line(first(len(lines))):
            for city in lines[line]:
                self.piers[city].append(line)
                self.harbours = added(self.harbours, city)
        self.flights = Unions([self.flown_from(city, NONE) for city in self.cities])
        self.voyages = Unions([set_of([self.far_end(line, city) for line in self.piers[city]]) for city in self.cities])
        self.bearable: PerResistance[list[CitySet]] = [self.bearing(asked) for asked in needs]

    def bearing(self, asked: PerCity[int]) -> list[CitySet]:
        """Return the set of cities that can be borne with each value of a resistance."""
        values = range(MOST_RESISTANCE + 1)
        return [set_of([city for city in self.cities if asked[city] <= value]) for value in values]

    def borne_with(self, values: PerResistance[int]) -> CitySet:
        """Return the cities whose needs these resistances meet (VI-2.7)."""
        borne = self.bearable
        return borne[0][values[0]] & borne[1][values[1]] & borne[2][values[2]]

    def ways_into(self, city: City) -> list[Way]:
        """Return the way into each field of a city."""
        return self.ways[self.first[city] : self.first[city + 1]]

    def far_end(self, line: Line, city: City) -> City:
        """Return the city at the other end of a sea line."""
        one, other = self.lines[line]
        return other if city == one else one

    def near(self, cities: CitySet) -> CitySet:
        """Return these cities and all that are one land line away (VI-2.9)."""
        return cities | self.beside.of(cities)

    def flown_to(self, cities: CitySet, closed: CitySet) -> CitySet:
        """Return the cities that birds reach from one of these cities over at most three land lines. Birds do not
        leave, cross or land in closed cities (VI-2.11, VI-2.12, VI-GW2)."""
        if not closed:
            return self.flights.of(cities)
        found = NONE
        for city in each_city(cities):
            found |= self.flown_from(city, closed)
        return found

    def flown_from(self, city: City, closed: CitySet) -> CitySet:
        """Return the cities that birds reach from a single city."""
        start = only(city) & ~closed
        found = fresh = start
        for _ in range(FLIGHT):
            fresh = self.beside.of(fresh) & ~found & ~closed
            found |= fresh
        return found & ~start

    def landed_in(self, cities: CitySet, blocked: CitySet) -> CitySet:
        """Return the airports that planes reach from another airport in these cities. Planes do not leave or land in
        blocked ones (VI-2.12, VI-Q15)."""
        airports = self.airports & ~blocked
        starts = airports & cities
        if starts & (starts - 1):
            return airports
        return airports & ~starts if starts else NONE

    def sailed_to(self, cities: CitySet, blocked: LineSet) -> CitySet:
        """Return the cities one open sea line away from these cities (VI-2.13)."""
        if not blocked:
            return self.voyages.of(cities)
        found = NONE
        for city in each_city(cities & self.harbours):
            for line in self.piers[city]:
                if not has(blocked, line):
                    found = added(found, self.far_end(line, city))
        return found

    def open_harbours(self, blocked: LineSet) -> CitySet:
        """Return the harbours with a sea line that is not blocked (VI-PA-VIB6)."""
        if not blocked:
            return self.harbours
        found = NONE
        for line in each_line(first(len(self.lines)) & ~blocked):
            one, other = self.lines[line]
            found = added(added(found, one), other)
        return found
