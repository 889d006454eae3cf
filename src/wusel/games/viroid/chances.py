"""How likely the team is to win, as far as one can see.

The weights were fitted to games of bots that trust the judge, with every pathogen, difficulty and number of players: of
the states that are worth a half, half were won.
"""

from math import exp, log
from typing import Final

from wusel.engine.sets import count
from wusel.games.viroid.content import Content
from wusel.games.viroid.growth import HARDLY_ANY, Growth, softly
from wusel.games.viroid.state import ViroidState

BASE: Final = {2: 1.27, 3: 0.21, 4: 0.99}
TOO_FEW_DIE: Final = -0.82
TOO_FEW_CITIES: Final = -0.11
CURE_FAR_AWAY: Final = 1.09
EMPTY: Final = -0.2
MISSING: Final = -4.39
QUARANTINED: Final = -0.38
OUT_OF_REACH: Final = -0.1
ALONE: Final = -0.06
LATE: Final = -1.5


def chance(content: Content, s: ViroidState) -> float:
    """From 0 to 1. Early on it counts how fast the team is, later what is still missing."""
    growth = Growth(content, s, s.active)
    sight = growth.sight
    turns = sight.turns + 1
    late = s.turn / (s.turn + turns)
    cubes, deaths = growth.placing(), growth.dying()
    killing = growth.missing / max(deaths, HARDLY_ANY) / turns
    covering = growth.to_cover / softly(cubes - deaths - growth.healings) / turns
    total = BASE[s.seats] + LATE * late
    total += TOO_FEW_DIE * late * log(1 + killing * killing) + TOO_FEW_CITIES * log(1 + covering * covering)
    total += CURE_FAR_AWAY * log(1 + max(0.0, s.cure - s.research - max(0.0, sight.drift)))
    total += late * (EMPTY * count(growth.bare) + MISSING * growth.missing / max(1, sum(content.corpses[s.seats])))
    total += QUARANTINED * count(sight.quarantined) + ALONE * sight.living.count(1)
    total += OUT_OF_REACH * count(growth.bare & ~(growth.known | growth.realm))
    return 1 / (1 + exp(-total))
