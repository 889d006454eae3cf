"""Scoring: after every round the best network, at the end the queen and the coasts."""

from wusel.engine.game import Result
from wusel.engine.sets import count, has, only
from wusel.games.schwarm import words
from wusel.games.schwarm.network import Network, pieces_in
from wusel.games.schwarm.sea import Sea
from wusel.games.schwarm.state import Player, SchwarmState

SIDE_BONUS = (0, 0, 10, 30, 50)


def network_points(s: SchwarmState, seat: int, network: Network) -> int:
    """One point for every piece; a brilliant researcher's people count twice (SW-R1, SW-AB4, SW-Q22)."""
    stations, researchers, buoys, ships = pieces_in(s, seat, network)
    if s.players[seat].ability == words.BRILLIANT_RESEARCHER:
        researchers *= 2
    return stations + researchers + buoys + ships


def best_network(s: SchwarmState, seat: int, networks: list[Network]) -> Network:
    """The one of a player's networks that scores most (SW-Q23)."""
    best = Network(0, 0)
    most = 0
    for network in networks:
        points = network_points(s, seat, network)
        if points > most:
            best = network
            most = points
    return best


def queen_stations(sea: Sea, player: Player, networks: list[Network]) -> list[int]:
    """The own stations connected to the queen, on whose field an own buoy lies (SW-E2)."""
    if not has(player.buoys, sea.queen):
        return []
    for network in networks:
        if has(network.fields, sea.queen):
            return [land for land in player.stations if has(network.lands, land)]
    return []


def sides_joined(sea: Sea, player: Player, networks: list[Network]) -> int:
    """How many coasts the own stations of one network join (SW-E3, SW-Q25)."""
    most = 0
    for network in networks:
        sides = 0
        for land in player.stations:
            if has(network.lands, land):
                sides |= only(sea.sides[land])
        most = max(most, count(sides))
    return most


def final_points(sea: Sea, player: Player, networks: list[Network]) -> int:
    """What a final scoring would give now."""
    land_values = sum([sea.values[land] for land in queen_stations(sea, player, networks)])
    return land_values + SIDE_BONUS[sides_joined(sea, player, networks)]


def result(s: SchwarmState) -> Result | None:
    """Ranks by research points; equals share a rank (SW-E4, SW-Q26). None while the game goes on."""
    if not s.ended:
        return None
    points = [player.points for player in s.players]
    ranks = [1 + sum(1 for other in points if other > own) for own in points]
    return Result(ranks, points, "rounds_over")
