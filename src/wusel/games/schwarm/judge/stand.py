"""How a player's pieces hang together, kept while choices are looked at: a piece more joins what it touches, and all
else stays as it is."""

from typing import Final

from wusel.engine.sets import count, has, only
from wusel.engine.word import Word
from wusel.games.schwarm import words
from wusel.games.schwarm.network import Network, Ways
from wusel.games.schwarm.points import SIDE_BONUS
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.tiles import ALL_FOUR
from wusel.games.schwarm.waters import Beach, Waters
from wusel.games.schwarm.words import DirectionSet, Field, Land, LandSet, Staff, each_land

BONUS: Final = [SIDE_BONUS[count(sides)] for sides in range(ALL_FOUR + 1)]
"""By the coasts that are joined."""


class Part:
    """A network: its fields, the lands with own stations, the fields beside these and their coasts; what it scores in a
    round and at the end, and what its lands are worth if it leads to the queen (SW-R1, SW-E2, SW-E3)."""

    __slots__ = ("end", "fields", "lands", "points", "shore", "sides", "value")

    def __init__(self, fields: Word, lands: LandSet, points: int) -> None:
        self.fields: Word = fields
        self.lands = lands
        self.points = points
        self.shore: Word = 0
        self.sides = 0
        self.value = 0
        self.end = 0

    def take_in(self, part: "Part") -> None:
        """It is joined with another."""
        self.fields |= part.fields
        self.lands |= part.lands
        self.points += part.points
        self.shore |= part.shore
        self.sides |= part.sides
        self.value += part.value

    def take_land(self, waters: Waters, lands: LandSet) -> None:
        """Stations belong to it."""
        self.lands |= lands
        for land in each_land(lands):
            self.shore |= waters.beaches[land].fields
            self.sides |= only(waters.sea.sides[land])
            self.value += waters.sea.values[land]

    def add_up(self, queen: Word) -> None:
        """What it scores at the end, as it is now."""
        self.end = BONUS[self.sides] + (self.value if self.fields & queen else 0)

    def with_points(self, points: int) -> "Part":
        """The same with so much more for its people."""
        part = Part(self.fields, 0, points)
        part.take_in(self)
        part.end = self.end
        return part

    def comes_before(self, part: "Part") -> bool:
        """Networks are told by their first fields; stations that touch nothing come last."""
        return self.fields != 0 and (not part.fields or self.fields & -self.fields < part.fields & -part.fields)


NO_PART: Final = Part(0, 0, 0)


class Stand:
    """A player's pieces: the fields they are on, those from which they lead north, east, south and west, the stations
    in the order of their land with their staff, and the networks."""

    __slots__ = ("east", "nodes", "north", "parts", "south", "staff", "stations", "waters", "west")

    def __init__(
        self,
        waters: Waters,
        nodes: Word,
        north: Word,
        east: Word,
        south: Word,
        west: Word,
        stations: list[Land],
        staff: list[Staff],
        parts: list[Part],
    ) -> None:
        self.waters = waters
        self.nodes: Word = nodes
        self.north: Word = north
        self.east: Word = east
        self.south: Word = south
        self.west: Word = west
        self.stations = stations
        self.staff = staff
        self.parts = parts

    def with_piece(self, field: Field, openings: DirectionSet) -> "Stand":
        """One piece more, which leads on to some sides: a tile with a buoy, a ship, the queen with a buoy."""
        around = self.waters.around[field][openings]
        here: Word = around.here
        beside: Word = (
            self.south & around.north | self.west & around.east | self.north & around.south | self.east & around.west
        )
        part = Part(here, 0, 1)
        return Stand(
            self.waters,
            self.nodes | here,
            self.north | here if openings & 1 else self.north,
            self.east | here if openings & 2 else self.east,
            self.south | here if openings & 4 else self.south,
            self.west | here if openings & 8 else self.west,
            self.stations,
            self.staff,
            self.joined(part, here | beside, around.lands),
        )

    def joined(self, part: Part, fields: Word, lands: LandSet) -> list[Part]:
        """The networks with a part that touches some fields and lands."""
        found: list[Part] = []
        for other in self.parts:
            if other.fields & fields or other.lands & lands:
                part.take_in(other)
            else:
                found.append(other)
        part.add_up(self.waters.queen)
        found.append(part)
        return found

    def with_station(self, land: Land, staff: Staff, points: int) -> "Stand":
        """One station more; it joins what leads to it."""
        beach = self.waters.beaches[land]
        fields: Word = (
            self.north & beach.north | self.east & beach.east | self.south & beach.south | self.west & beach.west
        )
        part = Part(0, 0, points)
        part.take_land(self.waters, only(land))
        place = 0
        while place < len(self.stations) and self.stations[place] < land:
            place += 1
        stations = [*self.stations[:place], land, *self.stations[place:]]
        staffs = [*self.staff[:place], staff, *self.staff[place:]]
        return self.with_parts(stations, staffs, self.joined(part, fields, 0))

    def with_researcher(self, land: Land, points: int) -> "Stand":
        """One researcher more on a station."""
        place = self.stations.index(land)
        staff = self.staff[:]
        staff[place] += 1
        parts = [part.with_points(points) if has(part.lands, land) else part for part in self.parts]
        return self.with_parts(self.stations, staff, parts)

    def with_parts(self, stations: list[Land], staff: list[Staff], parts: list[Part]) -> "Stand":
        return Stand(self.waters, self.nodes, self.north, self.east, self.south, self.west, stations, staff, parts)

    def leads_to(self, beach: Beach, fields: Word) -> bool:
        """Whether one of some own fields leads onto a beach."""
        leading: Word = (
            self.north & beach.north | self.east & beach.east | self.south & beach.south | self.west & beach.west
        )
        return fields & leading != 0

    def met_queen(self) -> "Stand":
        """With a buoy on the queen's field if a network with a station leads there (SW-KO1)."""
        waters = self.waters
        around = waters.around[waters.sea.queen][ALL_FOUR]
        gate: Word = (
            self.nodes & waters.queen
            | self.south & around.north
            | self.west & around.east
            | self.north & around.south
            | self.east & around.west
        )
        if gate:
            for part in self.parts:
                if part.fields & gate and part.lands:
                    return self.with_piece(waters.sea.queen, ALL_FOUR)
        return self


def stand_of(s: SchwarmState, player: Player) -> Stand:
    """A player's tiles and stations, without ships and without the queen."""
    ways = Ways(s, player, 0)
    order = sorted(range(len(player.stations)), key=lambda place: player.stations[place])
    parts = [part_of(s, player, network) for network in ways.networks()]
    return Stand(
        s.content.waters,
        ways.nodes,
        ways.north,
        ways.east,
        ways.south,
        ways.west,
        [player.stations[place] for place in order],
        [player.staff[place] for place in order],
        parts,
    )


def part_of(s: SchwarmState, player: Player, network: Network) -> Part:
    points = count(network.lands) + count(player.buoys & network.fields)
    for field in player.doubles:
        points += has(network.fields, field)
    for place in range(len(player.stations)):
        if has(network.lands, player.stations[place]):
            points += player.staff[place] * points_for_staff(player)
    part = Part(network.fields, 0, points)
    part.take_land(s.content.waters, network.lands)
    part.add_up(s.content.waters.queen)
    return part


def points_for_staff(player: Player) -> int:
    """What a researcher scores (SW-AB4)."""
    return 2 if player.ability == words.BRILLIANT_RESEARCHER else 1
