"""The extent of tests: everything on the compiled build, which is ten times as fast, and a sample on the plain one.

Continuous integration runs all tests in plain Python. The tests that depend on the build (`ON_BOTH_BUILDS` in the
Makefile) run once more on the compiled build. They try everything there, so a sample in plain Python is enough.
"""

import os
from typing import TypeVar

import wusel.engine.game

COMPILED = not str(wusel.engine.game.__file__).endswith(".py")
NOTHING_LEFT_OUT = COMPILED or bool(os.environ.get("WUSEL_TEST_ALL"))

Case = TypeVar("Case")


def thorough(whole: int, sample: int) -> int:
    """Return the number or the density of tries in a test with many playouts. A sample is large enough to notice a
    broken law. A fault in one of a hundred moments is found on the compiled build."""
    return whole if COMPILED else sample


def cases(every: list[Case], telling: list[Case]) -> list[Case]:
    """Return all cases if nothing may be left out, otherwise the representative ones."""
    return every if NOTHING_LEFT_OUT else telling


def compiled_cases(every: list[Case], telling: list[Case]) -> list[Case]:
    """Return all cases on the compiled build, for tests that run on both builds."""
    return every if COMPILED else telling
