"""All SQL statements, in a dialect that SQLite and PostgreSQL share."""

import asyncio
import secrets
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from wusel.server.log.stores.store import (
    Ban,
    Checkpoint,
    Holdings,
    Order,
    Person,
    Record,
    Store,
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


WRITE_PROBE = """insert into house (name, value) values ('probe', $1)
    on conflict (name) do update set value = excluded.value"""
PROBE = bytes(32_768)
"""About as many bytes as a busy moment writes: a disk with less room counts as full."""
KEEP_SECRET = "insert into house (name, value) values ('secret', $1) on conflict (name) do nothing"
SECRET = "select value from house where name = 'secret'"

PERSON = "select id, name, epoch, link from people where id = $1"
PERSON_BY_LINK = "select id, name, epoch, link from people where link = $1 and link <> ''"
KEEP_PERSON = """insert into people (id, name, epoch, link) values ($1, $2, $3, $4)
    on conflict (id) do update set name = excluded.name, epoch = excluded.epoch, link = excluded.link
    where people.epoch <= excluded.epoch"""

NEW_TABLE = """insert into tables (id, code, updated, phase, game, listed, due, people, card)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)"""
CHANGE_TABLE = """update tables set updated = $2, phase = $3, game = $4, listed = $5, due = $6, people = $7, card = $8
    where id = $1"""
TABLE_COLUMNS = "select id, code, updated, phase, game, listed, due, people, card from tables"
TABLE = f"{TABLE_COLUMNS} where id = $1"
TABLE_BY_CODE = f"{TABLE_COLUMNS} where code = $1"
OPEN_TABLES = f"{TABLE_COLUMNS} where listed and phase <> 'over' order by updated desc, id limit $1"
TABLES_OF = f"""{TABLE_COLUMNS} where id in (select table_id from seated where person = $1)
    order by updated desc, id limit $2"""
DUE = "select id from tables where due > 0 and phase <> 'over' and due <= $1 order by due, id limit $2"

APPEND_INTO = "insert into lines (table_id, n, at, entry, key) values"
APPEND = f"{APPEND_INTO} ($1, $2, $3, $4, $5)"
RECORDS = "select n, at, entry, key from lines where table_id = $1 and n > $2 and n <= $3 order by n"
RECORD_WITH_KEY = """select n, at, entry, key from lines
    where table_id = $1 and n > $2 and key = $3 and key <> '' limit 1"""
KEEP_CHECKPOINT = """insert into checkpoints (table_id, n, state) values ($1, $2, $3)
    on conflict (table_id, n) do update set state = excluded.state"""
KEEP_CONTENT = "insert into contents (id, text) values ($1, $2) on conflict (id) do nothing"
CONTENT = "select text from contents where id = $1"
CHECKPOINT = "select n, state from checkpoints where table_id = $1 and n <= $2 order by n desc limit 1"

NEW_TRY = "insert into days (game, day, person, table_id, share, result) values ($1, $2, $3, $4, $5, $6)"
TRY_COLUMNS = "select days.game, day, person, table_id, share, result from days"
TRIES = f"{TRY_COLUMNS} where days.game = $1 and day = $2 order by share limit $3"
TRY_OF = f"{TRY_COLUMNS} where days.game = $1 and day = $2 and person = $3"
TRIES_TO_READ = f"""{TRY_COLUMNS} join tables on tables.id = table_id
    where days.game = $1 and day = $2 and phase = 'over' and result = $4 order by share limit $3"""
KEEP_RESULT = "update days set result = $4 where game = $1 and day = $2 and person = $3"

ALL_TABLES = f"""{TABLE_COLUMNS} where ($1 = '' or phase = $1) and updated >= $2 and updated <= $3
    order by updated desc, id limit $4"""
FINISHED = "select id from tables where phase = 'over' and updated < $1 order by updated, id limit $2"
BROUGHT = "select entry from lines where table_id = $1 and n = 1"
BROUGHT_BY_OTHERS = "select 1 from lines where n = 1 and table_id <> $1 and {} limit 1"
DELETE_TABLE = (
    "delete from seated where table_id = $1",
    "delete from lines where table_id = $1",
    "delete from checkpoints where table_id = $1",
    "delete from days where table_id = $1",
    "delete from tables where id = $1",
)
DELETE_CONTENT = "delete from contents where id = $1"
PEOPLE_CALLED = "select id, name, epoch, link from people where lower(name) like $1 order by name, id limit $2"
DELETE_PERSON = ("delete from people where id = $1", "delete from days where person = $1")
TABLES_NAMING = "select distinct table_id from lines where table_id <> $1 and {} order by table_id"
FORGET_KEYS = "update lines set key = '' where table_id = $1 and key like $2"
REWRITE = "update lines set entry = $3 where table_id = $1 and n = $2"
REWRITTEN_AT_ONCE = 100

BANS = "select address, at, why from bans order by at, address"
KEEP_BAN = """insert into bans (address, at, why) values ($1, $2, $3)
    on conflict (address) do update set at = excluded.at, why = excluded.why"""
DELETE_BAN = "delete from bans where address = $1"
PLACE_ORDER = "insert into orders (id, at, what, answer) values ($1, $2, $3, $4)"
ORDERS = "select id, at, what from orders where answer = $1 order by at, id"
ANSWER_ORDER = "update orders set answer = $2 where id = $1"
ANSWER = "select answer from orders where id = $1"
DELETE_ORDER = "delete from orders where id = $1"
HOLDINGS = """select (select count(*) from tables), (select count(*) from tables where phase = 'playing'),
    (select count(*) from people), (select count(*) from lines)"""


class SqlStore(Store):
    """What both databases have in common: the statements. Subclasses execute them."""

    _has: str
    """SQL for whether an entry contains the bytes $2: the only expression that the two dialects write differently."""

    @abstractmethod
    async def _read(self, sql: str, *values: Value) -> Sequence[Row]:
        """Execute a query; its rows."""

    @abstractmethod
    def _write(self, *statements: Statement) -> "asyncio.Future[None]":
        """Execute statements in one transaction; done when it is on the disk. No two of them touch the same row."""

    async def check_writable(self) -> None:
        await self._write((WRITE_PROBE, (PROBE,)))

    async def secret(self) -> bytes:
        await self._write((KEEP_SECRET, (secrets.token_bytes(32),)))
        return bytes((await self._read(SECRET))[0][0])

    async def person(self, id: str) -> Person | None:
        return first([Person(*row) for row in await self._read(PERSON, id)])

    async def person_by_link(self, link: str) -> Person | None:
        return first([Person(*row) for row in await self._read(PERSON_BY_LINK, link)])

    async def keep_person(self, person: Person) -> None:
        await self._write((KEEP_PERSON, (person.id, person.name, person.epoch, person.link)))

    async def new_table(self, row: TableRow, record: Record) -> None:
        values = (row.id, row.code, row.updated, *summary_values(row.summary))
        await self._write((NEW_TABLE, values), *seating(row.id, row.summary.people), appending(row.id, record))

    def append(
        self,
        table: str,
        record: Record,
        summary: Summary | None = None,
        checkpoint: Checkpoint | None = None,
        same_people: bool = False,
    ) -> "asyncio.Future[None]":
        statements = [appending(table, record)]
        if summary is not None:
            statements.append((CHANGE_TABLE, (table, record.at, *summary_values(summary))))
            if not same_people:
                statements += [leaving(table, summary.people), *seating(table, summary.people)]
        if checkpoint is not None:
            statements.append((KEEP_CHECKPOINT, (table, checkpoint.n, checkpoint.state)))
        return self._write(*statements)

    async def records(self, table: str, after: int = 0, upto: int = 2**31 - 1) -> list[Record]:
        return [Record(*row) for row in await self._read(RECORDS, table, after, upto)]

    async def record_with_key(self, table: str, key: str, after: int = 0) -> Record | None:
        return first([Record(*row) for row in await self._read(RECORD_WITH_KEY, table, after, key)])

    async def checkpoint(self, table: str, upto: int = 2**31 - 1) -> Checkpoint | None:
        return first([Checkpoint(*row) for row in await self._read(CHECKPOINT, table, upto)])

    async def keep_checkpoint(self, table: str, checkpoint: Checkpoint) -> None:
        await self._write((KEEP_CHECKPOINT, (table, checkpoint.n, checkpoint.state)))

    async def keep_summary(self, row: TableRow) -> None:
        await self._write((CHANGE_TABLE, (row.id, row.updated, *summary_values(row.summary))))

    async def keep_content(self, id: str, text: str) -> None:
        await self._write((KEEP_CONTENT, (id, text.encode())))

    async def content(self, id: str) -> str | None:
        return first([bytes(row[0]).decode() for row in await self._read(CONTENT, id)])

    async def table(self, id: str) -> TableRow | None:
        return first([table_row(row) for row in await self._read(TABLE, id)])

    async def table_by_code(self, code: str) -> TableRow | None:
        return first([table_row(row) for row in await self._read(TABLE_BY_CODE, code)])

    async def open_tables(self, limit: int) -> list[TableRow]:
        return [table_row(row) for row in await self._read(OPEN_TABLES, limit)]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        return [table_row(row) for row in await self._read(TABLES_OF, person, limit)]

    async def due(self, before: int, limit: int) -> list[str]:
        return [row[0] for row in await self._read(DUE, before, limit)]

    async def new_try(self, one: Try) -> None:
        await self._write((NEW_TRY, (one.game, one.day, one.person, one.table, one.share, one.result)))

    async def tries(self, game: str, day: str, limit: int) -> list[Try]:
        return [Try(*row) for row in await self._read(TRIES, game, day, limit)]

    async def try_of(self, game: str, day: str, person: str) -> Try | None:
        return first([Try(*row) for row in await self._read(TRY_OF, game, day, person)])

    async def tries_to_read(self, game: str, day: str, limit: int) -> list[Try]:
        return [Try(*row) for row in await self._read(TRIES_TO_READ, game, day, limit, b"")]

    async def keep_result(self, one: Try) -> None:
        await self._write((KEEP_RESULT, (one.game, one.day, one.person, one.result)))

    async def all_tables(self, phase: str, after: int, before: int, limit: int) -> list[TableRow]:
        return [table_row(row) for row in await self._read(ALL_TABLES, phase, after, before, limit)]

    async def finished(self, before: int, limit: int) -> list[str]:
        return [row[0] for row in await self._read(FINISHED, before, limit)]

    async def delete_table(self, id: str) -> None:
        content = await self._content_of(id)
        await self._write(*((statement, (id,)) for statement in DELETE_TABLE))
        if content:
            await self._write((DELETE_CONTENT, (content,)))

    async def _content_of(self, table: str) -> str:
        """The fingerprint of the content that only this table is played with; empty if there is none."""
        for (entry,) in await self._read(BROUGHT, table):
            brought = brought_by(entry)
            if brought and not await self._read(BROUGHT_BY_OTHERS.format(self._has), table, brought.encode()):
                return brought
        return ""

    async def people_called(self, name: str, limit: int) -> list[Person]:
        return [Person(*row) for row in await self._read(PEOPLE_CALLED, f"%{name.lower()}%", limit)]

    async def delete_person(self, id: str) -> None:
        await self._write(*((statement, (id,)) for statement in DELETE_PERSON))

    async def tables_naming(self, person: str) -> list[str]:
        return [row[0] for row in await self._read(TABLES_NAMING.format(self._has), "", person.encode())]

    async def rewrite(self, row: TableRow, records: list[Record], without: str) -> None:
        await self._write((FORGET_KEYS, (row.id, f"{without}:%")))
        for begin in range(0, len(records), REWRITTEN_AT_ONCE):
            some = records[begin : begin + REWRITTEN_AT_ONCE]
            await self._write(*((REWRITE, (row.id, record.n, record.entry)) for record in some))
        people = row.summary.people
        await self._write(
            (CHANGE_TABLE, (row.id, row.updated, *summary_values(row.summary))),
            leaving(row.id, people),
            *seating(row.id, people),
        )

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._read(BANS)]

    async def keep_ban(self, ban: Ban) -> None:
        await self._write((KEEP_BAN, (ban.address, ban.at, ban.why)))

    async def delete_ban(self, address: str) -> None:
        await self._write((DELETE_BAN, (address,)))

    async def place_order(self, order: Order) -> None:
        await self._write((PLACE_ORDER, (order.id, order.at, order.what, b"")))

    async def orders(self) -> list[Order]:
        return [Order(*row) for row in await self._read(ORDERS, b"")]

    async def answer_order(self, id: str, answer: bytes) -> None:
        await self._write((ANSWER_ORDER, (id, answer)))

    async def answer(self, order: str) -> bytes:
        return first([bytes(row[0]) for row in await self._read(ANSWER, order)]) or b""

    async def delete_order(self, id: str) -> None:
        await self._write((DELETE_ORDER, (id,)))

    async def holdings(self) -> Holdings:
        return Holdings(*(await self._read(HOLDINGS))[0])


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
    return APPEND, (table, record.n, record.at, record.entry, record.key)


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
