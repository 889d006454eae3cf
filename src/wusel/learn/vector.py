"""Vectorised environment for self-play: many episodes at once, whose seats all act."""

from typing import Any

from wusel.engine.errors import BadChoice, WuselError
from wusel.support.extras import needed_by

with needed_by("wusel.learn", "learn"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

from wusel.learn.slots import Crew, Plan
from wusel.learn.workers import Workers


def new_crew(plan: Plan, workers: int) -> Crew | Workers:
    """Return a crew that steps the episodes of a plan: this process, or several others."""
    if plan.count < 1:
        raise WuselError(f"{plan.count} games cannot be played; it takes 1 at least")
    if workers < 1:
        raise WuselError(f"{workers} workers cannot play; it takes 1 at least")
    plan.choosers()
    return Crew(plan) if workers == 1 else Workers(plan, min(workers, plan.count))


class VectorEnv:
    """Many episodes. The arrays are allocated once and overwritten at every step:

    `observations` and `masks`  of the seat to move, a row for each episode
    `acting`                    the seat to move
    `rewards`                   for every seat of every episode: the outcome of one that has just ended, else 0
    `over`                      whether one has just ended; its row shows the next episode already

    The results do not depend on the number of workers.
    """

    def __init__(self, plan: Plan, workers: int = 1) -> None:
        self.encoder = plan.encoder()
        self.count = plan.count
        self.crew = new_crew(plan, workers)
        arrays = self.arrays = self.crew.arrays
        self.observations: NDArray[np.uint8] = arrays.observations
        self.masks: NDArray[np.bool_] = arrays.masks
        self.acting: NDArray[np.uint8] = arrays.acting
        self.rewards: NDArray[np.float32] = arrays.rewards
        self.over: NDArray[np.bool_] = arrays.over

    def reset(self, seed: int = 0) -> None:
        """Restart all episodes. The first has this seed and every other the next one, and later episodes continue the
        sequence."""
        self.arrays.seeds[:] = np.arange(seed, seed + self.count)
        self.crew.do("reset")

    def step(self, actions: ArrayLike) -> None:
        """Apply one action to each episode. An illegal one is refused, and nothing changes."""
        chosen = np.asarray(actions)
        self.check(chosen)
        self.arrays.actions[:] = chosen
        self.crew.do("step")

    def check(self, chosen: NDArray[Any]) -> None:
        """Refuse all actions if one of them is illegal."""
        if chosen.shape != (self.count,):
            raise BadChoice(f"{len(chosen)} actions for {self.count} games; it takes one for each")
        known = np.clip(chosen, 0, self.encoder.actions - 1)
        legal = (known == chosen) & self.masks[np.arange(self.count), known]
        if not legal.all():
            nth = int(legal.argmin())
            raise BadChoice(f"action {chosen[nth]} is not on offer in game {nth}: its mask says what is")

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every episode."""
        return np.concatenate(self.crew.do("sampled"))

    def tried_out(self, worlds: int = 1) -> NDArray[np.float32]:
        """Monte Carlo action values from 0 to 1: rollouts in a number of determinizations of the seat to move; 0 for
        illegal actions. All actions share the same worlds and luck, so differences have less variance than values."""
        return np.concatenate(self.crew.do("tried_out", worlds))

    def advice(self, name: str) -> NDArray[np.int64]:
        """The actions that another agent, such as greedy, would take with the knowledge of the seat to move."""
        return np.concatenate(self.crew.do("advised", name))

    def close(self) -> None:
        """End all worker processes."""
        self.crew.close()
