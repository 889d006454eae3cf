"""How much of anything one client may have."""

import time
from collections import OrderedDict
from typing import Final

MOST_CLIENTS: Final = 20_000


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

    def is_empty(self) -> bool:
        """Whether the next one would be too many."""
        if not self.rate:
            return False
        self.fill()
        return self.left < 1


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
        """Whether there was room; if not, nobody has come in."""
        if self.count >= self.most or self.inside.get(client, 0) >= self.most_each:
            return False
        self.count += 1
        self.inside[client] = self.inside.get(client, 0) + 1
        return True

    def leave(self, client: str) -> None:
        self.count -= 1
        self.inside[client] -= 1
        if not self.inside[client]:
            del self.inside[client]
