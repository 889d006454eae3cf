"""Marks and settings that all tests share."""

import gc
import os
import signal
import warnings
from contextlib import suppress
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

IN_BROWSER = Path(__file__).parent / "browser"

settings.register_profile("wusel", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("wusel")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell starts background jobs with this setting
    signal.signal(signal.SIGINT, signal.default_int_handler)

gc.disable()  # reading tests makes no garbage, and looking for it takes a third of the time


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile tests before collection, which takes twice as long as reading them. If several workers read all tests,
    each begins with a part and finds the parts that the others have compiled."""
    worker = getattr(session.config, "workerinput", None)
    if not worker or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    first, count = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    tests = Path(__file__).parent
    for path in sorted(tests.rglob("test_*.py"))[first::count]:
        with suppress(Exception, pytest.skip.Exception), warnings.catch_warnings():  # compiled by its import
            warnings.simplefilter("error")
            import_module(".".join(path.relative_to(tests.parent).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the browser tests, because they take longest. Half of the workers begin with a part of them each. All
    workers get the same number of tests, in the collected order."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    in_browser = [item for item in items if IN_BROWSER in item.path.parents]
    others = iter([item for item in items if IN_BROWSER not in item.path.parents])
    parts, count = (workers + 1) // 2, len(items)
    items.clear()
    for worker in range(workers):
        items += in_browser[worker::parts] if worker < parts else []
        items += islice(others, max(0, count * (worker + 1) // workers - len(items)))


def pytest_collection_finish() -> None:
    """Freeze the collected objects, because they stay until the end and need no more garbage collection."""
    gc.enable()
    gc.freeze()
