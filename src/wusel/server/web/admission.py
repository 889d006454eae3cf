"""Admission: banned addresses, limits on connections and requests of a client, and their rates."""

import asyncio
from collections import deque
from collections.abc import Callable, Set
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from wusel.server.config import Config
from wusel.server.metrics import Metrics
from wusel.server.rate_limit import Bucket, Buckets, ConcurrencyLimit, ConnectionLimit

MOST_QUEUED_REQUESTS: Final = 200
"""Requests of one client that wait for a slot."""
FILES_PER_PAGE: Final = 4
"""A page requests many files at once. So the rate of requests of any kind is this multiple of the API's rate."""
FRAMES_PER_MESSAGE: Final = 2
SPARE_FRAMES: Final = 40
"""Pings and fragments count too. Messages that come too fast are refused before their client is disconnected."""
REQUESTS_PER_TICK: Final = 4


class RequestQueue:
    """Requests that are not read yet. Only a few are started in a tick of the event loop, so that a burst of new
    clients hardly delays players."""

    def __init__(self) -> None:
        self.waiting: deque[Callable[[], None]] = deque()

    def add(self, start: Callable[[], None]) -> None:
        self.waiting.append(start)
        if len(self.waiting) == 1:
            asyncio.get_running_loop().call_soon(self.start_some)

    def start_some(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(min(REQUESTS_PER_TICK, len(self.waiting))):
            loop.call_soon(self.waiting.popleft())
        if self.waiting:
            loop.call_soon(self.start_some)


class Admission:
    """Limits on connections and requests, counted by client. All listening sockets share one."""

    def __init__(self, config: Config, metrics: Metrics, bans: Set[str] = frozenset()) -> None:
        self.config = config
        self.metrics = metrics
        self.bans = bans
        self.proxies = tuple(ip_network(each, strict=False) for each in config.trusted_proxies)
        self.peers: set[str] = set()
        """Addresses of other server processes on the same database; they forward for many clients."""
        self.new_connections = Buckets(config.connections_per_second, config.connection_burst)
        self.connections = ConnectionLimit(config.connections, config.connections_per_address)
        metrics.connections.set_function(lambda: self.connections.count)
        self.request_queue = RequestQueue()
        self.requests = ConcurrencyLimit(config.requests_at_once, MOST_QUEUED_REQUESTS)
        self.request_rate = Buckets(config.requests_per_second * FILES_PER_PAGE, config.request_burst * FILES_PER_PAGE)

    def is_shared(self, address: str) -> bool:
        """Return whether many clients connect from this address: each is counted once its own address is known."""
        return address in self.peers or self.is_proxy(address)

    def is_proxy(self, address: str) -> bool:
        """Return whether it is a trusted proxy."""
        return is_within(self.proxies, address)

    def admit(self, client: str) -> bool:
        """Return whether a new connection is accepted: not banned, below the limits, not too fast. It then counts until
        it is lost. A client without a name is a shared address."""
        if client in self.bans:
            return self.reject("banned")
        if not self.connections.enter(client):
            return self.reject("full")
        if client and not self.new_connections.of(client).take():
            self.connections.leave(client)
            return self.reject("knocking")
        return True

    def reject(self, reason: str) -> bool:
        """Count a rejected connection, request or handshake. Never true."""
        self.metrics.turned_away.labels(reason).inc()
        return False

    async def throttle(self, client: str) -> None:
        """Delay a client that exceeds the rate of requests."""
        seconds = self.request_rate.of(client).reserve()
        if seconds:
            await asyncio.sleep(seconds)

    def frame_bucket(self) -> Bucket:
        """The rate of frames of any kind on one WebSocket."""
        config = self.config
        return Bucket(config.messages_per_second * FRAMES_PER_MESSAGE, config.message_burst + SPARE_FRAMES)


@lru_cache(10_000)
def is_within(networks: tuple[IPv4Network | IPv6Network, ...], address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)
