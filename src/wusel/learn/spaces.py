"""Observation and action spaces of Gymnasium."""

import numpy as np
from gymnasium import spaces

from wusel.learn.tensors.encoder import Encoder


def observation_space(encoder: Encoder) -> spaces.Dict:
    """The observation vector, each byte up to the largest value of its segment, and the action mask."""
    parts = encoder.layout.named
    high = np.repeat(np.array([part.most for part in parts], np.uint8), [part.size for part in parts])
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
        }
    )


def action_space(encoder: Encoder) -> spaces.Discrete:
    """All actions by their index."""
    return spaces.Discrete(encoder.actions)
