"""The table of Mosquitozzz: zones as lists of card numbers, and the questions the rules ask of them."""

from typing import Final

from wusel.engine.data import Data, Field, Fixed
from wusel.engine.state import State
from wusel.games.mosquitozzz.cards import ORANGE, RESISTANT, leaves_after_use, take_out

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

    coop: int
    hand_size: int
    strongest_first: int
    infect_every: int
    idle_use: int

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("coop", "hand_size", "idle_use", "infect_every", "strongest_first",)

    def __init__(self, coop: int, hand_size: int, strongest_first: int, infect_every: int, idle_use: int) -> None:
        self.coop = coop
        self.hand_size = hand_size
        self.strongest_first = strongest_first
        self.infect_every = infect_every
        self.idle_use = idle_use

    @classmethod
    def declared(cls) -> list[Field]:
        return [Field("coop"), Field("hand_size"), Field("strongest_first"), Field("infect_every"), Field("idle_use")]
    # fmt: on
    # --- made until here


class Player(Data):
    """One player's cards and blood. What everybody can deduce of the hand is kept beside it (MZ-X6)."""

    hand: list[int]  # sorted, like the draw pile: a pile holds what is in it, not in which order
    draw: list[int]
    discard: list[int]
    laid: int  # the card laid in phase A, 0 for none
    infected: int  # an Infectious lying in front, 0 for none
    blood: int
    known: list[int]  # cards that must be in the hand
    fresh: int  # how many of the others can be red; the rest were there when the hand was last seen free of red

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("blood", "discard", "draw", "fresh", "hand", "infected", "known", "laid",)

    def __init__(self, hand: list[int], draw: list[int], discard: list[int], laid: int, infected: int, blood: int,
        known: list[int], fresh: int) -> None:
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.laid = laid
        self.infected = infected
        self.blood = blood
        self.known = known
        self.fresh = fresh

    def clone(self) -> "Player":
        return Player(self.hand[:], self.draw[:], self.discard[:], self.laid, self.infected, self.blood, self.known[:],
            self.fresh)

    @classmethod
    def declared(cls) -> list[Field]:
        return [Field("hand", 1), Field("draw", 1), Field("discard", 1), Field("laid"), Field("infected"),
            Field("blood"), Field("known", 1), Field("fresh")]
    # fmt: on
    # --- made until here

    def give_up(self, card: int) -> None:
        """A card leaves the hand for all to see."""
        self.hand.remove(card)
        if not take_out(self.known, card) and card < ORANGE:
            self.fresh -= 1
        unknown = len(self.hand) - len(self.known)
        self.fresh = min(self.fresh, unknown)


class MosquitoState(State):
    """Everything on the table."""

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

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("active", "bank", "display", "ended", "experience", "left", "players", "removed", "stage", "staying",
        "swarm", "swarm_deck", "turn", "variant", "winner",)

    def __init__(self, seats: int, chance: int, agenda: list[int], chosen: list[int], asked: int, owing: int,
        shown: int, variant: Variant, players: list[Player], active: int, turn: int, swarm: list[int],
        swarm_deck: list[int], experience: list[int], display: list[int], removed: list[int], staying: list[int],
        bank: int, left: int, stage: int, ended: int, winner: int) -> None:
        super().__init__(seats, chance, agenda, chosen, asked, owing, shown)
        self.variant = variant
        self.players = players
        self.active = active
        self.turn = turn
        self.swarm = swarm
        self.swarm_deck = swarm_deck
        self.experience = experience
        self.display = display
        self.removed = removed
        self.staying = staying
        self.bank = bank
        self.left = left
        self.stage = stage
        self.ended = ended
        self.winner = winner

    def clone(self) -> "MosquitoState":
        copy = MosquitoState(self.seats, self.chance, self.agenda[:], self.chosen[:], self.asked, self.owing,
            self.shown, self.variant, [each.clone() for each in self.players], self.active, self.turn, self.swarm[:],
            self.swarm_deck[:], self.experience[:], self.display[:], self.removed[:], self.staying[:], self.bank,
            self.left, self.stage, self.ended, self.winner)
        copy.frame = self.frame
        return copy

    @classmethod
    def declared(cls) -> list[Field]:
        return [*super().declared(), Field("variant", 0, Variant), Field("players", 1, Player), Field("active"),
            Field("turn"), Field("swarm", 1), Field("swarm_deck", 1), Field("experience", 1), Field("display", 1),
            Field("removed", 1), Field("staying", 1), Field("bank"), Field("left"), Field("stage"), Field("ended"),
            Field("winner")]
    # fmt: on
    # --- made until here

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
