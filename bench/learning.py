"""Steps per second of learning environments: `python -m bench.learning [seconds] [--workers]`.

A step includes observation and action mask; actions are random, and finished episodes are replaced. Ours is the
vectorised environment with 256 episodes, warmed up: at first all of them are openings, which are cheaper. In the same
run, interleaved, it measures the installed ones of OpenSpiel's vectorised environment, RLCard and PettingZoo's classic
games. `make bench-learning` has all of them, on the compiled build.

Rates are per second of CPU time, the best of five windows. Other processes still share caches and cores, so the
calibration loop of `wusel bench` is measured in between as well. At the end the first of our environments, with 4,096
episodes, is stepped by more and more worker processes, per second of elapsed time; `--workers` measures that alone.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

import numpy as np

import wusel.learn
from bench.usage import cpu_rate
from wusel.games import SHELF
from wusel.lab.calibration import calibration_loop
from wusel.support.build import build

WINDOWS = 5
GAMES = 256
WARM_UP = 100
GAMES_OF_WORKERS = 4096
"""Enough that waiting for the slowest worker of a step is a small part of it."""
SPIEL_GAMES = 64
OURS = [(name, players) for name in SHELF for players in (2, 4)]
OPEN_SPIEL = ["leduc_poker", "hearts", "backgammon", "hanabi"]
RL_CARD = ["leduc-holdem", "uno", "gin-rummy"]
PETTING_ZOO = ["connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4", "chess_v6"]
Work = Callable[[], int]
"""Runs some steps and returns how many."""


class Wusel:
    """The vectorised environment of Wusel."""

    def __init__(self, game: str, players: int, count: int = GAMES, workers: int = 1) -> None:
        self.env = wusel.learn.vector_env(game, players, count=count, workers=workers)
        self.env.reset(1)
        for _ in range(WARM_UP):
            self()

    def __call__(self) -> int:
        self.env.step(self.env.sample())
        return self.env.count


class OpenSpiel:
    """The vectorised environment of OpenSpiel."""

    def __init__(self, game: str) -> None:
        rl, vector = (import_module(f"open_spiel.python.{name}") for name in ("rl_environment", "vector_env"))
        self.output = (
            rl.StepOutput if hasattr(rl, "StepOutput") else import_module("open_spiel.python.rl_agent").StepOutput
        )
        self.env = vector.SyncVectorEnv([rl.Environment(game, include_full_state=False) for _ in range(SPIEL_GAMES)])
        self.steps = self.env.reset()
        self.rng = np.random.default_rng(1)

    def __call__(self) -> int:
        actions = []
        for each in self.steps:
            seat = max(0, each.observations["current_player"])
            legal = each.observations["legal_actions"][seat]
            actions.append(self.output(action=int(self.rng.choice(legal)) if legal else 0, probs=[]))
        self.steps, *_ = self.env.step(actions, reset_if_done=True)
        return SPIEL_GAMES


class RlCard:
    """An environment of RLCard."""

    def __init__(self, game: str) -> None:
        self.env = import_module("rlcard").make(game, config={"seed": 1})
        self.rng = np.random.default_rng(1)
        self.state, _ = self.env.reset()

    def __call__(self) -> int:
        legal = list(self.state["legal_actions"])
        self.state, _ = self.env.step(legal[int(self.rng.integers(len(legal)))])
        if self.env.is_over():
            self.state, _ = self.env.reset()
        return 1


class PettingZoo:
    """A classic environment of PettingZoo."""

    def __init__(self, game: str) -> None:
        self.env = import_module(f"pettingzoo.classic.{game}").raw_env()
        self.rng = np.random.default_rng(1)
        self.env.reset(seed=1)

    def __call__(self) -> int:
        observed, _, over, cut, _ = self.env.last()
        if over or cut:
            self.env.reset()
            return 0
        self.env.step(int(self.rng.choice(np.flatnonzero(observed["action_mask"]))))
        return 1


def calibration() -> int:
    """One iteration of the calibration loop."""
    calibration_loop()
    return 1


def contenders() -> dict[str, Work]:
    """All environments that are installed."""
    found: dict[str, Work] = {"calibration loops": calibration}
    found |= {f"{name}, {players} players": Wusel(name, players) for name, players in OURS}
    kinds: list[tuple[str, type[Any], list[str]]] = [
        ("OpenSpiel", OpenSpiel, OPEN_SPIEL),
        ("RLCard", RlCard, RL_CARD),
        ("PettingZoo", PettingZoo, PETTING_ZOO),
    ]
    for title, kind, games in kinds:
        for game in games:
            try:
                found[f"{title} {game}"] = kind(game)
            except Exception as error:  # one that is missing or broken must not stop the others
                print(f"{title} {game} cannot be measured here: {error}", file=sys.stderr)
    return found


def main() -> None:
    arguments = [each for each in sys.argv[1:] if each != "--workers"]
    seconds = float(arguments[0]) if arguments else 2.0
    if "--workers" not in sys.argv:
        measure_peers(seconds)
    measure_workers(seconds)


def measure_peers(seconds: float) -> None:
    """Steps per second of CPU time, of all environments in turn."""
    found = contenders()
    best = dict.fromkeys(found, 0.0)
    for _ in range(WINDOWS):
        for name, work in found.items():
            best[name] = max(best[name], cpu_rate(work, seconds / WINDOWS))
    print(f"steps a second with observation and mask, {build()} build")
    for name, rate in best.items():
        print(f"{name:32} {rate:10,.0f}")


def measure_workers(seconds: float) -> None:
    """Steps per second of elapsed time, with more and more worker processes."""
    crews = {workers: Wusel(*OURS[0], GAMES_OF_WORKERS, workers) for workers in range(1, (os.cpu_count() or 1) + 1)}
    best = dict.fromkeys(crews, 0.0)
    for _ in range(2 * WINDOWS):
        for workers, work in crews.items():
            best[workers] = max(best[workers], wall_rate(work, seconds / WINDOWS))
    for workers, work in crews.items():
        print(f"{workers} worker processes, elapsed time {best[workers]:10,.0f}")
        work.env.close()


def wall_rate(work: Work, seconds: float) -> float:
    """Steps per second of elapsed time."""
    steps, begin = 0, perf_counter()
    while perf_counter() - begin < seconds:
        steps += work()
    return steps / (perf_counter() - begin)


if __name__ == "__main__":
    main()
