"""The way to a table in another process, when that process says nothing."""

import socket
from collections.abc import Iterator

import pytest

from tests.server.visitors import RunningServer
from wusel.server.lobby.manager import Elsewhere
from wusel.server.table.live_table import LiveTable
from wusel.server.web import relay


@pytest.fixture
def silent_home(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A frozen process, as far as others can see: the system takes whatever is sent there, and nobody reads it. Whoever
    looks for a table for the third time finds it here. Tells who has looked."""
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
