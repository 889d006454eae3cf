"""What counts how much to the judge.

By first opinions it was measured how hard the game is, so they stay. Whoever thinks ahead has better ones, which change
from the beginning to the end: in some 33,000 games with every pathogen and number of players all weights were a little
other in each, and those moved that went along with winning.
"""

from typing import Final

FIRST_SIGHT: Final = -1.0
STAGES: Final = 8
"""So often opinions change on the way."""


class Taste:
    """The weights of a moment: at FIRST_SIGHT, or on reflection from the beginning (0) until the deck is empty (1)."""

    def __init__(self, late: float) -> None:
        self.cover = now(late, 3.7, 2.74, 4.15)  # an infected where there is none yet
        self.third = now(late, 0.0, 0.758, 0.721)  # a third one beside two who may be healed
        self.fresh = now(late, 0.6, 0.725, 0.636)  # a city that one has not been in
        self.needy = now(late, 2.0, 2.09, 2.09)  # how much more ways on count for who has few infected
        self.half_way = now(late, 0.5, 0.738, 0.647)  # who dies beside a single one, with healthy people around, costs
        self.before_healed = now(late, 0.0, 2.28, -0.89)  # who dies before being healed
        self.among_dead = now(late, 0.0, 0.526, 0.305)  # who dies where others have died
        self.keeping = now(late, 0.0, -0.0271, -0.0271)  # to keep the DNA
        self.patience = now(late, 0.85, 0.862, 0.782)  # what can soon be paid, beside what can be paid now
        self.ways = now(late, 1.0, 1.53, 1.28)  # ways, beside all else in the shop
        self.far = now(late, 1.0, 0.86, 0.748)  # bird, plane and ship
        self.resistance = now(late, 1.0, 0.828, 0.942)
        self.strains = now(late, 1.0, 0.836, 0.854)
        self.symptoms = now(late, 1.0, 1.21, 1.16)
        self.ability = now(late, 1.0, 0.837, 1.03)
        self.killing = now(late, 7.5, 7.07, 8.71)  # to be in time with the dead
        self.covering = now(late, 6.5, 7.77, 5.42)  # and with the living
        self.more_deaths = now(late, 1.0, 0.923, 0.998)  # a turn than now, if all turns are still to come
        self.hit = now(late, 0.5, 0.574, 0.258)  # which part of the cities named are infected
        self.wish = now(late, 9.0, 10.3, 7.04)  # infected that one wants besides one in every city
        self.little = now(late, 0.4, 0.305, 0.601)  # cubes a turn more than die and are healed: below, hardly any
        self.half = now(late, 0.35, 0.333, 0.45)  # a cube for which a way or a point is missing
        self.room = now(late, 0.5, 0.499, 0.559)  # the part of a cube a turn for a field in reach: others use it, too
        self.crowd = now(late, 0.12, 0.149, 0.133)  # a city in reach that two others get to
        self.short_ways = now(late, 0.8, 0.575, 0.606)  # bird, plane and ship make ways shorter


def now(late: float, first: float, begin: float, end: float) -> float:
    """A weight at first sight, or on reflection between the beginning and the end."""
    return first if late == FIRST_SIGHT else begin + late * (end - begin)


class Tastes:
    """The weights of a whole game, from stage to stage."""

    __slots__ = ("stages",)

    def __init__(self, stages: list[Taste]) -> None:
        self.stages = stages

    def at(self, turn: int, left: int) -> Taste:
        """After so many turns, with so many left."""
        return self.stages[turn * len(self.stages) // (turn + left + 1)]


AT_FIRST_SIGHT: Final = Tastes([Taste(FIRST_SIGHT)])
ON_REFLECTION: Final = Tastes([Taste(stage / STAGES) for stage in range(STAGES)])
