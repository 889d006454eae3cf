"""The arena: bots play duels, or as teams, on the same deals until it is clear who is stronger."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

from wusel.bots.players import Chooser
from wusel.engine.options import Value
from wusel.lab.arena.contest import Contest, LineUp, Match
from wusel.lab.arena.deal_statistics import is_clear
from wusel.lab.arena.games_file import Games, kept_games
from wusel.lab.arena.players import new_chooser
from wusel.lab.arena.results import Rows, Standing, gains, new_standing, shares, whole_deals
from wusel.lab.progress import progress
from wusel.lab.simulate import simulate
from wusel.lab.worker_pool import Workers

# After so many deals it is looked at for the first time whether it is clear, then after half as many more each time.
FIRST_LOOK: Final = 20


def run_contest(contest: Contest, workers: Workers = 1, out: Path | None = None) -> Standing:
    """Play a contest, or as much of it as there is patience for, and say how it stands. With a file every game is kept
    in it, and those that it holds already are not played again."""
    interrupted = False
    with kept_games(out, contest.settings()) as games:
        try:
            play_contest(contest, games, workers)
        except KeyboardInterrupt:
            interrupted = True
    return new_standing(contest, games.rows, interrupted)


def play_contest(contest: Contest, games: Games, workers: Workers) -> None:
    """Deal by deal, everybody on the same one; who is no longer in question leaves after a look."""
    unclear = contest.line_ups()
    most = sum(len(contest.matches(line_up, 0)) for line_up in unclear) * contest.deals
    with progress("games", most) as advance:
        begun = 0
        for looked in looks(contest.deals):
            wanted = [
                match
                for deal in range(begun, looked)
                for line_up in unclear
                for match in contest.matches(line_up, deal)
            ]
            missing = tuple(match for match in wanted if match not in games.rows)
            advance(len(wanted) - len(missing))
            with closing(simulate(Round(contest, missing), workers, chunk=1)) as chunks:
                for rows in chunks:
                    for row in rows:
                        games.add(row)
                    advance(len(rows))
            if not contest.to_the_end:
                unclear = still_unclear(contest, games.rows, unclear, looked)
            begun = looked


def looks(deals: int) -> Iterator[int]:
    """After how many deals to look."""
    look = FIRST_LOOK
    while look < deals:
        yield look
        look += look // 2
    yield deals


def still_unclear(contest: Contest, rows: Rows, line_ups: Sequence[LineUp], deals: int) -> list[LineUp]:
    """The duels and teams that must go on: those whose order cannot be told from the first so many deals."""
    played = {line_up: whole_deals(contest, rows, line_up, deals) for line_up in line_ups}
    if not contest.together:
        return [
            each for each in line_ups if not is_clear(shares(played[each], each[0]), contest.seats, 1 / contest.seats)
        ]
    pairs = [pair for pair in combinations(line_ups, 2) if not contest.against or contest.against in pair[1]]
    unclear = [pair for pair in pairs if not is_clear(gains(played[pair[0]], played[pair[1]]), 1, 0.0)]
    return [each for each in line_ups if any(each in pair for pair in unclear)]


@dataclass(frozen=True)
class Round:
    """The games that are played between two looks."""

    contest: Contest
    matches: tuple[Match, ...]

    @property
    def game(self) -> str:
        return self.contest.game

    @property
    def content_text(self) -> str:
        return self.contest.content_text

    @property
    def options(self) -> dict[str, Value]:
        return self.contest.options

    @property
    def games(self) -> int:
        return len(self.matches)

    def seed_of(self, index: int) -> int:
        return self.matches[index][0]

    def bots(self, index: int) -> LineUp:
        return self.matches[index][1]

    def chooser(self, name: str) -> Chooser:
        return new_chooser(name, self.contest.iterations)
