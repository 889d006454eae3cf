"""How a player's pieces stand: part of the judge's opinion of a board."""

from typing import Final

from wusel.games.schwarm.network import Network, Ways, bits, networks_of, reaches_queen
from wusel.games.schwarm.scoring import SIDE_BONUS, network_points
from wusel.games.schwarm.sea import Sea
from wusel.games.schwarm.state import STATIONS, Player, SchwarmState

FAR: Final = 9
NEW_STATION_COST: Final = 2
HOPE: Final = (0.4, 0.5, 0.65, 0.72, 0.75)


def rounds_left(s: SchwarmState) -> int:
    """Rounds that will still be scored, this one included."""
    return min(s.variant.rounds, s.variant.rounds - s.round + 1)


class Outlook:
    """How a player's pieces stand: what they will score as they are, and what they may come to."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea

    def of(self, s: SchwarmState, seat: int) -> float:
        """The best network in every round to come, the end, and hopes; the queen joined if she would be (SW-KO1)."""
        player = s.players[seat]
        buoys = player.buoys
        queen = 1 << self.sea.queen
        player.buoys &= ~queen
        if (player.buoys_left or buoys & queen) and reaches_queen(self.sea, s, player):
            player.buoys |= queen
        rounds = rounds_left(s)
        most = 0
        best = -1
        main = Network(0, 0)
        for network in networks_of(self.sea, s, seat):
            points = network_points(s, seat, network) * rounds
            most = max(most, points)
            if points + self.at_the_end(player, network) > best:
                best = points + self.at_the_end(player, network)
                main = network
        found = most + self.at_the_end(player, main) + self.hopes(s, player, main, rounds)
        player.buoys = buoys
        return found

    def at_the_end(self, player: Player, network: Network) -> int:
        """What a network brings in the final scoring (SW-E2, SW-E3)."""
        sides = bits(self.sides_of(player, network))
        queen = network.fields >> self.sea.queen & 1
        return SIDE_BONUS[sides] + (self.land_of(player, network) if queen else 0)

    def sides_of(self, player: Player, network: Network) -> int:
        sides = 0
        for land in player.stations:
            if network.lands >> land & 1:
                sides |= 1 << self.sea.sides[land]
        return sides

    def land_of(self, player: Player, network: Network) -> int:
        return sum([self.sea.values[land] for land in player.stations if network.lands >> land & 1])

    def hopes(self, s: SchwarmState, player: Player, main: Network, rounds: int) -> float:
        """The queen, more stations and coasts: the likelier, the fewer tiles are missing and the more rounds come."""
        sea = self.sea
        ways = Ways(sea, s, player, with_queen=True)
        missing = self.tiles_missing(s, ways, main)
        hope: float = HOPE[rounds]
        value = 0.0
        if not main.fields >> sea.queen & 1:
            value += (self.land_of(player, main) + rounds) * hope ** missing[sea.queen]
        coasts = [FAR] * 4
        for land in range(sea.lands):
            if main.lands >> land & 1:
                continue
            cost = self.tiles_to_land(ways, missing, land)
            if ways.lands >> land & 1:
                staff = player.staff[player.stations.index(land)]
                value += ((1 + staff) * rounds + sea.values[land]) * hope**cost
            elif len(player.stations) < STATIONS and s.station_owner(land) < 0:
                cost += NEW_STATION_COST
            else:
                cost = FAR
            coasts[sea.sides[land]] = min(coasts[sea.sides[land]], cost)
        return value + self.coast_hopes(self.sides_of(player, main), coasts, hope)

    def coast_hopes(self, sides: int, coasts: list[int], hope: float) -> float:
        """What joining further coasts would bring, the nearest first (SW-E3)."""
        value = 0.0
        total = 0
        joined = bits(sides)
        for cost in sorted([coasts[side] for side in range(4) if not sides >> side & 1]):
            total += cost
            joined += 1
            value += (SIDE_BONUS[joined] - SIDE_BONUS[joined - 1]) * hope**total
        return value

    def tiles_missing(self, s: SchwarmState, ways: Ways, main: Network) -> list[int]:
        """For every field how many tiles would join it to a network."""
        sea = self.sea
        missing = [FAR] * sea.fields
        rings: list[list[int]] = [[] for _ in range(FAR)]
        for field in range(sea.fields):
            if main.fields >> field & 1:
                missing[field] = 0
                rings[0].append(field)
        for land in range(sea.lands):
            if main.lands >> land & 1:
                for shore in sea.shores[land]:
                    self.note(missing, rings, shore >> 2, self.entering(s, ways, shore >> 2, shore & 3))
        for ring in range(FAR):
            for field in rings[ring]:
                if missing[field] == ring:
                    self.look_further(s, ways, field, missing, rings)
        return missing

    def look_further(self, s: SchwarmState, ways: Ways, field: int, missing: list[int], rings: list[list[int]]) -> None:
        """What a field's neighbours cost, coming from there; an own tile that leads elsewhere must be covered."""
        own = ways.nodes >> field & 1
        for direction in range(4):
            beside = self.sea.next[field * 4 + direction]
            if beside >= 0 and missing[beside] > missing[field]:
                cost = missing[field] + self.entering(s, ways, beside, direction + 2 & 3)
                if own and not ways.open_to(direction) >> field & 1:
                    cost += 1
                self.note(missing, rings, beside, cost)

    def note(self, missing: list[int], rings: list[list[int]], field: int, cost: int) -> None:
        if cost < missing[field]:
            missing[field] = cost
            rings[cost].append(field)

    def entering(self, s: SchwarmState, ways: Ways, field: int, side: int) -> int:
        """The tiles it takes to make a field lead to one of its sides; what is face down or foreign counts as two."""
        if ways.nodes >> field & 1:
            return 0 if ways.open_to(side) >> field & 1 else 1
        if field == self.sea.queen:
            return 0
        return 1 if s.is_bare(field) else 2

    def tiles_to_land(self, ways: Ways, missing: list[int], land: int) -> int:
        """How many tiles would join a land field."""
        least = FAR
        for shore in self.sea.shores[land]:
            field = shore >> 2
            closed = ways.nodes >> field & 1 and not ways.open_to(shore & 3) >> field & 1
            least = min(least, missing[field] + (1 if closed else 0))
        return least
