"""A bot that looks ahead."""

from typing import Any

from wusel.bots.bot import Bot
from wusel.bots.budget import Budget
from wusel.bots.search import STYLE, Search, Style
from wusel.engine.game import Game
from wusel.engine.state import State


class SearchBot(Bot):
    """A bot that tries its choices in worlds its seat could be in. It leaves the judge's favourite only for good
    reasons. A beginner overlooks one choice of every `out_of`, or none if that is 0."""

    def __init__(self, budget: Budget, style: Style = STYLE, out_of: int = 0) -> None:
        self.budget = budget
        self.style = style
        self.out_of = out_of

    def choose(self, game: Game[Any], world: State, seat: int, seed: int) -> int:
        search = Search(game, world, seat, seed, self.style)
        out_of = self.overlooked(game)
        if out_of:
            search.overlook(out_of)
        if not search.settled and len(search.candidates) > 1:
            search.run(self.budget)
        return search.best().choice

    def overlooked(self, game: Game[Any]) -> int:
        """Return the number of choices of which one is overlooked, or 0 if none is."""
        return self.out_of


class MediumBot(SearchBot):
    """A bot that thinks for a moment. It overlooks enough to be neither a beginner nor a master of this game."""

    def overlooked(self, game: Game[Any]) -> int:
        return game.judge().slips()
