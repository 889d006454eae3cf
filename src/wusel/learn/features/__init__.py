"""Optional features by name: the judge's ratings for every game, and the features in the module of a game's name here.

Policies name the features they were trained with, so that they can play on any installation of Wusel.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.learn.features.judge_ratings import judge_ratings
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
    return [judge_ratings(game), *own]
