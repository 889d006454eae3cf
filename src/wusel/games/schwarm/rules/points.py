"""The points of networks: the best one after every round, the queen and the coasts at the end."""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.sets import count, has, only
from wusel.games.schwarm import words
from wusel.games.schwarm.rules.network import Network, networks_of, pieces_in
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.words import DirectionSet, Land, N, PerPiece, Sides, each_land

SIDE_BONUS: Final = (0, 0, 10, 30, 50)


def points_for(player: Player, pieces: PerPiece[N]) -> int:
    """Return one point for every piece. With a brilliant researcher, every researcher counts twice (SW-R1, SW-AB4,
    SW-Q22)."""
    points = sum(pieces)
    return points + pieces[words.RESEARCHERS] if player.ability == words.BRILLIANT_RESEARCHER else points


def best_pieces(player: Player, networks: list[Network]) -> PerPiece[N]:
    """Return the pieces of the network with the most points (SW-Q23)."""
    best = [0] * len(words.PIECES)
    for network in networks:
        pieces = pieces_in(player, network)
        if points_for(player, pieces) > points_for(player, best):
            best = pieces
    return best


def queen_stations(s: SchwarmState, seat: Seat, networks: list[Network]) -> list[Land]:
    """Return the own stations connected to the queen, if an own buoy lies on her field (SW-E2)."""
    player = s.players[seat]
    if not has(player.buoys, s.sea.queen):
        return []
    for network in networks:
        if has(network.fields, s.sea.queen):
            return [land for land in player.stations if has(network.lands, land)]
    return []


def sides_of(s: SchwarmState, network: Network) -> DirectionSet:
    """Return the coasts that a network joins."""
    sides = 0
    for land in each_land(network.lands):
        sides |= only(s.sea.sides[land])
    return sides


def sides_joined(s: SchwarmState, networks: list[Network]) -> Sides:
    """Return the most coasts that the own stations of one network join (SW-E3, SW-Q25)."""
    return max([count(sides_of(s, network)) for network in networks], default=0)


def final_points(s: SchwarmState, seat: Seat, networks: list[Network]) -> int:
    """Return the points of a final scoring now."""
    land_values = sum([s.sea.values[land] for land in queen_stations(s, seat, networks)])
    return land_values + SIDE_BONUS[sides_joined(s, networks)]


def points_if_scored(s: SchwarmState, seat: Seat) -> int:
    """Return a player's points if the game were scored now."""
    player = s.players[seat]
    networks = networks_of(s, seat)
    return player.points + points_for(player, best_pieces(player, networks)) + final_points(s, seat, networks)
