"""Learn Mosquitozzz for two from nothing: many games at once against oneself, and a small network in plain numpy.

    python examples/learn_mosquitozzz.py --minutes 10 --out policy.npz --plot curve.svg
    wusel arena mosquitozzz --players 2 --bots file:policy.npz,greedy

The method is PPO with masks: play some moments of all games, find out for every choice whether it turned out better
than was to be expected, and make those that did a little more likely. Beside that some games are played against
`greedy` to see how strong it has become; nothing is learned from those.
"""

import argparse
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

import wusel.learn
from wusel.learn.policy import NEVER, Policy, usual_scale
from wusel.learn.vector import VectorEnv

Floats = NDArray[np.float32]

GAMES = 512
MOMENTS = 32  # that are played of every game before learning from them
EPOCHS = 2
MINIBATCH = 4096
HIDDEN = (96, 64)
RATE = 7e-4
CLIP = 0.2  # how far one round of learning may change how likely a choice is
FAR_SIGHT = 0.95
CURIOSITY = 0.01
WEIGHT_OF_VALUE = 0.5
TRIALS = 64  # games against greedy at a time
WINDOW = 1000  # of these over which the share of victories is told


class Network:
    """Two layers that policy and value share, and one for each of them; learned with Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        sizes = [inputs, *HIDDEN]
        shapes = [*pairwise(sizes), (HIDDEN[-1], actions), (HIDDEN[-1], 1)]
        self.weights: list[Floats] = []
        for place, (rows, columns) in enumerate(shapes):
            gain = 1.0 if place < len(HIDDEN) else 0.01
            self.weights.append((rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def layer(self, place: int) -> tuple[Floats, Floats]:
        return self.weights[2 * place], self.weights[2 * place + 1]

    def forward(self, inputs: Floats) -> tuple[list[Floats], Floats, Floats]:
        """What every layer makes of it, how much each choice is liked, and what is to be expected."""
        made = [inputs]
        for place in range(len(HIDDEN)):
            weights, biases = self.layer(place)
            made.append(np.tanh(made[-1] @ weights + biases))
        (liking, liked), (valuing, valued) = self.layer(len(HIDDEN)), self.layer(len(HIDDEN) + 1)
        return made, made[-1] @ liking + liked, (made[-1] @ valuing + valued)[:, 0]

    def learn(self, made: list[Floats], by_liking: Floats, by_value: Floats, rate: float) -> None:
        """One step of Adam, given how the loss changes with what came out."""
        out = [by_liking, by_value[:, None]]
        changes: list[Floats] = []
        back = np.zeros_like(made[-1])
        for place, change in enumerate(out, len(HIDDEN)):
            changes += [made[-1].T @ change, change.sum(axis=0)]
            back += change @ self.layer(place)[0].T
        for place in range(len(HIDDEN) - 1, -1, -1):
            back *= 1 - made[place + 1] ** 2
            changes = [made[place].T @ back, back.sum(axis=0), *changes]
            if place:
                back = back @ self.layer(place)[0].T
        self.descend(changes, rate)

    def descend(self, changes: list[Floats], rate: float) -> None:
        self.steps += 1
        length = np.sqrt(sum(float((change**2).sum()) for change in changes))
        shorter = min(1.0, 0.5 / (length + 1e-8))
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for place, change in enumerate(changes):
            small = change * np.float32(shorter)
            self.means[place] += 0.1 * (small - self.means[place])
            self.squares[place] += 0.001 * (small**2 - self.squares[place])
            step = self.means[place] / (np.sqrt(self.squares[place]) + np.float32(1e-8))
            self.weights[place] -= np.float32(rate * correction) * step


@dataclass
class Played:
    """Some moments of all games: what was seen, on offer, chosen and how likely; what was expected and what came.
    `same` is whether the seat that chose is asked next as well."""

    seen: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.intp]
    likely: Floats
    expected: Floats
    rewards: Floats
    over: NDArray[np.bool_]
    same: NDArray[np.bool_]


def log_likely(liked: Floats, masks: NDArray[np.bool_]) -> Floats:
    """The logarithm of how likely each choice on offer is."""
    masked = np.where(masks, liked, NEVER)
    masked -= masked.max(axis=1, keepdims=True)
    found: Floats = masked - np.log(np.exp(masked).sum(axis=1, keepdims=True))
    return found


def play(env: VectorEnv, network: Network, scale: Floats, rng: np.random.Generator) -> Played:
    """Play on in all games, for both seats."""
    games, shape = np.arange(GAMES), (MOMENTS, GAMES)
    played = Played(
        np.empty((*shape, env.encoder.size), np.uint8), np.empty((*shape, env.encoder.actions), np.bool_),
        np.empty(shape, np.intp), np.empty(shape, np.float32), np.empty((MOMENTS + 1, GAMES), np.float32),
        np.empty(shape, np.float32), np.empty(shape, np.bool_), np.empty(shape, np.bool_),
    )  # fmt: skip
    for moment in range(MOMENTS):
        _, liked, expected = network.forward(env.observations * scale)
        likely = log_likely(liked, env.masks)
        chosen = (likely + rng.gumbel(size=likely.shape)).argmax(axis=1)
        seats = env.acting.copy()
        played.seen[moment], played.masks[moment], played.actions[moment] = env.observations, env.masks, chosen
        played.likely[moment], played.expected[moment] = likely[games, chosen], expected
        env.step(chosen)
        played.rewards[moment], played.over[moment] = env.rewards[games, seats], env.over
        played.same[moment] = env.acting == seats
    played.expected[MOMENTS] = network.forward(env.observations * scale)[2]
    return played


def try_out(trial: VectorEnv, policy: Policy) -> list[float]:
    """Play on against greedy as well as it can; the outcomes of the games that ended."""
    outcomes: list[float] = []
    for _ in range(MOMENTS):
        seats = trial.acting.copy()
        trial.step(np.where(trial.masks, policy.scores(trial.observations), NEVER).argmax(axis=1))
        outcomes += trial.rewards[np.arange(TRIALS), seats][trial.over].tolist()
    return outcomes


def advantages(played: Played) -> Floats:
    """How much better every choice turned out than was to be expected, seen some moments ahead. What is good for the
    one is bad for the other."""
    found = np.empty_like(played.rewards)
    ahead = np.zeros(GAMES, np.float32)
    for moment in range(MOMENTS - 1, -1, -1):
        goes_on = ~played.over[moment] * np.where(played.same[moment], np.float32(1), np.float32(-1))
        surprise = played.rewards[moment] + goes_on * played.expected[moment + 1] - played.expected[moment]
        ahead = surprise + FAR_SIGHT * goes_on * ahead
        found[moment] = ahead
    return found


def learn(network: Network, played: Played, scale: Floats, rng: np.random.Generator, rate: float) -> None:
    """Make what turned out well more likely, and expect what came."""
    gains = advantages(played)
    targets = (gains + played.expected[:-1]).reshape(-1)
    gains = gains.reshape(-1)
    seen, masks = played.seen.reshape(len(gains), -1), played.masks.reshape(len(gains), -1)
    actions, before = played.actions.reshape(-1), played.likely.reshape(-1)
    for _ in range(EPOCHS):
        order = rng.permutation(len(gains))
        for start in range(0, len(order), MINIBATCH):
            some = order[start : start + MINIBATCH]
            made, liked, expected = network.forward(seen[some] * scale)
            log = log_likely(liked, masks[some])
            likely = np.where(masks[some], np.exp(log), 0)
            rows = np.arange(len(some))
            gain = (gains[some] - gains.mean()) / (gains.std() + 1e-6)
            ratio = np.exp(log[rows, actions[some]] - before[some])
            counts = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = (-gain * ratio * counts)[:, None]
            change = -pull * likely
            change[rows, actions[some]] += pull[:, 0]
            surprise = np.where(masks[some], log, 0)
            spread = -(likely * surprise).sum(axis=1, keepdims=True)
            change += CURIOSITY * likely * (surprise + spread)
            wrong = WEIGHT_OF_VALUE * (expected - targets[some])
            network.learn(made, (change / len(some)).astype(np.float32), (wrong / len(some)).astype(np.float32), rate)


def policy_of(network: Network, env: VectorEnv, scale: Floats) -> Policy:
    return Policy(env.encoder, scale, [network.layer(place) for place in range(len(HIDDEN) + 1)])


def draw(curve: list[tuple[int, float]], path: Path) -> None:
    from matplotlib.figure import Figure  # noqa: PLC0415  # only who wants the curve needs it

    figure = Figure((7, 3.2), layout="constrained")
    axes = figure.subplots()
    axes.plot([games / 1000 for games, _ in curve], [100 * share for _, share in curve], color="#2a6fbb")
    axes.axhline(50, color="grey", linestyle=":", label="as strong as greedy")
    axes.set_xlabel("thousand games")
    axes.set_ylabel("victories against greedy, %")
    axes.legend(frameon=False)
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Mosquitozzz for two by playing against oneself.")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn, in minutes of the processor")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"), help="where to write what was learned")
    parser.add_argument("--plot", type=Path, help="draw the curve to a .svg, .png or .pdf file")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    env = wusel.learn.vector_env("mosquitozzz", 2, count=GAMES)
    trial = wusel.learn.vector_env("mosquitozzz", 2, count=TRIALS, opponent="greedy")
    env.reset(args.seed)
    trial.reset(args.seed + 1_000_000)
    scale = usual_scale(env.encoder)
    network = Network(env.encoder.size, env.encoder.actions, rng)
    begun, passed, games = process_time(), 0.0, 0
    last: list[float] = []
    curve: list[tuple[int, float]] = []
    while passed < 1:
        played = play(env, network, scale, rng)
        learn(network, played, scale, rng, RATE * (1 - passed))
        games += int(played.over.sum())
        last = (last + try_out(trial, policy_of(network, env, scale)))[-WINDOW:]
        share = float(np.mean(last) + 1) / 2 if last else 0.0
        curve.append((games, share))
        passed = (process_time() - begun) / (60 * args.minutes)
        print(f"\r{games:8} games, {share:6.1%} of the last {len(last)} against greedy won", end="", flush=True)
    print()
    policy_of(network, env, scale).save(args.out)
    if args.plot:
        draw(curve, args.plot)


if __name__ == "__main__":
    main()
