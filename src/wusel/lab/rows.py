"""Rows of played games written to a file as they come, one chunk after the other."""

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from wusel.engine.errors import WuselError
from wusel.lab.simulate import Row
from wusel.support.extras import how_to_get

ENDINGS: Final = (".csv", ".parquet")
ROWS_IN_A_GROUP: Final = 20_000


def columns(seats: int) -> list[str]:
    """The names of the columns; seats count from 0 as everywhere."""
    each = [f"{what}_{seat}" for seat in range(seats) for what in ("bot", "rank", "score")]
    return ["index", "seed", "won", "winner", "reason", "choices", *each]


def values(row: Row) -> list[object]:
    """A row in the order of the columns; None where a column does not apply."""
    found: list[object] = [row.index, row.seed, row.won, row.winner, row.reason, row.choices]
    for bot, rank, score in zip(row.bots, row.ranks, row.scores, strict=True):
        found += [bot, rank, score]
    return found


class CsvFile:
    """A comma-separated file with a heading; what does not apply is left empty."""

    def __init__(self, path: Path, seats: int) -> None:
        self.file = path.open("w", newline="", encoding="utf-8")
        self.writer = csv.writer(self.file, lineterminator="\n")
        self.writer.writerow(columns(seats))

    def write(self, rows: list[Row]) -> None:
        self.writer.writerows(values(row) for row in rows)
        self.file.flush()

    def close(self) -> None:
        self.file.close()


class ParquetFile:
    """A Parquet file in large groups of rows: the directory of its groups stays in memory to the end."""

    def __init__(self, path: Path, seats: int) -> None:
        try:
            import pyarrow  # noqa: PLC0415  # only those who want Parquet need it
            import pyarrow.parquet  # noqa: PLC0415
        except ImportError:
            raise WuselError(f"a .parquet file needs pyarrow; to get it: {how_to_get('parquet')}") from None
        kinds = {"won": pyarrow.bool_(), "reason": pyarrow.string()}
        kinds |= {name: pyarrow.string() for name in columns(seats) if name.startswith("bot_")}
        self.schema = pyarrow.schema([(name, kinds.get(name, pyarrow.int64())) for name in columns(seats)])
        self.batch_of = pyarrow.RecordBatch.from_pylist
        self.group_of = pyarrow.Table.from_batches
        self.waiting: list[Any] = []
        self.rows_waiting = 0
        self.writer = pyarrow.parquet.ParquetWriter(path, self.schema)

    def write(self, rows: list[Row]) -> None:
        dicts = [dict(zip(self.schema.names, values(row), strict=True)) for row in rows]
        self.waiting.append(self.batch_of(dicts, schema=self.schema))
        self.rows_waiting += len(rows)
        if self.rows_waiting >= ROWS_IN_A_GROUP:
            self.write_group()

    def write_group(self) -> None:
        self.writer.write_table(self.group_of(self.waiting, schema=self.schema))
        self.waiting = []
        self.rows_waiting = 0

    def close(self) -> None:
        if self.waiting:
            self.write_group()
        self.writer.close()


@contextmanager
def writing_rows(path: Path | None, seats: int) -> Iterator[Callable[[list[Row]], None]]:
    """Gives a function that writes rows to the file, or nowhere if there is none; closes it whatever happens."""
    if path is None:
        yield lambda _: None
        return
    file = open_rows(path, seats)
    try:
        yield file.write
    finally:
        file.close()


def open_rows(path: Path, seats: int) -> CsvFile | ParquetFile:
    """The file that a path asks for by its ending."""
    kind = path.suffix.lower()
    if kind not in ENDINGS:
        asked = kind or "a file without ending"
        raise WuselError(f"{path}: rows cannot be written to {asked}; possible are: {', '.join(ENDINGS)}")
    try:
        return CsvFile(path, seats) if kind == ".csv" else ParquetFile(path, seats)
    except OSError as error:
        raise WuselError(f"{path}: cannot be written: {error.strerror or error}") from None
