"""Runs a round-robin tournament, with early stopping of line-ups whose order is significant."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import Final

from wusel.bots.players import Chooser
from wusel.lab.arena.contest import Contest, LineUp, Match
from wusel.lab.arena.deal_statistics import is_significant
from wusel.lab.arena.games_file import Games, open_games
from wusel.lab.arena.players import new_chooser
from wusel.lab.arena.results import ArenaResults, Rows, complete_deals, evaluate, gains, shares
from wusel.lab.progress import progress
from wusel.lab.simulate import simulate
from wusel.lab.worker_pool import Workers

# Deals before the first significance test; each further test comes after half as many more.
FIRST_TEST: Final = 20


def run_contest(contest: Contest, workers: Workers = 1, out: Path | None = None) -> ArenaResults:
    """Play a contest, or as much of it as there is time for before Ctrl+C, and return its results. With a file every
    game is stored in it, and stored games are not played again."""
    interrupted = False
    with open_games(out, contest.settings()) as games:
        try:
            play_contest(contest, games, workers)
        except KeyboardInterrupt:
            interrupted = True
    return evaluate(contest, games.rows, interrupted)


def play_contest(contest: Contest, games: Games, workers: Workers) -> None:
    """Play deal by deal, the same for all line-ups; those whose order is significant stop after a test."""
    undecided = contest.line_ups()
    most = sum(len(contest.matches(line_up, 0)) for line_up in undecided) * contest.deals
    with progress("games", most) as advance:
        begun = 0
        for tested in interim_deals(contest.deals):
            wanted = [
                match
                for deal in range(begun, tested)
                for line_up in undecided
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
                undecided = still_undecided(contest, games.rows, undecided, tested)
            begun = tested


def interim_deals(deals: int) -> Iterator[int]:
    """The numbers of deals after which to test."""
    tested = FIRST_TEST
    while tested < deals:
        yield tested
        tested += tested // 2
    yield deals


def still_undecided(contest: Contest, rows: Rows, line_ups: Sequence[LineUp], deals: int) -> list[LineUp]:
    """The duels and teams whose order is not significant after so many deals."""
    played = {line_up: complete_deals(contest, rows, line_up, deals) for line_up in line_ups}
    if not contest.together:
        return [
            each
            for each in line_ups
            if not is_significant(shares(played[each], each[0]), contest.seats, 1 / contest.seats)
        ]
    pairs = [pair for pair in combinations(line_ups, 2) if not contest.against or contest.against in pair[1]]
    open_pairs = [pair for pair in pairs if not is_significant(gains(played[pair[0]], played[pair[1]]), 1, 0.0)]
    return [each for each in line_ups if any(each in pair for pair in open_pairs)]


class Round:
    """The schedule of the games between two significance tests."""

    def __init__(self, contest: Contest, matches: tuple[Match, ...]) -> None:
        self.game, self.content_text, self.options = contest.game, contest.content_text, contest.options
        self.games = len(matches)
        self.matches = matches
        self.iterations = contest.iterations

    def seed_of(self, index: int) -> int:
        return self.matches[index][0]

    def bots(self, index: int) -> LineUp:
        return self.matches[index][1]

    def chooser(self, name: str) -> Chooser:
        return new_chooser(name, self.iterations)
