"""Observations and actions as spaces of Gymnasium."""

import numpy as np
from gymnasium import spaces

from wusel.learn.tensors.encoder import Encoder
from wusel.learn.tensors.parts import LARGEST


def observation_space(encoder: Encoder) -> spaces.Dict:
    """What a seat may know, in bytes, and which choices are on offer to it."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, LARGEST, (encoder.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
        }
    )


def action_space(encoder: Encoder) -> spaces.Discrete:
    """Every choice there is, by its number."""
    return spaces.Discrete(encoder.actions)
