"""How likely the mice are to win the chapter, as far as one can see."""

from math import exp
from typing import Final

from wusel.games.maus.aims import Task
from wusel.games.maus.gear import life_of
from wusel.games.maus.limits import WHEEL
from wusel.games.maus.outlook import Outlook
from wusel.games.maus.state import NOWHERE, MausState

BASE: Final = 0.0
PAGES: Final = 0.9
ROOMS: Final = -0.8
POINTS: Final = -0.25
WOUNDS: Final = -0.2
CAPTURED: Final = -0.7
CHEESE: Final = 0.03


def features(s: MausState, look: Outlook, task: Task) -> list[float]:
    """Pages left, what is still to come, enemies in the room, wounds, captured mice, cheese."""
    wounds = sum([mouse.wounds / life_of(look.content, mouse) for mouse in look.free])
    captured = len([mouse for mouse in s.mice if mouse.field == NOWHERE])
    cheese = sum([min(6, mouse.cheese) for mouse in s.mice])
    points = sum([look.threat(foe) for foe in look.enemies])
    return [s.end - s.hourglass - s.wheel / WHEEL, min(task.left, 9.0), points, wounds, float(captured), float(cheese)]


WEIGHTS: Final = (PAGES, ROOMS, POINTS, WOUNDS, CAPTURED, CHEESE)


def chance(s: MausState, look: Outlook, task: Task) -> float:
    """From 0 to 1."""
    found = features(s, look, task)
    total = BASE
    for n in range(len(found)):
        total += WEIGHTS[n] * found[n]
    return 1.0 / (1.0 + exp(-total))
