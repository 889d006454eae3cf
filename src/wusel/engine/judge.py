"""A game's opinions: how good a choice looks, what a state is worth, and where and how far to think ahead."""

from typing import Final, Generic

from wusel.engine.calibration import Calibration
from wusel.engine.kinds import Choice, Seat
from wusel.engine.state import S
from wusel.engine.subclassing import open_class

HORIZON: Final = 16
SLIPS: Final = 12
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

    def plausible(self, s: S, seat: Seat, choices: list[Choice]) -> list[Choice]:
        """The choices that bots and hints consider at all, at least one of them. A game leaves out what only hurts."""
        return choices

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

    def rounds(self, s: S) -> int:
        """Which round it is, where worlds are best compared when the round is over: whoever tries choices out plays on
        until then. 0 where `horizon` says how far to think."""
        return 0

    def promise(self, s: S, seat: Seat) -> float:
        """What a playout that was cut is worth to a seat; more may be known of the moment at which that happens."""
        return self.worth(s, seat)

    def doubt(self, s: S) -> float:
        """How far off what a playout is worth may be whatever the luck: by so much more a choice has to be ahead of the
        favourite before whoever searches prefers it."""
        return 0.0

    def looks_ahead(self, s: S) -> bool:
        """Whether trying the choices out says more about this question than how good they look; otherwise whoever
        searches takes what looks best."""
        return True

    def slips(self) -> int:
        """Of how many choices one does not come to the mind of medium bots: where mistakes cost little they make more,
        so that the strongest beat them everywhere as often. 0: none."""
        return SLIPS

    def on_reflection(self) -> "Judge[S]":
        """Who is asked by those who think ahead. The same, unless first opinions are kept because something was
        measured by them, and there are better ones."""
        return self

    def at_play(self) -> "Judge[S]":
        """Who is asked by bots that think ahead for themselves. The same as on reflection, unless the advice that
        people get was measured by that one, and there is a better player."""
        return self.on_reflection()
