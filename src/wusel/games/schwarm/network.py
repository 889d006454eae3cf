"""Networks: what of a player's pieces hangs together, as bits over the fields (SW-N1..N4, SW-Q17, SW-Q20)."""

from wusel.games.schwarm.sea import Sea
from wusel.games.schwarm.state import Player, SchwarmState


class Network:
    """One connected part: `fields` and `lands` are bits, `lands` those with own stations."""

    __slots__ = ("fields", "lands")

    def __init__(self, fields: int, lands: int) -> None:
        self.fields = fields
        self.lands = lands


class Ways:
    """Where a player's pieces lead: for each direction the fields that are open to it. An own buoy makes its tile
    conduct; an own ship, and the queen with an own buoy, are open on all sides (SW-N3, SW-KO2)."""

    __slots__ = ("east", "lands", "nodes", "north", "south", "west")

    def __init__(self, sea: Sea, s: SchwarmState, player: Player, with_queen: bool) -> None:
        queen = 1 << sea.queen
        hubs = player.ship_bits()
        if with_queen:
            hubs |= player.buoys & queen
        tiles = player.buoys & ~queen
        self.nodes = tiles | hubs
        self.north = tiles & s.opens[0] | hubs
        self.east = tiles & s.opens[1] | hubs
        self.south = tiles & s.opens[2] | hubs
        self.west = tiles & s.opens[3] | hubs
        self.lands = 0
        for land in player.stations:
            self.lands |= 1 << land

    def open_to(self, direction: int) -> int:
        """The fields that lead in a direction."""
        if direction == 0:
            return self.north
        if direction == 1:
            return self.east
        return self.south if direction == 2 else self.west


def network_from(sea: Sea, ways: Ways, field: int) -> Network:
    """All that hangs together with a field, stations included: these join what touches them (SW-N2)."""
    fields = 1 << field
    lands = 0
    todo = [field]
    while todo:
        at = todo.pop()
        for direction in range(4):
            if not ways.open_to(direction) >> at & 1:
                continue
            way = at * 4 + direction
            beside = sea.next[way]
            if beside >= 0:
                if ways.open_to(direction + 2 & 3) >> beside & 1 and not fields >> beside & 1:
                    fields |= 1 << beside
                    todo.append(beside)
                continue
            land = sea.coast[way]
            if land >= 0 and ways.lands >> land & 1 and not lands >> land & 1:
                lands |= 1 << land
                for shore in sea.shores[land]:
                    other = shore >> 2
                    if ways.open_to(shore & 3) >> other & 1 and not fields >> other & 1:
                        fields |= 1 << other
                        todo.append(other)
    return Network(fields, lands)


def networks_of(sea: Sea, s: SchwarmState, seat: int) -> list[Network]:
    """Every network of a player, stations that touch nothing among them."""
    player = s.players[seat]
    ways = Ways(sea, s, player, with_queen=True)
    found = []
    seen = 0
    joined = 0
    for field in range(sea.fields):
        if ways.nodes >> field & 1 and not seen >> field & 1:
            network = network_from(sea, ways, field)
            found.append(network)
            seen |= network.fields
            joined |= network.lands
    return found + [Network(0, 1 << land) for land in player.stations if not joined >> land & 1]


def anchored_fields(sea: Sea, s: SchwarmState, player: Player) -> int:
    """The fields of all networks that have an own station or ship: on these one may build (SW-F4, SW-Q33)."""
    ways = Ways(sea, s, player, with_queen=True)
    found = 0
    for field in player.ships:
        if not found >> field & 1:
            found |= network_from(sea, ways, field).fields
    for land in player.stations:
        for shore in sea.shores[land]:
            field = shore >> 2
            if ways.open_to(shore & 3) >> field & 1 and not found >> field & 1:
                found |= network_from(sea, ways, field).fields
    return found


def reaches_queen(sea: Sea, s: SchwarmState, player: Player) -> bool:
    """Whether an own station is connected to the queen, her own buoy left aside (SW-KO1, SW-KO3, SW-Q20)."""
    ways = Ways(sea, s, player, with_queen=False)
    if ways.nodes >> sea.queen & 1:
        return network_from(sea, ways, sea.queen).lands != 0
    for direction in range(4):
        beside = sea.next[sea.queen * 4 + direction]
        opens = beside >= 0 and ways.open_to(direction + 2 & 3) >> beside & 1
        if opens and network_from(sea, ways, beside).lands:
            return True
    return False


def pieces_in(s: SchwarmState, seat: int, network: Network) -> list[int]:
    """Stations, researchers, buoys and ships of a player in a network."""
    player = s.players[seat]
    stations = 0
    researchers = 0
    for place in range(len(player.stations)):
        if network.lands >> player.stations[place] & 1:
            stations += 1
            researchers += player.staff[place]
    buoys = bits(player.buoys & network.fields)
    for field in player.doubles:
        buoys += network.fields >> field & 1
    ships = 0
    for field in player.ships:
        ships += network.fields >> field & 1
    return [stations, researchers, buoys, ships]


def bits(fields: int) -> int:
    """How many fields there are."""
    n = 0
    while fields:
        fields &= fields - 1
        n += 1
    return n
