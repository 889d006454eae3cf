"""The rows of a store, and its errors. Nothing here knows a game."""

from typing import Literal

from msgspec import Struct


class Conflict(Exception):
    """A row with this key exists already: another process has written record n, or a code is taken."""


class StoreFailed(Exception):
    """The write failed and nothing was written, unless a connection broke just then: then all of it may be. Look the
    key up."""


class Person(Struct, frozen=True):
    """A person, known by a cookie alone. Raising `epoch` makes all older cookies worthless."""

    id: str
    name: str
    epoch: int = 0
    link: str = ""
    """Fingerprint of the private link that moves this identity to another device; empty if there is none."""


class Record(Struct, frozen=True):
    """One record of a table's log. `key` is the sender's idempotency key: sent twice, it counts once."""

    n: int
    at: int
    """Milliseconds since 1970."""
    entry: bytes
    key: str = ""


class Summary(Struct, frozen=True):
    """The columns by which tables are searched; they change far less often than the log grows."""

    phase: str
    """gathering, playing or over"""
    game: str
    listed: bool
    """Whether strangers find it among the open tables."""
    due: int
    """The time at which this table needs attention even if no one is connected (milliseconds); 0 is never."""
    people: tuple[str, ...]
    """The identities of the people who sit here."""
    card: bytes
    """The entry for a list of tables, as JSON."""


class TableRow(Struct, frozen=True):
    """A row of the table list."""

    id: str
    code: str
    updated: int
    summary: Summary


class Checkpoint(Struct, frozen=True):
    """A table's state after record n of its log, so that no replay is long."""

    n: int
    state: bytes


class Ban(Struct, frozen=True):
    """A banned address."""

    address: str
    at: int
    why: str = ""


class Order(Struct, frozen=True):
    """A command of the operator (`wusel admin`), carried out by the process that serves the table."""

    id: str
    at: int
    what: bytes


class Lesson(Struct, frozen=True):
    """The lesson of a finished game for a seat."""

    table: str
    seat: int
    found: bytes
    """As JSON."""


TryKind = Literal["day", "late", "cast"]
"""On the very day, afterwards, or by a bot: of people only the first counts."""


class Try(Struct, frozen=True):
    """A person's try at the deal of a day."""

    game: str
    day: str
    """As 2026-11-16."""
    person: str
    """For the cast, the bot."""
    table: str
    """Empty for the cast."""
    share: str
    """The key under which others see the result, without learning the table's id."""
    result: bytes = b""
    """The result as JSON; empty until it is known."""
    kind: TryKind = "day"
