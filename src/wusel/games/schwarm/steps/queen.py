"""The queen's field: her buoys are updated after every change (SW-KO1..KO3, SW-Q20, SW-Q21)."""

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import has
from wusel.engine.step import AskTold, Step
from wusel.games.schwarm import words
from wusel.games.schwarm.rules.network import reaches_queen
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.steps.exploring import put_buoy, take_up
from wusel.games.schwarm.words import Field, each_field


class MeetQueen(Step[SchwarmState]):
    """A step that updates the queen's buoys of players whose networks may have changed.

    A player who connects a station to the queen puts a buoy there, and takes it back when the link breaks. A player
    without buoys is asked only once while the link holds. The current player comes first, the others follow in the
    order of play.
    """

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
    """A player without buoys in the supply may move an own one to the queen, but none that the link needs (SW-KO1)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        fields = [field for field in each_field(player.buoys) if self.link_holds(s, player, field)]
        return [words.LEAVE_QUEEN] + [words.move_buoy(field) for field in fields]

    def link_holds(self, s: SchwarmState, player: Player, field: Field) -> bool:
        """Return whether a station stays connected to the queen without the buoy on a field."""
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
