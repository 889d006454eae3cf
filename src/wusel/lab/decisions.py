"""Every decision of many games as rows of a Parquet file: observation, mask, choice, bot and outcome, for offline
learning."""

import json
from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wusel.engine.ending import Result
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.games import find_game
from wusel.lab.parquet import PARQUET, Columns, ParquetFile, import_pyarrow
from wusel.lab.simulate import Plan, Row, chunks_of, play_game
from wusel.lab.worker_pool import Workers, run_tasks

if TYPE_CHECKING:
    from wusel.learn.tensors.encoder import Encoder

GAMES_PER_CHUNK: Final = 8
ROWS_PER_GROUP: Final = 5_000

NAMES: Final = ("game", "seed", "nth", "seat", "bot", "step", "observation", "mask", "choice", "outcome")


def encoder_for(plan: Plan) -> "Encoder":
    from wusel.learn.settings import encoder_of  # noqa: PLC0415  # only decisions need it

    return encoder_of(plan.game, None, plan.options, plan.content_text)


class DecisionRecorder:
    """Records every decision of a game as columns; the outcome is added when the game is over."""

    def __init__(self, encoder: "Encoder") -> None:
        self.encoder = encoder
        self.columns: Columns = {name: [] for name in NAMES}

    def record(self, game: Game[Any], s: State, seat: int, choice: int) -> None:
        decision = {
            "seat": seat,
            "step": game.asking(s),
            "observation": bytes(self.encoder.observation(s, seat)),
            "mask": bytes(self.encoder.mask(game.options(s, seat))),
            "choice": self.encoder.index[choice],
        }
        for name, value in decision.items():
            self.columns[name].append(value)

    def finish_game(self, row: Row) -> None:
        """Fill in the columns that are known at the end of a game."""
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


def simulate_decisions(plan: Plan, workers: Workers = 1) -> Generator[tuple[list[Row], Columns]]:
    """Play a plan and yield rows and decisions in order, a few games at a time."""
    yield from run_tasks(chunks_of(plan.games, GAMES_PER_CHUNK), partial(DecisionSimulator, plan), workers)


class DecisionSimulator:
    """The job of a worker: plays chunks of a plan's games and records every decision."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game, plan.content_text)

    def __call__(self, chunk: range) -> tuple[list[Row], Columns]:
        recorder = DecisionRecorder(encoder_for(self.plan))
        rows = []
        for index in chunk:
            rows.append(play_game(self.plan, self.game, index, recorder.record))
            recorder.finish_game(rows[-1])
        return rows, recorder.columns


# --- the file


def open_decision_file(path: Path, plan: Plan) -> ParquetFile:
    """A Parquet file with a row for each decision. Its metadata hold the layout, as `wusel learn describe --json`."""
    if path.suffix.lower() != PARQUET:
        raise WuselError(
            f"{path}: decisions cannot be written to {path.suffix or 'a file without ending'}; it takes {PARQUET}"
        )
    encoder = encoder_for(plan)
    pyarrow = import_pyarrow("--decisions")
    from wusel.learn.describe import to_json  # noqa: PLC0415

    text, number, byte = pyarrow.dictionary(pyarrow.int16(), pyarrow.string()), pyarrow.int32(), pyarrow.uint8()
    kinds = {
        "game": pyarrow.int64(), "seed": pyarrow.int64(), "nth": number, "seat": number, "bot": text,
        "step": text, "observation": pyarrow.list_(byte, encoder.size),
        "mask": pyarrow.list_(byte, encoder.actions), "choice": number, "outcome": pyarrow.float32(),
    }  # fmt: skip
    schema = pyarrow.schema(list(kinds.items()), {"wusel": json.dumps(to_json(encoder))})
    return ParquetFile(path, pyarrow, schema, ROWS_PER_GROUP)
