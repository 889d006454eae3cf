"""Quality of hints: whether the advised choice is the best by the values shown, and its loss by a search with ten times
the budget.

    python -m bench.hints mosquitozzz --hints 200 --seconds 0.3

Where experience speaks (`Judge.looks_ahead`), another choice is advised only if it is ahead beyond doubt. Whether that
is right is found by playing both to the end, in other worlds:

    python -m bench.hints maus --overruled --hints 400 --playouts 300
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

from wusel.bots.adviser import advise
from wusel.bots.bot import ask
from wusel.bots.budget import Budget
from wusel.bots.levels import new_bot
from wusel.bots.trial import Trial
from wusel.bots.weighing import Prospect, prospect_of, sureness
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.judge import TO_THE_END
from wusel.engine.state import State
from wusel.games import find_game

REFERENCE_FACTOR: Final = 10
CLOSE: Final = 0.03
SAMPLE_EVERY: Final = 12
"""The sampling rate of decisions, so that hints come from many games."""


def questions(game: Game[Any], seed: int) -> Iterator[tuple[State, int, int]]:
    """Decisions sampled from games of greedy bots: state, seat, and a unique number."""
    luck = Chance(seed + 1)
    bot = new_bot("greedy")
    for deal in range(seed, 1 << 30):
        s = game.new({"players": 2 + deal % 3}, deal)
        n = 0
        while s.owing:
            seat = (s.owing & -s.owing).bit_length() - 1
            n += 1
            if len(game.options(s, seat)) > 1 and luck.draw(SAMPLE_EVERY) == 0:
                yield s, seat, deal << 20 | n
            game.apply(s, seat, ask(bot, game, s, seat, n))


class HintStats:
    """Statistics of the measured hints."""

    def __init__(self) -> None:
        self.below = 0
        self.sure: Counter[str] = Counter()
        self.losses: list[float] = []
        self.far: Counter[str] = Counter()
        self.worlds: list[int] = []

    def add(self, shown: list[Prospect], reference: list[Prospect]) -> None:
        sure = sureness(shown)
        self.sure[sure] += 1
        self.below += any(each.expected > shown[0].expected for each in shown)
        loss = reference[0].expected - prospect_of(reference, shown[0].choice).expected
        self.losses.append(loss)
        self.far[sure] += loss > CLOSE
        self.worlds.append(shown[0].visits)

    def report(self) -> str:
        count = len(self.losses)
        losses = sorted(self.losses)
        close = sum(loss <= CLOSE for loss in losses)
        certainty = ", ".join(f"{sure} {number} ({self.far[sure]} far)" for sure, number in self.sure.most_common())
        return (
            f"{count} hints, {sorted(self.worlds)[count // 2]} worlds each; below another: {self.below}; "
            f"within {100 * CLOSE:.0f} points: {100 * close / count:.1f} %; mean loss {100 * sum(losses) / count:.2f}, "
            f"95 % lose no more than {100 * losses[min(count - 1, count * 95 // 100)]:.1f} points; {certainty}"
        )


def measure(game: Game[Any], hints: int, budget: Budget, seed: int) -> HintStats:
    """Compute each hint within the budget and once more with ten times as much."""
    longer = Budget(budget.iterations * REFERENCE_FACTOR, budget.seconds * REFERENCE_FACTOR)
    found = HintStats()
    for s, seat, number in questions(game, seed):
        shown = advise(game, s, seat, number, budget).prospects()
        reference = advise(game, s, seat, ~number & (1 << 60) - 1, longer, shown[0].choice)
        found.add(shown, reference.prospects())
        print(len(found.losses), f"{found.losses[-1]:.3f}", file=sys.stderr)
        if len(found.losses) == hints:
            break
    return found


class Overruled:
    """Questions on which experience was overruled, and the gain in games played to the end."""

    def __init__(self) -> None:
        self.questions = 0
        self.gains: list[float] = []

    def report(self) -> str:
        count = len(self.gains)
        told = f"{self.questions} questions left to experience, {count} overruled"
        if count < 2:
            return told
        error = stdev(self.gains) / sqrt(count)
        return f"{told}; gain {100 * mean(self.gains):+.1f} points (standard error {100 * error:.1f})"


def measure_overruled(game: Game[Any], hints: int, budget: Budget, ends: int, seed: int) -> Overruled:
    """Compare the advised choice with the judge's favourite, in the same worlds and with the same luck."""
    found = Overruled()
    for s, seat, number in questions(game, seed):
        weighing = advise(game, s, seat, number, budget)
        if not weighing.trusted:
            continue
        found.questions += 1
        if weighing.advised() != weighing.trusted:
            found.gains.append(gain_in_the_end(game, s, seat, number, weighing.advised(), weighing.trusted, ends))
        if found.questions == hints:
            break
    return found


def gain_in_the_end(game: Game[Any], s: State, seat: int, number: int, first: int, second: int, ends: int) -> float:
    """Return how much more often one choice wins than another, played to the end."""
    trial = Trial(game, game.imagine(s, seat, number), seat, ~number & (1 << 60) - 1)
    trial.horizon, trial.until = TO_THE_END, 0
    one, other = trial.run([first, second], Budget(2 * ends)).totals
    return (one[seat] - other[seat]) / ends


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--hints", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--overruled", action="store_true")
    parser.add_argument("--ends", type=int, default=100, help="games for each of two choices that are compared")
    asked = parser.parse_args()
    budget = Budget(asked.playouts, asked.seconds)
    if asked.overruled:
        game = find_game(asked.game)
        print(asked.game, measure_overruled(game, asked.hints, budget, asked.ends, asked.seed).report())
        return
    print(asked.game, measure(find_game(asked.game), asked.hints, budget, asked.seed).report())


if __name__ == "__main__":
    main()
