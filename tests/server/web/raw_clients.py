"""Clients that send raw bytes, and helpers for tests with them."""

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event
from typing import Any, Protocol
from unittest.mock import patch

import pytest
from websockets.frames import Frame, Opcode

from tests.server.visitors import PATIENCE, RunningServer
from wusel.server.rate_limit import ConcurrencyLimit
from wusel.server.web.admission import Admission
from wusel.server.web.http_protocol import HttpProtocol
from wusel.server.web.websocket_protocol import WebSocketProtocol

STRANGERS = {"trusted_proxies": ()}
"""No address is a trusted proxy, so that connections from this machine count."""
UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
CLIENT = "192.0.2.1"


class Addressed(Protocol):
    """A server with an address."""

    address: str


def admission_of(server: RunningServer) -> Admission:
    found: Admission = server.uvicorn.config.app.state.admission  # type: ignore[union-attr]  # an app, no name of one
    return found


@contextmanager
def raw_client(server: Addressed) -> Iterator[socket.socket]:
    """Open a TCP connection to the server."""
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as found:
        yield found


def request(server: Addressed, path: str = "/healthz", *headers: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {server.address}", *headers, "", ""]).encode()


def received(client: socket.socket) -> bytes:
    """Return all bytes up to the end of the connection, however it ends."""
    parts = []
    with suppress(ConnectionError):
        while part := client.recv(65536):
            parts.append(part)
    return b"".join(parts)


def head_of(client: socket.socket) -> bytes:
    """Return the head of the next response."""
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        byte = client.recv(1)
        assert byte, "the connection was closed"
        head += byte
    return head


def statuses(answers: bytes) -> list[int]:
    return [int(found) for found in re.findall(rb"HTTP/1\.1 (\d+) ", answers)]


def send_until_blocked(client: socket.socket, words: bytes) -> None:
    """Send until the socket's buffers are full."""
    client.setblocking(False)
    with suppress(BlockingIOError, ConnectionError):
        while True:
            client.send(words)
    client.settimeout(PATIENCE)


@contextmanager
def no_free_slots(server: RunningServer) -> Iterator[ConcurrencyLimit]:
    """Make every request wait in the queue of its client."""
    limit = admission_of(server).requests
    slots, limit.slots = limit.slots, 0

    def start_all() -> None:
        limit.slots = slots
        for client, semaphore in limit.semaphores.items():
            for _ in range(limit.users[client]):
                semaphore.release()

    try:
        yield limit
    finally:
        if tasks := server.uvicorn.server_state.tasks:
            next(iter(tasks)).get_loop().call_soon_threadsafe(start_all)


def connections_made(monkeypatch: pytest.MonkeyPatch, kind: type[HttpProtocol | WebSocketProtocol]) -> list[Any]:
    """Return a list of the protocol objects of all later connections."""
    made: list[Any] = []
    before = kind.connection_made

    def remember(self: Any, transport: Any) -> None:  # noqa: ANN401  # any arguments
        made.append(self)
        before(self, transport)

    monkeypatch.setattr(kind, "connection_made", remember)
    return made


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@contextmanager
def websocket(server: Addressed, query: str = "") -> Iterator[socket.socket]:
    """Open a connection and complete the WebSocket handshake."""
    with raw_client(server) as client:
        client.sendall(request(server, f"/api/play{query}", *UPGRADE, KEY))
        assert statuses(head_of(client)) == [101]
        yield client


def close_code(answers: bytes) -> int:
    """Return the code of the close frame that the server has sent, or 0."""
    found = list(re.finditer(rb"\x88[\x02-\x7d](..)", answers, re.DOTALL))
    return int.from_bytes(found[-1][1], "big") if found else 0


@contextmanager
def throttled(server: RunningServer, client: str) -> Iterator[None]:
    """Make requests and handshakes of a client wait in the rate limit."""
    is_over = Event()

    async def wait(who: str) -> None:
        while who == client and not is_over.is_set():
            await asyncio.sleep(0.01)

    with patch.object(admission_of(server), "throttle", wait):
        try:
            yield
        finally:
            is_over.set()
