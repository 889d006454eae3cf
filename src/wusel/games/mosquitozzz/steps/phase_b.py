"""Phase B: the player with the lamp defends."""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Maybe, Seat, SeatSet
from wusel.engine.sets import NONE
from wusel.engine.step import Ask, AskAlways, Step
from wusel.engine.vocabulary import verb
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import NO_CARD, CardType
from wusel.games.mosquitozzz.effects import take_blood
from wusel.games.mosquitozzz.state import FULL_BLOOD, MosquitoState
from wusel.games.mosquitozzz.steps.orange import let_act
from wusel.games.mosquitozzz.words import Card, Stage

DRINKS: Final = [words.drink(n) for n in range(FULL_BLOOD, 0, -1)]


class Defend(AskAlways[MosquitoState]):
    """The player uses any number of cards, from the own hand and all that were laid: blue, then green, then the flat
    hand (MZ-B1, MZ-B4..B7).

    The player decides when the defence is over. It only ends by itself when no mosquito is left, because any other end
    would reveal the hand (MZ-B9). For speed the options are computed directly, because many cards are red or too late.
    """

    def asks(self, s: MosquitoState) -> SeatSet:
        return 1 << s.active if s.left else NONE

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        found = [words.END_DEFENCE]
        cards, now = s.content.cards, s.stage
        resistant = s.does_in_swarm(words.RESISTANT)
        for owner in s.everybody():
            card = s.players[owner].laid
            if card and not self.bar_of(s, seat, cards[card], resistant):
                found.append(words.use_laid(owner))
        last = NO_CARD
        for card in s.players[seat].hand:
            if card != last and cards[card].stage >= now and not self.bar_of(s, seat, cards[card], resistant):
                found.append(words.use(card))
            last = card
        return found

    def barred(self, s: MosquitoState, seat: Seat, choice: Choice) -> str:
        card = card_meant(s, seat, choice)
        return self.bar_of(s, seat, s.content.cards[card], s.does_in_swarm(words.RESISTANT)) if card else "MZ-B1"

    def bar_of(self, s: MosquitoState, seat: Seat, kind: CardType, resistant: bool) -> str:
        """Return the rule that forbids a card now, empty if none does. A Resistant forbids symbols (MZ-O6). Only blue
        cards can be useless."""
        stage = kind.stage
        if stage < s.stage:
            return too_late(stage, s.stage)
        if stage == words.GREEN and resistant:
            return "MZ-O6"
        return "" if stage != words.BLUE or s.variant.idle_use else self.doing.bar(s, seat, kind.effects)

    def take(self, s: MosquitoState, seat: Seat, choice: Choice) -> None:
        """Use a card, put it away and let it take effect. Then the defence goes on (MZ-B1..B3)."""
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
        kind = s.content.cards[card]
        s.put_away(card, player)
        s.stage = kind.stage
        s.then(words.DEFEND)
        self.doing.happen_all(s, seat, kind.effects)


def too_late(stage: Maybe[Stage], now: Stage) -> str:
    """Return the rule against a card whose stage is over. Red cards are never used (MZ-B12). After a flat hand only
    flat hands follow (MZ-B7), and after a green card no blue one does (MZ-B5)."""
    if stage == NOTHING:
        return "MZ-B12"
    return "MZ-B7" if now == words.FLAT_HAND else "MZ-B5"


def card_meant(s: MosquitoState, seat: Seat, choice: Choice) -> Card:
    """Return the card that a choice wants to use, if it is in the place that the choice names."""
    if verb(choice) == words.USE_LAID:
        owner = words.chosen_seat(choice)
        return s.players[owner].laid if owner < s.seats else NO_CARD
    if verb(choice) == words.USE and words.chosen_card(choice) in s.players[seat].hand:
        return words.chosen_card(choice)
    return NO_CARD


class ApplyOintment(Ask[MosquitoState]):
    """The ointment gives up to its number of drops, at least one (MZ-BL2, MZ-G2)."""

    def candidates(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        return DRINKS

    def bar(self, s: MosquitoState, seat: Seat, choice: Choice) -> str:
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
    """The lamp goes at once to another player, who begins with phase B. The swarm and the unused laid cards stay
    (MZ-BL4..BL7, MZ-Q12, MZ-Q13)."""

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        return [words.pass_swarm(other) for other in s.everybody() if other != seat]

    def take(self, s: MosquitoState, seat: Seat, choice: Choice) -> None:
        s.active = words.chosen_seat(choice)
        s.stage = words.BLUE
        s.left = s.mosquitos_in_swarm()
        words.tell_swarm_passed(s, seat, s.active)


class CloseDefence(Step[MosquitoState]):
    """Laid cards that were not used go to their owners' discard piles, and Resistant leaves (MZ-B10, MZ-B11, MZ-O7)."""

    def act(self, s: MosquitoState) -> None:
        for seat in s.everybody():
            player = s.players[seat]
            if player.laid:
                player.discard.append(player.laid)
                words.tell_unused(s, seat, player.laid)
                player.laid = NO_CARD
        if s.acts_in_swarm(words.CLOSE_DEFENCE):
            let_act(s, s.active, words.CLOSE_DEFENCE, self.doing)
