"""Learn Mosquitozzz for two from `greedy`, to become better than it: by watching first, then by trying things out.

    python examples/learn_mosquitozzz.py --minutes 10 --out policy.npz --plot curve.svg
    wusel arena mosquitozzz --players 2 --bots file:policy.npz,greedy

A small network, in plain numpy, first watches `greedy` play against itself and learns to choose as it does. Then it
plays against `greedy`, many games at once. At every moment all choices on offer are tried out in a world that its seat
could be in, and those that came to more become a little more likely. One try says little, for the game is full of
luck; but the network sees hundreds of thousands of them, and what they have in common stays.
"""

import argparse
import os
from itertools import pairwise
from pathlib import Path
from time import process_time

# Layers as small as these are slower on several cores. Numpy reads it when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

import wusel.learn
from wusel.learn.policy import NEVER, Policy
from wusel.learn.tensors.encoder import Encoder
from wusel.learn.vector import VectorEnv

Bytes = NDArray[np.uint8]
Bools = NDArray[np.bool_]
Floats = NDArray[np.float32]

TEACHER = "greedy"
GAMES = 256
WATCHED = 1600  # moments of all games that are watched
BLUNDERS = 0.15  # of the choices meanwhile are random, so that it is seen what to do after one
LOOKS = 3  # at each of these moments
PLAYED = 8  # moments of all games that are played between lessons
LESSONS = 24  # and how many minibatches a lesson has
MINIBATCH = 512
KEPT = 262_144  # moments that are remembered
HIDDEN = (128, 64)
IMITATING = 1.5e-3  # how fast is learned
IMPROVING = 5e-4
WINDOW = 2000  # games over which the share of victories is told


class Network:
    """Layers with tanh between them."""

    def __init__(self, sizes: list[int], rng: np.random.Generator) -> None:
        self.weights: list[Floats] = []
        for rows, columns in pairwise(sizes):
            self.weights.append((rng.standard_normal((rows, columns)) / np.sqrt(rows)).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))

    def layers(self) -> list[tuple[Floats, Floats]]:
        return list(zip(self.weights[::2], self.weights[1::2], strict=True))

    def forward(self, inputs: Floats) -> list[Floats]:
        """What comes in, and what every layer makes of it; the last one says how much each choice is liked."""
        made = [inputs]
        for weights, biases in self.layers()[:-1]:
            made.append(np.tanh(made[-1] @ weights + biases))
        weights, biases = self.layers()[-1]
        return [*made, made[-1] @ weights + biases]

    def slopes(self, made: list[Floats], change: Floats) -> list[Floats]:
        """How the loss changes with every weight, given how it does with how much each choice is liked in each row."""
        back = (change / len(change)).astype(np.float32)
        found: list[Floats] = []
        for place, (weights, _) in reversed(list(enumerate(self.layers()))):
            found = [made[place].T @ back, back.sum(axis=0), *found]
            if place:
                back = back @ weights.T * (1 - made[place] ** 2)
        return found


class Adam:
    """How a network is changed: every weight as fast as it is sure in which direction. What was learned about that in
    one kind of lesson is no good for another."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.means = [np.zeros_like(each) for each in network.weights]
        self.squares = [np.zeros_like(each) for each in network.weights]
        self.steps = 0

    def learn(self, made: list[Floats], change: Floats, rate: float) -> None:
        """One step, given how the loss of each row changes with how much each choice is liked."""
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for place, slope in enumerate(self.network.slopes(made, change)):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope**2 - self.squares[place])
            step = self.means[place] / (np.sqrt(self.squares[place]) + np.float32(1e-8))
            self.network.weights[place] -= np.float32(rate * correction) * step


class Student:
    """A network, and what it looks at: all bytes but those that tell in which order cards lie, which only matters
    where one may choose among them."""

    def __init__(self, encoder: Encoder, rng: np.random.Generator) -> None:
        self.encoder = encoder
        self.rng = rng
        self.bytes = np.concatenate([
            np.arange(each.first, each.first + each.size) for each in encoder.layout.named
            if each.name == "display.order" or not each.name.endswith(".order")
        ])  # fmt: skip
        self.scale = np.ones(len(self.bytes), np.float32)
        self.network = Network([len(self.bytes), *HIDDEN, encoder.actions], rng)

    def look(self, env: VectorEnv) -> Bytes:
        return env.observations[:, self.bytes]

    def find_scale(self, seen: Bytes) -> None:
        """Bytes that hardly change count as much as those that change a lot."""
        self.scale = (1 / np.maximum(seen[::16].std(axis=0), 0.1)).astype(np.float32)

    def likely(self, seen: Bytes, masks: Bools) -> tuple[list[Floats], Floats]:
        """What the layers make of some moments, and how likely each choice on offer is."""
        made = self.network.forward(seen * self.scale)
        liked = np.where(masks, made[-1], NEVER)
        likely = np.exp(liked - liked.max(axis=1, keepdims=True))
        return made, likely / likely.sum(axis=1, keepdims=True)

    def drawn(self, likely: Floats) -> NDArray[np.intp]:
        """A choice for every row, as likely as it should be."""
        found: NDArray[np.intp] = (likely / self.rng.standard_exponential(likely.shape)).argmax(axis=1)
        return found

    def policy(self) -> Policy:
        """What it has learned, for whoever shows it whole observations."""
        scale = np.zeros(self.encoder.size, np.float32)
        scale[self.bytes] = self.scale
        (weights, biases), *layers = self.network.layers()
        first = np.zeros((self.encoder.size, HIDDEN[0]), np.float32)
        first[self.bytes] = weights
        return Policy(self.encoder, scale, [(first, biases), *layers])


# --- watching


def watch(student: Student, seed: int) -> tuple[Bytes, Bools, NDArray[np.intp]]:
    """Moments of somebody who plays against itself, with a blunder now and then: what was seen, on offer and chosen."""
    env = wusel.learn.vector_env("mosquitozzz", 2, count=GAMES)
    env.reset(seed)
    seen, masks, chosen = [], [], []
    for _ in range(WATCHED):
        best = env.advice(TEACHER)
        seen.append(student.look(env))
        masks.append(env.masks.copy())
        chosen.append(best)
        blunders = student.rng.random(GAMES) < BLUNDERS
        env.step(np.where(blunders, student.drawn(env.masks.astype(np.float32)), best))
    return np.concatenate(seen), np.concatenate(masks), np.concatenate(chosen)


def imitate(student: Student, seen: Bytes, masks: Bools, chosen: NDArray[np.intp]) -> float:
    """Learn to choose as was chosen; how often it would have done so, at last."""
    total, done, same = LOOKS * len(chosen), 0, 0.0
    adam, rows = Adam(student.network), np.arange(MINIBATCH)
    while done < total:
        some = student.rng.integers(len(chosen), size=MINIBATCH)
        made, likely = student.likely(seen[some], masks[some])
        same += 0.01 * (float(np.mean(likely.argmax(axis=1) == chosen[some])) - same)
        likely[rows, chosen[some]] -= 1
        adam.learn(made, likely, IMITATING * (1 - 0.9 * done / total))
        done += MINIBATCH
    return same


# --- trying out


class Memory:
    """The latest moments: what was seen and on offer, and what each choice came to."""

    def __init__(self, student: Student) -> None:
        self.seen = np.empty((KEPT, len(student.bytes)), np.uint8)
        self.masks = np.empty((KEPT, student.encoder.actions), np.bool_)
        self.values = np.empty((KEPT, student.encoder.actions), np.float32)
        self.noted = 0

    def note(self, seen: Bytes, masks: Bools, values: Floats) -> None:
        places = np.arange(self.noted, self.noted + len(seen)) % KEPT
        self.seen[places], self.masks[places], self.values[places] = seen, masks, values
        self.noted += len(seen)


def play(env: VectorEnv, student: Student, memory: Memory) -> list[float]:
    """Play on in all games and try out what could be chosen; the outcomes of the games that ended."""
    outcomes: list[float] = []
    for _ in range(PLAYED):
        seen, seats = student.look(env), env.acting.copy()
        memory.note(seen, env.masks, env.tried_out())
        _, likely = student.likely(seen, env.masks)
        env.step(student.drawn(likely))
        outcomes += env.rewards[np.arange(GAMES), seats][env.over].tolist()
    return outcomes


def improve(student: Student, adam: Adam, memory: Memory, rate: float) -> None:
    """Make more likely what came to more than could be expected of the way it chooses."""
    for _ in range(LESSONS):
        some = student.rng.integers(min(memory.noted, KEPT), size=MINIBATCH)
        made, likely = student.likely(memory.seen[some], memory.masks[some])
        values = memory.values[some]
        expected = (likely * values).sum(axis=1, keepdims=True)
        adam.learn(made, likely * (expected - values), rate)


# --- the curve


def draw(curve: list[tuple[int, float]], path: Path) -> None:
    from matplotlib.figure import Figure  # noqa: PLC0415  # only who wants the curve needs it

    figure = Figure((7, 3.2), layout="constrained")
    axes = figure.subplots()
    axes.plot([games / 1000 for games, _ in curve], [100 * share for _, share in curve], color="#2a6fbb")
    axes.axhline(50, color="grey", linestyle=":", label="as strong as greedy")
    axes.set_xlabel("thousand games played")
    axes.set_ylabel("victories against greedy, %")
    axes.legend(frameon=False)
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Mosquitozzz for two from greedy, to become better than it.")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn, in minutes of the processor")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"), help="where to write what was learned")
    parser.add_argument("--plot", type=Path, help="draw the curve to a .svg, .png or .pdf file")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = process_time()
    env = wusel.learn.vector_env("mosquitozzz", 2, count=GAMES, opponent=TEACHER)
    env.reset(args.seed)
    student = Student(env.encoder, np.random.default_rng(args.seed))
    seen, masks, chosen = watch(student, args.seed + 1_000_000)
    student.find_scale(seen)
    same = imitate(student, seen, masks, chosen)
    print(f"{len(chosen)} choices of {TEACHER} watched; it would have made {same:.0%} of them")
    memory, adam = Memory(student), Adam(student.network)
    games, last = 0, [0.0]
    curve: list[tuple[int, float]] = []
    while (passed := (process_time() - begun) / (60 * args.minutes)) < 1:
        outcomes = play(env, student, memory)
        improve(student, adam, memory, IMPROVING * (1 - 0.9 * passed))
        games += len(outcomes)
        last = (last + outcomes)[-WINDOW:]
        share = float(np.mean(last) + 1) / 2
        curve.append((games, share))
        print(f"\r{games:8} games, {share:6.1%} of the last {len(last)} against {TEACHER} won", end="", flush=True)
    print()
    student.policy().save(args.out)
    if args.plot:
        draw(curve, args.plot)


if __name__ == "__main__":
    main()
