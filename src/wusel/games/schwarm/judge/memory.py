"""A cache for the judge, because rollouts visit the same boards again and again."""

from typing import Final, TypeAlias

from wusel.engine.kinds import Deed
from wusel.games.schwarm.judge.stand import Stand
from wusel.games.schwarm.words import FieldSet, Land, LandSet, Staff

MOST: Final = 20_000

Ashore: TypeAlias = tuple[tuple[Land, ...], tuple[Staff, ...], int, int, bool, LandSet]
"""The part of a cache key on land. It has the stations in order of building with their staff, the score of a
researcher, the rounds left, whether the queen can be met, and the free land."""
Afloat: TypeAlias = tuple[FieldSet, FieldSet, FieldSet, FieldSet, int, FieldSet]
"""The part of a cache key at sea: the fields from which pieces lead north, east, south and west, the fields with
several pieces, and the blocked fields."""


class Known:
    """The cached results for the same stations at the same time, and with one more station."""

    __slots__ = ("built", "outlooks", "stands")

    def __init__(self) -> None:
        self.built: dict[Land, dict[Afloat, float]] = {}
        self.outlooks: dict[Afloat, float] = {}
        self.stands: dict[Afloat, Stand] = {}


class Memory:
    """All cached results. The cache is emptied when it is full."""

    def __init__(self) -> None:
        self.known: dict[Ashore, Known] = {}
        self.harms: dict[tuple[int, ...], dict[Deed, float]] = {}
        self.size = 0

    def of(self, ashore: Ashore) -> Known:
        known = self.known.get(ashore)
        if known is None:
            known = self.known[ashore] = Known()
        return known

    def harm(self, figures: tuple[int, ...]) -> dict[Deed, float]:
        """Return the cache of the most harm that each danger can do."""
        known = self.harms.get(figures)
        if known is None:
            known = self.harms[figures] = {}
            self.grow()
        return known

    def grow(self) -> None:
        self.size += 1
        if self.size > MOST:
            self.size = 0
            self.known = {}
            self.harms = {}
