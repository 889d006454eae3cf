"""Fixtures that the bot tests share."""

import pytest

from wusel.bots import adviser, search, trial


class Clock:
    """A clock on which every reading takes as long as the test wants, so that a test can count time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.a_look = 0.0

    def __call__(self) -> float:
        self.now += self.a_look
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Replace the clock that bots read, so that a busy machine makes no difference to them."""
    found = Clock()
    for room in (adviser, search, trial):
        monkeypatch.setattr(room, "perf_counter", found)
    return found
