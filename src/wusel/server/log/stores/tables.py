"""Tables in the store: rows of the list, logs, checkpoints, content files."""

import asyncio

import msgspec

from wusel.server.log.stores.database import Database
from wusel.server.log.stores.rows import Checkpoint, Record, Summary, TableRow
from wusel.server.log.stores.statements import (
    TABLES,
    appending,
    changing,
    keeping,
    leaving,
    seating,
    summary_values,
    table_row,
)

RECORDS = "select n, at, entry, key from lines"
REWRITTEN_AT_ONCE = 100


class ContentOfTable(msgspec.Struct):
    """The one field of a log's first record that is read here."""

    brought: str = ""


class TableStore(Database):
    """Tables with their logs."""

    async def new_table(self, row: TableRow, record: Record) -> None:
        """Insert a table with the first record of its log; Conflict if id or code is taken."""
        new = """insert into tables (id, code, updated, phase, game, listed, due, people, card)
            values ($1, $2, $3, $4, $5, $6, $7, $8, $9)"""
        values = (row.id, row.code, row.updated, *summary_values(row.summary))
        await self._write((new, values), *seating(row.id, row.summary.people), appending(row.id, record))

    def append(
        self,
        table: str,
        record: Record,
        summary: Summary | None = None,
        checkpoint: Checkpoint | None = None,
        same_people: bool = False,
    ) -> "asyncio.Future[None]":
        """Append a record, and in the same transaction the other changes. Done when it is on the disk; Conflict if
        record n exists already."""
        statements = [appending(table, record)]
        if summary is not None:
            statements.append(changing(table, record.at, summary))
            if not same_people:
                statements += [leaving(table, summary.people), *seating(table, summary.people)]
        if checkpoint is not None:
            statements.append(keeping(table, checkpoint))
        return self._write(*statements)

    async def records(self, table: str, after: int = 0, upto: int = 2**31 - 1) -> list[Record]:
        """The records after a number, in order; up to one including it."""
        found = f"{RECORDS} where table_id = $1 and n > $2 and n <= $3 order by n"
        return await self._all(Record, found, table, after, upto)

    async def record_with_key(self, table: str, key: str, after: int = 0) -> Record | None:
        """The record after a number that was sent under a key."""
        found = f"{RECORDS} where table_id = $1 and n > $2 and key = $3 and key <> '' limit 1"
        return await self._first(Record, found, table, after, key)

    async def checkpoint(self, table: str, upto: int = 2**31 - 1) -> Checkpoint | None:
        """The newest checkpoint, not beyond a record."""
        newest = "select n, state from checkpoints where table_id = $1 and n <= $2 order by n desc limit 1"
        return await self._first(Checkpoint, newest, table, upto)

    async def keep_checkpoint(self, table: str, checkpoint: Checkpoint) -> None:
        """Write a checkpoint without a record."""
        await self._write(keeping(table, checkpoint))

    async def keep_summary(self, row: TableRow) -> None:
        """Update the summary of a table without a record."""
        await self._write(changing(row.id, row.updated, row.summary))

    async def keep_content(self, id: str, text: str) -> None:
        """Insert a content file under its fingerprint, unless it is there already."""
        keep = "insert into contents (id, text) values ($1, $2) on conflict (id) do nothing"
        await self._write((keep, (id, text.encode())))

    async def content(self, id: str) -> str | None:
        """The content file with a fingerprint."""
        found = await self._first(bytes, "select text from contents where id = $1", id)
        return None if found is None else found.decode()

    async def table(self, id: str) -> TableRow | None:
        return await self._first(table_row, f"{TABLES} where id = $1", id)

    async def table_by_code(self, code: str) -> TableRow | None:
        return await self._first(table_row, f"{TABLES} where code = $1", code)

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Listed tables that are gathering or playing, the most recently changed first."""
        found = f"{TABLES} where listed and phase <> 'over' order by updated desc, id limit $1"
        return await self._all(table_row, found, limit)

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Tables at which a person sits, the most recently changed first."""
        seated = "select table_id from seated where person = $1"
        found = f"{TABLES} where id in ({seated}) order by updated desc, id limit $2"
        return await self._all(table_row, found, person, limit)

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables not over whose due time has passed, the earliest first."""
        found = "select id from tables where due > 0 and phase <> 'over' and due <= $1 order by due, id limit $2"
        return await self._all(str, found, before, limit)

    # --- for the operator

    async def all_tables(self, phase: str, after: int, before: int, limit: int) -> list[TableRow]:
        """Tables of a phase, or of any if it is empty, that changed last between two moments; the latest first."""
        found = f"""{TABLES} where ($1 = '' or phase = $1) and updated >= $2 and updated <= $3
            order by updated desc, id limit $4"""
        return await self._all(table_row, found, phase, after, before, limit)

    async def finished(self, before: int, limit: int) -> list[str]:
        """Tables that have been over since before a moment, the oldest first."""
        found = "select id from tables where phase = 'over' and updated < $1 order by updated, id limit $2"
        return await self._all(str, found, before, limit)

    async def delete_table(self, id: str) -> None:
        """Delete a table with its log and everything that belongs to it, and content that no other table uses."""
        content = await self._content_of(id)
        parts = [
            f"delete from {each} where table_id = $1" for each in ("seated", "lines", "checkpoints", "days", "lessons")
        ]
        await self._write(*((each, (id,)) for each in (*parts, "delete from tables where id = $1")))
        if content:
            await self._write(("delete from contents where id = $1", (content,)))

    async def _content_of(self, table: str) -> str:
        """The fingerprint of the content that only this table is played with; empty if there is none."""
        others = f"select 1 from lines where n = 1 and table_id <> $1 and {self._has} limit 1"
        for (entry,) in await self._read("select entry from lines where table_id = $1 and n = 1", table):
            brought = brought_by(entry)
            if brought and not await self._read(others, table, brought.encode()):
                return brought
        return ""

    async def tables_naming(self, person: str) -> list[str]:
        """Tables whose log contains a person's id; a full scan."""
        found = f"select distinct table_id from lines where table_id <> $1 and {self._has} order by table_id"
        return await self._all(str, found, "", person.encode())

    async def rewrite(self, row: TableRow, records: list[Record], without: str) -> None:
        """Replace records of a log and the summary of its table, and delete the keys of a person. Idempotent: an
        interrupted rewrite can be repeated."""
        await self._write(("update lines set key = '' where table_id = $1 and key like $2", (row.id, f"{without}:%")))
        entry = "update lines set entry = $3 where table_id = $1 and n = $2"
        for begin in range(0, len(records), REWRITTEN_AT_ONCE):
            some = records[begin : begin + REWRITTEN_AT_ONCE]
            await self._write(*((entry, (row.id, record.n, record.entry)) for record in some))
        people = row.summary.people
        changed = changing(row.id, row.updated, row.summary)
        await self._write(changed, leaving(row.id, people), *seating(row.id, people))


def brought_by(entry: bytes) -> str:
    """The fingerprint of the content that a log's first record names."""
    try:
        return msgspec.json.decode(entry, type=ContentOfTable).brought
    except msgspec.MsgspecError:
        return ""
