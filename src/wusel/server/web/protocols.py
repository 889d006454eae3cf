"""HTTP and WebSocket protocols: uvicorn's, with limits on the data and the time of a client.

uvicorn reads on while it answers, for as long as a client sends, and waits without limit for missing data. Here one
request is read, then nothing until it is answered. Heads and bodies have a maximum size and a deadline, and frames of
any kind a rate. A client that does not read its data is disconnected.

All use of internals is in `http_protocol.py` and `websocket_protocol.py`. The versions in `pyproject.toml` are capped
to those they were tested with (`tests/server/web/test_versions.py`). They rely on these undocumented interfaces:

- uvicorn `HttpToolsProtocol`: the parser is fed one head or body at a time; `on_headers_complete`,
  `on_message_complete`, `on_response_complete`, `handle_websocket_upgrade` and `shutdown` are extended; `flow` is
  replaced; `cycle`, `headers`, `url`, `connections`, `_should_upgrade` and `_unset_keepalive_if_required` are used.
- uvicorn `WebSocketsSansIOProtocol`: `handle_connect` gets a request that has been parsed already;
  `send_receive_event_to_app`, `send_keepalive_ping`, `send_500_response`, `shutdown`, `receive`, `send` and
  `run_asgi` are extended; `conn`, `queue`, `frames`, `writable`, `read_paused`, `close_sent`, `close_timer` and
  `handshake_complete` are used.
- websockets `ServerProtocol`: `events` are counted before they are handled; `parser` and `parser_exc` are reference
  cycles, and cleared.
"""

import asyncio
from typing import Any

from uvicorn.config import Config as UvicornConfig
from uvicorn.server import ServerState

from wusel.server.rate_limit import network_prefix, normalize_address
from wusel.server.web.admission import Admission
from wusel.server.web.http_protocol import HttpProtocol
from wusel.server.web.websocket_protocol import WebSocketProtocol


class BufferedConnection(asyncio.BufferedProtocol):
    """A TCP connection. It is read in small pieces, each of which goes to the protocol that is spoken on it."""

    def __init__(
        self,
        admission: Admission,
        config: UvicornConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.admission = admission
        self.client = ""
        self.is_admitted = False
        self.transport: asyncio.Transport | None = None
        self.protocol: HttpProtocol | WebSocketProtocol = HttpProtocol(
            self.admission, self.upgrade, config, server_state, app_state, _loop
        )

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # always one of these
        self.transport = transport
        address = normalize_address((transport.get_extra_info("peername") or ("",))[0])
        self.client = "" if self.admission.is_shared(address) else network_prefix(address)
        self.is_admitted = self.admission.admit(self.client)
        if self.is_admitted:
            self.protocol.connection_made(transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_admitted:
            self.is_admitted = False
            self.admission.connections.leave(self.client)
            self.protocol.connection_lost(exc)
        del self.protocol  # a reference cycle

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def upgrade(self, http: HttpProtocol, key: str) -> None:
        """Speak WebSocket from now on, after a valid handshake."""
        self.protocol = websocket = WebSocketProtocol(
            self.admission, http.config, http.server_state, http.app_state, http.loop
        )
        websocket.connection_made(http.transport)
        websocket.handshake(http.client, http.url.decode("ascii"), http.headers, key)

    def get_buffer(self, sizehint: int) -> memoryview:
        return self.protocol.buffer

    def buffer_updated(self, nbytes: int) -> None:
        if self.is_admitted:
            self.protocol.data_received(bytes(self.protocol.buffer[:nbytes]))

    def pause_writing(self) -> None:
        self.protocol.pause_writing()

    def resume_writing(self) -> None:
        self.protocol.resume_writing()
