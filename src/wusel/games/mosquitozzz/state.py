"""The table of Mosquitozzz: zones as lists of card numbers, and the questions the rules ask of them."""

from typing import Final

from wusel.engine.data import Data
from wusel.engine.state import STATE_FIELDS, State
from wusel.games.mosquitozzz.cards import ORANGE, leaves_after_use, take_out

FULL_BLOOD: Final = 10

BLUE_STAGE: Final = 0
GREEN_STAGE: Final = 1
HAND_STAGE: Final = 2

STILL_PLAYING: Final = 0
DECK_EMPTY: Final = 1
LAST_DROP: Final = 2
END_REASONS: Final = ("", "deck_empty", "last_drop")

VARIANT_FIELDS: Final = ("coop", "hand_size", "strongest_first", "infect_every", "idle_use")
PLAYER_FIELDS: Final = ("hand", "draw", "discard", "laid", "infected", "blood", "known", "fresh")
TABLE_FIELDS: Final = (
    *STATE_FIELDS, "variant", "players", "active", "turn", "swarm", "swarm_deck", "experience", "display",
    "removed", "staying", "bank", "left", "stage", "ended", "winner",
)  # fmt: skip


class Variant(Data):
    """What was agreed before the game. Never changes, so clones share it."""

    __slots__ = VARIANT_FIELDS

    def __init__(self, coop: int, hand_size: int, strongest_first: int, infect_every: int, idle_use: int) -> None:
        self.coop = coop
        self.hand_size = hand_size
        self.strongest_first = strongest_first
        self.infect_every = infect_every
        self.idle_use = idle_use

    def fields(self) -> tuple[str, ...]:
        return VARIANT_FIELDS


class Player(Data):
    """One player's cards and blood.

    `hand` and `draw` are kept sorted: a pile holds what is in it, not in which order. `laid` is the card laid
    in phase A, `infected` an Infectious lying in front; 0 is none.

    What everybody can deduce of the hand: `known` are cards that must be in it; of the others at most `fresh`
    can be red, because the rest were there when the hand was last seen to be free of red (MZ-X6).
    """

    __slots__ = PLAYER_FIELDS

    def __init__(
        self,
        hand: list[int],
        draw: list[int],
        discard: list[int],
        laid: int,
        infected: int,
        blood: int,
        known: list[int],
        fresh: int,
    ) -> None:
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.laid = laid
        self.infected = infected
        self.blood = blood
        self.known = known
        self.fresh = fresh

    def fields(self) -> tuple[str, ...]:
        return PLAYER_FIELDS

    def clone(self) -> "Player":
        return Player(
            self.hand[:],
            self.draw[:],
            self.discard[:],
            self.laid,
            self.infected,
            self.blood,
            self.known[:],
            self.fresh,
        )

    def give_up(self, card: int) -> None:
        """A card leaves the hand for all to see."""
        self.hand.remove(card)
        if not take_out(self.known, card) and card < ORANGE:
            self.fresh -= 1
        unknown = len(self.hand) - len(self.known)
        self.fresh = min(self.fresh, unknown)


class MosquitoState(State):
    """Everything on the table.

    `active` holds the lamp. `left` counts the mosquitos not yet repelled in this attack, `stage` is how far
    the defence has come (blue, green, flat hand), `staying` are red cards chosen to stay in the swarm.
    """

    __slots__ = TABLE_FIELDS[len(STATE_FIELDS) :]

    def __init__(
        self,
        seats: int,
        chance: int,
        agenda: list[int],
        chosen: list[int],
        asked: int,
        owing: int,
        arg: int,
        shown: int,
        variant: Variant,
        players: list[Player],
        active: int,
        turn: int,
        swarm: list[int],
        swarm_deck: list[int],
        experience: list[int],
        display: list[int],
        removed: list[int],
        staying: list[int],
        bank: int,
        left: int,
        stage: int,
        ended: int,
        winner: int,
    ) -> None:
        super().__init__(seats, chance, agenda, chosen, asked, owing, arg, shown)
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

    def fields(self) -> tuple[str, ...]:
        return TABLE_FIELDS

    def clone(self) -> "MosquitoState":
        return MosquitoState(
            self.seats,
            self.chance,
            self.agenda[:],
            self.chosen[:],
            self.asked,
            self.owing,
            self.arg,
            self.shown,
            self.variant,
            [player.clone() for player in self.players],
            self.active,
            self.turn,
            self.swarm[:],
            self.swarm_deck[:],
            self.experience[:],
            self.display[:],
            self.removed[:],
            self.staying[:],
            self.bank,
            self.left,
            self.stage,
            self.ended,
            self.winner,
        )

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
