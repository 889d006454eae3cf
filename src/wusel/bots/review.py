"""A game looked at again: what each choice was worth, what would have been better, and how everybody stood."""

from collections.abc import Iterator
from math import sqrt
from time import perf_counter
from typing import Any, Final

from wusel.bots.analysis import BY_RESULT, Prospect, by_visits
from wusel.bots.budget import Budget, part_of
from wusel.bots.odds import Odds, error_of, odds_at
from wusel.bots.search import ENDLESS, Candidate, Search
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.table import Table

# How the budget of a moment is used: for everybody's chances, for a search of what was best, and for that against
# what was chosen.
FOR_ODDS: Final = 0.3
FOR_SEARCH: Final = 0.4
FOR_DUEL: Final = 0.3

# A game has hundreds of moments: what would be striking once comes up by chance among so many. So a turning point has
# to stand out by so many standard errors, and be large enough to matter; a single choice can be doubted earlier.
CLEAR: Final = 3.0
LIKELY: Final = 2.0
LEAST_LOSS: Final = 0.05
LEAST_SWING: Final = 0.1
MOST_TURNS: Final = 8


class Verdict:
    """A choice that was made, the best that was found instead, and what each was worth to the one who chose, from 0
    (lost) to 1 (won), as far as that seat could know. `error` is the standard error of the difference. Without
    prospects there was nothing to choose."""

    __slots__ = ("best", "choice", "error", "expected", "promised", "prospects", "seat")

    def __init__(
        self,
        seat: int,
        choice: int,
        best: int,
        expected: float,
        promised: float,
        error: float,
        prospects: list[Prospect],
    ) -> None:
        self.seat = seat
        self.choice = choice
        self.best = best
        self.expected = expected
        self.promised = promised
        self.error = error
        self.prospects = prospects

    def __reduce__(self) -> tuple[type["Verdict"], tuple[int, int, int, float, float, float, list[Prospect]]]:
        return Verdict, (
            self.seat, self.choice, self.best, self.expected, self.promised, self.error, self.prospects,
        )  # fmt: skip

    def loss(self) -> float:
        """By how much something else would have been better."""
        return self.promised - self.expected

    def is_doubted(self) -> bool:
        """Whether something else was probably better."""
        return self.loss() > LIKELY * self.error


class Moment:
    """How it stood after the first `n` choices, and what was then chosen; nobody chooses any more at the end."""

    __slots__ = ("n", "odds", "verdict")

    def __init__(self, n: int, odds: Odds, verdict: Verdict | None) -> None:
        self.n = n
        self.odds = odds
        self.verdict = verdict

    def __reduce__(self) -> tuple[type["Moment"], tuple[int, Odds, Verdict | None]]:
        return Moment, (self.n, self.odds, self.verdict)


class Turn:
    """A moment that mattered: the choice made there gave something away (`missed`), or it brought on what changed
    everything. `seat` is whose chances went from `before` to `after` by it."""

    __slots__ = ("after", "before", "missed", "n", "seat")

    def __init__(self, n: int, seat: int, missed: bool, before: float, after: float) -> None:
        self.n = n
        self.seat = seat
        self.missed = missed
        self.before = before
        self.after = after

    def size(self) -> float:
        return abs(self.after - self.before)


# --- going through a game


def review(
    table: Table[Any], eye: int, seed: int, budget: Budget, first: int = 0, last: int = ENDLESS
) -> Iterator[Moment]:
    """The moments of a game from one to another, each within the budget, with everybody's chances as an eye sees them
    (-1: a spectator)."""
    made = len(table.choices)
    for n in range(first, min(last, made) + 1):
        s = table.at(n)
        odds = odds_at(table.game, s, eye, seed + n, part_of(budget, FOR_ODDS))
        verdict = None
        if n < made:
            seat, choice = table.choices[n]
            verdict = weigh(table.game, s, seat, choice, seed + n, part_of(budget, 1 - FOR_ODDS))
        yield Moment(n, odds, verdict)


def turning_points(moments: list[Moment]) -> list[Turn]:
    """The few moments of a game that mattered most, in the order in which they came."""
    found: list[Turn] = []
    last = len(moments) - 1
    for place in range(len(moments)):
        around = [moments[min(max(near, 0), last)].odds for near in range(place - 1, place + 3)]
        turn = turn_at(moments[place], around)
        if turn is not None:
            found.append(turn)
    found.sort(key=by_size)
    found = found[:MOST_TURNS]
    found.sort(key=by_time)
    return found


def turn_at(moment: Moment, around: list[Odds]) -> Turn | None:
    """Whether a moment mattered, beyond what chance among so many playouts explains. `around` is how everybody stood
    one moment earlier, at this one, one later and two later: what does not last is no turning point."""
    verdict = moment.verdict
    if verdict is not None and is_clear(verdict.loss(), verdict.error, LEAST_LOSS):
        return Turn(moment.n, verdict.seat, True, verdict.promised, verdict.expected)
    found = None
    largest = 0.0
    for seat in range(len(moment.odds.chances)):
        swing = lasting_swing(around, seat)
        if abs(swing) > largest:
            largest = abs(swing)
            found = Turn(moment.n, seat, False, around[1].chances[seat], around[2].chances[seat])
    return found


def lasting_swing(around: list[Odds], seat: int) -> float:
    """By how much a seat's chances changed at least, whichever moments before and after are compared; 0 if that is
    not clear."""
    before = [odds.chances[seat] for odds in around[:2]]
    after = [odds.chances[seat] for odds in around[2:]]
    up = min(after) - max(before)
    down = min(before) - max(after)
    error = sqrt(sum([odds.errors[seat] ** 2 for odds in around])) / 2
    if is_clear(max(up, down), error, LEAST_SWING):
        return up if up > down else -down
    return 0.0


def is_clear(difference: float, error: float, least: float) -> bool:
    return difference >= least and difference > CLEAR * error


# --- what a choice was worth


def weigh(game: Game[Any], s: State, seat: int, choice: int, seed: int, budget: Budget) -> Verdict:
    """A seat's choice beside the best that a search finds from what the seat could know. Both are then tried once more
    against each other, in fresh worlds: what looked best in the search was partly lucky there."""
    if len(game.options(s, seat)) == 1:
        return Verdict(seat, choice, choice, 0.0, 0.0, 0.0, [])
    search = Search(game, game.imagine(s, seat, seed), seat, seed, BY_RESULT)
    search.run(part_of(budget, FOR_SEARCH / (FOR_SEARCH + FOR_DUEL)))
    best = search.best()
    if not best.visits:
        search.try_in_a_world([best], 0.0)  # the time was too short for a single world
    made = best
    for candidate in search.candidates:
        if candidate.choice == choice:
            made = candidate
    if made is best:
        worth = made.mean()
        return Verdict(seat, choice, choice, worth, worth, 0.0, prospects(search.candidates, [made], worth))
    mine, other = duel(search, choice, best.choice, part_of(budget, FOR_DUEL / (FOR_SEARCH + FOR_DUEL)))
    error = error_of(other.visits, other.gain, other.gain_squares)
    tried = prospects(search.candidates, [mine, other], max(mine.mean(), other.mean()))
    if other.mean() > mine.mean():
        return Verdict(seat, choice, best.choice, mine.mean(), other.mean(), error, tried)
    return Verdict(seat, choice, choice, mine.mean(), mine.mean(), error, tried)


def duel(search: Search, mine: int, other: int, budget: Budget) -> tuple[Candidate, Candidate]:
    """Two choices in the same fresh worlds, each at least once."""
    pair = [Candidate(mine, 0.0), Candidate(other, 0.0)]
    end = perf_counter() + budget.seconds if budget.seconds else 0.0
    worlds = max(1, budget.iterations // 2) if budget.iterations else ENDLESS
    search.try_in_a_world(pair, 0.0)
    for _ in range(worlds - 1):
        if not search.try_in_a_world(pair, end):
            break
    return pair[0], pair[1]


def prospects(candidates: list[Candidate], settled: list[Candidate], most: float) -> list[Prospect]:
    """All choices that were tried, the most often tried first. What was settled in the end counts as settled, and
    nothing for more than the best."""
    found: list[Prospect] = []
    for candidate in candidates:
        visits = candidate.visits
        expected = candidate.mean()
        for last in settled:
            if last is not candidate and last.choice == candidate.choice:
                visits += last.visits
                expected = last.mean()
        if visits:
            found.append(Prospect(candidate.choice, visits, min(expected, most)))
    found.sort(key=by_visits)
    return found


def by_size(turn: Turn) -> float:
    return -turn.size()


def by_time(turn: Turn) -> int:
    return turn.n
