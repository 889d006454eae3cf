"""What a seat can expect: of each of its choices, and of the game."""

from typing import Any, Final

from wusel.bots.budget import Budget, part_of
from wusel.bots.odds import odds_at
from wusel.bots.search import STYLE, Search, Style
from wusel.engine.game import Game
from wusel.engine.state import State

# Here people want to know what a choice does to their chances to win, so only who wins counts, not by how much.
BY_RESULT: Final = Style(STYLE.horizon, STYLE.width, STYLE.widening, STYLE.caution, 0.0)


class Prospect:
    """A choice, how often it was tried, and what the seat can expect of it, from 0 (lost) to 1 (won). What came out
    ahead of the best without being clearly better counts as just as good: it was luck as far as anybody knows."""

    __slots__ = ("choice", "expected", "visits")

    def __init__(self, choice: int, visits: int, expected: float) -> None:
        self.choice = choice
        self.visits = visits
        self.expected = expected

    def __reduce__(self) -> tuple[type["Prospect"], tuple[int, int, float]]:
        return Prospect, (self.choice, self.visits, self.expected)


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
    search = Search(game, game.imagine(s, seat, seed), seat, seed, BY_RESULT)
    search.run(part_of(budget, 0.8))
    best = search.best()
    most = best.mean() if best.visits else 1.0
    prospects = [
        Prospect(each.choice, each.visits, min(each.mean(), most)) for each in search.candidates if each.visits
    ]
    prospects.sort(key=by_visits)
    chances = odds_at(game, s, seat, seed, part_of(budget, 0.2), best.choice).chances
    return Analysis(best.choice, prospects, chances)


def by_visits(prospect: Prospect) -> tuple[int, float]:
    return -prospect.visits, -prospect.expected
