"""Bots for tournaments by name: all bots, with another search budget if wanted, and the oracle, which is used nowhere
else."""

from functools import partial
from typing import Final

from wusel.bots import players
from wusel.bots.bot import ask
from wusel.bots.budget import Budget
from wusel.bots.levels import new_bot, new_oracle
from wusel.bots.players import Chooser, is_kept_elsewhere
from wusel.bots.search_bot import SearchBot
from wusel.engine.errors import WuselError

ORACLE: Final = "oracle"


def new_chooser(name: str, iterations: int = 0) -> Chooser:
    """Return the bot with a name such as hard, hard:400 (400 playouts, no time limit), file:policy.npz or oracle.
    `iterations` are the playouts of search bots without a number in their name; 0 for the default of their level."""
    if is_kept_elsewhere(name):
        return players.new_chooser(name)
    level, colon, given = name.partition(":")
    if colon:
        iterations = parse_playouts(name, given)
    budget = Budget(iterations=iterations) if iterations else None
    if level == ORACLE:
        oracle = new_oracle(budget) if budget else new_oracle()
        return oracle.choose_knowing_all
    bot = new_bot(level, budget)
    if colon and not isinstance(bot, SearchBot):
        raise WuselError(f"{level} does not search and takes no playouts; write {level} instead of {name}")
    return partial(ask, bot)


def parse_playouts(name: str, given: str) -> int:
    """The number of playouts after the colon."""
    if not given.isdecimal() or not int(given):
        raise WuselError(f"{name!r} names no number of playouts; write it like {name.partition(':')[0]}:400")
    return int(given)


def cheats(name: str) -> bool:
    """Return whether a bot sees hidden information."""
    return name.partition(":")[0] == ORACLE


def display_name(name: str) -> str:
    """A name for tables and figures, with a mark if the bot cheats."""
    return f"{name} (cheats)" if cheats(name) else name
