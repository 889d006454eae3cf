"""Limits for the thinking of a bot."""


class Budget:
    """So many playouts, so many seconds, or whichever is used up first; 0 sets no limit. What is chosen within a budget
    of playouts alone is the same on every machine."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def __reduce__(self) -> tuple[type["Budget"], tuple[int, float]]:
        return Budget, (self.iterations, self.seconds)


def part_of(budget: Budget, part: float) -> Budget:
    """A part of a budget, but one playout at least."""
    iterations = max(1, round(budget.iterations * part)) if budget.iterations else 0
    return Budget(iterations, budget.seconds * part)
