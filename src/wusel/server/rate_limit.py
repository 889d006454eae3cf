"""Rate limits and quotas of one client: token buckets, connection counts, concurrent requests."""

import asyncio
import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

MOST_CLIENTS: Final = 20_000
PREFIX_BITS: Final = 64


@lru_cache(10_000)
def normalize_address(address: str) -> str:
    """The usual form of an address. An IPv4-mapped IPv6 address becomes the IPv4 one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


@lru_cache(10_000)
def network_prefix(address: str) -> str:
    """The client that limits count for: an IPv4 address, or the /64 network of an IPv6 address, since providers assign
    no less than that to each customer."""
    address = normalize_address(address)
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(IPv6Address(int(found) >> PREFIX_BITS << PREFIX_BITS))
    return address


class Bucket:
    """A token bucket: `burst` tokens at most, refilled at `rate` per second. A rate of 0 means no limit."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self, cost: float = 1) -> bool:
        """Take a number of tokens, or none if there are fewer. Return whether they were taken."""
        if not self.rate:
            return True
        self.fill()
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def reserve(self) -> float:
        """Take a token that may not be there yet; the seconds to wait for it."""
        if not self.rate:
            return 0
        self.fill()
        self.left -= 1
        return max(0, -self.left / self.rate)

    def charge(self, cost: float) -> None:
        """Take tokens for work that has been done already. The balance may become negative."""
        self.fill()
        self.left -= cost

    def is_overdrawn(self) -> bool:
        """Return whether the balance is negative."""
        self.fill()
        return self.rate > 0 and self.left < 0

    def give_back(self) -> None:
        """Return a token that was not used."""
        self.left = min(self.burst, self.left + 1)


class Buckets:
    """A token bucket for each client; the least recently used ones are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, client: str) -> Bucket:
        bucket = self.buckets.pop(client, None) or Bucket(self.rate, self.burst)
        self.buckets[client] = bucket
        while len(self.buckets) > MOST_CLIENTS:
            self.buckets.popitem(last=False)
        return bucket


class ConnectionLimit:
    """Counts open connections, in total and by client."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.by_client: Counter[str] = Counter()
        self.count = 0

    def enter(self, client: str) -> bool:
        """Count a connection unless a limit is reached; whether it was counted. A client without a name is a shared
        address: for it only the total is limited."""
        if self.count >= self.most or (client and self.by_client[client] >= self.most_each):
            return False
        self.count += 1
        self.by_client[client] += 1
        return True

    def leave(self, client: str) -> None:
        self.count -= 1
        self.by_client[client] -= 1
        if not self.by_client[client]:
            del self.by_client[client]


class ConcurrencyLimit:
    """A semaphore for each client, with a bounded first-in-first-out queue."""

    def __init__(self, slots: int, most_queued: int) -> None:
        self.slots = slots
        self.most_queued = most_queued
        self.semaphores: dict[str, asyncio.Semaphore] = {}
        self.users: Counter[str] = Counter()
        """The number of requests of each client that have a slot or wait for one."""

    async def acquire(self, client: str) -> bool:
        """Wait for a slot; false at once if the queue is full. Every acquired slot has to be released."""
        if self.users[client] >= self.slots + self.most_queued:
            return False
        self.users[client] += 1
        try:
            await self.semaphores.setdefault(client, asyncio.Semaphore(self.slots)).acquire()
        except asyncio.CancelledError:
            self.leave(client)
            raise
        return True

    def release(self, client: str) -> None:
        self.semaphores[client].release()
        self.leave(client)

    def leave(self, client: str) -> None:
        self.users[client] -= 1
        if not self.users[client]:
            del self.users[client], self.semaphores[client]
