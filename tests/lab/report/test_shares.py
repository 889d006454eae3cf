"""Shares of winners and others, and their confidence intervals."""

from math import sqrt

import pytest

from wusel.engine.chance import Chance
from wusel.lab.intervals import Z
from wusel.lab.report.shares import Shares

Game = tuple[int, int, int, int]


def shares_of(games: list[Game]) -> Shares:
    shares = Shares()
    for game in games:
        shares.add(*game)
    return shares


def some_games(rng: Chance, games: int, winners: int, others: int) -> list[Game]:
    """Return games in which a card of a winner is a hit with a probability of `winners` in 100."""

    def hits(tries: int, chance: int) -> int:
        return sum(rng.draw(100) < chance for _ in range(tries))

    found = []
    for _ in range(games):
        own, theirs = 3 + rng.draw(5), 6 + rng.draw(9)
        found.append((hits(own, winners), own, hits(theirs, others), theirs))
    return found


def test_shares_are_hits_by_tries() -> None:
    shares = shares_of([(1, 4, 0, 8), (2, 4, 4, 8)])
    assert (shares.winners(), shares.others()) == (3 / 8, 4 / 16)
    assert (shares.hits(), shares.tries()) == (7, 24)
    assert shares.difference(2)[0] == 1 / 8


def test_the_error_follows_from_the_residuals() -> None:
    """The delta method, written out game by game."""
    games = some_games(Chance(12345), 50, 30, 20)
    shares = shares_of(games)
    own, theirs = sum(game[1] for game in games), sum(game[3] for game in games)
    residuals = [
        (a - shares.winners() * b) / own - (c - shares.others() * d) / theirs for a, b, c, d in games
    ]  # fmt: skip
    half = Z * sqrt(sum(each**2 for each in residuals) * 50 / 49)
    gain, low, high = shares.difference(50)
    assert [low, high] == pytest.approx([gain - half, gain + half])


def test_the_coverage_of_the_confidence_interval() -> None:
    rng = Chance(777)
    for winners, others in ((20, 20), (30, 20)):
        held = 0
        for _ in range(300):
            _, low, high = shares_of(some_games(rng, 60, winners, others)).difference(60)
            held += low <= (winners - others) / 100 <= high
        assert 0.91 < held / 300 < 0.99


def test_the_coverage_for_teams() -> None:
    """A game adds to one side only."""
    rng, held = Chance(99), 0
    for _ in range(300):
        games = [(a, b, 0, 0) if rng.draw(3) else (0, 0, a, b) for a, b, _, _ in some_games(rng, 80, 25, 25)]
        _, low, high = shares_of(games).difference(80)
        held += low <= 0 <= high
    assert 0.91 < held / 300 < 0.99


def test_merged_sums_are_those_of_all_games() -> None:
    games = some_games(Chance(5), 20, 30, 20)
    merged = shares_of(games[:7])
    merged.merge(shares_of(games[7:]))
    assert (merged.sums, merged.products) == (shares_of(games).sums, shares_of(games).products)


def test_rare_items_have_wide_intervals() -> None:
    assert shares_of([(0, 0, 3, 9)] * 30).difference(30) == (-1 / 3, -1.0, 1.0)
    assert shares_of([(1, 2, 1, 2)]).difference(1)[1:] == (-1.0, 1.0)
    assert shares_of([(1, 2, 1, 3)] * 10).is_common(20)
    assert not shares_of([(1, 1, 1, 1)] * 30).is_common(1)
    assert not shares_of([(0, 2, 1, 3)] * 19).is_common(20)
