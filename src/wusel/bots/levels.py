"""The bots by name, as command lines and seats call them, from the weakest to the strongest."""

from typing import Final

from wusel.bots.bot import Bot
from wusel.bots.greedy_bot import GreedyBot
from wusel.bots.random_bot import RandomBot
from wusel.engine.errors import WuselError

BOTS: Final = ("random", "greedy")


def new_bot(name: str) -> Bot:
    """A bot for any game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise WuselError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
