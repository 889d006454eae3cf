"""Information set Monte Carlo tree search of OpenSpiel, as a player of Wusel.

wusel tasks crumbs-duel --agents ismcts:200

It sees what its seat may know: OpenSpiel asks for other worlds of the same information set, and Wusel imagines them.
"""

from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.learn.spiel import SpielState, World, register

EXPLORATION = 2.0


class Ismcts:
    """A search with a number of simulations for a choice: `ismcts:200`."""

    def __init__(self, simulations: str) -> None:
        self.simulations = int(simulations)

    def check(self, game: Game[Any], options: dict[str, Value]) -> None:
        """Raise if the options are not the usual ones, because the search cannot receive others."""
        usual = {option.name: option.default for option in game.declared} | {"players": options["players"]}
        if options != usual:
            raise WuselError(f"ismcts can play {game.name} with the usual options alone")

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        luck = np.random.RandomState(seed % 2**32)
        bot = ismcts.ISMCTSBot(
            game=loaded(game.name, s.seats),
            evaluator=mcts.RandomRolloutEvaluator(1, luck),
            uct_c=EXPLORATION,
            max_simulations=self.simulations,
            random_state=luck,
        )
        root = root_of(game, game.imagine(s, seat, seed))
        action: int = bot.step(root)
        return root.encoder.value.choices[action]


@cache
def loaded(name: str, players: int) -> Any:  # noqa: ANN401  # OpenSpiel comes without types
    register()
    return pyspiel.load_game(f"wusel_{name}", {"players": players})


def root_of(game: Game[Any], s: State) -> SpielState:
    """Return the node of a state. The history before it is the same in all worlds that are tried from here."""
    root: SpielState = loaded(game.name, s.seats).new_initial_state()
    root.world = World(root.encoder, s, [""] * s.seats)
    return root
