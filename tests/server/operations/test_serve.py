"""`wusel serve` in real use: a process of its own, opened and closed from outside."""

import json
import logging
import os
import re
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.command_line import ok, refused
from tests.server.visitors import PATIENCE, Guest, RunningServer, wait_until
from wusel.engine.errors import WuselError
from wusel.server.config import Config
from wusel.server.operations.serve import MOST_FILES, serve
from wusel.server.operations.server_process import page_host, uvicorn_log
from wusel.server.web.addresses import home_addresses

WUSEL = (sys.executable, "-m", "wusel", "serve")


class Served:
    """A running `wusel serve`."""

    def __init__(self, *arguments: str, before: tuple[str, ...] = (), **environment: str) -> None:
        self.process = subprocess.Popen(
            [*before, *WUSEL, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | environment,
        )

    def next_line(self) -> str:
        """Return the next printed line. The first is its address, once it is open. It is read byte by byte, because a
        buffered read would hide a second line that came with the first."""
        assert self.process.stdout is not None
        pipe = self.process.stdout.fileno()
        line = b""
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([pipe], [], [], PATIENCE)
            assert ready, "nothing was printed"
            letter = os.read(pipe, 1)
            assert letter, "it has closed"
            line += letter
        return line.decode()

    def address(self) -> str:
        found = re.fullmatch(r"Wusel is open at http://(\S+)/ \(Ctrl\+C closes it\)\n", self.next_line())
        assert found, "the first line gives no address"
        return found[1]

    def told(self, sign: signal.Signals) -> tuple[int, str]:
        """Send a signal and wait for the end. Return the exit status and the log."""
        self.process.send_signal(sign)
        _, log = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, log


@contextmanager
def served(*arguments: str, before: tuple[str, ...] = (), **environment: str) -> Iterator[Served]:
    running = Served(*arguments, before=before, **environment)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.communicate()


def test_it_says_where_it_is_and_closes_when_told(tmp_path: Path) -> None:
    db = tmp_path / "new folder" / "wusel.db"
    where = ("--port", "0", "--db", f"sqlite:///{db}")
    with served(*where) as first:
        anna = Guest(first.address(), "Anna")
        assert db.exists()
        line = anna.joins(anna.opens(seats="you you:Oma", start=True))
        done = line.chooses(line.play["owing"][0])
        status, log = first.told(signal.SIGINT)
        assert (status, line.is_cut()) == (0, 1012), log
    lines = [json.loads(each) for each in log.splitlines()]
    assert {each["route"] for each in lines if each["what"] == "request"} == {"/api/me", "/api/tables"}
    with served(*where) as second:
        anna.address = second.address()
        anna.web.base_url = f"http://{anna.address}"
        again = anna.joins(line.table)
        assert again.n >= done["n"], "the next server finds everything again"
        status, log = second.told(signal.SIGTERM)
        assert (status, again.is_cut()) == (0, 1012), log
    anna.goes()


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        asked = [*WUSEL, "--port", port, "--db", str(tmp_path / "wusel.db")]
        done = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"wusel: Wusel cannot listen at 127.0.0.1, port {port}: ")
    assert "--port" in done.stderr
    assert done.stderr.count("\n") == 1, "one line is enough"
    assert not list(tmp_path.iterdir()), "no database is made for a server that cannot open"


@pytest.fixture
def usual_logs() -> Iterator[None]:
    """Restore the logs of the whole process after the test, because serving changes them."""
    root = logging.getLogger()
    handlers, level, uvicorns = root.handlers[:], root.level, uvicorn_log.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    uvicorn_log.setLevel(uvicorns)


def refusal(capfd: pytest.CaptureFixture[str], db: Path | str, host: str = "127.0.0.1") -> str:
    """Return the error for an operator whose server cannot start. Nothing else is logged."""
    with pytest.raises(WuselError) as told:
        serve(Config(db=str(db), host=host, port=0))
    assert capfd.readouterr() == ("", "")
    return str(told.value)


@pytest.mark.usefixtures("usual_logs")
@pytest.mark.parametrize("host", ["192.0.2.1", "x" * 70])
def test_a_host_that_is_not_here(capfd: pytest.CaptureFixture[str], tmp_path: Path, host: str) -> None:
    said = refusal(capfd, tmp_path / "wusel.db", host)
    assert host in said
    assert "--host" in said


@pytest.mark.usefixtures("usual_logs")
def test_a_database_that_cannot_be(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("neither a folder nor a database")
    assert "may write" in refusal(capfd, file / "wusel.db")
    assert str(file) in refusal(capfd, file)
    said = refusal(capfd, "mysql://anna:secret@example.org/wusel")
    assert "postgresql://" in said
    assert "secret" not in said


@pytest.mark.usefixtures("usual_logs")
def test_a_database_that_another_server_has(capfd: pytest.CaptureFixture[str], server: RunningServer) -> None:
    db = server.manager.config.db
    assert refusal(capfd, db).startswith(f"Another Wusel server uses the database {db}.")
    assert server.guest("Anna").get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize(
    ("host", "page"),
    [
        ("127.0.0.1", "localhost"),
        ("0.0.0.0", "localhost"),
        ("::", "localhost"),
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "[2001:db8::1]"),
    ],
)
def test_the_address_is_one_that_a_browser_understands(host: str, page: str) -> None:
    assert page_host(host) == page


def test_without_a_browser_it_serves_all_the_same(tmp_path: Path) -> None:
    missing = str(tmp_path / "no-such-browser")
    with served("--open", "--port", "0", "--db", str(tmp_path / "wusel.db"), BROWSER=missing, PATH="") as running:
        guest = Guest(running.address(), "Anna")
        assert guest.get("/api/me")["name"] == "Anna"
        guest.goes()
        assert running.told(signal.SIGINT)[0] == 0


# --- access


def test_what_is_told_at_the_start_holds(tmp_path: Path) -> None:
    """Names, proxies and coming deletions are correct, and the browser gets the address."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/page.part; mv {tmp_path}/page.part {tmp_path}/page\n')
    browser.chmod(0o755)
    where = ("--open", "--port", "0", "--db", str(tmp_path / "wusel.db"), "--keep-finished", "30")
    names = ("--allowed-host", "friends.example", "--trusted-proxy", "10.0.0.0/8")
    few_files = ("sh", "-c", 'ulimit -S -n 256; exec "$@"', "sh")
    with served(*where, *names, before=few_files, BROWSER=f"{browser} %s") as running:
        address = running.address()
        guest = Guest(address.replace("localhost", "127.0.0.1"))
        assert running.next_line() == "Tables that have been over for 30 days are deleted\n"
        assert guest.web.get("/api/games", headers={"Host": "friends.example"}).status_code == 200
        assert guest.web.get("/api/games", headers={"Host": "evil.example"}).status_code == 421
        through_two = {"X-Forwarded-For": "192.0.2.1, 10.1.2.3"}
        assert guest.web.get("/metrics", headers=through_two).status_code == 404
        guest.goes()
        page = tmp_path / "page"
        wait_until(page.exists, "no browser was started")
        assert page.read_text() == f"http://{address}/\n"
        takes_as_many_files_as_it_may_have(running)
        assert running.told(signal.SIGINT)[0] == 0


def takes_as_many_files_as_it_may_have(running: Served) -> None:
    """Only Linux shows the limits of another process."""
    if sys.platform == "linux":
        import resource  # noqa: PLC0415  # there is none elsewhere

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        files = resource.prlimit(running.process.pid, resource.RLIMIT_NOFILE)[0]
        assert files == (MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES))


def test_the_address_for_the_home_network_is_printed_too(tmp_path: Path) -> None:
    with served("--lan", "--port", "0", "--db", str(tmp_path / "wusel.db")) as running:
        port = running.address().rpartition(":")[2]
        said = running.next_line()
        found = home_addresses()
        if not found:
            assert said == "Nobody else can come in: this computer is in no home network.\n"
            return
        assert said == f"People in your home network come in at http://{found[0]}:{port}/\n"
        guest = Guest(f"{found[0]}:{port}", "Ben")
        assert guest.get("/api/me")["name"] == "Ben"
        guest.goes()
        assert running.told(signal.SIGINT)[0] == 0
    assert not list(tmp_path.glob("*.home")), "it was said for this time alone"


def test_limits_are_told_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Config] = []
    monkeypatch.setattr("wusel.server.operations.serve.serve", lambda config, *_, **__: told.append(config))
    ok("serve", "--db", "x.db")
    limits = "--sockets 7 --sockets-per-address 3 --messages 2 --requests 4 --guesses 5 --tables-per-address 6"
    ok("serve", "--db", "x.db", *limits.split())
    ok("serve", "--db", "x.db", "--games", "viroid, mosquitozzz")
    usual, given, some = told
    assert some.games == ("viroid", "mosquitozzz")
    assert usual == Config("x.db"), "the command has no usual values of its own"
    assert (given.sockets, given.sockets_per_address, given.messages_per_second) == (7, 3, 2)
    assert (given.requests_per_second, given.guesses_per_minute, given.tables_per_address) == (4, 5, 6)


@pytest.mark.parametrize("name", ["chess", "crumbs", ""])
def test_a_game_that_cannot_be_offered_is_told_in_one_line(name: str) -> None:
    said = refused("serve", "--port", "0", "--games", f"viroid,{name}")
    assert f"--games: there is no game {name!r} to offer; there are: mosquitozzz, schwarm, viroid, maus" in said


def test_a_proxy_that_is_none_is_told_in_one_line() -> None:
    assert "'proxy.example' should be an address" in refused("serve", "--port", "0", "--trusted-proxy", "proxy.example")


def test_a_process_has_one_door_for_all(tmp_path: Path) -> None:
    """The process closes each connection above the limit, and stays healthy."""
    where = ("--port", "0", "--db", str(tmp_path / "wusel.db"), "--connections", "3")
    with served(*where) as running:
        port = int(running.address().rpartition(":")[2])
        held = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(3)]
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as fourth, suppress(ConnectionError):
            assert fourth.recv(1) == b""
        for each in held:
            each.close()
        guest = Guest(f"127.0.0.1:{port}")
        wait_until(lambda: is_answered(guest), "the door stays shut")
        guest.goes()


def is_answered(guest: Guest) -> bool:
    try:
        return guest.web.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False
