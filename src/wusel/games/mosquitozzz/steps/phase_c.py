"""Phase C: counting the stings."""

from typing import Final

from wusel.engine.state import WORD_BITS
from wusel.engine.step import Ask, Step
from wusel.games.mosquitozzz.cards import INFECTIOUS, ORANGE, is_red, put_in, strength
from wusel.games.mosquitozzz.scoring import finish
from wusel.games.mosquitozzz.state import LAST_DROP, MosquitoState
from wusel.games.mosquitozzz.words import (
    BLED,
    BLED_DRY,
    CHOOSE_STAYING,
    DISPLAYED,
    ENOUGH,
    INFECTED,
    LEARN,
    LEARNED,
    LEFT_GAME,
    MZ_X5,
    MZ_X7,
    NO_RULE,
    RED_FROM_HAND,
    STAY,
    STAYED,
    TOOK_REPELLED,
)

CARD: Final = WORD_BITS


class CatchInfection(Step[MosquitoState]):
    """Infectious goes in front of a player who did not repel all mosquitos; a repelled or a second one leaves
    the game (MZ-O1, MZ-O4, MZ-O5)."""

    def act(self, s: MosquitoState) -> None:
        player = s.holder()
        while INFECTIOUS in s.swarm:
            s.swarm.remove(INFECTIOUS)
            if s.left and not player.infected:
                player.infected = INFECTIOUS
                s.tell(INFECTED, s.active)
            else:
                s.removed.append(INFECTIOUS)
                s.tell(LEFT_GAME, INFECTIOUS)


class PayBlood(Step[MosquitoState]):
    """A drop for every mosquito not repelled and one for an infection; the last drop ends the game
    (MZ-X1..X3, MZ-O2, MZ-Q8, MZ-Q9, MZ-Q15)."""

    def act(self, s: MosquitoState) -> None:
        dry = False
        for seat in range(s.seats) if s.variant.infect_every else [s.active]:
            due = s.left if seat == s.active else 0
            if s.players[seat].infected:
                due += 1
            if due:
                s.tell(BLED, seat, s.bleed(seat, due))
                if not s.players[seat].blood:
                    dry = True
                    s.tell(BLED_DRY, seat)
        if dry:
            finish(s, LAST_DROP)


class ChooseStaying(Ask[MosquitoState]):
    """The repelled cards go to the discard pile of the player with the lamp; a card repelled in part stays
    (MZ-X4, MZ-X5). Which ones stay is for that player to say: no more cards than mosquitos were left, and at
    least as many mosquitos on them (MZ-Q7). They are named one by one, the strongest first, so that every set
    can be said in one way only."""

    def asks(self, s: MosquitoState) -> int:
        if s.left == 0 or s.variant.strongest_first or mosquitos_to_stay(s) == s.mosquitos_in_swarm():
            return 0
        return 1 << s.active

    def options(self, s: MosquitoState, seat: int) -> list[int]:
        missing = mosquitos_to_stay(s)
        found = [ENOUGH] if missing <= 0 else []
        if len(s.staying) == s.left:
            return found
        last = s.staying[-1] if s.staying else ORANGE
        reds: list[int] = []
        for card in s.swarm:
            if card <= last and card < ORANGE:
                put_in(reds, card)
        mosquitos = 0
        for i in range(len(reds)):
            card = reds[i]
            mosquitos += strength(card)
            if mosquitos >= missing and (i + 1 == len(reds) or reds[i + 1] != card):
                found.append(STAY | card << CARD)
        return found

    def barred(self, s: MosquitoState, seat: int, choice: int) -> int:
        return NO_RULE if choice in self.options(s, seat) else MZ_X5

    def take(self, s: MosquitoState, seat: int, choice: int) -> None:
        if choice == ENOUGH:
            take_repelled(s)
            return
        card = choice >> CARD
        s.swarm.remove(card)
        s.staying.append(card)
        s.tell(STAYED, card)
        s.then(CHOOSE_STAYING)

    def act(self, s: MosquitoState) -> None:
        """No choice: all are repelled, none of the rest is, or it was agreed that the strongest are hit first."""
        if s.variant.strongest_first:
            let_weakest_stay(s)
        elif s.left:
            let_all_stay(s)
        take_repelled(s)


def mosquitos_to_stay(s: MosquitoState) -> int:
    """How many of the mosquitos left are not yet on cards that stay."""
    missing = s.left
    for card in s.staying:
        missing -= strength(card)
    return missing


def let_all_stay(s: MosquitoState) -> None:
    """Every red card left in the swarm stays there."""
    for card in s.swarm[:]:
        if is_red(card):
            s.swarm.remove(card)
            s.staying.append(card)
            s.tell(STAYED, card)


def let_weakest_stay(s: MosquitoState) -> None:
    """Hits fall on the strongest card until it is repelled, then on the next (MZ-Q7, strongest first)."""
    reds = [card for card in s.swarm if is_red(card)]
    reds.sort(reverse=True)
    hits = s.mosquitos_in_swarm() - s.left
    for card in reds:
        hits -= strength(card)
        if hits < 0:
            s.swarm.remove(card)
            s.staying.append(card)
            s.tell(STAYED, card)


def take_repelled(s: MosquitoState) -> None:
    """Every red card that does not stay goes to the discard pile of the player with the lamp (MZ-X4)."""
    discard = s.holder().discard
    swarm = s.staying
    for card in s.swarm:
        if is_red(card):
            discard.append(card)
            s.tell(TOOK_REPELLED, s.active, card)
        else:
            swarm.append(card)
    s.swarm = swarm
    s.staying = []


class RedHandCards(Step[MosquitoState]):
    """All red cards left in hand join the swarm, too late for this attack (MZ-X6, MZ-R2)."""

    def act(self, s: MosquitoState) -> None:
        player = s.holder()
        hand = player.hand
        while hand and is_red(hand[0]):
            card = hand[0]
            player.give_up(card)
            s.swarm.append(card)
            s.tell(RED_FROM_HAND, s.active, card)
            s.show_to_others(s.active)
        player.fresh = 0


class TakeExperience(Ask[MosquitoState]):
    """One of the open experience cards must be taken; a new one takes its place (MZ-X7, MZ-X8, MZ-Q3)."""

    def asks(self, s: MosquitoState) -> int:
        return 1 << s.active if s.display else 0

    def options(self, s: MosquitoState, seat: int) -> list[int]:
        found: list[int] = []
        for card in s.display:
            choice = LEARN | card << CARD
            if choice not in found:
                found.append(choice)
        return found

    def barred(self, s: MosquitoState, seat: int, choice: int) -> int:
        return NO_RULE if choice in self.options(s, seat) else MZ_X7

    def take(self, s: MosquitoState, seat: int, choice: int) -> None:
        card = choice >> CARD
        place = s.display.index(card)
        s.players[seat].discard.append(card)
        s.tell(LEARNED, seat, card)
        if s.experience:
            s.display[place] = s.pick(s.experience)
            s.tell(DISPLAYED, s.display[place])
        else:
            s.display.pop(place)
