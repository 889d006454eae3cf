"""Networks: what of a player's pieces hangs together, as bits over the fields (SW-N1..N4, SW-Q17, SW-Q20)."""

from wusel.engine.sets import count, has, members, only
from wusel.games.schwarm.sea import Sea, direction_of, field_of, opposite, way
from wusel.games.schwarm.state import Player, SchwarmState


class Network:
    """One connected part: `fields` and `lands` are bits, `lands` those with own stations."""

    __slots__ = ("fields", "lands")

    def __init__(self, fields: int, lands: int) -> None:
        self.fields = fields
        self.lands = lands


class Ways:
    """Where a player's pieces lead: for each direction the fields that are open to it, and for each own station those
    that are open to it. An own buoy makes its tile conduct; an own ship, and the queen with an own buoy, are open on
    all sides (SW-N3, SW-KO2)."""

    __slots__ = ("landings", "nodes", "opens", "stations")

    def __init__(self, sea: Sea, s: SchwarmState, player: Player, with_queen: bool) -> None:
        queen = only(sea.queen)
        hubs = player.ship_bits()
        if with_queen:
            hubs |= player.buoys & queen
        tiles = player.buoys & ~queen
        self.nodes = tiles | hubs
        self.opens = [tiles & opens | hubs for opens in s.opens]
        self.stations = player.stations
        self.landings = [self.open_to(sea.shores[land]) for land in player.stations]

    def open_to(self, shores: list[int]) -> int:
        """The fields that lead onto a land field."""
        fields = 0
        for shore in shores:
            fields |= self.opens[direction_of(shore)] & only(field_of(shore))
        return fields


def network_from(sea: Sea, ways: Ways, start: int) -> Network:
    """All that hangs together with a field, given as a bit, stations included: these join what touches them (SW-N2)."""
    opens = ways.opens
    fields = start
    lands = 0
    fresh = start
    while fresh:
        reached = 0
        for direction in range(4):
            leaving = fresh & opens[direction]
            if leaving:
                reached |= sea.moved(leaving, direction) & opens[opposite(direction)]
        for place in range(len(ways.landings)):
            if fresh & ways.landings[place]:
                reached |= ways.landings[place]
                lands |= only(ways.stations[place])
        fresh = reached & ~fields
        fields |= fresh
    return Network(fields, lands)


def networks_of(s: SchwarmState, seat: int) -> list[Network]:
    """Every network of a player, stations that touch nothing among them."""
    return networks_in(s.sea, Ways(s.sea, s, s.players[seat], with_queen=True))


def joints_of(sea: Sea, ways: Ways) -> list[int]:
    """Where pieces are joined, seen from each of both sides: the ways from fields to fields and lands (SW-N3)."""
    found = []
    for direction in range(4):
        beside = sea.moved(ways.opens[opposite(direction)], opposite(direction))
        found += [way(field, direction) for field in members(ways.opens[direction] & beside)]
    for land in ways.stations:
        found += [shore for shore in sea.shores[land] if has(ways.opens[direction_of(shore)], field_of(shore))]
    return found


def networks_in(sea: Sea, ways: Ways) -> list[Network]:
    """Every network that some ways make."""
    found = []
    joined = 0
    rest = ways.nodes
    while rest:
        network = network_from(sea, ways, rest & -rest)
        found.append(network)
        rest &= ~network.fields
        joined |= network.lands
    return found + [Network(0, only(land)) for land in ways.stations if not has(joined, land)]


def anchored_fields(sea: Sea, ways: Ways, ships: int) -> int:
    """The fields of all networks that have an own station or ship: on these one may build (SW-F4, SW-Q33)."""
    rest = ships
    for landing in ways.landings:
        rest |= landing
    found = 0
    while rest:
        found |= network_from(sea, ways, rest & -rest).fields
        rest &= ~found
    return found


def reaches_queen(s: SchwarmState, player: Player) -> bool:
    """Whether an own station is connected to the queen, her own buoy left aside (SW-KO1, SW-KO3, SW-Q20)."""
    ways = Ways(s.sea, s, player, with_queen=False)
    rest = gate_to_queen(s.sea, ways)
    while rest:
        network = network_from(s.sea, ways, rest & -rest)
        if network.lands:
            return True
        rest &= ~network.fields
    return False


def gate_to_queen(sea: Sea, ways: Ways) -> int:
    """The fields that lead to the queen; her own, if a ship is there."""
    fields = ways.nodes & only(sea.queen)
    for direction in range(4):
        beside = sea.next[way(sea.queen, direction)]
        if beside >= 0:
            fields |= ways.opens[opposite(direction)] & only(beside)
    return fields


def pieces_in(s: SchwarmState, seat: int, network: Network) -> list[int]:
    """Stations, researchers, buoys and ships of a player in a network."""
    player = s.players[seat]
    stations = 0
    researchers = 0
    for place in range(len(player.stations)):
        if has(network.lands, player.stations[place]):
            stations += 1
            researchers += player.staff[place]
    buoys = count(player.buoys & network.fields)
    for field in player.doubles:
        buoys += has(network.fields, field)
    ships = 0
    for field in player.ships:
        ships += has(network.fields, field)
    return [stations, researchers, buoys, ships]
