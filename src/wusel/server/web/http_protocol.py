"""HTTP, with limits on the data and the time of a client. `protocols.py` lists the internals it relies on."""

import asyncio
import os
from base64 import b64decode
from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

import httptools
import msgspec
from uvicorn.config import Config as UvicornConfig
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from wusel.server.rate_limit import normalize_address
from wusel.server.refusals import HTTP_CODE
from wusel.server.web.admission import Admission
from wusel.server.wire.api_messages import Problem

HTTP_READ_BYTES: Final = 16 * 1024
"""Bytes that are read from a connection in a tick."""
LARGEST_HEAD: Final = 16 * 1024
MOST_DISCARDED: Final = 2_000_000
"""Bytes of a body that are read and discarded after the response: a connection closed earlier could lose it."""
HEAD_SECONDS: Final = 5
BODY_SECONDS: Final = 30
LAST_LOOK_SECONDS: Final = 0.05
"""The time after a deadline in which a process that stood still first reads the data that arrived meanwhile."""
LINGER_SECONDS: Final = 2
WRITE_SECONDS: Final = 30
"""After which a client that reads nothing of its response is disconnected."""
END_OF_HEAD: Final = b"\r\n\r\n"
WEBSOCKET_VERSION: Final = b"sec-websocket-version: 13\r\n"
"""For a client that asks for another one (RFC 6455, 4.4)."""
KEY_BYTES: Final = 16


class HeldFlow(FlowControl):
    """Flow control that keeps reading paused while it is held, regardless of calls to resume."""

    is_held = False

    def hold(self) -> None:
        self.is_held = True
        self.pause_reading()

    def release(self) -> None:
        if self.is_held:
            self.is_held = False
            self.resume_reading()

    def resume_reading(self) -> None:
        if not self.is_held:
            super().resume_reading()


class HttpProtocol(HttpToolsProtocol):
    """HTTP/1.1, one request at a time. A valid handshake of WebSocket goes to `upgrade`, with its key."""

    buffer = memoryview(bytearray(HTTP_READ_BYTES))
    flow: HeldFlow

    def __init__(
        self,
        admission: Admission,
        upgrade: Callable[["HttpProtocol", str], None],
        config: UvicornConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        loop: asyncio.AbstractEventLoop | None,
    ) -> None:
        super().__init__(config, server_state, app_state, loop)
        self.admission = admission
        self.upgrade = upgrade
        self.expects: Literal["head", "body", "response", "close"] = "head"
        self.unread = b""
        self.body_left = 0
        self.discarded = 0
        self.is_stopping = False
        self.deadline: asyncio.TimerHandle | None = None
        self.write_deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # always one of these
        super().connection_made(transport)
        self.flow = HeldFlow(transport)
        if self.client is not None:
            self.client = normalize_address(self.client[0]), self.client[1]
        self.set_deadline(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.cancel_deadline()
        self.resume_writing()
        super().connection_lost(exc)
        self.break_cycles()

    def break_cycles(self) -> None:
        """Free this object without the garbage collector."""
        del self.parser
        self.cycle = None  # type: ignore[assignment]  # as before the first request

    # --- reading

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self.expects == "close":
            self.discard(len(data))
            return
        self.unread += data
        if self.expects != "head":
            self.parse_unread()
            return
        if self.deadline is None:
            self.set_deadline(HEAD_SECONDS)
        self.flow.hold()
        self.admission.request_queue.add(self.parse_unread)

    def parse_unread(self) -> None:
        """Parse as much as is expected now; read on only if that was not enough."""
        while self.unread and not self.transport.is_closing():
            if self.expects == "body":
                self.parse_body()
            elif self.expects != "head" or not self.parse_head():
                break
        if self.expects in ("head", "body") and not self.transport.is_closing():
            self.flow.release()

    def parse_head(self) -> bool:
        """Return whether a head was complete. The parser cannot be stopped, so it gets nothing beyond."""
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

    def parse_body(self) -> None:
        part, self.unread = self.unread[: self.body_left], self.unread[self.body_left :]
        self.body_left -= len(part)
        if self.cycle.response_complete:
            self.discard(len(part))
        self.parse(part)

    def discard(self, size: int) -> None:
        self.discarded += size
        if self.discarded > MOST_DISCARDED:
            self.transport.close()

    def parse(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self.expects == "body" and self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self.refuse(400, "this is not HTTP as it should be")

    # --- callbacks of the parser

    def on_headers_complete(self) -> None:
        headers = dict(self.headers)
        self.body_left = int(headers.get(b"content-length", 0))
        is_chunked = b"transfer-encoding" in headers
        if self.parser.should_upgrade() and (self.body_left or is_chunked):
            self.refuse(400, "whoever wants to speak another protocol sends no body")
        elif is_chunked:
            self.refuse(411, "a request has to say how long it is: Content-Length")
        else:
            super().on_headers_complete()
            self.expects = "body"
            self.set_deadline(BODY_SECONDS)

    def on_message_complete(self) -> None:
        if self.expects != "body":
            return
        self.cancel_deadline()
        super().on_message_complete()
        if self.parser.should_upgrade() and self._should_upgrade():
            return
        if self.cycle.response_complete:
            self.expects = "head"
            self.set_deadline(HEAD_SECONDS)
        else:
            self.expects = "response"
            self.flow.hold()

    def handle_websocket_upgrade(self) -> None:
        """Switch protocols. A client may not send frames before the handshake is answered."""
        key = handshake_key(self.headers)
        if self.unread:
            self.refuse(400, "wait for the answer before you go on")
        elif values_of(b"sec-websocket-version", self.headers) != [b"13"]:
            self.refuse(400, "only version 13 of WebSocket is spoken here", WEBSOCKET_VERSION)
        elif self.scope["method"] != "GET" or not self.url.isascii() or not key:
            self.refuse(400, "this is no handshake of WebSocket")
        else:
            self.expects = "response"
            self.connections.discard(self)
            self.upgrade(self, key)
            self.break_cycles()

    # --- the response

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() or self.expects == "close":
            return
        if self.expects == "body":
            self._unset_keepalive_if_required()
            if self.body_left > MOST_DISCARDED:
                self.linger()
            return
        self.expects = "head"
        if self.unread:
            self._unset_keepalive_if_required()
            self.set_deadline(HEAD_SECONDS)
            self.admission.request_queue.add(self.parse_unread)
        else:
            self.flow.release()

    def refuse(self, status: int, words: str, header: bytes = b"") -> None:
        """Answer an invalid request and close."""
        self.admission.reject(str(status))
        content = msgspec.json.encode(Problem(HTTP_CODE[status], words))
        length = b"content-length: %d\r\n" % len(content)
        fixed = b"content-type: application/json\r\ncache-control: no-store\r\nconnection: close\r\n"
        self.transport.write(b"".join([STATUS_LINE[status], length, fixed, header, b"\r\n", content]))
        self.linger()

    def linger(self) -> None:
        """Close after the response has been read. Until then the client's data is discarded, for a short time."""
        self.expects = "close"
        self.unread = b""
        self.flow.release()
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.set_deadline(LINGER_SECONDS)

    # --- the end of the server

    def is_idle(self) -> bool:
        """Return whether nothing of the next request has been read, and all of the last response is written."""
        transport = self.transport
        is_between = self.expects == "head" and not self.unread and not transport.is_closing()
        return is_between and not transport.get_write_buffer_size()

    def detach(self) -> int:
        """Release an idle connection without closing it, and return a descriptor of its socket."""
        descriptor = os.dup(self.transport.get_extra_info("socket").fileno())
        self.transport.abort()
        return descriptor

    def finish(self) -> bool:
        """Close the connection after the request that has begun. Return whether there is one."""
        is_queued = self.expects == "head" and END_OF_HEAD in self.unread
        if not is_queued:
            self.shutdown()
        return is_queued or self.expects in ("body", "response")

    def shutdown(self) -> None:
        """Close the connection after the response. A client that is still sending a body has a short time left."""
        super().shutdown()
        if self.expects == "body" and not self.is_stopping:
            self.set_deadline(LINGER_SECONDS)
        self.is_stopping = True

    # --- deadlines

    def set_deadline(self, seconds: float) -> None:
        self.cancel_deadline()
        self.deadline = self.loop.call_later(seconds, self.look_again)

    def look_again(self) -> None:
        self.deadline = self.loop.call_later(LAST_LOOK_SECONDS, self.time_out)

    def cancel_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def time_out(self) -> None:
        """Answer 408 to a request that has begun; else close. A whole head in our queue came in time."""
        self.deadline = None
        if self.expects == "head" and END_OF_HEAD in self.unread:
            return
        has_begun = self.expects == "body" and not self.cycle.response_started
        if not self.transport.is_closing() and (has_begun or (self.expects == "head" and self.unread)):
            self.refuse(408, "this took too long")
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.write_deadline = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self.write_deadline is not None:
            self.write_deadline.cancel()
            self.write_deadline = None
        super().resume_writing()


def values_of(name: bytes, headers: Iterable[tuple[bytes, bytes]]) -> list[bytes]:
    return [value for each, value in headers if each == name]


def handshake_key(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The key of a handshake (RFC 6455, 4.2.1); empty if it is missing or invalid."""
    keys = values_of(b"sec-websocket-key", headers)
    try:
        is_valid = len(keys) == 1 and len(b64decode(keys[0], validate=True)) == KEY_BYTES
    except ValueError:
        return ""
    return keys[0].decode("ascii") if is_valid else ""
