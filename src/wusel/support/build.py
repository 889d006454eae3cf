"""The running build of the rules, and whether a faster one is being made."""

import os
from typing import Final

import wusel.engine.game

# Set by `make play` while the compiled build is made in the background; the next start uses it.
FASTER_BUILD: Final = "WUSEL_FASTER_BUILD"

# About how many times as many playouts a second there are then; `wusel bench` on both builds has 10 to 17.
TIMES_FASTER: Final = 10


def build() -> str:
    """The build in use: "compiled" if the rules were compiled with mypyc, else "plain"."""
    return "compiled" if str(wusel.engine.game.__file__).endswith((".so", ".pyd")) else "plain"


def times_faster_soon() -> int:
    """Return how many times as fast bots will be after the next start; 0 if nothing changes."""
    return TIMES_FASTER if os.environ.get(FASTER_BUILD) and build() == "plain" else 0
