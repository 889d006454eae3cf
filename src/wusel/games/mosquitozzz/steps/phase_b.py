"""Phase B: the player with the lamp defends."""

from typing import Final

from wusel.engine.state import STEP_BITS, WORD_BITS, WORD_MASK
from wusel.engine.step import Ask, AskAlways, Step
from wusel.games.mosquitozzz.cards import (
    BLOOD_EFFECT,
    BLUE,
    FLAT_HAND,
    MEDICINE_EFFECT,
    NET_EFFECT,
    ORANGE,
    RESISTANT,
    blue_effect,
    drops,
    symbols,
)
from wusel.games.mosquitozzz.state import (
    BLUE_STAGE,
    FULL_BLOOD,
    GREEN_STAGE,
    HAND_STAGE,
    MosquitoState,
)
from wusel.games.mosquitozzz.words import (
    APPLY_OINTMENT,
    CARD_USED,
    CAST_NET,
    CURE,
    CURED,
    DEFEND,
    DRANK,
    DRINK,
    END_DEFENCE,
    LEFT_GAME,
    MZ_B1,
    MZ_B5,
    MZ_B7,
    MZ_B12,
    MZ_BL2,
    MZ_BL3,
    MZ_BL6,
    MZ_G2,
    MZ_O6,
    MZ_Q6,
    NO_RULE,
    PASS_SWARM,
    REPELLED,
    SWARM_PASSED,
    TAKE_MEDICINE,
    THREW,
    UNUSED,
    USE,
    USE_LAID,
)

ARG: Final = WORD_BITS
DISCS: Final = 15


class Defend(AskAlways[MosquitoState]):
    """Any number of cards, own ones from the hand and all that were laid: blue, then green, then the flat hand
    (MZ-B1, MZ-B4..B7). The player says when it is over; by itself it ends only when nothing is left to repel,
    for anything else would betray the hand (MZ-B9)."""

    def asks(self, s: MosquitoState) -> int:
        return 1 << s.active

    def options(self, s: MosquitoState, seat: int) -> list[int]:
        found = [END_DEFENCE]
        resistant = RESISTANT in s.swarm
        for owner in range(s.seats):
            card = s.players[owner].laid
            if card and not why_not(s, card, resistant):
                found.append(USE_LAID | owner << ARG)
        last = 0
        for card in s.players[seat].hand:
            if card != last and not why_not(s, card, resistant):
                found.append(USE | card << ARG)
            last = card
        return found

    def barred(self, s: MosquitoState, seat: int, choice: int) -> int:
        verb = choice & WORD_MASK
        arg = choice >> ARG
        if verb == USE_LAID:
            card = s.players[arg].laid if arg < s.seats else 0
            return why_not(s, card, RESISTANT in s.swarm) if card else MZ_B1
        if verb == USE:
            return why_not(s, arg, RESISTANT in s.swarm) if arg in s.players[seat].hand else MZ_B1
        return NO_RULE

    def take(self, s: MosquitoState, seat: int, choice: int) -> None:
        verb = choice & WORD_MASK
        if verb == END_DEFENCE:
            return
        owner = seat
        if verb == USE_LAID:
            owner = choice >> ARG
            card = s.players[owner].laid
            s.players[owner].laid = 0
        else:
            card = choice >> ARG
            s.players[seat].give_up(card)
        s.tell(CARD_USED, seat, card, owner)
        s.put_away(card, owner)
        if card >= BLUE:
            s.then(DEFEND)
            use_blue(s, card)
            return
        if card == FLAT_HAND:
            s.stage = HAND_STAGE
            slap(s)
        else:
            s.stage = GREEN_STAGE
            repel(s, symbols(card))
        if s.left:
            s.then(DEFEND)


def why_not(s: MosquitoState, card: int, resistant: bool) -> int:
    """The rule that keeps a card from being used now, 0 if none does."""
    if card == FLAT_HAND:
        return NO_RULE
    if card < ORANGE:
        return MZ_B12
    if s.stage == HAND_STAGE:
        return MZ_B7
    if card < BLUE:
        return MZ_O6 if resistant else NO_RULE
    if s.stage == GREEN_STAGE:
        return MZ_B5
    return NO_RULE if s.variant.idle_use or has_effect(s, card) else MZ_Q6


def has_effect(s: MosquitoState, card: int) -> bool:
    """Whether a blue card would do anything for the player with the lamp (MZ-Q6)."""
    kind = blue_effect(card)
    if kind == NET_EFFECT:
        return True
    player = s.holder()
    return player.blood < FULL_BLOOD or (kind == MEDICINE_EFFECT and player.infected != 0)


def use_blue(s: MosquitoState, card: int) -> None:
    """What a blue card does for whoever uses it (MZ-Q2); some ask on."""
    kind = blue_effect(card)
    if kind == NET_EFFECT:
        s.then(CAST_NET)
    elif kind == BLOOD_EFFECT:
        take_blood(s, min(drops(card), FULL_BLOOD - s.holder().blood))
    elif kind == MEDICINE_EFFECT:
        s.then(TAKE_MEDICINE | drops(card) << STEP_BITS)
    else:
        s.then(APPLY_OINTMENT | drops(card) << STEP_BITS)


def take_blood(s: MosquitoState, n: int) -> None:
    """Blood from the bank to the player with the lamp (MZ-BL1)."""
    if n:
        s.drink(s.active, n)
        s.tell(DRANK, s.active, n)


def repel(s: MosquitoState, n: int) -> None:
    """Each symbol repels one mosquito; what is too much is lost (MZ-B8, MZ-GR1, MZ-Q28)."""
    repelled = min(n, s.left)
    s.left -= repelled
    s.tell(REPELLED, repelled)


def slap(s: MosquitoState) -> None:
    """A disc for every mosquito not yet repelled, 15 at a throw; the squashed ones are repelled
    (MZ-GR3..GR5, MZ-C8)."""
    to_throw = s.left
    while to_throw:
        discs = min(to_throw, DISCS)
        squashed = s.toss(discs)
        s.tell(THREW, s.active, discs, squashed)
        s.left -= squashed
        to_throw -= discs


class ApplyOintment(Ask[MosquitoState]):
    """The ointment gives up to its number of drops, at least one (MZ-BL2, MZ-G2)."""

    def asks(self, s: MosquitoState) -> int:
        return 1 << s.active if s.holder().blood < FULL_BLOOD else 0

    def options(self, s: MosquitoState, seat: int) -> list[int]:
        most = min(s.arg, FULL_BLOOD - s.players[seat].blood)
        return [DRINK | n << ARG for n in range(most, 0, -1)]

    def barred(self, s: MosquitoState, seat: int, choice: int) -> int:
        if choice in self.options(s, seat):
            return NO_RULE
        return MZ_BL2 if choice >> ARG > s.arg else MZ_G2

    def take(self, s: MosquitoState, seat: int, choice: int) -> None:
        take_blood(s, choice >> ARG)


class TakeMedicine(Ask[MosquitoState]):
    """Either the infection leaves the game or the player takes blood (MZ-BL3, MZ-O3, MZ-Q14)."""

    def asks(self, s: MosquitoState) -> int:
        player = s.holder()
        return 1 << s.active if player.infected or player.blood < FULL_BLOOD else 0

    def options(self, s: MosquitoState, seat: int) -> list[int]:
        player = s.players[seat]
        found = []
        if player.infected:
            found.append(CURE)
        if player.blood < FULL_BLOOD:
            found.append(DRINK | min(s.arg, FULL_BLOOD - player.blood) << ARG)
        return found

    def barred(self, s: MosquitoState, seat: int, choice: int) -> int:
        return NO_RULE if choice in self.options(s, seat) else MZ_BL3

    def take(self, s: MosquitoState, seat: int, choice: int) -> None:
        if choice != CURE:
            take_blood(s, choice >> ARG)
            return
        player = s.players[seat]
        s.removed.append(player.infected)
        s.tell(CURED, seat)
        player.infected = 0


class CastNet(Ask[MosquitoState]):
    """The lamp goes at once to another player, who begins with phase B; the swarm stays as it is, and so do
    the cards laid and not used (MZ-BL4..BL7, MZ-Q12, MZ-Q13)."""

    def asks(self, s: MosquitoState) -> int:
        return 1 << s.active

    def options(self, s: MosquitoState, seat: int) -> list[int]:
        return [PASS_SWARM | other << ARG for other in s.others(seat)]

    def barred(self, s: MosquitoState, seat: int, choice: int) -> int:
        return NO_RULE if choice in self.options(s, seat) else MZ_BL6

    def take(self, s: MosquitoState, seat: int, choice: int) -> None:
        s.active = choice >> ARG
        s.stage = BLUE_STAGE
        s.left = s.mosquitos_in_swarm()
        s.tell(SWARM_PASSED, seat, s.active)


class CloseDefence(Step[MosquitoState]):
    """Cards laid and not used go to their owners' discard piles, Resistant leaves (MZ-B10, MZ-B11, MZ-O7)."""

    def act(self, s: MosquitoState) -> None:
        for seat in range(s.seats):
            player = s.players[seat]
            if player.laid:
                player.discard.append(player.laid)
                s.tell(UNUSED, seat, player.laid)
                player.laid = 0
        while RESISTANT in s.swarm:
            s.swarm.remove(RESISTANT)
            s.removed.append(RESISTANT)
            s.tell(LEFT_GAME, RESISTANT)
