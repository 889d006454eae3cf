"""The choice that looks best at first sight."""

from typing import Any

from wusel.bots.bot import Bot
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.state import State


class GreedyBot(Bot):
    """Trusts the game's judge and does not look ahead; equals are drawn by lot."""

    def choose(self, game: Game[Any], world: State, seat: int, seed: int) -> int:
        judge = game.judge()
        luck = Chance(1)
        luck.reseed(seed)
        best = 0
        highest = float("-inf")
        equals = 0
        for choice in game.options(world, seat):
            rated = judge.rate(world, seat, choice)
            if rated > highest:
                best = choice
                highest = rated
                equals = 1
            elif rated == highest:
                equals += 1
                if luck.draw(equals) == 0:
                    best = choice
        return best
