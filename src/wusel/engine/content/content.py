"""Printed content: everything of a game that lies in the box and never changes during play."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from wusel.engine.content.parts import Parts
from wusel.engine.subclassing import open_class

NO_FILES: Final = Path(__file__).with_name("none")
Kinds = Mapping[str, Mapping[int, str]]
"""The names of the things in the content by number, for each kind."""


@open_class(allow_interpreted_subclasses=True)
class Printed:
    """The kinds of things that a game's content provides, and the content files, if there are any. A game adds the data
    that its rules need."""

    def __init__(self, kinds: Kinds | None = None, parts: Parts | None = None) -> None:
        self.kinds: Kinds = kinds or {}
        self.parts: Parts = parts or Parts(NO_FILES)


def listed(things: Mapping[int, str]) -> list[str]:
    """Return the names of some things by their numbers; the name is empty for a number without a thing."""
    return [things.get(number, "") for number in range(max(things, default=-1) + 1)]
