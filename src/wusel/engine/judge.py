"""A game's heuristics: the ratings of choices, the worth of states, and when and how far to search."""

from typing import Final, Generic

from wusel.engine.calibration import Calibration
from wusel.engine.kinds import Choice, Seat
from wusel.engine.state import S
from wusel.engine.subclassing import open_class

HORIZON: Final = 16
SLIPS: Final = 12
AS_IT_LOOKS: Final = Calibration()

# Longer than any game; a playout stops here if a game should never end.
TO_THE_END: Final = 10_000


@open_class(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """An experienced player's heuristics, without lookahead.

    An opinion depends only on what the seat can know: it is the same in every world that the seat could be in.
    """

    def rate(self, s: S, seat: Seat, choice: Choice) -> float:
        """Return how good a legal choice looks to a seat. Only options of the same question can be compared."""
        raise NotImplementedError

    def ratings(self, s: S, seat: Seat, choices: list[Choice]) -> list[float]:
        """Return the ratings of several options of one question. Judges that can share work between options override
        it."""
        return [self.rate(s, seat, choice) for choice in choices]

    def plausible(self, s: S, seat: Seat, choices: list[Choice]) -> list[Choice]:
        """Return the choices that bots and hints consider at all, at least one of them. A game leaves out choices that
        only hurt."""
        return choices

    def worth(self, s: S, seat: Seat) -> float:
        """Return the estimated chance of a seat to win from a state, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def chance(self, s: S, seat: Seat) -> float:
        """Return the calibrated chance to win, for people: the share of such states that a table of bots wins. `worth`
        may exaggerate, so that a search can tell choices apart."""
        return self.calibration(s).of(self.worth(s, seat))

    def calibration(self, s: S) -> Calibration:
        """Return the measured calibration of `worth` at such a table. Hints and reviews show only calibrated values."""
        return AS_IT_LOOKS

    def horizon(self, s: S) -> int:
        """Return how far to search: the number of questions to other players after which `worth` is more reliable than
        playing on. In a game with one player, all questions count."""
        return HORIZON

    def foresight(self, s: S) -> int:
        """Return the horizon for advice to people, because an adviser has more time than a bot. If a playout to the end
        is cheap, no one has to estimate the worth of a state."""
        return self.horizon(s)

    def rounds(self, s: S) -> int:
        """Return the current round if playouts stop at its end, because worlds are best compared there; else 0, and
        `horizon` applies."""
        return 0

    def promise(self, s: S, seat: Seat) -> float:
        """Return the worth of a state in which a playout was cut, to a seat. A game overrides it if it knows more about
        such moments."""
        return self.worth(s, seat)

    def doubt(self, s: S) -> float:
        """Return the possible error of a playout's worth apart from luck. A search prefers another choice to the
        favourite only if it leads by this margin."""
        return 0.0

    def looks_ahead(self, s: S) -> bool:
        """Return whether a search says more about this question than the ratings do. If not, bots take the choice with
        the best rating."""
        return True

    def slips(self) -> int:
        """Return n: medium bots overlook one in n choices; 0 if they overlook none. It is smaller in games in which
        mistakes cost little, so that the strongest bots beat medium bots equally often in every game."""
        return SLIPS

    def on_reflection(self) -> "Judge[S]":
        """Return the judge for bots and hints that search. It is the same one, unless something was measured with the
        ratings of this judge and a better one exists."""
        return self

    def at_play(self) -> "Judge[S]":
        """Return the judge for bots that search for themselves. It is the same as on reflection, unless the advice to
        people was measured with that judge and there is a better player."""
        return self.on_reflection()
