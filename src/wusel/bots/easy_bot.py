"""The beginner: it takes the choice that looks best of those it notices."""

from typing import Any

from wusel.bots.bot import Bot
from wusel.bots.playout import best_rated
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.kinds import Seat
from wusel.engine.state import State


class EasyBot(Bot):
    """A beginner that overlooks each choice with a probability of 1 in `out_of`, and takes what looks best of the
    others. It does not look ahead."""

    def __init__(self, out_of: int) -> None:
        self.out_of = out_of

    def choose(self, game: Game[Any], world: State, seat: int, seed: int) -> int:
        luck = Chance(1)
        luck.reseed(seed)
        found = game.judge().plausible(world, Seat(seat), game.options(world, seat))
        seen = [choice for choice in found if luck.draw(self.out_of)]
        return best_rated(game.judge(), world, seat, seen or found, luck)
