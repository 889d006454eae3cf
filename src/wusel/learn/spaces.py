"""Observation and action spaces of Gymnasium."""

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wusel.learn.tensors.encoder import Encoder


def observation_space(encoder: Encoder, scaled: bool = False) -> spaces.Dict:
    """The observation vector, each byte up to its largest value or scaled to at most 1, and the action mask."""
    high = largest_values(encoder)
    box = spaces.Box(0, 1, high.shape, np.float32) if scaled else spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
    return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8)})


def largest_values(encoder: Encoder) -> NDArray[np.uint8]:
    """The largest value of every byte of an observation."""
    parts = encoder.layout.named
    return np.repeat(np.array([part.most for part in parts], np.uint8), [part.size for part in parts])


def divided(observations: NDArray[np.uint8], largest: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Return observations as numbers from 0 to 1."""
    result: NDArray[np.float32] = np.divide(observations, largest, dtype=np.float32)
    return result


def action_space(encoder: Encoder) -> spaces.Discrete:
    """All actions by their index."""
    return spaces.Discrete(encoder.actions)
