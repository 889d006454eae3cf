"""OpenSpiel's MCCFR finds out how to play Crumbs, the small game, on a few deals.

python examples/open_spiel_regret.py --iterations 500
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import outcome_sampling_mccfr

from wusel.learn import spiel


def main() -> None:
    parser = argparse.ArgumentParser(description="Run OpenSpiel's outcome sampling MCCFR on Crumbs for two.")
    parser.add_argument("--iterations", type=int, default=500)
    parser.add_argument("--deals", type=int, default=3)
    args = parser.parse_args()
    spiel.register()
    game = pyspiel.load_game("wusel_crumbs", {"players": 2, "goal": 12, "deals": args.deals})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(args.iterations):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        likely = policy.action_probabilities(state)
        best = max(likely, key=likely.__getitem__)
        print(f"seat {state.current_player()}: {state.action_to_string(best)} ({likely[best]:.0%})")
        state.apply_action(best)
    print(f"returns {state.returns()}")


if __name__ == "__main__":
    main()
