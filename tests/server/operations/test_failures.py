"""Failures are visible: a full disk, slow moments, repeated trouble. Old data is deleted."""

import gc
import json
import logging
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.company import meet
from tests.server.operations.test_operator import figures
from tests.server.visitors import RunningServer, run_server, wait_until
from wusel.server.lobby import maintenance
from wusel.server.metrics import GcPauses
from wusel.server.operations import logs
from wusel.server.operations.logs import NoFlood, log_as_json


@pytest.fixture(autouse=True)
def _no_dawdling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "INTERVAL_SECONDS", 0.02)
    monkeypatch.setattr(maintenance, "LAG_SECONDS", 0.02)


# --- a full disk


@contextmanager
def full_disk(db: Path) -> Iterator[None]:
    """Make the database files appear unable to grow."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = Path(f"{db}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def is_ready(server: RunningServer) -> bool:
    return server.guest().web.get("/readyz").status_code == 200


def test_a_full_disk_is_told_once_and_once_again_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    db = tmp_path / "wusel.db"
    with run_server(db) as server:
        line = meet(server, "Anna Ben")[0]
        assert is_ready(server)
        with full_disk(db):
            line.send({"type": "chat", "id": "c", "text": "x" * 400})
            assert line.is_cut() == 1012
            for _ in range(5):
                assert line.guest.web.post("/api/me", json={"name": "Änne"}).status_code == 503
            assert server.guest().web.get("/readyz").status_code == 503
            assert server.guest().web.get("/healthz").status_code == 200
            assert line.guest.get("/api/tables/mine"), "what is there can be looked at"
        wait_until(lambda: is_ready(server), "it is not well again")
        again = line.guest.joins(line.table)
        again.does("chat", text="hello again")
        assert figures(line.guest)["wusel_store_failures_total"] >= 6
    told = [record.getMessage() for record in caplog.records if record.name == "wusel.store"]
    assert told == ["the store takes nothing, so nothing happens at the tables", "the store is well again"]
    assert all(record.__dict__["why"] for record in caplog.records if record.levelname == "ERROR")


# --- figures


def test_figures_about_how_it_fares(server: RunningServer) -> None:
    line = meet(server, "Anna Ben")[0]
    gc.collect()
    wait_until(lambda: figures(line.guest)["wusel_loop_lag_seconds_count"] > 2, "nobody feels the pulse")
    found = figures(line.guest)
    assert found["wusel_store_seconds_count"] > 3
    assert found["wusel_store_failures_total"] == 0
    assert found["wusel_connections"] >= 3
    assert found["wusel_bots_waiting"] == found["wusel_beside_waiting"] == 0
    assert found["wusel_bot_fallbacks"] == 0
    assert found["wusel_collections"] >= 1
    assert found["wusel_collection_seconds"] >= found["wusel_collection_longest_seconds"] > 0


def test_pauses_are_heard_only_while_somebody_listens() -> None:
    pauses = GcPauses()
    gc.callbacks.append(pauses.on_gc)
    gc.collect()
    gc.callbacks.remove(pauses.on_gc)
    heard = pauses.count
    assert heard >= 1
    gc.collect()
    assert pauses.count == heard


# --- logs


class LaterLogs(logging.Filter):
    """Logs whose time passes as the test wants."""

    seconds = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        record.created += self.seconds
        return True


def fail(words: str) -> None:
    try:
        raise RuntimeError(words)
    except RuntimeError:
        logging.getLogger("wusel.tests").exception("failed")


def test_the_same_trouble_is_told_once_a_minute_and_counted(capfd: pytest.CaptureFixture[str]) -> None:
    log, later = logging.getLogger("wusel.tests"), LaterLogs()
    with own_logs(later):
        for number in range(10):
            fail(f"number {number}")
        log.warning("something else")
        later.seconds = 3600
        fail("later")
        log.info("usual")
        log.info("usual")
    told = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [line["what"] for line in told] == ["failed", "something else", "failed", "usual", "usual"]
    assert "number 0" in told[0]["error"]
    assert "times" not in told[0]
    assert told[2]["times"] == 10, "nine before, and this one"


@contextmanager
def own_logs(before: logging.Filter) -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    log_as_json(logging.INFO)
    root.handlers[0].filters.insert(0, before)
    try:
        yield
    finally:
        root.handlers[:], root.level = handlers, level


def test_trouble_of_ever_new_kinds_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MAX_KINDS", 3)
    flood = NoFlood()
    for number in range(10):
        assert flood.filter(logging.LogRecord("x", logging.ERROR, "", 0, f"kind {number}", (), None))
        assert len(flood.reported) <= 3


# --- old data


def test_finished_tables_go_after_their_days_and_nothing_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "wusel.chores")
    monkeypatch.setattr(maintenance, "IDLE_LAG", 3600.0)
    db = tmp_path / "wusel.db"
    with run_server(db, keep_finished=6) as server:
        old, watched, new, playing = (meet(server, "Anna Ben") for _ in range(4))
        for lines in (old, watched, new):
            lines[0].does("resign", seat=0)
        for line in old:
            line.hangs_up()
        (live,) = [live for id, live in server.manager.tables.items() if id == old[0].table]
        wait_until(lambda: not live.audience.listeners, "somebody still looks at it")
        age(db, 7, *(lines[0].table for lines in (old, watched, playing)))
        probe = server.guest()
        wait_until(lambda: probe.web.get(f"/api/tables/{old[0].table}").status_code == 404, "it is still there")
        wait_until(lambda: "wusel.chores" in {record.name for record in caplog.records}, "nobody has told of it")
        for lines in (watched, new, playing):
            assert probe.web.get(f"/api/tables/{lines[0].table}").status_code == 200
        assert [record.__dict__["tables"] for record in caplog.records if record.name == "wusel.chores"] == [1]


def age(db: Path, days: int, *tables: str) -> None:
    """Set the last activity of these tables back by a number of days."""
    at = int(time.time() * 1000) - days * maintenance.DAY
    with closing(sqlite3.connect(db)) as file, file:
        file.executemany("update tables set updated = ? where id = ?", [(at, table) for table in tables])


def test_a_table_that_is_deleted_while_it_is_read_is_gone(tmp_path: Path) -> None:
    """Its row is found, and then its log is gone."""
    db = tmp_path / "wusel.db"
    with run_server(db) as server:
        table = meet(server, "Anna Ben")[0].table
    with closing(sqlite3.connect(db)) as file, file:
        file.execute("delete from lines where table_id = ?", [table])
    with run_server(db) as server:
        assert server.guest().web.get(f"/api/tables/{table}").status_code == 404


def test_nothing_is_deleted_by_a_server_that_was_not_told_to(server: RunningServer) -> None:
    table = meet(server, "Anna Ben")[0]
    table.does("resign", seat=0)
    age(Path(server.manager.config.db), 10_000, table.table)
    beats = figures(table.guest)["wusel_loop_lag_seconds_count"]
    wait_until(lambda: figures(table.guest)["wusel_loop_lag_seconds_count"] > beats + 5, "nobody goes round")
    table.does("chat", text="still here")
