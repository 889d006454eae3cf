"""Scoring: after every round the best network, at the end the queen and the coasts."""

from wusel.engine.step import Step
from wusel.games.schwarm import words
from wusel.games.schwarm.network import networks_of, pieces_in
from wusel.games.schwarm.scoring import SIDE_BONUS, best_network, network_points, queen_stations, sides_joined
from wusel.games.schwarm.state import SchwarmState

NO_ABILITY = -1


class ScoreRound(Step[SchwarmState]):
    """Everybody's best network scores; abilities go back (SW-R1, SW-AB2, SW-Q35)."""

    def act(self, s: SchwarmState) -> None:
        for seat in range(s.seats):
            network = best_network(s, seat, networks_of(s, seat))
            points = network_points(s, seat, network)
            if s.events is not None:
                pieces = pieces_in(s, seat, network)
                for kind in range(len(pieces)):
                    words.tell_network_counted(s, seat, kind, pieces[kind])
            s.gain(seat, points)
            words.tell_round_scored(s, seat, points)
        for player in s.players:
            player.ability = NO_ABILITY
        s.abilities = list(range(len(words.ABILITIES)))
        s.then(words.SCORE_GAME if s.round == s.variant.rounds else words.NEW_ROUND)


class ScoreGame(Step[SchwarmState]):
    """Stations connected to the queen score their land, joined coasts their bonus; the most points win (SW-E1..E4)."""

    def act(self, s: SchwarmState) -> None:
        for seat in range(s.seats):
            networks = networks_of(s, seat)
            for land in queen_stations(s.sea, s.players[seat], networks):
                s.gain(seat, s.sea.values[land])
                words.tell_station_counted(s, seat, land, s.sea.values[land])
            sides = sides_joined(s.sea, s.players[seat], networks)
            s.gain(seat, SIDE_BONUS[sides])
            words.tell_sides_counted(s, seat, sides, SIDE_BONUS[sides])
        s.ended = 1
        most = max([player.points for player in s.players])
        for seat in range(s.seats):
            if s.players[seat].points == most:
                words.tell_won(s, seat)
