"""Scoring: after every round the best network, at the end the queen and the coasts."""

from wusel.engine.game import Result
from wusel.engine.step import Step
from wusel.games.schwarm.network import Network, bits, networks_of, pieces_in
from wusel.games.schwarm.sea import Sea
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import (
    ABILITIES,
    BRILLIANT_RESEARCHER,
    NETWORK_COUNTED,
    NEW_ROUND,
    ROUND_SCORED,
    SCORE_GAME,
    SIDES_COUNTED,
    STATION_COUNTED,
    WON,
)

SIDE_BONUS = (0, 0, 10, 30, 50)
NO_ABILITY = -1


def network_points(s: SchwarmState, seat: int, network: Network) -> int:
    """One point for every piece; a brilliant researcher's people count twice (SW-R1, SW-AB4, SW-Q22)."""
    stations, researchers, buoys, ships = pieces_in(s, seat, network)
    if s.players[seat].ability == BRILLIANT_RESEARCHER:
        researchers *= 2
    return stations + researchers + buoys + ships


def best_network(sea: Sea, s: SchwarmState, seat: int) -> Network:
    """The network that scores most (SW-Q23)."""
    best = Network(0, 0)
    most = 0
    for network in networks_of(sea, s, seat):
        points = network_points(s, seat, network)
        if points > most:
            best = network
            most = points
    return best


class ScoreRound(Step[SchwarmState]):
    """Everybody's best network scores; abilities go back (SW-R1, SW-AB2, SW-Q35)."""

    def __init__(self, sea: Sea) -> None:
        super().__init__()
        self.sea = sea

    def act(self, s: SchwarmState) -> None:
        for seat in range(s.seats):
            network = best_network(self.sea, s, seat)
            points = network_points(s, seat, network)
            if s.events is not None:
                pieces = pieces_in(s, seat, network)
                for kind in range(len(pieces)):
                    s.tell(NETWORK_COUNTED, seat, kind, pieces[kind])
            s.gain(seat, points)
            s.tell(ROUND_SCORED, seat, points)
        for player in s.players:
            player.ability = NO_ABILITY
        s.abilities = list(range(len(ABILITIES)))
        s.then(SCORE_GAME if s.round == s.variant.rounds else NEW_ROUND)


def queen_stations(sea: Sea, s: SchwarmState, seat: int) -> list[int]:
    """The own stations connected to the queen, on whose field an own buoy lies (SW-E2)."""
    player = s.players[seat]
    if not player.buoys >> sea.queen & 1:
        return []
    for network in networks_of(sea, s, seat):
        if network.fields >> sea.queen & 1:
            return [land for land in player.stations if network.lands >> land & 1]
    return []


def sides_joined(sea: Sea, s: SchwarmState, seat: int) -> int:
    """How many coasts the own stations of one network join (SW-E3, SW-Q25)."""
    most = 0
    for network in networks_of(sea, s, seat):
        sides = 0
        for land in s.players[seat].stations:
            if network.lands >> land & 1:
                sides |= 1 << sea.sides[land]
        most = max(most, bits(sides))
    return most


class ScoreGame(Step[SchwarmState]):
    """Stations connected to the queen score their land, joined coasts their bonus; the most points win (SW-E1..E4)."""

    def __init__(self, sea: Sea) -> None:
        super().__init__()
        self.sea = sea

    def act(self, s: SchwarmState) -> None:
        for seat in range(s.seats):
            for land in queen_stations(self.sea, s, seat):
                s.gain(seat, self.sea.values[land])
                s.tell(STATION_COUNTED, seat, land, self.sea.values[land])
            sides = sides_joined(self.sea, s, seat)
            s.gain(seat, SIDE_BONUS[sides])
            s.tell(SIDES_COUNTED, seat, sides, SIDE_BONUS[sides])
        s.ended = 1
        most = max([player.points for player in s.players])
        for seat in range(s.seats):
            if s.players[seat].points == most:
                s.tell(WON, seat)


def final_points(sea: Sea, s: SchwarmState, seat: int) -> int:
    """What a final scoring would give now."""
    return sum([sea.values[land] for land in queen_stations(sea, s, seat)]) + SIDE_BONUS[sides_joined(sea, s, seat)]


def result(s: SchwarmState) -> Result | None:
    """Ranks by research points; equals share a rank (SW-E4, SW-Q26). None while the game goes on."""
    if not s.ended:
        return None
    points = [player.points for player in s.players]
    ranks = [1 + sum(1 for other in points if other > own) for own in points]
    return Result(ranks, points, "rounds_over")
