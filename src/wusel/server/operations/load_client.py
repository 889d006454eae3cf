"""Minimal HTTP and WebSocket clients for load tests, cheap enough that one core can run thousands.

They implement just enough of both protocols for a server on this machine. Of most frames they read only the beginning:
the seat that has chosen, and the seats that are asked now. Only seats that owe a choice decode the rest.
"""

import asyncio
import re
import time
from array import array
from collections import Counter
from collections.abc import Iterator
from random import random
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from wusel.engine.errors import WuselError

TEXT: Final = 0x81
LONG_TEXT: Final = b"\x81\x7e"
"""With two bytes for its length."""
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
ZERO_MASK: Final = bytes(4)
"""Clients must mask their frames; a mask of zeros leaves the payload unchanged."""

GREETING: Final = (
    "GET /api/play?table={table} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


CHOSE: Final = re.compile(
    rb'{"type":"happened","n":[0-9]+,"at":[0-9]+,"news":{"what":"chose","seat":([0-9]+)},'
    rb'"play":{"question":([0-9]+),[^[{]*"owing":\[([0-9,]*)\]'
)
"""The beginning of the most frequent frame: seat, question, and who owes a choice. Any other is decoded as a whole."""


class Options(Struct):
    choices: list[Raw]


class Play(Struct):
    question: int
    owing: list[int]
    looks: list[Options]


class News(Struct, frozen=True):
    what: str = ""
    seat: int = -1


class Info(Struct):
    phase: str


class Frame(Struct):
    """The fields needed of any frame."""

    type: str
    code: str = ""
    news: News = News()
    table: Info | None = None
    play: Play | None = None


decode_frame = msgspec.json.Decoder(Frame).decode


class Stats:
    """Latencies in seconds, of acknowledgements (`done`) and of events at other seats (`heard`); errors."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.is_playing = False
        self.done = array("d")
        self.heard = array("d")
        self.games = 0
        self.errors: Counter[str] = Counter()


class TableClients:
    """The sockets of all seats of one table, for one game."""

    def __init__(self, id: str, stats: Stats) -> None:
        self.id = id
        self.stats = stats
        self.seats: list[Seat] = []
        self.sent: list[list[float]] = []
        """The times at which each seat sent its choices."""
        self.over = asyncio.Event()

    async def connect(self, address: tuple[str, int], cookies: list[str]) -> None:
        """Connect all seats; returns when all have been welcomed."""
        loop = asyncio.get_running_loop()
        self.sent = [[] for _ in cookies]
        for number, cookie in enumerate(cookies):
            host = f"{address[0]}:{address[1]}"
            seat = Seat(self, number, GREETING.format(table=self.id, host=host, cookie=cookie))
            self.seats.append(seat)
            await loop.create_connection(lambda seat=seat: seat, *address)  # type: ignore[misc]  # the seat as it is now
        await asyncio.gather(*(seat.welcomed for seat in self.seats))

    def disconnect(self) -> None:
        """Close all sockets."""
        for seat in self.seats:
            seat.leave()


class Seat(asyncio.Protocol):
    """The WebSocket client of one seat, which makes random choices."""

    def __init__(self, clients: TableClients, number: int, greeting: str) -> None:
        self.clients = clients
        self.stats = clients.stats
        self.number = number
        self.digits = b"%d" % number
        self.greeting = greeting
        self.transport: asyncio.Transport | None = None
        self.rest = b""
        self.is_open = False
        self.has_left = False
        self.has_failed = False
        self.answered = -1
        self.seen = [0] * len(clients.sent)
        """How many choices of each seat have been received here."""
        self.play: Play | None = None
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # --- WebSocket protocol

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401  # asyncio does not say which transport
        self.transport = transport
        transport.write(self.greeting.encode())
        if self.has_left:
            transport.close()

    def leave(self) -> None:
        self.has_left = True
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.has_left:
            self.fail("connection lost")

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        if data[:2] == LONG_TEXT and not self.rest and len(data) == 4 + int.from_bytes(data[2:4]):
            self.on_text(data[4:], now)  # just one frame, as nearly always
            return
        self.rest += data
        if not self.is_open and not self.open():
            return
        for kind, payload in self.frames():
            if kind == TEXT:
                self.on_text(payload, now)
            elif kind == PING:
                self.send(payload, PONG)
            elif kind == CLOSE:
                self.fail(f"hung up with {int.from_bytes(payload[:2])}")

    def open(self) -> bool:
        """Finish the handshake and send hello; whether the socket is open."""
        head, end, rest = self.rest.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.fail(f"no socket: {head.splitlines()[0].decode()}")
            return False
        self.rest = rest
        self.is_open = True
        self.send(b'{"type":"hello","table":"%s"}' % self.clients.id.encode())
        return True

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """Decode the complete frames in the buffer: first byte and payload. Servers do not mask."""
        data = self.rest
        at = 0
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start])
            if len(data) < start + size:
                break
            yield data[at], data[start : start + size]
            at = start + size
        self.rest = data[at:]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        assert self.transport is not None
        self.transport.write(bytes((kind,)) + length + ZERO_MASK + payload)

    def fail(self, why: str) -> None:
        """Count an error and abandon the table."""
        self.stats.errors[why] += 1
        if not self.welcomed.done():
            self.welcomed.set_result(None)
        self.has_failed = True
        self.clients.over.set()
        self.leave()

    # --- game

    def on_text(self, payload: bytes, now: float) -> None:
        chose = CHOSE.match(payload)
        if chose is None:
            self.on_frame(decode_frame(payload), now)
            return
        seat, question, owing = chose.groups()
        self.on_choice(int(seat), now)
        if self.digits in owing.split(b",") and int(question) != self.answered:
            self.play = decode_frame(payload).play
            self.choose_if_asked()

    def on_frame(self, frame: Frame, now: float) -> None:
        if frame.news.what == "chose":
            self.on_choice(frame.news.seat, now)
            if frame.table is not None and frame.table.phase == "over" and frame.news.seat == self.number:
                self.clients.over.set()
        elif frame.type == "welcome" and not self.welcomed.done():
            self.welcomed.set_result(None)
        elif frame.type == "refused":
            self.fail(f"refused: {frame.code}")
        if frame.play is not None:
            self.play = frame.play
            self.choose_if_asked()

    def on_choice(self, seat: int, now: float) -> None:
        """Measure the latency of a seat's next choice: each is received once, in order. Ours is acknowledged by it."""
        sent = self.clients.sent[seat][self.seen[seat]]
        self.seen[seat] += 1
        (self.stats.done if seat == self.number else self.stats.heard).append(now - sent)

    def choose_if_asked(self) -> None:
        """Choose if this seat owes a choice that it has not sent yet."""
        play = self.play
        if play is None or not self.stats.is_playing or self.number not in play.owing:
            return
        if play.question != self.answered:
            self.answered = play.question
            if self.stats.pace:
                think = 2 * random() * self.stats.pace
                asyncio.get_running_loop().call_later(think, self.choose, play)
            else:
                self.choose(play)

    def choose(self, play: Play) -> None:
        if self.has_left:
            return
        choices = play.looks[0].choices
        chosen = bytes(choices[int(random() * len(choices))])
        message = b'{"type":"choose","id":"%d-%d","seat":%d,"question":%d,"choice":%s}'
        self.clients.sent[self.number].append(time.perf_counter())
        self.send(message % (self.number, play.question, self.number, play.question, chosen))


class ApiClient:
    """An HTTP client of the JSON API for one person, with a new connection for each request."""

    def __init__(self, address: tuple[str, int], local_address: tuple[str, int] | None = None) -> None:
        self.address = address
        self.local_address = local_address
        self.cookie = ""

    async def sign_in(self) -> None:
        """Get an identity cookie."""
        head, _ = await self.send("GET", "/api/me", b"")
        found = [line for line in head.split("\r\n") if line.lower().startswith("set-cookie:")]
        self.cookie = found[0].partition(":")[2].partition(";")[0].strip()

    async def post(self, path: str, **body: object) -> dict[str, Any]:
        _, answer = await self.send("POST", path, msgspec.json.encode(body))
        found: dict[str, Any] = msgspec.json.decode(answer)
        return found

    async def get(self, path: str) -> str:
        return (await self.send("GET", path, b""))[1].decode()

    async def send(self, method: str, path: str, body: bytes) -> tuple[str, bytes]:
        """Send a request; returns head and body of a 200 response, anything else is an error."""
        host, port = self.address
        reader, writer = await asyncio.open_connection(host, port, local_addr=self.local_address)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        try:
            writer.write(head.encode() + body)
            answer = await reader.read()
        finally:
            writer.close()
            await writer.wait_closed()
        header, _, content = answer.partition(b"\r\n\r\n")
        status = header.split(b" ", 2)[1:2]
        if status != [b"200"]:
            raise WuselError(f"the server answered {method} {path} with {content.decode() or header.decode()!r}")
        return header.decode(), content
