"""WebSocket, with a limit on frames and on the data that waits for a client. `protocols.py` lists the internals it
relies on."""

import asyncio
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config as UvicornConfig
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from wusel.server.web.admission import Admission
from wusel.server.web.frame_sender import FrameSender

WEBSOCKET_READ_BYTES: Final = 512
"""Bytes that are read from a connection in a tick. A message is seldom longer, and few frames fit in."""
MOST_UNREAD: Final = 2_000_000
"""Bytes that may wait for a client on a WebSocket."""
MOST_AHEAD: Final = 4
"""Messages that are queued for the application before reading pauses."""
CLOSE_SECONDS: Final = 5
"""After which a client that does not answer a close frame is disconnected."""
CLOSED_AS_NO_TEXT: Final = 1007
CLOSED_BY_POLICY: Final = 1008
HANDSHAKE: Final = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
PARSED_ELSEWHERE: Final = b"GET / HTTP/1.1\r\n\r\n"
"""A parsed head, after which websockets expects frames. It does not see the real head, because heads that it rejects
leave reference cycles."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket. Frames of every kind count. A client that sends too many is disconnected."""

    buffer = memoryview(bytearray(WEBSOCKET_READ_BYTES))

    def __init__(
        self,
        admission: Admission,
        config: UvicornConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        super().__init__(config, server_state, app_state, loop)
        self.admission = admission
        self.bucket = admission.frame_bucket()
        self.has_received = False
        self.close_timeout = CLOSE_SECONDS

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None

    async def run_asgi(self) -> None:
        await super().run_asgi()
        del self.scope  # a reference cycle

    # --- the handshake

    def handshake(self, client: tuple[str, int] | None, url: str, headers: list[tuple[bytes, bytes]], key: str) -> None:
        """Start the application for a valid request. Nothing is read until it has accepted."""
        self.client = client
        self.pause_reading()
        self.bucket.take()
        self.conn.receive_data(PARSED_ELSEWHERE)
        self.conn.events_received()
        self.handle_connect(Request(url, Headers({**HANDSHAKE, "Sec-WebSocket-Key": key})))
        self.scope["headers"] = headers
        self.scope["connection"] = FrameSender(self.send_text, self.close)  # type: ignore[typeddict-unknown-key]  # an extension of ours

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.handshake_complete and self.queue.empty():
            self.resume_reading()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send as ASGI does. Sending to a client that is gone, or going, raises ClientDisconnected."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            self.handshake_complete = True  # else uvicorn logs that the application has not answered
            raise ClientDisconnected
        if self.handshake_complete and message["type"] == "websocket.close":
            self.close(message.get("code", 1000))
        else:
            await super().send(message)
            if message["type"] == "websocket.accept":
                self.resume_reading()

    def send_500_response(self) -> None:
        super().send_500_response()
        self.handshake_complete = True  # else uvicorn would send another one

    # --- sending

    def send_text(self, text: bytes) -> None:
        """Send a text frame. A client that does not keep up is disconnected."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def close(self, code: int) -> None:
        """Send a close frame after all sent data. The application receives the disconnect next."""
        if self.close_sent or self.transport.is_closing():
            return
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops. A connection that is closing anyway is only flushed."""
        if not self.transport.is_closing():
            super().shutdown()

    # --- receiving

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_keepalive_ping(self) -> None:
        """Ping only a client that has sent nothing since the last time."""
        if self.has_received:
            self.has_received = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        self.has_received = True
        self.conn.receive_data(data)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self.bucket.take(len(self.conn.events)):
            self.handle_events()
        else:
            self.admission.reject("frames")
            self.fail(CLOSED_BY_POLICY, "too many frames")

    def send_receive_event_to_app(self) -> None:
        """Queue a message. A message that is not text ends the connection, without a log entry."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.fail(CLOSED_AS_NO_TEXT, "this is no text")
        if self.queue.qsize() >= MOST_AHEAD and not self.close_sent:
            self.pause_reading()

    def fail(self, code: int, reason: str) -> None:
        """Close at once; without a close frame if one was sent before."""
        if self.close_sent:
            self.transport.abort()
        else:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
