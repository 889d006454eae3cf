"""The workers of a platform. No other place distinguishes a server from a page."""

import sys

from wusel.server.workers.workers import Setup, Workers


def start_workers(count: int, setup: Setup) -> Workers:
    """Start the workers of this platform."""
    if sys.platform == "emscripten":
        from wusel.server.workers.web_workers import WebWorkers  # noqa: PLC0415  # only a page has them

        return WebWorkers(count, setup)
    from wusel.server.workers.process_workers import ProcessWorkers  # noqa: PLC0415  # a page has none

    return ProcessWorkers(count, setup)
