"""Tabletop games on one engine: play them, simulate them, study them.

    import wusel

    table = wusel.play("mosquitozzz", ["greedy", "random"], seed=7)
    print(table.result().to_json())

The names in `__all__` are the public ones; docs/python.md says what they promise. Each is imported when it is first
used, so that `import wusel` costs next to nothing.
"""

from importlib import import_module

from wusel.version import __version__

TYPE_CHECKING = False  # checkers know better; the module `typing` takes longer than all the rest
if TYPE_CHECKING:
    from wusel import learn
    from wusel.api import Simulation, load, play, save, simulate
    from wusel.engine.errors import WuselError
    from wusel.engine.game import Game, Result
    from wusel.engine.table import Table
    from wusel.games import find_game, game_names
    from wusel.lab.simulate import Row

__all__ = [
    "Game", "Result", "Row", "Simulation", "Table", "WuselError", "__version__",
    "find_game", "game_names", "learn", "load", "play", "save", "simulate",
]  # fmt: skip

HOMES = {
    "Game": "engine.game",
    "Result": "engine.game",
    "Row": "lab.simulate",
    "Simulation": "api",
    "Table": "engine.table",
    "WuselError": "engine.errors",
    "find_game": "games",
    "game_names": "games",
    "load": "api",
    "play": "api",
    "save": "api",
    "simulate": "api",
}
"""Where the public names are defined; `learn` is a package of its own."""


def imported(name: str) -> object:
    """A public name, imported when it is first asked for."""
    if name == "learn":
        return import_module("wusel.learn")
    if name not in HOMES:
        raise AttributeError(f"module 'wusel' has no attribute {name!r}")
    found: object = getattr(import_module(f"wusel.{HOMES[name]}"), name)
    globals()[name] = found
    return found


if not TYPE_CHECKING:  # a checker would take any name for public
    __getattr__ = imported


def __dir__() -> list[str]:
    return sorted(__all__)
