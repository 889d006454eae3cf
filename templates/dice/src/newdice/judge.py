"""The opinion of an experienced player on one more roll."""

from math import exp

from newdice import words
from newdice.state import NewdiceState
from newdice.steps import GOAL
from wusel.engine.judge import Judge
from wusel.engine.kinds import Choice, Seat

GAIN = 20 / 6
"""The average gain of a roll, without the one."""
RISK = 1 / 6


class NewdiceJudge(Judge[NewdiceState]):
    """A judge that rolls while the average gain is greater than the risk of a one."""

    def rate(self, s: NewdiceState, seat: Seat, choice: Choice) -> float:
        if choice == words.ROLL:
            return GAIN - RISK * s.gathered
        return 1000.0 if s.points[seat] + s.gathered >= GOAL else 0.0

    def worth(self, s: NewdiceState, seat: Seat) -> float:
        """Estimate the chance to win from the lead over the best rival."""
        most = max([s.points[other] for other in s.everybody() if other != seat])
        own = s.points[seat] + (s.gathered if seat == s.turn else 0)
        return 1 / (1 + exp((most - own) / 8))
