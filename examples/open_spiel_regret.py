"""OpenSpiel's CFR+ solves Crumbs with a handful of finds. It prints how far its average policy is from an equilibrium.

python examples/open_spiel_regret.py --iterations 128 --plot curve.svg
"""

import argparse
from pathlib import Path

import pyspiel

from wusel.learn import spiel


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve a small game of Crumbs for two by counterfactual regret.")
    parser.add_argument("--iterations", type=int, default=128)
    parser.add_argument("--plot", type=Path, help="draw the curve into this file")
    args = parser.parse_args()
    spiel.register()
    game = pyspiel.load_game("wusel_crumbs(players=2,pile=handful,goal=3,deals=1,chance_nodes=True)")
    solver = pyspiel.CFRPlusSolver(game)
    curve: list[tuple[int, float]] = []
    for iteration in range(1, args.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration & (iteration - 1) == 0 or iteration == args.iterations:
            curve.append((iteration, pyspiel.exploitability(game, solver.average_policy())))
            print(f"{iteration:5} iterations: exploitability {curve[-1][1]:.6f}")
    average = solver.average_policy()
    first, second = pyspiel.expected_returns(game.new_initial_state(), average, -1, True)
    print(f"value {first:+.4f} for the first player, {second:+.4f} for the second")
    if args.plot:
        draw(curve, args.plot)


def draw(curve: list[tuple[int, float]], path: Path) -> None:
    from matplotlib.figure import Figure  # noqa: PLC0415  # only a plot needs it

    figure = Figure(figsize=(6, 3), layout="constrained")
    axes = figure.subplots()
    axes.loglog(*zip(*curve, strict=True), marker="o")
    axes.set_xlabel("iterations of CFR+")
    axes.set_ylabel("exploitability")
    axes.grid(alpha=0.3)
    figure.savefig(path)


if __name__ == "__main__":
    main()
