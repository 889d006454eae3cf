"""What counts how much to the judge.

By first opinions it was measured how hard the game is, so they stay. Whoever thinks ahead has better ones, which change
from the beginning to the end: in some 33,000 games with every pathogen and number of players all weights were a little
other in each, and those moved that went along with winning.
"""

from typing import Final

# At first sight, and on reflection: at the beginning, and when the deck is empty.
WEIGHTS: Final[list[tuple[float, float, float]]] = [
    (3.7, 2.74, 4.15),  # an infected where there is none yet
    (0.0, 0.758, 0.721),  # a third one beside two who may be healed
    (0.6, 0.725, 0.636),  # a city that one has not been in
    (2.0, 2.09, 2.09),  # how much more ways on count for who has few infected
    (0.5, 0.738, 0.647),  # who dies beside a single one, with healthy people around, costs
    (0.0, 2.28, -0.89),  # who dies before being healed
    (0.0, 0.526, 0.305),  # who dies where others have died
    (0.0, -0.0271, -0.0271),  # to keep the DNA
    (0.85, 0.862, 0.782),  # what can soon be paid, beside what can be paid now
    (1.0, 1.53, 1.28),  # ways, beside all else in the shop
    (1.0, 0.86, 0.748),  # bird, plane and ship
    (1.0, 0.828, 0.942),  # resistances
    (1.0, 0.836, 0.854),  # strains
    (1.0, 1.21, 1.16),  # symptoms
    (1.0, 0.837, 1.03),  # abilities
    (7.5, 7.07, 8.71),  # to be in time with the dead
    (6.5, 7.77, 5.42),  # and with the living
    (1.0, 0.923, 0.998),  # so many more will die in a turn than now, if all turns are still to come
    (0.5, 0.574, 0.258),  # which part of the cities named are infected
    (9.0, 10.3, 7.04),  # infected that one wants besides one in every city
    (0.4, 0.305, 0.601),  # cubes more in a turn than die and are healed: below this there are hardly any
    (0.35, 0.333, 0.45),  # a cube for which a way or a point is missing
    (0.5, 0.499, 0.559),  # the part of a cube in a turn that a field in reach allows: the others use them, too
    (0.12, 0.149, 0.133),  # a city in reach that two others get to
    (0.8, 0.575, 0.606),  # bird, plane and ship make ways shorter
]

# So often opinions change on the way.
STAGES: Final = 8


class Taste:
    """The weights of a moment."""

    __slots__ = (
        "ability",
        "among_dead",
        "before_healed",
        "cover",
        "covering",
        "crowd",
        "far",
        "fresh",
        "half",
        "half_way",
        "hit",
        "keeping",
        "killing",
        "little",
        "more_deaths",
        "needy",
        "patience",
        "resistance",
        "room",
        "short_ways",
        "strains",
        "symptoms",
        "third",
        "ways",
        "wish",
    )

    def __init__(self, weights: list[float]) -> None:
        (
            self.cover,
            self.third,
            self.fresh,
            self.needy,
            self.half_way,
            self.before_healed,
            self.among_dead,
            self.keeping,
            self.patience,
            self.ways,
            self.far,
            self.resistance,
            self.strains,
            self.symptoms,
            self.ability,
            self.killing,
            self.covering,
            self.more_deaths,
            self.hit,
            self.wish,
            self.little,
            self.half,
            self.room,
            self.crowd,
            self.short_ways,
        ) = weights


class Tastes:
    """The weights of a whole game, from stage to stage."""

    __slots__ = ("stages",)

    def __init__(self, stages: list[Taste]) -> None:
        self.stages = stages

    def at(self, turn: int, left: int) -> Taste:
        """After so many turns, with so many left."""
        return self.stages[turn * len(self.stages) // (turn + left + 1)]


def changing() -> list[Taste]:
    found: list[Taste] = []
    for stage in range(STAGES):
        late = stage / STAGES
        found.append(Taste([begin + late * (end - begin) for _, begin, end in WEIGHTS]))
    return found


AT_FIRST_SIGHT: Final = Tastes([Taste([first for first, _, _ in WEIGHTS])])
ON_REFLECTION: Final = Tastes(changing())
