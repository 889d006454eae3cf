"""How likely the team is to win, as far as one can see.

The weights were fitted to games among bots that trust the judge: of the states that are worth a half, half were won.
"""

from math import exp, log
from typing import Final

from wusel.engine.sets import count
from wusel.games.viroid.content import Content
from wusel.games.viroid.growth import AIM, Growth, softly
from wusel.games.viroid.state import ViroidState

BASE: Final = -0.5
BEHIND_IN_DEATHS: Final = -2.3
BEHIND_IN_CITIES: Final = -0.5
STEPS_LEFT: Final = 0.18
EMPTY_LATE: Final = -0.12
MISSING_LATE: Final = -2.2
QUARANTINED: Final = -0.4
OUT_OF_REACH: Final = -0.06
LONE: Final = -0.05


def chance(content: Content, s: ViroidState) -> float:
    """From 0 to 1."""
    total = BASE
    for weight, feature in zip(WEIGHTS, features(content, s), strict=True):
        total += weight * feature
    return 1 / (1 + exp(-total))


WEIGHTS: Final = [
    BEHIND_IN_DEATHS, BEHIND_IN_CITIES, STEPS_LEFT, EMPTY_LATE, MISSING_LATE, QUARANTINED, OUT_OF_REACH, LONE,
]  # fmt: skip


def features(content: Content, s: ViroidState) -> list[float]:
    """What counts, in the order of the weights."""
    growth = Growth(content, s, s.active)
    sight = growth.sight
    turns = sight.turns + 1
    late = 1 - turns / (turns + s.turn)
    killing = growth.missing / max(growth.dying(), 0.05) / turns
    covering = growth.to_cover / softly(growth.placing() * AIM - growth.dying() - growth.healings) / turns
    return [
        late * log(1 + killing * killing),
        log(1 + covering * covering),
        s.cure - s.research - max(0.0, sight.drift),
        late * count(growth.bare),
        late * growth.missing / max(1, sum(content.corpses[s.seats])),
        float(count(sight.quarantined)),
        float(count(growth.bare & ~(growth.known | growth.realm))),
        float(sight.living.count(1)),
    ]
