"""What the tests of bots share."""

import pytest

from wusel.bots import adviser, search, trial


class Clock:
    """Every look at it takes as long as the test wants, so that time can be counted."""

    def __init__(self) -> None:
        self.now = 0.0
        self.a_look = 0.0

    def __call__(self) -> float:
        self.now += self.a_look
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that bots look at: how busy the machine is makes no difference to it."""
    found = Clock()
    for room in (adviser, search, trial):
        monkeypatch.setattr(room, "perf_counter", found)
    return found
