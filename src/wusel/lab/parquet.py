"""Parquet files written in large row groups, with pyarrow as an optional dependency."""

from pathlib import Path
from typing import Any, Final

from wusel.engine.errors import WuselError
from wusel.support.extras import needed_by

# Values by the name of their column.
Columns = dict[str, list[Any]]
PARQUET: Final = ".parquet"


def import_pyarrow(what: str) -> Any:  # noqa: ANN401  # pyarrow comes without types
    """The pyarrow module; `what` is named in the error if it is not installed."""
    with needed_by(what, "parquet"):
        import pyarrow  # noqa: PLC0415
        import pyarrow.parquet  # noqa: PLC0415
    return pyarrow


class ParquetFile:
    """Collects columns and writes them in row groups: the metadata of every group stay in memory until it is closed."""

    def __init__(self, path: Path, pyarrow: Any, schema: Any, rows_per_group: int) -> None:  # noqa: ANN401
        self.pyarrow = pyarrow
        self.schema = schema
        self.rows_per_group = rows_per_group
        self.pending = 0
        self.columns: Columns = {name: [] for name in schema.names}
        try:
            self.writer = pyarrow.parquet.ParquetWriter(path, schema)
        except OSError as error:
            raise WuselError(f"{path}: cannot be written: {error.strerror or error}") from None

    def write_columns(self, columns: Columns) -> None:
        for name, values in columns.items():
            self.columns[name] += values
        self.pending = len(self.columns[self.schema.names[0]])
        if self.pending >= self.rows_per_group:
            self.write_group()

    def write_group(self) -> None:
        arrays = [self.array(field.type, self.columns[field.name]) for field in self.schema]
        self.writer.write_table(self.pyarrow.Table.from_arrays(arrays, schema=self.schema))
        self.columns = {name: [] for name in self.schema.names}
        self.pending = 0

    def array(self, kind: Any, values: list[Any]) -> Any:  # noqa: ANN401
        """A column; fixed-size lists of bytes are given as bytes."""
        if not self.pyarrow.types.is_fixed_size_list(kind):
            return self.pyarrow.array(values, kind)
        buffer = self.pyarrow.py_buffer(b"".join(values))
        flat = self.pyarrow.Array.from_buffers(self.pyarrow.uint8(), buffer.size, [None, buffer])
        return self.pyarrow.FixedSizeListArray.from_arrays(flat, kind.list_size)

    def close(self) -> None:
        if self.pending:
            self.write_group()
        self.writer.close()
