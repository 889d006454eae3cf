"""Requests on one connection, one at a time.

uvicorn reads on while it answers, for as long as anybody sends, and waits for ever for what does not come. Here a
request is read, then nothing is until it is answered: what comes after it waits with whoever sent it. Heads and bodies
have so many bytes and so many seconds.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Literal, Protocol

import httptools
import msgspec
from uvicorn.config import Config as UvicornConfig
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from wusel.server.rate_limit import plain_address
from wusel.server.refusals import HTTP_CODE
from wusel.server.web.socket_line import SocketLine, accepted_key, is_our_version
from wusel.server.wire.api_messages import Problem

PIECE: Final = 16 * 1024
LARGEST_HEAD: Final = 16 * 1024
MOST_THROWN_AWAY: Final = 2_000_000
"""Bytes that are still taken in, unread, from somebody who has been answered: hung up on earlier, they might not hear
the answer."""
HEAD_SECONDS: Final = 5
BODY_SECONDS: Final = 30
FAREWELL_SECONDS: Final = 2
DEAF_SECONDS: Final = 30
"""After which a client that takes nothing of its answer is hung up on."""
END_OF_HEAD: Final = b"\r\n\r\n"
OUR_VERSION: Final = b"sec-websocket-version: 13\r\n"
"""For whoever asks for another one (RFC 6455, 4.4)."""


class HeldFlow(FlowControl):
    """Reads nothing while a request is answered, whoever asks for more."""

    is_held = False

    def hold(self) -> None:
        self.is_held = True
        self.pause_reading()

    def let_go(self) -> None:
        if self.is_held:
            self.is_held = False
            self.resume_reading()

    def resume_reading(self) -> None:
        if not self.is_held:
            super().resume_reading()


class Threshold(Protocol):
    """The door that somebody speaks at."""

    def to_socket(self, line: "HttpLine") -> SocketLine: ...

    def turn_away(self, why: str) -> None: ...

    def begin_soon(self, begin: Callable[[], None]) -> None: ...


class HttpLine(HttpToolsProtocol):
    """A connection on which HTTP is spoken."""

    piece = memoryview(bytearray(PIECE))
    flow: HeldFlow

    def __init__(
        self,
        door: Threshold,
        config: UvicornConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        loop: asyncio.AbstractEventLoop | None,
    ) -> None:
        super().__init__(config, server_state, app_state, loop)
        self.door = door
        self.wants: Literal["head", "body", "answer", "nothing"] = "head"
        self.unread = b""
        self.body_left = 0
        self.thrown_away = 0
        self.deadline: asyncio.TimerHandle | None = None
        self.deaf: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # always one of these
        super().connection_made(transport)
        self.flow = HeldFlow(transport)
        if self.client is not None:
            self.client = plain_address(self.client[0]), self.client[1]
        self.give(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.hush()
        self.resume_writing()
        super().connection_lost(exc)
        self.fall_apart()

    def fall_apart(self) -> None:
        """Nothing is read here any more; no ring of garbage is left behind."""
        del self.parser
        self.cycle = None  # type: ignore[assignment]  # as before the first request

    # --- reading

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self.wants == "nothing":
            self.throw_away(len(data))
            return
        self.unread += data
        if self.wants != "head":
            self.read_on()
            return
        if self.deadline is None:
            self.give(HEAD_SECONDS)
        self.flow.hold()
        self.door.begin_soon(self.read_on)

    def read_on(self) -> None:
        """Take what has come as far as it is wanted now; only if that was not enough, more is read."""
        while self.unread and not self.transport.is_closing():
            if self.wants == "body":
                self.read_body()
            elif self.wants != "head" or not self.read_head():
                break
        if self.wants in ("head", "body") and not self.transport.is_closing():
            self.flow.let_go()

    def read_head(self) -> bool:
        """Whether the head of a request was all there. No more than that goes to the parser: it cannot be stopped."""
        end = self.unread.find(END_OF_HEAD)
        size = end + len(END_OF_HEAD) if end >= 0 else len(self.unread)
        if size > LARGEST_HEAD:
            self.refuse(431, f"the head of a request may have {LARGEST_HEAD} bytes")
            return False
        if end < 0:
            return False
        head, self.unread = self.unread[:size], self.unread[size:]
        self.parse(head)
        return True

    def read_body(self) -> None:
        part, self.unread = self.unread[: self.body_left], self.unread[self.body_left :]
        self.body_left -= len(part)
        if self.cycle.response_complete:
            self.throw_away(len(part))
        self.parse(part)

    def throw_away(self, size: int) -> None:
        self.thrown_away += size
        if self.thrown_away > MOST_THROWN_AWAY:
            self.transport.close()

    def parse(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self.wants == "body" and self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self.refuse(400, "this is not HTTP as it should be")

    # --- what the parser finds

    def on_headers_complete(self) -> None:
        headers = dict(self.headers)
        self.body_left = int(headers.get(b"content-length", 0))
        has_parts = b"transfer-encoding" in headers
        if self.parser.should_upgrade() and (self.body_left or has_parts):
            self.refuse(400, "whoever wants to speak another protocol sends no body")
        elif has_parts:
            self.refuse(411, "a request has to say how long it is: Content-Length")
        else:
            super().on_headers_complete()
            self.wants = "body"
            self.give(BODY_SECONDS)

    def on_message_complete(self) -> None:
        if self.wants != "body":
            return
        self.hush()
        super().on_message_complete()
        if self.parser.should_upgrade() and self._should_upgrade():
            return
        if self.cycle.response_complete:
            self.wants = "head"
            self.give(HEAD_SECONDS)
        else:
            self.wants = "answer"
            self.flow.hold()

    def handle_websocket_upgrade(self) -> None:
        """Nobody may send frames before they know that somebody wants them: until then, nothing more is read."""
        accepted = accepted_key(self.headers) if self.scope["method"] == "GET" else b""
        if self.unread:
            self.refuse(400, "wait for the answer before you go on")
        elif not is_our_version(self.headers):
            self.refuse(400, "only version 13 of WebSocket is spoken here", OUR_VERSION)
        elif not accepted:
            self.refuse(400, "this is no handshake of WebSocket")
        else:
            self.wants = "answer"
            self.connections.discard(self)
            socket = self.door.to_socket(self)
            socket.connection_made(self.transport)
            socket.begin(self.scope, self.url, accepted)
            self.fall_apart()

    # --- answering

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() or self.wants == "nothing":
            return
        if self.wants == "body":
            self._unset_keepalive_if_required()
            if self.body_left > MOST_THROWN_AWAY:
                self.say_goodbye()
            return
        self.wants = "head"
        if self.unread:
            self._unset_keepalive_if_required()
            self.give(HEAD_SECONDS)
            self.door.begin_soon(self.read_on)
        else:
            self.flow.let_go()

    def refuse(self, status: int, words: str, more: bytes = b"") -> None:
        """Answer what is no request, or not one of ours; perhaps with one more header."""
        self.door.turn_away(str(status))
        said = msgspec.json.encode(Problem(HTTP_CODE[status], words))
        length = b"content-length: %d\r\n" % len(said)
        kind = b"content-type: application/json\r\ncache-control: no-store\r\nconnection: close\r\n"
        self.transport.write(b"".join([STATUS_LINE[status], length, kind, more, b"\r\n", said]))
        self.say_goodbye()

    def say_goodbye(self) -> None:
        """Hang up, but let them hear it: what they are still sending is thrown away for a moment."""
        self.wants = "nothing"
        self.unread = b""
        self.flow.let_go()
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.give(FAREWELL_SECONDS)

    def shutdown(self) -> None:
        """The server closes: whoever is still sending a body has a moment left."""
        super().shutdown()
        if self.wants == "body":
            self.give(FAREWELL_SECONDS)

    # --- time

    def give(self, seconds: float) -> None:
        """So long may it take until somebody has said what they want."""
        self.hush()
        self.deadline = self.loop.call_later(seconds, self.give_up)

    def hush(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        """Whoever has begun a request is told that it took too long; with others there is nothing to talk about."""
        self.deadline = None
        was_begun = self.wants == "body" and not self.cycle.response_started
        if not self.transport.is_closing() and (was_begun or (self.wants == "head" and self.unread)):
            self.refuse(408, "this took too long")
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deaf = self.loop.call_later(DEAF_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self.deaf is not None:
            self.deaf.cancel()
            self.deaf = None
        self.flow.resume_writing()
