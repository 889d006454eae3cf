"""Benchmark of a game on one core: decisions, games, clones, views, imagined worlds, search iterations per second."""

import platform
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from wusel.bots.budget import Budget
from wusel.bots.random_bot import play_randomly
from wusel.bots.search import Search
from wusel.engine.game import Game
from wusel.lab.calibration import calibration_loop
from wusel.lab.simulate import player_rng
from wusel.support.build import build

REPEATS: Final = 5
SAMPLE: Final = 100
BATCH: Final = 10
PLAYOUTS: Final = 16


def best_rate(work: Callable[[int], int], seconds: float) -> float:
    """Work done per second: the best of several short windows that all begin with the same work.

    Noise only ever slows a run down, so the best window says most about the code. `work` takes its iteration within
    the window and returns how much was done.
    """
    best = 0.0
    for _ in range(REPEATS):
        done = iteration = 0
        begun = perf_counter()
        elapsed = 0.0
        while elapsed < seconds / REPEATS:
            done += work(iteration)
            iteration += 1
            elapsed = perf_counter() - begun
        best = max(best, done / elapsed)
    return best


def bench_report(games: list[Game[Any]], players: int, seconds: float) -> dict[str, Any]:
    """All figures with the build and the machine, ready for JSON."""
    return {
        "build": build(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()} {platform.processor()}".strip(),
        "players": players,
        "calibration_loops_per_second": calibrate(seconds),
        "games": {game.name: bench(game, players, seconds) for game in games},
    }


def bench(game: Game[Any], players: int, seconds: float) -> dict[str, float]:
    """The figures of one game with default options."""
    options = {"players": players}
    states = sample_states(game, options)

    def play(iteration: int) -> int:
        rng = player_rng(iteration)
        return sum(play_randomly(game, game.new(options, seed), rng) for seed in batch_seeds(iteration))

    def play_games(iteration: int) -> int:
        play(iteration)
        return len(batch_seeds(iteration))

    def clone(_: int) -> int:
        for s in states:
            s.clone()
        return SAMPLE

    def view(iteration: int) -> int:
        for s in states:
            game.view(s, iteration % players)
        return SAMPLE

    def imagine(iteration: int) -> int:
        for s in states:
            game.imagine(s, iteration % players, iteration)
        return SAMPLE

    def search(iteration: int) -> int:
        s = states[iteration % SAMPLE]
        search_tree = Search(game, s, (s.owing & -s.owing).bit_length() - 1, iteration)
        search_tree.run(Budget(iterations=PLAYOUTS))
        return search_tree.iterations

    figures = {
        "decisions": play,
        "games": play_games,
        "clones": clone,
        "views": view,
        "imagines": imagine,
        "search_iterations": search,
    }
    return {f"{name}_per_second": best_rate(work, seconds) for name, work in figures.items()}


def calibrate(seconds: float) -> float:
    """Calibration loops per second, to tell a slower machine from slower code."""

    def loop(_: int) -> int:
        calibration_loop()
        return 1

    return best_rate(loop, seconds)


def sample_states(game: Game[Any], options: dict[str, Any]) -> list[Any]:
    """States of random games, the first at the beginning of its game and the last near the end of its."""
    states = []
    for i in range(SAMPLE):
        length = play_randomly(game, game.new(options, i), player_rng(i))
        s = game.new(options, i)
        play_randomly(game, s, player_rng(i), length * i // SAMPLE)
        states.append(s)
    return states


def batch_seeds(iteration: int) -> range:
    """The seeds of the games played in one iteration: few enough to be quick, many enough that reading the clock does
    not count."""
    return range(iteration * BATCH, iteration * BATCH + BATCH)
