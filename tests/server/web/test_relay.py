"""The way to a table in another process, when that process is silent."""

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.visitors import RunningServer, run_server
from wusel.server.group import Group, home_of
from wusel.server.lobby.manager import Elsewhere
from wusel.server.table.live_table import LiveTable
from wusel.server.web import relay


@pytest.fixture
def silent_home(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Imitate a frozen process: the system accepts data for it, but no process reads them. The third lookup of a table
    finds it here. Yield the list of lookups."""
    monkeypatch.setattr(relay, "CHECK_SECONDS", 0.01)
    look_here = server.manager.table
    looked: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as frozen:
        address = f"127.0.0.1:{frozen.getsockname()[1]}"

        async def look(id: str) -> LiveTable:
            looked.append(id)
            if len(looked) < 3:
                raise Elsewhere(address, id)
            return await look_here(id)

        monkeypatch.setattr(server.manager, "table", look)
        yield looked


@pytest.fixture
def table(server: RunningServer) -> str:
    return server.guest("Anna").opens()


def test_whoever_waits_for_a_silent_process_is_welcomed_here_as_soon_as_its_table_is(
    server: RunningServer, table: str, silent_home: list[str]
) -> None:
    ben = server.guest("Ben")
    client = ben.joins(table)
    client.does("sit", seat=1)
    assert len(silent_home) > 3


def test_requests_are_answered_here_then_and_once(server: RunningServer, table: str, silent_home: list[str]) -> None:
    ben = server.guest("Ben")
    assert ben.post(f"/api/tables/{table}", type="sit", id="s", seat=1)["type"] == "done"
    assert ben.get(f"/api/tables/{table}")["seats"][1]["yours"]
    assert len(silent_home) > 3


def test_whoever_was_passed_on_is_not_passed_on_again(
    server: RunningServer, table: str, silent_home: list[str]
) -> None:
    web = server.guest("Ben").web
    seal = {relay.PASSED_ON: server.manager.people.sign_address("192.0.2.1")}
    answer = web.get(f"/api/tables/{table}", headers=seal)
    assert (answer.status_code, answer.json()["code"]) == (503, "moved")
    assert silent_home == [table]


def test_a_guess_is_counted_by_the_home_of_its_client(tmp_path: Path) -> None:
    clients = [next(far for n in range(99) if home_of(far := f"192.0.2.{n}", 2) == home) for home in range(2)]
    with socket.create_server(("127.0.0.1", 0)) as other, ThreadPoolExecutor() as pool:
        group = Group(("127.0.0.1:1", f"127.0.0.1:{other.getsockname()[1]}"), 0)
        with run_server(tmp_path / "wusel.db", group=group) as server:
            ours, theirs = [server.guest(far=client) for client in clients]
            ours.post("/api/tables/find", 404, code="wrong")
            answer = pool.submit(theirs.web.post, "/api/tables/find", json={"code": "wrong"})
            connection, _ = other.accept()
            with connection:
                head = connection.recv(10_000).decode().lower()
                connection.sendall(b"HTTP/1.1 429 Slow\r\nContent-Length: 0\r\n\r\n")
                assert answer.result().status_code == 429
            seal = head.partition(f"{relay.PASSED_ON}: ")[2].partition("\r\n")[0]
            assert head.startswith("post /api/tables/find")
            assert f"{relay.FROM_SIBLING}: {relay.FOR_CLIENT}" in head
            assert seal
            assert list(server.manager.guesses.buckets) == clients[:1]
