"""A saved game looked at again: every moment of it, or one in depth."""

from collections.abc import Iterator
from typing import Any, Final

from wusel.bots.budget import Budget, part_of
from wusel.bots.odds import odds_at
from wusel.bots.review import FOR_ODDS, Moment, Turn, review, turning_points
from wusel.engine.errors import WuselError
from wusel.engine.table import Table
from wusel.lab.show import progress

SPECTATOR: Final = -1
SEED: Final = 1

# Whoever asks for playouts gets exactly those, and the same review on every machine; otherwise nobody waits for ever.
EACH: Final = Budget(iterations=150, seconds=1.0)
IN_DEPTH: Final = Budget(iterations=1500, seconds=10.0)


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


def study(table: Table[Any], eye: int = SPECTATOR, at: int | None = None, iterations: int = 0) -> Study:
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
    found = review(table, eye, SEED, budget) if at is None else moment_and_next(table, eye, at, budget)
    moments: list[Moment] = []
    try:
        with progress("moments", last + 1 if at is None else 2) as advance:
            for moment in found:
                moments.append(moment)
                advance(1)
    except KeyboardInterrupt:
        return Study(table, eye, -1 if at is None else at, moments, finished=False)
    return Study(table, eye, -1 if at is None else at, moments, finished=True)


def moment_and_next(table: Table[Any], eye: int, at: int, budget: Budget) -> Iterator[Moment]:
    """A moment, and how everybody stood after the choice that was made there."""
    yield from review(table, eye, SEED, budget, at, at)
    if at < len(table.choices):
        odds = odds_at(table.game, table.at(at + 1), eye, SEED + at + 1, part_of(budget, FOR_ODDS))
        yield Moment(at + 1, odds, None)
