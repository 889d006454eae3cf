"""Bots in the order of the levels: each must be clearly better than the one before."""

import pytest

from tests.bots.table import result_of
from tests.thorough import thorough

SEEDS = range(thorough(100, sample=20))


@pytest.mark.parametrize(("players", "at_least"), [(2, 0.9), (3, 0.8), (4, 0.6)])
def test_greedy_beats_random_players(players: int, at_least: float) -> None:
    won = 0
    for seed in SEEDS:
        names = ["random"] * players
        names[seed % players] = "greedy"
        won += result_of(names, seed).ranks[seed % players] == 1
    assert won >= at_least * len(SEEDS)


@pytest.mark.parametrize("mode", ["ambush", "rebellion", "kamikaze"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_friends_win_more_often_than_random_ones(mode: str, players: int) -> None:
    greedy = sum(result_of(["greedy"] * players, seed, mode).won is True for seed in SEEDS)
    random = sum(result_of(["random"] * players, seed, mode).won is True for seed in SEEDS)
    assert greedy > random


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "easy"), ("easy", "greedy")])
def test_easy_stands_between_random_and_greedy(weaker: str, stronger: str) -> None:
    won = sum(
        result_of([stronger, weaker] if seed % 2 else [weaker, stronger], seed).ranks[1 - seed % 2] == 1
        for seed in SEEDS
    )
    assert won >= 0.6 * len(SEEDS)
