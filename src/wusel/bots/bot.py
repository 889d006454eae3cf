"""What a bot is, and how it is asked."""

from typing import Generic

from wusel.engine.game import Game
from wusel.engine.step import S


class Bot(Generic[S]):
    """Somebody who chooses for a seat."""

    def choose(self, game: Game[S], world: S, seat: int, seed: int) -> int:
        """One of the legal choices. `world` is imagined; further ones can be imagined from it."""
        raise NotImplementedError


def ask(bot: Bot[S], game: Game[S], s: S, seat: int, seed: int) -> int:
    """What a bot would choose for a seat: it sees a world the seat could be in, never the state itself."""
    return bot.choose(game, game.imagine(s, seat, seed), seat, seed)
