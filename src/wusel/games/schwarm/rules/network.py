"""Networks: the connected pieces of a player, as bits over the fields (SW-N1..N4, SW-Q17, SW-Q20)."""

from wusel.engine.kinds import Seat
from wusel.engine.sets import count, has, only, set_of
from wusel.engine.word import Word
from wusel.games.schwarm.content.sea import FOUR, Way
from wusel.games.schwarm.content.tiles import ALL_FOUR
from wusel.games.schwarm.content.waters import Around, Beach, Waters
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.words import EAST, NORTH, SOUTH, WEST, FieldSet, LandSet, N, PerBuilt, PerPiece, each_field


class Network:
    """A connected part: its fields, and the lands with own stations."""

    __slots__ = ("fields", "lands")

    def __init__(self, fields: Word, lands: LandSet) -> None:
        self.fields: Word = fields
        self.lands = lands


class Leads:
    """The connections of a player's pieces: the fields they are on, and those of them that are open to the north, east,
    south and west."""

    __slots__ = ("east", "nodes", "north", "south", "waters", "west")

    def __init__(self, waters: Waters) -> None:
        self.waters = waters
        self.nodes: Word = 0
        self.north: Word = 0
        self.east: Word = 0
        self.south: Word = 0
        self.west: Word = 0

    def leading_to(self, around: Around) -> Word:
        """Return the fields around a piece that are open towards it."""
        return self.south & around.north | self.west & around.east | self.north & around.south | self.east & around.west

    def landing(self, beach: Beach) -> Word:
        """Return the fields that lead onto a beach."""
        return self.north & beach.north | self.east & beach.east | self.south & beach.south | self.west & beach.west

    def gate_to_queen(self) -> Word:
        """Return the fields that lead to the queen, including her own if a ship is there."""
        waters = self.waters
        return self.nodes & waters.queen | self.leading_to(waters.around[waters.sea.queen][ALL_FOUR])


class Ways(Leads):
    """The connections with the stations: `landings` has the fields that are open to each own station.

    An own buoy makes its tile conduct. Hubs are open on all sides: an own ship, and the queen with an own buoy (SW-N3,
    SW-KO2).
    """

    __slots__ = ("landings", "stations")

    def __init__(self, s: SchwarmState, player: Player, hubs: Word) -> None:
        super().__init__(s.content.waters)
        opens = s.opens
        tiles: Word = player.buoys & ~self.waters.queen
        self.nodes = tiles | hubs
        self.north = tiles & opens[NORTH] | hubs
        self.east = tiles & opens[EAST] | hubs
        self.south = tiles & opens[SOUTH] | hubs
        self.west = tiles & opens[WEST] | hubs
        self.stations = player.stations
        self.landings: PerBuilt[FieldSet] = [self.landing(self.waters.beaches[land]) for land in player.stations]

    def linked(self, fields: Word) -> Word:
        """Return the fields that are connected to some fields, open on both sides."""
        waters = self.waters
        return (
            waters.north_of(fields & self.north) & self.south
            | waters.east_of(fields & self.east) & self.west
            | waters.south_of(fields & self.south) & self.north
            | waters.west_of(fields & self.west) & self.east
        )

    def network_from(self, start: Word) -> Network:
        """Return the whole network of a field. A station joins all fields that touch it (SW-N2)."""
        fields: Word = start
        lands = 0
        fresh: Word = start
        while fresh:
            reached: Word = self.linked(fresh)
            for place in range(len(self.landings)):
                landing: Word = self.landings[place]
                if fresh & landing:
                    reached |= landing
                    lands |= only(self.stations[place])
            fresh = reached & ~fields
            fields |= fresh
        return Network(fields, lands)

    def networks(self) -> list[Network]:
        """Return every network, including stations that touch no other piece."""
        found = []
        joined = 0
        rest: Word = self.nodes
        while rest:
            network = self.network_from(rest & -rest)
            found.append(network)
            rest &= ~network.fields
            joined |= network.lands
        return found + [Network(0, only(land)) for land in self.stations if not has(joined, land)]

    def joints(self) -> list[Way]:
        """Return the places where pieces are joined, once from each side: the ways from fields to fields and lands
        (SW-N3)."""
        waters = self.waters
        linked = [
            self.north & waters.south_of(self.south),
            self.east & waters.west_of(self.west),
            self.south & waters.north_of(self.north),
            self.west & waters.east_of(self.east),
        ]
        opens = [self.north, self.east, self.south, self.west]
        found = [Way(field, direction) for direction in FOUR for field in each_field(linked[direction])]
        for land in self.stations:
            found += [shore for shore in waters.sea.shores[land] if has(opens[shore.direction], shore.field)]
        return found

    def anchored(self, ships: Word) -> Word:
        """Return the fields of all networks with an own station or ship, on which a player may build (SW-F4,
        SW-Q33)."""
        rest: Word = ships
        for landing in self.landings:
            rest |= landing
        found: Word = 0
        while rest:
            found |= self.network_from(rest & -rest).fields
            rest &= ~found
        return found


def hubs_of(s: SchwarmState, player: Player) -> FieldSet:
    """Return a player's ships, and the queen's field if it has an own buoy."""
    return set_of(player.ships) | player.buoys & only(s.sea.queen)


def networks_of(s: SchwarmState, seat: Seat) -> list[Network]:
    """Return every network of a player."""
    return Ways(s, s.players[seat], hubs_of(s, s.players[seat])).networks()


def reaches_queen(s: SchwarmState, player: Player) -> bool:
    """Return whether an own station is connected to the queen without the buoy on her field (SW-KO1, SW-KO3,
    SW-Q20)."""
    ways = Ways(s, player, set_of(player.ships))
    rest: Word = ways.gate_to_queen()
    while rest:
        network = ways.network_from(rest & -rest)
        if network.lands:
            return True
        rest &= ~network.fields
    return False


def pieces_in(player: Player, network: Network) -> PerPiece[N]:
    """Return the numbers of a player's stations, researchers, buoys and ships in a network."""
    researchers = 0
    for place in range(len(player.stations)):
        if has(network.lands, player.stations[place]):
            researchers += player.staff[place]
    buoys = count(player.buoys & network.fields)
    for field in player.doubles:
        buoys += has(network.fields, field)
    ships = 0
    for field in player.ships:
        ships += has(network.fields, field)
    return [count(network.lands), researchers, buoys, ships]
