"""The table of Newcards."""

from newcards.content import Content
from newcards.words import Card
from wusel.engine.data import MADE, Data
from wusel.engine.kinds import Hidden, PerSeat, Pile, Seat
from wusel.engine.state import State


class Player(Data):
    """What somebody has kept, for all to see."""

    __slots__ = MADE
    cards: list[Card]


class NewcardsState(State):
    """Everything on the table. Of the pile all know what is left in it, and nobody in which order."""

    __slots__ = MADE
    content: Content
    players: PerSeat[Player]
    turn: Hidden[Seat]  # everybody sees who is asked
    open_card: Card
    pile: Pile[Card]
    discard: list[Card]  # what was left

    def at_turn(self) -> Seat:
        return self.turn

    def points(self, seat: Seat) -> int:
        return sum([self.content.points[card] for card in self.players[seat].cards])
