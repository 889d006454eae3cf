"""The weights of the judge.

The difficulty of the game was measured with the weights at first sight, so these stay fixed. Bots and hints that search
use better ones, which change from the beginning to the end of a game. They were fitted in some 33,000 games with every
pathogen and number of players: each game varied all weights a little, and weights moved in the direction that
correlated with winning.
"""

from typing import Final

FIRST_SIGHT: Final = -1.0
STAGES: Final = 8
"""The number of times that the weights change during a game."""


class Taste:
    """The weights of a moment: at FIRST_SIGHT, or on reflection from the beginning (0) until the deck is empty (1)."""

    def __init__(self, late: float) -> None:
        self.cover = now(late, 3.7, 2.74, 4.15)  # an infected in a city without any
        self.third = now(late, 0.0, 0.758, 0.721)  # a third infected beside two who may be healed
        self.fresh = now(late, 0.6, 0.725, 0.636)  # a city without own infected
        self.needy = now(late, 2.0, 2.09, 2.09)  # the factor of further cities for a player with few infected
        self.half_way = now(late, 0.5, 0.738, 0.647)  # the cost of a death that leaves one infected and some healthy
        self.before_healed = now(late, 0.0, 2.28, -0.89)  # a death before a healing
        self.among_dead = now(late, 0.0, 0.526, 0.305)  # a death where others have died
        self.keeping = now(late, 0.0, -0.0271, -0.0271)  # keeping the DNA
        self.patience = now(late, 0.85, 0.862, 0.782)  # what is soon affordable, against what is affordable now
        self.ways = now(late, 1.0, 1.53, 1.28)  # ways, compared with everything else in the shop
        self.far = now(late, 1.0, 0.86, 0.748)  # bird, plane and ship
        self.resistance = now(late, 1.0, 0.828, 0.942)
        self.strains = now(late, 1.0, 0.836, 0.854)
        self.symptoms = now(late, 1.0, 1.21, 1.16)
        self.ability = now(late, 1.0, 0.837, 1.03)
        self.killing = now(late, 7.5, 7.07, 8.71)  # enough corpses in time
        self.covering = now(late, 6.5, 7.77, 5.42)  # enough infected in time
        self.more_deaths = now(late, 1.0, 0.923, 0.998)  # further deaths a turn, if all turns are still to come
        self.hit = now(late, 0.5, 0.574, 0.258)  # the part of the named cities that are infected
        self.wish = now(late, 9.0, 10.3, 7.04)  # infected wanted in addition to one in every city
        self.little = now(late, 0.4, 0.305, 0.601)  # net cubes a turn, below which the pace falls off smoothly
        self.half = now(late, 0.35, 0.333, 0.45)  # a cube without a way or a point for it
        self.room = now(late, 0.5, 0.499, 0.559)  # cubes a turn for each field in reach, because others use it, too
        self.crowd = now(late, 0.12, 0.149, 0.133)  # a city in reach that two other players get to
        self.short_ways = now(late, 0.8, 0.575, 0.606)  # shorter ways by bird, plane and ship


def now(late: float, first: float, begin: float, end: float) -> float:
    """Return a weight at first sight, or on reflection between the beginning and the end."""
    return first if late == FIRST_SIGHT else begin + late * (end - begin)


class Tastes:
    """The weights of a whole game, from stage to stage."""

    __slots__ = ("stages",)

    def __init__(self, stages: list[Taste]) -> None:
        self.stages = stages

    def at(self, turn: int, left: int) -> Taste:
        """Return the weights after `turn` turns, with `left` turns to come."""
        return self.stages[turn * len(self.stages) // (turn + left + 1)]


AT_FIRST_SIGHT: Final = Tastes([Taste(FIRST_SIGHT)])
ON_REFLECTION: Final = Tastes([Taste(stage / STAGES) for stage in range(STAGES)])
