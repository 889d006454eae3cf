"""Every question to the server's memory and every note in it, in SQL that both databases understand."""

import secrets
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from wusel.server.log.stores.store import Checkpoint, Line, Person, Store, Summary, TableRow

Value = str | int | bytes
Statement = tuple[str, Sequence[Value]]
Row = Sequence[Any]
T = TypeVar("T")

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
LINES = "select n, at, entry, key from lines where table_id = $1 and n > $2 and n <= $3 order by n"
LINE_WITH_KEY = """select n, at, entry, key from lines
    where table_id = $1 and n > $2 and key = $3 and key <> '' limit 1"""
KEEP_CHECKPOINT = """insert into checkpoints (table_id, n, state) values ($1, $2, $3)
    on conflict (table_id, n) do update set state = excluded.state"""
KEEP_CONTENT = "insert into contents (id, text) values ($1, $2) on conflict (id) do nothing"
CONTENT = "select text from contents where id = $1"
CHECKPOINT = "select n, state from checkpoints where table_id = $1 and n <= $2 order by n desc limit 1"


class SqlStore(Store):
    """All that the two databases have in common: what is asked and noted. How, they know themselves."""

    @abstractmethod
    async def _read(self, sql: str, *values: Value) -> Sequence[Row]:
        """The rows that answer a question."""

    @abstractmethod
    async def _write(self, *statements: Statement) -> None:
        """All of it or nothing, on the disk. No two of the statements touch the same row."""

    async def secret(self) -> bytes:
        await self._write((KEEP_SECRET, (secrets.token_bytes(32),)))
        return bytes((await self._read(SECRET))[0][0])

    async def person(self, id: str) -> Person | None:
        return first([Person(*row) for row in await self._read(PERSON, id)])

    async def person_by_link(self, link: str) -> Person | None:
        return first([Person(*row) for row in await self._read(PERSON_BY_LINK, link)])

    async def keep_person(self, person: Person) -> None:
        await self._write((KEEP_PERSON, (person.id, person.name, person.epoch, person.link)))

    async def new_table(self, row: TableRow, line: Line) -> None:
        values = (row.id, row.code, row.updated, *summary_values(row.summary))
        await self._write((NEW_TABLE, values), *seating(row.id, row.summary.people), appending(row.id, line))

    async def append(
        self, table: str, line: Line, summary: Summary | None = None, checkpoint: Checkpoint | None = None
    ) -> None:
        statements = [appending(table, line)]
        if summary is not None:
            statements.append((CHANGE_TABLE, (table, line.at, *summary_values(summary))))
            statements += [leaving(table, summary.people), *seating(table, summary.people)]
        if checkpoint is not None:
            statements.append((KEEP_CHECKPOINT, (table, checkpoint.n, checkpoint.state)))
        await self._write(*statements)

    async def lines(self, table: str, after: int = 0, upto: int = 2**31 - 1) -> list[Line]:
        return [Line(*row) for row in await self._read(LINES, table, after, upto)]

    async def line_with_key(self, table: str, key: str, after: int = 0) -> Line | None:
        return first([Line(*row) for row in await self._read(LINE_WITH_KEY, table, after, key)])

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


def first(found: list[T]) -> T | None:
    """The only one, if there is one."""
    return found[0] if found else None


def appending(table: str, line: Line) -> Statement:
    """One more line of a log."""
    return APPEND, (table, line.n, line.at, line.entry, line.key)


def seating(table: str, people: Sequence[str]) -> list[Statement]:
    """Everybody who sits at a table, whether they sat there before or not."""
    if not people:
        return []
    places = ", ".join(f"(${i}, $1)" for i in range(2, len(people) + 2))
    return [(f"insert into seated (person, table_id) values {places} on conflict do nothing", (table, *people))]


def leaving(table: str, people: Sequence[str]) -> Statement:
    """Everybody else gets up."""
    staying = ", ".join(["''", *(f"${i}" for i in range(2, len(people) + 2))])
    return f"delete from seated where table_id = $1 and person not in ({staying})", (table, *people)


def summary_values(summary: Summary) -> tuple[Value, ...]:
    """A summary in the order of the columns."""
    people = msgspec.json.encode(summary.people).decode()
    return summary.phase, summary.game, summary.listed, summary.due, people, summary.card


def table_row(row: Row) -> TableRow:
    """A table as lists show it, from its columns."""
    id, code, updated, phase, game, listed, due, people, card = row
    seats = msgspec.json.decode(people, type=tuple[str, ...])
    return TableRow(id, code, updated, Summary(phase, game, bool(listed), due, seats, card))
