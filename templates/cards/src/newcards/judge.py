"""The opinion of an experienced player on the open card."""

from math import exp

from newcards import words
from newcards.state import NewcardsState
from wusel.engine.judge import Judge
from wusel.engine.kinds import Choice, Seat


class NewcardsJudge(Judge[NewcardsState]):
    """A judge that keeps a card worth more than the average of the pile."""

    def rate(self, s: NewcardsState, seat: Seat, choice: Choice) -> float:
        to_come = [s.content.points[card] for card in s.pile]
        usual = sum(to_come) / len(to_come) if to_come else 0.0
        return s.content.points[s.open_card] if choice == words.KEEP else usual

    def worth(self, s: NewcardsState, seat: Seat) -> float:
        """Estimate the chance to win from the lead over the best rival."""
        most = max([s.points(other) for other in s.everybody() if other != seat])
        return 1 / (1 + exp((most - s.points(seat)) / 4))
