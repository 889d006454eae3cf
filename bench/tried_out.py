"""Check whether searching is right when it leaves the judge's favourite. Both choices are played to the end in other
worlds, and the difference in victories is shown by the lead of the choice.

    python -m bench.tried_out maus --games 53 --playouts 64 --seed 65000000 -o chapter=2,3,4,5,6 -o party=drawn
"""

import argparse
import sys
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any, Final

from bench.hints import gain_in_the_end
from wusel.bots.budget import Budget
from wusel.bots.playout import best_rated
from wusel.bots.search import Candidate, Search
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.games import find_game

ASKED: Final = 0.3
"""The part of the questions that is measured."""
AHEAD: Final = (0.0, 0.005, 0.01, 0.02, 0.04, 1.0)
SEEDS: Final = 60


class Overruled:
    """Some choices that were preferred to the favourite, with their lead and their gain in victories."""

    def __init__(self) -> None:
        self.questions = 0
        self.found: list[tuple[float, float]] = []

    def told(self) -> str:
        lines = [f"{self.questions} questions, another choice ahead in {len(self.found)}: {gain(self.found)}"]
        for low, high in pairwise(AHEAD):
            lines.append(f"  ahead by {low} to {high}: {gain([each for each in self.found if low <= each[0] < high])}")
        return "\n".join(lines) + "\n"


def gain(found: list[tuple[float, float]]) -> str:
    """The mean gain in points, with its standard error."""
    count = len(found)
    if count < 2:
        return f"{count} choices"
    mean = sum([won for _, won in found]) / count
    spread = sum([(won - mean) ** 2 for _, won in found]) / (count - 1)
    return f"{count} choices, {100 * mean:+.1f} ±{100 * sqrt(spread / count):.1f} points"


def ahead(search: Search) -> tuple[float, Candidate]:
    """Return the lead of the best candidate over the favourite beyond errors, without the judge's doubt."""
    most = max([candidate.visits for candidate in search.candidates])
    tried = [candidate for candidate in search.candidates if candidate.visits == most]
    best = max(tried, key=lambda candidate: candidate.lead(search.caution))
    return best.lead(search.caution), best


def look_at(game: Game[Any], s: State, seat: int, luck: Random, told: argparse.Namespace, found: Overruled) -> None:
    """Measure one question."""
    found.questions += 1
    search = Search(game, game.imagine(s, seat, luck.getrandbits(SEEDS)), seat, luck.getrandbits(SEEDS))
    search.run(Budget(iterations=told.playouts))
    lead, best = ahead(search)
    favourite = search.candidates[0]
    if lead <= 0.0 or best is favourite:
        return
    number = luck.getrandbits(SEEDS)
    found.found.append((lead, gain_in_the_end(game, s, seat, number, best.choice, favourite.choice, told.ends)))


def play(game: Game[Any], s: State, seed: int, luck: Random, told: argparse.Namespace, found: Overruled) -> None:
    """Play a game of the judge, and measure some of its questions."""
    lots = Chance(1)
    lots.reseed(seed)
    judge = game.judge().on_reflection()
    while s.owing:
        seat = (s.owing & -s.owing).bit_length() - 1
        legal = game.options(s, seat)
        if len(legal) > 1 and judge.looks_ahead(s) and luck.random() < ASKED:
            look_at(game, s, seat, luck, told, found)
        game.apply(s, seat, best_rated(judge, s, seat, legal, lots))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--playouts", type=int, default=64, help="for each search")
    parser.add_argument("--ends", type=int, default=12, help="games that are played to the end from each choice")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=65_000_000)
    parser.add_argument("-o", "--option", action="append", default=[], help="NAME=VALUE,VALUE: one after the other")
    told = parser.parse_args()
    game, luck, found = find_game(told.game), Random(told.seed), Overruled()
    for number in range(told.games):
        options: dict[str, Any] = {"players": told.players}
        for option in told.option:
            name, _, values = option.partition("=")
            options[name] = values.split(",")[number % len(values.split(","))]
        play(game, game.new(options, told.seed + number), told.seed + number, luck, told, found)
    sys.stdout.write(found.told())


if __name__ == "__main__":
    main()
