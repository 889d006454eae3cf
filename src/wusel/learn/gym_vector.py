"""Gymnasium's vector environment: one seat of many games learns, other agents hold the rest."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wusel.engine.errors import WuselError
from wusel.learn.episode import Observation, unasked_mask
from wusel.learn.gym import DEFAULT_OPPONENT, by_seat
from wusel.learn.seeds import new_seed
from wusel.learn.settings import encoder_of
from wusel.learn.slots import plan_of
from wusel.learn.spaces import action_space, divided, largest_values, observation_space
from wusel.learn.vector import new_crew

Infos = dict[str, Any]
Bools = NDArray[np.bool_]


class ManySeats(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`num_envs` environments like `OneSeat`, stepped together by `workers` processes. One that is over is reset in the
    same step: the last observation and info are in `infos["final_obs"]` and `infos["final_info"]`."""

    autoreset_mode = AutoresetMode.SAME_STEP
    metadata: Infos = {"autoreset_mode": autoreset_mode}  # noqa: RUF012  # as Gymnasium wants it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = DEFAULT_OPPONENT,
        shaped: bool = False,
        scaled: bool = False,
        workers: int = 1,
        content_text: str = "",
        features: Sequence[str] = (),
        **options: object,
    ) -> None:
        encoder = encoder_of(game, players, options, content_text, features)
        names = tuple(by_seat(encoder, seat, opponents))
        plan = plan_of(encoder, num_envs, opponents=names, seat=seat, shaped=shaped, is_single=True)
        self.encoder = encoder
        self.largest = largest_values(encoder) if scaled else None
        self.num_envs = num_envs
        self.seat = seat
        self.single_observation_space = observation_space(encoder, scaled)
        self.single_action_space = action_space(encoder)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.crew = new_crew(plan, workers)
        self.arrays = self.crew.arrays
        self.arrays.seeds[:] = np.arange(num_envs) + new_seed()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Infos | None = None
    ) -> tuple[Observation, Infos]:
        """Restart all episodes, with one seed for each, or consecutive ones from a seed on; without one, with those
        after the last."""
        self.crew.do("note_seeds")
        seeds = self.arrays.seeds
        if isinstance(seed, int | np.integer):
            seeds[:] = np.arange(self.num_envs) + seed
        elif seed is not None:
            if len(seed) != self.num_envs:
                raise WuselError(f"{len(seed)} seeds for {self.num_envs} environments; it takes one for each")
            seeds[:] = [known if each is None else each for known, each in zip(seeds.tolist(), seed, strict=True)]
        self.crew.do("reset")
        return self.observed(), self.infos()

    def step(self, actions: Any) -> tuple[Observation, NDArray[np.float64], Bools, Bools, Infos]:  # noqa: ANN401  # numpy's or Python's
        self.arrays.actions[:] = actions
        self.crew.do("step")
        over = self.arrays.over.copy()
        rewards = self.arrays.rewards[:, self.seat].astype(np.float64)
        return self.observed(), rewards, over, np.zeros_like(over), self.infos() | self.final_infos(over)

    def observed(self) -> Observation:
        return {"observation": self.copied(self.arrays.observations), "action_mask": self.arrays.masks.astype(np.int8)}

    def copied(self, observations: NDArray[np.uint8]) -> NDArray[Any]:
        """A copy of observations, scaled if that is wanted."""
        return observations.copy() if self.largest is None else divided(observations, self.largest)

    def action_masks(self) -> Bools:
        """The legal actions of every environment, a row for each."""
        return self.arrays.masks.copy()

    def infos(self) -> Infos:
        """The number of the step that asks; a key with `_` before it says which environments have the value."""
        everyone = np.ones(self.num_envs, np.bool_)
        asking = self.arrays.asking.astype(np.int64)
        illegal = np.zeros(self.num_envs, np.int64)
        return {"step": asking, "_step": everyone, "illegal": illegal, "_illegal": everyone}

    def final_infos(self, over: Bools) -> Infos:
        """The last observations and infos of the environments that are over, if there are any."""
        if not over.any():
            return {}
        finals = np.full(self.num_envs, None, object)
        for nth in np.flatnonzero(over):
            mask = unasked_mask(self.encoder)
            finals[nth] = {"observation": self.copied(self.arrays.finals[nth]), "action_mask": mask}
        illegal = self.arrays.illegal.astype(np.int64)
        last = {"step": np.zeros_like(illegal), "_step": over.copy(), "illegal": illegal, "_illegal": over.copy()}
        return {"final_obs": finals, "_final_obs": over.copy(), "final_info": last, "_final_info": over.copy()}

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401  # as Gymnasium has it
        """End all worker processes."""
        self.crew.close()
