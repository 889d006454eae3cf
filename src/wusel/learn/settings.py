"""Encoders by game, options and features; each is built once and cached."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from wusel.engine.errors import BadOption
from wusel.engine.options import Value, settle_options
from wusel.games import known_game
from wusel.support.extras import needed_by

with needed_by("wusel.learn", "learn"):
    from wusel.learn.features import features_of
    from wusel.learn.tensors.encoder import Encoder


class UnknownKeyword(BadOption, TypeError):
    """A keyword argument of an environment is no option of its game. Wrappers such as TorchRL's GymEnv try keywords and
    expect the TypeError of Python, with its words."""


def encoder_of(
    game: str,
    players: int | None,
    options: Mapping[str, object],
    content_text: str = "",
    features: Sequence[str] = (),
) -> Encoder:
    """The encoder of observations and action masks for a game with these options and features."""
    declared = known_game(game, content_text).declared
    names = [option.name for option in declared]
    for name in options:
        if name not in names:
            raise UnknownKeyword(f"{game} got an unexpected keyword argument {name!r}; its options: {', '.join(names)}")
    settled = settle_options(declared, options if players is None else {**options, "players": players})
    return cached_encoder(game, tuple(settled.items()), content_text, tuple(features))


@lru_cache(32)
def cached_encoder(
    game: str, options: tuple[tuple[str, Value], ...], content_text: str, features: tuple[str, ...]
) -> Encoder:
    known, settled = known_game(game, content_text), dict(options)
    return Encoder(known, settled, features_of(known, settled, features))
