"""What a seat may know, as bytes, and what it may choose, as a mask.

A row is written from a world the seat could be in, always the same one for the same knowledge: `imagine` depends on
nothing but what the seat may know and a seed, and the seed is fixed. So no byte can tell what the seat must not know.
What is dealt anew in such a world is a guess, and the layout says which parts that concerns.
"""

from typing import Any, Final

from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.learn.tensors.layout import Layout

GUESS: Final = 1


class Encoder:
    """Writes observations and masks of one game with its options. A choice has the number that the game's vocabulary
    gives it: all words one after the other, each with all its arguments, without gaps."""

    def __init__(self, game: Game[Any], options: dict[str, Value]) -> None:
        self.game = game
        self.options = options
        self.hides = game.hides()
        self.layout = Layout(game, options)
        self.size = self.layout.size
        self.actions = game.choices.size
        self.choices = [game.choices.at(index) for index in range(self.actions)]
        self.index = {choice: index for index, choice in enumerate(self.choices)}
        self.seats = self.layout.seats
        self.no_action = bytes(self.actions)

    def observe(self, s: State, seat: int, rows: bytearray, at: int) -> None:
        """Write what a seat may know into the row that begins at a place."""
        world = self.imagined(s, seat)
        layout = self.layout
        told: list[bytes] = []
        layout.seat.tell(seat, seat, told)
        layout.of_seats.tell(world.asked, seat, told)
        layout.of_seats.tell(world.owing, seat, told)
        self.tell_agenda(world.agenda, seat, told)
        layout.state.tell(world, seat, told)
        rows[at : at + self.size] = b"".join(told)

    def imagined(self, s: State, seat: int) -> State:
        """A world that the seat could be in, always the same one for the same knowledge."""
        return self.game.imagine(s, seat, GUESS) if self.hides else s

    def tell_agenda(self, agenda: list[int], seat: int, told: list[bytes]) -> None:
        """The step that asks, the steps still to come, and what the one that asks was told."""
        layout = self.layout
        if not agenda:
            told.append(layout.no_agenda)
            return
        layout.step.tell(agenda[-1], seat, told)
        layout.agenda.tell(agenda, seat, told)
        places = layout.about[agenda[-1]]
        for nth in range(len(places)):
            part = layout.told[nth]
            if places[nth]:
                part.tell(agenda[places[nth]], seat, told)
            else:
                told.append(part.nothing)

    def mask(self, offered: list[int], rows: bytearray, at: int) -> None:
        """Write which choices are on offer into the row that begins at a place."""
        rows[at : at + self.actions] = self.no_action
        for choice in offered:
            rows[at + self.index[choice]] = 1
