"""The only source of randomness: a generator whose whole state is one integer of at most 60 bits.

It is a multiply-with-carry generator: the state packs a carry above a 30-bit word. No factor has more than 30 bits and
no product more than 60, so compiled code works with machine words. The annotation `i64` says so; plain Python never
reads it. MULTIPLIER * 2**30 - 1 is a safe prime; the period is half of that prime, about 2**59.
"""

from math import comb
from typing import TYPE_CHECKING, Final, TypeVar

from wusel.engine.data import Data, DataField
from wusel.engine.errors import ChanceDrawn, WuselError
from wusel.engine.subclassing import open_class

if TYPE_CHECKING:
    from mypy_extensions import i64

MULTIPLIER: Final = 1050742356
WORD: Final = 0x3FFFFFFF
STATES: Final = (MULTIPLIER << 30) - 1

Card = TypeVar("Card", bound=int)

# A script that begins with this value stops play before the next draw.
STOP: Final = -999


@open_class(allow_interpreted_subclasses=True)
class Draws(Data):
    """Draws that follow from one integer. A test may script the outcomes to come; a scripted draw advances the
    generator too."""

    __slots__ = ("chance", "script")
    chance: int
    script: list[int] | None

    def word(self) -> int:
        """Return the next 30 random bits."""
        x: i64 = self.chance
        x = MULTIPLIER * (x & WORD) + (x >> 30)
        self.chance = x
        return (x ^ (x >> 30)) & WORD

    def draw(self, n: int) -> int:
        """Return one of the numbers 0 to n-1, all equally likely."""
        x: i64 = self.chance
        x = MULTIPLIER * (x & WORD) + (x >> 30)
        self.chance = x
        if self.script:
            return scripted(self.script, [1] * n)
        return ((x ^ (x >> 30)) & WORD) * n >> 30

    def pick(self, pile: list[Card]) -> Card:
        """Remove and return the top card of a shuffled pile: any of its cards, all equally likely."""
        if self.script:
            self.script[0] = place_of(self.script[0], pile)
        return pile.pop(self.draw(len(pile)))

    def toss(self, n: int) -> int:
        """Toss n fair discs (at most 24); return the number that land on their marked side."""
        bits = self.word() >> 8 & ((1 << n) - 1)
        if self.script:
            return scripted(self.script, [comb(n, marked) for marked in range(n + 1)])
        marked = 0
        while bits:
            bits &= bits - 1
            marked += 1
        return marked

    def reseed(self, seed: int) -> None:
        """Restart from any number; neighbouring numbers lead to unrelated draws."""
        self.chance = seeded(seed)


class Chance(Draws):
    """A source of draws that belongs to no state."""

    __slots__ = ()

    def __init__(self, chance: int) -> None:
        self.chance = chance
        self.script = None

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("chance")]


def seeded(seed: int) -> int:
    """Return the generator's state for a seed. The new state is made of outputs, which hide the structure of the
    generator, so neighbouring seeds have nothing in common."""
    x = 1 + seed % (STATES - 2)
    words = 0
    for _ in range(4):
        x = MULTIPLIER * (x & WORD) + (x >> 30)
        words = (words & WORD) << 30 | (x ^ (x >> 30)) & WORD
    return 1 + words % (STATES - 2)


def scripted(script: list[int], weights: list[int]) -> int:
    """Return the next outcome of a test's script. The weights say how likely each outcome is when a draw is not
    scripted."""
    wanted = script.pop(0)
    if wanted == STOP:
        raise ChanceDrawn({outcome: weight / sum(weights) for outcome, weight in enumerate(weights)})
    if not 0 <= wanted < len(weights):
        raise WuselError(f"the script wants {wanted}, but only 0 to {len(weights) - 1} can come up here")
    return wanted


def place_of(card: int, pile: list[Card]) -> int:
    """Return the place of a scripted card in a pile, because a script names the card and not its place."""
    if card == STOP:
        raise ChanceDrawn({int(each): pile.count(each) / len(pile) for each in pile})
    if card not in pile:
        raise WuselError(f"the script wants card {card}, which is not in this pile: {pile}")
    return [int(each) for each in pile].index(card)
