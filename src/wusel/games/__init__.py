"""The shelf: which games there are. A game is imported when it is taken down."""

from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.save import load
from wusel.engine.table import Table

SHELF = {
    "mosquitozzz": "wusel.games.mosquitozzz.game",
    "schwarm": "wusel.games.schwarm.game",
    "viroid": "wusel.games.viroid.game",
    "maus": "wusel.games.maus.game",
}

# Games to learn from and to test with: they can be found and saved, and nobody is offered them.
TOYS = {
    "crumbs": "wusel.games.crumbs.game",
}


def find_game(name: str, content_text: str = "", content: Path | None = None) -> Game[Any]:
    """A game by its name, with its own content unless another file or its text is given."""
    where = SHELF.get(name) or TOYS.get(name)
    if where is None:
        raise no_such_game(name)
    game: Game[Any] = import_module(where).new_game(content, content_text)
    return game


def no_such_game(name: str) -> WuselError:
    return WuselError(f"there is no game {name!r}; there are: {', '.join(SHELF)}")


def known_game(name: str, content_text: str = "") -> Game[Any]:
    """A game by its name, taken down once: it never changes. Other content than the game's own is forgotten again when
    much of it comes along; whoever plays with it holds on to the game itself."""
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
"""Games with content that this house is run with: never forgotten, whatever visitors bring."""


def keep_game(name: str, content_text: str) -> None:
    KEPT[name, content_text] = known_game(name, content_text)


def load_table(path: Path) -> Table[Any]:
    """The table in a save file, whichever game it is of."""
    return load(path, find_game)
