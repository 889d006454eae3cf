"""Bots at a table: whole games, and the positions that arise in them."""

from collections.abc import Iterator

from wusel.bots.bot import Bot, ask
from wusel.bots.levels import new_bot
from wusel.engine.ending import Result
from wusel.engine.kinds import Seat
from wusel.engine.sets import lowest
from wusel.games.mosquitozzz.game import new_game
from wusel.games.mosquitozzz.state import MosquitoState

GAME = new_game()
MODES = ("standard", "ambush", "rebellion", "kamikaze")
PLAYERS = (2, 3, 4)

Position = tuple[MosquitoState, Seat]


def result_of(names: list[str], seed: int, mode: str = "standard") -> Result:
    """Return the result of a game between named bots, one bot for each seat."""
    s = GAME.new({"players": len(names), "mode": mode}, seed)
    for _ in moves(s, [new_bot(name) for name in names], seed):
        pass
    result = GAME.result(s)
    assert result is not None
    return result


def positions(mode: str, players: int, name: str, seed: int) -> Iterator[Position]:
    """Return every moment of a game in which a seat is asked. All seats have the same bot."""
    s = GAME.new({"players": players, "mode": mode}, seed)
    return moves(s, [new_bot(name)] * players, seed)


def moves(s: MosquitoState, bots: list[Bot], seed: int) -> Iterator[Position]:
    """Yield the state and the seat that is asked, then let the bot of that seat choose."""
    made = 0
    while s.owing:
        seat = s.everybody()[lowest(s.owing)]
        yield s, seat
        GAME.apply(s, seat, ask(bots[seat], GAME, s, seat, seed * 10_000 + made))
        made += 1
