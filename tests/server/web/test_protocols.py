"""HTTP and WebSocket protocols over real sockets: the data and the time of a client are limited. The speed for other
clients is measured elsewhere. Here nothing depends on time."""

import asyncio
import gc
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

import pytest
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.frames import Opcode
from websockets.server import ServerProtocol

from tests.server.garbage import references_to_all_made
from tests.server.visitors import PATIENCE, RunningServer, run_server, wait_until
from tests.server.web.raw_clients import (
    CLIENT,
    KEY,
    UPGRADE,
    admission_of,
    close_code,
    connections_made,
    frame,
    no_free_slots,
    raw_client,
    received,
    request,
    send_until_blocked,
    statuses,
    throttled,
    websocket,
)
from wusel.server.lobby.manager import Elsewhere
from wusel.server.refusals import no_such_table
from wusel.server.web import http_protocol, websocket_protocol
from wusel.server.web.app import SecurityMiddleware
from wusel.server.web.http_protocol import HttpProtocol
from wusel.server.web.protocols import BufferedConnection
from wusel.server.web.websocket_protocol import WebSocketProtocol

# --- HTTP: one request at a time


def test_pipelined_requests_are_answered_in_order(server: RunningServer) -> None:
    asked = [request(server), request(server, "/nothing"), request(server, "/api/games"), request(server)]
    with raw_client(server) as client:
        client.sendall(b"".join(asked) + request(server, "/readyz", "Connection: close"))
        assert statuses(received(client)) == [200, 404, 200, 200, 200]


def test_reading_pauses_while_a_request_is_handled(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the later requests, at most one read is in memory."""
    made = connections_made(monkeypatch, HttpProtocol)
    with no_free_slots(server), raw_client(server) as client:
        send_until_blocked(client, request(server) * 1000)
        wait_until(lambda: made and made[0].expects == "response", "no request was read")
        (found,) = made
        send_until_blocked(client, request(server) * 1000)
        assert found.flow.read_paused
        assert len(found.unread) <= http_protocol.HTTP_READ_BYTES
        assert len(found.tasks) == 1
        assert not found.pipeline


def test_reading_pauses_while_pipelined_requests_are_left(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A response resumes reading only after the data read so far has been parsed."""
    sizes: list[int] = []
    before = HttpProtocol.data_received

    def measure(self: HttpProtocol, data: bytes) -> None:
        before(self, data)
        sizes.append(len(self.unread))

    monkeypatch.setattr(HttpProtocol, "data_received", measure)
    many = 3000
    with raw_client(server) as client:
        client.sendall(request(server))
        answer = client.recv(65536)
        words = request(server) * many + request(server, "/healthz", "Connection: close")
        sending = Thread(target=client.sendall, args=[words])
        sending.start()
        answers = received(client)
        sending.join()
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert statuses(answers) == [200] * (many + 1)
    assert max(sizes) <= http_protocol.HTTP_READ_BYTES + len(request(server))


# --- HTTP: sizes and deadlines


def test_the_size_of_a_head_is_limited(server: RunningServer) -> None:
    short = request(server, "/healthz", "Connection: close", "X: ")
    room = http_protocol.LARGEST_HEAD - len(short)
    with raw_client(server) as client:
        client.sendall(request(server, "/healthz", "Connection: close", "X: " + "x" * room))
        assert statuses(received(client)) == [200]
    for words in (
        request(server, "/healthz", "X: " + "x" * (room + 100)),
        b"GET /" + b"x" * 100_000,
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000,
    ):
        with raw_client(server) as client:
            with suppress(ConnectionError):
                client.sendall(words)
            assert statuses(received(client)) == [431]


@pytest.mark.parametrize(
    ("word", "status"),
    [
        ("X: " + "x" * 20_000, 431),
        ("Sec-WebSocket-Version: 12", 400),
        ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", 400),
        ("X: fine", 101),
    ],
)
def test_an_invalid_handshake_is_answered(server: RunningServer, word: str, status: int) -> None:
    """The head is too long, or has two versions or two keys."""
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", word)
    with raw_client(server) as client:
        client.sendall(request(server, "/api/play", *upgrade, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="))
        assert statuses(client.recv(4096)) == [status]


@pytest.mark.parametrize("versions", [["12"], ["12", "13"], ["13, 8"], []])
def test_another_websocket_version_is_answered_with_ours(server: RunningServer, versions: list[str]) -> None:
    """RFC 6455, 4.4."""
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
    with raw_client(server) as client:
        wanted = [f"Sec-WebSocket-Version: {each}" for each in versions]
        client.sendall(request(server, "/api/play", *upgrade, *wanted))
        answer = received(client)
    assert statuses(answer) == [400]
    head = answer.partition(b"\r\n\r\n")[0].lower().split(b"\r\n")
    assert [each for each in head if each.startswith(b"sec-websocket-version")] == [b"sec-websocket-version: 13"]


@pytest.mark.parametrize("body", ["Transfer-Encoding: chunked", "Content-Length: 5"])
@pytest.mark.parametrize("upgrade", ["websocket", "h2c"])
def test_an_upgrade_request_has_no_body(
    server: RunningServer, caplog: pytest.LogCaptureFixture, upgrade: str, body: str
) -> None:
    words = (f"Upgrade: {upgrade}", "Connection: Upgrade", "Sec-WebSocket-Version: 13", body)
    with raw_client(server) as client:
        client.sendall(request(server, "/api/play", *words, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==") + b"hello")
        assert statuses(received(client)) == [400]
    assert not caplog.records


@pytest.mark.parametrize("key", ["", "c2hvcnQ=", "no key at all"])
def test_a_handshake_needs_a_key(server: RunningServer, key: str) -> None:
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}")
    with raw_client(server) as client:
        client.sendall(request(server, "/api/play", *upgrade))
        assert statuses(received(client)) == [400]


@pytest.mark.parametrize(
    ("words", "seconds", "status"),
    [
        (b"", "HEAD_SECONDS", []),
        (b"GET / HTTP/1.1\r\nHost: ", "HEAD_SECONDS", [408]),
        (b"\r\n\r\n", "HEAD_SECONDS", []),
        (b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{", "BODY_SECONDS", [408]),
    ],
    ids=["nothing", "half a head", "blank lines", "half a body"],
)
def test_heads_and_bodies_have_deadlines(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, words: bytes, seconds: str, status: list[int]
) -> None:
    monkeypatch.setattr(http_protocol, seconds, 0.05)
    with raw_client(server) as client:
        client.sendall(words)
        assert statuses(received(client)) == status


def test_time_in_which_the_server_stands_still_is_its_own(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, sent = HttpProtocol.connection_made, Event()

    def connect_and_stand_still(self: HttpProtocol, transport: asyncio.Transport) -> None:
        connect(self, transport)
        sent.wait(PATIENCE)
        time.sleep(0.02)

    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.01)
    monkeypatch.setattr(HttpProtocol, "connection_made", connect_and_stand_still)
    with raw_client(server) as client:
        client.sendall(request(server, "/healthz", "Connection: close"))
        sent.set()
        assert statuses(received(client)) == [200]


def test_a_head_that_waits_for_its_turn_came_in_time(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    made = connections_made(monkeypatch, HttpProtocol)
    queue = admission_of(server).request_queue
    monkeypatch.setattr(queue, "add", queue.waiting.append)
    with raw_client(server) as client:
        client.sendall(request(server, "/healthz", "Connection: close"))
        wait_until(lambda: queue.waiting, "nothing has come")
        made[0].loop.call_soon_threadsafe(made[0].time_out)
        made[0].loop.call_soon_threadsafe(queue.start_some)
        assert statuses(received(client)) == [200]


def test_so_does_the_next_head(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    with raw_client(server) as client:
        client.sendall(request(server))
        assert client.recv(65536).startswith(b"HTTP/1.1 200 ")
        monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.05)
        client.sendall(request(server)[:10])
        assert statuses(received(client)) == [408]


def test_a_slow_body_does_not_delay_shutdown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "LINGER_SECONDS", 0.05)
    made = connections_made(monkeypatch, HttpProtocol)
    with run_server(tmp_path / "wusel.db") as server, raw_client(server) as client:
        client.sendall(b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
        wait_until(lambda: made and made[0].expects == "body", "no head was read")
        server.uvicorn.should_exit = True
        assert statuses(received(client)) == [408]


def test_a_client_that_reads_no_response_is_disconnected(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "WRITE_SECONDS", 0.05)
    made = connections_made(monkeypatch, HttpProtocol)
    with raw_client(server) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        send_until_blocked(client, request(server, "/api/games/schwarm") * 200)
        wait_until(lambda: made and made[0].transport.is_closing(), "it is still connected")


def test_a_body_is_discarded_after_its_response_up_to_a_limit(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = connections_made(monkeypatch, HttpProtocol)
    head = request(server, "/api/me", "Content-Type: application/json", "Content-Length: 9000000000", method="POST")
    with raw_client(server) as client, suppress(ConnectionError):
        client.sendall(head)
        while True:
            client.send(b" " * 65536)
    wait_until(lambda: made and made[0].transport.is_closing(), "it is still read")
    assert made[0].discarded <= http_protocol.MOST_DISCARDED + http_protocol.HTTP_READ_BYTES


@pytest.mark.parametrize(
    "words", [b"\x16\x03\x01\x02\x00\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n"]
)
def test_invalid_http_is_answered_and_closed(
    server: RunningServer, caplog: pytest.LogCaptureFixture, words: bytes
) -> None:
    with raw_client(server) as client:
        client.sendall(words)
        assert statuses(received(client)) == [400]
    assert not caplog.records, "invalid input is not logged"


def test_other_upgrades_are_ignored(server: RunningServer) -> None:
    with raw_client(server) as client:
        client.sendall(request(server, "/healthz", "Upgrade: h2c", "Connection: Upgrade"))
        assert client.recv(65536).startswith(b"HTTP/1.1 200 ")


# --- WebSocket: frames


def read_sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list of the sizes of all later reads from WebSockets."""
    sizes: list[int] = []
    before = WebSocketProtocol.data_received

    def measure(self: WebSocketProtocol, data: bytes) -> None:
        sizes.append(len(data))
        before(self, data)

    monkeypatch.setattr(WebSocketProtocol, "data_received", measure)
    return sizes


def most_read(server: RunningServer) -> float:
    """Return the size of all allowed frames plus the read that exceeds them."""
    return admission_of(server).frame_bucket().burst * len(FRAMES["nonsense"]) + websocket_protocol.WEBSOCKET_READ_BYTES


FRAMES = {
    "pings": frame(Opcode.PING),
    "pongs": frame(Opcode.PONG, b"x"),
    "nonsense": frame(Opcode.TEXT, b"{"),
    "fragments": frame(Opcode.TEXT, b"", False) + frame(Opcode.CONT, b"", False) * 1000,
}


@pytest.mark.usefixtures("_no_time_passes")
@pytest.mark.parametrize("kind", FRAMES)
def test_every_frame_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """A client that sends too many frames of any kind is disconnected. At most one read exceeds the limit."""
    made, sizes = connections_made(monkeypatch, WebSocketProtocol), read_sizes(monkeypatch)
    with run_server(tmp_path / "wusel.db", messages_per_second=20, message_burst=60) as server:
        with websocket(server) as client:
            with suppress(ConnectionError):
                for _ in range(10_000 if kind != "fragments" else 10):
                    client.sendall(FRAMES[kind])
            code = close_code(received(client))
        wait_until(lambda: made and made[0].transport.is_closing(), "it is still read")
        assert sum(sizes) <= most_read(server)
        assert code in ((1008, 0) if kind != "nonsense" else (1008, 4404, 0)), "1008, unless it was not heard"
        assert server.guest("Anna").get("/api/me")["name"] == "Anna"


@pytest.mark.usefixtures("_no_time_passes")
def test_too_many_pings_are_closed_with_a_reason(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", messages_per_second=20, message_burst=60) as server:
        allowed = int(admission_of(server).frame_bucket().burst) - 1  # the handshake counts
        with websocket(server) as client:
            client.sendall(frame(Opcode.PING) * allowed)
            answers = b""
            while len(answers) < 2 * allowed:
                answers += client.recv(65536)
            assert answers == b"\x8a\x00" * allowed, "each is answered"
            client.sendall(frame(Opcode.PING))
            assert close_code(received(client)) == 1008


def test_only_silent_clients_are_pinged(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    made = connections_made(monkeypatch, WebSocketProtocol)
    with websocket(server) as client:
        client.sendall(frame(Opcode.PING))
        assert client.recv(100) == b"\x8a\x00"
        for has_sent in (True, False):
            assert made[0].has_received == has_sent
            made[0].loop.call_soon_threadsafe(made[0].send_keepalive_ping)
            wait_until(lambda: not made[0].has_received, "it counts as active")
        assert client.recv(100)[:2] == b"\x89\x04"


def test_invalid_utf_8_closes_the_connection_and_is_not_logged(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    with websocket(server) as client:
        client.sendall(frame(Opcode.TEXT, b"\xff\xfe"))
        assert close_code(received(client)) == 1007
    assert not [record for record in caplog.records if record.levelname != "INFO"]


@pytest.mark.usefixtures("_no_time_passes")
def test_frames_after_the_close_frame_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, sizes = connections_made(monkeypatch, WebSocketProtocol), read_sizes(monkeypatch)
    with run_server(tmp_path / "wusel.db", messages_per_second=20, message_burst=60) as server:
        with websocket(server) as client:
            client.sendall(frame(Opcode.TEXT, b"no hello"))
            wait_until(lambda: made[0].close_sent, "no close frame was sent")
            with suppress(ConnectionError):
                while True:
                    client.sendall(frame(Opcode.TEXT, b"{") * 100)
        wait_until(lambda: made and made[0].transport.is_closing(), "it is still read")
        assert sum(sizes) <= most_read(server)


# --- WebSocket: the application's side


Application = Callable[[WebSocket], Awaitable[None]]


@pytest.fixture
def serve_with(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Callable[[Application], RunningServer]:
    """Run a server that hands accepted WebSockets to an application."""

    def serve(application: Application) -> RunningServer:
        async def run(_: SecurityMiddleware, scope: Scope, receive: Receive, send: Send) -> None:
            socket = WebSocket(scope, receive, send)
            await socket.accept()
            await application(socket)

        monkeypatch.setattr(SecurityMiddleware, "connect", run)
        return server

    return serve


def test_reading_pauses_while_messages_are_queued(
    serve_with: Callable[[Application], RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It resumes when the application has received them, and none is lost."""
    made, texts, may_receive = connections_made(monkeypatch, WebSocketProtocol), list[str](), Event()

    async def receive_all(socket: WebSocket) -> None:
        while not may_receive.is_set():
            await asyncio.sleep(0.01)
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            texts.append(message["text"])

    many = 1000
    with websocket(serve_with(receive_all)) as client:
        sending = Thread(target=client.sendall, args=[b"".join(text_frame(n) for n in range(many))])
        sending.start()
        wait_until(lambda: made[0].read_paused, "it is still read")
        most_read = websocket_protocol.WEBSOCKET_READ_BYTES / len(text_frame(0))
        assert websocket_protocol.MOST_AHEAD <= made[0].queue.qsize() <= most_read
        may_receive.set()
        sending.join()
        wait_until(lambda: len(texts) == many, "a message is missing")
    assert texts == [str(n) for n in range(many)]


def text_frame(number: int) -> bytes:
    return frame(Opcode.TEXT, str(number).encode())


def test_close_comes_after_what_was_sent_and_before_what_was_queued(
    serve_with: Callable[[Application], RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that does not answer the close frame is disconnected."""
    monkeypatch.setattr(websocket_protocol, "CLOSE_SECONDS", 0.05)
    made, received_next = connections_made(monkeypatch, WebSocketProtocol), list[Message]()

    async def close_early(socket: WebSocket) -> None:
        while made[0].queue.qsize() < 2:
            await asyncio.sleep(0.01)
        connection = socket.scope["connection"]
        connection.send(b"last")
        connection.close(4000)
        connection.send(b"too late")
        connection.close(4001)
        received_next.append(await socket.receive())

    with websocket(serve_with(close_early)) as client:
        client.sendall(text_frame(1) + text_frame(2))
        assert received(client) == b"\x81\x04last\x88\x02" + (4000).to_bytes(2, "big")
    assert [(each["type"], each["code"]) for each in received_next] == [("websocket.disconnect", 4000)]


def test_shutdown_while_a_closed_connection_is_being_flushed(
    serve_with: Callable[[Application], RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client has closed, and still has to read what was sent before."""
    made, sent, size = connections_made(monkeypatch, WebSocketProtocol), Event(), 10_000

    async def send_much(socket: WebSocket) -> None:
        while made[0].writable.is_set():
            socket.scope["connection"].send(b"x" * size)
            await asyncio.sleep(0)
        sent.set()
        await socket.receive()

    server = serve_with(send_much)
    with websocket(server) as client:
        wait_until(sent.is_set, "all is sent at once")
        client.sendall(frame(Opcode.CLOSE, b"\x03\xe8"))
        wait_until(made[0].transport.is_closing, "the close frame is not read")
        server.uvicorn.should_exit = True
        wait_until(lambda: not server.uvicorn.servers[0].is_serving(), "it does not stop")
        assert len(received(client)) > size
    server.thread.join(PATIENCE)
    assert not server.thread.is_alive()


def test_receiving_after_a_connection_was_lost_while_reading_paused(
    serve_with: Callable[[Application], RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, types = connections_made(monkeypatch, WebSocketProtocol), list[str]()

    async def receive_late(socket: WebSocket) -> None:
        while not made[0].disconnected:
            await asyncio.sleep(0.01)
        while "websocket.disconnect" not in types:
            types.append((await socket.receive())["type"])

    with websocket(serve_with(receive_late)) as client:
        client.sendall(text_frame(1) * websocket_protocol.MOST_AHEAD)
        wait_until(lambda: made[0].read_paused, "it is still read")
        made[0].loop.call_soon_threadsafe(made[0].transport.abort)
        wait_until(lambda: "websocket.disconnect" in types, "the disconnect is missing")
    assert types == ["websocket.receive"] * websocket_protocol.MOST_AHEAD + ["websocket.disconnect"]


def test_lost_connections_leave_no_reference_cycles(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connections end after a request, an invalid one, a rejected handshake, an invalid frame and no data at all. A
    cycle would make the garbage collector search through all tables."""
    made = references_to_all_made(monkeypatch, BufferedConnection, HttpProtocol, WebSocketProtocol, ServerProtocol)
    gc.disable()
    try:
        rejected = request(server, "/api/play", *UPGRADE, "Sec-WebSocket-Key: c2hvcnQ=")
        for words in (request(server, "/healthz", "Connection: close"), b"nonsense\r\n\r\n", rejected):
            with raw_client(server) as client:
                client.sendall(words)
                received(client)
        for words in (b"\xff\xff", frame(Opcode.TEXT, b"\xff"), b""):
            with websocket(server) as client:
                client.sendall(words)
        wait_until(lambda: not any(each() for each in made), "something is still there")
    finally:
        gc.enable()
    assert len(made) == 18


# --- WebSocket: handshake


@pytest.mark.parametrize(("path", "status"), [("/api/play?é", 400), ("/api/play?%C3%A9", 101)])
def test_a_url_that_is_not_ascii_is_no_handshake(server: RunningServer, path: str, status: int) -> None:
    with raw_client(server) as client:
        client.sendall(request(server, path, *UPGRADE, KEY, "X-Name: é"))
        assert statuses(client.recv(4096)) == [status]


def test_no_frames_may_come_before_the_handshake_is_answered(server: RunningServer) -> None:
    with raw_client(server) as client:
        client.sendall(request(server, "/api/play", *UPGRADE, KEY) + frame(Opcode.PING) * 10)
        assert statuses(received(client)) == [400]


def test_reading_pauses_until_the_handshake_is_answered(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_protocol, "CLOSE_SECONDS", 0.05)
    made, sizes = connections_made(monkeypatch, WebSocketProtocol), read_sizes(monkeypatch)
    with raw_client(server) as client:
        with throttled(server, CLIENT):
            client.sendall(request(server, "/api/play", *UPGRADE, KEY, f"X-Forwarded-For: {CLIENT}"))
            wait_until(lambda: made, "no handshake was read")
            send_until_blocked(client, frame(Opcode.TEXT, b"x" * 8000))
            assert server.guest("Anna").get("/api/me")["name"] == "Anna", "others are served meanwhile"
            assert not sizes
            assert made[0].queue.qsize() == 1
        answers = received(client)
    assert statuses(answers) == [101]
    assert sizes, "afterwards it reads"


@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_sending_to_a_closed_connection_is_not_logged(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, is_elsewhere: bool
) -> None:
    """Invalid frames close it while the server looks for its table, in this process or another."""
    made, asked = connections_made(monkeypatch, WebSocketProtocol), list[str]()

    async def look_for(id: str) -> object:
        asked.append(id)
        if is_elsewhere and len(asked) == 1:
            raise Elsewhere(server.address, id)
        while not made[0].close_sent:
            await asyncio.sleep(0.01)
        raise no_such_table()

    monkeypatch.setattr(server.manager, "table", look_for)
    with websocket(server) as client:
        client.sendall(frame(Opcode.TEXT, b'{"type": "hello", "table": "none"}'))
        wait_until(lambda: len(asked) == 1 + is_elsewhere, "the table is not looked for")
        client.sendall(b"\xff\xff nonsense")
        assert close_code(received(client)) == 1002
    wait_until(lambda: not server.manager.connections.count, "it still counts")
    wait_until(lambda: not server.uvicorn.server_state.tasks, "a task is still running")
    assert not [record for record in caplog.records if record.levelname != "INFO"]


def test_rejecting_a_lost_connection_is_not_logged(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is aborted while its handshake waits for the answer 403."""
    made = connections_made(monkeypatch, WebSocketProtocol)

    def cut(_: object) -> bool:
        made[-1].transport.abort()
        return True

    monkeypatch.setattr(SecurityMiddleware, "is_banned", lambda _, scope: cut(scope))
    with raw_client(server) as client:
        client.sendall(request(server, "/api/play", *UPGRADE, KEY))
        assert received(client) == b""
    wait_until(lambda: not server.uvicorn.server_state.tasks, "a task is still running")
    assert not caplog.records
