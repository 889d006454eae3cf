"""Hand-crafted features, which extend the observation of a game."""

from collections.abc import Callable
from typing import Any

Compute = Callable[[Any, int], list[int]]
"""The values for a seat, computed from its determinization of the state."""


class Feature:
    """A segment of bytes from 0 to `most`. It is computed from a determinization, so it cannot leak hidden
    information; if it depends on what was sampled, it is a `guess`."""

    def __init__(
        self, name: str, says: str, names: list[str], most: int, compute: Compute, guess: bool = False
    ) -> None:
        self.name = name
        self.says = says
        self.names = names
        self.most = most
        self.compute = compute
        self.guess = guess
