"""Phase A: the swarm grows."""

from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import only
from wusel.engine.step import Step, Together
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import NO_CARD, is_red
from wusel.games.mosquitozzz.scoring import finish
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.steps.orange import let_act


class LayCards(Together[MosquitoState]):
    """A1-A4: everyone lays one card face down, and all cards are turned up at once (MZ-A1, MZ-A2, MZ-Q5)."""

    def asks(self, s: MosquitoState) -> SeatSet:
        seats = 0
        for seat in s.everybody():
            if s.players[seat].hand:
                seats |= only(seat)
        return seats

    def options(self, s: MosquitoState, seat: Seat) -> list[Choice]:
        found: list[Choice] = []
        last = NO_CARD
        for card in s.players[seat].hand:
            if card != last:
                found.append(words.lay(card))
            last = card
        return found

    def reveal(self, s: MosquitoState, choices: list[Choice]) -> None:
        """Red cards join the swarm at once. The others stay in front of their owners (MZ-A3, MZ-A4)."""
        for seat in s.everybody():
            choice = choices[seat]
            if choice:
                card = words.chosen_card(choice)
                player = s.players[seat]
                player.give_up(card)
                if is_red(card):
                    s.swarm.append(card)
                    words.tell_joined_swarm(s, seat, card)
                else:
                    player.laid = card
                    words.tell_card_laid(s, seat, card)


class TurnUp(Step[MosquitoState]):
    """A5: one card from the swarm deck joins the swarm. An Alarm acts at once and leaves (MZ-A5, MZ-A7, MZ-O9)."""

    def act(self, s: MosquitoState) -> None:
        if not s.swarm_deck:
            finish(s, words.DECK_EMPTY)
            return
        card = s.pick(s.swarm_deck)
        words.tell_turned_up(s, card)
        s.swarm.append(card)
        if s.content.cards[card].acts == words.TURN_UP:
            let_act(s, s.active, words.TURN_UP, self.doing)


class FaceSwarm(Step[MosquitoState]):
    """A6: a swarm without mosquitos grows until it has one. Then it attacks (MZ-A6, MZ-R1)."""

    def act(self, s: MosquitoState) -> None:
        s.left = s.mosquitos_in_swarm()
        s.stage = words.BLUE
        if s.left:
            words.tell_attack(s, s.active, s.left)
        else:
            s.then(words.TURN_UP, words.FACE_SWARM)
