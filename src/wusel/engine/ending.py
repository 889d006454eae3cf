"""How a game ended: ranks and scores, and where points came from."""

from typing import TypeVar

from wusel.engine.view import ResultView

Each = TypeVar("Each")


class Result:
    """How a game ended: ranks (1 is best) and scores by seat, the reason, and for teams whether they won."""

    __slots__ = ("ranks", "reason", "scores", "won")

    def __init__(self, ranks: list[int], scores: list[int], reason: str, won: bool | None = None) -> None:
        self.ranks = ranks
        self.scores = scores
        self.reason = reason
        self.won = won

    def to_json(self) -> ResultView:
        return {"ranks": self.ranks, "scores": self.scores, "reason": self.reason, "won": self.won}

    def moved_on(self) -> "Result":
        """The same end, once everybody has moved a seat further on."""
        return Result(moved_on(self.ranks), moved_on(self.scores), self.reason, self.won)


class Source:
    """Where points came from: the name of the source, and what it brought or cost each seat."""

    __slots__ = ("name", "points")

    def __init__(self, name: str, points: list[int]) -> None:
        self.name = name
        self.points = points


def moved_on(seats: list[Each]) -> list[Each]:
    """What belongs to the seats, once everybody has moved a seat further on."""
    return seats[-1:] + seats[:-1]
