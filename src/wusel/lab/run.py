"""Simulation and fuzzing for the command line: with a progress bar, and with partial results after Ctrl+C."""

import signal
from collections.abc import Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from time import monotonic
from typing import Any

from wusel.engine.game import Game
from wusel.lab.decisions import open_decision_file, simulate_decisions
from wusel.lab.fuzz import Failure, fuzz
from wusel.lab.parquet import Columns
from wusel.lab.progress import progress
from wusel.lab.row_writers import row_writer
from wusel.lab.simulate import Plan, Row, simulate
from wusel.lab.summary import Summary
from wusel.lab.worker_pool import Workers


def play_plan(plan: Plan, workers: Workers, out: Path | None, decisions: Path | None = None) -> tuple[Summary, bool]:
    """Play all games of a plan, or as many as there are before Ctrl+C: the summary, and whether that was all. With
    files every game is written to `out` as a row, and every decision to `decisions`."""
    summary = Summary()
    try:
        with ExitStack() as stack:
            write = stack.enter_context(row_writer(out, len(plan.seats)))
            file = stack.enter_context(closing(open_decision_file(decisions, plan))) if decisions else None
            advance = stack.enter_context(progress("games", plan.games))
            chunks = stack.enter_context(closing(chunks_with_columns(plan, workers, decisions is not None)))
            for rows, columns in chunks:
                with deferred_interrupt():
                    write(rows)
                    if file is not None:
                        file.write_columns(columns)
                    for row in rows:
                        summary.add(row)
                advance(len(rows))
    except KeyboardInterrupt:
        return summary, False
    return summary, True


def chunks_with_columns(plan: Plan, workers: Workers, decisions: bool) -> Generator[tuple[list[Row], Columns]]:
    """The rows of each chunk, with the columns of their decisions if they are wanted."""
    if decisions:
        yield from simulate_decisions(plan, workers)
    else:
        with closing(simulate(plan, workers)) as chunks:
            for rows in chunks:
                yield rows, {}


@contextmanager
def deferred_interrupt() -> Iterator[None]:
    """Defer Ctrl+C (SIGINT) until the block is done, so that files and summary hold the same whole chunks."""
    if current_thread() is not main_thread():
        yield
        return
    received: list[int] = []
    previous = signal.signal(signal.SIGINT, lambda number, _: received.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
    if received:
        signal.raise_signal(signal.SIGINT)


def look_for_failure(
    game: Game[Any], seed: int, seconds: float, workers: Workers = 1, mutate: bool = False
) -> tuple[int, Failure | None]:
    """Fuzz until a failure is found, the time is up, or Ctrl+C: the number of games played, and the failure."""
    games = 0
    begun = shown = monotonic()
    try:
        with (
            progress("seconds of fuzzing", round(seconds)) as advance,
            closing(fuzz(game, seed, workers=workers, mutate=mutate)) as outcomes,
        ):
            for failure in outcomes:
                games += 1
                passed = int(monotonic() - shown)
                shown += passed
                advance(passed)
                if failure or monotonic() - begun >= seconds:
                    return games, failure
    except KeyboardInterrupt:
        pass
    return games, None
