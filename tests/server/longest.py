"""Measures the longest time for which anything blocks the event loop of a server:

    python -m pytest -p tests.server.longest -p no:xdist tests/server

It records the processor time of every callback, which hardly depends on the load of the machine, and prints the longest
at the end. Garbage collection is left out, because here it covers the objects of all tests.
"""

import asyncio
import gc
import threading
import time
from asyncio import events, tasks
from typing import Final, NamedTuple

import pytest
import uvicorn

TOLD: Final = 15


class Step(NamedTuple):
    seconds: float
    test: str
    what: str


steps: list[Step] = []
tests: list[str] = [""]
run = events.Handle._run


def run_and_note(handle: asyncio.Handle) -> None:
    if threading.current_thread() is threading.main_thread():
        run(handle)
        return
    what = name_of(handle)
    begun = time.thread_time()
    run(handle)
    steps.append(Step(time.thread_time() - begun, tests[-1], what))
    steps.sort(reverse=True)
    del steps[TOLD:]


def name_of(handle: asyncio.Handle) -> str:
    """Return the name of a callback. For a task, return its coroutine."""
    callback = handle._callback  # type: ignore[attr-defined]  # only the handle knows it
    task = getattr(callback, "__self__", None)
    return str(task.get_coro() if isinstance(task, asyncio.Task) else callback)


def pytest_configure() -> None:
    """Use loop and tasks written in Python, which can be observed."""
    events.Handle._run = run_and_note  # type: ignore[method-assign,assignment]
    asyncio.Task = tasks.Task = tasks._PyTask  # type: ignore[attr-defined,misc]
    uvicorn.Config.get_loop_factory = lambda _: asyncio.new_event_loop  # type: ignore[method-assign,assignment]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    gc.disable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    tests.append(item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for step in steps:
        terminalreporter.write_line(f"{1000 * step.seconds:6.1f} ms {step.what[:100]} in {step.test}")
