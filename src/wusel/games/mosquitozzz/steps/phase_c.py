"""Phase C: counting the stings."""

from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import only
from wusel.engine.step import Ask, Step
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import ORANGE, is_red
from wusel.games.mosquitozzz.scoring import finish
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.steps.orange import let_act
from wusel.games.mosquitozzz.words import Card


class CatchInfection(Step[MosquitoState]):
    """Infectious goes in front of a player who did not repel all mosquitos. A repelled or a second one leaves the game
    (MZ-O1, MZ-O4, MZ-O5)."""

    def act(self, s: MosquitoState) -> None:
        if s.acts_in_swarm(words.CATCH_INFECTION):
            let_act(s, s.active, words.CATCH_INFECTION, self.doing)


class PayBlood(Step[MosquitoState]):
    """The player pays a drop for every mosquito not repelled and one for an infection. The last drop ends the game
    (MZ-X1..X3, MZ-O2, MZ-Q8, MZ-Q9, MZ-Q15)."""

    def act(self, s: MosquitoState) -> None:
        dry = False
        for seat in s.everybody():
            player = s.players[seat]
            due = s.left if seat == s.active else 0
            if player.infected and (seat == s.active or s.variant.infect_every):
                due += 1
            if due:
                words.tell_bled(s, seat, s.bleed(player, due))
                if not player.blood:
                    dry = True
                    words.tell_bled_dry(s, seat)
        if dry:
            finish(s, words.LAST_DROP)


class ChooseStaying(Ask[MosquitoState]):
    """The player with the lamp discards the repelled cards; a card repelled in part stays (MZ-X4, MZ-X5).

    That player chooses the staying cards: no more cards than mosquitos were left, and at least as many mosquitos on
    them (MZ-Q7). The cards are named one by one, the strongest first, so that every set has only one order.
    """

    def asks(self, s: MosquitoState) -> SeatSet:
        if s.left == 0 or is_settled(s) or mosquitos_to_stay(s) == s.mosquitos_in_swarm():
            return 0
        return only(s.active)

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        missing = mosquitos_to_stay(s)
        found = [words.ENOUGH] if missing <= 0 else []
        if len(s.staying) == s.left:
            return found
        reds = cards_to_name(s)
        cards = s.content.cards
        mosquitos = 0
        for place, card in enumerate(reds):
            mosquitos += cards[card].strength
            if mosquitos >= missing and (place + 1 == len(reds) or reds[place + 1] != card):
                found.append(words.stay(card))
        return found

    def take(self, s: MosquitoState, seat: Seat, choice: Choice) -> None:
        if choice == words.ENOUGH:
            take_repelled(s)
            return
        let_stay(s, words.chosen_card(choice))
        s.then(words.CHOOSE_STAYING)

    def act(self, s: MosquitoState) -> None:
        """There is no choice: all cards are repelled, no mosquito is, or the strongest are hit first."""
        if is_settled(s):
            let_weakest_stay(s)
        elif s.left:
            for card in s.swarm[:]:
                if is_red(card):
                    let_stay(s, card)
        take_repelled(s)


def is_settled(s: MosquitoState) -> bool:
    """Return whether the strongest cards are hit first without a question. The options may say so (MZ-Q7), or the swarm
    deck may be empty, so that no swarm follows (MZ-A7)."""
    return bool(s.variant.strongest_first) or not s.swarm_deck


def mosquitos_to_stay(s: MosquitoState) -> int:
    """Return the number of mosquitos left that are not yet on staying cards."""
    missing = s.left
    cards = s.content.cards
    for card in s.staying:
        missing -= cards[card].strength
    return missing


def fewest_to_stay(s: MosquitoState) -> list[Card]:
    """Return the cards to name so that as few mosquitos as allowed stay, the strongest first."""
    missing = mosquitos_to_stay(s)
    reds = cards_to_name(s)[::-1]
    ways: list[list[Card] | None] = [None] * (missing + (s.strength(reds[0]) if reds else 0) + 1)
    ways[0] = []
    for card in reds:
        for total in range(missing - 1, -1, -1):
            way = ways[total]
            if way is not None and ways[total + s.strength(card)] is None:
                ways[total + s.strength(card)] = [*way, card]
    for way in ways[missing:]:
        if way is not None:
            return way
    return []


def most_to_stay(s: MosquitoState) -> list[Card]:
    """Return the cards to name so that as many mosquitos as possible stay, the strongest first."""
    return cards_to_name(s)[::-1][: s.left - len(s.staying)]


def cards_to_name(s: MosquitoState) -> list[Card]:
    """Return the red cards in the swarm that can still be named, the weakest first."""
    last = s.staying[-1] if s.staying else ORANGE - 1
    reds = [card for card in s.swarm if card <= last]
    reds.sort()
    return reds


def let_stay(s: MosquitoState, card: Card) -> None:
    """Move a red card to the staying cards."""
    s.swarm.remove(card)
    s.staying.append(card)
    words.tell_stayed(s, card)


def let_weakest_stay(s: MosquitoState) -> None:
    """Hit the strongest card until it is repelled, then the next one (MZ-Q7)."""
    hits = s.mosquitos_in_swarm() - s.left
    for card in cards_to_name(s)[::-1]:
        hits -= s.strength(card)
        if hits < 0:
            let_stay(s, card)


def take_repelled(s: MosquitoState) -> None:
    """Discard every red card that does not stay, to the pile of the player with the lamp (MZ-X4)."""
    discard = s.holder().discard
    swarm = s.staying
    for card in s.swarm:
        if is_red(card):
            discard.append(card)
            words.tell_took_repelled(s, s.active, card)
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
            words.tell_red_from_hand(s, s.active, card)
            s.show_to_others(s.active)
        player.fresh = 0


class TakeExperience(Ask[MosquitoState]):
    """The player must take one of the open experience cards, and a new one replaces it (MZ-X7, MZ-X8, MZ-Q3)."""

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        found: list[Choice] = []
        for card in s.display:
            choice = words.learn(card)
            if choice not in found:
                found.append(choice)
        return found

    def take(self, s: MosquitoState, seat: Seat, choice: Choice) -> None:
        card = words.chosen_card(choice)
        place = s.display.index(card)
        s.players[seat].discard.append(card)
        words.tell_learned(s, seat, card)
        if s.experience:
            s.display[place] = s.pick(s.experience)
            words.tell_displayed(s, s.display[place])
        else:
            s.display.pop(place)
