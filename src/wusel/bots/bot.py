"""What a bot is, and how it is asked."""

from typing import Any

from wusel.engine.game import Game
from wusel.engine.state import State


class Bot:
    """Somebody who chooses for a seat, in any game."""

    def choose(self, game: Game[Any], world: State, seat: int, seed: int) -> int:
        """One of the legal choices. `world` is imagined; further ones can be imagined from it."""
        raise NotImplementedError


def ask(bot: Bot, game: Game[Any], s: State, seat: int, seed: int) -> int:
    """What a bot would choose for a seat: it sees a world the seat could be in, never the state itself."""
    return bot.choose(game, game.imagine(s, seat, seed), seat, seed)
