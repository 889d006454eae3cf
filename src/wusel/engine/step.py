"""A named moment of the rules: it asks while seats owe a choice, otherwise it acts."""

from typing import Final, Generic, TypeVar

from wusel.engine.state import State

S = TypeVar("S", bound=State)

ACTS: Final = 0
ASKS: Final = 1
ASKS_ALWAYS: Final = 2
TOGETHER: Final = 3


class Step(Generic[S]):
    """A moment in which the rules act by themselves.

    A step has left the agenda before its `act`, `take` or `reveal` runs; to come again it pushes itself.
    """

    def __init__(self) -> None:
        self.kind = ACTS

    def act(self, s: S) -> None:
        """What happens when nobody is asked."""

    def asks(self, s: S) -> int:
        """The seats that owe a choice now, as bits."""
        return 0

    def options(self, s: S, seat: int) -> list[int]:
        """Every legal choice of a seat, each once: the only definition of legality."""
        return []

    def barred(self, s: S, seat: int, choice: int) -> int:
        """The number of the rule that bars something a person might expect; 0 if no rule does."""
        return 0

    def take(self, s: S, seat: int, choice: int) -> None:
        """What a choice does."""

    def reveal(self, s: S, choices: list[int]) -> None:
        """What the secret choices of all seats do, once all are in; 0 for a seat that was not asked."""


class Ask(Step[S]):
    """A moment in which one seat chooses; a lone option is taken for it, for that tells nobody anything."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = ASKS


class AskAlways(Ask[S]):
    """A moment in which a seat chooses and is asked even where it has a single option: skipping the question
    would tell the others something of what the seat holds."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = ASKS_ALWAYS


class Together(Step[S]):
    """A moment in which several seats choose at once and in secret.

    The engine keeps the choices, lets a seat change its mind until all are in, then calls `reveal`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.kind = TOGETHER
