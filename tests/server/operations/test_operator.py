"""The server as its operator sees it: logs, metrics and shutdown."""

import asyncio
import json
import logging
import signal
import socket
import threading
from pathlib import Path

import pytest
import uvicorn
from starlette.requests import Request
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from tests.server.company import missed
from tests.server.operations.test_serve import served
from tests.server.visitors import PATIENCE, Client, Guest, RunningServer, run_server, wait_until
from tests.server.web.raw_clients import (
    admission_of,
    close_code,
    raw_client,
    received,
    request,
    statuses,
    websocket,
)
from wusel.server.lobby.manager import Elsewhere
from wusel.server.operations.logs import log_as_json
from wusel.server.web import http_protocol, sockets
from wusel.server.web.relay import answered

FAR_AWAY = {"X-Forwarded-For": "192.0.2.1"}


# --- is it well?


def test_well_and_ready(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    web = server.guest().web
    assert (web.get("/healthz").status_code, web.get("/healthz").text) == (200, "well\n")
    assert (web.get("/readyz").status_code, web.get("/readyz").text) == (200, "ready\n")

    async def is_ill() -> bool:
        return False

    monkeypatch.setattr(server.manager.store, "is_well", is_ill)
    assert (web.get("/readyz").status_code, web.get("/readyz").text) == (503, "not ready\n")
    assert web.get("/healthz").status_code == 200, "the process itself is well"


def test_a_server_that_is_closing_is_not_ready(server: RunningServer) -> None:
    server.manager.is_ready = False
    guest = server.guest()
    assert guest.web.get("/readyz").status_code == 503
    answer = guest.web.get("/api/tables/anything")
    assert (answer.status_code, answer.json()["code"]) == (503, "closing")
    assert "retry-after" in answer.headers
    line = Client(guest, "anything")
    line.send({"type": "hello", "table": "anything"})
    assert line.hear()["code"] == "closing"
    assert line.is_cut() == 1012
    line.hangs_up()
    server.manager.is_ready = True


# --- figures


def figures(guest: Guest) -> dict[str, float]:
    text = guest.web.get("/metrics").text
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")}


def test_figures_for_prometheus(server: RunningServer) -> None:
    anna = server.guest("Anna")
    line = anna.joins(anna.opens())
    line.does("chat", text="hello")
    line.fails("start", "empty_seats")
    line.fails("nonsense", "malformed")
    found = figures(anna)
    assert found["wusel_sockets"] == 1
    assert found["wusel_tables"] == 1
    assert found['wusel_messages_total{kind="chat"}'] == 1
    assert found['wusel_refused_total{code="empty_seats"}'] == 1
    assert found['wusel_refused_total{code="malformed"}'] == 1
    assert found["wusel_message_seconds_count"] == 3
    assert found['wusel_requests_total{method="POST",route="/api/tables",status="200"}'] == 1


def test_figures_name_nobody_and_do_not_grow_with_what_is_asked(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens()
    anna.get(f"/api/tables/{table}")
    before = len(figures(anna))
    for number in range(20):
        anna.get(f"/api/tables/none{number}", 404)
        anna.get(f"/nothing{number}", 404)
    assert len(figures(anna)) <= before + 2, "how often, and since when, for the status 404"
    text = anna.web.get("/metrics").text
    assert table not in text
    assert "Anna" not in text


def test_figures_are_for_this_machine_alone(server: RunningServer, tmp_path: Path) -> None:
    web = server.guest().web
    assert web.get("/metrics").headers["content-type"].startswith("text/plain; version=0.0.4")
    hidden, nothing = web.get("/metrics", headers=FAR_AWAY), web.get("/nothing", headers=FAR_AWAY)
    assert (hidden.status_code, hidden.content) == (404, nothing.content)
    with run_server(tmp_path / "open.db", metrics_for_all=True) as other:
        assert other.guest().web.get("/metrics", headers=FAR_AWAY).status_code == 200


# --- logs


def whole_session(anna: Guest, ben: Guest, phone: Guest) -> list[str]:
    """Do everything that people do at a table, legal or not. Return the words that must not be logged."""
    table = anna.opens(seats="you open greedy")
    code = anna.get(f"/api/tables/{table}")["code"]
    link = anna.post("/api/me/link")["secret"]
    phone.post("/api/me/adopt", secret=link)
    phone.post("/api/me/adopt", 404, secret=link[::-1])
    ben.post("/api/tables/find", code=code)
    ben.post("/api/tables/find", 404, code=code[::-1])
    host, guest = anna.joins(table), ben.joins(table)
    guest.does("sit", seat=1, name="Grossmutter")
    guest.does("chat", text="a-secret-word")
    host.does("start")
    host.fails("choose", "malformed", seat=0, question="a-secret-word", choice={})
    host.send("a-secret-word")
    host.wait_for("refused", code="malformed")
    asked = [look["seat"] for look in host.play["looks"] if look["seat"] in host.play["owing"]]
    if asked:
        host.chooses(asked[0])
    for path in (f"/api/tables/{table}?token={link}", f"/{table}", f"/t/{table}", f"/api/tables/{table}/{code}"):
        anna.web.get(path)
    anna.web.post(f"/api/tables/{table}", content=link.encode(), headers={"content-type": "application/json"})
    anna.web.post(f"/api/tables/{table}", json={}, headers={"Origin": f"http://{code}.example"})
    anna.post("/api/tables/upload", 400, save="a-secret-word")
    anna.get(f"/api/tables/{table}/replay")
    cookies = [each.web.cookies["wusel"] for each in (anna, ben)]
    people = ["Annabella", "Benedikt", "Grossmutter"]
    return [table, code, link, link[::-1], code[::-1], "a-secret-word", *cookies, *people]


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    with served("--port", "0", "--db", str(tmp_path / "wusel.db")) as running:
        address = running.address()
        guests = Guest(address, "Annabella"), Guest(address, "Benedikt"), Guest(address)
        try:
            secrets = whole_session(*guests)
        finally:
            for guest in guests:
                guest.goes()
        status, log = running.told(signal.SIGTERM)
    assert status == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert len([line for line in lines if line["what"] == "request"]) > 10, "there is something to look through"
    assert [secret for secret in secrets if secret in log] == []


def test_nor_is_it_when_a_request_is_passed_on(server: RunningServer, capfd: pytest.CaptureFixture[str]) -> None:
    """Another process that has the table is asked by URL, and URLs contain the table's id."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    log_as_json(logging.INFO)
    try:
        scope: dict[str, object] = {
            "type": "http",
            "method": "GET",
            "path": "/api/tables/secret-id",
            "query_string": b"",
            "headers": [],
        }
        scope |= {"server": ("here", 80), "scheme": "http", "passed_on": False}
        answer = asyncio.run(answered(Request(scope), Elsewhere(server.address, "secret-id"), b"", server.manager))
        logging.getLogger("wusel.tests").info("looked")
    finally:
        root.handlers[:], root.level = handlers, level
    assert answer.status_code == 404
    log = capfd.readouterr().err
    assert "looked" in log
    assert "secret-id" not in log


def test_a_log_line_is_json_with_its_fields(capfd: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    log_as_json(logging.INFO)
    try:
        logging.getLogger("wusel.tests").warning("two\nlines", extra={"why": {"not": "plain"}, "path": Path("x")})
        try:
            raise RuntimeError("broken")
        except RuntimeError:
            logging.getLogger("wusel.tests").exception("failed")
    finally:
        root.handlers[:], root.level = handlers, level
    first, second = (json.loads(line) for line in capfd.readouterr().err.splitlines())
    assert (first["level"], first["from"], first["what"]) == ("warning", "wusel.tests", "two\nlines")
    assert (first["why"], first["path"]) == ({"not": "plain"}, "x")
    assert first["at"].endswith("Z")
    assert "RuntimeError: broken" in second["error"]


# --- closing


def choose_until_cut(line: Client, acknowledged: list[int]) -> int:
    """Choose without a pause until the connection is closed. Return its close code."""
    try:
        while True:
            seat = line.play["owing"][0]
            acknowledged.append(line.chooses(seat, pick=-1)["n"])
    except (ConnectionClosed, AssertionError):
        return line.is_cut()


def test_closing_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    db = tmp_path / "wusel.db"
    done: dict[str, list[int]] = {}
    codes: list[int] = []
    with run_server(db) as server:
        anna = server.guest("Anna")
        lines = [anna.joins(anna.opens("schwarm", "you you:Oma", start=True)) for _ in range(3)]
        idle = server.guest("Ben").joins(lines[0].table)
        players = []
        for line in lines:
            done[line.table] = []
            play = threading.Thread(target=lambda each=line: codes.append(choose_until_cut(each, done[each.table])))
            play.start()
            players.append(play)
        while not all(len(acknowledged) > 5 for acknowledged in done.values()):
            players[0].join(0.01)
        server.uvicorn.should_exit = True
        for play in players:
            play.join()
        assert codes == [1012, 1012, 1012], "come again"
        assert idle.is_cut() == 1012
        cookie = anna.web.cookies["wusel"]
    with run_server(db) as server:
        again = server.guest()
        again.web.cookies["wusel"] = cookie
        for table, acknowledged in done.items():
            found = again.joins(table, since=1)
            chose = {line["n"] for line in missed(found) if line["news"]["what"] == "chose"}
            assert set(acknowledged) <= chose
            assert found.play["choices"] >= len(acknowledged)


def test_others_have_the_tables_before_anybody_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One client sends its body slowly. It is cut off, and the tables are released without waiting for it."""
    monkeypatch.setattr(http_protocol, "LINGER_SECONDS", 0.1)
    released: list[str] = []
    at_shutdown: list[list[str]] = []
    shut_down = uvicorn.Server.shutdown

    async def watched(self: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
        at_shutdown.append(released[:])
        await shut_down(self, sockets)

    monkeypatch.setattr(uvicorn.Server, "shutdown", watched)
    with run_server(tmp_path / "wusel.db") as server:

        async def release(table: str) -> None:
            released.append(table)

        monkeypatch.setattr(server.manager.store, "release", release)
        line = server.guest("Anna").joins(server.guest("Ben").opens())
        host, _, port = server.address.partition(":")
        with socket.create_connection((host, int(port)), PATIENCE) as slow:
            slow.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf a body")
            wait_until(lambda: is_reading(server), "nobody reads")
            server.uvicorn.should_exit = True
            assert line.is_cut() == 1012
            assert slow.recv(1000).startswith(b"HTTP/1.1 408 ")
    assert at_shutdown == [[line.table]]


def is_reading(server: RunningServer) -> bool:
    lines = server.uvicorn.server_state.connections
    return any(isinstance(line, http_protocol.HttpProtocol) and line.expects == "body" for line in lines)


def test_what_outlasts_the_drain_is_ended_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A request waits for a slot, and the application of a socket does not notice that it is closed."""
    is_waiting = threading.Event()

    async def wait_forever(_: object, socket: WebSocket, __: object) -> None:
        await socket.accept()
        is_waiting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(sockets, "accept", wait_forever)
    with run_server(tmp_path / "wusel.db", drain_seconds=0.5) as server, websocket(server) as line:
        slots = admission_of(server).requests
        slots.slots = 0
        with raw_client(server) as client:
            client.sendall(request(server))
            wait_until(lambda: is_waiting.is_set() and slots.users, "nothing waits")
            server.uvicorn.should_exit = True
            answer = received(client)
        assert statuses(answer) == [503]
        assert b'"code":"closing"' in answer
        assert close_code(received(line)) == 1012
    assert not [record for record in caplog.records if record.exc_info]
