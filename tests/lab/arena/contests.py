"""Contests for tests, and fake games."""

from collections.abc import Callable, Generator, Sequence
from typing import Any

import pytest

from wusel.games import known_game
from wusel.lab.arena import run as arena
from wusel.lab.arena.contest import Contest, LineUp, Match, new_contest
from wusel.lab.arena.games_file import Games
from wusel.lab.arena.results import Rows
from wusel.lab.arena.run import play_contest, play_matches
from wusel.lab.simulate import Row
from wusel.lab.worker_pool import OwnProcess, Pool

GAME = known_game("mosquitozzz")

# Returns the end of a game: ranks by seat, or whether the team won.
FakeResult = Callable[[int, LineUp], list[int] | bool]


def duels(bots: str, players: int = 2, games: int = 400, **more: Any) -> Contest:  # noqa: ANN401
    return new_contest(GAME, bots.split(","), {"players": players}, games, **more)


def teams(bots: str, games: int = 400, **more: Any) -> Contest:  # noqa: ANN401
    return new_contest(GAME, bots.split(","), {"players": 2, "mode": "kamikaze"}, games, **more)


def fake_game(seed: int, bots: LineUp, fake_result: FakeResult) -> Row:
    """Return a row with 8 points for the first rank, 6 for the second, and so on."""
    said = fake_result(seed, bots)
    if isinstance(said, bool):
        ranks = [1 if said else 2] * len(bots)
        return Row(0, seed, bots, tuple(ranks), (0,) * len(bots), said, None, "fake_game", 1)
    return Row(0, seed, bots, tuple(said), tuple(10 - 2 * rank for rank in said), None, None, "fake_game", 1)


def fake_games(monkeypatch: pytest.MonkeyPatch, fake_result: FakeResult) -> None:
    """Replace the simulation by fake results."""

    def play_matches(_: Contest, matches: Sequence[Match], __: Pool) -> Generator[Row]:
        yield from (fake_game(seed, bots, fake_result) for seed, bots in matches)

    monkeypatch.setattr(arena, "play_matches", play_matches)


def interrupt_after(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """Simulate Ctrl+C after a number of games."""
    left = games

    def interrupted(contest: Contest, matches: Sequence[Match], pool: Pool) -> Generator[Row]:
        nonlocal left
        for row in play_matches(contest, matches, pool):
            if not left:
                raise KeyboardInterrupt
            left -= 1
            yield row

    monkeypatch.setattr(arena, "play_matches", interrupted)


def rows_of(contest: Contest) -> Rows:
    """Return all games of a contest."""
    games = Games()
    play_contest(contest, games, OwnProcess())
    return games.rows
