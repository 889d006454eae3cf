"""`wusel load`: figures match the server's log, errors are reported, and only local servers are tested."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command_line import run
from tests.server.visitors import RunningServer, run_server
from wusel.engine.errors import WuselError
from wusel.server.operations.load import Percentiles, Plan, Report, address_in, run_load, separate_cores, times
from wusel.server.operations.load_client import TEXT, Seat, Stats, TableClients

DURATIONS = (0.3, 1.0, 3.0, 10.0, 30.0, 90.0)
"""Seconds to play, tried in order until something has happened, however busy the machine is."""


def played_on(server: RunningServer, tables: int = 2, seconds: float = 0.3, pace: float = 0.0) -> Report:
    return run_load(Plan("mosquitozzz", tables, 2, seconds, pace), f"http://{server.address}")


def test_a_temporary_server_is_started_measured_and_stopped() -> None:
    for seconds in DURATIONS:
        answer = run("load", "--tables", "3", "--seats", "4", "--seconds", str(seconds), "--json")
        assert answer.exit_code == 0, answer.output
        report = json.loads(answer.stdout)
        if report["choices"]:
            break
    assert report["errors"] == {}
    assert 0 < report["choices_per_second"] <= report["choices"] / (0.9 * seconds)
    for figure in ("done_ms", "heard_ms"):
        assert 0 < report[figure]["p50"] <= report[figure]["p95"] <= report[figure]["p99"]
    assert min(report["memory_before"], report["memory_idle"], report["memory_end"]) > 10_000


@pytest.mark.skipif(
    not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2, reason="there is one core"
)
def test_server_and_client_are_pinned_to_separate_cores() -> None:
    before = os.sched_getaffinity(0)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as server:
        with separate_cores(server.pid):
            theirs, ours = os.sched_getaffinity(server.pid), os.sched_getaffinity(0)
        server.kill()
    assert len(theirs) == 1
    assert theirs | ours == before
    assert not theirs & ours
    assert os.sched_getaffinity(0) == before


def test_the_report_is_printed_as_a_table() -> None:
    answer = run("load", "--tables", "1", "--seats", "2", "--seconds", "0.1", "--pace", "5")
    assert answer.exit_code == 0, answer.output
    for row in ("choices per second", "p50 / p95 / p99", "kB per idle table", "errors"):
        assert row in answer.stdout


def test_every_counted_choice_is_in_the_log_of_the_server(server: RunningServer) -> None:
    report = played_on(server)
    games = [live.state.play.table for live in server.manager.tables.values()]
    made = sum(len(game.choices) for game in games if game is not None)
    assert report.errors == {}
    in_flight = report.plan.tables * report.plan.seats
    assert report.choices <= made <= report.choices + in_flight


def test_a_finished_game_is_followed_by_a_rematch(server: RunningServer) -> None:
    finished = 0
    for seconds in DURATIONS:
        report = played_on(server, tables=1, seconds=seconds)
        assert report.errors == {}
        finished += report.games_finished
        if finished:
            break
    rematches = sum(bool(live.state.rematch) for live in server.manager.tables.values())
    assert finished > 0
    assert finished - 1 <= rematches <= finished


def test_think_time_limits_the_rate_of_choices(server: RunningServer) -> None:
    report = played_on(server, pace=3600.0, tables=1)
    assert report.choices <= 2


def test_refused_connections_are_errors(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", sockets_per_address=3) as server:
        url = f"http://{server.address}"
        answer = run("load", "--tables", "2", "--seats", "2", "--seconds", "0.1", "--url", url)
    assert answer.exit_code == 1
    assert "no socket" in answer.stdout


def test_impossible_options_are_refused(server: RunningServer) -> None:
    url = f"http://{server.address}"
    answer = run("load", "--seats", "9", "--url", url)
    assert answer.exit_code == 2
    assert "players" in answer.stderr


@pytest.mark.parametrize("url", ["http://example.org:80", "http://10.0.0.1:8765", "https://127.0.0.1:1", "127.0.0.1"])
def test_only_local_servers_are_tested(url: str) -> None:
    with pytest.raises(WuselError, match="on this machine"):
        address_in(url)
    assert run("load", "--url", url).exit_code == 2


@pytest.mark.parametrize("too_much", [["--tables", "1001"], ["--seconds", "601"], ["--tables", "0"]])
def test_options_are_bounded(too_much: list[str]) -> None:
    assert run("load", *too_much).exit_code == 2


def test_percentiles_are_measured_values() -> None:
    assert times([each / 1000 for each in range(100, 0, -1)]) == Percentiles(50.0, 95.0, 99.0)
    assert times([0.004]) == Percentiles(4.0, 4.0, 4.0)
    assert times([]) is None


@pytest.mark.parametrize("cut", range(1, 12))
def test_frames_are_decoded_from_any_chunks(cut: int) -> None:
    """This covers all three encodings of the payload length."""
    payloads = [b"a" * 5, b"b" * 300, b"c" * 70_000, b""]
    sizes = [b"\x05", b"\x7e" + (300).to_bytes(2), b"\x7f" + (70_000).to_bytes(8), b"\x00"]
    stream = b"".join(bytes([TEXT]) + size + payload for size, payload in zip(sizes, payloads, strict=True))

    async def read() -> list[bytes]:
        seat = Seat(TableClients("", Stats(0)), 0, "")
        found = []
        pieces = [stream[:cut], *(stream[at : at + 4099] for at in range(cut, len(stream), 4099))]
        for piece in pieces:
            seat.rest += piece
            found += [payload for kind, payload in seat.frames() if kind == TEXT]
        return found

    assert asyncio.run(read()) == payloads
