"""The continuation of a game: a rematch, or the next part of a story."""

from typing import Generic

from wusel.engine.ending import Result
from wusel.engine.options import Value
from wusel.engine.state import S
from wusel.engine.subclassing import open_class


class Sequel:
    """A game that follows another one. It has other options and repeats the choices of the first game, except for the
    last `taken_back` of them, and then adds those in `then` (seat and choice). `part` is its part of the story."""

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
    """The ways in which the same players can continue after a game: a rematch, the next part of a story, or another
    number of seats."""

    def rematch(self, options: dict[str, Value], result: Result) -> dict[str, Value]:
        """Return the options of a rematch; by default the same ones."""
        return options

    def part(self, s: S) -> str:
        """Return the key of the text that names the current part of the story; empty if there is no story."""
        return ""

    def first_part(self, options: dict[str, Value]) -> str:
        """Return the key of the text that names the first part of a new game with these options."""
        return ""

    def sequels(self, options: dict[str, Value], s: S) -> list[Sequel]:
        """Return the games that can follow the end of a game, with the same players and everything they have: the next
        chapter of a story, or the same one again. The most likely comes first; a text `sequel-NAME` names it."""
        return []

    def may_regroup(self) -> bool:
        """Return whether a saved game can go on with another number of players."""
        return False

    def regroup(self, s: S) -> None:
        """Share out what the seats have after the number of seats has changed."""
        raise NotImplementedError
