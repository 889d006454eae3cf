"""Frames on one connection: every one counts, of whatever kind, and whoever sends too many is hung up on."""

import asyncio
from base64 import b64decode
from collections.abc import Callable, Iterable
from typing import Final, cast
from urllib.parse import unquote

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent, HTTPScope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import accept_key

from wusel.server.rate_limit import Bucket

MOST_UNREAD: Final = 2_000_000
"""Bytes that may wait for somebody who does not keep up."""
MOST_AHEAD: Final = 4
"""Messages that are read before the first of them is answered."""
SECONDS_TO_HEAR_THE_REST: Final = 5
PIECE: Final = 512
"""A message is seldom longer, and there are not so many frames in it that others would notice."""
KEY_BYTES: Final = 16
CLOSED_AS_NO_TEXT: Final = 1007
CLOSED_BY_POLICY: Final = 1008

COME_IN: Final = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
)
FORBIDDEN: Final = b"HTTP/1.1 403 Forbidden"
UNAVAILABLE: Final = b"HTTP/1.1 503 Service Unavailable"

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 125
LONG: Final = 126
LONGER: Final = 127
"""How a frame begins (RFC 6455, 5.2): what it is, and how long, or in how many bytes that is said."""


Hearing = Callable[[str | None], None]
"""Takes a message; None is one that is no text."""


class Outbox:
    """What is said in one turn of the loop goes out at its end, on all connections in a row: processors are quicker at
    doing the same again than at thinking and sending by turns."""

    def __init__(self) -> None:
        self.lines: list[SocketLine] = []

    def add(self, line: "SocketLine") -> None:
        if not self.lines:
            line.loop.call_soon(self.send)
        self.lines.append(line)

    def send(self) -> None:
        lines, self.lines = self.lines, []
        for line in lines:
            line.send_out()


class SocketLine(WebSocketsSansIOProtocol):
    """A connection on which frames are exchanged."""

    piece = memoryview(bytearray(PIECE))

    def __init__(
        self, frames: Bucket, outbox: Outbox, turn_away: Callable[[str], None], line: HttpToolsProtocol
    ) -> None:
        super().__init__(line.config, line.server_state, line.app_state, line.loop)
        self.conn.parser.close()  # it would read a handshake, and wait for one as a ring of garbage
        self.conn.state = State.OPEN
        self.conn.parser = self.conn.parse()
        next(self.conn.parser)
        self.accepted = b""
        self.bucket = frames
        self.outbox = outbox
        self.said: list[bytes] = []
        self.turn_away = turn_away
        self.known_as = line.client
        self.hears: Hearing | None = None
        self.is_behind = False
        self.has_spoken = False
        self.close_timeout = SECONDS_TO_HEAR_THE_REST

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = self.known_as

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it would wait for more frames, a ring of garbage
        self.conn.parser_exc = None  # so would be why it could not go on, with all that was at hand then

    async def run_asgi(self) -> None:
        await super().run_asgi()
        del self.scope  # for the same reason

    # --- the handshake, on a request that has been read already

    def begin(self, asked: HTTPScope, url: bytes, accepted: bytes) -> None:
        """Ask whether they may come in. Nothing is read until that is clear."""
        path, _, query = url.partition(b"?")
        self.accepted = accepted
        self.bucket.take()
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": unquote(path.decode("latin-1")),
            "raw_path": path,
            "query_string": query,
            "headers": asked["headers"],
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {},
            "connection": Sender(self),  # type: ignore[typeddict-unknown-key]  # for those who speak without a framework
        }
        self.hold()
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def receive(self) -> ASGIReceiveEvent:
        """As long as they are not let in, nothing they send is read."""
        message = await self.queue.get()
        if self.handshake_complete and self.queue.empty():
            self.listen_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Whoever speaks to somebody who has gone, or has been told goodbye, is told so, and nobody else is."""
        self.send_out()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        if self.handshake_complete:
            await super().send(message)
        elif message["type"] == "websocket.accept":
            self.handshake_complete = True
            if not self.transport.is_closing():
                self.post(COME_IN % self.accepted)
                self.start_keepalive()
                self.listen_on()
        else:
            self.stay_out(FORBIDDEN)

    def send_500_response(self) -> None:
        """Something went wrong before they were in, or the house has just closed."""
        self.stay_out(UNAVAILABLE)

    def stay_out(self, answer: bytes) -> None:
        if not self.handshake_complete:
            self.handshake_complete = self.close_sent = True
            self.transport.write(answer + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            self.transport.close()

    # --- talking

    def say(self, text: bytes) -> None:
        """Send a text. Nobody waits for it."""
        self.post(framed(text))

    def post(self, said: bytes) -> None:
        """It is sent at the end of this turn of the loop."""
        if not self.said:
            self.outbox.add(self)
        self.said.append(said)

    def send_out(self) -> None:
        """What has been said is sent; whoever does not keep up is hung up on."""
        said, self.said = self.said, []
        if not said or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(said[0] if len(said) == 1 else b"".join(said))
        if self.is_behind and self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_behind = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_behind = False

    def hang_up(self, code: int) -> None:
        """Say goodbye after what has been said; nobody waits long for those who do not listen."""
        self.send_out()
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.listen_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def shutdown(self) -> None:
        """The server closes, after what has been said."""
        self.send_out()
        super().shutdown()

    # --- listening

    def listen(self, hears: Hearing) -> None:
        """From now on every message goes straight to whoever looks after this connection, those first that have come
        already. They say when nothing more is to be read for a while."""
        self.hears = hears
        self.listen_on()
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.disconnect":
                self.queue.put_nowait(message)
                break
            hears(cast(str | None, message.get("text")))

    def forget(self) -> None:
        """Nobody looks after it any more."""
        self.hears = None

    def hold(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def listen_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_keepalive_ping(self) -> None:
        """Only who has said nothing for a while is asked whether they are still there."""
        if self.has_spoken:
            self.has_spoken = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        self.has_spoken = True
        is_common = self.is_between_frames() and len(data) <= self.config.ws_max_size
        text = short_text(data) if is_common else None
        if text is not None and self.bucket.take():
            self.hear(text)
        else:
            self.read_frames(data)

    def is_between_frames(self) -> bool:
        """Whether what comes begins a message, and somebody wants to hear it."""
        return self.handshake_complete and not (self.close_sent or self.frames or self.conn.reader.buffer)

    def hear(self, text: str) -> None:
        """A message, for whoever looks after this connection, or will do so."""
        if self.hears is not None:
            self.hears(text)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_AHEAD:
            self.hold()

    def read_frames(self, data: bytes) -> None:
        """Whatever it is, by all the rules of the protocol."""
        self.conn.receive_data(data)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self.bucket.take(len(self.conn.events)):
            self.handle_events()
        else:
            self.turn_away("frames")
            self.fail(CLOSED_BY_POLICY, "too many frames")

    def send_receive_event_to_app(self) -> None:
        """What is no text is the end, and nothing to write a log about."""
        text = whole_text(self.frames) if self.curr_msg_data_type == "text" else None
        if self.curr_msg_data_type == "text" and text is None:
            self.frames = []
            self.fail(CLOSED_AS_NO_TEXT, "this is no text")
        elif self.hears is not None and not self.close_sent:
            self.frames = []
            self.hears(text)
        else:
            super().send_receive_event_to_app()

    def fail(self, code: int, why: str) -> None:
        """Hang up; on whoever goes on after they have been told goodbye, without another word."""
        if self.close_sent:
            self.transport.abort()
        else:
            self.conn.fail(code, why)
            self.handle_parser_exception()


class Sender:
    """What others may do with it."""

    def __init__(self, line: SocketLine) -> None:
        self.send = line.say
        self.close = line.hang_up


def accepted_key(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """What a handshake is answered with (RFC 6455, 4.2.1); empty if it is none."""
    keys = [value for name, value in headers if name == b"sec-websocket-key"]
    try:
        is_key = len(keys) == 1 and len(b64decode(keys[0], validate=True)) == KEY_BYTES
    except ValueError:
        is_key = False
    return accept_key(keys[0].decode()).encode() if is_key else b""


def is_our_version(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    return [value for name, value in headers if name == b"sec-websocket-version"] == [b"13"]


def framed(text: bytes) -> bytes:
    """A text as a frame of its own."""
    size = len(text)
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, LONG)) + size.to_bytes(2) + text
    return bytes((WHOLE_TEXT, LONGER)) + size.to_bytes(8) + text


def short_text(data: bytes) -> str | None:
    """The text of a frame that has come whole and alone, as nearly all do; None if it is anything else."""
    if data[0] != WHOLE_TEXT or len(data) < 2 or not MASKED <= data[1] <= MASKED | LONG:
        return None
    size, begin = (data[1] ^ MASKED, 2) if data[1] <= MASKED | SHORT else (int.from_bytes(data[2:4]), 4)
    if len(data) != begin + 4 + size or (begin == 4 and size <= SHORT):
        return None
    mask = data[begin : begin + 4] * (size // 4 + 1)
    try:
        return (int.from_bytes(data[begin + 4 :]) ^ int.from_bytes(mask[:size])).to_bytes(size).decode()
    except UnicodeDecodeError:
        return None


def whole_text(parts: list[bytes]) -> str | None:
    """The text that has come in parts; None if it is none."""
    try:
        return b"".join(parts).decode()
    except UnicodeDecodeError:
        return None
