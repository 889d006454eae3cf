"""`wusel serve` as people run it: a process of its own, opened and closed from outside."""

import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.visitors import PATIENCE, Guest

WUSEL = (sys.executable, "-m", "wusel", "serve")


class Served:
    """A running `wusel serve`."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [*WUSEL, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | environment,
        )

    def first_line(self) -> str:
        """What it prints when it is open."""
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert ready, "nothing was printed"
        return self.process.stdout.readline()

    def address(self) -> str:
        found = re.fullmatch(r"Wusel is open at http://(\S+)/ \(Ctrl\+C closes it\)\n", self.first_line())
        assert found, "the first line gives no address"
        return found[1]

    def told(self, sign: signal.Signals) -> tuple[int, str]:
        """Tell it something, and wait for its end: exit status and what it had logged."""
        self.process.send_signal(sign)
        _, log = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, log


@contextmanager
def served(*arguments: str, **environment: str) -> Iterator[Served]:
    running = Served(*arguments, **environment)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.communicate()


def refused(*arguments: str) -> str:
    """What `wusel serve` says to people when it cannot open."""
    done = subprocess.run([*WUSEL, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.startswith("wusel: ")
    assert done.stderr.count("\n") == 1, "one line is enough"
    return done.stderr


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_closes_when_told(tmp_path: Path, sign: signal.Signals) -> None:
    db = tmp_path / "new folder" / "wusel.db"
    with served("--port", "0", "--db", f"sqlite:///{db}") as running:
        guest = Guest(running.address(), "Anna")
        line = guest.joins(guest.opens(seats="you greedy", start=True))
        assert db.exists()
        running.process.send_signal(sign)
        assert line.is_cut() == 1012
        guest.goes()
        status, log = running.told(sign) if running.process.poll() is None else (running.process.wait(), "")
        assert status == 0, log


def test_a_table_is_found_again_by_the_next_server(tmp_path: Path) -> None:
    where = ("--port", "0", "--db", str(tmp_path / "wusel.db"))
    with served(*where) as first:
        anna = Guest(first.address(), "Anna")
        table = anna.opens(seats="you you:Ben", start=True)
        done = anna.joins(table).chooses(0)
        assert first.told(signal.SIGTERM)[0] == 0
    with served(*where) as second:
        anna.address = second.address()
        anna.web.base_url = f"http://{anna.address}"
        assert anna.joins(table).n >= done["n"]
        anna.goes()


def test_it_logs_json_lines_to_standard_error(tmp_path: Path) -> None:
    with served("--port", "0", "--db", str(tmp_path / "wusel.db")) as running:
        guest = Guest(running.address(), "Anna")
        guest.goes()
        status, log = running.told(signal.SIGINT)
    assert status == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert {(line["from"], line["route"], line["status"]) for line in lines if line["what"] == "request"} == {
        ("wusel.requests", "/api/me", 200)
    }


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--db", str(tmp_path / "wusel.db"))
    assert port in said
    assert "--port" in said
    assert not list(tmp_path.iterdir()), "no database is made for a server that cannot open"


def test_a_host_that_is_not_here_is_told_in_one_line(tmp_path: Path) -> None:
    said = refused("--port", "0", "--host", "192.0.2.1", "--db", str(tmp_path / "wusel.db"))
    assert "192.0.2.1" in said
    assert "--host" in said


def test_a_database_that_cannot_be_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "may write" in refused("--port", "0", "--db", str(tmp_path / "file" / "wusel.db"))
    assert str(tmp_path / "file") in refused("--port", "0", "--db", str(tmp_path / "file"))
    said = refused("--port", "0", "--db", "mysql://anna:secret@example.org/wusel")
    assert "postgresql://" in said
    assert "secret" not in said


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    db = str(tmp_path / "wusel.db")
    with served("--port", "0", "--db", db) as running:
        running.address()
        assert "Another Wusel server" in refused("--port", "0", "--db", db)


def test_the_browser_is_shown_the_address(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/page.part; mv {tmp_path}/page.part {tmp_path}/page\n')
    browser.chmod(0o755)
    with served("--open", "--port", "0", "--db", str(tmp_path / "wusel.db"), BROWSER=f"{browser} %s") as running:
        address = running.address()
        page = tmp_path / "page"
        until = time.monotonic() + PATIENCE
        while not page.exists():
            assert time.monotonic() < until, "no browser was started"
            time.sleep(0.02)
        assert page.read_text() == f"http://{address}/\n"
        assert running.told(signal.SIGINT)[0] == 0


def test_without_a_browser_it_serves_all_the_same(tmp_path: Path) -> None:
    missing = str(tmp_path / "no-such-browser")
    with served("--open", "--port", "0", "--db", str(tmp_path / "wusel.db"), BROWSER=missing, PATH="") as running:
        guest = Guest(running.address(), "Anna")
        assert guest.get("/api/me")["name"] == "Anna"
        guest.goes()
        assert running.told(signal.SIGINT)[0] == 0
