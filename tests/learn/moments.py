"""States sampled from random games, and helpers to encode them."""

from collections.abc import Iterator, Mapping

import numpy as np

from wusel.engine.chance import Chance
from wusel.engine.sets import lowest
from wusel.engine.state import State
from wusel.games import SHELF, known_game
from wusel.learn.settings import encoder_of
from wusel.learn.tensors.encoder import Encoder

# Options with the most hidden information.
HIDING = {"schwarm": {"cards": "hidden"}}
GAMES = ["crumbs", *SHELF]
TABLES = [(name, players) for name in GAMES for players in known_game(name).declared[0].values]


def moments(encoder: Encoder, games: int = 1, every: int = 7, longest: int = 150) -> Iterator[State]:
    """Yield every nth state of random games, and the last ones."""
    luck = Chance(5)
    for seed in range(100, 100 + games):
        s = encoder.game.new(encoder.options, seed)
        for made in range(longest):
            if not s.owing:
                break
            seat = lowest(s.owing)
            if made % every == 0:
                yield s
            found = encoder.game.options(s, seat)
            encoder.game.apply(s, seat, found[luck.draw(len(found))])
        yield s


def row_of(encoder: Encoder, s: State, seat: int) -> bytes:
    return bytes(encoder.observation(s, seat))


def mask_of(encoder: Encoder, s: State, seat: int) -> bytes:
    return bytes(encoder.mask(encoder.game.options(s, seat)))


def hiding(name: str) -> Encoder:
    return encoder_of(name, None, HIDING.get(name, {}))


def shapes(info: Mapping[str, object]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the keys and shapes of an info dict, all of whose values must be numeric."""
    assert all(isinstance(value, np.number | np.ndarray) for value in info.values()), info
    arrays = {name: np.asarray(value) for name, value in info.items()}
    assert all(array.dtype.kind in "biuf" for array in arrays.values()), info
    return tuple((name, array.shape) for name, array in sorted(arrays.items()))
