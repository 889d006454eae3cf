"""Compare the bots of two source trees with the same time: `python -m bench.duel OLD NEW GAME ...`.

OLD and NEW are import paths, as for `bench.compare`; both must know the same rules. Each is a process of its own that
plays along and is asked for the choices of its seats. A choice takes a number of seconds of processor time,
independently of other load, or a number of playouts, with which both builds choose the same. Each deal is played once
from every seat: NEW has that seat, OLD all others.

    python -m bench.duel ../old/src src schwarm --games 100 --players 2 --seconds 0.2 --seed 5000000
    python -m bench.duel ../old/src src schwarm --games 100 --players 2 --playouts 3,35 --seed 5000000
"""

import argparse
import json
import os
import subprocess
import sys
import time
from typing import Any, Final

STRIDE: Final = 10_000
"""Between the seeds of the games' bots."""


class Package:
    """A process with one of the trees."""

    def __init__(self, sources: str, game: str, seconds: float, playouts: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, game, str(seconds), str(playouts)],
            env=os.environ | {"PYTHONPATH": sources},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *said: object) -> Any:  # noqa: ANN401  # JSON
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


class Player:
    """One process of a duel: the state of the game, and a searching bot."""

    def __init__(self, name: str, seconds: float, playouts: int) -> None:
        from wusel.bots.budget import Budget  # noqa: PLC0415  # of the tree that this process has
        from wusel.bots.search_bot import SearchBot  # noqa: PLC0415
        from wusel.games import find_game  # noqa: PLC0415

        self.game: Any = find_game(name)
        self.bot = SearchBot(Budget(playouts) if playouts else Budget(seconds=seconds))
        self.state: Any = None

    def begin(self, players: int, seed: int) -> str:
        self.state = self.game.new({"players": players}, seed=seed)
        return str(self.state.digest())

    def owing(self) -> int:
        return int(self.state.owing)

    def choose(self, seat: int, seed: int) -> Any:  # noqa: ANN401  # JSON
        from wusel.bots.bot import ask  # noqa: PLC0415  # of the tree that this process has

        return self.game.choices.to_json(ask(self.bot, self.game, self.state, seat, seed))

    def apply(self, seat: int, choice: object) -> int:
        self.game.apply(self.state, seat, self.game.choices.from_json(choice))
        return self.owing()

    def result(self) -> tuple[list[int], list[int]]:
        found = self.game.result(self.state)
        return list(found.ranks), list(found.scores)


def play(new: Package, old: Package, players: int, seat: int, seed: int) -> tuple[float, float]:
    """A game of NEW at one seat: its share of the victory, and by how many points it is ahead of the best other."""
    everybody = [new if place == seat else old for place in range(players)]
    assert new.ask("begin", players, seed) == old.ask("begin", players, seed), "the two have other rules"
    owing, turn = new.ask("owing"), 0
    while owing:
        asked = (owing & -owing).bit_length() - 1
        choice = everybody[asked].ask("choose", asked, seed * STRIDE + turn)
        owing = new.ask("apply", asked, choice)
        assert owing == old.ask("apply", asked, choice), "the two have other rules"
        turn += 1
    ranks, scores = new.ask("result")
    share = 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
    return share, scores[seat] - max(score for place, score in enumerate(scores) if place != seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--playouts", default="0,0", metavar="OLD,NEW")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    trees = zip((asked.old, asked.new), asked.playouts.split(","), strict=True)
    old, new = (Package(sources, asked.game, asked.seconds, int(playouts)) for sources, playouts in trees)
    shares: list[float] = []
    leads: list[float] = []
    for deal in range(asked.games // asked.players):
        played = [play(new, old, asked.players, seat, asked.seed + deal) for seat in range(asked.players)]
        shares.append(sum(share for share, _ in played) / asked.players)
        leads.append(sum(lead for _, lead in played) / asked.players)
        if deal:
            tell(shares, leads, asked.players)


def tell(shares: list[float], leads: list[float], players: int) -> None:
    from wusel.lab.arena.deal_statistics import mean_interval, share_interval  # noqa: PLC0415  # not in a player

    low, high = share_interval(shares, players)
    least, most = mean_interval(leads, players)
    sys.stdout.write(
        f"{len(shares) * players} games: NEW wins {100 * sum(shares) / len(shares):.1f} % ({100 * low:.1f}.."
        f"{100 * high:.1f}), {sum(leads) / len(leads):+.1f} points ({least:+.1f}..{most:+.1f})\n"
    )
    sys.stdout.flush()


def serve(game: str, seconds: str, playouts: str) -> None:
    """Answer questions, with processor time in place of the clock."""
    time.perf_counter = time.process_time
    player = Player(game, float(seconds), int(playouts))
    for line in sys.stdin:
        what, *given = json.loads(line)
        sys.stdout.write(json.dumps(getattr(player, what)(*given)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if len(sys.argv) == len(("duel", "game", "seconds", "playouts")) and not __package__:
        serve(*sys.argv[1:])
    else:
        main()
