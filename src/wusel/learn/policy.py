"""Policy networks in files: multilayer perceptrons with the game and the observation layout they were trained on.

A policy is an `.npz` file: `weights_0`, `biases_0`, `weights_1`, ... with tanh between the layers, `scale`, which
multiplies the observation first, and `about`, a JSON text with game, options, features and layout.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.support.extras import needed_by

with needed_by("wusel.learn", "learn"):
    import numpy as np
    from numpy.typing import NDArray

from wusel.learn.settings import encoder_of
from wusel.learn.tensors.encoder import Encoder

Floats = NDArray[np.float32]
NEVER: Final = np.float32(-1e9)


class Policy:
    """A multilayer perceptron that maps the observation of its seat to the legal action with the highest score."""

    def __init__(
        self, encoder: Encoder, scale: Floats, layers: list[tuple[Floats, Floats]], path: Path | None = None
    ) -> None:
        self.path = path
        self.encoder = encoder
        self.scale = scale
        self.layers = layers

    def scores(self, observations: NDArray[np.uint8]) -> Floats:
        """The logits of all actions, legal or not."""
        values: Floats = observations * self.scale
        for weights, biases in self.layers[:-1]:
            values = np.tanh(values @ weights + biases)
        weights, biases = self.layers[-1]
        logits: Floats = values @ weights + biases
        return logits

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        """The choice for a seat. The network's only input is that seat's observation; illegal actions are masked."""
        mask = self.encoder.mask(game.options(s, seat))
        logits = self.scores(np.frombuffer(self.encoder.observation(s, seat), np.uint8))
        return self.encoder.choices[int(np.where(np.frombuffer(mask, np.bool_), logits, NEVER).argmax())]

    def check(self, game: Game[Any], options: dict[str, Value]) -> None:
        """Refuse a game or options with another observation layout than the policy was trained on."""
        learned = self.encoder
        if learned.game.name != game.name:
            raise WuselError(f"{self.path} has learned {learned.game.name}, not {game.name}; it can play that alone")
        played = encoder_of(game.name, None, options, game.content_text(), learned.features)
        if learned.layout.id != played.layout.id:
            usual = ", ".join(f"{name}={value}" for name, value in learned.options.items())
            raise WuselError(f"{self.path} has learned {game.name} with {usual}; it cannot play with other options")

    def save(self, path: Path) -> None:
        """Write the policy to a file; as a bot its name is `file:PATH`."""
        game, learned = self.encoder.game, self.encoder
        about = {
            "game": game.name,
            "options": learned.options,
            "content": game.content_text(),
            "features": learned.features,
            "layout": learned.layout.id,
        }
        arrays: dict[str, Any] = {"scale": self.scale, "about": np.array(json.dumps(about))}
        for place, (weights, biases) in enumerate(self.layers):
            arrays |= {f"weights_{place}": weights, f"biases_{place}": biases}
        np.savez_compressed(path, **arrays)


def usual_scale(encoder: Encoder) -> Floats:
    """Input scaling: bytes of at most 1 stay, others are divided by ten, so that inputs are small."""
    return np.concatenate(
        [np.full(part.size, 1.0 if part.most == 1 else 0.1, np.float32) for part in encoder.layout.named]
    )


def load_policy(where: str | Path) -> Policy:
    """Load a policy; cached until the file changes."""
    path = Path(where)
    try:
        return read_policy(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise WuselError(f"{path}: cannot be read: {error.strerror or error}") from None


@lru_cache(8)
def read_policy(path: Path, written: int) -> Policy:  # noqa: ARG001  # part of the cache key
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(str(arrays["about"]))
        layers = [(arrays[f"weights_{n}"], arrays[f"biases_{n}"]) for n in range((len(arrays) - 2) // 2)]
        scale = arrays["scale"]
        named = about["game"], about["options"], about["content"], about["features"], about["layout"]
    except (ValueError, KeyError, TypeError, EOFError):
        raise WuselError(f"{path} holds no policy; `Policy.save` writes one, see docs/learn.md") from None
    game, options, content, features, layout = named
    encoder = encoder_of(game, None, options, content, features)
    if encoder.layout.id != layout or not layers or layers[-1][1].shape != (encoder.actions,):
        raise WuselError(f"{path} was learned on another layout of {game} than this edition has; learn it anew")
    return Policy(encoder, scale, layers, path)
