"""Observation and action spaces of Gymnasium."""

import numpy as np
from gymnasium import spaces

from wusel.learn.tensors.encoder import Encoder
from wusel.learn.tensors.writers import MAX_BYTE


def observation_space(encoder: Encoder) -> spaces.Dict:
    """The observation vector and the action mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MAX_BYTE, (encoder.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
        }
    )


def action_space(encoder: Encoder) -> spaces.Discrete:
    """All actions by their index."""
    return spaces.Discrete(encoder.actions)
