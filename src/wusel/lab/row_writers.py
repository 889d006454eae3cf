"""CSV and Parquet files with one row for each game, written chunk by chunk."""

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from wusel.engine.errors import WuselError
from wusel.lab.parquet import PARQUET, ParquetFile, import_pyarrow
from wusel.lab.simulate import Row

ENDINGS: Final = (".csv", PARQUET)
ROWS_PER_GROUP: Final = 20_000


def column_names(seats: int) -> list[str]:
    """The names of the columns; seats are counted from 0."""
    each = [f"{what}_{seat}" for seat in range(seats) for what in ("bot", "rank", "score")]
    return ["index", "seed", "won", "winner", "reason", "choices", *each]


def row_values(row: Row) -> list[object]:
    """The values of a row in the order of the columns; None where a column does not apply."""
    values: list[object] = [row.index, row.seed, row.won, row.winner, row.reason, row.choices]
    for bot, rank, score in zip(row.bots, row.ranks, row.scores, strict=True):
        values += [bot, rank, score]
    return values


class CsvRows:
    """A CSV file with a header; None is an empty cell."""

    def __init__(self, path: Path, seats: int) -> None:
        try:
            self.file = path.open("w", newline="", encoding="utf-8")
        except OSError as error:
            raise WuselError(f"{path}: cannot be written: {error.strerror or error}") from None
        self.writer = csv.writer(self.file, lineterminator="\n")
        self.writer.writerow(column_names(seats))

    def write(self, rows: list[Row]) -> None:
        self.writer.writerows(row_values(row) for row in rows)
        self.file.flush()

    def close(self) -> None:
        self.file.close()


class ParquetRows(ParquetFile):
    """The same rows in a Parquet file."""

    def __init__(self, path: Path, seats: int) -> None:
        pyarrow = import_pyarrow("a .parquet file")
        kinds = {"won": pyarrow.bool_(), "reason": pyarrow.string()}
        kinds |= {name: pyarrow.string() for name in column_names(seats) if name.startswith("bot_")}
        schema = pyarrow.schema([(name, kinds.get(name, pyarrow.int64())) for name in column_names(seats)])
        super().__init__(path, pyarrow, schema, ROWS_PER_GROUP)

    def write(self, rows: list[Row]) -> None:
        found = [row_values(row) for row in rows]
        self.write_columns({name: [values[i] for values in found] for i, name in enumerate(self.schema.names)})


@contextmanager
def row_writer(path: Path | None, seats: int) -> Iterator[Callable[[list[Row]], None]]:
    """Yields a function that writes rows to the file, or to nowhere without a path; the file is closed in any case."""
    if path is None:
        yield lambda _: None
        return
    file = open_row_file(path, seats)
    try:
        yield file.write
    finally:
        file.close()


def open_row_file(path: Path, seats: int) -> CsvRows | ParquetRows:
    """The format follows from the suffix of the path."""
    kind = path.suffix.lower()
    if kind not in ENDINGS:
        asked = kind or "a file without ending"
        raise WuselError(f"{path}: rows cannot be written to {asked}; possible are: {', '.join(ENDINGS)}")
    return CsvRows(path, seats) if kind == ".csv" else ParquetRows(path, seats)
