"""The queen: her buoys are kept true after every change (SW-KO1..KO3, SW-Q20, SW-Q21)."""

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import has
from wusel.engine.step import AskTold, Step
from wusel.games.schwarm import words
from wusel.games.schwarm.rules.network import reaches_queen
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.steps.exploring import put_buoy, take_up
from wusel.games.schwarm.words import Field, each_field


class MeetQueen(Step[SchwarmState]):
    """Players whose networks may have changed: who connects a station to the queen puts a buoy there, who no longer
    does takes it back. Who has no buoy left is asked once for as long as the link holds. Whoever is at
    it comes first, the others in the order of play."""

    def act(self, s: SchwarmState) -> None:
        changed = words.told_meet_queen(s)
        for place in range(s.seats - 1, -1, -1):
            seat = s.order[(s.turn + place) % s.seats]
            if has(changed, seat):
                self.keep_true(s, seat)

    def keep_true(self, s: SchwarmState, seat: Seat) -> None:
        player = s.players[seat]
        here = has(player.buoys, s.sea.queen)
        if reaches_queen(s, player):
            if here:
                return
            if player.buoys_left:
                put_buoy(player, s.sea.queen)
                words.tell_queen_joined(s, seat)
            elif not player.declined:
                words.then_queen_buoy(s, joiner=seat)
            return
        player.declined = 0
        if here:
            take_up(player, s.sea.queen)
            words.tell_queen_lost(s, seat)


class QueenBuoy(AskTold[SchwarmState]):
    """Out of buoys: which own one moves to the queen, if any; none whose leaving would break the link (SW-KO1)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        fields = [field for field in each_field(player.buoys) if self.link_holds(s, player, field)]
        return [words.LEAVE_QUEEN] + [words.move_buoy(field) for field in fields]

    def link_holds(self, s: SchwarmState, player: Player, field: Field) -> bool:
        """Whether a station stays connected to the queen without the buoy on a field."""
        buoys, doubles, left = player.buoys, player.doubles, player.buoys_left
        take_up(player, field)
        holds = reaches_queen(s, player)
        player.buoys, player.doubles, player.buoys_left = buoys, doubles, left
        return holds

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        player = s.players[seat]
        if choice == words.LEAVE_QUEEN:
            player.declined = 1
            return
        take_up(player, words.chosen_field(choice))
        put_buoy(player, s.sea.queen)
        words.tell_buoy_moved(s, seat, words.chosen_field(choice))
        words.tell_queen_joined(s, seat)
