"""The queen: her buoys are kept true after every change (SW-KO1..KO3, SW-Q20, SW-Q21)."""

from typing import Final

from wusel.engine.state import STEP_BITS, WORD_BITS
from wusel.engine.step import Step
from wusel.games.schwarm.network import reaches_queen
from wusel.games.schwarm.sea import Sea
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.steps.at_sea import AskAtSea
from wusel.games.schwarm.steps.exploring import put_buoy, take_up
from wusel.games.schwarm.words import (
    BUOY_MOVED,
    LEAVE_QUEEN,
    MOVE_BUOY,
    NO_RULE,
    QUEEN_BUOY,
    QUEEN_JOINED,
    QUEEN_LOST,
    SW_KO1,
)

ARG: Final = WORD_BITS


class MeetQueen(Step[SchwarmState]):
    """Players whose networks may have changed: who connects a station to the queen puts a buoy there, who no longer
    does takes it back. Who has no buoy left is asked once for as long as the link holds. The argument has their bits;
    whoever is at it comes first, the others in the order of play."""

    def __init__(self, sea: Sea) -> None:
        super().__init__()
        self.sea = sea

    def act(self, s: SchwarmState) -> None:
        seats = s.arg
        for place in range(s.seats - 1, -1, -1):
            seat = s.order[(s.turn + place) % s.seats]
            if seats >> seat & 1:
                self.keep_true(s, seat)

    def keep_true(self, s: SchwarmState, seat: int) -> None:
        player = s.players[seat]
        here = player.buoys >> self.sea.queen & 1
        if reaches_queen(self.sea, s, player):
            if here:
                return
            if player.buoys_left:
                put_buoy(player, self.sea.queen)
                s.tell(QUEEN_JOINED, seat)
            elif not player.declined:
                s.then(QUEEN_BUOY | seat << STEP_BITS)
            return
        player.declined = 0
        if here:
            take_up(player, self.sea.queen)
            s.tell(QUEEN_LOST, seat)


class QueenBuoy(AskAtSea):
    """Out of buoys: which own one moves to the queen, if any; none whose leaving would break the link (SW-KO1)."""

    def asks(self, s: SchwarmState) -> int:
        return 1 << s.arg

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        fields = [field for field in range(self.sea.fields) if player.buoys >> field & 1]
        return [LEAVE_QUEEN] + [MOVE_BUOY | field << ARG for field in fields if self.link_holds(s, player, field)]

    def link_holds(self, s: SchwarmState, player: Player, field: int) -> bool:
        """Whether a station stays connected to the queen without the buoy on a field."""
        buoys, doubles, left = player.buoys, player.doubles, player.buoys_left
        take_up(player, field)
        holds = reaches_queen(self.sea, s, player)
        player.buoys, player.doubles, player.buoys_left = buoys, doubles, left
        return holds

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        return NO_RULE if choice in self.options(s, seat) else SW_KO1

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        player = s.players[seat]
        if choice == LEAVE_QUEEN:
            player.declined = 1
            return
        take_up(player, choice >> ARG)
        put_buoy(player, self.sea.queen)
        s.tell(BUOY_MOVED, seat, choice >> ARG)
        s.tell(QUEEN_JOINED, seat)
