"""Chance of a live game, and the moments at which it was dealt anew or went on with another number of seats."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from wusel.engine.chance import seeded
from wusel.engine.game import Game
from wusel.engine.state import S
from wusel.engine.view import SPECTATOR

LONG_SEED: Final = 1 << 64

Deal = tuple[int, int]
"""After how many choices everything hidden was dealt anew, and the seed that chance follows from there on."""
Company = tuple[int, int]
"""After how many choices the game went on with another number of seats, and with how many."""


def stirred(seed: int, n: int) -> int:
    """A fresh state of chance for the n-th choice, which nobody can compute without the whole seed."""
    return seeded(int.from_bytes(blake2b(f"{seed} {n}".encode(), digest_size=16).digest()))


def opening_chance(seed: int) -> int:
    """What is dealt from a seed before the first choice."""
    return stirred(seed, -1) if seed >= LONG_SEED else seed


def stir(s: S, seed: int, deals: Sequence[Deal], n: int) -> None:
    """Stir chance before the n-th choice, with the last seed that was dealt from."""
    for after, newer in deals:
        if after <= n:
            seed = newer
    if seed >= LONG_SEED:
        s.chance = stirred(seed, n)


def dealt(game: Game[S], s: S, n: int, deals: Sequence[Deal], companies: Sequence[Company]) -> S:
    """Return a state after n choices, dealt anew and regrouped as often as it was."""
    for after, seed in deals:
        if after == n:
            s = game.imagine(s, SPECTATOR, opening_chance(seed))
    for after, seats in companies:
        if after == n:
            s = regrouped(game, s, seats)
    return s


def regrouped(game: Game[S], s: S, seats: int) -> S:
    """Return the state with another number of seats: the question at work is asked again, of whom it now concerns."""
    other = s.clone()
    other.seats = seats
    other.chosen = [0] * seats
    other.shown = 0
    other.offer = None
    game.continuation().regroup(other)
    game.settle(other)
    return other
