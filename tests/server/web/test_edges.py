"""Origins, security headers, sizes, rates and quotas of the API, and the data that it never reveals."""

import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.visitors import PATIENCE, Client, Guest, RunningServer, run_server, wait_until
from wusel.engine.save import save_text
from wusel.engine.table import Table
from wusel.games import find_game
from wusel.server.config import LOOPBACK
from wusel.server.web.app import HEADERS

FOREIGN = ["http://evil.example", "null", "http://[", "http://127.0.0.1:1", "https://", "http://127.0.0.1.evil.example"]


def handshake_status(server: RunningServer, origin: str | None, headers: dict[str, str] | None = None) -> int:
    """Return the status of a WebSocket handshake with an `Origin`."""
    try:
        url = f"ws://{server.address}/api/play"
        with connect(url, origin=origin, additional_headers=headers, proxy=None):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def hidden_table(server: RunningServer) -> tuple[str, str]:
    """Return the id and the code of a running game that may not be watched."""
    anna = server.guest("Anna")
    table = anna.opens(seats="you you:Oma", settings={"spectators": False}, start=True)
    return table, anna.get(f"/api/tables/{table}")["code"]


def hello(guest: Guest, table: str) -> Client:
    client = Client(guest, table)
    guest.clients.append(client)
    client.send({"type": "hello", "table": table})
    return client


# --- origins


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_origins_can_neither_change_anything_nor_connect(server: RunningServer, origin: str) -> None:
    anna = server.guest("Anna")
    for method, path in [("POST", "/api/me"), ("DELETE", "/api/me/link"), ("POST", "/api/tables"), ("PUT", "/x")]:
        answer = anna.web.request(method, path, json={"name": "Mallory"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert handshake_status(server, origin) == 403
    assert anna.get("/api/me")["name"] == "Anna"


def test_its_own_and_configured_origins_are_allowed(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", origins=("https://friends.example",)) as server:
        anna = server.guest("Anna")
        for origin in (f"http://{server.address}", "https://friends.example"):
            assert anna.web.post("/api/me", json={"name": "Anna"}, headers={"Origin": origin}).status_code == 200
            assert handshake_status(server, origin) == 101
        assert handshake_status(server, None) == 101, "programs send no origin"
        assert handshake_status(server, "http://friends.example") == 403, "another scheme is another origin"


@pytest.mark.parametrize(
    ("proxies", "says", "wanted"), [(LOOPBACK, "https", "https"), (LOOPBACK, "", "http"), ((), "https", "http")]
)
def test_the_scheme_of_an_origin_is_that_of_the_page(
    tmp_path: Path, proxies: tuple[str, ...], says: str, wanted: str
) -> None:
    """Only a trusted proxy can say which scheme the page has."""
    with run_server(tmp_path / "wusel.db", trusted_proxies=proxies) as server:
        web = server.guest("Anna").web
        for scheme in ("http", "https"):
            headers = {"Origin": f"{scheme}://{server.address}"} | ({"X-Forwarded-Proto": says} if says else {})
            status = web.post("/api/me", json={"name": "Anna"}, headers=headers).status_code
            assert status == (200 if scheme == wanted else 403)
            handshake = handshake_status(server, headers.pop("Origin"), headers)
            assert handshake == (101 if scheme == wanted else 403)


def test_no_cors_headers_are_sent(server: RunningServer) -> None:
    asked = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    web = server.guest("Anna").web
    for answer in (web.options("/api/me", headers=asked), web.get("/api/me", headers=asked)):
        assert not [name for name in answer.headers if name.startswith("access-control")]


# --- headers


def test_every_response_has_the_security_headers(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(*_: object) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(server.manager.store, "open_tables", breaks)
    web = server.guest("Anna").web
    answers = [web.get(path) for path in ("/", "/api/me", "/api/openapi.json", "/healthz", "/readyz", "/metrics")]
    answers += [web.get("/nothing"), web.get("/api/nothing"), web.get("/api/me/"), web.get("/api/tables/none")]
    answers += [web.put("/api/me"), web.options("/api/me"), web.head("/api/me"), web.post("/api/me", content=b"x")]
    answers += [web.post("/api/me", json={"name": ""}), web.post("/api/me", content=b"x" * 70_000)]
    answers += [web.post("/api/me", headers={"Origin": "http://evil.example"}), web.get("/api/tables")]
    answers += [server.guest().web.get("/api/tables/mine")]
    assert {answer.status_code for answer in answers} >= {200, 400, 401, 403, 404, 405, 413, 415, 500}
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, (answer.url, answer.status_code, name)
        assert "server" not in answer.headers
        assert "Traceback" not in answer.text
        assert "broken on purpose" not in answer.text


def test_no_response_of_the_api_is_cached(server: RunningServer) -> None:
    web = server.guest("Anna").web
    for answer in (web.get("/api/me"), web.get("/api/tables"), web.get("/api/tables/none"), web.post("/api/tables")):
        assert answer.headers["cache-control"] == "no-store"


def test_the_content_security_policy_allows_own_scripts_alone() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


# --- sizes, rates and quotas


def test_the_size_of_a_body_is_limited(server: RunningServer) -> None:
    anna = server.guest("Anna")
    kind = {"content-type": "application/json"}
    padded = json.dumps({"name": "Berta"}).encode().ljust(65_536)
    assert anna.web.post("/api/me", content=padded, headers=kind).json()["name"] == "Berta"
    answer = anna.web.post("/api/me", content=padded + b" ", headers=kind)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    answer = anna.web.post("/api/me", content=iter([b"{}"]), headers=kind)
    assert (answer.status_code, answer.json()["code"]) == (411, "http_411"), "chunked bodies are refused"
    assert anna.web.post("/api/me/link", content=padded + b" ").status_code == 413, "also where no body is expected"
    assert anna.post("/api/tables/upload", 400, save="x" * 900_000)["code"] == "bad_save"
    assert anna.post("/api/tables/upload", 413, save="x" * 1_200_000)["code"] == "too_large"


def test_a_body_that_is_too_large_is_refused_before_it_has_come(server: RunningServer) -> None:
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as raw:
        head = f"POST /api/me HTTP/1.1\r\nHost: {server.address}\r\nContent-Type: application/json\r\n"
        raw.sendall(f"{head}Content-Length: 9000000000\r\n\r\n".encode() + b" " * 70_000)
        assert raw.recv(4096).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_only_json_is_read(server: RunningServer, kind: str) -> None:
    """Content types that a form on another site could send without CORS are refused."""
    answer = server.guest("Anna").web.post("/api/me", content=b'{"name":"x"}', headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "not_json")


@pytest.mark.usefixtures("_no_time_passes")
def test_the_rate_of_requests_is_limited(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", requests_per_second=0.01, request_burst=3) as server:
        web = server.guest().web
        assert [web.get("/api/games/none").status_code for _ in range(4)] == [404, 404, 404, 429]
        refused = web.get("/api/me")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert int(refused.headers["retry-after"]) > 0
        assert web.get("/healthz").status_code == 200, "health checks are not limited"
        assert web.get("/api/me", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 200, "others do not wait"


def test_websockets_of_one_address_are_limited(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", sockets_per_address=2) as server:
        anna = server.guest("Anna")
        first, _ = anna.joins(table := anna.opens()), anna.joins(table)
        assert handshake_status(server, None) == 403
        first.hangs_up()
        wait_until(lambda: handshake_status(server, None) == 101, "a closed one still counts")


@pytest.mark.usefixtures("_no_time_passes")
def test_new_tables_of_one_address_are_limited(tmp_path: Path) -> None:
    """The limit counts every way to open a table, and all people."""
    save = save_text(Table(find_game("mosquitozzz"), {"players": 2}, 5))
    with run_server(tmp_path / "wusel.db", tables_per_address=5) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        client = anna.joins(anna.opens(seats="you you:Oma", start=True))
        client.does("resign", seat=0)
        path = f"/api/tables/{client.table}"
        wait_until(lambda: anna.get(path)["phase"] == "over", "the game goes on")
        again = anna.post(f"{path}/rematch")["id"]
        anna.post(f"{path}/fork", choices=0)
        anna.post("/api/tables/upload", save=save)
        ben.post("/api/days/mosquitozzz")
        kinds: list[tuple[str, dict[str, Any]]] = [
            ("/api/tables", {"game": "schwarm"}),
            (f"{path}/fork", {"choices": 0}),
        ]
        kinds += [("/api/tables/upload", {"save": save}), ("/api/days/schwarm", {})]
        for where, body in kinds:
            assert ben.post(where, 429, **body)["code"] == "opened_enough"
        assert anna.post(f"{path}/rematch")["id"] == again, "that is open already"
        elsewhere = ben.web.post("/api/tables", json={"game": "schwarm"}, headers={"X-Forwarded-For": "192.0.2.1"})
        assert elsewhere.status_code == 200, "others have room"


# --- guessing


@pytest.mark.usefixtures("_no_time_passes")
def test_wrong_codes_and_links_are_limited(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", guesses_per_minute=3) as server:
        anna, mallory = server.guest("Anna"), server.guest("Mallory")
        table = anna.opens()
        code = anna.get(f"/api/tables/{table}")["code"]
        link = anna.post("/api/me/link")
        for _ in range(5):
            assert mallory.post("/api/tables/find", code=code)["id"] == table, "who knows does not guess"
        assert mallory.post("/api/tables/find", 404, code="AAAAAAAA")["code"] == "no_table"
        assert mallory.post("/api/me/adopt", 404, secret="x" * 32)["code"] == "no_link"
        assert mallory.post("/api/tables/find", 404, code="BBBBBBBB")["code"] == "no_table"
        assert mallory.post("/api/tables/find", 429, code=code)["code"] == "too_fast", "even the right one"
        assert mallory.post("/api/me/adopt", 429, **link)["code"] == "too_fast"
        answer = mallory.web.post("/api/tables/find", json={"code": code}, headers={"X-Forwarded-For": "192.0.2.1"})
        assert answer.json()["id"] == table, "others do not wait"


def answers_about(guest: Guest, table: str) -> list[Any]:
    """Return every response about a table: status, headers and every byte."""
    web, path = guest.web, f"/api/tables/{table}"
    command = {"type": "sit", "id": "a", "seat": 0}
    found: list[httpx.Response] = [web.get(path), web.get(f"{path}/save"), web.get(f"{path}/replay?seat=0")]
    found += [web.post(path, json=command), web.post(f"{path}/rematch"), web.post(f"{path}/fork", json={"choices": 0})]
    return [(answer.status_code, sorted(answer.headers.items()), answer.content) for answer in found]


def test_not_allowed_and_not_found_are_the_same_response(server: RunningServer) -> None:
    table, code = hidden_table(server)
    ben, stranger = server.guest("Ben"), server.guest()
    for guest in (ben, stranger):
        there, not_there = answers_about(guest, table), answers_about(guest, "x" * len(table))
        assert there == not_there
        assert {status for status, _, _ in there} <= {404, 401}
        clients = hello(guest, table), hello(guest, "x" * len(table))
        told = [(client.socket.recv(PATIENCE), client.is_cut()) for client in clients]
        assert told[0] == told[1]
        assert told[0][1] == 4404
        found = [guest.web.post("/api/tables/find", json={"code": each}) for each in (code, "A" * 8)]
        assert found[0].content == found[1].content
        assert found[0].headers == found[1].headers


def test_a_table_that_is_closed_to_spectators_sends_them_away(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.opens(seats="you open", settings={"spectators": False})
    host, watcher = anna.joins(table), ben.joins(table)
    host.does("start", fill="greedy")
    assert watcher.is_cut() == 1008
    assert not any(frame.get("play") for frame in watcher.frames)
    assert answers_about(ben, table) == answers_about(ben, "x" * len(table))
