"""A named moment of the rules: it asks while seats owe a choice, otherwise it acts."""

from typing import Final, Generic

from wusel.engine.effects import Effects
from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.state import S
from wusel.engine.subclassing import open_class

ACTS: Final = 0
ASKS: Final = 1
ASKS_ALWAYS: Final = 2
TOGETHER: Final = 3
ANYONE: Final = 4


@open_class(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A moment in which the rules act by themselves.

    The class is named after the declared step: WhaleSwims is `whale_swims`. A step has left the agenda before its
    `act`, `take` or `reveal` runs; to run again it puts itself back. It reads its arguments with
    `words.told_whale_swims(s)`.

    `told` is the number of arguments and `told_at` the place of each. `verbs` are the words that the step can offer, as
    bits. `rule` bars any choice of these words that is not offered. `tells` is the rule to read about the step, and
    `doing` carries out the effects of cards.
    """

    def __init__(self) -> None:
        self.kind = ACTS
        self.name = ""
        self.told = 0
        self.told_at: dict[str, int] = {}
        self.verbs = 0
        self.rule = ""
        self.tells = ""
        self.doing: Effects[S] = Effects([])

    def act(self, s: S) -> None:
        """Do what happens when no seat is asked."""

    def asks(self, s: S) -> SeatSet:
        """Return the seats that owe a choice now, as bits."""
        return 0

    def candidates(self, s: S, seat: Seat) -> list[Choice]:
        """Return everything that a seat might try, each choice once; `bar` says which candidates are forbidden."""
        return []

    def bar(self, s: S, seat: Seat, choice: Choice) -> str:
        """Return the ID of the rule that forbids a candidate; empty if none does."""
        return ""

    def options(self, s: S, seat: Seat) -> list[Choice]:
        """Return every legal choice of a seat, each once: the candidates that no rule bars. This is the only definition
        of legality. A step overrides it if its choices have no conditions, or if a call of `bar` for each candidate
        takes too long."""
        return [choice for choice in self.candidates(s, seat) if not self.bar(s, seat, choice)]

    def barred(self, s: S, seat: Seat, choice: Choice) -> str:
        """Return the rule that bars a choice which uses a word of this step but is not on offer: the bar of a
        candidate, or the rule of the step for any other choice."""
        return self.bar(s, seat, choice) if choice in self.candidates(s, seat) else self.rule

    def take(self, s: S, seat: Seat, choice: Choice) -> None:
        """Carry out a choice."""

    def reveal(self, s: S, choices: list[Choice]) -> None:
        """Carry out the secret choices of all seats, once all are in; 0 for a seat that was not asked."""

    def is_moot(self, s: S, offered: list[Choice]) -> bool:
        """Return whether nothing depends on the answer. A player who does not want such questions is then not asked,
        and the first choice on offer is taken."""
        return False

    def is_pass(self, s: S, choice: Choice) -> bool:
        """Return whether a choice only declines to answer, in a step that any of several seats may answer."""
        return False


@open_class(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A moment in which one seat chooses, the seat at turn unless a step overrides `asks`. A single option is taken
    automatically, because that tells no player anything. If there is no option, the step acts."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = ASKS

    def asks(self, s: S) -> SeatSet:
        return 1 << s.at_turn()


@open_class(allow_interpreted_subclasses=True)
class AskTold(Ask[S]):
    """A moment in which the seat chooses that is the step's first argument."""

    def asks(self, s: S) -> SeatSet:
        return 1 << s.frame[0]


@open_class(allow_interpreted_subclasses=True)
class AskAlways(Ask[S]):
    """A moment in which a seat chooses and is asked even if it has a single option: skipping the question would tell
    the others something about the seat's hand."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = ASKS_ALWAYS


@open_class(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A moment in which several seats choose at once and in secret.

    The engine keeps the choices, lets a seat change its mind until all are in, then calls `reveal`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.kind = TOGETHER


@open_class(allow_interpreted_subclasses=True)
class AskAnyone(Step[S]):
    """A moment in which any of several seats may answer something before it takes effect.

    The first answer counts and is passed to `take`; the others are then no longer asked. A seat whose choice `is_pass`
    leaves the answer to the others, and when all have passed the step acts. A choice that passes for all seats is an
    ordinary answer.
    """

    def __init__(self) -> None:
        super().__init__()
        self.kind = ANYONE
