"""Who can hold a seat by a name: every bot, and what was learned, by its file (`file:policy.npz`)."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.extras import how_to_get

if TYPE_CHECKING:
    from wusel.learn.policy import Policy

FILE: Final = "file:"

# Chooses for a seat: game, true state, seat, seed.
Chooser = Callable[[Game[Any], State, int, int], int]


def new_chooser(name: str) -> Chooser:
    """Somebody by a name; whoever it is sees what the seat may know and nothing else."""
    return policy_in(name).choose if is_learned(name) else partial(ask, new_bot(name))


def check_chooser(name: str, game: Game[Any], options: dict[str, Value]) -> None:
    """Refuse whom there is not, and what was learned on something else than is played."""
    if is_learned(name):
        policy_in(name).check(game, options)
    else:
        new_bot(name)


def is_learned(name: str) -> bool:
    return name.startswith(FILE)


def policy_in(name: str) -> "Policy":
    try:
        from wusel.learn.policy import load_policy  # noqa: PLC0415  # only who seats it needs what it is made of
    except ModuleNotFoundError as error:
        raise WuselError(f"{name} needs {error.name}; to get it: {how_to_get('learn')}") from None
    return load_policy(Path(name.removeprefix(FILE)))
