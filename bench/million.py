"""CPU time of a million simulated games: `python -m bench.million [bot ...]`, by default random and greedy.

For every game with its default number of players, games are played on one core; the cost is CPU time, best of several
tries. The same for gathering results in the parent process: unpickle, summarise, write to Parquet.
"""

import pickle
import sys
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.usage import cpu_rate
from wusel.engine.options import settle_options
from wusel.games import SHELF, find_game
from wusel.lab.arena.contest import new_contest
from wusel.lab.arena.match_player import MatchPlayer
from wusel.lab.row_writers import row_writer
from wusel.lab.simulate import MOST_IN_A_CHUNK, Simulator, new_plan
from wusel.lab.summary import Summary
from wusel.support.build import build

TRIES = 3
SECONDS = 2.0
MILLION = 1_000_000
HOUR = 3600


def games_per_second(name: str, bot: str) -> tuple[int, float]:
    """The number of players, and the games per second of CPU time at best."""
    game = find_game(name)
    usual = settle_options(game.declared, {})
    contest = new_contest(game, [bot], {**usual}, against="random" if bot != "random" else "greedy")
    player = MatchPlayer(contest)
    seeds = count()

    def play() -> int:
        player((next(seeds), (bot,) * contest.seats))
        return 1

    return contest.seats, max(cpu_rate(play, SECONDS) for _ in range(TRIES))


def rows_per_second() -> float:
    """The results gathered per second of CPU time at best."""
    plan = new_plan(find_game("mosquitozzz"), ["random"] * 3, {"players": 3}, 1, MOST_IN_A_CHUNK)
    sent = pickle.dumps(Simulator(plan)(range(plan.games)))
    summary = Summary()
    with TemporaryDirectory() as folder, row_writer(Path(folder, "rows.parquet"), 3) as write:

        def gather() -> int:
            chunk = pickle.loads(sent)
            write(chunk)
            for row in chunk:
                summary.add(row)
            return len(chunk)

        return max(cpu_rate(gather, SECONDS) for _ in range(TRIES))


def main(bots: list[str]) -> None:
    print(f"{build()} build")
    for name in SHELF:
        for bot in bots:
            seats, rate = games_per_second(name, bot)
            print(
                f"{name}, {seats} x {bot}: {1000 / rate:.2f} ms a game, {rate:,.0f} games a second, "
                f"{MILLION / rate / HOUR:.2f} core hours for a million",
                flush=True,
            )
    rate = rows_per_second()
    print(f"gathering: {1_000_000 / rate:.0f} µs a row, {rate:,.0f} rows a second")


if __name__ == "__main__":
    main(sys.argv[1:] or ["random", "greedy"])
