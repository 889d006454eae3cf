"""The interface of all stores, and the rows that they hold. Nothing here knows a game."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Struct


class Conflict(Exception):
    """A row with this key exists already: another process has written record n, or a code is taken."""


class StoreFailed(Exception):
    """The write failed and nothing was written, unless a connection broke just then: then all of it may be. Look the
    key up."""


class Person(Struct, frozen=True):
    """Somebody known by a cookie alone. Raising `epoch` makes all cookies signed before worthless."""

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
    """When somebody has to look after this table even if nobody is there (milliseconds); 0 is never."""
    people: tuple[str, ...]
    """Who sits here, by identity."""
    card: bytes
    """What a list of tables shows of it, as JSON."""


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


class Try(Struct, frozen=True):
    """Somebody's try at the deal of a day."""

    game: str
    day: str
    """As 2026-11-16."""
    person: str
    table: str
    share: str
    """By which others are shown how it went, without learning where the table is."""
    result: bytes = b""
    """How it went, as JSON; empty until that is known."""


class Holdings(Struct, frozen=True):
    """Row counts of a store."""

    tables: int
    playing: int
    people: int
    records: int


class Store(ABC):
    """Durable storage: when a write returns, it is on the disk."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and migrate the schema; an error says what to do."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, then disconnect."""

    @abstractmethod
    async def is_well(self) -> bool:
        """Whether it answers."""

    @abstractmethod
    async def check_writable(self) -> None:
        """Write a probe: whether there is room can only be tried."""

    @abstractmethod
    def when_written(self, notice: Callable[[float, str], None]) -> None:
        """Set the callback for every write: it gets the seconds that it took, and the error of the database, empty if
        there was none or only a conflict."""

    @abstractmethod
    async def secret(self) -> bytes:
        """The key that signs cookies: made once (32 random bytes), the same for all processes."""

    # --- people

    @abstractmethod
    async def person(self, id: str) -> Person | None: ...

    @abstractmethod
    async def person_by_link(self, link: str) -> Person | None:
        """The person whose private link has this fingerprint."""

    @abstractmethod
    async def keep_person(self, person: Person) -> None:
        """Insert or update a person."""

    # --- tables

    @abstractmethod
    async def new_table(self, row: TableRow, record: Record) -> None:
        """Insert a table with the first record of its log; Conflict if id or code is taken."""

    @abstractmethod
    def append(
        self,
        table: str,
        record: Record,
        summary: Summary | None = None,
        checkpoint: Checkpoint | None = None,
        same_people: bool = False,
    ) -> "asyncio.Future[None]":
        """Append a record, and in the same transaction what else has changed. Done when it is on the disk; Conflict if
        record n exists already."""

    @abstractmethod
    async def records(self, table: str, after: int = 0, upto: int = 2**31 - 1) -> list[Record]:
        """The records after a number, in order; up to one including it."""

    @abstractmethod
    async def record_with_key(self, table: str, key: str, after: int = 0) -> Record | None:
        """The record after a number that was sent under a key."""

    @abstractmethod
    async def checkpoint(self, table: str, upto: int = 2**31 - 1) -> Checkpoint | None:
        """The newest checkpoint, not beyond a record."""

    @abstractmethod
    async def keep_checkpoint(self, table: str, checkpoint: Checkpoint) -> None:
        """Write a checkpoint without a record."""

    @abstractmethod
    async def keep_summary(self, row: TableRow) -> None:
        """Update the summary of a table without a record."""

    @abstractmethod
    async def keep_content(self, id: str, text: str) -> None:
        """Insert a content file under its fingerprint, unless it is there already."""

    @abstractmethod
    async def content(self, id: str) -> str | None:
        """The content file with a fingerprint."""

    @abstractmethod
    async def table(self, id: str) -> TableRow | None: ...

    @abstractmethod
    async def table_by_code(self, code: str) -> TableRow | None: ...

    @abstractmethod
    async def open_tables(self, limit: int) -> list[TableRow]:
        """Listed tables that are gathering or playing, the most recently changed first."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Tables at which a person sits, the most recently changed first."""

    @abstractmethod
    async def due(self, before: int, limit: int) -> list[str]:
        """Tables not over whose due time has passed, the earliest first."""

    # --- the deal of the day

    @abstractmethod
    async def new_try(self, one: Try) -> None:
        """Insert a person's try at the deal of a day; Conflict if there is one."""

    @abstractmethod
    async def tries(self, game: str, day: str, limit: int) -> list[Try]:
        """All tries at the deal of a day."""

    @abstractmethod
    async def try_of(self, game: str, day: str, person: str) -> Try | None:
        """A person's try at the deal of a day."""

    @abstractmethod
    async def tries_to_read(self, game: str, day: str, limit: int) -> list[Try]:
        """Tries that are over and have no result yet."""

    @abstractmethod
    async def keep_result(self, one: Try) -> None:
        """Write the result of a try."""

    # --- for the operator

    @abstractmethod
    async def all_tables(self, phase: str, after: int, before: int, limit: int) -> list[TableRow]:
        """Tables of a phase, or of any if it is empty, that changed last between two moments; the latest first."""

    @abstractmethod
    async def finished(self, before: int, limit: int) -> list[str]:
        """Tables that have been over since before a moment, the oldest first."""

    @abstractmethod
    async def delete_table(self, id: str) -> None:
        """Delete a table with its log and all that belongs to it, and content that no other table uses."""

    @abstractmethod
    async def people_called(self, name: str, limit: int) -> list[Person]:
        """People whose name contains some letters, regardless of case."""

    @abstractmethod
    async def delete_person(self, id: str) -> None:
        """Delete a person."""

    @abstractmethod
    async def tables_naming(self, person: str) -> list[str]:
        """Tables whose log contains a person's id; a full scan."""

    @abstractmethod
    async def rewrite(self, row: TableRow, records: list[Record], without: str) -> None:
        """Replace records of a log and the summary of its table, and delete the keys of a person. Idempotent: an
        interrupted rewrite can be repeated."""

    @abstractmethod
    async def bans(self) -> list[Ban]: ...

    @abstractmethod
    async def keep_ban(self, ban: Ban) -> None: ...

    @abstractmethod
    async def delete_ban(self, address: str) -> None: ...

    @abstractmethod
    async def place_order(self, order: Order) -> None: ...

    @abstractmethod
    async def orders(self) -> list[Order]:
        """Orders without an answer, in the order in which they were placed."""

    @abstractmethod
    async def answer_order(self, id: str, answer: bytes) -> None:
        """Write what came of an order."""

    @abstractmethod
    async def answer(self, order: str) -> bytes:
        """The answer to an order; empty if there is none yet."""

    @abstractmethod
    async def delete_order(self, id: str) -> None: ...

    @abstractmethod
    async def holdings(self) -> Holdings: ...

    # --- leases: one process at a time serves a table

    @abstractmethod
    async def claim(self, table: str) -> str:
        """Get the lease of a table. Empty if this process has it now; else the address of the process that does."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Release the lease of a table."""

    @abstractmethod
    def holds_leases(self) -> bool:
        """Whether the leases of this process are still valid; asked before anything is written or sent."""

    @abstractmethod
    def when_leases_lost(self, forget: Callable[[], None]) -> None:
        """Set the callback for the loss of all leases: every table in memory is outdated."""

    # --- notifications to all processes

    @abstractmethod
    async def sign_out(self, person: str) -> None:
        """Notify every process that a person's cookies are no longer valid."""

    @abstractmethod
    def when_signed_out(self, hang_up: Callable[[str], None]) -> None:
        """Set the callback for a person whose cookies are no longer valid: their connections are closed."""
