"""What a seat can expect: of each of its choices, and of the game."""

from time import perf_counter
from typing import Any, Final

from wusel.bots.budget import Budget
from wusel.bots.playout import outcome, play_on, rechoose
from wusel.bots.random_bot import play_randomly
from wusel.bots.search import ENDLESS, STYLE, Search, own_luck
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.state import State

NO_CHOICE: Final = 0


class Prospect:
    """A choice, how often it was tried, and what the seat can expect of it, from 0 (lost) to 1 (won)."""

    __slots__ = ("choice", "expected", "visits")

    def __init__(self, choice: int, visits: int, expected: float) -> None:
        self.choice = choice
        self.visits = visits
        self.expected = expected


class Analysis:
    """What a search found: the choice it would make, all choices that were tried, the most often tried first, and every
    seat's chances to win, which add up to 1 unless all win or lose together."""

    __slots__ = ("chances", "choice", "prospects")

    def __init__(self, choice: int, prospects: list[Prospect], chances: list[float]) -> None:
        self.choice = choice
        self.prospects = prospects
        self.chances = chances


def analyse(game: Game[Any], s: State, seat: int, seed: int, budget: Budget) -> Analysis:
    """What a seat that is asked can expect, as far as it can know: four fifths of the budget for its choices, the rest
    for everybody's chances if it takes the best of them."""
    search = Search(game, game.imagine(s, seat, seed), seat, seed)
    search.run(part_of(budget, 0.8))
    prospects = [Prospect(each.choice, each.visits, each.mean()) for each in search.candidates if each.visits]
    prospects.sort(key=by_visits)
    choice = search.best().choice
    return Analysis(choice, prospects, chances(game, s, seat, seed, part_of(budget, 0.2), choice))


def chances(game: Game[Any], s: State, seat: int, seed: int, budget: Budget, first: int = NO_CHOICE) -> list[float]:
    """Every seat's chance to win, as a seat must see it (-1: a spectator), if everybody plays as the judge would; the
    seat's own next choice can be given."""
    judge = game.judge()
    luck = own_luck(seed)
    totals = [0.0] * s.seats
    end = perf_counter() + budget.seconds if budget.seconds else 0.0
    playouts = 0
    while playouts < (budget.iterations or ENDLESS) and not (playouts and end and perf_counter() >= end):
        world: State = game.imagine(s, seat, luck.word() << 30 | luck.word())
        rechoose(game, judge, world, seat, luck)
        if first:
            game.apply(world, seat, first)
        play_on(game, judge, world, luck, STYLE.horizon)
        for other in range(s.seats):
            totals[other] += outcome(game, judge, world, other)
        playouts += 1
    whole = float(playouts) if plays_together(game, s, seat, luck) else sum(totals)
    return [total / whole if whole else 1 / s.seats for total in totals]


def plays_together(game: Game[Any], s: State, seat: int, luck: Chance) -> bool:
    """Whether all win or lose together: any end of the game tells."""
    world: State = game.imagine(s, seat, luck.word())
    play_randomly(game, world, luck)
    result = game.result(world)
    return result is not None and result.won is not None


def part_of(budget: Budget, part: float) -> Budget:
    """A part of a budget, but one playout at least."""
    iterations = max(1, round(budget.iterations * part)) if budget.iterations else 0
    return Budget(iterations, budget.seconds * part)


def by_visits(prospect: Prospect) -> tuple[int, float]:
    return -prospect.visits, -prospect.expected
