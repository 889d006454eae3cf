"""How everybody stands: the chances to win, as somebody can see them."""

from math import sqrt
from time import perf_counter
from typing import Any, Final

from wusel.bots.budget import Budget
from wusel.bots.playout import outcome, play_on, rechoose
from wusel.bots.search import ENDLESS, own_luck
from wusel.engine.game import Game
from wusel.engine.judge import Judge
from wusel.engine.state import State

NO_CHOICE: Final = 0

# How soon a playout is cut: long ones tremble with the luck of each, short ones miss what is being prepared.
HORIZON: Final = 10

# As if one world more had come out half a game off: a few that happen to agree prove nothing.
DOUBT: Final = 0.25


class Odds:
    """Every seat's chance to win, and the standard error of each: nothing is in doubt once a game is over."""

    __slots__ = ("chances", "errors")

    def __init__(self, chances: list[float], errors: list[float]) -> None:
        self.chances = chances
        self.errors = errors

    def __reduce__(self) -> tuple[type["Odds"], tuple[list[float], list[float]]]:
        return Odds, (self.chances, self.errors)


def odds_at(game: Game[Any], s: State, eye: int, seed: int, budget: Budget, first: int = NO_CHOICE) -> Odds:
    """Every seat's chances as an eye must see them (-1: a spectator), if everybody plays on as the judge would; the
    next choice of the seat that looks can be given."""
    judge = game.judge()
    together = game.plays_together(s)
    if not s.owing:
        return Odds(shares(game, judge, s, together), [0.0] * s.seats)
    luck = own_luck(seed)
    totals = [0.0] * s.seats
    squares = [0.0] * s.seats
    end = perf_counter() + budget.seconds if budget.seconds else 0.0
    worlds = 0
    while worlds < (budget.iterations or ENDLESS) and not (worlds and end and perf_counter() >= end):
        world: State = game.imagine(s, eye, luck.word() << 30 | luck.word())
        rechoose(game, judge, world, eye, luck)
        if first:
            game.apply(world, eye, first)
        play_on(game, judge, world, luck, HORIZON)
        worlds += 1
        for seat, share in enumerate(shares(game, judge, world, together)):
            totals[seat] += share
            squares[seat] += share * share
    return Odds(
        [total / worlds for total in totals],
        [error_of(worlds, totals[seat], squares[seat]) for seat in range(s.seats)],
    )


def shares(game: Game[Any], judge: Judge[Any], s: State, together: bool) -> list[float]:
    """What a playout came to for every seat: rivals share one victory, friends have it all together."""
    found = [outcome(game, judge, s, seat) for seat in range(s.seats)]
    whole = sum(found)
    if together:
        return [whole / s.seats] * s.seats
    return [each / whole if whole else 1 / s.seats for each in found]


def error_of(n: int, total: float, squares: float) -> float:
    """The standard error of a mean of n values, never quite nothing."""
    return sqrt((max(0.0, squares - total * total / n) + DOUBT) / n / n)
