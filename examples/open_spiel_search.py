"""OpenSpiel's search for hidden information plays Mosquitozzz for two against chance.

python examples/open_spiel_search.py --games 2 --simulations 50
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from wusel.learn import spiel


def main() -> None:
    parser = argparse.ArgumentParser(description="Let OpenSpiel's IS-MCTS play Mosquitozzz against random choices.")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    args = parser.parse_args()
    spiel.register()
    rng = np.random.RandomState(1)
    game = pyspiel.load_game("wusel_mosquitozzz", {"players": 2})
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=args.simulations,
        random_state=rng,
    )
    won = 0.0
    for nth in range(args.games):
        state, seat = game.new_initial_state(), nth % 2
        state.apply_action(nth)
        while not state.is_terminal():
            own = state.current_player() == seat
            state.apply_action(bot.step(state) if own else int(rng.choice(state.legal_actions())))
        won += (1 + state.returns()[seat]) / 2
    print(f"won {won:g} of {args.games}")


if __name__ == "__main__":
    main()
