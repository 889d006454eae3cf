"""Every decision of many games, written to a Parquet file as they come: what whoever chose could know, what was on
offer, what was chosen, by whom, and how it ended for them. For those who learn from games that others have played."""

import json
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wusel.engine.errors import WuselError
from wusel.engine.game import Game, Result
from wusel.engine.state import State
from wusel.games import find_game
from wusel.lab.simulate import Plan, Row, play_game
from wusel.lab.worker_pool import Workers, work_through
from wusel.support.extras import how_to_get

if TYPE_CHECKING:
    from wusel.learn.tensors.encoder import Encoder

ENDING: Final = ".parquet"
GAMES_IN_A_CHUNK: Final = 8
ROWS_IN_A_GROUP: Final = 5_000

# The columns of some decisions, by name.
Columns = dict[str, list[Any]]
NAMES: Final = ("game", "seed", "nth", "seat", "bot", "step", "observation", "mask", "choice", "outcome")


def encoder_for(plan: Plan) -> "Encoder":
    try:
        from wusel.learn.settings import encoder_of  # noqa: PLC0415  # only those who want decisions need it
    except ModuleNotFoundError as error:
        raise WuselError(f"--decisions needs {error.name}; to get it: {how_to_get('learn')}") from None
    return encoder_of(plan.game, None, plan.options, plan.content_text)


class Watcher:
    """Notes every decision of a game; how it ended is known at the end."""

    def __init__(self, encoder: "Encoder") -> None:
        self.encoder = encoder
        self.columns: Columns = {name: [] for name in NAMES}

    def watch(self, game: Game[Any], s: State, seat: int, choice: int) -> None:
        row, mask = bytearray(self.encoder.size), bytearray(self.encoder.actions)
        self.encoder.observe(s, seat, row, 0)
        self.encoder.mask(game.options(s, seat), mask, 0)
        noted = {
            "seat": seat,
            "step": game.asking(s),
            "observation": bytes(row),
            "mask": bytes(mask),
            "choice": self.encoder.index[choice],
        }
        for name, value in noted.items():
            self.columns[name].append(value)

    def end(self, row: Row) -> None:
        """A game is over: its decisions are told what came of them."""
        from wusel.learn.tensors.batch import outcome_of  # noqa: PLC0415

        outcome = outcome_of(Result(list(row.ranks), list(row.scores), row.reason, row.won))
        for nth, seat in enumerate(self.columns["seat"][len(self.columns["game"]) :]):
            for name, value in (
                ("game", row.index),
                ("seed", row.seed),
                ("nth", nth),
                ("bot", row.bots[seat]),
                ("outcome", outcome[seat]),
            ):
                self.columns[name].append(value)


# --- many games


def watched(plan: Plan, workers: Workers = 1) -> Generator[tuple[list[Row], Columns]]:
    """Play a plan and give out rows and decisions in order, a few games at a time."""
    chunks = (
        range(start, min(start + GAMES_IN_A_CHUNK, plan.games)) for start in range(0, plan.games, GAMES_IN_A_CHUNK)
    )
    yield from work_through(chunks, partial(Watchers, plan), workers)


class Watchers:
    """Those who play the games of a plan and write every decision down, chunk by chunk."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game, plan.content_text)

    def __call__(self, chunk: range) -> tuple[list[Row], Columns]:
        watcher = Watcher(encoder_for(self.plan))
        rows = []
        for index in chunk:
            rows.append(play_game(self.plan, self.game, index, watcher.watch))
            watcher.end(rows[-1])
        return rows, watcher.columns


# --- the file


class DecisionFile:
    """A Parquet file with a row for each decision. Its metadata tell the layout, as `wusel learn describe --json`."""

    def __init__(self, path: Path, plan: Plan) -> None:
        if path.suffix.lower() != ENDING:
            raise WuselError(
                f"{path}: decisions cannot be written to {path.suffix or 'a file without ending'}; it takes {ENDING}"
            )
        encoder = encoder_for(plan)
        try:
            import pyarrow  # noqa: PLC0415  # only those who want Parquet need it
            import pyarrow.parquet  # noqa: PLC0415
        except ImportError:
            raise WuselError(f"--decisions needs pyarrow; to get it: {how_to_get('parquet')}") from None
        from wusel.learn.describe import to_json  # noqa: PLC0415

        words, number, byte = pyarrow.dictionary(pyarrow.int16(), pyarrow.string()), pyarrow.int32(), pyarrow.uint8()
        self.kinds = {
            "game": pyarrow.int64(), "seed": pyarrow.int64(), "nth": number, "seat": number, "bot": words,
            "step": words, "observation": pyarrow.list_(byte, encoder.size),
            "mask": pyarrow.list_(byte, encoder.actions), "choice": number, "outcome": pyarrow.float32(),
        }  # fmt: skip
        self.schema = pyarrow.schema(list(self.kinds.items()), {"wusel": json.dumps(to_json(encoder))})
        self.arrow = pyarrow
        self.waiting: Columns = {name: [] for name in NAMES}
        try:
            self.writer = pyarrow.parquet.ParquetWriter(path, self.schema)
        except OSError as error:
            raise WuselError(f"{path}: cannot be written: {error.strerror or error}") from None

    def write(self, columns: Columns) -> None:
        for name, values in columns.items():
            self.waiting[name] += values
        if len(self.waiting["game"]) >= ROWS_IN_A_GROUP:
            self.write_group()

    def write_group(self) -> None:
        arrays = [self.column(name, self.waiting[name]) for name in NAMES]
        self.writer.write_table(self.arrow.Table.from_arrays(arrays, schema=self.schema))
        self.waiting = {name: [] for name in NAMES}

    def column(self, name: str, values: list[Any]) -> Any:  # noqa: ANN401  # pyarrow comes without types
        kind = self.kinds[name]
        if name not in ("observation", "mask"):
            return self.arrow.array(values, kind)
        together = self.arrow.py_buffer(b"".join(values))
        bytes_ = self.arrow.Array.from_buffers(self.arrow.uint8(), together.size, [None, together])
        return self.arrow.FixedSizeListArray.from_arrays(bytes_, kind.list_size)

    def close(self) -> None:
        if self.waiting["game"]:
            self.write_group()
        self.writer.close()


@contextmanager
def writing_decisions(path: Path, plan: Plan) -> Iterator[DecisionFile]:
    """A file for decisions, closed whatever happens: what was written can be read."""
    file = DecisionFile(path, plan)
    try:
        yield file
    finally:
        file.close()
