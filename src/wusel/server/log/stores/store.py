"""The store: rows of a database, by SQL that SQLite and PostgreSQL share. Nothing here knows a game."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from wusel.server.log.stores.rows import Ban, Checkpoint, Lesson, Order, Person, Record, Summary, TableRow, Try, TryKind

PEOPLE = "select id, name, epoch, link from people"
TABLES = "select id, code, updated, phase, game, listed, due, people, card from tables"
RECORDS = "select n, at, entry, key from lines"
TRIES = "select days.game, day, person, table_id, share, result, kind from days"
LESSONS = "select table_id, seat, lesson from lessons"
APPEND_INTO = "insert into lines (table_id, n, at, entry, key) values"
APPEND = f"{APPEND_INTO} ($1, $2, $3, $4, $5)"

PROBE = bytes(32_768)
"""About as many bytes as a busy moment writes: a disk with less room counts as full."""
REWRITTEN_AT_ONCE = 100

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

    async def _all(self, kind: Callable[..., T], sql: str, *values: Value) -> list[T]:
        """The rows of a query, each made of its columns."""
        return [kind(*row) for row in await self._read(sql, *values)]

    async def _first(self, kind: Callable[..., T], sql: str, *values: Value) -> T | None:
        """The first row of a query; None if there is none."""
        found = await self._all(kind, sql, *values)
        return found[0] if found else None

    async def check_writable(self) -> None:
        """Write a probe: whether there is room can only be tried."""
        probe = """insert into house (name, value) values ('probe', $1)
            on conflict (name) do update set value = excluded.value"""
        await self._write((probe, (PROBE,)))

    async def secret(self) -> bytes:
        """The key that signs cookies: made once (32 random bytes), the same for all processes."""
        keep = "insert into house (name, value) values ('secret', $1) on conflict (name) do nothing"
        await self._write((keep, (secrets.token_bytes(32),)))
        return bytes((await self._read("select value from house where name = 'secret'"))[0][0])

    # --- people

    async def person(self, id: str) -> Person | None:
        return await self._first(Person, f"{PEOPLE} where id = $1", id)

    async def person_by_link(self, link: str) -> Person | None:
        """The person whose private link has this fingerprint."""
        return await self._first(Person, f"{PEOPLE} where link = $1 and link <> ''", link)

    async def keep_person(self, person: Person) -> None:
        """Insert or update a person."""
        keep = """insert into people (id, name, epoch, link) values ($1, $2, $3, $4)
            on conflict (id) do update set name = excluded.name, epoch = excluded.epoch, link = excluded.link
            where people.epoch <= excluded.epoch"""
        await self._write((keep, (person.id, person.name, person.epoch, person.link)))

    # --- tables

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
        """Append a record, and in the same transaction what else has changed. Done when it is on the disk; Conflict if
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

    # --- what games taught

    async def keep_lesson(self, lesson: Lesson) -> None:
        """Insert what a game taught a seat, unless it is there already: a finished game does not change."""
        keep = (
            "insert into lessons (table_id, seat, lesson) values ($1, $2, $3) on conflict (table_id, seat) do nothing"
        )
        await self._write((keep, (lesson.table, lesson.seat, lesson.found)))

    async def lesson(self, table: str, seat: int) -> Lesson | None:
        return await self._first(Lesson, f"{LESSONS} where table_id = $1 and seat = $2", table, seat)

    async def lessons_of(self, person: str) -> list[Lesson]:
        """What the games of a person taught all who played there."""
        seated = "select table_id from seated where person = $1"
        return await self._all(Lesson, f"{LESSONS} where table_id in ({seated}) order by table_id, seat", person)

    # --- the deal of the day

    async def new_try(self, one: Try) -> None:
        """Insert a try at the deal of a day; Conflict if that person has one."""
        new = "insert into days (game, day, person, table_id, share, result, kind) values ($1, $2, $3, $4, $5, $6, $7)"
        await self._write((new, (one.game, one.day, one.person, one.table, one.share, one.result, one.kind)))

    async def tries(self, game: str, day: str, kind: TryKind, limit: int) -> list[Try]:
        """All tries of a kind at the deal of a day."""
        found = f"{TRIES} where days.game = $1 and day = $2 and kind = $3 order by share limit $4"
        return await self._all(Try, found, game, day, kind, limit)

    async def try_of(self, game: str, day: str, person: str) -> Try | None:
        """A person's try at the deal of a day."""
        found = f"{TRIES} where days.game = $1 and day = $2 and person = $3"
        return await self._first(Try, found, game, day, person)

    async def tries_of(self, game: str, person: str, since: str) -> list[Try]:
        """A person's tries at the deals of a game, from a day on."""
        found = f"{TRIES} where person = $1 and day >= $2 and days.game = $3 order by day"
        return await self._all(Try, found, person, since, game)

    async def days_played(self, person: str, limit: int) -> list[str]:
        """The days whose deals a person has played to an end, in any game and begun on the day; the latest first."""
        found = """select distinct day from days join tables on tables.id = table_id
            where person = $1 and kind = 'day' and phase = 'over' order by day desc limit $2"""
        return await self._all(str, found, person, limit)

    async def tries_to_read(self, game: str, day: str, limit: int) -> list[Try]:
        """Tries that are over and have no result yet."""
        found = f"""{TRIES} join tables on tables.id = table_id
            where days.game = $1 and day = $2 and phase = 'over' and result = $4 order by share limit $3"""
        return await self._all(Try, found, game, day, limit, b"")

    async def keep_result(self, one: Try) -> None:
        """Write the result of a try."""
        keep = "update days set result = $4 where game = $1 and day = $2 and person = $3"
        await self._write((keep, (one.game, one.day, one.person, one.result)))

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
        """Delete a table with its log and all that belongs to it, and content that no other table uses."""
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

    async def people_called(self, name: str, limit: int) -> list[Person]:
        """People whose name contains some letters, regardless of case."""
        called = f"{PEOPLE} where lower(name) like $1 order by name, id limit $2"
        return await self._all(Person, called, f"%{name.lower()}%", limit)

    async def delete_person(self, id: str) -> None:
        await self._write(("delete from people where id = $1", (id,)), ("delete from days where person = $1", (id,)))

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

    async def bans(self) -> list[Ban]:
        return await self._all(Ban, "select address, at, why from bans order by at, address")

    async def keep_ban(self, ban: Ban) -> None:
        keep = """insert into bans (address, at, why) values ($1, $2, $3)
            on conflict (address) do update set at = excluded.at, why = excluded.why"""
        await self._write((keep, (ban.address, ban.at, ban.why)))

    async def delete_ban(self, address: str) -> None:
        await self._write(("delete from bans where address = $1", (address,)))

    async def place_order(self, order: Order) -> None:
        new = "insert into orders (id, at, what, answer) values ($1, $2, $3, $4)"
        await self._write((new, (order.id, order.at, order.what, b"")))

    async def orders(self) -> list[Order]:
        """Orders without an answer, in the order in which they were placed."""
        return await self._all(Order, "select id, at, what from orders where answer = $1 order by at, id", b"")

    async def answer_order(self, id: str, answer: bytes) -> None:
        """Write what came of an order."""
        await self._write(("update orders set answer = $2 where id = $1", (id, answer)))

    async def answer(self, order: str) -> bytes:
        """The answer to an order; empty if there is none yet."""
        return await self._first(bytes, "select answer from orders where id = $1", order) or b""

    async def delete_order(self, id: str) -> None:
        await self._write(("delete from orders where id = $1", (id,)))


def resolve(asker: "asyncio.Future[Any]", answer: object) -> None:
    """Resolve a future with a result or an error, if somebody still waits for it."""
    if asker.done():
        return
    if isinstance(answer, Exception):
        asker.set_exception(answer)
    else:
        asker.set_result(answer)


def brought_by(entry: bytes) -> str:
    """The fingerprint of the content that a log's first record names."""
    try:
        return msgspec.json.decode(entry, type=ContentOfTable).brought
    except msgspec.MsgspecError:
        return ""


def appending(table: str, record: Record) -> Statement:
    """The statement that appends a record to a log."""
    return APPEND, (table, record.n, record.at, record.entry, record.key)


def changing(table: str, at: int, summary: Summary) -> Statement:
    """The statement that updates the summary of a table."""
    change = """update tables set updated = $2, phase = $3, game = $4, listed = $5, due = $6, people = $7, card = $8
        where id = $1"""
    return change, (table, at, *summary_values(summary))


def keeping(table: str, checkpoint: Checkpoint) -> Statement:
    """The statement that writes a checkpoint."""
    keep = """insert into checkpoints (table_id, n, state) values ($1, $2, $3)
        on conflict (table_id, n) do update set state = excluded.state"""
    return keep, (table, checkpoint.n, checkpoint.state)


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


def table_row(
    id: str, code: str, updated: int, phase: str, game: str, listed: int, due: int, people: str, card: bytes
) -> TableRow:
    """A row of the table list, from its columns."""
    seats = msgspec.json.decode(people, type=tuple[str, ...])
    return TableRow(id, code, updated, Summary(phase, game, bool(listed), due, seats, card))
