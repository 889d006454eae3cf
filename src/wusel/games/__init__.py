"""The shelf: which games there are. A game is imported when it is taken down."""

from functools import lru_cache
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
        raise WuselError(f"there is no game {name!r}; there are: {', '.join(SHELF)}")
    game: Game[Any] = import_module(where).new_game(content, content_text)
    return game


@lru_cache(32)
def known_game(name: str, content_text: str = "") -> Game[Any]:
    """A game by its name, taken down once: it never changes."""
    return find_game(name, content_text)


def load_table(path: Path) -> Table[Any]:
    """The table in a save file, whichever game it is of."""
    return load(path, find_game)
