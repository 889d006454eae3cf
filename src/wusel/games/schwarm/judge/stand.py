"""The connections of a player's pieces, kept while the judge rates choices. One more piece joins the networks that it
touches, and the rest stays as it is."""

from typing import Final

from wusel.engine.sets import count, has, only
from wusel.engine.word import Word
from wusel.games.schwarm import words
from wusel.games.schwarm.content.tiles import ALL_FOUR
from wusel.games.schwarm.content.waters import Around, Waters
from wusel.games.schwarm.rules.network import Leads, Network, Ways
from wusel.games.schwarm.rules.points import SIDE_BONUS
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.words import DirectionSet, Field, Land, LandSet, Staff, each_land

BONUS: Final = [SIDE_BONUS[count(sides)] for sides in range(ALL_FOUR + 1)]
"""The bonus by the set of joined coasts."""


class Part:
    """A network: its fields, the lands with own stations, the fields beside these, and their coasts. It also has its
    points in a round and at the end, and the value of its lands if it leads to the queen (SW-R1, SW-E2, SW-E3)."""

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
        """Join another network to this one."""
        self.fields |= part.fields
        self.lands |= part.lands
        self.points += part.points
        self.shore |= part.shore
        self.sides |= part.sides
        self.value += part.value

    def take_land(self, waters: Waters, lands: LandSet) -> None:
        """Add stations to the network."""
        self.lands |= lands
        for land in each_land(lands):
            self.shore |= waters.beaches[land].fields
            self.sides |= only(waters.sea.sides[land])
            self.value += waters.sea.values[land]

    def add_up(self, queen: Word) -> None:
        """Compute the points at the end as the network is now."""
        self.end = BONUS[self.sides] + (self.value if self.fields & queen else 0)

    def with_points(self, points: int) -> "Part":
        """Return the same network with more points for its researchers."""
        part = Part(self.fields, 0, points)
        part.take_in(self)
        part.end = self.end
        return part

    def comes_before(self, part: "Part") -> bool:
        """Return whether this network comes first in the order by the first field. Stations that touch nothing come
        last."""
        return self.fields != 0 and (not part.fields or self.fields & -self.fields < part.fields & -part.fields)


NO_PART: Final = Part(0, 0, 0)


class Stand(Leads):
    """A player's pieces, with the stations in the order of their land and their staff.

    `more` counts additional pieces on a field, with four bits for each field. Networks are computed on demand: from the
    networks `before` the last piece, which came `around` a field.
    """

    __slots__ = ("around", "before", "known", "more", "staff", "stations")

    def __init__(
        self, waters: Waters, stations: list[Land], staff: list[Staff], parts: list[Part] | None = None
    ) -> None:
        super().__init__(waters)
        self.stations = stations
        self.staff = staff
        self.more = 0
        self.before: Stand | None = None
        self.around: Around | None = None
        self.known = parts

    def with_piece(self, field: Field, openings: DirectionSet) -> "Stand":
        """Return the stand with one more piece that is open to some sides: a tile with a buoy, a ship, or the queen
        with a buoy."""
        around = self.waters.around[field][openings]
        here: Word = around.here
        stand = Stand(self.waters, self.stations, self.staff)
        stand.nodes = self.nodes | here
        stand.north = self.north | here if openings & 1 else self.north
        stand.east = self.east | here if openings & 2 else self.east
        stand.south = self.south | here if openings & 4 else self.south
        stand.west = self.west | here if openings & 8 else self.west
        stand.more = self.more + once_more(field) if self.nodes & here else self.more
        stand.before = self
        stand.around = around
        return stand

    def with_station(self, land: Land, staff: Staff, points: int) -> "Stand":
        """Return the stand with one more station, which joins the fields that lead to it."""
        place = 0
        while place < len(self.stations) and self.stations[place] < land:
            place += 1
        stations = [*self.stations[:place], land, *self.stations[place:]]
        staffs = [*self.staff[:place], staff, *self.staff[place:]]
        part = Part(0, 0, points)
        part.take_land(self.waters, only(land))
        return self.with_parts(stations, staffs, self.joined(part, self.landing(self.waters.beaches[land]), 0))

    def with_researcher(self, land: Land, points: int) -> "Stand":
        """Return the stand with one more researcher on a station."""
        staff = self.staff[:]
        staff[self.stations.index(land)] += 1
        parts = [part.with_points(points) if has(part.lands, land) else part for part in self.parts()]
        return self.with_parts(self.stations, staff, parts)

    def with_parts(self, stations: list[Land], staff: list[Staff], parts: list[Part]) -> "Stand":
        """Return the same fields with other stations."""
        stand = Stand(self.waters, stations, staff, parts)
        stand.nodes = self.nodes
        stand.north = self.north
        stand.east = self.east
        stand.south = self.south
        stand.west = self.west
        stand.more = self.more
        return stand

    def met_queen(self) -> "Stand":
        """Return the stand with a buoy on the queen's field if a network with a station leads there (SW-KO1)."""
        gate: Word = self.gate_to_queen()
        if gate:
            for part in self.parts():
                if part.fields & gate and part.lands:
                    return self.with_piece(self.waters.sea.queen, ALL_FOUR)
        return self

    # --- networks

    def parts(self) -> list[Part]:
        """Return the networks, including stations that touch no other piece."""
        parts = self.known
        if parts is None:
            before, around = self.before, self.around
            assert before is not None
            assert around is not None
            fields: Word = around.here | before.leading_to(around)
            parts = self.known = before.joined(Part(around.here, 0, 1), fields, around.lands)
        return parts

    def joined(self, part: Part, fields: Word, lands: LandSet) -> list[Part]:
        """Return the networks with a part that touches some fields and lands."""
        found: list[Part] = []
        for other in self.parts():
            if other.fields & fields or other.lands & lands:
                part.take_in(other)
            else:
                found.append(other)
        part.add_up(self.waters.queen)
        found.append(part)
        return found


def once_more(field: Field) -> int:
    return 1 << 4 * field


def stand_of(s: SchwarmState, player: Player) -> Stand:
    """Return a player's tiles and stations, without ships and without the queen."""
    ways = Ways(s, player, 0)
    parts = [part_of(s, player, network) for network in ways.networks()]
    order = sorted(range(len(player.stations)), key=lambda place: player.stations[place])
    stations = [player.stations[place] for place in order]
    stand = Stand(s.content.waters, stations, [player.staff[place] for place in order], parts)
    stand.nodes = ways.nodes
    stand.north = ways.north
    stand.east = ways.east
    stand.south = ways.south
    stand.west = ways.west
    stand.more = sum([once_more(field) for field in player.doubles])
    return stand


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
    """Return the score of a researcher (SW-AB4)."""
    return 2 if player.ability == words.BRILLIANT_RESEARCHER else 1
