"""Logs as one JSON object a line. Addresses with secrets in them, names and messages never get here."""

import logging
import sys
import time
from typing import Final

import msgspec

USUAL: Final = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}
QUIET_SECONDS: Final = 60.0
"""For which trouble of a kind that has been told of is only counted."""
MOST_KINDS: Final = 1000


class JsonLines(logging.Formatter):
    """What was logged, with the fields given as `extra`; what libraries hang onto every record for themselves, with
    names that begin with _, is left out."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in USUAL and name[0] != "_"}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class NoFlood(logging.Filter):
    """The same trouble again and again is told once a minute, with how many `times` it has happened since."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[tuple[object, ...], tuple[float, int]] = {}
        """When each kind was told of, and how often it has been kept back since."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = kind_of(record)
        at, kept_back = self.told.get(kind, (record.created - QUIET_SECONDS, 0))
        if record.created - at < QUIET_SECONDS:
            self.told[kind] = at, kept_back + 1
            return False
        if kept_back:
            record.times = kept_back + 1
        if len(self.told) >= MOST_KINDS:
            self.told.clear()
        self.told[kind] = record.created, 0
        return True


def kind_of(record: logging.LogRecord) -> tuple[object, ...]:
    """Who says what; of an error what it is and where it was raised, for its words may be others every time."""
    error = record.exc_info[1] if record.exc_info else None
    trace = error.__traceback__ if error is not None else None
    if trace is None:
        return record.name, record.msg
    while trace.tb_next is not None:
        trace = trace.tb_next
    return record.name, type(error), trace.tb_frame.f_code.co_filename, trace.tb_lineno


def log_as_json(level: int = logging.INFO) -> None:
    """Everything that is logged goes to the standard error stream as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(NoFlood())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log the addresses of tables that are passed on
