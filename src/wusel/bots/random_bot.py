"""Any legal choice, all equally likely."""

from typing import Any

from wusel.bots.bot import Bot
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.state import S, State


class RandomBot(Bot):
    """A bot that knows the rules and nothing else."""

    def choose(self, game: Game[Any], world: State, seat: int, seed: int) -> int:
        luck = Chance(1)
        luck.reseed(seed)
        found = game.options(world, seat)
        return found[luck.draw(len(found))]


def play_randomly(game: Game[S], s: S, luck: Chance, limit: int = 1_000_000) -> int:
    """Play on with random choices for every seat, to the end or the limit. Return the number of choices."""
    made = 0
    while s.owing and made < limit:
        seat = 0
        while not s.owing >> seat & 1:
            seat += 1
        found = game.options(s, seat)
        game.apply(s, seat, found[luck.draw(len(found))])
        made += 1
    return made
