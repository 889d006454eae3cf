"""What a server counts, for Prometheus."""

import gc
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


class Messages(Collector):
    """What came in, and how long the answers took. Numbers alone are kept here too: they are counted with every choice,
    and those of Prometheus take six times as long (4.3 µs a message)."""

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
    """Counters of one process. No label carries anything secret."""

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
        self.store_failures = Counter("wusel_store_failures", "What the store did not take", registry=registry)
        self.lag = Histogram(
            "wusel_loop_lag_seconds", "How late things happen that have their time", buckets=SECONDS, registry=registry
        )
        self.connections = Gauge("wusel_connections", "Open connections of any kind", registry=registry)
        self.bots_waiting = Gauge("wusel_bots_waiting", "Questions to bots that wait for a worker", registry=registry)
        beside = "Looks ahead, replays and the like that wait for their turn"
        self.beside_waiting = Gauge("wusel_beside_waiting", beside, registry=registry)
        self.pauses = pauses = Pauses()
        for name, words, figure in (
            ("wusel_collections", "Times Python looked for garbage", lambda: pauses.count),
            ("wusel_collection_seconds", "Seconds that it took altogether", lambda: pauses.seconds),
            ("wusel_collection_longest_seconds", "Seconds of the longest pause", lambda: pauses.longest),
        ):
            Gauge(name, words, registry=registry).set_function(figure)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def merged(texts: dict[str, str]) -> str:
    """The metrics of several processes as one text: every sample gets the label `process`, and the samples of one
    metric stand together, as the format wants."""
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
