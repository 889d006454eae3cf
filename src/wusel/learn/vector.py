"""Many games at once in one process, for whoever learns from many."""

from array import array
from typing import Any

from wusel.engine.errors import WuselError
from wusel.support.extras import needed_by

with needed_by("wusel.learn", "learn"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

from wusel.learn.players import new_player
from wusel.learn.tensors.batch import Batch
from wusel.learn.tensors.encoder import Encoder


class VectorEnv:
    """So many games, each waiting for a choice. The arrays are made once and written again at every step:

    `observations` and `masks`  what whoever has to choose may know and choose, a row for each game
    `acting`                    who that is
    `rewards`                   for every seat of every game: the outcome of a game that has just ended, else 0
    `over`                      whether one has; its row shows the next game already
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
        chooser = new_player(opponent, encoder) if opponent else None
        self.batch = Batch(encoder, count, rows, masks, acting, rewards, chooser)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew: the first has this seed, every other the next one."""
        self.rewards.fill(0)
        self.over.fill(False)
        self.batch.reset(seed)

    def step(self, actions: ArrayLike) -> None:
        """A choice in every game. One that is not on offer is refused, and nothing has changed then."""
        chosen: list[Any] = np.asarray(actions).tolist()
        self.batch.check(chosen)
        self.rewards.fill(0)
        self.over.fill(False)
        self.over[self.batch.step(chosen)] = True

    def tried_out(self, worlds: int = 1) -> NDArray[np.float32]:
        """What every choice on offer came to, from 0 to 1, when it was tried in so many worlds that whoever has to
        choose could be in; 0 for what is not on offer. In a world all choices have the same luck, so their differences
        tell more than each of them."""
        values = array("f", bytes(4 * self.count * self.encoder.actions))
        self.batch.try_out(worlds, values)
        return np.frombuffer(values, np.float32).reshape(self.count, self.encoder.actions)

    def advice(self, name: str) -> NDArray[np.intp]:
        """What somebody such as greedy would choose in every game, seeing no more than whoever has to."""
        return np.array(self.batch.advised(new_player(name, self.encoder)), np.intp)
