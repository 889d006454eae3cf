"""The chance of a live game, and the moments at which it was dealt anew or continued with another number of seats."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from wusel.engine.chance import seeded
from wusel.engine.game import Game
from wusel.engine.state import S
from wusel.engine.view import SPECTATOR

LONG_SEED: Final = 1 << 64

Deal = tuple[int, int]
"""The number of choices after which everything hidden was dealt anew, and the seed of chance from then on."""
Company = tuple[int, int]
"""The number of choices after which the number of seats changed, and the new number of seats."""


def stirred(seed: int, n: int) -> int:
    """Return a fresh state of chance for the n-th choice; no one can compute it without the whole seed."""
    return seeded(int.from_bytes(blake2b(f"{seed} {n}".encode(), digest_size=16).digest()))


def opening_chance(seed: int) -> int:
    """Return the state of chance from which a game is dealt before the first choice."""
    return stirred(seed, -1) if seed >= LONG_SEED else seed


def stir(s: S, seed: int, deals: Sequence[Deal], n: int) -> None:
    """Replace the state of chance before the n-th choice, by the last seed that was dealt from. Shorter seeds are left
    alone."""
    for after, newer in deals:
        if after <= n:
            seed = newer
    if seed >= LONG_SEED:
        s.chance = stirred(seed, n)


def dealt(game: Game[S], s: S, n: int, deals: Sequence[Deal], companies: Sequence[Company]) -> S:
    """Return a state after n choices with every new deal and change of seats that belongs to that moment."""
    for after, seed in deals:
        if after == n:
            s = game.imagine(s, SPECTATOR, opening_chance(seed))
    for after, seats in companies:
        if after == n:
            s = regrouped(game, s, seats)
    return s


def regrouped(game: Game[S], s: S, seats: int) -> S:
    """Return the state with another number of seats. The current question is asked again, of the players whom it now
    concerns."""
    other = s.clone()
    other.seats = seats
    other.chosen = [0] * seats
    other.shown = 0
    other.offer = None
    game.continuation().regroup(other)
    game.settle(other)
    return other
