"""The table of Mosquitozzz: zones as lists of card numbers, and the questions the rules ask of them."""

from typing import Final

from wusel.engine.data import MADE, Data, Fixed
from wusel.engine.state import State
from wusel.games.mosquitozzz.cards import ORANGE, RESISTANT, leaves_after_use, take_out
from wusel.games.mosquitozzz.content import Content

FULL_BLOOD: Final = 10

BLUE_STAGE: Final = 0
GREEN_STAGE: Final = 1
HAND_STAGE: Final = 2

STILL_PLAYING: Final = 0
DECK_EMPTY: Final = 1
LAST_DROP: Final = 2
END_REASONS: Final = ("", "deck_empty", "last_drop")


class Variant(Fixed):
    """What was agreed before the game."""

    __slots__ = MADE
    coop: int
    hand_size: int
    strongest_first: int
    infect_every: int
    idle_use: int


class Player(Data):
    """One player's cards and blood. What everybody can deduce of the hand is kept beside it (MZ-X6)."""

    __slots__ = MADE
    hand: list[int]  # sorted, like the draw pile: a pile holds what is in it, not in which order
    draw: list[int]
    discard: list[int]
    laid: int  # the card laid in phase A, 0 for none
    infected: int  # an Infectious lying in front, 0 for none
    blood: int
    known: list[int]  # cards that must be in the hand
    fresh: int  # how many of the others can be red; the rest were there when the hand was last seen free of red

    def give_up(self, card: int) -> None:
        """A card leaves the hand for all to see."""
        self.hand.remove(card)
        if not take_out(self.known, card) and card < ORANGE:
            self.fresh -= 1
        unknown = len(self.hand) - len(self.known)
        self.fresh = min(self.fresh, unknown)


class MosquitoState(State):
    """Everything on the table."""

    __slots__ = MADE
    content: Content
    variant: Variant
    players: list[Player]
    active: int  # who holds the lamp
    turn: int
    swarm: list[int]
    swarm_deck: list[int]
    experience: list[int]
    display: list[int]
    removed: list[int]
    staying: list[int]  # red cards chosen to stay in the swarm
    bank: int
    left: int  # mosquitos not yet repelled in this attack
    stage: int  # how far the defence has come: blue, green, flat hand
    ended: int
    winner: int

    # --- questions

    def holder(self) -> Player:
        """The player with the lamp, whom the swarm attacks (MZ-T2)."""
        return self.players[self.active]

    def mosquitos_in_swarm(self) -> int:
        """The printed strength of all red cards in the swarm (MZ-R1)."""
        total = 0
        for card in self.swarm:
            if card < ORANGE:
                total += card >> 2  # its strength; asked too often to call for it
        return total

    def is_resistant(self) -> bool:
        """Whether only flat hands repel mosquitos of this swarm (MZ-O6)."""
        return RESISTANT in self.swarm

    def others(self, seat: int) -> list[int]:
        """The seats around the table but one."""
        return [other for other in range(self.seats) if other != seat]

    # --- effects

    def drink(self, seat: int, drops: int) -> None:
        """Blood from the bank to a player (MZ-G2, MZ-G3)."""
        player = self.players[seat]
        assert drops <= self.bank
        assert player.blood + drops <= FULL_BLOOD
        player.blood += drops
        self.bank -= drops

    def bleed(self, seat: int, drops: int) -> int:
        """Blood from a player to the bank, as far as there is any (MZ-G1, MZ-Q27)."""
        player = self.players[seat]
        drops = min(drops, player.blood)
        player.blood -= drops
        self.bank += drops
        return drops

    def put_away(self, card: int, owner: int) -> None:
        """A used card leaves the game or goes to the discard pile of whoever played it (MZ-B2, MZ-B3)."""
        if leaves_after_use(card):
            self.removed.append(card)
        else:
            self.players[owner].discard.append(card)
