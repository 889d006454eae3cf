"""Decisions and playouts per second of every game: for the plain build as well as for a page, which has no lab."""

import json
from collections.abc import Callable
from time import perf_counter

from wusel.bots.budget import Budget
from wusel.bots.random_bot import play_randomly
from wusel.bots.search import Search
from wusel.engine.chance import Chance
from wusel.games import SHELF, find_game

WINDOWS = 5
PLAYOUTS = 16
PLAYERS = {"players": 3}


def rates(seconds: float) -> str:
    """By game, as JSON: the best of several windows, since noise only ever slows a run down."""
    return json.dumps({name: [rate(decisions(name), seconds), rate(playouts(name), seconds)] for name in SHELF})


def rate(work: Callable[[int], int], seconds: float) -> int:
    best = 0.0
    for _ in range(WINDOWS):
        done = iteration = 0
        begun = perf_counter()
        while (elapsed := perf_counter() - begun) < seconds / WINDOWS or not done:
            done += work(iteration)
            iteration += 1
        best = max(best, done / elapsed)
    return round(best)


def decisions(name: str) -> Callable[[int], int]:
    game = find_game(name)

    def play(iteration: int) -> int:
        luck = Chance(1)
        luck.reseed(~iteration)
        return play_randomly(game, game.new(PLAYERS, iteration), luck)

    return play


def playouts(name: str) -> Callable[[int], int]:
    game = find_game(name)

    def search(iteration: int) -> int:
        s = game.new(PLAYERS, iteration)
        tree = Search(game, s, (s.owing & -s.owing).bit_length() - 1, iteration)
        tree.run(Budget(iterations=PLAYOUTS))
        return int(tree.iterations)

    return search
