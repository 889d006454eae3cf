"""Networks: what of a player's pieces hangs together, as bits over the fields (SW-N1..N4, SW-Q17, SW-Q20)."""

from wusel.engine.kinds import NOTHING, Seat
from wusel.engine.sets import count, has, only, set_of
from wusel.games.schwarm.sea import FOUR, OPPOSITE, Way
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.words import FieldSet, Land, LandSet, N, PerPiece, each_field


class Network:
    """One connected part: its fields, and the lands with own stations."""

    __slots__ = ("fields", "lands")

    def __init__(self, fields: FieldSet, lands: LandSet) -> None:
        self.fields = fields
        self.lands = lands


class Ways:
    """Where a player's pieces lead: for each direction the fields that are open to it, and for each own station those
    that are open to it. An own buoy makes its tile conduct; an own ship, and the queen with an own buoy, are open on
    all sides (SW-N3, SW-KO2)."""

    __slots__ = ("landings", "nodes", "opens", "sea", "stations")

    def __init__(self, s: SchwarmState, player: Player, with_queen: bool) -> None:
        self.sea = s.sea
        queen = only(s.sea.queen)
        hubs = set_of(player.ships)
        if with_queen:
            hubs |= player.buoys & queen
        tiles = player.buoys & ~queen
        self.nodes: FieldSet = tiles | hubs
        self.opens = [tiles & opens | hubs for opens in s.opens]
        self.stations = player.stations
        self.landings = [self.open_to(land) for land in player.stations]

    def open_to(self, land: Land) -> FieldSet:
        """The fields that lead onto a land field."""
        fields = 0
        for shore in self.sea.shores[land]:
            fields |= self.opens[shore.direction] & only(shore.field)
        return fields

    def network_from(self, start: FieldSet) -> Network:
        """All that hangs together with a field, stations included: these join what touches them (SW-N2)."""
        sea, opens, landings = self.sea, self.opens, self.landings
        fields = start
        lands = 0
        fresh = start
        while fresh:
            reached = 0
            for direction in FOUR:
                leaving = fresh & opens[direction]
                if leaving:
                    reached |= sea.moved(leaving, direction) & opens[OPPOSITE[direction]]
            for place, landing in enumerate(landings):
                if fresh & landing:
                    reached |= landing
                    lands |= only(self.stations[place])
            fresh = reached & ~fields
            fields |= fresh
        return Network(fields, lands)

    def networks(self) -> list[Network]:
        """Every network, stations that touch nothing among them."""
        found = []
        joined = 0
        rest = self.nodes
        while rest:
            network = self.network_from(rest & -rest)
            found.append(network)
            rest &= ~network.fields
            joined |= network.lands
        return found + [Network(0, only(land)) for land in self.stations if not has(joined, land)]

    def joints(self) -> list[Way]:
        """Where pieces are joined, seen from each of both sides: the ways from fields to fields and lands (SW-N3)."""
        found: list[Way] = []
        for direction in FOUR:
            back = OPPOSITE[direction]
            beside = self.sea.moved(self.opens[back], back)
            found += [Way(field, direction) for field in each_field(self.opens[direction] & beside)]
        for land in self.stations:
            found += [shore for shore in self.sea.shores[land] if has(self.opens[shore.direction], shore.field)]
        return found

    def anchored(self, ships: FieldSet) -> FieldSet:
        """The fields of all networks that have an own station or ship: on these one may build (SW-F4, SW-Q33)."""
        rest = ships
        for landing in self.landings:
            rest |= landing
        found = 0
        while rest:
            found |= self.network_from(rest & -rest).fields
            rest &= ~found
        return found

    def gate_to_queen(self) -> FieldSet:
        """The fields that lead to the queen; her own, if a ship is there."""
        fields = self.nodes & only(self.sea.queen)
        for direction in FOUR:
            beside = self.sea.next[self.sea.queen][direction]
            if beside != NOTHING:
                fields |= self.opens[OPPOSITE[direction]] & only(beside)
        return fields


def networks_of(s: SchwarmState, seat: Seat) -> list[Network]:
    """Every network of a player."""
    return Ways(s, s.players[seat], with_queen=True).networks()


def reaches_queen(s: SchwarmState, player: Player) -> bool:
    """Whether an own station is connected to the queen, her own buoy left aside (SW-KO1, SW-KO3, SW-Q20)."""
    ways = Ways(s, player, with_queen=False)
    rest = ways.gate_to_queen()
    while rest:
        network = ways.network_from(rest & -rest)
        if network.lands:
            return True
        rest &= ~network.fields
    return False


def pieces_in(player: Player, network: Network) -> PerPiece[N]:
    """Stations, researchers, buoys and ships of a player in a network."""
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
