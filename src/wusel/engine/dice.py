"""Dice with names on their faces, and pools of them.

A pool is the result of rolling several dice: a sorted list of face numbers. Equal dice are interchangeable, so the same
roll always has the same list. The pool is cloned, saved and put into events as that list. Sets of faces, made once from
their names, say which faces count: a hit is a sword or a shield with a sword, a success any face up to a number.
"""

from typing import Generic, TypeVar

from wusel.engine.chance import Draws
from wusel.engine.errors import BadChoice
from wusel.engine.sets import added

Face = TypeVar("Face", bound=int)
"""A side of a die, as the kind that a game declares for it."""


class Die(Generic[Face]):
    """A die, given as the face on each of its sides; several sides may show the same face. Faces are numbered in the
    order in which they are first named; `sides` has the number of the face on each side."""

    __slots__ = ("faces", "sides")

    def __init__(self, sides: list[str]) -> None:
        self.faces = list(dict.fromkeys(sides))
        self.sides: list[Face] = [self.faces.index(name) for name in sides]  # type: ignore[misc]  # numbers become faces

    # --- throwing

    def throw(self, chance: Draws) -> Face:
        """Throw one die and return its face."""
        return self.sides[chance.draw(len(self.sides))]

    def roll(self, chance: Draws, n: int) -> list[Face]:
        """Roll n dice and return the pool."""
        sides = self.sides
        pool = [sides[chance.draw(len(sides))] for _ in range(n)]
        pool.sort()
        return pool

    def reroll(self, chance: Draws, pool: list[Face], again: list[Face]) -> list[Face]:
        """Return the pool after some of its dice have been rolled again; the others stay as they are."""
        kept = set_aside(pool, again) + self.roll(chance, len(again))
        kept.sort()
        return kept

    def script(self, *names: str) -> list[int]:
        """Return the draws that make these faces appear one after another, for the script of a test."""
        sides = [int(side) for side in self.sides]
        return [sides.index(self.face(name)) for name in names]

    # --- names

    def face(self, name: str) -> int:
        """Return the number of a face."""
        if name not in self.faces:
            raise BadChoice(f"no side of this die shows {name!r}; there are: {', '.join(self.faces)}")
        return self.faces.index(name)

    def faces_named(self, *names: str) -> int:
        """Return the set of some faces, for `showing`."""
        group = 0
        for name in names:
            group = added(group, self.face(name))
        return group

    def to_json(self, pool: list[Face]) -> list[str]:
        """Return the names of the faces in a pool."""
        return [self.faces[face] for face in pool]

    def from_json(self, names: list[str]) -> list[int]:
        """Return the pool that shows these faces, given in any order."""
        return sorted([self.face(name) for name in names])


def set_aside(pool: list[Face], taken: list[Face]) -> list[Face]:
    """Return the dice that are left when some are taken out of a pool."""
    left = pool[:]
    for face in taken:
        left.remove(face)
    return left


def showing(pool: list[Face], faces: int) -> int:
    """Count the dice that show one of a set of faces."""
    n = 0
    for face in pool:
        n += faces >> face & 1
    return n


def total(pool: list[Face], values: list[int]) -> int:
    """Return the total worth of the dice, given the worth of each face."""
    points = 0
    for face in pool:
        points += values[face]
    return points
