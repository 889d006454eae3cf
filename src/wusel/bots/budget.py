"""Limits for the thinking of a bot."""


class Budget:
    """A limit of playouts, of seconds, or of both, whichever is reached first. 0 sets no limit. With a limit of
    playouts alone, the choice is the same on every machine."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def __reduce__(self) -> tuple[type["Budget"], tuple[int, float]]:
        return Budget, (self.iterations, self.seconds)


def part_of(budget: Budget, part: float) -> Budget:
    """Return a part of a budget, with at least one playout."""
    iterations = max(1, round(budget.iterations * part)) if budget.iterations else 0
    return Budget(iterations, budget.seconds * part)
