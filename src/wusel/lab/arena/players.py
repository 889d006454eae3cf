"""Who may compete in the arena: every bot, with another budget if wanted, what was learned, and the oracle, which sits
nowhere else."""

from functools import partial
from pathlib import Path
from typing import Any, Final

from wusel.bots.bot import ask
from wusel.bots.budget import Budget
from wusel.bots.levels import new_bot, new_oracle
from wusel.bots.search_bot import SearchBot
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.extras import how_to_get
from wusel.lab.simulate import Chooser

ORACLE: Final = "oracle"
LEARNED: Final = "file"


def new_chooser(name: str, iterations: int = 0) -> Chooser:
    """Somebody by a name such as hard, hard:400 (so many playouts, no clock), file:policy.npz or oracle. `iterations`
    are the playouts of those that search and say no number themselves; 0 leaves them the budget of their level."""
    level, colon, given = name.partition(":")
    if level == LEARNED:
        return learned(given)
    if colon:
        iterations = playouts(name, given)
    budget = Budget(iterations=iterations) if iterations else None
    if level == ORACLE:
        oracle = new_oracle(budget) if budget else new_oracle()
        return oracle.choose_knowing_all
    bot = new_bot(level, budget)
    if colon and not isinstance(bot, SearchBot):
        raise WuselError(f"{level} does not search and takes no playouts; write {level} instead of {name}")
    return partial(ask, bot)


def learned(path: str) -> Chooser:
    """What was learned and written to a file; it sees the observation of its seat and nothing else."""
    try:
        from wusel.learn.policy import load_policy  # noqa: PLC0415  # only who seats it needs what it is made of
    except ModuleNotFoundError:
        raise WuselError(f"{LEARNED}:{path} needs numpy; to get it: {how_to_get('learn')}") from None
    return load_policy(Path(path)).choose


def check_learned(name: str, game: Game[Any], options: dict[str, Value]) -> None:
    """Refuse what was learned on something else than is played."""
    level, _, path = name.partition(":")
    if level == LEARNED:
        from wusel.learn.policy import check_policy  # noqa: PLC0415

        check_policy(Path(path), game, options)


def playouts(name: str, given: str) -> int:
    """The number behind the colon."""
    if not given.isdecimal() or not int(given):
        raise WuselError(f"{name!r} names no number of playouts; write it like {name.partition(':')[0]}:400")
    return int(given)


def cheats(name: str) -> bool:
    """Whether it sees what a seat may not know."""
    return name.partition(":")[0] == ORACLE


def titled(name: str) -> str:
    """A name as it stands in tables and figures: nobody shall take a cheat for a bot."""
    return f"{name} (cheats)" if cheats(name) else name
