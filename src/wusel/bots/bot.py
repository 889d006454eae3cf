"""The interface of bots, and how to ask one."""

from typing import Any

from wusel.engine.game import Game
from wusel.engine.state import State


class Bot:
    """A player in code that chooses for a seat, in any game."""

    def choose(self, game: Game[Any], world: State, seat: int, seed: int) -> int:
        """Return one of the legal choices. `world` is imagined, and further worlds can be imagined from it."""
        raise NotImplementedError


def ask(bot: Bot, game: Game[Any], s: State, seat: int, seed: int) -> int:
    """Return the choice of a bot for a seat. The bot sees an imagined world, never the true state."""
    return bot.choose(game, game.imagine(s, seat, seed), seat, seed)
