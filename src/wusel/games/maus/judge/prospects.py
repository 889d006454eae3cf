"""The chance of the mice to win the chapter, estimated from a state.

The weights were fitted to 1,800 games over all chapters and difficulties. In half of them, a player sometimes chose at
random before bots with this judge finished the game. Each chapter was only compared with itself. Some chapters have
more pages and are harder anyway, which says nothing about the value of a page. Then all weights were scaled down so
that states with a value of one half were won half of the time.
"""

from math import exp, log
from typing import Final

from wusel.engine.calibration import Calibration
from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has, only
from wusel.games.maus import words
from wusel.games.maus.content.house import NOWHERE
from wusel.games.maus.judge.aims import Aims
from wusel.games.maus.judge.outlook import Outlook
from wusel.games.maus.rules.gear import life_of
from wusel.games.maus.state import MausState, Mouse

BASE: Final = 0.82
PAGES: Final = 0.694
PAGES_FOR_A_ROOM: Final = 0.451
ROOMS: Final = -0.15
POINTS_FOR_EACH: Final = -0.486
WOUNDS: Final = -0.482
CAPTURED: Final = -0.064
POISON: Final = -0.152
STEPS: Final = -0.099
CHEESE: Final = 0.024

# Calibration: how often bots that search win the states with this value
#     python -m bench.calibration maus --games 600 --seed 50000 --every 4 --playouts 0 --fit --players 1,2,3,4 \
#         -o chapter=1,2,3,4,5,6 -o difficulty=easy,normal,hard
AS_IT_TURNS_OUT: Final = Calibration(0.36, 1.0)

FURTHEST: Final = 9.0
HARDLY_A_PAGE: Final = 0.15
HALF_A_ROOM: Final = 0.5
FURTHEST_STEPS: Final = 12
ENOUGH_CHEESE: Final = 6


def chance(s: MausState, look: Outlook, aims: Aims) -> float:
    """Return the chance, from 0 to 1, by the pages left, the way ahead, the enemies in the room and the state of the
    mice."""
    pages = look.pages_left()
    left = min(aims.task.left, FURTHEST)
    total = BASE + PAGES * log(max(HARDLY_A_PAGE, pages)) + PAGES_FOR_A_ROOM * pages / (left + HALF_A_ROOM)
    mice = not_captured(s)
    total += ROOMS * left + POINTS_FOR_EACH * look.points() / max(1, len(mice))
    total += CAPTURED * (len(s.party.mice) - len(mice)) + STEPS * steps_to_exit(look, aims)
    for mouse in mice:
        total += WOUNDS * mouse.wounds / life_of(look.content, mouse) + POISON * mouse.poison
        total += CHEESE * min(mouse.cheese, ENOUGH_CHEESE)
    return 1.0 / (1.0 + exp(-total))


def not_captured(s: MausState) -> list[Mouse]:
    """Return the free mice. Mice on their way to another room have no field at that moment."""
    if s.agenda and s.agenda[-1] == words.ARRIVE:
        return [mouse for mouse in s.party.mice if has(words.told_arrive(s).mice, mouse.hero)]
    return s.free_mice()


def steps_to_exit(look: Outlook, aims: Aims) -> int:
    """Return the distance of the first mouse to the exit, 0 while enemies are in the way."""
    exit_ = aims.ways.exits[aims.task.room]
    if look.enemies or not look.free or exit_ == NOTHING or look.ground.exits[exit_] == NOWHERE:
        return 0
    there = only(look.ground.exits[exit_])
    return min([FURTHEST_STEPS] + [look.steps_to(mouse.field, there) for mouse in look.free])
