"""Marks and settings that all tests share."""

import gc

from hypothesis import HealthCheck, settings

settings.register_profile("wusel", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("wusel")

gc.disable()  # while tests are read nothing is thrown away, and to look for it takes a third of the time


def pytest_collection_finish() -> None:
    """What was read stays until the end: nobody has to look at it again and again."""
    gc.enable()
    gc.freeze()
