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

    Its class is named after the declared step: WhaleSwims is `whale_swims`. A step has left the agenda before its
    `act`, `take` or `reveal` runs; to come again it puts itself there once more. What it was told it finds with
    `words.told_whale_swims(s)`. `told` is how much that is and `told_at` where each is, `verbs` are the words it can
    offer, as bits, `rule` bars whatever of them it does not offer, `tells` is the rule to read about it, and `doing`
    carries out what cards do.
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
        """What happens when nobody is asked."""

    def asks(self, s: S) -> SeatSet:
        """The seats that owe a choice now, as bits."""
        return 0

    def candidates(self, s: S, seat: Seat) -> list[Choice]:
        """Return everything that a seat might try, each choice once; `bar` says which of it is forbidden."""
        return []

    def bar(self, s: S, seat: Seat, choice: Choice) -> str:
        """Return the ID of the rule that forbids a candidate; empty if none does."""
        return ""

    def options(self, s: S, seat: Seat) -> list[Choice]:
        """Return every legal choice of a seat, each once: the candidates that no rule bars. This is the only definition
        of legality. A step overrides it if its choices have no conditions, or if asking for the bar of each candidate
        takes too long."""
        return [choice for choice in self.candidates(s, seat) if not self.bar(s, seat, choice)]

    def barred(self, s: S, seat: Seat, choice: Choice) -> str:
        """Return the rule that refuses a choice which is not on offer, of the words this step can offer: the bar of a
        candidate, or the rule of the step for any other choice."""
        return self.bar(s, seat, choice) if choice in self.candidates(s, seat) else self.rule

    def take(self, s: S, seat: Seat, choice: Choice) -> None:
        """What a choice does."""

    def reveal(self, s: S, choices: list[Choice]) -> None:
        """What the secret choices of all seats do, once all are in; 0 for a seat that was not asked."""

    def is_moot(self, s: S, offered: list[Choice]) -> bool:
        """Whether nothing depends on the answer, so that who does not want to be asked is not: the first choice on
        offer is as good as any other."""
        return False

    def is_pass(self, s: S, choice: Choice) -> bool:
        """Where anyone may answer: whether a choice says no more than that its seat does not."""
        return False


@open_class(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A moment in which one seat chooses, the one at turn unless a step knows better; a lone option is taken for it,
    for that tells nobody anything, and where there is none the step acts."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = ASKS

    def asks(self, s: S) -> SeatSet:
        return 1 << s.at_turn()


@open_class(allow_interpreted_subclasses=True)
class AskTold(Ask[S]):
    """A moment in which the seat chooses that the step was told first."""

    def asks(self, s: S) -> SeatSet:
        return 1 << s.frame[0]


@open_class(allow_interpreted_subclasses=True)
class AskAlways(Ask[S]):
    """A moment in which a seat chooses and is asked even where it has a single option: skipping the question
    would tell the others something of what the seat holds."""

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

    The first answer counts and comes to `take`; the others are then asked no more. A choice that `is_pass` leaves it
    to the others, and when all have passed the step acts. A pass for all is an answer like any other.
    """

    def __init__(self) -> None:
        super().__init__()
        self.kind = ANYONE
