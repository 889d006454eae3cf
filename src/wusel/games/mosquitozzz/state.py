"""The table of Mosquitozzz: its zones of cards, and queries about them."""

from typing import Final

from wusel.engine.data import MADE, Data, Fixed
from wusel.engine.kinds import Flag, Hidden, Maybe, Mixed, OrZero, PerSeat, Pile, Seat
from wusel.engine.state import State
from wusel.games.mosquitozzz.cards import ORANGE, take_out
from wusel.games.mosquitozzz.content import Content
from wusel.games.mosquitozzz.words import Blood, Card, Ending, N, Stage

FULL_BLOOD: Final = 10


class Variant(Fixed):
    """The options chosen before the game."""

    __slots__ = MADE
    coop: Flag
    hand_size: N
    strongest_first: Flag
    infect_every: Flag
    idle_use: Flag


class Player(Data):
    """One player's cards and blood, and what everyone can deduce about the hand (MZ-X6)."""

    __slots__ = MADE
    hand: Mixed[Pile[Card]]
    draw: Mixed[Pile[Card]]
    discard: list[Card]
    laid: OrZero[Card]  # in phase A
    infected: OrZero[Card]  # an Infectious lying in front
    blood: Blood
    known: Hidden[list[Card]]  # cards that must be in the hand
    fresh: Hidden[N]  # how many of the others can be red: the rest were there when the hand was last free of red

    def give_up(self, card: Card) -> None:
        """Take a card out of the hand in front of all players."""
        self.hand.remove(card)
        if not take_out(self.known, card) and card < ORANGE:
            self.fresh -= 1
        self.fresh = min(self.fresh, len(self.hand) - len(self.known))


class MosquitoState(State):
    """Everything on the table."""

    __slots__ = MADE
    content: Content
    variant: Variant
    players: PerSeat[Player]
    active: Seat  # the seat with the lamp
    turn: N
    swarm: list[Card]
    swarm_deck: Pile[Card]
    experience: Pile[Card]
    display: list[Card]
    removed: list[Card]
    staying: list[Card]  # red cards chosen to stay in the swarm
    bank: N
    left: N  # mosquitos not yet repelled in this attack
    stage: Stage  # the current stage of the defence
    ended: Hidden[Ending]
    winner: Hidden[Maybe[Seat]]

    # --- questions

    def at_turn(self) -> Seat:
        return self.active

    def holder(self) -> Player:
        """Return the player with the lamp, whom the swarm attacks (MZ-T2)."""
        return self.players[self.active]

    def mosquitos_in_swarm(self) -> int:
        """Return the printed strength of all red cards in the swarm (MZ-R1)."""
        total = 0
        cards = self.content.cards
        for card in self.swarm:
            total += cards[card].strength
        return total

    def strength(self, red: Card) -> int:
        """Return the number of mosquitos on a red card: the symbols in one corner (MZ-R1)."""
        return self.content.cards[red].strength

    def does_in_swarm(self, effect: int) -> bool:
        """Return whether a card in the swarm has an effect such as words.RESISTANT."""
        cards = self.content.cards
        for card in self.swarm:  # noqa: SIM110  # asked often, and a generator takes longer
            if card >= ORANGE and cards[card].does >> effect & 1:
                return True
        return False

    def acts_in_swarm(self, step: int) -> bool:
        """Return whether a card in the swarm acts at a step such as words.HAND_ON_LAMP."""
        cards = self.content.cards
        for card in self.swarm:  # noqa: SIM110  # also a hot path
            if card >= ORANGE and cards[card].acts == step:
                return True
        return False

    # --- effects

    def drink(self, player: Player, drops: int) -> None:
        """Move blood from the bank to a player (MZ-G2, MZ-G3)."""
        assert drops <= self.bank
        assert player.blood + drops <= FULL_BLOOD
        player.blood += drops
        self.bank -= drops

    def bleed(self, player: Player, drops: int) -> int:
        """Move blood from a player to the bank, at most all of it (MZ-G1, MZ-Q27)."""
        drops = min(drops, player.blood)
        player.blood -= drops
        self.bank += drops
        return drops

    def put_away(self, card: Card, owner: Player) -> None:
        """Remove a used card from the game or put it on the discard pile of the player who played it (MZ-B2, MZ-B3)."""
        if self.content.cards[card].leaves:
            self.removed.append(card)
        else:
            owner.discard.append(card)
