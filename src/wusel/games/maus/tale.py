"""The chapter speaks up: its rules happen when their moment comes."""

from typing import Final

from wusel.engine.sets import added, has
from wusel.games.maus import words
from wusel.games.maus.content import Content
from wusel.games.maus.state import NOTHING, MausState

MOMENTS: Final = (
    "start", "enter", "surge", "round_end", "turn_end", "step", "defeat", "hurt", "capture", "count", "cheese", "scurry",
    "fail", "end",
)  # fmt: skip
START: Final = 0
ENTER: Final = 1
SURGE: Final = 2
ROUND_END: Final = 3
TURN_END: Final = 4
STEP: Final = 5
DEFEAT: Final = 6
HURT: Final = 7
CAPTURE: Final = 8
COUNT: Final = 9
CHEESE: Final = 10
SCURRY: Final = 11
FAIL: Final = 12
END: Final = 13
