"""The bots by name, for command lines and seats, from the weakest to the strongest in most games."""

from typing import Final

from wusel.bots.bot import Bot
from wusel.bots.budget import Budget
from wusel.bots.cast import CAST, HABITS, STRENGTHS, character_of, strength_of
from wusel.bots.easy_bot import EasyBot
from wusel.bots.greedy_bot import GreedyBot
from wusel.bots.oracle import Oracle
from wusel.bots.random_bot import RandomBot
from wusel.bots.search_bot import MediumBot, SearchBot
from wusel.engine.errors import WuselError

BOTS: Final = ("random", "easy", "greedy", "medium", "hard")
THE_CAST: Final = f"or {', '.join(CAST)} with a strength ({', '.join(STRENGTHS)}), as in {CAST[0]}-hard"

# A beginner overlooks one choice in this many.
OVERLOOKED: Final = 4

# The iterations decide the strength. The seconds limit the wait where the rules are slow.
MEDIUM: Final = Budget(iterations=8, seconds=0.4)
HARD: Final = Budget(iterations=1200, seconds=1.5)

# A beginner with a habit has to look ahead a little to have it. It overlooks more instead.
BEGINNER: Final = Budget(iterations=4, seconds=0.2)
OVERLOOKED_WITH_HABIT: Final = 5


def new_bot(name: str, budget: Budget | None = None) -> Bot:
    """Return a bot for any game. Bots that search can be given another budget."""
    if name == "random":
        return RandomBot()
    if name == "easy":
        return EasyBot(OVERLOOKED)
    if name == "greedy":
        return GreedyBot()
    if name == "medium":
        return MediumBot(budget or MEDIUM)
    if name == "hard":
        return SearchBot(budget or HARD)
    if character_of(name):
        return new_character(character_of(name), strength_of(name), budget)
    raise WuselError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}; {THE_CAST}")


def new_character(character: str, strength: str, budget: Budget | None = None) -> Bot:
    """Return a member of the cast: as strong as the level, with a habit."""
    habit = HABITS[character]
    if strength == "easy":
        return SearchBot(budget or BEGINNER, habit, OVERLOOKED_WITH_HABIT)
    if strength == "medium":
        return MediumBot(budget or MEDIUM, habit)
    return SearchBot(budget or HARD, habit)


def is_bot(name: str) -> bool:
    """Return whether a seat can be given to a bot by this name."""
    return name in BOTS or bool(character_of(name))


def new_oracle(budget: Budget = HARD) -> Oracle:
    """Return the cheating counterpart of the bots that search. It is for the lab alone."""
    return Oracle(budget)
