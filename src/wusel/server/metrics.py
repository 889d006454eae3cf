"""Metrics of a server process, for Prometheus."""

import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class GcPauses:
    """Pauses by the garbage collector. Plain numbers: Prometheus counters have locks, and a collection may start while
    one is held."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.begun = 0.0

    def on_gc(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.begun = time.perf_counter()
            return
        pause = time.perf_counter() - self.begun
        self.count += 1
        self.seconds += pause
        self.longest = max(self.longest, pause)


class Messages(Collector):
    """Messages received, and a histogram of response times. Plain numbers: Prometheus counters take six times as long
    (4.3 µs a message), and every choice is counted."""

    def __init__(self) -> None:
        self.kinds: Tally[type] = Tally()
        self.answers = [0] * (len(SECONDS) + 1)
        self.seconds = 0.0

    def came(self, kind: type) -> None:
        self.kinds[kind] += 1

    def answered(self, seconds: float) -> None:
        self.answers[bisect_left(SECONDS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        kinds = CounterMetricFamily("wusel_messages", "Messages from clients", labels=["kind"])
        for kind, count in self.kinds.items():
            kinds.add_metric([kind.__name__.lower()], count)
        yield kinds
        limits = [*(str(float(seconds)) for seconds in SECONDS), "+Inf"]
        buckets = list(zip(limits, accumulate(self.answers), strict=True))
        yield HistogramMetricFamily("wusel_message_seconds", "From a message to its answer", buckets, self.seconds)


class Metrics:
    """All metrics of a process. No label holds anything secret."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.sockets = Gauge("wusel_sockets", "Open connections to tables", registry=registry)
        self.tables = Gauge("wusel_tables", "Tables in memory", registry=registry)
        self.messages = Messages()
        registry.register(self.messages)
        self.refused = Counter("wusel_refused", "Messages refused", ["code"], registry=registry)
        self.turned_away = Counter("wusel_turned_away", "Connections ended by us", ["why"], registry=registry)
        self.fallbacks = Gauge("wusel_bot_fallbacks", "Times a fallback played for a bot", registry=registry)
        self.requests = Counter("wusel_requests", "Requests", ["method", "route", "status"], registry=registry)
        self.store_seconds = Histogram(
            "wusel_store_seconds", "How long writing to the store takes", buckets=SECONDS, registry=registry
        )
        self.store_failures = Counter("wusel_store_failures", "Failed writes to the store", registry=registry)
        self.lag = Histogram("wusel_loop_lag_seconds", "Lag of the event loop", buckets=SECONDS, registry=registry)
        self.connections = Gauge("wusel_connections", "Open connections of any kind", registry=registry)
        self.bots_waiting = Gauge("wusel_bots_waiting", "Tasks of bots in the queue", registry=registry)
        self.beside_waiting = Gauge("wusel_beside_waiting", "Previews, replays etc. in the queue", registry=registry)
        self.pauses = pauses = GcPauses()
        for name, words, figure in (
            ("wusel_collections", "Garbage collections", lambda: pauses.count),
            ("wusel_collection_seconds", "Seconds of garbage collection in total", lambda: pauses.seconds),
            ("wusel_collection_longest_seconds", "Seconds of the longest garbage collection", lambda: pauses.longest),
        ):
            Gauge(name, words, registry=registry).set_function(figure)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def merged(texts: dict[str, str]) -> str:
    """The metrics of several processes as one text. Every sample gets the label `process`, and the samples of one
    metric are together, as the format requires."""
    metrics: dict[str, list[str]] = {}
    for process, text in texts.items():
        found: list[str] = []
        for line in text.splitlines():
            if line.startswith("# HELP "):
                found = metrics.setdefault(line, [])
            elif not line.startswith("#"):
                found.append(labelled(line, process))
            elif line not in found:
                found.append(line)
    return "".join("\n".join((help, *lines)) + "\n" for help, lines in metrics.items())


def labelled(sample: str, process: str) -> str:
    """Add a label to a sample."""
    name, space, value = sample.rpartition(" ")
    name, brace, labels = name.partition("{")
    return f'{name}{{process="{process}"{"," + labels if brace else "}"}{space}{value}'
