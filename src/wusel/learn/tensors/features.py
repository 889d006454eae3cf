"""What somebody who knows a game would look at first, besides what its fields say."""

from collections.abc import Callable
from typing import Any

Compute = Callable[[Any, int], list[int]]
"""The values for a seat, given a world that it could be in."""


class Feature:
    """Some bytes of an observation that a game adds on its own, none of them below 0 or above `most`. They follow from
    a world the seat could be in, so they cannot tell what it must not know; if they follow from what was dealt anew
    there, they are a `guess`."""

    def __init__(
        self, name: str, says: str, names: list[str], most: int, compute: Compute, guess: bool = False
    ) -> None:
        self.name = name
        self.says = says
        self.names = names
        self.most = most
        self.compute = compute
        self.guess = guess
