"""Phase D: taking breath."""

from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import NONE, only
from wusel.engine.step import Ask, Step, Together
from wusel.engine.vocabulary import verb
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import put_in
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.steps.orange import let_act


class HandOnLamp(Ask[MosquitoState]):
    """The lamp goes to another player (MZ-D1). Letters in the swarm decide instead: one after the other in order of
    appearance, starting from the player with the lamp, and then they leave (MZ-O10..O14, MZ-Q10, MZ-Q11)."""

    def asks(self, s: MosquitoState) -> SeatSet:
        return NONE if s.acts_in_swarm(words.HAND_ON_LAMP) else only(s.active)

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        return [words.pass_lamp(other) for other in s.everybody() if other != seat]

    def take(self, s: MosquitoState, seat: Seat, choice: Choice) -> None:
        s.active = words.chosen_seat(choice)
        words.tell_lamp_passed(s, seat, s.active)

    def act(self, s: MosquitoState) -> None:
        giver = s.active
        let_act(s, giver, words.HAND_ON_LAMP, self.doing)
        words.tell_lamp_passed(s, giver, s.active)


class TwoPlayerDiscard(Together[MosquitoState]):
    """In the standard game for two, both players may put one hand card on their discard pile (MZ-D2, MZ-K10, MZ-Q17,
    MZ-Q19)."""

    def asks(self, s: MosquitoState) -> SeatSet:
        if s.seats != 2 or s.variant.coop:
            return 0
        return (1 if s.players[0].hand else 0) | (2 if s.players[1].hand else 0)

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        return [words.KEEP_ALL] + [words.discard(card) for card in dict.fromkeys(s.players[seat].hand)]

    def reveal(self, s: MosquitoState, choices: list[Choice]) -> None:
        for seat in s.everybody():
            if verb(choices[seat]) == words.DISCARD:
                card = words.chosen_card(choices[seat])
                player = s.players[seat]
                player.give_up(card)
                player.discard.append(card)
                words.tell_discarded(s, seat, card)


class RefillHands(Step[MosquitoState]):
    """Everyone draws up to the hand size (MZ-D3, MZ-K4)."""

    def act(self, s: MosquitoState) -> None:
        for seat in s.everybody():
            missing = s.variant.hand_size - len(s.players[seat].hand)
            if missing > 0:
                draw_up(s, seat, missing)


def draw_up(s: MosquitoState, seat: Seat, missing: int) -> None:
    """Draw from the own draw pile. If it does not suffice, draw all of it first, then from the reshuffled discard pile
    (MZ-D4, MZ-Q4)."""
    player = s.players[seat]
    if missing >= len(player.draw):
        missing -= len(player.draw)
        take_up(s, seat, len(player.draw))
        if missing and player.discard:
            player.draw = player.discard
            player.draw.sort()
            player.discard = []
            words.tell_reshuffled(s, seat)
    take_up(s, seat, min(missing, len(player.draw)))


def take_up(s: MosquitoState, seat: Seat, n: int) -> None:
    """Move cards from the draw pile to the hand. After the whole pile, everyone can deduce the hand: every card that is
    not in the discard pile."""
    if not n:
        return
    player = s.players[seat]
    whole_pile = n == len(player.draw)
    words.tell_drew(s, seat, n)
    for _ in range(n):
        card = player.draw.pop() if whole_pile else s.pick(player.draw)
        put_in(player.hand, card)
        words.tell_drew_card(s, seat, card, seen_by=only(seat))
    if whole_pile:
        player.known = player.hand[:]
        player.fresh = 0
    else:
        player.fresh += n
