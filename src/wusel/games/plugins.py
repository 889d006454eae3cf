"""Games of other packages. A package declares a game in an entry point of the group `wusel.games`.

    [project.entry-points."wusel.games"]
    morsels = "morsels.game"

The name is that of the game. The module has a function `new_game`, like the modules of our own games.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wusel.engine.errors import WuselError
from wusel.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "wusel.games"


@cache
def plugins() -> dict[str, list["EntryPoint"]]:
    """Return all declared entry points by the names of the games. Our own come first. Nothing is imported yet."""
    from importlib.metadata import entry_points  # noqa: PLC0415  # slow to import

    found: dict[str, list[EntryPoint]] = {}
    for each in sorted(entry_points(group=GROUP), key=lambda each: (not each.value.startswith("wusel."), each.value)):
        found.setdefault(each.name, []).append(each)
    return found


def load_plugin(name: str, content: Path | None, content_text: str) -> Game[Any]:
    """Return the game of another package. Raise a WuselError with one sentence if it has any fault."""
    where = plugins()[name][0]
    try:
        game = where.load().new_game(content, content_text)
    except WuselError:
        raise
    except (Exception, SystemExit) as error:
        raise WuselError(f"{described(where)} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise WuselError(f"{described(where)} cannot be loaded: new_game gave {type(game).__name__}, which is no Game")
    if game.name != name:
        raise WuselError(f"{described(where)} cannot be loaded: it calls itself {game.name!r}")
    return game


def clashes(taken: dict[str, str]) -> list[str]:
    """Return one sentence for each declared game that is left out because its name is already taken."""
    said = []
    for name, offers in plugins().items():
        left_out = offers if name in taken else offers[1:]
        first = "one of Wusel's own games" if name in taken else described(offers[0])
        said += [f"{described(each)} is left out: {first} has that name" for each in left_out]
    return said


def described(where: "EntryPoint") -> str:
    """Return a readable description of a game and its package."""
    package = where.dist.name if where.dist else where.module
    return f"the game {where.name!r} of the package {package!r}"
