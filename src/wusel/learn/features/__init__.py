"""What is added to observations for whoever asks for it by name: what the judge of a game thinks, and what a game has
of its own, in the module of its name here.

They have names, so that what was learned with them can be seated wherever Wusel is installed.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.learn.features.opinions import opinions
from wusel.learn.tensors.features import Feature


def features_of(game: Game[Any], options: dict[str, Value], names: Sequence[str]) -> list[Feature]:
    """The features with these names, of a game with its options."""
    known = {each.name: each for each in all_features(game, options)}
    for name in names:
        if name not in known:
            raise WuselError(f"{game.name} has no feature {name!r}; it has: {', '.join(known)}")
    return [known[name] for name in names]


def all_features(game: Game[Any], options: dict[str, Value]) -> list[Feature]:
    where = f"{__name__}.{game.name}"
    own: list[Feature] = import_module(where).features(options) if find_spec(where) else []
    return [opinions(game), *own]
