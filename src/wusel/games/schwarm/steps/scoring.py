"""Scoring: the best network after every round, the queen and the coasts at the end."""

from wusel.engine.sets import first
from wusel.engine.step import Step
from wusel.games.schwarm import words
from wusel.games.schwarm.rules.network import networks_of
from wusel.games.schwarm.rules.points import SIDE_BONUS, best_pieces, points_for, queen_stations, sides_joined
from wusel.games.schwarm.state import NO_ABILITY, SchwarmState


class ScoreRound(Step[SchwarmState]):
    """Everyone's best network scores, and all abilities return to the supply (SW-R1, SW-AB2, SW-Q35)."""

    def act(self, s: SchwarmState) -> None:
        for seat in s.everybody():
            player = s.players[seat]
            pieces = best_pieces(player, networks_of(s, seat))
            points = points_for(player, pieces)
            for piece in words.each_piece(first(len(pieces))):
                words.tell_network_counted(s, seat, piece, pieces[piece])
            player.points += points
            words.tell_round_scored(s, seat, points)
            player.ability = NO_ABILITY
        s.abilities = words.each_ability(first(len(words.ABILITIES)))
        s.then(words.SCORE_GAME if s.round == s.variant.rounds else words.NEW_ROUND)


class ScoreGame(Step[SchwarmState]):
    """Stations connected to the queen score their land, and joined coasts their bonus. The most points win
    (SW-E1..E4)."""

    def act(self, s: SchwarmState) -> None:
        for seat in s.everybody():
            player = s.players[seat]
            networks = networks_of(s, seat)
            for land in queen_stations(s, seat, networks):
                player.points += s.sea.values[land]
                words.tell_station_counted(s, seat, land, s.sea.values[land])
            sides = sides_joined(s, networks)
            player.points += SIDE_BONUS[sides]
            words.tell_sides_counted(s, seat, sides, SIDE_BONUS[sides])
        s.ended = 1
        most = max([player.points for player in s.players])
        for seat in s.everybody():
            if s.players[seat].points == most:
                words.tell_won(s, seat)
