"""How a player's pieces stand: part of the judge's opinion of a board."""

from typing import Final

from wusel.engine.sets import count, has, members, only, set_of
from wusel.games.schwarm.network import Network, Ways, gate_to_queen, networks_in
from wusel.games.schwarm.scoring import SIDE_BONUS, network_points
from wusel.games.schwarm.sea import Sea, direction_of, field_of, opposite
from wusel.games.schwarm.state import STATIONS, Player, SchwarmState

FAR: Final = 9
NEW_STATION_COST: Final = 2
HOPE: Final = (0.4, 0.5, 0.65, 0.72, 0.75)
ALL_LAND: Final = -1


def rounds_left(s: SchwarmState) -> int:
    """Rounds that will still be scored, this one included."""
    return min(s.variant.rounds, s.variant.rounds - s.round + 1)


class Outlook:
    """How a player's pieces stand: what they will score as they are, and what they may come to."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.hope = [hopes_by_distance(HOPE[rounds]) for rounds in range(len(HOPE))]

    def of(self, s: SchwarmState, seat: int) -> float:
        """The best network in every round to come, the end, and hopes; the queen joined if she would be (SW-KO1)."""
        player = s.players[seat]
        buoys = player.buoys
        queen = only(self.sea.queen)
        player.buoys &= ~queen
        ways = Ways(self.sea, s, player, with_queen=False)
        networks = networks_in(self.sea, ways)
        if (player.buoys_left or buoys & queen) and self.is_at_queen(ways, networks):
            player.buoys |= queen
            ways = Ways(self.sea, s, player, with_queen=True)
            networks = networks_in(self.sea, ways)
        rounds = rounds_left(s)
        most = 0
        best = -1
        end = 0
        main = Network(0, 0)
        for network in networks:
            points = network_points(s, seat, network) * rounds
            at_the_end = self.at_the_end(player, network)
            most = max(most, points)
            if points + at_the_end > best:
                best = points + at_the_end
                end = at_the_end
                main = network
        found = most + end + self.hopes(s, player, ways, main, rounds)
        player.buoys = buoys
        return found

    def is_at_queen(self, ways: Ways, networks: list[Network]) -> bool:
        """Whether a network with a station leads to the queen (SW-KO1)."""
        gate = gate_to_queen(self.sea, ways)
        return len([1 for network in networks if network.lands and network.fields & gate]) > 0

    def at_the_end(self, player: Player, network: Network) -> int:
        """What a network brings in the final scoring (SW-E2, SW-E3)."""
        sides = count(self.sides_of(player, network))
        queen = int(has(network.fields, self.sea.queen))
        return SIDE_BONUS[sides] + (self.land_of(player, network) if queen else 0)

    def sides_of(self, player: Player, network: Network) -> int:
        sides = 0
        for land in player.stations:
            if has(network.lands, land):
                sides |= only(self.sea.sides[land])
        return sides

    def land_of(self, player: Player, network: Network) -> int:
        return sum([self.sea.values[land] for land in player.stations if has(network.lands, land)])

    def hopes(self, s: SchwarmState, player: Player, ways: Ways, main: Network, rounds: int) -> float:
        """The queen, more stations and coasts: the likelier, the fewer tiles are missing and the more rounds come."""
        sea = self.sea
        rings = self.rings(s, ways, main)
        hope = self.hope[rounds]
        value = 0.0
        if not has(main.fields, sea.queen):
            value += (self.land_of(player, main) + rounds) * hope[ring_of(rings, only(sea.queen))]
        stations = set_of(ways.stations)
        taken = self.taken(s) if len(player.stations) < STATIONS else ALL_LAND
        coasts = [FAR] * 4
        for land in range(sea.lands):
            if has(main.lands, land):
                continue
            own = has(stations, land)
            if not own and has(taken, land):
                continue
            cost = self.tiles_to_land(ways, rings, land)
            if own:
                staff = player.staff[player.stations.index(land)]
                value += ((1 + staff) * rounds + sea.values[land]) * hope[cost]
            else:
                cost += NEW_STATION_COST
            coasts[sea.sides[land]] = min(coasts[sea.sides[land]], cost)
        return value + self.coast_hopes(self.sides_of(player, main), coasts, hope)

    def taken(self, s: SchwarmState) -> int:
        """The land fields with stations, as bits."""
        lands = 0
        for player in s.players:
            for land in player.stations:
                lands |= only(land)
        return lands

    def coast_hopes(self, sides: int, coasts: list[int], hope: list[float]) -> float:
        """What joining further coasts would bring, the nearest first (SW-E3)."""
        value = 0.0
        total = 0
        joined = count(sides)
        for cost in sorted([coasts[side] for side in range(4) if not has(sides, side)]):
            total += cost
            joined += 1
            value += (SIDE_BONUS[joined] - SIDE_BONUS[joined - 1]) * hope[total]
        return value

    def rings(self, s: SchwarmState, ways: Ways, main: Network) -> list[int]:
        """Rings round a network, as bits: ring n are the fields that n tiles would join to it. A bare field takes a
        tile, one that is face down or foreign counts as two; an own tile that leads elsewhere must be covered, be it to
        enter or to leave it."""
        own = ways.nodes
        queen = only(self.sea.queen) & ~own
        bare = ~(s.opens[0] | s.opens[1] | s.opens[2] | s.opens[3] | s.face_down | queen | own)
        entered = [queen | ways.opens[opposite(direction)] for direction in range(4)]
        laid = [(own | bare) & ~fields for fields in entered]
        shore = self.shore(main)
        now = main.fields | shore & queen
        one = shore & (own | bare)
        two = shore
        three = 0
        seen = 0
        rings: list[int] = []
        while len(rings) < FAR:
            ring = 0
            fields = now & ~seen
            while fields:
                ring |= fields
                seen |= fields
                free = 0
                for direction in range(4):
                    closed = fields & own & ~ways.opens[direction]
                    beside = self.sea.moved(fields & ~closed, direction)
                    free |= beside & entered[direction]
                    one |= beside & laid[direction]
                    two |= beside & ~(entered[direction] | laid[direction])
                    if closed:
                        behind = self.sea.moved(closed, direction)
                        one |= behind & entered[direction]
                        two |= behind & laid[direction]
                        three |= behind
                fields = free & ~seen
            rings.append(ring)
            now, one, two, three = one, two, three, 0
        return rings

    def shore(self, main: Network) -> int:
        """The fields next to the stations of a network."""
        fields = 0
        for land in members(main.lands):
            for shore in self.sea.shores[land]:
                fields |= only(field_of(shore))
        return fields

    def tiles_to_land(self, ways: Ways, rings: list[int], land: int) -> int:
        """How many tiles would join a land field; an own tile that leads elsewhere must be covered."""
        ready = closed = 0
        for shore in self.sea.shores[land]:
            field = only(field_of(shore))
            if ways.nodes & field & ~ways.opens[direction_of(shore)]:
                closed |= field
            else:
                ready |= field
        least = ring_of(rings, ready)
        return min(least, ring_of(rings, closed) + 1) if closed else least


def hopes_by_distance(hope: float) -> list[float]:
    """How likely something is that takes so many tiles, up to all four coasts."""
    found = [1.0]
    while len(found) <= 4 * FAR:
        found.append(found[-1] * hope)
    return found


def ring_of(rings: list[int], fields: int) -> int:
    """How many tiles would join one of some fields."""
    for ring in range(FAR):
        if rings[ring] & fields:
            return ring
    return FAR
