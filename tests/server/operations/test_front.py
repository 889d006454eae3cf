"""The front process: the choice of a worker for a connection, and the cost of slow clients."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network

import pytest

from wusel.server.group import home_of
from wusel.server.operations import front
from wusel.server.operations.channel import Channel, Message
from wusel.server.operations.front import Front, table_in, worker_for

TABLE = "s5MlgtFMax0gGdppRrkhOg"
PROXIES = (ip_network("127.0.0.1"),)


@pytest.mark.parametrize(
    ("head", "table"),
    [
        (f"GET /api/tables/{TABLE} HTTP/1.1\r\n\r\n", TABLE),
        (f"POST /api/tables/{TABLE}/rematch?sequel=x HTTP/1.1\r\n\r\n", TABLE),
        (f"GET /api/play?table={TABLE} HTTP/1.1\r\nHost: x\r\n\r\n", TABLE),
        (f"POST /api/tables/find?table={TABLE} HTTP/1.1\r\n\r\n", TABLE),
        (f"POST /api/tables/find HTTP/1.1\r\nX-Wusel-Table: {TABLE}\r\n\r\n", ""),
        ("GET /api/play HTTP/1.1\r\n\r\n", ""),
        ("GET /api/tables/mine HTTP/1.1\r\n\r\n", ""),
        (f"GET /api/tables/{TABLE}x HTTP/1.1\r\n\r\n", ""),
        (f"GET /?next=/api/tables/{TABLE} HTTP/1.1\r\n\r\n", ""),
        ("", ""),
    ],
)
def test_the_table_is_read_from_the_head(head: str, table: str) -> None:
    assert table_in(head.encode()) == table


def test_a_table_has_one_home_and_a_client_without_a_table_one_worker() -> None:
    about = f"GET /api/tables/{TABLE} HTTP/1.1\r\n\r\n".encode()
    ports = range(40_000, 40_100)
    assert {worker_for(about, ("192.0.2.1", port), 4, PROXIES) for port in ports} == {home_of(TABLE, 4)}
    assert len({worker_for(b"", ("192.0.2.1", port), 4, PROXIES) for port in ports}) == 1
    assert len({worker_for(b"", (f"2001:db8::{port}", port), 4, PROXIES) for port in range(100)}) == 1, "a household"
    assert len({worker_for(b"", ("127.0.0.1", port), 4, PROXIES) for port in ports}) == 4, "a proxy speaks for many"
    assert len({worker_for(b"", (f"192.0.2.{last}", 1), 4, PROXIES) for last in range(100)}) == 4


class Passed:
    """A front that puts connections into a queue instead of passing them to workers. Each entry has the head read so
    far, and the connection."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[tuple[bytes, bytes]] = asyncio.Queue()
        self.seen = b""
        listener = socket.create_server(("127.0.0.1", 0))
        self.address = listener.getsockname()
        self.front = Front(asyncio.get_running_loop(), listener, self.choose, self.pass_on)
        self.front.open()

    def choose(self, head: bytes, peer: tuple[str, int]) -> int:
        self.seen = head
        return 0

    def pass_on(self, connection: socket.socket, worker: int) -> None:
        with connection:
            try:
                unread = connection.recv(100)
            except BlockingIOError:
                unread = b""
        self.queue.put_nowait((self.seen, unread))

    @contextmanager
    def client(self, said: bytes) -> Iterator[socket.socket]:
        with socket.create_connection(self.address) as client:
            client.sendall(said)
            yield client


def test_a_complete_head_is_passed_on_unread() -> None:
    async def go() -> None:
        passed = Passed()
        with passed.client(b"GET / HTTP/1.1\r\n") as client:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(passed.queue.get(), 0.05)
            client.sendall(b"\r\n")
            whole = b"GET / HTTP/1.1\r\n\r\n"
            assert await passed.queue.get() == (whole, whole)
        passed.front.close()

    asyncio.run(go())


def test_slow_clients_are_passed_on_after_a_while_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "HEAD_SECONDS", 0.03)

    async def go() -> None:
        passed = Passed()
        with passed.client(b"GET"), passed.client(b""):
            assert sorted([await passed.queue.get(), await passed.queue.get()]) == [(b"", b""), (b"GET", b"GET")]
        assert not passed.front.pending
        passed.front.close()

    asyncio.run(go())


def test_only_so_many_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "MOST_PENDING", 2)

    async def go() -> None:
        passed = Passed()
        with passed.client(b""), passed.client(b""), passed.client(b""):
            await passed.queue.get()
            assert len(passed.front.pending) == 2
        while passed.front.pending:
            await asyncio.sleep(0.01)
        assert passed.queue.empty(), "whoever goes away is forgotten"
        passed.front.close()

    asyncio.run(go())


def test_what_a_worker_does_not_read_yet_waits() -> None:
    """Messages and connections arrive in order in any number."""

    async def go() -> None:
        ours, theirs = socket.socketpair()
        loop = asyncio.get_running_loop()
        sender, receiver = Channel(ours), Channel(theirs)
        received: list[tuple[str, bool]] = []
        closed = loop.create_future()
        sender.open(loop, lambda *_: None, lambda: None)
        sockets = [socket.socket() for _ in range(400)]
        for number in range(2000):
            sender.send(Message("signed_out", str(number)))
            if number % 5 == 0:
                sender.send(Message("connection"), sockets[number // 5])
        assert sender.unsent, "the buffer of the system holds less"

        def note(message: Message, passed: socket.socket | None) -> None:
            received.append((message.text, passed is not None))
            if passed is not None:
                passed.close()

        receiver.open(loop, note, lambda: closed.set_result(None))
        while sender.unsent:
            await asyncio.sleep(0.001)
        sender.close()
        await closed
        receiver.close()
        for each in sockets:
            each.close()
        expected = [[(str(n), False), *([("", True)] if n % 5 == 0 else [])] for n in range(2000)]
        assert received == [each for some in expected for each in some]

    asyncio.run(go())
