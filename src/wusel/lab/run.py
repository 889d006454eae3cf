"""The lab at work for somebody who is waiting: with a bar, and with what there is when they have had enough."""

import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from time import monotonic
from typing import Any

from wusel.engine.game import Game
from wusel.lab.decisions import watched, writing_decisions
from wusel.lab.fuzz import Failure, fuzz
from wusel.lab.rows import writing_rows
from wusel.lab.show import progress
from wusel.lab.simulate import Plan, simulate
from wusel.lab.summary import Summary
from wusel.lab.worker_pool import Workers


def play_plan(plan: Plan, workers: Workers, out: Path | None) -> tuple[Summary, bool]:
    """Play all games of a plan, or as many as there is patience for; the summary, and whether that was all."""
    summary = Summary()
    try:
        with (
            writing_rows(out, len(plan.seats)) as write,
            progress("games", plan.games) as advance,
            closing(simulate(plan, workers)) as chunks,
        ):
            for rows in chunks:
                with in_one_piece():
                    write(rows)
                    for row in rows:
                        summary.add(row)
                advance(len(rows))
    except KeyboardInterrupt:
        return summary, False
    return summary, True


def watch_plan(plan: Plan, workers: Workers, out: Path | None, decisions: Path) -> tuple[Summary, bool]:
    """The same, with every decision written to a file."""
    summary = Summary()
    try:
        with (
            writing_rows(out, len(plan.seats)) as write,
            writing_decisions(decisions, plan) as file,
            progress("games", plan.games) as advance,
            closing(watched(plan, workers)) as chunks,
        ):
            for rows, columns in chunks:
                with in_one_piece():
                    write(rows)
                    file.write(columns)
                    for row in rows:
                        summary.add(row)
                advance(len(rows))
    except KeyboardInterrupt:
        return summary, False
    return summary, True


@contextmanager
def in_one_piece() -> Iterator[None]:
    """Ctrl+C waits until this is done: what is written is whole, and is what is counted."""
    if current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if came:
        signal.raise_signal(signal.SIGINT)


def look_for_failure(
    game: Game[Any], seed: int, seconds: float, workers: Workers = 1, alter: bool = False
) -> tuple[int, Failure | None]:
    """Fuzz until something is found, the time is up or patience is; how many games that took, and what it was."""
    games = 0
    begun = seen = monotonic()
    try:
        with (
            progress("seconds of fuzzing", round(seconds)) as advance,
            closing(fuzz(game, seed, workers=workers, alter=alter)) as outcomes,
        ):
            for failure in outcomes:
                games += 1
                passed = int(monotonic() - seen)
                seen += passed
                advance(passed)
                if failure or monotonic() - begun >= seconds:
                    return games, failure
    except KeyboardInterrupt:
        pass
    return games, None
