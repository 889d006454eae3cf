"""What a server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest


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
            "wusel_message_seconds",
            "From a message to its answer",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=registry,
        )

    def count(self, kind: type) -> None:
        """One more message of a kind."""
        if kind not in self.kinds:
            self.kinds[kind] = self.messages.labels(kind.__name__.lower())
        self.kinds[kind].inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
