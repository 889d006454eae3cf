"""Learn Mosquitozzz for two: begin with the play of `greedy`, and improve by trial and error.

    python examples/learn_mosquitozzz.py --minutes 10 --out policy.npz --plot curve.svg
    wusel arena mosquitozzz --players 2 --bots file:policy.npz,greedy

A small network, in plain numpy, sees the judge's rating of every choice (`features=["judge"]`). At first it likes what
the judge likes, as `greedy` does. It plays against `greedy`, many games at once. At every moment all choices on offer
are tried in a world that its seat could be in, and better ones become a little more likely. One trial says little,
because the game is full of luck. But the network sees hundreds of thousands of them and learns what they have in
common.
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
from wusel.learn.tensors.writers import MAX_BYTE
from wusel.learn.vector import VectorEnv

Bytes = NDArray[np.uint8]
Bools = NDArray[np.bool_]
Floats = NDArray[np.float32]

OPPONENT = "greedy"
JUDGE = "feature.judge"
GAMES = 256
PLAYED = 8  # moments of all games that are played between lessons
LOOKS_AROUND = 6  # times as many before the first lesson, to measure the inputs
LESSONS = 12  # minibatches of a lesson
MINIBATCH = 512
KEPT = 262_144  # moments that are remembered
HIDDEN = (128, 64)  # units in addition to the ones that hand on the judge's rating
TRUST = 15.0  # the strength of its initial preference for the judge's favourite
RATE = 3e-4  # the initial learning rate
WINDOW = 2000  # games over which the share of victories is printed


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
        """Return the inputs and the output of every layer; the last output rates the choices."""
        made = [inputs]
        for weights, biases in self.layers()[:-1]:
            made.append(np.tanh(made[-1] @ weights + biases))
        weights, biases = self.layers()[-1]
        return [*made, made[-1] @ weights + biases]

    def slopes(self, made: list[Floats], change: Floats) -> list[Floats]:
        """Return the gradient of the loss, given its gradient by the ratings of the choices."""
        back = (change / len(change)).astype(np.float32)
        found: list[Floats] = []
        for place, (weights, _) in reversed(list(enumerate(self.layers()))):
            found = [made[place].T @ back, back.sum(axis=0), *found]
            if place:
                back = back @ weights.T * (1 - made[place] ** 2)
        return found


class Adam:
    """Adam, an optimiser with a step size for every weight."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.means = [np.zeros_like(each) for each in network.weights]
        self.squares = [np.zeros_like(each) for each in network.weights]
        self.steps = 0

    def learn(self, made: list[Floats], change: Floats, rate: float) -> None:
        """Do one step, given how the loss of each row changes with the preference for each choice."""
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for place, slope in enumerate(self.network.slopes(made, change)):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope**2 - self.squares[place])
            step = self.means[place] / (np.sqrt(self.squares[place]) + np.float32(1e-8))
            self.network.weights[place] -= np.float32(rate * correction) * step


class Student:
    """A network with its inputs: all bytes except the order of cards, which only matters if a player may choose among
    them."""

    def __init__(self, encoder: Encoder, rng: np.random.Generator) -> None:
        self.encoder = encoder
        self.rng = rng
        self.bytes = np.concatenate([
            np.arange(each.first, each.first + each.size) for each in encoder.layout.named
            if each.name == "display.order" or not each.name.endswith(".order")
        ])  # fmt: skip
        self.scale = np.ones(len(self.bytes), np.float32)
        judge = next(each for each in encoder.layout.named if each.name == JUDGE)
        self.judge = np.flatnonzero((self.bytes >= judge.first) & (self.bytes < judge.first + judge.size))
        actions = encoder.actions
        self.network = Network([len(self.bytes), *(actions + more for more in HIDDEN), actions], rng)
        self.begin_as_the_judge()

    def begin_as_the_judge(self) -> None:
        """Let a part of the network hand on the judge's rating, with no other influence yet."""
        (first, _), (second, _), (last, _) = self.network.layers()
        actions = np.arange(self.encoder.actions)
        first[:, actions] = second[:, actions] = last[:] = 0
        first[self.judge, actions] = second[actions, actions] = 1
        last[actions, actions] = TRUST

    def look(self, env: VectorEnv) -> Bytes:
        return env.observations[:, self.bytes]

    def find_scale(self, seen: Bytes) -> None:
        """Scale the inputs, so that bytes that hardly change count as much as bytes that change a lot."""
        self.scale = (1 / np.maximum(seen.std(axis=0), 0.1)).astype(np.float32)
        self.scale[self.judge] = 1 / MAX_BYTE

    def likely(self, seen: Bytes, masks: Bools) -> tuple[list[Floats], Floats]:
        """Return the outputs of the layers and the probability of each legal choice."""
        made = self.network.forward(seen * self.scale)
        liked = np.where(masks, made[-1], NEVER)
        likely = np.exp(liked - liked.max(axis=1, keepdims=True))
        return made, likely / likely.sum(axis=1, keepdims=True)

    def drawn(self, likely: Floats) -> NDArray[np.intp]:
        """Draw a choice for every row by its probability."""
        found: NDArray[np.intp] = (likely / self.rng.standard_exponential(likely.shape)).argmax(axis=1)
        return found

    def policy(self) -> Policy:
        """Return the policy for complete observations."""
        scale = np.zeros(self.encoder.size, np.float32)
        scale[self.bytes] = self.scale
        (weights, biases), *layers = self.network.layers()
        first = np.zeros((self.encoder.size, len(biases)), np.float32)
        first[self.bytes] = weights
        return Policy(self.encoder, scale, [(first, biases), *layers])


# --- trying out


class Memory:
    """The latest moments: the inputs, the choices on offer, and the value of each choice."""

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
    """Play on in all games and try all possible choices. Return the outcomes of the games that ended."""
    outcomes: list[float] = []
    for _ in range(PLAYED):
        seen, seats = student.look(env), env.acting.copy()
        memory.note(seen, env.masks, env.tried_out())
        _, likely = student.likely(seen, env.masks)
        env.step(student.drawn(likely))
        outcomes += env.rewards[np.arange(GAMES), seats][env.over].tolist()
    return outcomes


def improve(student: Student, adam: Adam, memory: Memory, rate: float) -> None:
    """Make choices more likely that did better than its play on average."""
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
    parser = argparse.ArgumentParser(description="Learn Mosquitozzz for two, to beat greedy.")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn, in minutes of the processor")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"), help="where to write what was learned")
    parser.add_argument("--plot", type=Path, help="draw the curve to a .svg, .png or .pdf file")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = process_time()
    env = wusel.learn.vector_env("mosquitozzz", 2, count=GAMES, opponent=OPPONENT, features=["judge"])
    env.reset(args.seed + 1_000_000)
    student = Student(env.encoder, np.random.default_rng(args.seed))
    memory, adam = Memory(student), Adam(student.network)
    for _ in range(LOOKS_AROUND):
        play(env, student, memory)
    student.find_scale(memory.seen[: memory.noted])
    env.reset(args.seed)
    games, last = 0, [0.0]
    curve: list[tuple[int, float]] = []
    while (passed := (process_time() - begun) / (60 * args.minutes)) < 1:
        outcomes = play(env, student, memory)
        improve(student, adam, memory, RATE * (1 - 0.98 * passed))
        games += len(outcomes)
        last = (last + outcomes)[-WINDOW:]
        share = float(np.mean(last) + 1) / 2
        curve.append((games, share))
        print(f"\r{games:8} games, {share:6.1%} of the last {len(last)} against {OPPONENT} won", end="", flush=True)
    print()
    student.policy().save(args.out)
    if args.plot:
        draw(curve, args.plot)


if __name__ == "__main__":
    main()
