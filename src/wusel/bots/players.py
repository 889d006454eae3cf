"""Players that can hold a seat by a name: bots, and players of other packages or files.

A package declares its players by entry points of the group `wusel.players`. Its name is the part before the colon of
`file:policy.npz`, and it loads a player by the part after the colon.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import entry_points
from typing import Any, Final, Protocol

from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.support.extras import needed_by

FILE: Final = "file:"
GROUP: Final = "wusel.players"

# Chooses for a seat: game, true state, seat, seed.
Chooser = Callable[[Game[Any], State, int, int], int]


class Player(Protocol):
    """A player that is stored in a file or another package."""

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int: ...

    def check(self, game: Game[Any], options: dict[str, Value]) -> None:
        """Raise if the game or its options differ from the ones that the player was trained on."""


def new_chooser(name: str) -> Chooser:
    """Return the player with a name as a function. It only uses what the seat may know."""
    return player_in(name).choose if is_kept_elsewhere(name) else partial(ask, new_bot(name))


def check_chooser(name: str, game: Game[Any], options: dict[str, Value]) -> None:
    """Raise if no such player exists, or if it was trained on another game."""
    if is_kept_elsewhere(name):
        player_in(name).check(game, options)
    else:
        new_bot(name)


def is_kept_elsewhere(name: str) -> bool:
    return name.partition(":")[0] in kinds()


@cache
def kinds() -> frozenset[str]:
    """Return the possible names before the colon."""
    return frozenset(offered.name for offered in entry_points(group=GROUP)) | {FILE.removesuffix(":")}


def player_in(name: str) -> Player:
    """Return the player in a file or of another package."""
    kind, _, where = name.partition(":")
    offered = entry_points(group=GROUP, name=kind)
    if not offered:
        raise WuselError(f"nobody here knows how to seat {name}; is wusel installed as a package?")
    with needed_by(name, "learn"):
        player: Player = next(iter(offered)).load()(where)
    return player
