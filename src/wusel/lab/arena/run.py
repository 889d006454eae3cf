"""Runs a round-robin tournament, with early stopping of line-ups whose order is significant."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Final

from wusel.lab.arena.contest import Contest, LineUp, Match
from wusel.lab.arena.deal_statistics import is_significant
from wusel.lab.arena.games_file import Games, open_games
from wusel.lab.arena.match_player import MatchPlayer
from wusel.lab.arena.results import ArenaResults, Rows, complete_deals, evaluate, gains, shares
from wusel.lab.progress import progress
from wusel.lab.simulate import Row
from wusel.lab.worker_pool import Pool, Workers, open_pool

# Deals before the first significance test; each further test comes after half as many more.
FIRST_TEST: Final = 20


def run_contest(contest: Contest, workers: Workers = 1, out: Path | None = None) -> ArenaResults:
    """Play a contest, or as much of it as there is time for before Ctrl+C, and return its results. With a file every
    game is stored in it, and stored games are not played again."""
    interrupted = False
    with open_games(out, contest.settings()) as games:
        try:
            with open_pool(workers) as pool:
                play_contest(contest, games, pool)
        except KeyboardInterrupt:
            interrupted = True
    return evaluate(contest, games.rows, interrupted)


def play_contest(contest: Contest, games: Games, pool: Pool) -> None:
    """Play deal by deal, the same for all line-ups; those whose order is significant stop after a test."""
    undecided = contest.line_ups()
    most = sum(len(contest.matches(line_up, 0)) for line_up in undecided) * contest.deals
    with progress("games", most) as advance:
        begun = 0
        # Without tests no line-up stops early, so no worker has to wait for the last game between two of them.
        for tested in [contest.deals] if contest.to_the_end else interim_deals(contest.deals):
            wanted = [
                match
                for deal in range(begun, tested)
                for line_up in undecided
                for match in contest.matches(line_up, deal)
            ]
            missing = [match for match in wanted if match not in games.rows]
            advance(len(wanted) - len(missing))
            with closing(play_matches(contest, missing, pool)) as rows:
                for row in rows:
                    games.add(row)
                    advance(1)
            if not contest.to_the_end:
                undecided = still_undecided(contest, games.rows, undecided, tested)
            begun = tested


def play_matches(contest: Contest, matches: Sequence[Match], pool: Pool) -> Generator[Row]:
    """Play some games of a contest and yield their rows in order."""
    yield from pool.run_tasks(matches, partial(MatchPlayer, contest))


def interim_deals(deals: int) -> Iterator[int]:
    """The numbers of deals after which to test."""
    tested = FIRST_TEST
    while tested < deals:
        yield tested
        tested += tested // 2
    yield deals


def still_undecided(contest: Contest, rows: Rows, line_ups: Sequence[LineUp], deals: int) -> list[LineUp]:
    """The duels and teams whose order is not significant after this number of deals."""
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
