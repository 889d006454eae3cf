"""Marks and settings that all tests share."""

import gc
import warnings
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("wusel", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("wusel")

gc.disable()  # while tests are read nothing is thrown away, and to look for it takes a third of the time


def pytest_sessionstart(session: pytest.Session) -> None:
    """Tests are translated before they are read, which takes twice as long as reading them. If several read all of
    them, each begins with a part, and finds what the others have translated meanwhile."""
    worker = getattr(session.config, "workerinput", None)
    if not worker or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    first, count = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    tests = Path(__file__).parent
    for path in sorted(tests.rglob("test_*.py"))[first::count]:
        with suppress(Exception, pytest.skip.Exception), warnings.catch_warnings():  # told when it is read
            warnings.simplefilter("error")
            import_module(".".join(path.relative_to(tests.parent).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """What was read stays until the end: nobody has to look at it again and again."""
    gc.enable()
    gc.freeze()
