"""People made of as little as possible, so that many of them can be played from one core.

They speak just enough HTTP and WebSocket for a server on this machine, read of every frame only what they need, and
look at their options only when they owe a choice.
"""

import asyncio
import time
from array import array
from collections import Counter
from collections.abc import Iterator
from random import choice, random
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from wusel.engine.errors import WuselError

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
UNMASKED: Final = bytes(4)
"""Clients have to mask what they send, against proxies in between. Here are none, and this mask changes nothing."""

GREETING: Final = (
    "GET /api/play?table={table} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Look(Struct):
    choices: list[Raw]


class Play(Struct):
    question: int
    owing: list[int]
    looks: Raw


class News(Struct, frozen=True):
    what: str = ""
    seat: int = -1


class Info(Struct):
    phase: str


class Frame(Struct):
    """What is needed of any frame; news with an id answers the command of that id."""

    type: str
    id: str = ""
    code: str = ""
    news: News = News()
    table: Info | None = None
    play: Play | None = None


read_frame = msgspec.json.Decoder(Frame).decode
read_looks = msgspec.json.Decoder(list[Look]).decode


class Tally:
    """What was seen of the server: seconds from a choice to its answer, and to the news of it at other seats."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.is_playing = False
        self.done = array("d")
        self.heard = array("d")
        self.games = 0
        self.errors: Counter[str] = Counter()


class Meeting:
    """The people at one table, until its game is over."""

    def __init__(self, id: str, tally: Tally) -> None:
        self.id = id
        self.tally = tally
        self.seats: list[Seat] = []
        self.sent: list[list[float]] = []
        """When the choices of each seat were sent."""
        self.over = asyncio.Event()

    async def gather(self, address: tuple[str, int], cookies: list[str]) -> None:
        """Everybody connects; returns when all have been told where the game stands."""
        loop = asyncio.get_running_loop()
        self.sent = [[] for _ in cookies]
        for number, cookie in enumerate(cookies):
            host = f"{address[0]}:{address[1]}"
            seat = Seat(self, number, GREETING.format(table=self.id, host=host, cookie=cookie))
            self.seats.append(seat)
            await loop.create_connection(lambda seat=seat: seat, *address)  # type: ignore[misc]  # the seat as it is now
        await asyncio.gather(*(seat.welcomed for seat in self.seats))

    def part(self) -> None:
        """Everybody hangs up."""
        for seat in self.seats:
            seat.leave()


class Seat(asyncio.Protocol):
    """Somebody at a table: whenever a choice is owed, any of the options."""

    def __init__(self, meeting: Meeting, number: int, greeting: str) -> None:
        self.meeting = meeting
        self.tally = meeting.tally
        self.number = number
        self.greeting = greeting
        self.transport: asyncio.Transport | None = None
        self.rest = b""
        self.is_open = False
        self.has_left = False
        self.has_failed = False
        self.has_seen_the_end = False
        self.answered = -1
        self.seen: Counter[int] = Counter()
        """How many choices of each seat have come through to this one."""
        self.play: Play | None = None
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # --- the line

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401  # asyncio keeps the kind of transport to itself
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
        self.rest += data
        if not self.is_open and not self.open():
            return
        for kind, payload in self.frames():
            if kind == TEXT:
                self.hear(read_frame(payload), now)
            elif kind == PING:
                self.send(payload, PONG)
            elif kind == CLOSE:
                self.fail(f"hung up with {int.from_bytes(payload[:2])}")

    def open(self) -> bool:
        """Whether the server has agreed to talk; then the table is named."""
        head, end, rest = self.rest.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.fail(f"no socket: {head.splitlines()[0].decode()}")
            return False
        self.rest = rest
        self.is_open = True
        self.send(b'{"type":"hello","table":"%s"}' % self.meeting.id.encode())
        return True

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """The frames that have come in whole, each with its kind. A server masks nothing."""
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
        self.transport.write(bytes((kind,)) + length + UNMASKED + payload)

    def fail(self, why: str) -> None:
        """This game cannot go on: the table is given up."""
        self.tally.errors[why] += 1
        if not self.welcomed.done():
            self.welcomed.set_result(None)
        self.has_failed = True
        self.meeting.over.set()
        self.leave()

    # --- the table

    def hear(self, frame: Frame, now: float) -> None:
        if frame.type == "happened":
            self.note(frame, now)
        if frame.type == "done" or (frame.type == "happened" and frame.id):
            self.tally.done.append(self.waited(self.number, now))
            if self.has_seen_the_end:
                self.meeting.over.set()
        elif frame.type == "welcome" and not self.welcomed.done():
            self.welcomed.set_result(None)
        elif frame.type == "refused":
            self.fail(f"refused: {frame.code}")
        if frame.play is not None:
            self.play = frame.play
            self.consider()

    def note(self, frame: Frame, now: float) -> None:
        """What others have done has come through. A game may be over with it, once its last choice is answered."""
        seat = frame.news.seat
        if frame.news.what == "chose" and seat != self.number:
            self.tally.heard.append(self.waited(seat, now))
        if frame.table is not None and frame.table.phase == "over":
            self.has_seen_the_end = True

    def waited(self, seat: int, now: float) -> float:
        """How long it has been since the next choice of a seat was sent; all come through once and in order."""
        self.seen[seat] += 1
        return now - self.meeting.sent[seat][self.seen[seat] - 1]

    def consider(self) -> None:
        """Choose if it is asked of this seat and has not been answered yet."""
        play = self.play
        if play is None or not self.tally.is_playing or self.number not in play.owing:
            return
        if play.question != self.answered:
            self.answered = play.question
            if self.tally.pace:
                think = 2 * random() * self.tally.pace
                asyncio.get_running_loop().call_later(think, self.choose, play)
            else:
                self.choose(play)

    def choose(self, play: Play) -> None:
        if self.has_left:
            return
        chosen = bytes(choice(read_looks(play.looks)[0].choices))
        said = b'{"type":"choose","id":"%d-%d","seat":%d,"question":%d,"choice":%s}'
        self.meeting.sent[self.number].append(time.perf_counter())
        self.send(said % (self.number, play.question, self.number, play.question, chosen))


class Web:
    """One person's requests to the JSON API, each on a connection of its own, from any address of this machine."""

    def __init__(self, address: tuple[str, int], comes_from: tuple[str, int] | None = None) -> None:
        self.address = address
        self.comes_from = comes_from
        self.cookie = ""

    async def meet(self) -> None:
        """Become somebody."""
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
        """Head and body of the answer; anything but a success is an error."""
        host, port = self.address
        reader, writer = await asyncio.open_connection(host, port, local_addr=self.comes_from)
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
        said, _, content = answer.partition(b"\r\n\r\n")
        status = said.split(b" ", 2)[1:2]
        if status != [b"200"]:
            raise WuselError(f"the server answered {method} {path} with {content.decode() or said.decode()!r}")
        return said.decode(), content
