"""What a seat may know, as bytes, and what it may choose, as a mask.

A row is written from a world the seat could be in, always the same one for the same knowledge: `imagine` depends on
nothing but what the seat may know and a seed, and the seed is fixed. So no byte can tell what the seat must not know.
What is dealt anew in such a world is a guess, and the layout says which parts that concerns.
"""

from typing import Any, Final

from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.learn.tensors.features import Feature
from wusel.learn.tensors.layout import Layout
from wusel.learn.tensors.parts import Row

GUESS: Final = 1


class Encoder:
    """Writes observations and masks of one game with its options. A choice has the number that the game's vocabulary
    gives it: all words one after the other, each with all its arguments, without gaps."""

    def __init__(self, game: Game[Any], options: dict[str, Value], features: list[Feature]) -> None:
        self.game = game
        self.options = options
        self.hides = game.hides()
        self.features = [each.name for each in features]
        self.layout = Layout(game, options, features)
        self.size = self.layout.size
        self.actions = game.choices.size
        self.choices = [game.choices.at(index) for index in range(self.actions)]
        self.index = {choice: index for index, choice in enumerate(self.choices)}
        self.seats = self.layout.seats
        self.no_action = bytearray(self.actions)

    def new_row(self) -> Row:
        """An empty row, for one seat of one table."""
        return Row(self.size, self.layout.leaves)

    def look(self, s: State, seat: int, row: Row) -> None:
        """Write what a seat may know into its row, as far as that has changed since it looked last."""
        layout, world = self.layout, self.imagined(s, seat)
        layout.seat.show(seat, row, seat)
        layout.state.show(world, row, seat)
        for place in range(len(layout.added)):
            layout.added[place].show(layout.features[place].compute(world, seat), row, seat)

    def observed(self, s: State, seat: int) -> bytearray:
        """What a seat may know, for whoever looks once."""
        row = self.new_row()
        self.look(s, seat, row)
        return row.bytes

    def imagined(self, s: State, seat: int) -> State:
        """A world that the seat could be in, always the same one for the same knowledge."""
        return self.game.imagine(s, seat, GUESS) if self.hides else s

    def mask(self, offered: list[int], rows: bytearray, at: int) -> None:
        """Write which choices are on offer into the row that begins at a place."""
        rows[at : at + self.actions] = self.no_action
        for choice in offered:
            rows[at + self.index[choice]] = 1
