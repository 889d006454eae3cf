"""Frames on one connection: every one counts, of whatever kind, and whoever sends too many is hung up on."""

import asyncio
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from wusel.server.rate_limit import Bucket

PIECE: Final = 512
"""A message is seldom longer, and there are not so many frames in it that others would notice."""
CLOSED_BY_POLICY: Final = 1008
CLOSED_AS_NO_TEXT: Final = 1007


class SocketLine(WebSocketsSansIOProtocol):
    """A connection on which frames are exchanged."""

    piece = memoryview(bytearray(PIECE))

    def __init__(self, frames: Bucket, turn_away: Callable[[str], None], line: HttpToolsProtocol) -> None:
        super().__init__(line.config, line.server_state, line.app_state, line.loop)
        self.bucket = frames
        self.turn_away = turn_away
        self.known_as = line.client

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = self.known_as

    def handle_connect(self, event: Request) -> None:
        """Nothing is read until it is clear that they may come in."""
        super().handle_connect(event)
        if not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        self.conn.receive_data(data)
        if self.conn.handshake_exc is not None:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self.bucket.take(len(self.conn.events)):
            self.handle_events()
        else:
            self.turn_away("frames")
            self.fail(CLOSED_BY_POLICY, "too many frames")

    def send_receive_event_to_app(self) -> None:
        """What is no text is the end, and nothing to write a log about."""
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.frames = []
            self.fail(CLOSED_AS_NO_TEXT, "this is no text")
        else:
            super().send_receive_event_to_app()

    def fail(self, code: int, why: str) -> None:
        """Hang up; on whoever goes on after they have been told goodbye, without another word."""
        if self.close_sent:
            self.transport.abort()
        else:
            self.conn.fail(code, why)
            self.handle_parser_exception()


def is_text(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
