"""Which game is learned, and how it is set up; whatever follows from that is made once."""

from collections.abc import Mapping
from functools import lru_cache

from wusel.engine.options import Value, settle_options
from wusel.games import known_game
from wusel.learn.features import features_of
from wusel.learn.tensors.encoder import Encoder


def encoder_of(game: str, players: int | None, options: Mapping[str, object], content_text: str = "") -> Encoder:
    """Who writes observations and masks of a game with these options."""
    given = options if players is None else {**options, "players": players}
    settled = settle_options(known_game(game, content_text).declared, given)
    return settled_encoder(game, tuple(settled.items()), content_text)


@lru_cache(32)
def settled_encoder(game: str, options: tuple[tuple[str, Value], ...], content_text: str) -> Encoder:
    settled = dict(options)
    return Encoder(known_game(game, content_text), settled, features_of(game, settled))
