"""A game's opinions: how good a choice looks, what a state is worth, and where and how far to think ahead."""

from typing import Final, Generic

from wusel.engine.calibration import Calibration
from wusel.engine.kinds import Choice, Seat
from wusel.engine.state import S
from wusel.engine.subclassing import open_class

HORIZON: Final = 16
AS_IT_LOOKS: Final = Calibration()

# Further than any game goes; a playout ends all the same if one should go on for ever.
TO_THE_END: Final = 10_000


@open_class(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """Somebody who knows the game well and does not look ahead.

    An opinion rests on nothing that the seat cannot know: it is the same in every world the seat could be in.
    """

    def rate(self, s: S, seat: Seat, choice: Choice) -> float:
        """How good a legal choice looks to a seat; only options of the same question can be compared."""
        raise NotImplementedError

    def ratings(self, s: S, seat: Seat, choices: list[Choice]) -> list[float]:
        """The same for several options of one question, for judges who can share the work."""
        return [self.rate(s, seat, choice) for choice in choices]

    def worth(self, s: S, seat: Seat) -> float:
        """What a state is worth to a seat, from 0 (lost) to 1 (won): the chance to win, as far as one can see."""
        raise NotImplementedError

    def chance(self, s: S, seat: Seat) -> float:
        """The same for people who want to know it: as often as such a state is won at a table of bots. `worth` may
        exaggerate, so that a search tells choices apart."""
        return self.calibration(s).of(self.worth(s, seat))

    def calibration(self, s: S) -> Calibration:
        """How often such a table wins what is worth so much, as measured; hints and reviews show nothing else."""
        return AS_IT_LOOKS

    def horizon(self, s: S) -> int:
        """How far to think ahead: how many times somebody else is asked before `worth` says more than playing on.
        Where one plays alone, how many questions."""
        return HORIZON

    def foresight(self, s: S) -> int:
        """The same for people who want to know how it ends: an adviser has more time than a bot. Where playing on to
        the end takes little time, nobody has to guess what a state is worth."""
        return self.horizon(s)

    def looks_ahead(self, s: S) -> bool:
        """Whether trying the choices out says more about this question than how good they look; otherwise whoever
        searches takes what looks best."""
        return True

    def on_reflection(self) -> "Judge[S]":
        """Who is asked by those who think ahead. The same, unless first opinions are kept because something was
        measured by them, and there are better ones."""
        return self
