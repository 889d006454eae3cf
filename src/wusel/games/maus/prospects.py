"""How likely the mice are to win the chapter, as far as one can see.

The weights were fitted to games of bots that trust the judge, in every chapter and difficulty: of the states that are
worth a half, half were won.
"""

from math import exp
from typing import Final

from wusel.games.maus.aims import Task
from wusel.games.maus.gear import life_of
from wusel.games.maus.limits import WHEEL
from wusel.games.maus.outlook import Outlook
from wusel.games.maus.state import NOWHERE, MausState

BASE: Final = 2.5
PAGES: Final = 0.25
ROOMS: Final = -0.41
POINTS: Final = -0.12
WOUNDS: Final = -0.72
CAPTURED: Final = -0.6

FURTHEST: Final = 9.0


def chance(s: MausState, look: Outlook, task: Task) -> float:
    """From 0 to 1: by the pages that are left, what is still to come, enemies in the room, wounds and captured mice."""
    pages = s.end - s.hourglass - s.wheel / WHEEL
    points = sum([look.threat(foe) for foe in look.enemies])
    wounds = sum([mouse.wounds / life_of(look.content, mouse) for mouse in look.free])
    captured = len([mouse for mouse in s.mice if mouse.field == NOWHERE])
    total = BASE + PAGES * pages + ROOMS * min(task.left, FURTHEST) + POINTS * points
    total += WOUNDS * wounds + CAPTURED * captured
    return 1.0 / (1.0 + exp(-total))
