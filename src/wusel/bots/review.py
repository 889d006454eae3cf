"""Reviews of a game: the value of each choice, better choices, and turning points.

Everything follows from one estimate (`weighing.py`): the expectation of the player who chose. The curve shows the
chances of all seats at each moment, from the knowledge of that player, and ends at the result. A turning point is a
change for a seat between two of its choices, or a difference of two choices. It must be larger than its uncertainty.
"""

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any, Final

from wusel.bots.adviser import advise
from wusel.bots.budget import Budget
from wusel.bots.reasons import Reason
from wusel.bots.search import ENDLESS
from wusel.bots.trial import shares
from wusel.bots.weighing import Prospect, prospect_of
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.table import Table, most_seats

# A game has hundreds of moments, so unusual differences also arise by chance. A turning point therefore has
# to exceed this many standard errors, and be large enough to matter. A single choice can be doubted earlier.
CLEAR: Final = 3.0
LIKELY: Final = 2.0
LEAST_LOSS: Final = 0.05
LEAST_SWING: Final = 0.1
MOST_TURNS: Final = 8


class Verdict:
    """A choice that was made, the best choice found, and the value of each for the seat that chose. Values range from 0
    (lost) to 1 (won), from that seat's knowledge. `error` is the standard error of the difference, `level_error` that
    of `expected`. `shares` are the chances of all seats with the choice made. Without prospects there was only one
    choice."""

    __slots__ = ("best", "choice", "error", "expected", "level_error", "promised", "prospects", "seat", "shares")

    def __init__(
        self,
        seat: int,
        choice: int,
        best: int,
        expected: float,
        promised: float,
        error: float,
        level_error: float,
        shares: list[float],
        prospects: list[Prospect],
    ) -> None:
        self.seat = seat
        self.choice = choice
        self.best = best
        self.expected = expected
        self.promised = promised
        self.error = error
        self.level_error = level_error
        self.shares = shares
        self.prospects = prospects

    def __reduce__(
        self,
    ) -> tuple[type["Verdict"], tuple[int, int, int, float, float, float, float, list[float], list[Prospect]]]:
        worth = self.expected, self.promised, self.error, self.level_error
        return Verdict, (self.seat, self.choice, self.best, *worth, self.shares, self.prospects)

    def loss(self) -> float:
        """Return how much better the best choice would have been."""
        return self.promised - self.expected

    def is_doubted(self) -> bool:
        """Return whether another choice was probably better."""
        return self.loss() > LIKELY * self.error

    def why(self) -> list[Reason]:
        """Return the known reasons why another choice would have been better."""
        return prospect_of(self.prospects, self.choice).why if self.prospects else []

    def found(self) -> float:
        """Return the expectation of the seat when it was asked, before it lost anything by its choice."""
        return self.promised if self.is_doubted() else self.expected


class Odds:
    """The chances of all seats from the knowledge of the player who chose, with standard errors. They are None before a
    seat has chosen. The chances of rivals add up to 1, friends have one line together, and a finished game has no
    uncertainty."""

    __slots__ = ("chances", "errors")

    def __init__(self, chances: list[float | None], errors: list[float | None]) -> None:
        self.chances = chances
        self.errors = errors


class Turn:
    """A moment that mattered. Either the seat gave something away with its choice (`missed`; `best` was better). Or
    luck and the others changed everything before the seat was asked again. Its chances went from `before` to `after`.
    `error` is the standard error of the difference, and `why` has the reasons for the best choice."""

    __slots__ = ("after", "before", "best", "choice", "error", "missed", "n", "seat", "why")

    def __init__(self, n: int, verdict: Verdict, missed: bool, before: float, after: float, error: float) -> None:
        self.n = n
        self.seat = verdict.seat
        self.choice = verdict.choice
        self.best = verdict.best if missed else verdict.choice
        self.why = verdict.why() if missed else []
        self.missed = missed
        self.before = before
        self.after = after
        self.error = error

    def size(self) -> float:
        return abs(self.after - self.before)


class Moment:
    """The moment after `n` choices: the next choice, the chances of all seats with it, and the new turning points. At
    the end there is no next choice."""

    __slots__ = ("n", "odds", "turns", "verdict")

    def __init__(self, n: int, odds: Odds, verdict: Verdict | None, turns: list[Turn]) -> None:
        self.n = n
        self.odds = odds
        self.verdict = verdict
        self.turns = turns


# --- going through a game


class Story:
    """The chances of all seats during a review, verdict by verdict."""

    def __init__(self, seats: int, together: bool) -> None:
        self.together = together
        self.last: list[tuple[int, Verdict] | None] = [None] * seats
        self.odds = Odds([None] * seats, [None] * seats)

    def go_on(self, n: int, verdict: Verdict) -> Moment:
        """Add the verdict on a choice."""
        turns: list[Turn] = []
        last = self.last[verdict.seat]
        if last is not None:
            turns += swing(last[0], last[1], verdict.found(), verdict.level_error)
        if is_clear(verdict.loss(), verdict.error, LEAST_LOSS):
            turns.append(Turn(n, verdict, True, verdict.promised, verdict.expected, verdict.error))
        for seat in range(len(self.last)):
            if self.together or seat == verdict.seat:
                self.last[seat] = n, verdict
        self.odds = Odds([*verdict.shares], [verdict.level_error for _ in verdict.shares])
        return Moment(n, self.odds, verdict, turns)

    def end(self, n: int, chances: list[float]) -> Moment:
        """Return the last moment with the result, or with the last chances of a game that was left."""
        turns: list[Turn] = []
        for seat in range(1 if self.together else len(self.last)):
            last = self.last[seat]
            if last is not None and chances:
                turns += swing(last[0], last[1], chances[seat], 0.0)
        if not chances:
            return Moment(n, self.odds, None, turns)
        return Moment(n, Odds([*chances], [0.0 for _ in chances]), None, turns)


def review(table: Table[Any], seed: int, budget: Budget, first: int = 0, last: int = ENDLESS) -> Iterator[Moment]:
    """Yield the moments of a game from one to another, each within the budget."""
    made = range(first, min(last + 1, len(table.choices)))
    return retold(table, (verdict_at(table, n, seed, budget) for n in made), first, last)


def verdict_at(table: Table[Any], n: int, seed: int, budget: Budget) -> Verdict:
    """Return the value of the choice after the first n. It depends on nothing else, so processes can share a review."""
    seat, choice = table.choices[n]
    return weigh(table.game, table.at(n), seat, choice, seed + n, budget)


def retold(table: Table[Any], verdicts: Iterable[Verdict], first: int = 0, last: int = ENDLESS) -> Iterator[Moment]:
    """Yield the moments of a game from one to another, as the verdicts on their choices arrive."""
    made = len(table.choices)
    story = Story(most_seats(table), table.game.plays_together(table.state))
    for n, verdict in enumerate(verdicts, first):
        yield story.go_on(n, verdict)
    if last >= made:
        yield story.end(made, final_chances(table.game, table.state))


def final_chances(game: Game[Any], s: State) -> list[float]:
    """Return the result as chances, empty while the game goes on."""
    return [] if s.owing else shares(game, game.judge(), s, game.plays_together(s))


def swing(n: int, verdict: Verdict, after: float, error: float) -> list[Turn]:
    """Return the turning point by luck and other players since a seat chose, if there is one."""
    error = sqrt(verdict.level_error**2 + error**2)
    if not is_clear(abs(after - verdict.expected), error, LEAST_SWING):
        return []
    return [Turn(n, verdict, False, verdict.expected, after, error)]


def turning_points(moments: list[Moment]) -> list[Turn]:
    """Return the few moments that decided a game, in their order. Of each choice, the larger of its own loss and the
    change after it counts."""
    largest: dict[int, Turn] = {}
    for moment in moments:
        for turn in moment.turns:
            if turn.n not in largest or turn.size() > largest[turn.n].size():
                largest[turn.n] = turn
    found = list(largest.values())
    found.sort(key=by_size)
    found = found[:MOST_TURNS]
    found.sort(key=by_time)
    return found


def is_clear(difference: float, error: float, least: float) -> bool:
    return difference >= least and difference > CLEAR * error


def weigh(game: Game[Any], s: State, seat: int, choice: int, seed: int, budget: Budget) -> Verdict:
    """Compare a seat's choice with the best that an adviser finds from the seat's knowledge."""
    weighing = advise(game, s, seat, seed, budget, choice)
    prospects = weighing.prospects()
    best = prospects[0]
    made = prospect_of(prospects, choice)
    place = weighing.choices().index(choice)
    level_error = weighing.error(place)
    shares = weighing.chances(place, made.expected, game.plays_together(s))
    if len(game.options(s, seat)) == 1:
        prospects = []
    error = made.error if made is not best else 0.0
    return Verdict(seat, choice, best.choice, made.expected, best.expected, error, level_error, shares, prospects)


def by_size(turn: Turn) -> float:
    return -turn.size()


def by_time(turn: Turn) -> int:
    return turn.n
