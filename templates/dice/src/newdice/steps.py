"""A turn: roll on, or stop."""

from typing import Final

from newdice import words
from newdice.state import NewdiceState
from wusel.engine.kinds import Choice, Seat
from wusel.engine.step import AskAlways

GOAL: Final = 40
SIDES: Final = 6


class TakeTurn(AskAlways[NewdiceState]):
    """The player at turn is asked (ND-T1), even for the first roll: all players roll their own die."""

    def candidates(self, s: NewdiceState, seat: Seat) -> list[Choice]:
        return [words.ROLL, words.STOP]

    def bar(self, s: NewdiceState, seat: Seat, choice: Choice) -> str:
        return self.rule if choice == words.STOP and not words.told_take_turn(s) else ""

    def take(self, s: NewdiceState, seat: Seat, choice: Choice) -> None:
        if choice == words.STOP:
            s.points[seat] += s.gathered
            words.tell_kept(s, seat, s.gathered)
            end_turn(s)
            return
        pips = 1 + s.draw(SIDES)
        words.tell_rolled(s, seat, pips)
        if pips == 1:
            words.tell_lost(s, seat, s.gathered)
            end_turn(s)
            return
        s.gathered += pips
        words.then_take_turn(s, rolls=words.told_take_turn(s) + 1)


def end_turn(s: NewdiceState) -> None:
    """End the turn: the next player's turn begins, or the game ends (ND-T2, ND-E1)."""
    s.gathered = 0
    if max(s.points) < GOAL:
        s.turn = s.after(s.turn)
        words.then_take_turn(s, rolls=0)
