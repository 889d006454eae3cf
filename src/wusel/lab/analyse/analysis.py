"""Analysis of a saved game: all decisions, or one in depth, in parallel."""

from contextlib import closing
from functools import partial
from typing import Any, Final

from wusel.bots.budget import Budget
from wusel.bots.reasons import Reason
from wusel.bots.review import Moment, Turn, Verdict, retold, turning_points, verdict_at
from wusel.engine.errors import WuselError
from wusel.engine.save import save_text, table_from
from wusel.engine.table import Table
from wusel.games import find_game
from wusel.lab.progress import progress
from wusel.lab.worker_pool import Workers, run_tasks

SEED: Final = 1

# A number of playouts gives the same result on every machine; the defaults are limited by time as well.
EACH: Final = Budget(iterations=3000, seconds=1.0)
IN_DEPTH: Final = Budget(iterations=30_000, seconds=10.0)


class Analysis:
    """The analysis of a game. `at` is the number of the one decision that was asked for, -1 for all."""

    def __init__(self, table: Table[Any], at: int, moments: list[Moment], finished: bool) -> None:
        self.table = table
        self.at = at
        self.moments = moments
        self.finished = finished
        self.turns: list[Turn] = turning_points(moments)

    @property
    def together(self) -> bool:
        return self.table.game.plays_together(self.table.state)

    def to_json(self) -> dict[str, object]:
        """The whole analysis, ready for JSON; probabilities and results from 0 (lost) to 1 (won)."""
        return {
            "game": self.table.game.name,
            "options": self.table.options,
            "players": self.table.players,
            "choices": len(self.table.choices),
            "together": self.together,
            "moments": [self.moment_json(moment) for moment in self.moments],
            "turning_points": [self.turn_json(turn) for turn in self.turns],
        }

    def turn_json(self, turn: Turn) -> dict[str, object]:
        to_json = self.table.game.choices.to_json
        return {
            "moment": turn.n,
            "seat": turn.seat,
            "missed": turn.missed,
            "choice": to_json(turn.choice),
            "best": to_json(turn.best),
            "before": turn.before,
            "after": turn.after,
            "error": turn.error,
            "why": self.why_json(turn.why, turn.n),
        }

    def why_json(self, reasons: list[Reason], n: int) -> list[dict[str, object]]:
        measures = self.table.game.measures(self.table.at(n))
        return [
            {
                "measure": measures[each.measure].name,
                "by": each.by,
                "error": each.error,
                "speaks_for": each.speaks_for,
            }
            for each in reasons
        ]

    def moment_json(self, moment: Moment) -> dict[str, object]:
        to_json = self.table.game.choices.to_json
        found: dict[str, object] = {
            "moment": moment.n,
            "chances": moment.odds.chances,
            "errors": moment.odds.errors,
        }
        verdict = moment.verdict
        if verdict is not None:
            found |= {
                "seat": verdict.seat,
                "choice": to_json(verdict.choice),
                "best": to_json(verdict.best),
                "expected": verdict.expected,
                "expected_of_best": verdict.promised,
                "error": verdict.error,
                "tried": [
                    {
                        "choice": to_json(each.choice),
                        "visits": each.visits,
                        "expected": each.expected,
                        "error": each.error,
                        "alike": each.alike,
                        "why": self.why_json(each.why, moment.n),
                    }
                    for each in verdict.prospects
                ],
            }
        return found


def analyse(table: Table[Any], at: int | None = None, iterations: int = 0, workers: Workers = 1) -> Analysis:
    """Analyse all decisions of a game, or as many as there are before Ctrl+C; or one decision in depth."""
    last = len(table.choices)
    if at is not None and not 0 <= at <= last:
        raise WuselError(f"there is no moment {at}; this game has moments 0 to {last}, one after each choice")
    default = EACH if at is None else IN_DEPTH
    budget = Budget(iterations) if iterations else default
    first, final = (0, last) if at is None else (at, at)
    work = run_tasks(range(first, min(final + 1, last)), partial(Reviewer, save_text(table), budget), workers)
    moments: list[Moment] = []
    finished = True
    try:
        with progress("moments", final - first + 1) as advance, closing(work) as verdicts:
            for moment in retold(table, verdicts, first, final):
                moments.append(moment)
                advance(1)
    except KeyboardInterrupt:
        finished = False
    return Analysis(table, -1 if at is None else at, moments, finished)


class Reviewer:
    """The job of a worker: reviews decisions of a game, which is sent as the text of a save file."""

    def __init__(self, text: str, budget: Budget) -> None:
        self.table = table_from(text, find_game)
        self.budget = budget

    def __call__(self, n: int) -> Verdict:
        return verdict_at(self.table, n, SEED, self.budget)
