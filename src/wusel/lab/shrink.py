"""Shrinking of a failing case: the simplest and shortest game that still violates the same invariant."""

from typing import Any, Final

from wusel.engine.game import Game
from wusel.engine.options import GameOption, Value
from wusel.lab.fuzz import Choices, Failure, FuzzRun
from wusel.lab.invariants import INVARIANTS
from wusel.lab.simulate import player_rng

CHECKS_PER_STATE: Final = 3
"""Checks sample at random, so one may miss a violation."""
SEEDS_TRIED: Final = 20


def shrink(game: Game[Any], failure: Failure) -> Failure:
    """Try fewer players and default options first, then seeds that fail sooner, then fewer choices."""
    return remove_choices(game, try_other_seeds(game, simplify_options(game, failure)))


def simplify_options(game: Game[Any], failure: Failure) -> Failure:
    """Simplify every option while the game, or one with another seed, still fails."""
    for option in game.declared:
        for value in simpler_values(option, failure.options[option.name]):
            options = {**failure.options, option.name: value}
            for seed in range(failure.seed, failure.seed + SEEDS_TRIED):
                found = reproduced(game, failure, options, seed, failure.choices)
                if found:
                    return simplify_options(game, found)
    return failure


def simpler_values(option: GameOption, value: Value) -> list[Value]:
    """Simpler values of an option: fewer players, the fewest first, or the default."""
    if option.name == "players":
        return option.values[: option.values.index(value)]
    return [option.default] if value != option.default else []


def try_other_seeds(game: Game[Any], failure: Failure) -> Failure:
    """The shortest failing game of some other seeds."""
    for seed in range(failure.seed + 1, failure.seed + 1 + SEEDS_TRIED):
        failure = reproduced(game, failure, failure.options, seed, (), len(failure.choices) - 1) or failure
    return failure


def remove_choices(game: Game[Any], failure: Failure) -> Failure:
    """Delta debugging: remove choices, half of them at a time, then a quarter, down to single ones."""
    size = len(failure.choices) // 2
    while size:
        start = 0
        while start < len(failure.choices):
            fewer = failure.choices[:start] + failure.choices[start + size :]
            found = reproduced(game, failure, failure.options, failure.seed, fewer, 0)
            if found:
                failure = found
            else:
                start += size
        size //= 2
    return failure


def reproduced(
    game: Game[Any],
    failure: Failure,
    options: dict[str, Value],
    seed: int,
    choices: Choices,
    limit: int | None = None,
) -> Failure | None:
    """Apply those of the choices that are legal, then play on at random up to a limit: the failure, if the same
    invariant is violated again. Any other failure does not count."""
    invariants = [each for each in INVARIANTS if each.__name__ == failure.invariant] * CHECKS_PER_STATE
    try:
        run = FuzzRun(game, options, seed, player_rng(seed), invariants, sample=False)
        for seat, choice in choices:
            if not run.violation and choice in run.table.legal(seat):
                run.violation = run.choose(seat, choice)
        found = run.play(limit)
    except Exception:
        return None
    return found if found and found.invariant == failure.invariant else None
