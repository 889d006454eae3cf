"""SQL statements that several parts of the store use."""

from collections.abc import Sequence

import msgspec

from wusel.server.log.stores.database import Statement, Value
from wusel.server.log.stores.rows import Checkpoint, Record, Summary, TableRow

TABLES = "select id, code, updated, phase, game, listed, due, people, card from tables"
APPEND_INTO = "insert into lines (table_id, n, at, entry, key) values"
APPEND = f"{APPEND_INTO} ($1, $2, $3, $4, $5)"


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
    """The statement that adds people to the list of people at a table."""
    if not people:
        return []
    places = ", ".join(f"(${i}, $1)" for i in range(2, len(people) + 2))
    return [(f"insert into seated (person, table_id) values {places} on conflict do nothing", (table, *people))]


def leaving(table: str, people: Sequence[str]) -> Statement:
    """The statement that removes all others from the list of people at a table."""
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
