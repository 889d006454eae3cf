"""What a seat may know, as bytes, and what it may choose, as a mask.

A row is written from a world the seat could be in, always the same one for the same knowledge: `imagine` depends on
nothing but what the seat may know and a seed, and the seed is fixed. So no byte can tell what the seat must not know.
What is dealt anew in such a world is a guess, and the layout says which parts that concerns.
"""

from typing import Any, Final

from wusel.engine.game import Game
from wusel.engine.kinds import Choice
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.learn.tensors.features import Feature
from wusel.learn.tensors.layout import Layout

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
        # Bytes would be copied once more on the way into a row.
        self.nothing = bytearray(self.size)
        self.no_action = bytearray(self.actions)

    def observe(self, s: State, seat: int, rows: bytearray, at: int) -> None:
        """Write what a seat may know into the row that begins at a place."""
        rows[at : at + self.size] = self.nothing
        world = self.imagined(s, seat)
        layout = self.layout
        rows[at + layout.seat + seat] = 1
        for other in range(self.seats):
            if world.asked >> other & 1:
                rows[at + layout.asked + (other - seat) % self.seats] = 1
            if world.owing >> other & 1:
                rows[at + layout.owing + (other - seat) % self.seats] = 1
        agenda = world.agenda
        if agenda:
            self.write_agenda(agenda, rows, at, seat)
        layout.state.write(world, rows, at, seat)
        for place in range(len(layout.features)):
            layout.added[place].write(layout.features[place].compute(world, seat), rows, at, seat)

    def imagined(self, s: State, seat: int) -> State:
        """A world that the seat could be in, always the same one for the same knowledge."""
        return self.game.imagine(s, seat, GUESS) if self.hides else s

    def write_agenda(self, agenda: list[int], rows: bytearray, at: int, seat: int) -> None:
        """The step that asks, what it was told, and the steps still to come."""
        layout = self.layout
        step = -1 - agenda[-1]
        rows[at + layout.step + step] = 1
        layout.agenda.write(agenda, rows, at, seat)
        told = layout.about[agenda[-1]]
        below = len(agenda) - 1 - len(told)
        for place in range(len(told)):
            told[place].write(agenda[below + place], rows, at, seat)

    def mask(self, offered: list[Choice], rows: bytearray, at: int) -> None:
        """Write which choices are on offer into the row that begins at a place."""
        rows[at : at + self.actions] = self.no_action
        for choice in offered:
            rows[at + self.index[choice]] = 1
