"""Phase B: the player with the lamp defends."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.step import Ask, AskAlways, Step
from wusel.engine.vocabulary import verb
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import (
    BLOOD_EFFECT,
    BLUE,
    FLAT_HAND,
    MEDICINE_EFFECT,
    NET_EFFECT,
    NO_CARD,
    ORANGE,
    RESISTANT,
    blue_effect,
    drops,
    symbols,
    take_out,
)
from wusel.games.mosquitozzz.state import FULL_BLOOD, MosquitoState
from wusel.games.mosquitozzz.words import Card

DISCS: Final = 15


class Defend(AskAlways[MosquitoState]):
    """Any number of cards, own ones from the hand and all that were laid: blue, then green, then the flat hand
    (MZ-B1, MZ-B4..B7). The player says when it is over; by itself it ends only when nothing is left to repel,
    for anything else would betray the hand (MZ-B9)."""

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        found = [words.END_DEFENCE]
        resistant = s.is_resistant()
        for owner in s.everybody():
            card = s.players[owner].laid
            if card and not why_not(s, card, resistant):
                found.append(words.use_laid(owner))
        last = NO_CARD
        for card in s.players[seat].hand:
            if card != last and not why_not(s, card, resistant):
                found.append(words.use(card))
            last = card
        return found

    def barred(self, s: MosquitoState, seat: Seat, choice: Choice) -> str:
        card = card_meant(s, seat, choice)
        return why_not(s, card, s.is_resistant()) if card else "MZ-B1"

    def take(self, s: MosquitoState, seat: Seat, choice: Choice) -> None:
        if choice == words.END_DEFENCE:
            return
        laid = verb(choice) == words.USE_LAID
        owner = words.chosen_seat(choice) if laid else seat
        player = s.players[owner]
        if laid:
            card = player.laid
            player.laid = NO_CARD
        else:
            card = words.chosen_card(choice)
            player.give_up(card)
        words.tell_card_used(s, seat, card, owner)
        s.put_away(card, player)
        if card >= BLUE:
            s.then(words.DEFEND)
            use_blue(s, card)
            return
        if card == FLAT_HAND:
            s.stage = words.FLAT_HAND
            slap(s)
        else:
            s.stage = words.GREEN
            repel(s, symbols(card))
        if s.left:
            s.then(words.DEFEND)


def card_meant(s: MosquitoState, seat: Seat, choice: Choice) -> Card:
    """The card that a choice wants to use, if it is where the choice says."""
    if verb(choice) == words.USE_LAID:
        owner = words.chosen_seat(choice)
        return s.players[owner].laid if owner < s.seats else NO_CARD
    if verb(choice) == words.USE and words.chosen_card(choice) in s.players[seat].hand:
        return words.chosen_card(choice)
    return NO_CARD


def why_not(s: MosquitoState, card: Card, resistant: bool) -> str:
    """The rule that keeps a card from being used now, empty if none does."""
    if card == FLAT_HAND:
        return ""
    if card < ORANGE:
        return "MZ-B12"
    if s.stage == words.FLAT_HAND:
        return "MZ-B7"
    if card < BLUE:
        return "MZ-O6" if resistant else ""
    if s.stage == words.GREEN:
        return "MZ-B5"
    return "" if s.variant.idle_use or has_effect(s, card) else "MZ-Q6"


def has_effect(s: MosquitoState, card: Card) -> bool:
    """Whether a blue card would do anything for the player with the lamp (MZ-Q6)."""
    kind = blue_effect(card)
    if kind == NET_EFFECT:
        return True
    player = s.holder()
    return player.blood < FULL_BLOOD or (kind == MEDICINE_EFFECT and player.infected != 0)


def use_blue(s: MosquitoState, card: Card) -> None:
    """What a blue card does for whoever uses it (MZ-Q2); some ask on."""
    kind = blue_effect(card)
    if kind == NET_EFFECT:
        s.then(words.CAST_NET)
    elif kind == BLOOD_EFFECT:
        take_blood(s, min(drops(card), FULL_BLOOD - s.holder().blood))
    elif kind == MEDICINE_EFFECT:
        words.then_take_medicine(s, most=drops(card))
    else:
        words.then_apply_ointment(s, most=drops(card))


def take_blood(s: MosquitoState, n: int) -> None:
    """Blood from the bank to the player with the lamp (MZ-BL1)."""
    if n:
        s.drink(s.holder(), n)
        words.tell_drank(s, s.active, n)


def repel(s: MosquitoState, n: int) -> None:
    """Each symbol repels one mosquito; what is too much is lost (MZ-B8, MZ-GR1, MZ-Q28)."""
    repelled = min(n, s.left)
    s.left -= repelled
    words.tell_repelled(s, repelled)


def slap(s: MosquitoState) -> None:
    """A disc for every mosquito not yet repelled, 15 at a throw; the squashed ones are repelled
    (MZ-GR3..GR5, MZ-C8)."""
    to_throw = s.left
    while to_throw:
        discs = min(to_throw, DISCS)
        squashed = s.toss(discs)
        words.tell_threw(s, s.active, discs, squashed)
        s.left -= squashed
        to_throw -= discs


class ApplyOintment(Ask[MosquitoState]):
    """The ointment gives up to its number of drops, at least one (MZ-BL2, MZ-G2)."""

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        offered = [words.drink(n) for n in range(words.told_apply_ointment(s), 0, -1)]
        return [choice for choice in offered if not self.barred(s, seat, choice)]

    def barred(self, s: MosquitoState, seat: Seat, choice: Choice) -> str:
        if words.chosen_drops(choice) > words.told_apply_ointment(s):
            return "MZ-BL2"
        return "MZ-G2" if words.chosen_drops(choice) > FULL_BLOOD - s.players[seat].blood else ""

    def take(self, s: MosquitoState, seat: Seat, choice: Choice) -> None:
        take_blood(s, words.chosen_drops(choice))


class TakeMedicine(Ask[MosquitoState]):
    """Either the infection leaves the game or the player takes blood (MZ-BL3, MZ-O3, MZ-Q14)."""

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        found: list[Choice] = []
        if player.infected:
            found.append(words.CURE)
        if player.blood < FULL_BLOOD:
            found.append(words.drink(min(words.told_take_medicine(s), FULL_BLOOD - player.blood)))
        return found

    def take(self, s: MosquitoState, seat: Seat, choice: Choice) -> None:
        if choice != words.CURE:
            take_blood(s, words.chosen_drops(choice))
            return
        player = s.players[seat]
        s.removed.append(player.infected)
        words.tell_cured(s, seat)
        player.infected = NO_CARD


class CastNet(Ask[MosquitoState]):
    """The lamp goes at once to another player, who begins with phase B; the swarm stays as it is, and so do
    the cards laid and not used (MZ-BL4..BL7, MZ-Q12, MZ-Q13)."""

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        return [words.pass_swarm(other) for other in s.everybody() if other != seat]

    def take(self, s: MosquitoState, seat: Seat, choice: Choice) -> None:
        s.active = words.chosen_seat(choice)
        s.stage = words.BLUE
        s.left = s.mosquitos_in_swarm()
        words.tell_swarm_passed(s, seat, s.active)


class CloseDefence(Step[MosquitoState]):
    """Cards laid and not used go to their owners' discard piles, Resistant leaves (MZ-B10, MZ-B11, MZ-O7)."""

    def act(self, s: MosquitoState) -> None:
        for seat in s.everybody():
            player = s.players[seat]
            if player.laid:
                player.discard.append(player.laid)
                words.tell_unused(s, seat, player.laid)
                player.laid = NO_CARD
        while take_out(s.swarm, RESISTANT):
            s.removed.append(RESISTANT)
            words.tell_left_game(s, RESISTANT)
