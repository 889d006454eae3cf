"""The time of day, as logs and deals of the day have it."""

import time
from datetime import UTC, datetime


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def today() -> str:
    """The date in UTC, as 2026-11-16."""
    return datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()
