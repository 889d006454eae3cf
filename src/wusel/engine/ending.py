"""The end of a game: ranks and scores, and the sources of points."""

from typing import TypeVar

from wusel.engine.view import ResultView

Each = TypeVar("Each")


class Result:
    """The result of a game: ranks (1 is best) and scores by seat, the reason for the end, and for teams whether they
    won."""

    __slots__ = ("ranks", "reason", "scores", "won")

    def __init__(self, ranks: list[int], scores: list[int], reason: str, won: bool | None = None) -> None:
        self.ranks = ranks
        self.scores = scores
        self.reason = reason
        self.won = won

    def to_json(self) -> ResultView:
        return {"ranks": self.ranks, "scores": self.scores, "reason": self.reason, "won": self.won}

    def moved_on(self) -> "Result":
        """Return the same result after every player has moved one seat further."""
        return Result(moved_on(self.ranks), moved_on(self.scores), self.reason, self.won)


class Source:
    """A source of points: its name, and the points that it brought or cost each seat."""

    __slots__ = ("name", "points")

    def __init__(self, name: str, points: list[int]) -> None:
        self.name = name
        self.points = points


def moved_on(seats: list[Each]) -> list[Each]:
    """Return the items of the seats after every player has moved one seat further."""
    return seats[-1:] + seats[:-1]
