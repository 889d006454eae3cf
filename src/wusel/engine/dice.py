"""Dice with names on their faces, and pools of them.

A pool is what a handful of dice shows: a sorted list of face numbers. Equal dice are equal, so that two ways to say
the same throw are one; it is cloned, saved and told as the list it is. What counts in a throw is said with sets of
faces, made once from their names: a hit is a sword or a shield with a sword, a success any face up to a number.
"""

from typing import Generic, TypeVar

from wusel.engine.chance import Draws
from wusel.engine.errors import BadChoice
from wusel.engine.sets import added

Face = TypeVar("Face", bound=int)
"""A side of a die, by the kind that a game has for it."""


class Die(Generic[Face]):
    """A die, given as what each of its sides shows; several sides may show the same. Faces are numbered as they are
    first named; `sides` has the number of the face on each side."""

    __slots__ = ("faces", "sides")

    def __init__(self, sides: list[str]) -> None:
        self.faces = list(dict.fromkeys(sides))
        self.sides: list[Face] = [self.faces.index(name) for name in sides]  # type: ignore[misc]  # numbers become faces

    # --- throwing

    def throw(self, chance: Draws) -> Face:
        """The face that one die shows."""
        return self.sides[chance.draw(len(self.sides))]

    def roll(self, chance: Draws, n: int) -> list[Face]:
        """The pool that n dice show."""
        sides = self.sides
        pool = [sides[chance.draw(len(sides))] for _ in range(n)]
        pool.sort()
        return pool

    def reroll(self, chance: Draws, pool: list[Face], again: list[Face]) -> list[Face]:
        """The pool after some of its dice have been thrown again; the others lie as they are."""
        kept = set_aside(pool, again) + self.roll(chance, len(again))
        kept.sort()
        return kept

    def script(self, *names: str) -> list[int]:
        """For tests: what chance must draw so that these faces come up, one after another."""
        sides = [int(side) for side in self.sides]
        return [sides.index(self.face(name)) for name in names]

    # --- names

    def face(self, name: str) -> int:
        """The number of a face."""
        if name not in self.faces:
            raise BadChoice(f"no side of this die shows {name!r}; there are: {', '.join(self.faces)}")
        return self.faces.index(name)

    def faces_named(self, *names: str) -> int:
        """The set of some faces, for `showing`."""
        group = 0
        for name in names:
            group = added(group, self.face(name))
        return group

    def to_json(self, pool: list[Face]) -> list[str]:
        """What the dice show, in words."""
        return [self.faces[face] for face in pool]

    def from_json(self, names: list[str]) -> list[int]:
        """The pool that shows these faces, in whatever order they are named."""
        return sorted([self.face(name) for name in names])


def set_aside(pool: list[Face], taken: list[Face]) -> list[Face]:
    """The dice that are left when some are taken out of a pool."""
    left = pool[:]
    for face in taken:
        left.remove(face)
    return left


def showing(pool: list[Face], faces: int) -> int:
    """How many dice show one of a set of faces."""
    n = 0
    for face in pool:
        n += faces >> face & 1
    return n


def total(pool: list[Face], values: list[int]) -> int:
    """What the dice are worth together, given what each face is worth."""
    points = 0
    for face in pool:
        points += values[face]
    return points
