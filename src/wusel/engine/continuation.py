"""What follows a game: a rematch, or the next part of a story."""

from typing import Generic

from wusel.engine.ending import Result
from wusel.engine.options import Value
from wusel.engine.state import S
from wusel.engine.subclassing import open_class


class Sequel:
    """How a game goes on after its end: with other options the same choices lead on, without the last `taken_back` of
    them and with those of `then`, each with its seat. `part` is what then is told, as in `Continuation.part`."""

    __slots__ = ("name", "options", "part", "taken_back", "then")

    def __init__(
        self,
        name: str,
        options: dict[str, Value],
        taken_back: int = 0,
        then: list[tuple[int, int]] | None = None,
        part: str = "",
    ) -> None:
        self.name = name
        self.options = options
        self.taken_back = taken_back
        self.then = then or []
        self.part = part


@open_class(allow_interpreted_subclasses=True)
class Continuation(Generic[S]):
    """How the same people go on after a game: with a rematch, with the next part of a story, or with another number of
    seats."""

    def rematch(self, options: dict[str, Value], result: Result) -> dict[str, Value]:
        """How the same people play again after such an end: the same way, unless the rules know better."""
        return options

    def part(self, s: S) -> str:
        """Which part of a story is being told: the text that names it; empty where none is told."""
        return ""

    def first_part(self, options: dict[str, Value]) -> str:
        """Which part of a story a new game with these options begins with, as in `part`."""
        return ""

    def sequels(self, options: dict[str, Value], s: S) -> list[Sequel]:
        """What may follow the end of a game, with the same people in their seats and what they have: the next chapter
        of a story, or the same one again. What is wanted most comes first; a text `sequel-NAME` names it."""
        return []

    def may_regroup(self) -> bool:
        """Whether a game that goes on from a saved position can do so with another number of players."""
        return False

    def regroup(self, s: S) -> None:
        """Share what seats have among the seats that there are now, after their number has changed."""
        raise NotImplementedError
