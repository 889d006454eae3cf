"""The table of Newcards."""

from newcards.content import Content
from newcards.words import Card
from wusel.engine.data import MADE, Data
from wusel.engine.kinds import Hidden, PerSeat, Pile, Seat
from wusel.engine.state import State


class Player(Data):
    """The cards that a player has kept, for all to see."""

    __slots__ = MADE
    cards: list[Card]


class NewcardsState(State):
    """Everything on the table. All players know which cards are left in the pile, but not in which order."""

    __slots__ = MADE
    content: Content
    players: PerSeat[Player]
    turn: Hidden[Seat]  # all players see who is asked
    open_card: Card
    pile: Pile[Card]
    discard: list[Card]  # the cards that players left

    def at_turn(self) -> Seat:
        return self.turn

    def points(self, seat: Seat) -> int:
        return sum([self.content.points[card] for card in self.players[seat].cards])
