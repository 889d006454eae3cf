"""The door under attack, over real sockets: what is read of anybody is bounded, whatever they send, and those who do
not stop are hung up on. How fast it is meanwhile is measured elsewhere; here nothing depends on time."""

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from threading import Event, Thread
from typing import Any
from unittest.mock import patch

import pytest
from websockets.frames import Frame, Opcode

from tests.server.visitors import PATIENCE, RunningServer, run_server, wait_until
from wusel.server.lobby.manager import Elsewhere
from wusel.server.rate_limit import ConcurrencyLimit
from wusel.server.refusals import no_such_table
from wusel.server.web import protocols
from wusel.server.web.admission import REQUESTS_PER_TICK, Admission, RequestQueue
from wusel.server.web.app import SecurityMiddleware
from wusel.server.web.protocols import HttpProtocol, WebSocketProtocol

STRANGERS = {"trusted_proxies": ()}
"""Nobody speaks for others, so that everybody on this machine is counted."""


def admission_of(server: RunningServer) -> Admission:
    found: Admission = server.uvicorn.config.app.state.admission  # type: ignore[union-attr]  # an app, no name of one
    return found


@contextmanager
def raw(server: RunningServer) -> Iterator[socket.socket]:
    """A connection on which anything can be sent."""
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as found:
        yield found


def request(server: RunningServer, path: str = "/healthz", *headers: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {server.address}", *headers, "", ""]).encode()


def heard(line: socket.socket) -> bytes:
    """Everything up to the end of the connection, however it ends."""
    parts = []
    with suppress(ConnectionError):
        while part := line.recv(65536):
            parts.append(part)
    return b"".join(parts)


def statuses(answers: bytes) -> list[int]:
    return [int(found) for found in re.findall(rb"HTTP/1\.1 (\d+) ", answers)]


def send_until_blocked(line: socket.socket, words: bytes) -> None:
    """Until the other end takes no more, and the system holds no more in between."""
    line.setblocking(False)
    with suppress(BlockingIOError, ConnectionError):
        while True:
            line.send(words)
    line.settimeout(PATIENCE)


@contextmanager
def nobody_is_answered(server: RunningServer) -> Iterator[ConcurrencyLimit]:
    """For a while everybody waits in line."""
    limit = admission_of(server).requests
    slots, limit.slots = limit.slots, 0

    def go_on() -> None:
        limit.slots = slots
        for client, line in limit.queues.items():
            for turn in line:
                limit.held[client] = limit.held.get(client, 0) + 1
                turn.set_result(None)
            line.clear()

    try:
        yield limit
    finally:
        if tasks := server.uvicorn.server_state.tasks:
            next(iter(tasks)).get_loop().call_soon_threadsafe(go_on)


def lines(monkeypatch: pytest.MonkeyPatch, kind: type[HttpProtocol | WebSocketProtocol]) -> list[Any]:
    """All connections that are made from now on."""
    made: list[Any] = []
    before = kind.connection_made

    def remember(self: Any, transport: Any) -> None:  # noqa: ANN401  # whatever is made
        made.append(self)
        before(self, transport)

    monkeypatch.setattr(kind, "connection_made", remember)
    return made


# --- requests, one at a time


def test_requests_without_waiting_are_answered_in_order(server: RunningServer) -> None:
    asked = [request(server), request(server, "/nothing"), request(server, "/api/games"), request(server)]
    with raw(server) as line:
        line.sendall(b"".join(asked) + request(server, "/readyz", "Connection: close"))
        assert statuses(heard(line)) == [200, 404, 200, 200, 200]


def test_what_comes_before_an_answer_stays_with_its_sender(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One request is under way; however many follow, no more than a piece of them is in memory."""
    made = lines(monkeypatch, HttpProtocol)
    with nobody_is_answered(server), raw(server) as line:
        send_until_blocked(line, request(server) * 1000)
        wait_until(lambda: made and made[0].expects == "response", "no request was read")
        (found,) = made
        send_until_blocked(line, request(server) * 1000)
        assert found.flow.read_paused
        assert len(found.unread) <= protocols.HTTP_READ_BYTES
        assert len(found.tasks) == 1
        assert not found.pipeline


def test_nor_is_more_read_while_there_is_something_to_answer(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each answer lets no new piece in as long as the last one is not used up."""
    sizes: list[int] = []
    before = HttpProtocol.data_received

    def weigh(self: HttpProtocol, data: bytes) -> None:
        before(self, data)
        sizes.append(len(self.unread))

    monkeypatch.setattr(HttpProtocol, "data_received", weigh)
    many = 3000
    with raw(server) as line:
        line.sendall(request(server))
        answer = line.recv(65536)
        words = request(server) * many + request(server, "/healthz", "Connection: close")
        sending = Thread(target=line.sendall, args=[words])
        sending.start()
        answers = heard(line)
        sending.join()
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert statuses(answers) == [200] * (many + 1)
    assert max(sizes) <= protocols.HTTP_READ_BYTES + len(request(server))


# --- heads and bodies


def test_a_head_may_be_so_long_and_no_longer(server: RunningServer) -> None:
    short = request(server, "/healthz", "Connection: close", "X: ")
    room = protocols.LARGEST_HEAD - len(short)
    with raw(server) as line:
        line.sendall(request(server, "/healthz", "Connection: close", "X: " + "x" * room))
        assert statuses(heard(line)) == [200]
    for words in (
        request(server, "/healthz", "X: " + "x" * (room + 100)),
        b"GET /" + b"x" * 100_000,
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000,
    ):
        with raw(server) as line:
            with suppress(ConnectionError):
                line.sendall(words)
            assert statuses(heard(line)) == [431]


@pytest.mark.parametrize(
    ("word", "status"),
    [
        ("X: " + "x" * 20_000, 431),
        ("Sec-WebSocket-Version: 12", 400),
        ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", 400),
        ("X: fine", 101),
    ],
)
def test_a_handshake_that_is_none_is_answered(server: RunningServer, word: str, status: int) -> None:
    """The head is too long, of two versions, or has two keys."""
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", word)
    with raw(server) as line:
        line.sendall(request(server, "/api/play", *upgrade, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="))
        assert statuses(line.recv(4096)) == [status]


@pytest.mark.parametrize("versions", [["12"], ["12", "13"], ["13, 8"], []])
def test_whoever_asks_for_another_version_is_told_ours(server: RunningServer, versions: list[str]) -> None:
    """RFC 6455, 4.4."""
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
    with raw(server) as line:
        wanted = [f"Sec-WebSocket-Version: {each}" for each in versions]
        line.sendall(request(server, "/api/play", *upgrade, *wanted))
        answer = heard(line)
    assert statuses(answer) == [400]
    head = answer.partition(b"\r\n\r\n")[0].lower().split(b"\r\n")
    assert [each for each in head if each.startswith(b"sec-websocket-version")] == [b"sec-websocket-version: 13"]


@pytest.mark.parametrize("body", ["Transfer-Encoding: chunked", "Content-Length: 5"])
@pytest.mark.parametrize("upgrade", ["websocket", "h2c"])
def test_whoever_wants_to_speak_another_protocol_sends_no_body(
    server: RunningServer, caplog: pytest.LogCaptureFixture, upgrade: str, body: str
) -> None:
    words = (f"Upgrade: {upgrade}", "Connection: Upgrade", "Sec-WebSocket-Version: 13", body)
    with raw(server) as line:
        line.sendall(request(server, "/api/play", *words, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==") + b"hello")
        assert statuses(heard(line)) == [400]
    assert not caplog.records


@pytest.mark.parametrize("key", ["", "c2hvcnQ=", "no key at all"])
def test_a_handshake_needs_a_key(server: RunningServer, key: str) -> None:
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}")
    with raw(server) as line:
        line.sendall(request(server, "/api/play", *upgrade))
        assert statuses(heard(line)) == [400]


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
def test_nobody_is_waited_for_for_ever(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, words: bytes, seconds: str, status: list[int]
) -> None:
    monkeypatch.setattr(protocols, seconds, 0.05)
    with raw(server) as line:
        line.sendall(words)
        assert statuses(heard(line)) == status


def test_nor_after_an_answer(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    with raw(server) as line:
        line.sendall(request(server))
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.05)
        line.sendall(request(server)[:10])
        assert statuses(heard(line)) == [408]


def test_whoever_is_slow_does_not_keep_the_server_from_closing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "LINGER_SECONDS", 0.05)
    made = lines(monkeypatch, HttpProtocol)
    with run_server(tmp_path / "wusel.db") as server, raw(server) as line:
        line.sendall(b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
        wait_until(lambda: made and made[0].expects == "body", "no head was read")
        server.uvicorn.should_exit = True
        assert statuses(heard(line)) == [408]


def test_an_answer_that_nobody_takes_is_given_up(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "WRITE_SECONDS", 0.05)
    made = lines(monkeypatch, HttpProtocol)
    with raw(server) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        send_until_blocked(line, request(server, "/api/games/schwarm") * 200)
        wait_until(lambda: made and made[0].transport.is_closing(), "somebody who takes nothing is still there")


def test_a_body_without_an_end_is_not_taken(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was too large has been answered; what still comes is thrown away, but not for ever."""
    made = lines(monkeypatch, HttpProtocol)
    head = request(server, "/api/me", "Content-Type: application/json", "Content-Length: 9000000000", method="POST")
    with raw(server) as line, suppress(ConnectionError):
        line.sendall(head)
        while True:
            line.send(b" " * 65536)
    wait_until(lambda: made and made[0].transport.is_closing(), "it is still read")
    assert made[0].discarded <= protocols.MOST_DISCARDED + protocols.HTTP_READ_BYTES


@pytest.mark.parametrize(
    "words", [b"\x16\x03\x01\x02\x00\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n"]
)
def test_what_is_no_request_ends_the_connection(
    server: RunningServer, caplog: pytest.LogCaptureFixture, words: bytes
) -> None:
    with raw(server) as line:
        line.sendall(words)
        assert statuses(heard(line)) == [400]
    assert not caplog.records, "there is nothing to write a log about"


def test_other_protocols_are_not_spoken(server: RunningServer) -> None:
    with raw(server) as line:
        line.sendall(request(server, "/healthz", "Upgrade: h2c", "Connection: Upgrade"))
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")


# --- how many


def test_there_is_room_for_so_many_connections_of_one_address(tmp_path: Path) -> None:
    with (
        run_server(tmp_path / "wusel.db", most_connections_per_client=3, **STRANGERS) as server,
        raw(server) as first,
        raw(server),
        raw(server),
    ):
        with raw(server) as fourth:
            assert heard(fourth) == b"", "the fourth is hung up on before it says a word"
        first.close()
        wait_until(lambda: admission_of(server).connections.count == 2, "the place that was left is not free")
        with raw(server) as again:
            again.sendall(request(server, "/healthz", "Connection: close"))
            assert statuses(heard(again)) == [200]


def test_there_is_room_for_so_many_altogether(tmp_path: Path) -> None:
    """A proxy brings many, and is counted among all."""
    with (
        run_server(tmp_path / "wusel.db", most_connections=2, most_connections_per_client=1) as server,
        raw(server),
        raw(server),
        raw(server) as third,
    ):
        assert heard(third) == b""


@pytest.mark.usefixtures("_no_time_passes")
def test_nobody_knocks_too_fast(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", connections_per_second=1, connection_burst=2, **STRANGERS) as server:
        for expected in ([200], [200], []):
            with raw(server) as line:
                with suppress(ConnectionError):
                    line.sendall(request(server, "/healthz", "Connection: close"))
                assert statuses(heard(line)) == expected


def test_half_requests_do_not_shut_the_door(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", most_connections=60, most_connections_per_client=50, **STRANGERS) as server:
        held = [socket.create_connection(("127.0.0.1", int(server.address.split(":")[1])), PATIENCE) for _ in range(50)]
        for each in held:
            each.sendall(b"GET / HTTP/1.1\r\nX: ")
        wait_until(lambda: admission_of(server).connections.count == 50, "they did not come in")
        admission_of(server).peers.add("127.0.0.1")  # from now on this machine speaks for others
        assert server.guest("Anna").get("/api/me")["name"] == "Anna", "others come in all the same"
        for each in held:
            each.close()


# --- frames


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@contextmanager
def socket_to(server: RunningServer) -> Iterator[socket.socket]:
    """A connection that has shaken hands, and says no hello."""
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    with raw(server) as line:
        line.sendall(request(server, "/api/play", *upgrade, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="))
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        assert statuses(answer) == [101]
        yield line


def close_code(answers: bytes) -> int:
    """The code of the last frame that the server has sent."""
    found = list(re.finditer(rb"\x88[\x02-\x7d](..)", answers, re.DOTALL))
    return int.from_bytes(found[-1][1], "big") if found else 0


def pieces_read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of all pieces that are read from sockets from now on, the handshake first."""
    sizes: list[int] = []
    before = WebSocketProtocol.data_received

    def weigh(self: WebSocketProtocol, data: bytes) -> None:
        sizes.append(len(data))
        before(self, data)

    monkeypatch.setattr(WebSocketProtocol, "data_received", weigh)
    return sizes


def most_read(server: RunningServer) -> float:
    """A handshake, as many frames as are allowed, and the piece in which there is one too many."""
    return 500 + admission_of(server).frame_bucket().burst * len(FRAMES["nonsense"]) + protocols.WEBSOCKET_READ_BYTES


FRAMES = {
    "pings": frame(Opcode.PING),
    "pongs": frame(Opcode.PONG, b"x"),
    "nonsense": frame(Opcode.TEXT, b"{"),
    "fragments": frame(Opcode.TEXT, b"", False) + frame(Opcode.CONT, b"", False) * 1000,
}


@pytest.mark.usefixtures("_no_time_passes")
@pytest.mark.parametrize("kind", FRAMES)
def test_every_frame_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Whoever sends too many of any kind is hung up on, and no more than a piece was read beyond it."""
    made, pieces = lines(monkeypatch, WebSocketProtocol), pieces_read(monkeypatch)
    with run_server(tmp_path / "wusel.db", messages_per_second=20, message_burst=60) as server:
        with socket_to(server) as line:
            with suppress(ConnectionError):
                for _ in range(10_000 if kind != "fragments" else 10):
                    line.sendall(FRAMES[kind])
            code = close_code(heard(line))
        wait_until(lambda: made and made[0].transport.is_closing(), "it is still read")
        assert sum(pieces) <= most_read(server)
        assert code in ((1008, 0) if kind != "nonsense" else (1008, 4404, 0)), "1008, unless it was not heard"
        assert server.guest("Anna").get("/api/me")["name"] == "Anna"


@pytest.mark.usefixtures("_no_time_passes")
def test_whoever_pings_too_often_is_told(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", messages_per_second=20, message_burst=60) as server:
        allowed = int(admission_of(server).frame_bucket().burst) - 1  # the handshake counts
        with socket_to(server) as line:
            line.sendall(frame(Opcode.PING) * allowed)
            answers = b""
            while len(answers) < 2 * allowed:
                answers += line.recv(65536)
            assert answers == b"\x8a\x00" * allowed, "each is answered"
            line.sendall(frame(Opcode.PING))
            assert close_code(heard(line)) == 1008


def test_only_who_is_quiet_is_asked_whether_they_are_still_there(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = lines(monkeypatch, WebSocketProtocol)
    with socket_to(server) as line:
        line.sendall(frame(Opcode.PING))
        assert line.recv(100) == b"\x8a\x00"
        for spoke_before in (True, False):
            assert made[0].has_received == spoke_before
            made[0].loop.call_soon_threadsafe(made[0].send_keepalive_ping)
            wait_until(lambda: not made[0].has_received, "it is thought to have spoken")
        assert line.recv(100)[:2] == b"\x89\x04"


def test_text_that_is_none_ends_the_line_without_a_word_in_the_log(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    with socket_to(server) as line:
        line.sendall(frame(Opcode.TEXT, b"\xff\xfe"))
        assert close_code(heard(line)) == 1007
    assert not [record for record in caplog.records if record.levelname != "INFO"]


@pytest.mark.usefixtures("_no_time_passes")
def test_whoever_goes_on_after_goodbye_is_not_listened_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, pieces = lines(monkeypatch, WebSocketProtocol), pieces_read(monkeypatch)
    with run_server(tmp_path / "wusel.db", messages_per_second=20, message_burst=60) as server:
        with socket_to(server) as line:
            line.sendall(frame(Opcode.TEXT, b"no hello"))
            wait_until(lambda: made[0].close_sent, "nobody said goodbye")
            with suppress(ConnectionError):
                while True:
                    line.sendall(frame(Opcode.TEXT, b"{") * 100)
        wait_until(lambda: made and made[0].transport.is_closing(), "it is still read")
        assert sum(pieces) <= most_read(server)


def test_nobody_sends_frames_before_they_are_let_in(server: RunningServer) -> None:
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    words = request(server, "/api/play", *upgrade, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
    with raw(server) as line:
        line.sendall(words + frame(Opcode.PING) * 10)
        assert statuses(heard(line)) == [400]


@contextmanager
def held_up(server: RunningServer, client: str) -> Iterator[None]:
    """For a while nobody at an address is answered, neither requests nor handshakes: they keep their pace."""
    may_go = Event()

    async def wait(who: str) -> None:
        while who == client and not may_go.is_set():
            await asyncio.sleep(0.01)

    with patch.object(admission_of(server), "throttle", wait):
        try:
            yield
        finally:
            may_go.set()


UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
VISITOR = "192.0.2.1"


def test_nothing_is_read_between_a_handshake_and_its_answer(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, pieces = lines(monkeypatch, WebSocketProtocol), pieces_read(monkeypatch)
    with raw(server) as line:
        with held_up(server, VISITOR):
            line.sendall(request(server, "/api/play", *UPGRADE, KEY, f"X-Forwarded-For: {VISITOR}"))
            wait_until(lambda: made, "nobody shook hands")
            send_until_blocked(line, frame(Opcode.TEXT, b"x" * 8000))
            assert server.guest("Anna").get("/api/me")["name"] == "Anna", "the server has turned to others meanwhile"
            assert not pieces
            assert made[0].queue.qsize() == 1
        answers = heard(line)
    assert statuses(answers) == [101]
    assert pieces, "afterwards it listens"


def test_a_visitor_behind_a_proxy_is_counted_before_they_wait(tmp_path: Path) -> None:
    """However many handshakes of one visitor have to keep their pace, they hold no more connections than are theirs."""
    with run_server(tmp_path / "wusel.db", most_sockets_per_client=3) as server, ExitStack() as all_of_them:
        words = request(server, "/api/play", *UPGRADE, KEY, f"X-Forwarded-For: {VISITOR}")
        held = [all_of_them.enter_context(raw(server)) for _ in range(3)]
        with held_up(server, VISITOR):
            for line in held:
                line.sendall(words)
            wait_until(lambda: server.manager.connections.by_client.get(VISITOR) == 3, "nobody has counted them")
            for _ in range(5):
                with raw(server) as one_too_many:
                    one_too_many.sendall(words)
                    assert statuses(heard(one_too_many)) == [403]
            wait_until(lambda: admission_of(server).connections.count == 3, "they are still there")
            with raw(server) as neighbour:
                neighbour.sendall(words.replace(VISITOR.encode(), b"192.0.2.2"))
                assert statuses(neighbour.recv(4096)) == [101]
        for line in held:
            assert statuses(line.recv(4096)) == [101]


def test_so_are_requests(server: RunningServer) -> None:
    """Eight are answered, so many wait in line, and all others are sent away at once."""
    limit = admission_of(server).requests
    limit.slots, limit.most_queued = 1, 1
    words = request(server, "/api/games", "Connection: close", f"X-Forwarded-For: {VISITOR}")
    with raw(server) as first, raw(server) as second:
        with held_up(server, VISITOR):
            for line in (first, second):
                line.sendall(words)
            wait_until(lambda: limit.queues.get(VISITOR), "nobody is in line")
            for _ in range(5):
                with raw(server) as one_too_many:
                    one_too_many.sendall(words)
                    assert statuses(heard(one_too_many)) == [429]
        assert statuses(heard(first)) == statuses(heard(second)) == [200]


@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_whoever_has_gone_is_turned_away_without_a_word_in_the_log(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, is_elsewhere: bool
) -> None:
    """While their table is looked for, here or in another process, they send nonsense and are told goodbye."""
    made, asked = lines(monkeypatch, WebSocketProtocol), list[str]()

    async def look_for(id: str) -> object:
        asked.append(id)
        if is_elsewhere and len(asked) == 1:
            raise Elsewhere(server.address, id)
        while not made[0].close_sent:
            await asyncio.sleep(0.01)
        raise no_such_table()

    monkeypatch.setattr(server.manager, "table", look_for)
    with socket_to(server) as line:
        line.sendall(frame(Opcode.TEXT, b'{"type": "hello", "table": "none"}'))
        wait_until(lambda: len(asked) == 1 + is_elsewhere, "nobody looks for the table")
        line.sendall(b"\xff\xff nonsense")
        assert close_code(heard(line)) == 1002
    wait_until(lambda: not server.manager.connections.count, "somebody is still there")
    wait_until(lambda: not server.uvicorn.server_state.tasks, "something is still under way")
    assert not [record for record in caplog.records if record.levelname != "INFO"]


def test_nor_is_whoever_never_came_in(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection is cut while a handshake waits for its answer, which is that they may not come in."""
    made = lines(monkeypatch, WebSocketProtocol)

    def cut(_: object) -> bool:
        made[-1].transport.abort()
        return True

    monkeypatch.setattr(SecurityMiddleware, "is_banned", lambda _, scope: cut(scope))
    with raw(server) as line:
        line.sendall(request(server, "/api/play", *UPGRADE, KEY))
        assert heard(line) == b""
    wait_until(lambda: not server.uvicorn.server_state.tasks, "something is still under way")
    assert not caplog.records


# --- limit


def test_one_address_has_so_many_requests_answered_at_once(tmp_path: Path) -> None:
    """The others wait in line, and are answered when it is their turn."""
    with run_server(tmp_path / "wusel.db", requests_at_once=1) as server, raw(server) as first, raw(server) as second:
        with nobody_is_answered(server) as limit:
            for line in (first, second):
                line.sendall(request(server, "/healthz", "Connection: close"))
            wait_until(lambda: len(limit.queues.get("127.0.0.1", ())) == 2, "they are not in line")
        assert statuses(heard(first)) == statuses(heard(second)) == [200]
        wait_until(lambda: not limit.held, "a turn was not ended")


def test_a_line_that_is_too_long_is_not_joined(server: RunningServer) -> None:
    with nobody_is_answered(server) as limit, raw(server) as first, raw(server) as second:
        limit.most_queued = 1
        first.sendall(request(server))
        wait_until(lambda: limit.queues.get("127.0.0.1"), "nobody is in line")
        second.sendall(request(server, "/api/me"))
        answer = heard(second)
        assert statuses(answer) == [429]
        assert b"connection: close" in answer.lower()


def test_of_many_requests_a_few_are_begun_in_a_turn_of_the_loop() -> None:
    async def come_together() -> list[list[int]]:
        beginnings, begun = RequestQueue(), list[int]()
        for number in range(3 * REQUESTS_PER_TICK):
            beginnings.add(partial(begun.append, number))
        seen = []
        while len(begun) < 3 * REQUESTS_PER_TICK:
            await asyncio.sleep(0)
            seen.append(begun[:])
        return seen

    seen = [[], *asyncio.run(come_together())]
    assert seen[-1] == list(range(3 * REQUESTS_PER_TICK))
    assert max(len(after) - len(before) for before, after in pairwise(seen)) == REQUESTS_PER_TICK


def test_limit_go_from_one_to_the_next() -> None:
    async def take_limit() -> list[str]:
        limit, told = ConcurrencyLimit(1, 3), []

        async def one(name: str) -> None:
            assert await limit.acquire("home")
            told.append(name)
            await asyncio.sleep(0)
            limit.release("home")

        tasks = [asyncio.create_task(one(name)) for name in "abcd"]
        await asyncio.sleep(0)
        assert not await limit.acquire("home"), "the line is full"
        assert await limit.acquire("elsewhere"), "others have a line of their own"
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        limit.release("elsewhere")
        assert not limit.held
        return told

    assert asyncio.run(take_limit()) == ["a", "b", "d"]
