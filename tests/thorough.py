"""How much is tried: everything on the compiled build, which is ten times as fast, and a sample in the plain one.

Continuous integration runs all tests in plain Python, and those that depend on the build (`ON_BOTH_BUILDS` in the
Makefile) once more on the compiled build. They try everything there, and so a sample in plain Python is enough.
"""

import os
from typing import TypeVar

import wusel.engine.game

COMPILED = not str(wusel.engine.game.__file__).endswith(".py")
NOTHING_LEFT_OUT = COMPILED or bool(os.environ.get("WUSEL_TEST_ALL"))

Case = TypeVar("Case")


def thorough(whole: int, sample: int) -> int:
    """How often, or how densely, something is tried that takes many playouts. A sample is large enough to notice a law
    that is broken; what is broken once in a hundred moments is found on the compiled build."""
    return whole if COMPILED else sample


def cases(every: list[Case], telling: list[Case]) -> list[Case]:
    """All cases where nothing may be left out, and otherwise those that stand for the others."""
    return every if NOTHING_LEFT_OUT else telling


def compiled_cases(every: list[Case], telling: list[Case]) -> list[Case]:
    """All cases on the compiled build, for tests that run on both builds."""
    return every if COMPILED else telling
