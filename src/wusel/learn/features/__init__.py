"""What games add to their observations: a game NAME has its features in the module NAME here, if it has any.

They are found by the name of the game alone, so that what was learned can be seated wherever Wusel is installed.
"""

from importlib import import_module
from importlib.util import find_spec

from wusel.engine.options import Value
from wusel.learn.tensors.features import Feature


def features_of(game: str, options: dict[str, Value]) -> list[Feature]:
    """The features of a game with its options."""
    where = f"{__name__}.{game}"
    if find_spec(where) is None:
        return []
    found: list[Feature] = import_module(where).features(options)
    return found
