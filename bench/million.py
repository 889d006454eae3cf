"""CPU time of a million simulated games: `python -m bench.million [bot ...]`, by default random and greedy.

For every game with its default number of players, games are played on one core; the cost is CPU time, best of several
tries. The same for gathering results in the parent process: unpickle, summarise, write to Parquet.
"""

import pickle
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from wusel.engine.options import settle_options
from wusel.games import SHELF, find_game
from wusel.lab.arena.contest import new_contest
from wusel.lab.arena.run import Round
from wusel.lab.bench import build
from wusel.lab.row_writers import row_writer
from wusel.lab.simulate import MOST_IN_A_CHUNK, Simulator, new_plan, play_game
from wusel.lab.summary import Summary

TRIES = 3
SECONDS = 2.0
MILLION = 1_000_000
HOUR = 3600


def seconds_a_game(name: str, bot: str) -> tuple[int, float]:
    """The number of players, and the CPU seconds of one game at best."""
    game = find_game(name)
    usual = settle_options(game.declared, {})
    contest = new_contest(game, [bot], {**usual}, against="random" if bot != "random" else "greedy")
    matches = tuple((seed, (bot,) * contest.seats) for seed in range(MILLION))
    games = Round(contest, matches)
    best = sys.float_info.max
    played = 0
    for _ in range(TRIES):
        begun, first = process_time(), played
        while process_time() - begun < SECONDS:
            play_game(games, game, played)
            played += 1
        best = min(best, (process_time() - begun) / (played - first))
    return contest.seats, best


def seconds_a_row() -> float:
    """The CPU seconds of gathering the result of one game at best."""
    plan = new_plan(find_game("mosquitozzz"), ["random"] * 3, {"players": 3}, 1, MOST_IN_A_CHUNK)
    sent = pickle.dumps(Simulator(plan)(range(plan.games)))
    best = sys.float_info.max
    summary = Summary()
    with TemporaryDirectory() as folder, row_writer(Path(folder, "rows.parquet"), 3) as write:
        for _ in range(TRIES):
            begun, rows = process_time(), 0
            while process_time() - begun < SECONDS:
                chunk = pickle.loads(sent)
                write(chunk)
                for row in chunk:
                    summary.add(row)
                rows += len(chunk)
            best = min(best, (process_time() - begun) / rows)
    return best


def main(bots: list[str]) -> None:
    print(f"{build()} build")
    for name in SHELF:
        for bot in bots:
            seats, seconds = seconds_a_game(name, bot)
            print(
                f"{name}, {seats} x {bot}: {1000 * seconds:.2f} ms a game, {1 / seconds:,.0f} games a second, "
                f"{seconds * MILLION / HOUR:.2f} core hours for a million",
                flush=True,
            )
    row = seconds_a_row()
    print(f"gathering: {1_000_000 * row:.0f} µs a row, {1 / row:,.0f} rows a second")


if __name__ == "__main__":
    main(sys.argv[1:] or ["random", "greedy"])
