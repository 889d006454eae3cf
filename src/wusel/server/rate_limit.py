"""How much of anything one client may have."""

import asyncio
import time
from collections import OrderedDict, deque
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

MOST_CLIENTS: Final = 20_000
HOUSEHOLD_BITS: Final = 64


@lru_cache(10_000)
def plain_address(address: str) -> str:
    """An address as everybody writes it: one of IPv4 that came in through an IPv6 socket is one of IPv4."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


@lru_cache(10_000)
def household(address: str) -> str:
    """Whom limits count for. With IPv6 a provider gives every household 2^64 addresses or more: they count as one."""
    address = plain_address(address)
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(IPv6Address(int(found) >> HOUSEHOLD_BITS << HOUSEHOLD_BITS))
    return address


class Bucket:
    """Holds some tokens and is refilled steadily; whoever finds it empty is too fast."""

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
        """Whether there were so many tokens left. A rate of 0 means no limit."""
        if not self.rate:
            return True
        self.fill()
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def take_ahead(self) -> float:
        """Take a token that may not be there yet: after how many seconds it will be."""
        if not self.rate:
            return 0
        self.fill()
        self.left -= 1
        return max(0, -self.left / self.rate)

    def charge(self, cost: float) -> None:
        """Pay for what has been used, on credit if need be."""
        self.fill()
        self.left -= cost

    def is_overdrawn(self) -> bool:
        """Whether more has been charged than there was. A rate of 0 means no limit."""
        self.fill()
        return self.rate > 0 and self.left < 0

    def give_back(self) -> None:
        """A token that was taken to be on the safe side."""
        self.left = min(self.burst, self.left + 1)


class Buckets:
    """A bucket for each client; those not seen for long are forgotten first."""

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
    """How many are inside at once, altogether and of each client."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.inside: dict[str, int] = {}
        self.count = 0

    def enter(self, client: str) -> bool:
        """Whether there was room; if not, nobody has come in. A client without a name stands for many: only all
        together are counted."""
        if self.count >= self.most or (client and self.inside.get(client, 0) >= self.most_each):
            return False
        self.count += 1
        self.inside[client] = self.inside.get(client, 0) + 1
        return True

    def leave(self, client: str) -> None:
        self.count -= 1
        self.inside[client] -= 1
        if not self.inside[client]:
            del self.inside[client]


class ConcurrencyLimit:
    """How many of each client are looked after at once. The others wait in line, and where the line is too long, those
    who come go away again."""

    def __init__(self, at_once: int, in_line: int) -> None:
        self.at_once = at_once
        self.in_line = in_line
        self.inside: dict[str, int] = {}
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def begin(self, client: str) -> bool:
        """Wait for one's turn; whether it came. Whoever has begun has to end."""
        if self.inside.get(client, 0) < self.at_once:
            self.inside[client] = self.inside.get(client, 0) + 1
            return True
        line = self.waiting.setdefault(client, deque())
        if len(line) >= self.in_line:
            return False
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.end(client)
            raise
        return True

    def end(self, client: str) -> None:
        """The next in line has the turn, if there is one."""
        line = self.waiting.get(client, deque())
        while line:
            turn = line.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.waiting.pop(client, None)
        self.inside[client] -= 1
        if not self.inside[client]:
            del self.inside[client]
