"""Structured logging: JSON lines on standard error. Secret URLs, names and chat are never logged."""

import logging
import sys
import time
from typing import Final

import msgspec

STANDARD: Final = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}
QUIET_SECONDS: Final = 60.0
"""The seconds after a warning in which equal ones are only counted."""
MAX_KINDS: Final = 1000


class JsonLines(logging.Formatter):
    """Formats a record and its `extra` fields as JSON. Fields that begin with _, which libraries add, are left out."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in STANDARD and name[0] != "_"}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class NoFlood(logging.Filter):
    """Deduplicates warnings and errors: equal ones are logged once a minute, with the number of `times`."""

    def __init__(self) -> None:
        super().__init__()
        self.reported: dict[tuple[object, ...], tuple[float, int]] = {}
        """For each kind the time of its last record, and how many have been suppressed since."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = kind_of(record)
        at, suppressed = self.reported.get(kind, (record.created - QUIET_SECONDS, 0))
        if record.created - at < QUIET_SECONDS:
            self.reported[kind] = at, suppressed + 1
            return False
        if suppressed:
            record.times = suppressed + 1
        if len(self.reported) >= MAX_KINDS:
            self.reported.clear()
        self.reported[kind] = record.created, 0
        return True


def kind_of(record: logging.LogRecord) -> tuple[object, ...]:
    """The deduplication key: logger and message, or for exceptions their type and where they were raised."""
    error = record.exc_info[1] if record.exc_info else None
    trace = error.__traceback__ if error is not None else None
    if trace is None:
        return record.name, record.msg
    while trace.tb_next is not None:
        trace = trace.tb_next
    return record.name, type(error), trace.tb_frame.f_code.co_filename, trace.tb_lineno


def log_as_json(level: int = logging.INFO) -> None:
    """Send all log records to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(NoFlood())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log the secret URLs of forwarded tables
