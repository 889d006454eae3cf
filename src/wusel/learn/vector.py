"""Vectorised environment: many episodes in one process."""

from array import array
from typing import Any

from wusel.engine.errors import WuselError
from wusel.support.extras import needed_by

with needed_by("wusel.learn", "learn"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

from wusel.learn.agents import new_agent
from wusel.learn.tensors.batch import Batch
from wusel.learn.tensors.encoder import Encoder


class VectorEnv:
    """A batch of episodes. The arrays are allocated once and overwritten at every step:

    `observations` and `masks`  of the seat to move, a row for each episode
    `acting`                    the seat to move
    `rewards`                   for every seat of every episode: the outcome of one that has just ended, else 0
    `over`                      whether one has just ended; its row shows the next episode already
    """

    def __init__(self, encoder: Encoder, count: int, opponent: str = "") -> None:
        if count < 1:
            raise WuselError(f"{count} games cannot be played; it takes 1 at least")
        self.encoder = encoder
        self.count = count
        seats = encoder.seats
        rows, masks, acting = bytearray(count * encoder.size), bytearray(count * encoder.actions), bytearray(count)
        rewards = array("f", bytes(4 * count * seats))
        self.observations: NDArray[np.uint8] = np.frombuffer(rows, np.uint8).reshape(count, encoder.size)
        self.masks: NDArray[np.bool_] = np.frombuffer(masks, np.bool_).reshape(count, encoder.actions)
        self.acting: NDArray[np.uint8] = np.frombuffer(acting, np.uint8)
        self.rewards: NDArray[np.float32] = np.frombuffer(rewards, np.float32).reshape(count, seats)
        self.over: NDArray[np.bool_] = np.zeros(count, np.bool_)
        chooser = new_agent(opponent, encoder) if opponent else None
        self.batch = Batch(encoder, count, rows, masks, acting, rewards, chooser)

    def reset(self, seed: int = 0) -> None:
        """Restart all episodes: the first has this seed, every other the next one."""
        self.rewards.fill(0)
        self.over.fill(False)
        self.batch.reset(seed)

    def step(self, actions: ArrayLike) -> None:
        """Apply one action to each episode. An illegal one is refused, and nothing changes."""
        chosen: list[Any] = np.asarray(actions).tolist()
        self.batch.check(chosen)
        self.rewards.fill(0)
        self.over.fill(False)
        self.over[self.batch.step(chosen)] = True

    def tried_out(self, worlds: int = 1) -> NDArray[np.float32]:
        """Monte Carlo action values from 0 to 1: rollouts in so many determinizations of the seat to move; 0 for
        illegal actions. All actions share the same worlds and luck, so differences have less variance than values."""
        values = array("f", bytes(4 * self.count * self.encoder.actions))
        self.batch.try_out(worlds, values)
        return np.frombuffer(values, np.float32).reshape(self.count, self.encoder.actions)

    def advice(self, name: str) -> NDArray[np.intp]:
        """The actions that another agent, such as greedy, would take with the knowledge of the seat to move."""
        return np.array(self.batch.advised(new_agent(name, self.encoder)), np.intp)
