"""Bots and judges know what their seat knows, and nothing else."""

from collections.abc import Iterator
from itertools import cycle, islice, product
from typing import Any

import pytest

from tests.bots.table import GAME, MODES, PLAYERS, Position, positions
from tests.bots.tables import TABLES, moments
from tests.thorough import compiled_cases, thorough
from wusel.bots.bot import Bot, ask
from wusel.bots.budget import Budget
from wusel.bots.levels import BOTS, new_bot
from wusel.engine.kinds import Seat
from wusel.games import known_game

EVERY = 7  # prime to the length of a turn, so that every kind of question occurs
SEARCHING = ("medium", "hard")
SELDOM = 41  # the same for slow bots
SHORT = Budget(iterations=6)
GAMES = range(thorough(8, sample=1))
COMPANIES = compiled_cases(list(product(MODES, PLAYERS)), list(zip(MODES, cycle(PLAYERS), strict=False)))


def visited(mode: str, players: int, name: str) -> Iterator[tuple[Position, int]]:
    """Yield moments of some games with the seed of the game. There are fewer moments for a bot that searches."""
    every = SELDOM if name in SEARCHING else EVERY
    for seed in GAMES:
        for position in islice(positions(mode, players, "random", seed), seed, None, every):
            yield position, seed


@pytest.mark.parametrize(("mode", "players"), COMPANIES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_in_every_world_its_seat_could_be_in(mode: str, players: int, name: str) -> None:
    bot: Bot = new_bot(name, SHORT)
    for (s, seat), seed in visited(mode, players, name):
        chosen = ask(bot, GAME, s, seat, seed)
        assert chosen in GAME.options(s, seat)
        for other in range(2):
            assert ask(bot, GAME, GAME.imagine(s, seat, other), seat, seed) == chosen
        assert bot.choose(GAME, s, seat, seed) == chosen


@pytest.mark.parametrize(("game_name", "options"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_so_it_does_in_every_game(game_name: str, options: dict[str, Any], name: str) -> None:
    game = known_game(game_name)
    bot: Bot = new_bot(name, SHORT)
    for s, seat in islice(moments(game, options, 3), 5, None, thorough(2, sample=7) * SELDOM):
        chosen = ask(bot, game, s, seat, 8)
        assert chosen in game.options(s, seat)
        assert chosen == ask(bot, game, game.imagine(s, seat, 1), seat, 8)
        assert chosen == bot.choose(game, s, seat, 8)


@pytest.mark.parametrize(("mode", "players"), COMPANIES)
def test_a_judge_says_the_same_in_every_world_its_seat_could_be_in(mode: str, players: int) -> None:
    judge = GAME.judge()
    for seed in GAMES:
        for s, asked in islice(positions(mode, players, "greedy", seed), seed, None, EVERY):
            for seat in range(players):
                world = GAME.imagine(s, seat, seed + 100)
                assert judge.worth(world, Seat(seat)) == judge.worth(s, Seat(seat))
            world = GAME.imagine(s, asked, seed + 100)
            for choice in GAME.options(s, asked):
                assert judge.rate(world, asked, choice) == judge.rate(s, asked, choice)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_the_world_as_it_is(name: str) -> None:
    bot: Bot = new_bot(name, SHORT)
    for s, seat in islice(positions("standard", 3, "random", 5), 0, None, EVERY):
        before = s.digest()
        bot.choose(GAME, s, seat, 1)
        assert s.digest() == before


def test_equals_are_drawn_by_lot() -> None:
    greedy: Bot = new_bot("greedy")
    judge = GAME.judge()
    for s, seat in positions("standard", 4, "random", 2):
        rated = [(judge.rate(s, seat, choice), choice) for choice in GAME.options(s, seat)]
        best = {choice for rate, choice in rated if rate == max(rated)[0]}
        assert {greedy.choose(GAME, s, seat, seed) for seed in range(40)} == best
