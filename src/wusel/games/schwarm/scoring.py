"""Scoring: after every round the best network, at the end the queen and the coasts."""

from wusel.engine.game import Result
from wusel.engine.sets import count, has, only
from wusel.engine.step import Step
from wusel.games.schwarm import words
from wusel.games.schwarm.network import Network, networks_of, pieces_in
from wusel.games.schwarm.sea import Sea
from wusel.games.schwarm.state import Player, SchwarmState

SIDE_BONUS = (0, 0, 10, 30, 50)
NO_ABILITY = -1


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


class ScoreRound(Step[SchwarmState]):
    """Everybody's best network scores; abilities go back (SW-R1, SW-AB2, SW-Q35)."""

    def __init__(self, sea: Sea) -> None:
        super().__init__()
        self.sea = sea

    def act(self, s: SchwarmState) -> None:
        for seat in range(s.seats):
            network = best_network(s, seat, networks_of(self.sea, s, seat))
            points = network_points(s, seat, network)
            if s.events is not None:
                pieces = pieces_in(s, seat, network)
                for kind in range(len(pieces)):
                    s.tell(words.NETWORK_COUNTED, seat, kind, pieces[kind])
            s.gain(seat, points)
            s.tell(words.ROUND_SCORED, seat, points)
        for player in s.players:
            player.ability = NO_ABILITY
        s.abilities = list(range(len(words.ABILITIES)))
        s.then(words.SCORE_GAME if s.round == s.variant.rounds else words.NEW_ROUND)


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


class ScoreGame(Step[SchwarmState]):
    """Stations connected to the queen score their land, joined coasts their bonus; the most points win (SW-E1..E4)."""

    def __init__(self, sea: Sea) -> None:
        super().__init__()
        self.sea = sea

    def act(self, s: SchwarmState) -> None:
        for seat in range(s.seats):
            networks = networks_of(self.sea, s, seat)
            for land in queen_stations(self.sea, s.players[seat], networks):
                s.gain(seat, self.sea.values[land])
                s.tell(words.STATION_COUNTED, seat, land, self.sea.values[land])
            sides = sides_joined(self.sea, s.players[seat], networks)
            s.gain(seat, SIDE_BONUS[sides])
            s.tell(words.SIDES_COUNTED, seat, sides, SIDE_BONUS[sides])
        s.ended = 1
        most = max([player.points for player in s.players])
        for seat in range(s.seats):
            if s.players[seat].points == most:
                s.tell(words.WON, seat)


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
