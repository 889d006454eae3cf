"""The choice that looks best at first sight."""

from typing import Any

from wusel.bots.bot import Bot
from wusel.bots.playout import best_rated
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.state import State


class GreedyBot(Bot):
    """A bot that trusts the game's judge and does not look ahead. Ties are broken by lot."""

    def choose(self, game: Game[Any], world: State, seat: int, seed: int) -> int:
        luck = Chance(1)
        luck.reseed(seed)
        return best_rated(game.judge(), world, seat, game.options(world, seat), luck)
