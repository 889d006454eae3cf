"""Learn a task of Wusel Bench with MaskablePPO (sb3-contrib), and write the result as a policy for any seat.

python -m wusel_baselines.masked_ppo mosquitozzz-duel --steps 400000 --out mosquitozzz-duel.ppo.npz
wusel tasks mosquitozzz-duel --agents file:mosquitozzz-duel.ppo.npz
"""

import argparse
from pathlib import Path

import gymnasium
import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

from wusel.lab.tasks import Task, find_task
from wusel.learn.policy import Policy, usual_scale
from wusel.learn.settings import encoder_of

ENVIRONMENTS = 8
HIDDEN = [128, 128]


class Scaled(gymnasium.ObservationWrapper):
    """The bytes of an observation as small numbers. `action_masks` returns the mask."""

    def __init__(self, env: gymnasium.Env, scale: NDArray[np.float32]) -> None:
        super().__init__(env)
        self.scale = scale
        self.observation_space = gymnasium.spaces.Box(0.0, 32.0, scale.shape, np.float32)

    def observation(self, observation: dict[str, NDArray[np.uint8]]) -> NDArray[np.float32]:
        return observation["observation"] * self.scale

    def action_masks(self) -> NDArray[np.bool_]:
        return self.env.get_wrapper_attr("action_masks")()


def new_env(task: Task, seat: int, scale: NDArray[np.float32]) -> gymnasium.Env:
    """One seat learns. The task names the agents of the others, and friends are greedy."""
    name = f"wusel/{task.game.capitalize()}-v0"
    env = gymnasium.make(name, seat=seat, opponents=task.against or "greedy", **task.options)
    return Scaled(env, scale)


def layers_of(model: MaskablePPO) -> list[tuple[NDArray[np.float32], NDArray[np.float32]]]:
    """Weights and biases of the network that chooses, in the form of a `Policy`."""
    linear = [part for part in model.policy.mlp_extractor.policy_net if isinstance(part, nn.Linear)]
    return [
        (part.weight.detach().numpy().T.copy(), part.bias.detach().numpy().copy())
        for part in [*linear, model.policy.action_net]
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task")
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    task = find_task(asked.task)
    encoder = encoder_of(task.game, None, task.options)
    scale = usual_scale(encoder)
    seats = encoder.seats
    envs = DummyVecEnv([lambda seat=n % seats: new_env(task, seat, scale) for n in range(ENVIRONMENTS)])
    model = MaskablePPO(
        "MlpPolicy", envs, seed=asked.seed, n_steps=512, batch_size=512, ent_coef=0.01, gamma=1.0, gae_lambda=0.98,
        policy_kwargs={"net_arch": HIDDEN, "activation_fn": nn.Tanh}, device="cpu", verbose=1,
    )  # fmt: skip
    model.learn(asked.steps)
    Policy(encoder, scale, layers_of(model)).save(asked.out)


if __name__ == "__main__":
    main()
