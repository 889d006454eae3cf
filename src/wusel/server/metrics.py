"""What a server counts, for Prometheus."""

import gc
import time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Pauses:
    """How long everything stands still while Python looks for garbage. Numbers alone are kept: what counts for
    Prometheus has locks, and a pause may come while one is held."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.begun = 0.0

    def hear(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.begun = time.perf_counter()
            return
        pause = time.perf_counter() - self.begun
        self.count += 1
        self.seconds += pause
        self.longest = max(self.longest, pause)

    def listen(self) -> None:
        gc.callbacks.append(self.hear)

    def rest(self) -> None:
        gc.callbacks.remove(self.hear)


class Metrics:
    """Counters of one process. No label carries anything secret."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.sockets = Gauge("wusel_sockets", "Open connections to tables", registry=registry)
        self.tables = Gauge("wusel_tables", "Tables in memory", registry=registry)
        self.messages = Counter("wusel_messages", "Messages from clients", ["kind"], registry=registry)
        self.kinds: dict[type, Counter] = {}
        self.refused = Counter("wusel_refused", "Messages refused", ["code"], registry=registry)
        self.turned_away = Counter("wusel_turned_away", "Connections ended by us", ["why"], registry=registry)
        self.fallbacks = Gauge("wusel_bot_fallbacks", "Times a fallback played for a bot", registry=registry)
        self.requests = Counter("wusel_requests", "Requests", ["method", "route", "status"], registry=registry)
        self.seconds = Histogram(
            "wusel_message_seconds", "From a message to its answer", buckets=SECONDS, registry=registry
        )
        self.store_seconds = Histogram(
            "wusel_store_seconds", "How long writing to the store takes", buckets=SECONDS, registry=registry
        )
        self.store_failures = Counter("wusel_store_failures", "What the store did not take", registry=registry)
        self.lag = Histogram(
            "wusel_loop_lag_seconds", "How late things happen that have their time", buckets=SECONDS, registry=registry
        )
        self.connections = Gauge("wusel_connections", "Open connections of any kind", registry=registry)
        self.bots_waiting = Gauge("wusel_bots_waiting", "Questions to bots that wait for a worker", registry=registry)
        self.pauses = pauses = Pauses()
        for name, words, figure in (
            ("wusel_collections", "Times Python looked for garbage", lambda: pauses.count),
            ("wusel_collection_seconds", "Seconds that it took altogether", lambda: pauses.seconds),
            ("wusel_collection_longest_seconds", "Seconds of the longest pause", lambda: pauses.longest),
        ):
            Gauge(name, words, registry=registry).set_function(figure)

    def count(self, kind: type) -> None:
        """One more message of a kind."""
        if kind not in self.kinds:
            self.kinds[kind] = self.messages.labels(kind.__name__.lower())
        self.kinds[kind].inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
