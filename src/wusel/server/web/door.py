"""The door: who may connect at all, and how much is read of anybody at once."""

import asyncio
from collections import deque
from collections.abc import Callable, Set
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final, Protocol

from uvicorn.config import Config as UvicornConfig
from uvicorn.server import ServerState

from wusel.server.config import Config
from wusel.server.metrics import Metrics
from wusel.server.rate_limit import Bucket, Buckets, ConcurrencyLimit, ConnectionLimit, household, plain_address
from wusel.server.web.http_line import HttpLine
from wusel.server.web.socket_line import Outbox, SocketLine

MOST_IN_LINE: Final = 200
"""Requests of one client that wait for their turn."""
PAGES: Final = 4
"""A page has many files, and asks for them as fast as it can: they come a little later, instead of never."""
FRAMES_PER_MESSAGE: Final = 2
SPARE_FRAMES: Final = 40
BEGUN_AT_ONCE: Final = 4
"""Pings and fragments count like messages; whoever sends too many messages is told so before they are hung up on."""


class Beginnings:
    """Requests that have come and are not looked at yet. Only a few are taken up in a turn of the loop: when a thousand
    people come at once, those who play already hardly notice."""

    def __init__(self) -> None:
        self.waiting: deque[Callable[[], None]] = deque()

    def add(self, begin: Callable[[], None]) -> None:
        self.waiting.append(begin)
        if len(self.waiting) == 1:
            asyncio.get_running_loop().call_soon(self.go_on)

    def go_on(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(min(BEGUN_AT_ONCE, len(self.waiting))):
            loop.call_soon(self.waiting.popleft())
        if self.waiting:
            loop.call_soon(self.go_on)


class Line(Protocol):
    """What is spoken on a connection: HTTP first, perhaps WebSocket later."""

    piece: memoryview
    """Where what is read is put: no connection has more of a turn of the loop than this."""

    def connection_made(self, transport: asyncio.Transport) -> None: ...

    def connection_lost(self, exc: Exception | None) -> None: ...

    def data_received(self, data: bytes) -> None: ...

    def eof_received(self) -> None: ...

    def pause_writing(self) -> None: ...

    def resume_writing(self) -> None: ...


class Doorkeeper:
    """Counts who is inside and how fast they come, by address, before a word has been said."""

    def __init__(self, config: Config, metrics: Metrics, bans: Set[str] = frozenset()) -> None:
        self.config = config
        self.metrics = metrics
        self.bans = bans
        self.proxies = tuple(ip_network(each, strict=False) for each in config.trusted_proxies)
        self.friends: set[str] = set()
        """Addresses of other processes on the same database; they ask for many."""
        self.knocks = Buckets(config.connections_per_second, config.connection_burst)
        self.inside = ConnectionLimit(config.most_connections, config.most_connections_per_client)
        metrics.connections.set_function(lambda: self.inside.count)
        self.beginnings = Beginnings()
        self.outbox = Outbox()
        self.turns = ConcurrencyLimit(config.requests_at_once, MOST_IN_LINE)
        self.paces = Buckets(config.requests_per_second * PAGES, config.request_burst * PAGES)

    def speaks_for_others(self, address: str) -> bool:
        """Whether many come by this address: then each of them is counted where it is known who they are."""
        return address in self.friends or self.is_proxy(address)

    def is_proxy(self, address: str) -> bool:
        """Whether it is one that is believed when it says for whom it asks."""
        return is_within(self.proxies, address)

    def let_in(self, client: str) -> bool:
        """Whether somebody may come in, and there is room for one more, who does not come too fast."""
        if client in self.bans:
            self.turn_away("banned")
            return False
        why = "" if self.inside.enter(client) else "full"
        if not why and client and not self.knocks.of(client).take():
            self.inside.leave(client)
            why = "knocking"
        if why:
            self.turn_away(why)
        return not why

    async def keep_pace(self, client: str) -> None:
        """Whoever asks too fast is answered a little later."""
        seconds = self.paces.of(client).take_ahead()
        if seconds:
            await asyncio.sleep(seconds)

    def turn_away(self, why: str) -> None:
        self.metrics.turned_away.labels(why).inc()

    def frames(self) -> Bucket:
        """How many frames of any kind a connection may send."""
        config = self.config
        return Bucket(config.messages_per_second * FRAMES_PER_MESSAGE, config.message_burst + SPARE_FRAMES)

    def door(
        self,
        config: UvicornConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> "Door":
        """A door for somebody who knocks, made as uvicorn makes its protocols."""
        door = Door(self)
        door.line = HttpLine(door, config, server_state, app_state, _loop)
        return door


@lru_cache(10_000)
def is_within(networks: tuple[IPv4Network | IPv6Network, ...], address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


class Door(asyncio.BufferedProtocol):
    """One connection. It is read in small pieces, and every piece goes to the line that is spoken on it."""

    line: Line

    def __init__(self, keeper: Doorkeeper) -> None:
        self.keeper = keeper
        self.client = ""
        self.is_inside = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # always one of these
        self.transport = transport
        address = plain_address((transport.get_extra_info("peername") or ("",))[0])
        self.client = "" if self.keeper.speaks_for_others(address) else household(address)
        self.is_inside = self.keeper.let_in(self.client)
        if self.is_inside:
            self.line.connection_made(transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_inside:
            self.is_inside = False
            self.keeper.inside.leave(self.client)
            self.line.connection_lost(exc)
        del self.line  # no ring of garbage is left behind

    def hang_up(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def get_buffer(self, sizehint: int) -> memoryview:
        return self.line.piece

    def buffer_updated(self, nbytes: int) -> None:
        if self.is_inside:
            self.line.data_received(bytes(self.line.piece[:nbytes]))

    def eof_received(self) -> None:
        if self.is_inside:
            self.line.eof_received()

    def pause_writing(self) -> None:
        self.line.pause_writing()

    def resume_writing(self) -> None:
        self.line.resume_writing()

    def turn_away(self, why: str) -> None:
        self.keeper.turn_away(why)

    def begin_soon(self, begin: Callable[[], None]) -> None:
        self.keeper.beginnings.add(begin)

    def to_socket(self, line: HttpLine) -> SocketLine:
        """From now on frames are exchanged here."""
        socket = SocketLine(self.keeper.frames(), self.keeper.outbox, self.keeper.turn_away, line)
        self.line = socket
        return socket
