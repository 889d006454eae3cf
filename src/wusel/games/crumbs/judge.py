"""The judge of Crumbs: ratings of one more find."""

from math import exp

from wusel.engine.judge import Judge
from wusel.engine.kinds import Choice, Deed, Seat
from wusel.engine.vocabulary import deed
from wusel.games.crumbs import words
from wusel.games.crumbs.content import Content
from wusel.games.crumbs.state import CrumbsState


class CrumbsJudge(Judge[CrumbsState]):
    """Turns up another find while the expected gain exceeds the expected loss to the cat."""

    def __init__(self, content: Content) -> None:
        self.gains = [sum([gain_of(effect) for effect in effects]) for effects in content.effects]
        self.brings_cat = [words.CAT in effects for effects in content.effects]

    def rate(self, s: CrumbsState, seat: Seat, choice: Choice) -> float:
        if choice == words.STOP:
            return 1000.0 if s.crumbs[seat] + s.gathered >= s.goal else 0.0
        if choice == words.TURN_UP:
            return sum([-s.gathered if self.brings_cat[find] else self.gains[find] for find in s.pile]) / len(s.pile)
        return float(s.crumbs[words.chosen_victim(choice)])

    def worth(self, s: CrumbsState, seat: Seat) -> float:
        """Return the lead over the best rival as a chance to win; for a single player the share of the goal."""
        if s.seats == 1:
            return min(1.0, s.crumbs[0] / s.goal)
        most = max([s.crumbs[other] for other in s.everybody() if other != seat])
        return 1 / (1 + exp((most - s.crumbs[seat]) / 4))


def gain_of(effect: Deed) -> int:
    """Return the crumbs that an effect promises."""
    return words.effect_crumbs(effect) if deed(effect) in (words.GAIN, words.PINCH) else 0
