"""Fixtures that the server tests share."""

import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.visitors import PATIENCE, RunningServer, deal_alike, run_server
from wusel.server import rate_limit
from wusel.server.lobby import daily_deal, saves
from wusel.server.lobby.daily_cast import DailyCast
from wusel.server.table import review
from wusel.server.workers import process_workers, worker_pool

READY = get_context("forkserver")
READY.set_forkserver_preload(["tests.server.all_rules"])


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give workers much time, because a busy machine may start and run them slowly. Tests about patience set their own
    limits."""
    monkeypatch.setattr(worker_pool, "PATIENCE", PATIENCE)
    monkeypatch.setattr(review, "LONGEST", PATIENCE)
    monkeypatch.setattr(saves, "READ_SECONDS", PATIENCE)


@pytest.fixture(autouse=True)
def _ready_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork workers from a process that has read all rules, so that servers need not read them again."""
    monkeypatch.setattr(process_workers, "get_context", lambda _: READY)


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_alike(request.node.nodeid, monkeypatch)


@pytest.fixture(autouse=True)
def _cast_rests(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the cast play the deal of the day only in tests about it. Elsewhere it takes no time."""
    if "_cast_plays" not in request.fixturenames:
        monkeypatch.setattr(DailyCast, "begin", lambda *_: None)


@pytest.fixture
def _cast_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the cast play, but not think long."""
    monkeypatch.setattr(daily_deal, "STRENGTH", "easy")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """Run a server without limits on a database file of its own."""
    with run_server(tmp_path / "wusel.db") as running:
        yield running


@pytest.fixture
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock, so that a client that is too fast stays too fast on a busy machine."""
    now = time.monotonic()
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: now))
