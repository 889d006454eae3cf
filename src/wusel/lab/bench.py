"""How fast a game is: decisions, games, clones, views, imagined worlds, search iterations in a second of one core."""

import platform
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import wusel.engine.game
from wusel.bots.budget import Budget
from wusel.bots.random_bot import play_randomly
from wusel.bots.search import Search
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.lab.calibration import calibration_loop

REPEATS: Final = 5
SAMPLE: Final = 100
BATCH: Final = 10
PLAYOUTS: Final = 16


def build() -> str:
    """Whether the rules in use were compiled."""
    return "compiled" if str(wusel.engine.game.__file__).endswith((".so", ".pyd")) else "plain"


def best_rate(work: Callable[[int], int], seconds: float) -> float:
    """How much work is done in a second: the best of several short windows that all begin with the same work.

    Noise only ever slows a run down, so the best window says most about the code. `work` is told its turn
    within the window and returns how much it did.
    """
    best = 0.0
    for _ in range(REPEATS):
        done = turn = 0
        begun = perf_counter()
        elapsed = 0.0
        while elapsed < seconds / REPEATS:
            done += work(turn)
            turn += 1
            elapsed = perf_counter() - begun
        best = max(best, done / elapsed)
    return best


def bench_report(games: list[Game[Any]], players: int, seconds: float) -> dict[str, Any]:
    """Everything that was measured and on what, in plain builtins."""
    return {
        "build": build(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()} {platform.processor()}".strip(),
        "players": players,
        "calibration_loops_per_second": calibrate(seconds),
        "games": {game.name: bench(game, players, seconds) for game in games},
    }


def bench(game: Game[Any], players: int, seconds: float) -> dict[str, float]:
    """The figures of one game, everything but the number of players as it is by default."""
    options = {"players": players}
    states = sample_states(game, options)

    def play(turn: int) -> int:
        luck = luck_of(turn)
        return sum(play_randomly(game, game.new(options, seed), luck) for seed in games_of(turn))

    def play_games(turn: int) -> int:
        play(turn)
        return len(games_of(turn))

    def clone(_: int) -> int:
        for s in states:
            s.clone()
        return SAMPLE

    def view(turn: int) -> int:
        for s in states:
            game.view(s, turn % players)
        return SAMPLE

    def imagine(turn: int) -> int:
        for s in states:
            game.imagine(s, turn % players, turn)
        return SAMPLE

    def search(turn: int) -> int:
        s = states[turn % SAMPLE]
        thinking = Search(game, s, (s.owing & -s.owing).bit_length() - 1, turn)
        thinking.run(Budget(iterations=PLAYOUTS))
        return thinking.iterations

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
    """Calibration loops in a second, to tell a slower machine from slower code."""

    def loop(_: int) -> int:
        calibration_loop()
        return 1

    return best_rate(loop, seconds)


def sample_states(game: Game[Any], options: dict[str, Any]) -> list[Any]:
    """States of random games, the first at the beginning of its game and the last near the end of its."""
    states = []
    for i in range(SAMPLE):
        length = play_randomly(game, game.new(options, i), luck_of(i))
        s = game.new(options, i)
        play_randomly(game, s, luck_of(i), length * i // SAMPLE)
        states.append(s)
    return states


def games_of(turn: int) -> range:
    """The seeds of the games played in one turn of a window: few enough to be quick, many enough that looking at the
    clock costs nothing."""
    return range(turn * BATCH, turn * BATCH + BATCH)


def luck_of(seed: int) -> Chance:
    """The luck of the players, apart from the luck of the game."""
    luck = Chance(1)
    luck.reseed(~seed)
    return luck
