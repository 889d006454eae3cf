"""The cheat: it searches the true state. It is for the lab alone, to measure the value of hidden information."""

from typing import Any

from wusel.bots.budget import Budget
from wusel.bots.search import STYLE, Search, Style
from wusel.engine.game import Game
from wusel.engine.state import State


class Oracle:
    """A search like a bot's that sees all hands and all secret choices. Only the luck to come is hidden from it. It is
    no Bot, so that it cannot take a seat by accident."""

    def __init__(self, budget: Budget, style: Style = STYLE) -> None:
        self.budget = budget
        self.style = style

    def choose_knowing_all(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        """Return one of the legal choices, found with the true state."""
        found = game.options(s, seat)
        if len(found) == 1:
            return found[0]
        search = Search(game, s, seat, seed, self.style, cheating=True)
        if not search.settled:
            search.run(self.budget)
        return search.best().choice
