"""Calibration of the chances shown: how often players win positions with a given chance in hints and reviews.

Bots play whole games. At sampled questions an adviser is asked, its choice is made, and the chance it named is compared
with the result. Without playouts, the judge's own opinion is measured instead, at the moments at which a playout may be
cut. The numbers declared in a game's judge are fitted to that (`--fit`).

    python -m bench.calibration mosquitozzz -o mode=kamikaze --games 400 --playouts 200
    python -m bench.calibration mosquitozzz -o mode=kamikaze --games 2000 --playouts 0 --fit
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from math import log
from typing import Any, Final, NamedTuple

import numpy as np

from wusel.bots.adviser import advise
from wusel.bots.budget import Budget
from wusel.bots.trial import shares
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.kinds import Seat
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.games import find_game
from wusel.lab.arena.players import new_chooser
from wusel.lab.intervals import wilson_interval
from wusel.lab.worker_pool import run_tasks

BINS: Final = 5
SURE: Final = 0.001
"""Chances closer to 0 or 1 than this count as this far away in a fit."""
NEWTON_STEPS: Final = 25
RIDGE: Final = 150.0
"""Keeps the scale near 1 and the values of an option together where there is little to learn from."""

Options = dict[str, Value]


class Shown(NamedTuple):
    """A chance that was shown in one game, and the resulting share of the victory."""

    deal: int
    case: Options
    expected: float
    happened: float


class Plan(NamedTuple):
    """The games to play, and the way to find the chances."""

    game: str
    cases: list[Options]
    bot: str
    playouts: int
    every: int


def play(plan: Plan, deal: int) -> list[Shown]:
    """One game of the bots, with the chances shown at sampled questions."""
    game = find_game(plan.game)
    case = plan.cases[deal % len(plan.cases)]
    s = game.new(case, deal)
    luck = Chance(deal + 1)
    choose = new_chooser(plan.bot)
    named: list[tuple[int, float]] = []
    n = asked = 0
    while s.owing:
        seat = (s.owing & -s.owing).bit_length() - 1
        n += 1
        number = deal << 20 | n
        choice = 0
        if is_sampled(plan, game, s, seat, asked) and luck.draw(plan.every) == 0:
            chance, choice = chance_at(plan, game, s, seat, number)
            named.append((seat, chance))
        asked = s.asked
        game.apply(s, seat, choice or choose(game, s, seat, number))
    result = shares(game, game.judge(), s, game.plays_together(s))
    return [Shown(deal, case, chance, result[seat]) for seat, chance in named]


def is_sampled(plan: Plan, game: Game[Any], s: State, seat: int, asked: int) -> bool:
    """Return whether there is something to choose; without playouts, whether another seat is asked now."""
    return len(game.options(s, seat)) > 1 if plan.playouts else s.asked != asked or s.seats == 1


def chance_at(plan: Plan, game: Game[Any], s: State, seat: int, seed: int) -> tuple[float, int]:
    """The chance shown to a seat, and the choice advised with it (0: none)."""
    if not plan.playouts:
        return game.judge().on_reflection().worth(s, Seat(seat)), 0
    first = advise(game, s, seat, seed, Budget(plan.playouts)).prospects()[0]
    return first.expected, first.choice


def player(plan: Plan) -> Callable[[int], list[Shown]]:
    return partial(play, plan)


# --- results


def bins_of(found: list[Shown]) -> Iterator[str]:
    """Chances shown and observed. The intervals count games, because everything shown in one game has one result."""
    for number in range(BINS):
        inside = [each for each in found if min(BINS - 1, int(each.expected * BINS)) == number]
        if inside:
            shown = sum(each.expected for each in inside) / len(inside)
            happened = sum(each.happened for each in inside) / len(inside)
            low, high = interval(inside, happened)
            games = len({each.deal for each in inside})
            yield (
                f"  {100 * number // BINS:3}..{100 * (number + 1) // BINS:3} %: shown {100 * shown:5.1f}, "
                f"happened {100 * happened:5.1f} ({100 * low:.1f}..{100 * high:.1f}), "
                f"{len(inside)} positions of {games} games"
            )


def interval(inside: list[Shown], mean: float) -> tuple[float, float]:
    """The 95 % interval of a mean over positions that come in games."""
    off: defaultdict[int, float] = defaultdict(float)
    for each in inside:
        off[each.deal] += each.happened - mean
    variance = sum(each * each for each in off.values()) / len(inside) ** 2
    return wilson_interval(mean, mean * (1 - mean) / variance if variance else len(off))


def fitted(found: list[Shown], by: list[str]) -> Iterator[str]:
    """The best map sigmoid(shift + scale * logit(shown)), with a shift for each value of some options."""
    values = [(name, value) for name in by for value in dict.fromkeys(each.case[name] for each in found)]
    rows = [[logit(each.expected), 1.0, *(float(each.case[name] == value) for name, value in values)] for each in found]
    x, y = np.array(rows), np.array([each.happened for each in found])
    drawn = np.array([RIDGE, 1.0] + [RIDGE] * len(values))
    start = np.array([1.0, 0.0] + [0.0] * len(values))
    weights = start.copy()
    for _ in range(NEWTON_STEPS):
        p = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (y - p) - drawn * (weights - start)
        weights += np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + np.diag(drawn), slope)
    yield f"  scale {weights[0]:.2f}, shift {weights[1]:.2f}"
    for (name, value), weight in zip(values, weights[2:], strict=True):
        yield f"    {name}={value} {weight:+.2f}"


def logit(chance: float) -> float:
    inside = min(1 - SURE, max(SURE, chance))
    return log(inside / (1 - inside))


# --- the command


def value_of(told: str) -> Value:
    return int(told) if told.isdecimal() else told


def cases_of(players: str, options: list[str]) -> list[Options]:
    """All combinations of the values named, such as mode=rebellion,kamikaze."""
    named = [f"players={players}", *options]
    names = [each.partition("=")[0] for each in named]
    values = [[value_of(one) for one in each.partition("=")[2].split(",")] for each in named]
    return [dict(zip(names, each, strict=True)) for each in product(*values)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("-o", "--option", action="append", default=[], help="such as mode=rebellion,kamikaze")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--bot", default="hard:8")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=200, help="0: the judge's opinion of a state")
    parser.add_argument("--every", type=int, default=12, help="one question in so many is sampled")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--by", default="", help="options whose values are fitted apart, such as pathogen,players")
    asked = parser.parse_args()
    plan = Plan(asked.game, cases_of(asked.players, asked.option), asked.bot, asked.playouts, asked.every)
    deals = range(asked.seed, asked.seed + asked.games)
    found = [each for game in run_tasks(deals, partial(player, plan), asked.workers) for each in game]
    print(asked.game, *asked.option, f"players={asked.players}", asked.bot, f"{asked.playouts} playouts:")
    for line in bins_of(found):
        print(line)
    if asked.fit:
        print("\n".join(fitted(found, [name for name in asked.by.split(",") if name])))


if __name__ == "__main__":
    main()
