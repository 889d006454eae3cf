"""Decks stacked in blocks: piles on top of each other, each shuffled by itself.

Where nobody has looked, a deck holds *what* can come, not in which order: for every block how many cards of which
kind lie in it, and for every kind a pool of the cards that nobody has seen. A pool may have more cards than the
blocks ask for: some went back into the box unseen, and nobody knows which. Turning up a card picks its kind from the
block, then the card from the pool.

Where somebody has looked, cards have places on top of their block, and each remembers which seats have seen it. For
any other seat it is one of the unseen cards of the block. So what a seat knows is the deck with such places taken back
(`hide_from`), and a world it could be in has them filled anew (`redeal`).
"""

from typing import Final

from wusel.engine.chance import STOP, Draws
from wusel.engine.data import Data, DataField, Listener
from wusel.engine.errors import ChanceDrawn
from wusel.engine.events import EVERYBODY
from wusel.engine.sets import has

UNKNOWN: Final = -1


class Deck(Data):
    """`blocks` are the kinds of the cards in each block, the topmost block first; the last one has none and stands for
    the bottom. `pools` are the unseen cards of each kind. Both are kept sorted. `known` are the cards with a place,
    the next to be drawn last; beside each stand its kind, its block (`origin`), and the set of seats that have `seen`
    it."""

    __slots__ = ("blocks", "kinds", "known", "origin", "pools", "seen")
    blocks: list[list[int]]
    pools: list[list[int]]
    known: list[int]
    kinds: list[int]
    origin: list[int]
    seen: list[int]

    def clone(self) -> "Deck":
        copy = Deck()
        copy.blocks, copy.pools = [each[:] for each in self.blocks], [each[:] for each in self.pools]
        copy.known, copy.kinds, copy.origin, copy.seen = self.known[:], self.kinds[:], self.origin[:], self.seen[:]
        return copy

    def read_out(self, to: Listener) -> None:
        to.lists(self.blocks)
        to.lists(self.pools)
        to.numbers(self.known)
        to.numbers(self.kinds)
        to.numbers(self.origin)
        to.numbers(self.seen)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [
            DataField("blocks", 2, secret=True),
            DataField("pools", 2, secret=True),
            DataField("known", 1, secret=True),
            DataField("kinds", 1, secret=True),
            DataField("origin", 1),
            DataField("seen", 1),
        ]

    # --- play

    def left(self) -> list[int]:
        """How many cards of each block are still there, and how many were put at the bottom: everybody can count."""
        counts = [len(block) for block in self.blocks]
        for block in self.origin:
            counts[block] += 1
        return counts

    def is_empty(self) -> bool:
        return not self.known and not any(self.blocks)

    def draw(self, chance: Draws) -> int:
        """The top card leaves the deck, which must not be empty."""
        block = self.top_block()
        if self.known and self.origin[-1] <= block:
            return self.lift(len(self.known) - 1)
        return chance.pick(self.pools[self.pick_kind(chance, block)])

    def peek(self, chance: Draws, n: int, seats: int) -> list[int]:
        """A set of seats looks at the next n cards, or at all there are, the next one first; they stay where they are.
        The game says whom it has shown something hidden."""
        shown: list[int] = []
        while len(shown) < n:
            block = self.top_block()
            place = len(self.known) - len(shown) - 1
            if place < 0 or self.origin[place] > block:
                if not self.blocks[block]:
                    break
                place += 1
                self.lay(place, UNKNOWN, block, 0)
                self.fill(chance, place)
            self.seen[place] |= seats
            shown.append(self.known[place])
        return shown

    def put_on_top(self, card: int) -> None:
        """A card that everybody sees will be drawn next."""
        block = self.top_block()
        if self.known:
            block = min(block, self.origin[-1])
        self.lay(len(self.known), card, block, EVERYBODY)

    def put_at_bottom(self, card: int) -> None:
        """A card that everybody sees will be drawn last."""
        self.lay(0, card, len(self.blocks) - 1, EVERYBODY)

    def shuffle_in(self, card: int, block: int) -> None:
        """A card that everybody sees goes into a block, which is shuffled, the last one with what lies at the bottom:
        nobody knows a place in it any more."""
        self.lay(0, card, block, EVERYBODY)
        last = block + 1 if block + 2 == len(self.blocks) else block
        for place in range(len(self.known) - 1, -1, -1):
            if block <= self.origin[place] <= last:
                self.take_back(place, block)
                self.lift(place)

    # --- what a seat may know

    def hide_from(self, seat: int) -> None:
        """Leave only what a seat knows, or a spectator (-1): what it has not seen is UNKNOWN at its place, and among
        what can be in its block. For views; such a deck is not played with."""
        for place in range(len(self.known)):
            seats = self.seen[place]
            if seats != EVERYBODY and (seat < 0 or not has(seats, seat)):
                self.take_back(place, self.origin[place])
                self.known[place] = UNKNOWN
                self.kinds[place] = UNKNOWN

    def redeal(self, chance: Draws, seat: int) -> None:
        """Fill the places that a seat has not seen anew, at random among what agrees with what it knows."""
        self.hide_from(seat)
        for place in range(len(self.known)):
            if self.known[place] == UNKNOWN:
                self.fill(chance, place)

    # --- places

    def top_block(self) -> int:
        """The first block with cards that nobody has seen, or the bottom."""
        block = 0
        while block < len(self.blocks) - 1 and not self.blocks[block]:
            block += 1
        return block

    def pick_kind(self, chance: Draws, block: int) -> int:
        """The kind of a block's next card. A test's script names the card alone; its kind follows."""
        kinds = self.blocks[block]
        if kinds[0] == kinds[-1]:
            return kinds.pop()
        if chance.script and chance.script[0] == STOP:
            raise ChanceDrawn(self.odds(kinds))
        if chance.script:
            fitting = [kind for kind in kinds if chance.script[0] in self.pools[kind]]
            chance.script.insert(0, fitting[0] if fitting else UNKNOWN)
        return chance.pick(kinds)

    def odds(self, kinds: list[int]) -> dict[int, float]:
        """How likely each card is to come from a block of such kinds."""
        found: dict[int, float] = {}
        for kind in kinds:
            pool = self.pools[kind]
            for card in pool:
                found[card] = found.get(card, 0.0) + 1 / (len(kinds) * len(pool))
        return found

    def fill(self, chance: Draws, place: int) -> None:
        """Settle which card of its block lies at a place."""
        kind = self.pick_kind(chance, self.origin[place])
        self.kinds[place] = kind
        self.known[place] = chance.pick(self.pools[kind])

    def take_back(self, place: int, block: int) -> None:
        """The card at a place counts as unseen in a block. What everybody has seen is of a kind of its own from now
        on: it is certain to be in the deck, while others of its pool may be in the box."""
        kind = self.kinds[place]
        if self.seen[place] == EVERYBODY:
            kind = len(self.pools)
            self.pools.append([])
        put_in(self.blocks[block], kind)
        put_in(self.pools[kind], self.known[place])

    def lay(self, place: int, card: int, block: int, seats: int) -> None:
        """A card gets a place. Its kind is not needed where everybody sees it."""
        self.known.insert(place, card)
        self.kinds.insert(place, UNKNOWN)
        self.origin.insert(place, block)
        self.seen.insert(place, seats)

    def lift(self, place: int) -> int:
        """A card leaves its place."""
        self.kinds.pop(place)
        self.origin.pop(place)
        self.seen.pop(place)
        return self.known.pop(place)


def deck(blocks: list[list[int]], pools: list[list[int]]) -> Deck:
    """A deck of which nobody has seen anything."""
    made = Deck()
    made.blocks, made.pools = blocks, pools
    made.known, made.kinds, made.origin, made.seen = [], [], [], []
    return made


def stacked(blocks: list[list[int]], pools: list[list[int]]) -> Deck:
    """A deck of blocks, the topmost first, each given as the kinds of its cards, with a pool for each kind."""
    return deck([*(sorted(block) for block in blocks), []], [sorted(pool) for pool in pools])


def piled(piles: list[list[int]]) -> Deck:
    """A deck of piles whose cards are all known to be in them, the topmost pile first."""
    return stacked([[kind] * len(pile) for kind, pile in enumerate(piles)], piles)


def put_in(cards: list[int], card: int) -> None:
    """Sort a card in."""
    cards.append(card)
    cards.sort()
