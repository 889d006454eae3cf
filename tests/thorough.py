"""How much is tried: everything on the compiled build, which is ten times as fast, and a sample in the plain one."""

import os
from typing import TypeVar

import wusel.engine.game

COMPILED = not str(wusel.engine.game.__file__).endswith(".py")
NOTHING_LEFT_OUT = COMPILED or bool(os.environ.get("WUSEL_TEST_ALL"))

Case = TypeVar("Case")


def thorough(whole: int, sample: int, unhurried: int = 0) -> int:
    """How often, or how densely, something is tried that takes many playouts. A sample is large enough to notice a law
    that is broken; what is broken once in a hundred moments is found on the compiled build. A plain build that leaves
    nothing out tries `unhurried`, if that is given."""
    if COMPILED:
        return whole
    return unhurried if unhurried and NOTHING_LEFT_OUT else sample


def cases(every: list[Case], telling: list[Case]) -> list[Case]:
    """All cases where nothing may be left out, and otherwise those that stand for the others."""
    return every if NOTHING_LEFT_OUT else telling
