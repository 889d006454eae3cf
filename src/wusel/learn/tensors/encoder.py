"""Encoder: writes the observation of a seat and its action mask into byte buffers.

The observation is encoded from a determinization, a state sampled by `Game.imagine` that is consistent with what the
seat knows. Sampling depends only on that knowledge and a fixed seed, so no byte can leak hidden information. Values
that were sampled are marked as a `guess` in the layout.
"""

from typing import Any, Final

from wusel.engine.game import Game
from wusel.engine.kinds import Choice
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.learn.tensors.features import Feature
from wusel.learn.tensors.layout import Layout

SAMPLING_SEED: Final = 1


class Encoder:
    """Encodes observations and action masks of one game with its options. An action is the index of a choice in the
    game's vocabulary: all words one after the other, each with all its arguments, without gaps."""

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
        """Write the observation of a seat into the row that begins at `at`."""
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
            layout.feature_writers[place].write(layout.features[place].compute(world, seat), rows, at, seat)

    def imagined(self, s: State, seat: int) -> State:
        """The determinization of a state for a seat, always the same one for the same knowledge."""
        return self.game.imagine(s, seat, SAMPLING_SEED) if self.hides else s

    def write_agenda(self, agenda: list[int], rows: bytearray, at: int, seat: int) -> None:
        """Encode the current step, its arguments, and the steps that are pending."""
        layout = self.layout
        step = -1 - agenda[-1]
        rows[at + layout.step + step] = 1
        layout.agenda.write(agenda, rows, at, seat)
        arguments = layout.arguments[agenda[-1]]
        below = len(agenda) - 1 - len(arguments)
        for place in range(len(arguments)):
            arguments[place].write(agenda[below + place], rows, at, seat)

    def mask(self, offered: list[Choice], rows: bytearray, at: int) -> None:
        """Write the action mask into the row that begins at `at`."""
        rows[at : at + self.actions] = self.no_action
        for choice in offered:
            rows[at + self.index[choice]] = 1
