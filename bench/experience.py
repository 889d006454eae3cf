"""Learns how chapters of Maus und Mystik end (`wusel/games/maus/judge/experience.py`). It plays games of the judge on
reflection. In most of them a player makes random choices now and then for a while. It records the signs at the
beginning of each round after that, and fits a small network to the results.

    python -m bench.experience --seconds 480 --seed 37000000

Needs numpy (the extra `learn`); the compiled build plays far more games in the same time.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from wusel.bots.playout import best_rated
from wusel.engine.chance import Chance
from wusel.engine.kinds import Seat
from wusel.games import find_game
from wusel.games.maus.judge.judge import MausJudge
from wusel.games.maus.judge.signs import signs
from wusel.games.maus.state import WON, MausState

Floats = NDArray[np.float64]

GAME: Final = find_game("maus")
CHAPTERS: Final = (1, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6)
DIFFICULTIES: Final = ("normal", "normal", "hard", "easy")
PLAYERS: Final = (1, 2, 4, 4)

# The questions with random choices, their share, and the number of best choices to draw from
RANDOM_UNTIL: Final = (0, 0, 20, 60, 120, 200, 300)
RANDOMLY: Final = (0.05, 0.15, 0.3)
AMONG: Final = 4
LONGEST: Final = 5000

CELLS: Final = 24
EPOCHS: Final = 16
BATCH: Final = 2048
PACE: Final = 3e-3
DECAY: Final = 1e-4
KEPT_BACK: Final = 10
"""One game in this many is predicted instead of learned from."""

HERE: Final = Path("src/wusel/games/maus/judge/experience.toml")
HEADER: Final = "# Learned from finished games by `python -m bench.experience`: see there.\n"


class Lesson:
    """The beginning of a round: its signs, where it was, and whether the game was won."""

    __slots__ = ("chapter", "game", "room", "signs", "won")

    def __init__(self, game: int, chapter: str, room: str, found: list[float]) -> None:
        self.game = game
        self.chapter = chapter
        self.room = room
        self.signs = found
        self.won = 0.0


def play(number: int, seed: int, luck: Random) -> list[Lesson]:
    """Play one game, and return its lessons."""
    options = {
        "players": luck.choice(PLAYERS),
        "chapter": str(CHAPTERS[number % len(CHAPTERS)]),
        "difficulty": luck.choice(DIFFICULTIES),
        "party": "drawn",
    }
    s: MausState = GAME.new(options, seed + number)
    judge = GAME.judge().on_reflection()
    assert isinstance(judge, MausJudge)
    names = s.content.names
    lots = Chance(1)
    lots.reseed(seed + number)
    until, often = luck.choice(RANDOM_UNTIL), luck.choice(RANDOMLY)
    lessons: list[Lesson] = []
    asked, round_ = 0, s.round
    while s.owing and asked < LONGEST:
        seat = (s.owing & -s.owing).bit_length() - 1
        found = GAME.options(s, seat)
        if s.round != round_:
            round_ = s.round
            if asked >= until:
                judge.aims.look(s)
                seen = signs(s, judge.outlook(s), judge.aims)
                lessons.append(Lesson(number, names.chapter[s.chapter.number], names.room[s.house.room], seen))
        if asked < until and luck.random() < often:
            ratings = judge.ratings(s, Seat(seat), found)
            best = sorted(range(len(found)), key=lambda place: -ratings[place])[:AMONG]
            choice = found[luck.choice(best)]
        else:
            choice = best_rated(judge, s, seat, found, lots)
        GAME.apply(s, seat, choice)
        asked += 1
    for lesson in lessons:
        lesson.won = float(s.chapter.ended == WON)
    return lessons


class Network:
    """One layer between the inputs and the logarithm of the odds."""

    def __init__(self, inputs: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.luck = luck
        self.parts: dict[str, Floats] = {
            "cells": luck.normal(0.0, 1.0 / np.sqrt(inputs), (inputs, CELLS)),
            "bias": np.zeros(CELLS),
            "weights": luck.normal(0.0, 0.1, CELLS),
            "outcome": np.zeros(inputs),
        }

    def layer(self, x: Floats) -> Floats:
        found: Floats = np.tanh(x @ self.parts["cells"] + self.parts["bias"])
        return found

    def chances(self, x: Floats) -> Floats:
        found: Floats = sigmoid(x @ self.parts["outcome"] + self.layer(x) @ self.parts["weights"])
        return found

    def slopes(self, x: Floats, won: Floats) -> dict[str, Floats]:
        """Return the gradient of the error."""
        layer = self.layer(x)
        off = (self.chances(x) - won) / len(won)
        inner = np.outer(off, self.parts["weights"]) * (1.0 - layer * layer)
        return {
            "cells": x.T @ inner + DECAY * self.parts["cells"],
            "bias": inner.sum(0),
            "weights": layer.T @ off + DECAY * self.parts["weights"],
            "outcome": x.T @ off + DECAY * self.parts["outcome"],
        }

    def learn(self, x: Floats, won: Floats) -> None:
        """Adam, with a falling step size."""
        mean = {name: np.zeros_like(part) for name, part in self.parts.items()}
        square = {name: np.zeros_like(part) for name, part in self.parts.items()}
        steps = 0
        for epoch in range(EPOCHS):
            order = self.luck.permutation(len(won))
            pace = PACE * (1.0 - epoch / EPOCHS) + 1e-5
            for start in range(0, len(won), BATCH):
                batch = order[start : start + BATCH]
                steps += 1
                for name, slope in self.slopes(x[batch], won[batch]).items():
                    mean[name] = 0.9 * mean[name] + 0.1 * slope
                    square[name] = 0.999 * square[name] + 0.001 * slope * slope
                    along = mean[name] / (1.0 - 0.9**steps)
                    self.parts[name] -= pace * along / (np.sqrt(square[name] / (1.0 - 0.999**steps)) + 1e-8)


def sigmoid(x: Floats) -> Floats:
    found: Floats = 1.0 / (1.0 + np.exp(-x))
    return found


def surprise(chances: Floats, won: Floats) -> float:
    """The mean surprise: the negative logarithm of the probability of the result."""
    p = np.clip(chances, 1e-4, 1.0 - 1e-4)
    return float(-(won * np.log(p) + (1.0 - won) * np.log(1.0 - p)).mean())


def learned(lessons: list[Lesson]) -> str:
    """The file: the output of the network for unscaled signs, and for each room."""
    rooms = sorted({(lesson.chapter, lesson.room) for lesson in lessons})
    seen = np.array([lesson.signs for lesson in lessons])
    place = {room: number for number, room in enumerate(rooms)}
    where = np.zeros((len(lessons), len(rooms)))
    where[range(len(lessons)), [place[lesson.chapter, lesson.room] for lesson in lessons]] = 1.0
    won = np.array([lesson.won for lesson in lessons])
    middle, spread = seen.mean(0), seen.std(0) + 1e-6
    x = np.hstack([(seen - middle) / spread, where])
    kept = np.array([lesson.game % KEPT_BACK == 0 for lesson in lessons])
    network = Network(x.shape[1], seed=1)
    network.learn(x[~kept], won[~kept])
    sys.stdout.write(f"{len(lessons)} rounds, surprise {surprise(network.chances(x[kept]), won[kept]):.4f}\n")
    return written(network.parts, rooms, middle, spread)


def written(parts: dict[str, Floats], rooms: list[tuple[str, str]], middle: Floats, spread: Floats) -> str:
    """Return the network as TOML, without the scales of the features."""
    many = len(middle)
    cells, outcome = parts["cells"][:many] / spread[:, None], parts["outcome"][:many] / spread
    bias = parts["bias"] - middle @ cells
    lines = [HEADER, f"outcome = {numbers(outcome)}", f"weights = {numbers(parts['weights'])}", "cells = ["]
    lines += [f"    {numbers(cell)}," for cell in cells.T]
    lines.append("]")
    chapter = ""
    for number, (name, room) in enumerate(rooms):
        if name != chapter:
            chapter = name
            lines.append(f"\n[rooms.{chapter}]")
        own = parts["outcome"][many + number] - middle @ outcome
        lines.append(f"{room} = {numbers([own, *(bias + parts['cells'][many + number])])}")
    return "\n".join(lines) + "\n"


def numbers(values: Any) -> str:  # noqa: ANN401 - an array or a list of numbers
    return (
        "[" + ", ".join(f"{float(value):.4g}" if float(value) % 1 else f"{float(value):.1f}" for value in values) + "]"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=480.0, help="how long to play")
    parser.add_argument("--seed", type=int, default=37_000_000)
    parser.add_argument("--out", type=Path, default=HERE)
    told = parser.parse_args()
    end, lessons, number, luck = perf_counter() + told.seconds, list[Lesson](), 0, Random(told.seed)
    while perf_counter() < end:
        lessons += play(number, told.seed, luck)
        number += 1
    sys.stdout.write(f"{number} games\n")
    told.out.write_text(learned(lessons), encoding="utf-8")


if __name__ == "__main__":
    main()
