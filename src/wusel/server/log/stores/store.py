"""What the server remembers, and what every store can be asked. Nothing here knows a game."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Struct


class Conflict(Exception):
    """Somebody else has written this record already: another process holds the table, or a code is taken."""


class StoreFailed(Exception):
    """The store did not take it; nothing was written. Only if a connection broke just then, all of it may be: look."""


class Person(Struct, frozen=True):
    """Somebody known by a cookie alone. Raising `epoch` makes all cookies signed before worthless."""

    id: str
    name: str
    epoch: int = 0
    link: str = ""
    """Fingerprint of the private link that moves this identity to another device; empty if there is none."""


class Record(Struct, frozen=True):
    """One record of a table's log. `key` is the sender's own name for it, so that sent twice counts once."""

    n: int
    at: int
    """Milliseconds since 1970."""
    entry: bytes
    key: str = ""


class Summary(Struct, frozen=True):
    """What tables are searched by: it changes far less often than the log grows."""

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
    """A table as lists show it."""

    id: str
    code: str
    updated: int
    summary: Summary


class Checkpoint(Struct, frozen=True):
    """A table's state after record n of its log, so that no replay is long."""

    n: int
    state: bytes


class Ban(Struct, frozen=True):
    """An address from which nobody is let in."""

    address: str
    at: int
    why: str = ""


class Order(Struct, frozen=True):
    """Something that whoever runs the house wants done, by the process that can."""

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
    """How much a store has."""

    tables: int
    playing: int
    people: int
    records: int


class Store(ABC):
    """A place that forgets nothing. When a call returns, it is on the disk."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date; an error says what to do."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, then let go."""

    @abstractmethod
    async def is_well(self) -> bool:
        """Whether it answers."""

    @abstractmethod
    async def prove(self) -> None:
        """Write something down that nobody needs: whether there is room can only be tried."""

    @abstractmethod
    def when_written(self, notice: Callable[[float, str], None]) -> None:
        """What to do when something has been written, or could not be: told how many seconds it took, and the trouble
        if there was any that is not the writer's own."""

    @abstractmethod
    async def secret(self) -> bytes:
        """The key that cookies are signed with: made once (32 random bytes), the same for all processes."""

    # --- people

    @abstractmethod
    async def person(self, id: str) -> Person | None: ...

    @abstractmethod
    async def person_by_link(self, link: str) -> Person | None:
        """Whose private link has this fingerprint."""

    @abstractmethod
    async def keep_person(self, person: Person) -> None:
        """Write a person down, new or changed."""

    # --- tables

    @abstractmethod
    async def new_table(self, row: TableRow, record: Record) -> None:
        """A table with the first record of its log; Conflict if id or code is taken."""

    @abstractmethod
    def append(
        self,
        table: str,
        record: Record,
        summary: Summary | None = None,
        checkpoint: Checkpoint | None = None,
        same_people: bool = False,
    ) -> "asyncio.Future[None]":
        """One more record, and with it, all or nothing, what else has changed. Done when it is on the disk; Conflict if
        record n is there already."""

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
        """Write down where a table stands, without anything having happened."""

    @abstractmethod
    async def keep_summary(self, row: TableRow) -> None:
        """Let lists show a table otherwise, without anything having happened."""

    @abstractmethod
    async def keep_content(self, id: str, text: str) -> None:
        """Write a content file down under its fingerprint; once is enough."""

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
        """Where somebody sits, the most recently changed first."""

    @abstractmethod
    async def due(self, before: int, limit: int) -> list[str]:
        """Tables not over whose time has come, the longest waiting first."""

    # --- the deal of the day

    @abstractmethod
    async def new_try(self, one: Try) -> None:
        """Somebody tries the deal of a day; Conflict if they have."""

    @abstractmethod
    async def tries(self, game: str, day: str, limit: int) -> list[Try]:
        """Everybody's tries at the deal of a day."""

    @abstractmethod
    async def try_of(self, game: str, day: str, person: str) -> Try | None:
        """Somebody's try at the deal of a day."""

    @abstractmethod
    async def tries_to_read(self, game: str, day: str, limit: int) -> list[Try]:
        """Tries that are over and of which nobody knows yet how they went."""

    @abstractmethod
    async def keep_result(self, one: Try) -> None:
        """How a try went."""

    # --- for whoever runs the house

    @abstractmethod
    async def all_tables(self, phase: str, after: int, before: int, limit: int) -> list[TableRow]:
        """Tables of a phase, or of any if it is empty, that changed last between two moments; the latest first."""

    @abstractmethod
    async def finished(self, before: int, limit: int) -> list[str]:
        """Tables that have been over since before a moment, the oldest first."""

    @abstractmethod
    async def delete_table(self, id: str) -> None:
        """A table with its log and all that was kept beside it. Content that nobody else plays with goes, too."""

    @abstractmethod
    async def people_called(self, name: str, limit: int) -> list[Person]:
        """People whose name has these letters in it, small or capital."""

    @abstractmethod
    async def delete_person(self, id: str) -> None:
        """Nobody is known by this identity any more."""

    @abstractmethod
    async def tables_naming(self, person: str) -> list[str]:
        """Tables whose log speaks of somebody, or may; all of every log is read."""

    @abstractmethod
    async def rewrite(self, row: TableRow, records: list[Record], without: str) -> None:
        """Lines of a log as they shall read from now on, with the table's summary and without the keys of somebody.
        What is begun can be done again."""

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
        """Orders that nobody has carried out yet, in the order in which they were placed."""

    @abstractmethod
    async def answer_order(self, id: str, answer: bytes) -> None:
        """It has been carried out, or cannot be."""

    @abstractmethod
    async def answer(self, order: str) -> bytes:
        """What came of an order; empty if nothing has yet."""

    @abstractmethod
    async def delete_order(self, id: str) -> None: ...

    @abstractmethod
    async def holdings(self) -> Holdings: ...

    # --- leases: a table lives in one process at a time

    @abstractmethod
    async def claim(self, table: str) -> str:
        """Lease the table to this process. Empty if it is; else the address of the process that holds it."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """This process no longer holds the table."""

    @abstractmethod
    def holds_leases(self) -> bool:
        """Whether what this process has claimed is still its own: one that slept for too long asks before it speaks."""

    @abstractmethod
    def when_leases_lost(self, forget: Callable[[], None]) -> None:
        """What to do when all leases are lost at once: forget every table in memory."""

    # --- what every process has to hear

    @abstractmethod
    async def sign_out(self, person: str) -> None:
        """Tell every process that this person's connections are no longer to be trusted."""

    @abstractmethod
    def when_signed_out(self, hang_up: Callable[[str], None]) -> None:
        """What to do when a person's connections are no longer to be trusted."""
