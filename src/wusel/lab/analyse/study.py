"""A saved game looked at again: every moment of it, or one in depth."""

from contextlib import closing
from functools import partial
from typing import Any, Final

from wusel.bots.budget import Budget, part_of
from wusel.bots.odds import odds_at
from wusel.bots.review import FOR_ODDS, Moment, Turn, review, turning_points
from wusel.engine.errors import WuselError
from wusel.engine.save import save_text, table_from
from wusel.engine.table import Table
from wusel.games import find_game
from wusel.lab.show import progress
from wusel.lab.worker_pool import Workers, work_through

SPECTATOR: Final = -1
SEED: Final = 1

# Whoever asks for playouts gets exactly those, and the same review on every machine; otherwise nobody waits for ever.
EACH: Final = Budget(iterations=150, seconds=1.0)
IN_DEPTH: Final = Budget(iterations=1500, seconds=10.0)

# A moment, and whether the choice that was made there is looked at, or only how everybody stood.
Look = tuple[int, bool]


class Study:
    """What was found about a game. `at` is the moment that was asked for, -1 for all."""

    def __init__(self, table: Table[Any], eye: int, at: int, moments: list[Moment], finished: bool) -> None:
        self.table = table
        self.eye = eye
        self.at = at
        self.moments = moments
        self.finished = finished
        self.turns: list[Turn] = turning_points(moments)

    @property
    def together(self) -> bool:
        return self.table.game.plays_together(self.table.state)

    def to_json(self) -> dict[str, object]:
        """Everything in plain builtins; chances and results from 0 (lost) to 1 (won)."""
        return {
            "game": self.table.game.name,
            "options": self.table.options,
            "players": self.table.players,
            "choices": len(self.table.choices),
            "seen_by": self.eye,
            "together": self.together,
            "moments": [self.moment_json(moment) for moment in self.moments],
            "turning_points": [
                {"moment": turn.n, "seat": turn.seat, "missed": turn.missed, "before": turn.before, "after": turn.after}
                for turn in self.turns
            ],
        }

    def moment_json(self, moment: Moment) -> dict[str, object]:
        said = self.table.game.choices.to_json
        found: dict[str, object] = {
            "moment": moment.n,
            "chances": moment.odds.chances,
            "errors": moment.odds.errors,
        }
        verdict = moment.verdict
        if verdict is not None:
            found |= {
                "seat": verdict.seat,
                "choice": said(verdict.choice),
                "best": said(verdict.best),
                "expected": verdict.expected,
                "expected_of_best": verdict.promised,
                "error": verdict.error,
                "tried": [
                    {"choice": said(each.choice), "visits": each.visits, "expected": each.expected}
                    for each in verdict.prospects
                ],
            }
        return found


def study(
    table: Table[Any], eye: int = SPECTATOR, at: int | None = None, iterations: int = 0, workers: Workers = 1
) -> Study:
    """Look at a game moment by moment, as long as there is patience for it; or at one moment, and what came of it."""
    last = len(table.choices)
    if not SPECTATOR <= eye < table.state.seats:
        raise WuselError(
            f"there is no seat {eye}; seats are 0 to {table.state.seats - 1}, and {SPECTATOR} is a spectator"
        )
    if at is not None and not 0 <= at <= last:
        raise WuselError(f"there is no moment {at}; this game has moments 0 to {last}, one after each choice")
    usual = EACH if at is None else IN_DEPTH
    budget = Budget(iterations) if iterations else usual
    looks = [(n, True) for n in range(last + 1)] if at is None else [(at, True), (at + 1, False)][: last + 1 - at]
    work = work_through(looks, partial(Reviewer, save_text(table), eye, budget), workers)
    moments: list[Moment] = []
    try:
        with progress("moments", len(looks)) as advance, closing(work) as found:
            for moment in found:
                moments.append(moment)
                advance(1)
    except KeyboardInterrupt:
        return Study(table, eye, -1 if at is None else at, moments, finished=False)
    return Study(table, eye, -1 if at is None else at, moments, finished=True)


class Reviewer:
    """Looks at one moment after another. The game comes as the text of a save file, which can be sent anywhere."""

    def __init__(self, text: str, eye: int, budget: Budget) -> None:
        self.table = table_from(text, find_game)
        self.eye = eye
        self.budget = budget

    def __call__(self, look: Look) -> Moment:
        n, weighed = look
        if weighed:
            return next(review(self.table, self.eye, SEED, self.budget, n, n))
        odds = odds_at(self.table.game, self.table.at(n), self.eye, SEED + n, part_of(self.budget, FOR_ODDS))
        return Moment(n, odds, None)
