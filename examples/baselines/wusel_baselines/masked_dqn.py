"""Learn a task of Wusel Bench with DQN (tianshou), and write the result as a policy for any seat.

python -m wusel_baselines.masked_dqn crumbs-duel --steps 100000 --out policies/crumbs-duel.dqn.npz
wusel tasks crumbs-duel --agents file:policies/crumbs-duel.dqn.npz
"""

import argparse
from itertools import pairwise
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from torch import nn

from wusel.lab.tasks import Task, find_task
from wusel.learn.policy import Policy, usual_scale
from wusel.learn.settings import encoder_of

ENVIRONMENTS = 8
HIDDEN = 128
REMEMBERED = 100_000
EXPLORING = 0.5
"""From always to `LAST_EXPLORING` over this part of the steps."""
LAST_EXPLORING = 0.05


class Masked(gymnasium.ObservationWrapper):
    """Observation and mask under the names that tianshou expects."""

    def observation(self, observation: dict[str, NDArray[np.uint8]]) -> dict[str, NDArray[np.uint8]]:
        return {"obs": observation["observation"], "mask": observation["action_mask"]}


class Network(nn.Module):
    """The layers of a `Policy`: observations times a scale, tanh in between."""

    def __init__(self, scale: NDArray[np.float32], actions: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale))
        sizes = [len(scale), HIDDEN, HIDDEN]
        inner = [part for ins, outs in pairwise(sizes) for part in (nn.Linear(ins, outs), nn.Tanh())]
        self.layers = nn.Sequential(*inner, nn.Linear(HIDDEN, actions))

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[torch.Tensor, Any]:  # noqa: ANN401
        return self.layers(torch.as_tensor(obs, dtype=torch.float32) * self.scale), state

    def linear(self) -> list[tuple[NDArray[np.float32], NDArray[np.float32]]]:
        """Weights and biases, in the form of a `Policy`."""
        found = [part for part in self.layers if isinstance(part, nn.Linear)]
        return [(part.weight.detach().numpy().T.copy(), part.bias.detach().numpy().copy()) for part in found]


def new_env(task: Task, seat: int) -> gymnasium.Env:
    """One seat learns. The task names the agents of the others, and friends are greedy."""
    name = f"wusel.learn:wusel/{task.game.capitalize()}-v0"
    return Masked(gymnasium.make(name, seat=seat, opponents=task.against or "greedy", **task.options))


def learn(envs: DummyVectorEnv, network: Network, steps: int) -> None:
    policy = DiscreteQLearningPolicy(model=network, action_space=envs.action_space[0], eps_training=1.0)
    algorithm = DQN(
        policy=policy, optim=AdamOptimizerFactory(lr=5e-4), gamma=1.0, n_step_return_horizon=3, target_update_freq=500
    )
    memory = VectorReplayBuffer(REMEMBERED, ENVIRONMENTS)

    def explore(_: int, done: int) -> None:
        policy.set_eps_training(max(LAST_EXPLORING, 1 - done / (EXPLORING * steps)))

    algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=Collector(algorithm, envs, memory, exploration_noise=True),
            training_fn=explore, max_epochs=10, epoch_num_steps=steps // 10, collection_step_num_env_steps=64,
            update_step_num_gradient_steps_per_sample=0.125, batch_size=256,
        )
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    np.random.seed(asked.seed)
    torch.manual_seed(asked.seed)
    task = find_task(asked.task)
    encoder = encoder_of(task.game, None, task.options)
    envs = DummyVectorEnv([lambda seat=n % encoder.seats: new_env(task, seat) for n in range(ENVIRONMENTS)])
    envs.seed(asked.seed)
    network = Network(usual_scale(encoder), encoder.actions)
    learn(envs, network, asked.steps)
    Policy(encoder, usual_scale(encoder), network.linear()).save(asked.out)


if __name__ == "__main__":
    main()
