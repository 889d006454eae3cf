"""Decks stacked in blocks: piles on top of each other, each shuffled separately.

While no one has looked, a deck stores the cards that *can* come, not their order. For every block it has the number of
cards of each kind, and for every kind a pool of unseen cards. A pool may have more cards than the blocks need, because
some went back into the box unseen and no one knows which. A draw picks a kind from the block, then a card from that
kind's pool.

Once someone has looked, cards have places on top of their block, and each remembers which seats have seen it. For any
other seat it is one of the unseen cards of the block. A seat's knowledge is therefore the deck with such places taken
back (`hide_from`), and `redeal` fills them at random to imagine a possible world.
"""

from typing import Final

from wusel.engine.chance import STOP, Draws
from wusel.engine.data import Data, DataField, Listener
from wusel.engine.errors import ChanceDrawn
from wusel.engine.events import EVERYBODY
from wusel.engine.sets import has

UNKNOWN: Final = -1


class Deck(Data):
    """A deck of cards in blocks. `blocks` are the kinds of the cards in each block, the topmost block first; the last
    block starts empty and stands for the bottom. `pools` are the unseen cards of each kind. Both are kept sorted.
    `known` are the cards with a place, the next to be drawn last. `kinds`, `origin` and `seen` give for each of them
    its kind, its block, and the set of seats that have seen it."""

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
        """Return the number of cards left in each block, and of those put at the bottom, which everyone can count."""
        counts = [len(block) for block in self.blocks]
        for block in self.origin:
            counts[block] += 1
        return counts

    def is_empty(self) -> bool:
        return not self.known and not any(self.blocks)

    def draw(self, chance: Draws) -> int:
        """Remove and return the top card. The deck must not be empty."""
        block = self.top_block()
        if self.known and self.origin[-1] <= block:
            return self.lift(len(self.known) - 1)
        return chance.pick(self.pools[self.pick_kind(chance, block)])

    def peek(self, chance: Draws, n: int, seats: int) -> list[int]:
        """Show the next n cards, or all that are left, to a set of seats and return them, the next one first. The cards
        stay where they are. The game must record that it showed something hidden."""
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
        """Put a card that everyone sees on top; it is drawn next."""
        block = self.top_block()
        if self.known:
            block = min(block, self.origin[-1])
        self.lay(len(self.known), card, block, EVERYBODY)

    def put_at_bottom(self, card: int) -> None:
        """Put a card that everyone sees at the bottom; it is drawn last."""
        self.lay(0, card, len(self.blocks) - 1, EVERYBODY)

    def shuffle_in(self, card: int, block: int) -> None:
        """Put a card that everyone sees into a block and shuffle the block. The last block is shuffled together with
        the cards at the bottom. Afterwards no card in it has a known place."""
        self.lay(0, card, block, EVERYBODY)
        last = block + 1 if block + 2 == len(self.blocks) else block
        for place in range(len(self.known) - 1, -1, -1):
            if block <= self.origin[place] <= last:
                self.take_back(place, block)
                self.lift(place)

    # --- knowledge of a seat

    def hide_from(self, seat: int) -> None:
        """Keep only what a seat knows, or a spectator (-1). A card that the seat has not seen becomes UNKNOWN at its
        place and joins the possible cards of its block. Use such a deck for views, not for play."""
        for place in range(len(self.known)):
            seats = self.seen[place]
            if seats != EVERYBODY and (seat < 0 or not has(seats, seat)):
                self.take_back(place, self.origin[place])
                self.known[place] = UNKNOWN
                self.kinds[place] = UNKNOWN

    def redeal(self, chance: Draws, seat: int) -> None:
        """Fill the places that a seat has not seen with random cards that fit what it knows."""
        self.hide_from(seat)
        for place in range(len(self.known)):
            if self.known[place] == UNKNOWN:
                self.fill(chance, place)

    # --- places

    def top_block(self) -> int:
        """Return the first block with unseen cards, or the bottom."""
        block = 0
        while block < len(self.blocks) - 1 and not self.blocks[block]:
            block += 1
        return block

    def pick_kind(self, chance: Draws, block: int) -> int:
        """Remove and return the kind of a block's next card. A test's script names only the card; its kind follows."""
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
        """Return the probability of each card to come next from a block of such kinds."""
        found: dict[int, float] = {}
        for kind in kinds:
            pool = self.pools[kind]
            for card in pool:
                found[card] = found.get(card, 0.0) + 1 / (len(kinds) * len(pool))
        return found

    def fill(self, chance: Draws, place: int) -> None:
        """Choose at random which card of its block lies at a place."""
        kind = self.pick_kind(chance, self.origin[place])
        self.kinds[place] = kind
        self.known[place] = chance.pick(self.pools[kind])

    def take_back(self, place: int, block: int) -> None:
        """Count the card at a place as unseen in a block. A card that everyone has seen gets a kind of its own: it is
        certainly in the deck, while other cards of its pool may be in the box."""
        kind = self.kinds[place]
        if self.seen[place] == EVERYBODY:
            kind = len(self.pools)
            self.pools.append([])
        put_in(self.blocks[block], kind)
        put_in(self.pools[kind], self.known[place])

    def lay(self, place: int, card: int, block: int, seats: int) -> None:
        """Give a card a place. If everyone sees the card, its kind is not needed."""
        self.known.insert(place, card)
        self.kinds.insert(place, UNKNOWN)
        self.origin.insert(place, block)
        self.seen.insert(place, seats)

    def lift(self, place: int) -> int:
        """Remove a card from its place and return it."""
        self.kinds.pop(place)
        self.origin.pop(place)
        self.seen.pop(place)
        return self.known.pop(place)


def deck(blocks: list[list[int]], pools: list[list[int]]) -> Deck:
    """Return a deck that no one has looked at."""
    made = Deck()
    made.blocks, made.pools = blocks, pools
    made.known, made.kinds, made.origin, made.seen = [], [], [], []
    return made


def stacked(blocks: list[list[int]], pools: list[list[int]]) -> Deck:
    """Return a deck of blocks, the topmost first, each given as the kinds of its cards, with a pool for each kind."""
    return deck([*(sorted(block) for block in blocks), []], [sorted(pool) for pool in pools])


def piled(piles: list[list[int]]) -> Deck:
    """Return a deck of piles with known cards in unknown order, the topmost pile first."""
    return stacked([[kind] * len(pile) for kind, pile in enumerate(piles)], piles)


def put_in(cards: list[int], card: int) -> None:
    """Insert a card in sorted order."""
    cards.append(card)
    cards.sort()
