"""The store: SQL statements on the rows of a database. Nothing here knows a game."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from wusel.server.log.stores import statements as sql
from wusel.server.log.stores.rows import (
    Ban,
    Checkpoint,
    Holdings,
    Order,
    Person,
    Record,
    Summary,
    TableRow,
    Try,
)

Value = str | int | bytes
Statement = tuple[str, Sequence[Value]]
Row = Sequence[Any]
T = TypeVar("T")


class ContentOfTable(msgspec.Struct):
    """The one field of a log's first record that is read here."""

    brought: str = ""


class Store(ABC):
    """Durable storage: when a write returns, it is on the disk. The statements are the same for both databases;
    subclasses connect and execute."""

    _has: str
    """SQL for whether an entry contains the bytes $2: the only expression that the two dialects write differently."""

    def __init__(self) -> None:
        self.on_write: Callable[[float, str], None] = lambda *_: None
        """Called after every write with the seconds it took and the database's error, empty if there was none or only a
        conflict."""
        self.on_leases_lost: Callable[[], None] = lambda: None
        """Called when all leases are lost: every table in memory is outdated."""
        self.on_signed_out: Callable[[str], None] = lambda _: None
        """Called with a person whose cookies are no longer valid, in every process."""

    @abstractmethod
    async def _read(self, sql: str, *values: Value) -> Sequence[Row]:
        """Execute a query; its rows."""

    @abstractmethod
    def _write(self, *statements: Statement) -> "asyncio.Future[None]":
        """Execute statements in one transaction; done when it is on the disk. No two of them touch the same row."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and migrate the schema; an error says what to do."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, then disconnect."""

    @abstractmethod
    async def is_well(self) -> bool:
        """Whether it answers."""

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

    # --- notifications to all processes

    @abstractmethod
    async def sign_out(self, person: str) -> None:
        """Notify every process that a person's cookies are no longer valid."""

    async def check_writable(self) -> None:
        """Write a probe: whether there is room can only be tried."""
        await self._write((sql.WRITE_PROBE, (sql.PROBE,)))

    async def secret(self) -> bytes:
        """The key that signs cookies: made once (32 random bytes), the same for all processes."""
        await self._write((sql.KEEP_SECRET, (secrets.token_bytes(32),)))
        return bytes((await self._read(sql.SECRET))[0][0])

    # --- people

    async def person(self, id: str) -> Person | None:
        return first([Person(*row) for row in await self._read(sql.PERSON, id)])

    async def person_by_link(self, link: str) -> Person | None:
        """The person whose private link has this fingerprint."""
        return first([Person(*row) for row in await self._read(sql.PERSON_BY_LINK, link)])

    async def keep_person(self, person: Person) -> None:
        """Insert or update a person."""
        await self._write((sql.KEEP_PERSON, (person.id, person.name, person.epoch, person.link)))

    # --- tables

    async def new_table(self, row: TableRow, record: Record) -> None:
        """Insert a table with the first record of its log; Conflict if id or code is taken."""
        values = (row.id, row.code, row.updated, *summary_values(row.summary))
        await self._write((sql.NEW_TABLE, values), *seating(row.id, row.summary.people), appending(row.id, record))

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
        statements = [appending(table, record)]
        if summary is not None:
            statements.append((sql.CHANGE_TABLE, (table, record.at, *summary_values(summary))))
            if not same_people:
                statements += [leaving(table, summary.people), *seating(table, summary.people)]
        if checkpoint is not None:
            statements.append((sql.KEEP_CHECKPOINT, (table, checkpoint.n, checkpoint.state)))
        return self._write(*statements)

    async def records(self, table: str, after: int = 0, upto: int = 2**31 - 1) -> list[Record]:
        """The records after a number, in order; up to one including it."""
        return [Record(*row) for row in await self._read(sql.RECORDS, table, after, upto)]

    async def record_with_key(self, table: str, key: str, after: int = 0) -> Record | None:
        """The record after a number that was sent under a key."""
        return first([Record(*row) for row in await self._read(sql.RECORD_WITH_KEY, table, after, key)])

    async def checkpoint(self, table: str, upto: int = 2**31 - 1) -> Checkpoint | None:
        """The newest checkpoint, not beyond a record."""
        return first([Checkpoint(*row) for row in await self._read(sql.CHECKPOINT, table, upto)])

    async def keep_checkpoint(self, table: str, checkpoint: Checkpoint) -> None:
        """Write a checkpoint without a record."""
        await self._write((sql.KEEP_CHECKPOINT, (table, checkpoint.n, checkpoint.state)))

    async def keep_summary(self, row: TableRow) -> None:
        """Update the summary of a table without a record."""
        await self._write((sql.CHANGE_TABLE, (row.id, row.updated, *summary_values(row.summary))))

    async def keep_content(self, id: str, text: str) -> None:
        """Insert a content file under its fingerprint, unless it is there already."""
        await self._write((sql.KEEP_CONTENT, (id, text.encode())))

    async def content(self, id: str) -> str | None:
        """The content file with a fingerprint."""
        return first([bytes(row[0]).decode() for row in await self._read(sql.CONTENT, id)])

    async def table(self, id: str) -> TableRow | None:
        return first([table_row(row) for row in await self._read(sql.TABLE, id)])

    async def table_by_code(self, code: str) -> TableRow | None:
        return first([table_row(row) for row in await self._read(sql.TABLE_BY_CODE, code)])

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Listed tables that are gathering or playing, the most recently changed first."""
        return [table_row(row) for row in await self._read(sql.OPEN_TABLES, limit)]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Tables at which a person sits, the most recently changed first."""
        return [table_row(row) for row in await self._read(sql.TABLES_OF, person, limit)]

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables not over whose due time has passed, the earliest first."""
        return [row[0] for row in await self._read(sql.DUE, before, limit)]

    # --- the deal of the day

    async def new_try(self, one: Try) -> None:
        """Insert a person's try at the deal of a day; Conflict if there is one."""
        await self._write((sql.NEW_TRY, (one.game, one.day, one.person, one.table, one.share, one.result)))

    async def tries(self, game: str, day: str, limit: int) -> list[Try]:
        """All tries at the deal of a day."""
        return [Try(*row) for row in await self._read(sql.TRIES, game, day, limit)]

    async def try_of(self, game: str, day: str, person: str) -> Try | None:
        """A person's try at the deal of a day."""
        return first([Try(*row) for row in await self._read(sql.TRY_OF, game, day, person)])

    async def tries_to_read(self, game: str, day: str, limit: int) -> list[Try]:
        """Tries that are over and have no result yet."""
        return [Try(*row) for row in await self._read(sql.TRIES_TO_READ, game, day, limit, b"")]

    async def keep_result(self, one: Try) -> None:
        """Write the result of a try."""
        await self._write((sql.KEEP_RESULT, (one.game, one.day, one.person, one.result)))

    # --- for the operator

    async def all_tables(self, phase: str, after: int, before: int, limit: int) -> list[TableRow]:
        """Tables of a phase, or of any if it is empty, that changed last between two moments; the latest first."""
        return [table_row(row) for row in await self._read(sql.ALL_TABLES, phase, after, before, limit)]

    async def finished(self, before: int, limit: int) -> list[str]:
        """Tables that have been over since before a moment, the oldest first."""
        return [row[0] for row in await self._read(sql.FINISHED, before, limit)]

    async def delete_table(self, id: str) -> None:
        """Delete a table with its log and all that belongs to it, and content that no other table uses."""
        content = await self._content_of(id)
        await self._write(*((statement, (id,)) for statement in sql.DELETE_TABLE))
        if content:
            await self._write((sql.DELETE_CONTENT, (content,)))

    async def _content_of(self, table: str) -> str:
        """The fingerprint of the content that only this table is played with; empty if there is none."""
        for (entry,) in await self._read(sql.BROUGHT, table):
            brought = brought_by(entry)
            if brought and not await self._read(sql.BROUGHT_BY_OTHERS.format(self._has), table, brought.encode()):
                return brought
        return ""

    async def people_called(self, name: str, limit: int) -> list[Person]:
        """People whose name contains some letters, regardless of case."""
        return [Person(*row) for row in await self._read(sql.PEOPLE_CALLED, f"%{name.lower()}%", limit)]

    async def delete_person(self, id: str) -> None:
        """Delete a person."""
        await self._write(*((statement, (id,)) for statement in sql.DELETE_PERSON))

    async def tables_naming(self, person: str) -> list[str]:
        """Tables whose log contains a person's id; a full scan."""
        return [row[0] for row in await self._read(sql.TABLES_NAMING.format(self._has), "", person.encode())]

    async def rewrite(self, row: TableRow, records: list[Record], without: str) -> None:
        """Replace records of a log and the summary of its table, and delete the keys of a person. Idempotent: an
        interrupted rewrite can be repeated."""
        await self._write((sql.FORGET_KEYS, (row.id, f"{without}:%")))
        for begin in range(0, len(records), sql.REWRITTEN_AT_ONCE):
            some = records[begin : begin + sql.REWRITTEN_AT_ONCE]
            await self._write(*((sql.REWRITE, (row.id, record.n, record.entry)) for record in some))
        people = row.summary.people
        await self._write(
            (sql.CHANGE_TABLE, (row.id, row.updated, *summary_values(row.summary))),
            leaving(row.id, people),
            *seating(row.id, people),
        )

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._read(sql.BANS)]

    async def keep_ban(self, ban: Ban) -> None:
        await self._write((sql.KEEP_BAN, (ban.address, ban.at, ban.why)))

    async def delete_ban(self, address: str) -> None:
        await self._write((sql.DELETE_BAN, (address,)))

    async def place_order(self, order: Order) -> None:
        await self._write((sql.PLACE_ORDER, (order.id, order.at, order.what, b"")))

    async def orders(self) -> list[Order]:
        """Orders without an answer, in the order in which they were placed."""
        return [Order(*row) for row in await self._read(sql.ORDERS, b"")]

    async def answer_order(self, id: str, answer: bytes) -> None:
        """Write what came of an order."""
        await self._write((sql.ANSWER_ORDER, (id, answer)))

    async def answer(self, order: str) -> bytes:
        """The answer to an order; empty if there is none yet."""
        return first([bytes(row[0]) for row in await self._read(sql.ANSWER, order)]) or b""

    async def delete_order(self, id: str) -> None:
        await self._write((sql.DELETE_ORDER, (id,)))

    async def holdings(self) -> Holdings:
        return Holdings(*(await self._read(sql.HOLDINGS))[0])


def brought_by(entry: bytes) -> str:
    """The fingerprint of the content that a log's first record names."""
    try:
        return msgspec.json.decode(entry, type=ContentOfTable).brought
    except msgspec.MsgspecError:
        return ""


def first(found: list[T]) -> T | None:
    """The first item; None if there is none."""
    return found[0] if found else None


def appending(table: str, record: Record) -> Statement:
    """The statement that appends a record to a log."""
    return sql.APPEND, (table, record.n, record.at, record.entry, record.key)


def seating(table: str, people: Sequence[str]) -> list[Statement]:
    """The statement that adds people to those who sit at a table."""
    if not people:
        return []
    places = ", ".join(f"(${i}, $1)" for i in range(2, len(people) + 2))
    return [(f"insert into seated (person, table_id) values {places} on conflict do nothing", (table, *people))]


def leaving(table: str, people: Sequence[str]) -> Statement:
    """The statement that removes all others from those who sit at a table."""
    staying = ", ".join(["''", *(f"${i}" for i in range(2, len(people) + 2))])
    return f"delete from seated where table_id = $1 and person not in ({staying})", (table, *people)


def summary_values(summary: Summary) -> tuple[Value, ...]:
    """The columns of a summary."""
    people = msgspec.json.encode(summary.people).decode()
    return summary.phase, summary.game, summary.listed, summary.due, people, summary.card


def table_row(row: Row) -> TableRow:
    """A row of the table list, from its columns."""
    id, code, updated, phase, game, listed, due, people, card = row
    seats = msgspec.json.decode(people, type=tuple[str, ...])
    return TableRow(id, code, updated, Summary(phase, game, bool(listed), due, seats, card))
