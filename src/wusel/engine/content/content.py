"""What is printed: everything of a game that lies in the box and never changes while it is played."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from wusel.engine.content.parts import Parts
from wusel.engine.subclassing import open_class

NO_FILES: Final = Path(__file__).with_name("none")
Kinds = Mapping[str, Mapping[int, str]]
"""The things of every kind that come with the content: their names by their numbers."""


@open_class(allow_interpreted_subclasses=True)
class Printed:
    """The kinds of things that a game's content brings along, and the files they come from, if there are any. A game
    adds what its rules ask for."""

    def __init__(self, kinds: Kinds | None = None, parts: Parts | None = None) -> None:
        self.kinds: Kinds = kinds or {}
        self.parts: Parts = parts or Parts(NO_FILES)


def listed(things: Mapping[int, str]) -> list[str]:
    """The names of some things by their numbers; where there is no thing, the name is empty."""
    return [things.get(number, "") for number in range(max(things, default=-1) + 1)]
