"""The known games: our own, and games of other packages. Each is imported on first use."""

from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from wusel.engine.errors import BadContent, WuselError
from wusel.engine.game import Game
from wusel.engine.save import load
from wusel.engine.table import Table
from wusel.games.plugins import clashes, load_plugin, plugins

SHELF = {
    "mosquitozzz": "wusel.games.mosquitozzz.game",
    "schwarm": "wusel.games.schwarm.game",
    "viroid": "wusel.games.viroid.game",
    "maus": "wusel.games.maus.game",
}
"""Our own games that are offered to everyone. They are found without installed metadata, because a page in a browser
has none."""


def game_names() -> list[str]:
    """Return the names of all known games: our own first, then those of other packages."""
    return [*SHELF, *(name for name in plugins() if name not in SHELF)]


def find_game(name: str, content_text: str = "", content: Path | None = None) -> Game[Any]:
    """Return a game by its name, with its own content unless another file or its text is given."""
    if name in SHELF:
        game: Game[Any] = import_module(SHELF[name]).new_game(content, content_text)
    elif name in plugins():
        game = load_plugin(name, content, content_text)
    else:
        raise no_such_game(name)
    if (content or content_text) and game.parts() is None:
        raise BadContent(f"{name} has no content files, so nobody can bring others along")
    return game


def no_such_game(name: str) -> WuselError:
    return WuselError(f"there is no game {name!r}; there are: {', '.join(game_names())}")


@cache
def usable_games() -> list[str]:
    """Return the games that can be loaded. A broken game of another package is left out."""
    return [name for name in game_names() if not fault_of(name)]


@cache
def fault_of(name: str) -> str:
    """Return the reason why a game cannot be loaded, empty if it can."""
    try:
        own_game(name)
    except WuselError as error:
        return str(error)
    return ""


def is_offered(name: str) -> bool:
    """Return whether a game is offered to users. Our own games are not loaded to find out."""
    return name in SHELF or (name in plugins() and not fault_of(name) and own_game(name).is_offered())


def offered_games() -> list[str]:
    """Return the names of the games that are offered to users."""
    return [name for name in game_names() if is_offered(name)]


def faults_of_others() -> list[str]:
    """Return the problems with games of other packages, one sentence for each that is left out."""
    return [*clashes(SHELF), *filter(None, map(fault_of, plugins()))]


def known_game(name: str, content_text: str = "") -> Game[Any]:
    """Return a game by its name, loaded once, because it never changes. A small cache holds games with other content.
    If many are in use, it drops old ones, and their users keep their own reference."""
    kept = KEPT.get((name, content_text))
    if kept is not None:
        return kept
    return brought_game(name, content_text) if content_text else own_game(name)


@cache
def own_game(name: str) -> Game[Any]:
    return find_game(name)


@lru_cache(16)
def brought_game(name: str, content_text: str) -> Game[Any]:
    return find_game(name, content_text)


KEPT: dict[tuple[str, str], Game[Any]] = {}
"""Games with content that the server was started with. They stay in memory, whatever content visitors bring."""


def keep_game(name: str, content_text: str) -> None:
    KEPT[name, content_text] = known_game(name, content_text)


def load_table(path: Path) -> Table[Any]:
    """Return the table in a save file of any game."""
    return load(path, find_game)
