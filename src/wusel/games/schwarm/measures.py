"""Measures of a state that players see and name: points, networks, coasts and the queen."""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.measures import LATE, LESS, MORE, NOW, Measure
from wusel.engine.sets import has
from wusel.games.schwarm.rules.network import networks_of
from wusel.games.schwarm.rules.points import best_pieces, points_for, queen_stations, sides_joined
from wusel.games.schwarm.state import SchwarmState


class Points(Measure[SchwarmState]):
    """A player's own research points, as the track shows them."""

    def read(self, s: SchwarmState, seat: Seat) -> float:
        return float(s.players[seat].points)


class BestNetwork(Measure[SchwarmState]):
    """The points of the best own network in a round (SW-R1)."""

    def read(self, s: SchwarmState, seat: Seat) -> float:
        return best_network(s, seat)


class Coasts(Measure[SchwarmState]):
    """The most coasts that an own network joins (SW-E3)."""

    def read(self, s: SchwarmState, seat: Seat) -> float:
        return float(sides_joined(s, networks_of(s, seat)))


class Queen(Measure[SchwarmState]):
    """The share of games, in per cent, in which an own station is connected to the queen (SW-E2)."""

    def read(self, s: SchwarmState, seat: Seat) -> float:
        return queen_joined(s, seat)


class Tiles(Measure[SchwarmState]):
    """The tiles that can still be laid."""

    def read(self, s: SchwarmState, seat: Seat) -> float:
        return float(sum(s.players[seat].tiles))


class Pieces(Measure[SchwarmState]):
    """Own stations, researchers and ships on the board."""

    def read(self, s: SchwarmState, seat: Seat) -> float:
        player = s.players[seat]
        return float(len(player.stations) + player.researchers() + len(player.ships))


class RivalNetwork(Measure[SchwarmState]):
    """The most points of another player's network in a round."""

    def read(self, s: SchwarmState, seat: Seat) -> float:
        return max([best_network(s, other) for other in s.everybody() if other != seat])


class RivalQueen(Measure[SchwarmState]):
    """The share of games, in per cent, in which another player's station is connected to the queen."""

    def read(self, s: SchwarmState, seat: Seat) -> float:
        return max([queen_joined(s, other) for other in s.everybody() if other != seat])


class RivalCoasts(Measure[SchwarmState]):
    """The most coasts that another player's network joins."""

    def read(self, s: SchwarmState, seat: Seat) -> float:
        return float(max([sides_joined(s, networks_of(s, other)) for other in s.everybody() if other != seat]))


def best_network(s: SchwarmState, seat: Seat) -> float:
    player = s.players[seat]
    return float(points_for(player, best_pieces(player, networks_of(s, seat))))


def queen_joined(s: SchwarmState, seat: Seat) -> float:
    joined = has(s.players[seat].buoys, s.sea.queen) and queen_stations(s, seat, networks_of(s, seat))
    return 100.0 if joined else 0.0


MEASURES: Final[list[Measure[SchwarmState]]] = [
    Points("points_now", "points", NOW, MORE, 1.0, "points"),
    Points("points", "points", LATE, MORE, 1.0),
    BestNetwork("network", "points", LATE, MORE, 0.5),
    Coasts("coasts", "coasts", LATE, MORE, 0.2),
    Queen("queen", "games", LATE, MORE, 8.0),
    Tiles("tiles", "tiles", LATE, MORE, 0.5),
    Pieces("pieces", "pieces", LATE, MORE, 0.4),
    RivalNetwork("rival_network", "points", LATE, LESS, 0.5),
    RivalQueen("rival_queen", "games", LATE, LESS, 8.0),
    RivalCoasts("rival_coasts", "coasts", LATE, LESS, 0.2),
]
