"""Learns the weights of the judge's opinions in each chapter of Maus und Mystik (`wusel/games/maus/judge/taste.py`). It
plays games of the judge on reflection with slightly different weights each time, and moves the weights that correlate
with winning.

    python -m bench.taste --seconds 600 --seed 40000000
    python -m bench.taste --compare 2000 --seed 2400000    # what the weights of the chapters bring

It starts from the weights learned before, so it can be repeated. The file lists the weights. Needs numpy (the extra
`learn`); the compiled build plays far more games in the same time.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import count
from math import exp
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wusel.bots.playout import best_rated
from wusel.engine.chance import Chance
from wusel.games import find_game
from wusel.games.maus.content.content import Content
from wusel.games.maus.judge.judge import MausJudge
from wusel.games.maus.judge.taste import ON_REFLECTION, Taste, learned
from wusel.games.maus.state import WON, MausState

Floats = NDArray[np.float64]
Weights = dict[str, float]

GAME: Final = find_game("maus")

GAMES: Final = 8
"""Games with the same weights."""
LONGEST: Final = 4000

WIDTH: Final = 0.35
"""The standard deviation of the variation of weights, as a part of them."""
STEPS: Final = {"closer": 0.026, "brim": 0.9, "spilled": 0.7, "reserve": 0.35}
"""The same for weights that may be zero or negative."""

SURE_TOGETHER, SURE_ALONE = 1.5, 2.5
"""The multiples of its squared error by which a slope shrinks: for all chapters together, and for one chapter's
difference."""
FLATTEST: Final = 0.3
"""The least loss in points at one standard deviation from the best."""
CAREFUL: Final = 0.8
FURTHEST: Final = 1.0

HERE: Final = Path("src/wusel/games/maus/judge/taste.toml")
HEADER: Final = "# Learned from finished games by `python -m bench.taste`: see there.\n"


def varied(weights: Weights, by: Weights) -> Weights:
    """Return other weights, changed by these numbers of standard deviations."""
    return {
        name: value + STEPS[name] * by[name] if name in STEPS else value * exp(WIDTH * by[name])
        for name, value in weights.items()
    }


def judge_with(content: Content, taste: Taste) -> MausJudge:
    """Return a reflecting judge with the same taste in all chapters."""
    return MausJudge(content, ON_REFLECTION, [taste for _ in content.chapters])


def play(judge: MausJudge, chapter: int, seed: int) -> float:
    """Return 1 if a game is won, otherwise 0."""
    s: MausState = GAME.new({"players": 4, "chapter": str(chapter), "difficulty": "normal", "party": "drawn"}, seed)
    lots = Chance(1)
    lots.reseed(seed)
    asked = 0
    while s.owing and asked < LONGEST:
        seat = (s.owing & -s.owing).bit_length() - 1
        GAME.apply(s, seat, best_rated(judge, s, seat, GAME.options(s, seat), lots))
        asked += 1
    return float(s.chapter.ended == WON)


class Trials:
    """Games of one chapter: the variation of each weight, and the results."""

    def __init__(self) -> None:
        self.by: list[list[float]] = []
        self.won: list[float] = []

    def slopes(self) -> tuple[Floats, Floats, Floats, Floats]:
        """Return the slope and the bend for each weight with their errors, in points for a standard deviation."""
        by, won = np.array(self.by), np.array(self.won)
        x = np.hstack([np.ones((len(won), 1)), by, by * by - 1.0])
        inverse = np.linalg.inv(x.T @ x + 1e-3 * np.eye(x.shape[1]))
        found = inverse @ x.T @ won
        rest = won - x @ found
        error = np.sqrt(np.diag(inverse) * (rest @ rest) / max(1, len(won) - x.shape[1]))
        many = by.shape[1] + 1
        return 100 * found[1:many], 100 * error[1:many], 100 * found[many:], 100 * error[many:]


def sure(found: Floats, error: Floats, times: float) -> Floats:
    """Return the part of a slope that luck does not explain."""
    left: Floats = found * np.maximum(0.0, 1.0 - times * (error / np.where(found == 0.0, 1e-9, found)) ** 2)
    return left


def steps(trials: list[Trials]) -> list[Floats]:
    """Return the steps of each chapter's weights, in standard deviations. Chapters share what they learn."""
    told = [each.slopes() for each in trials]
    slopes, errors, bends, bend_errors = (np.array(each) for each in zip(*told, strict=True))
    common, bend = mean(slopes, errors), mean(bends, bend_errors)
    common_error = np.sqrt(1.0 / (1.0 / errors**2).sum(0))
    found = []
    for number in range(len(trials)):
        own = sure(slopes[number] - common, errors[number], SURE_ALONE)
        slope = sure(common, common_error, SURE_TOGETHER) + own
        lost = -(bend + sure(bends[number], bend_errors[number], 1.0)) / 2
        found.append(np.clip(CAREFUL * slope / (2 * np.maximum(FLATTEST, lost)), -FURTHEST, FURTHEST))
    return found


def mean(found: Floats, errors: Floats) -> Floats:
    weighted: Floats = (found / errors**2).sum(0) / (1.0 / errors**2).sum(0)
    return weighted


def written(tastes: dict[str, Weights]) -> str:
    """Return the weights as TOML."""
    lines = [HEADER]
    for name, weights in tastes.items():
        lines.append(f"[{name}]")
        lines += [f"{weight} = {value:.3g}" for weight, value in weights.items()]
        lines.append("")
    return "\n".join(lines)


def try_out(
    content: Content, chapter: int, weights: Weights, seeds: Iterator[int], luck: Random, found: Trials
) -> None:
    """Play some games with other weights."""
    by = {name: luck.gauss(0.0, 1.0) for name in weights}
    judge = judge_with(content, Taste(1, varied(weights, by)))
    for _ in range(GAMES):
        found.by.append(list(by.values()))
        found.won.append(play(judge, chapter, next(seeds)))


def compare(content: Content, chapters: Iterable[int], games: int, seed: int) -> None:
    """Play the same deals with the weights of all chapters and with those of each."""
    alike = judge_with(content, ON_REFLECTION)
    for chapter in chapters:
        before, now = (
            100 * sum([play(judge, chapter, seed + number) for number in range(games)]) / games
            for judge in (alike, MausJudge(content, ON_REFLECTION))
        )
        sys.stdout.write(f"chapter {chapter}: {before:.1f} and {now:.1f} % of {games} games\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600.0, help="how long to play")
    parser.add_argument("--seed", type=int, default=40_000_000)
    parser.add_argument("--chapters", default="2,3,4,5,6", help="the first one is hardly ever lost")
    parser.add_argument("--compare", type=int, default=0, metavar="GAMES", help="learn nothing, play so many games")
    parser.add_argument("--out", type=Path, default=HERE)
    told = parser.parse_args()
    judge = GAME.judge()
    assert isinstance(judge, MausJudge)
    content, tastes, luck, seeds = judge.content, learned(), Random(told.seed), count(told.seed)
    chapters = {int(number): content.names.chapter[int(number) - 1] for number in told.chapters.split(",")}
    if told.compare:
        compare(content, chapters, told.compare, told.seed)
        return
    trials = {chapter: Trials() for chapter in chapters}
    end = perf_counter() + told.seconds
    while perf_counter() < end:
        for chapter, name in chapters.items():
            try_out(content, chapter, tastes[name], seeds, luck, trials[chapter])
    for (chapter, name), step in zip(chapters.items(), steps(list(trials.values())), strict=True):
        won, weights = trials[chapter].won, tastes[name]
        sys.stdout.write(
            f"chapter {chapter}: {len(won)} games, {100 * sum(won) / len(won):.1f} % won with other weights\n"
        )
        tastes[name] = varied(weights, dict(zip(weights, step, strict=True)))
    told.out.write_text(written(tastes), encoding="utf-8")


if __name__ == "__main__":
    main()
