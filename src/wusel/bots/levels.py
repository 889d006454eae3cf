"""The bots by name, as command lines and seats call them, from the weakest to the strongest."""

from typing import Final

from wusel.bots.bot import Bot
from wusel.bots.budget import Budget
from wusel.bots.easy_bot import EasyBot
from wusel.bots.greedy_bot import GreedyBot
from wusel.bots.oracle import Oracle
from wusel.bots.random_bot import RandomBot
from wusel.bots.search_bot import SearchBot
from wusel.engine.errors import WuselError

BOTS: Final = ("random", "easy", "greedy", "medium", "hard")

# A beginner overlooks one choice in so many.
OVERLOOKED: Final = 4

# The iterations make the strength, the seconds keep people from waiting where the rules are slow.
MEDIUM: Final = Budget(iterations=8, seconds=0.4)
HARD: Final = Budget(iterations=1200, seconds=1.5)


def new_bot(name: str, budget: Budget | None = None) -> Bot:
    """A bot for any game; those that search can be given another budget."""
    if name == "random":
        return RandomBot()
    if name == "easy":
        return EasyBot(OVERLOOKED)
    if name == "greedy":
        return GreedyBot()
    if name == "medium":
        return SearchBot(budget or MEDIUM)
    if name == "hard":
        return SearchBot(budget or HARD)
    raise WuselError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")


def new_oracle(budget: Budget = HARD) -> Oracle:
    """The cheating counterpart of the bots that search; for the lab alone."""
    return Oracle(budget)
