"""What the tests of the server share."""

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
    """A busy machine may start its workers slowly, and they may think slowly; tests about patience set their own."""
    monkeypatch.setattr(worker_pool, "PATIENCE", PATIENCE)
    monkeypatch.setattr(review, "LONGEST", PATIENCE)
    monkeypatch.setattr(saves, "READ_SECONDS", PATIENCE)


@pytest.fixture(autouse=True)
def _ready_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are children of somebody who has read all rules, instead of reading them anew for every server."""
    monkeypatch.setattr(process_workers, "get_context", lambda _: READY)


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_alike(request.node.nodeid, monkeypatch)


@pytest.fixture(autouse=True)
def _cast_rests(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cast plays the deal of the day where a test is about that, and takes no time elsewhere."""
    if "_cast_plays" not in request.fixturenames:
        monkeypatch.setattr(DailyCast, "begin", lambda *_: None)


@pytest.fixture
def _cast_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cast plays, too, and does not think long."""
    monkeypatch.setattr(daily_deal, "STRENGTH", "easy")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server without limits, on a database file of its own."""
    with run_server(tmp_path / "wusel.db") as running:
        yield running


@pytest.fixture
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is too fast stays too fast, however long a busy machine takes."""
    now = time.monotonic()
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: now))
