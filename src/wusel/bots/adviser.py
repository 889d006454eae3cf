"""The adviser of a seat: it compares choices until one is clearly best, and says how certain that is."""

from time import perf_counter
from typing import Any, Final

from wusel.bots.budget import Budget, part_of
from wusel.bots.search import own_luck
from wusel.bots.trial import Trial
from wusel.bots.weighing import Weighing
from wusel.engine.game import Game
from wusel.engine.prices import traits_of_options, worthwhile_options
from wusel.engine.state import State

# After each part of the budget, choices that fell behind are dropped. The budget has this many parts.
ROUNDS: Final = 8


def advise(game: Game[Any], s: State, seat: int, seed: int, budget: Budget, made: int = 0) -> Weighing:
    """Return what a seat can expect of its choices, from its own knowledge.

    A choice that was made is always weighed, and so is a cheaper one with the same effect. The search stops early when
    more worlds would change nothing that matters.
    """
    world = game.imagine(s, seat, seed)
    trial = Trial(game, world, seat, seed)
    end = perf_counter() + budget.seconds if budget.seconds else 0.0
    choices = trial.best_rated(budget)
    traits = traits_of_options(game, s, seat)
    if made and made not in choices:
        cheaper = [each for each in worthwhile_options(game, s, seat) if traits[made].is_dearer_than(traits[each])]
        choices += [each for each in cheaper[:1] if each not in choices] + [made]
    trusting = not trial.looks_ahead()
    weighing = Weighing(choices, seat, s.seats, trial.measures, made, trusting, traits)
    seeds = own_luck(seed)
    playouts = 0
    for _ in range(ROUNDS):
        trial = Trial(game, world, seat, seeds.word() << 30 | seeds.word())
        tally = trial.run(weighing.choices(), part_of(budget, 1 / ROUNDS))
        playouts += tally.worlds * len(tally.choices)
        weighing.add(tally)
        is_used_up = 0 < budget.iterations <= playouts or (end > 0.0 and perf_counter() >= end)
        if is_used_up or weighing.is_settled():
            break
    return weighing
