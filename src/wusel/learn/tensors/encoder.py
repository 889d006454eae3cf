"""Encoder: writes the observation of a seat and its action mask into rows of bytes.

An observation follows the layout, which has no room for secrets. Features are computed from a determinization, a state
sampled by `Game.imagine` that is consistent with what the seat knows. Sampling depends only on that knowledge and a
fixed seed, so they cannot leak hidden information either.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wusel.engine.game import Game
from wusel.engine.kinds import Choice
from wusel.engine.options import Value
from wusel.engine.state import State
from wusel.learn.tensors.features import Feature
from wusel.learn.tensors.layout import Layout
from wusel.learn.tensors.writers import turned

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
        # Its keys are objects, so that compiled code looks choices up as it finds them in a list.
        self.index: dict[object, int] = {choice: index for index, choice in enumerate(self.choices)}
        self.seats = self.layout.seats

    def observation(self, s: State, seat: int) -> bytearray:
        """The observation of a seat as a row of its own."""
        row = zeros(self.size)
        self.observe(s, seat, row, 0)
        return bytearray(row)

    def mask(self, offered: list[Choice]) -> bytearray:
        """The action mask for the choices on offer as a row of its own."""
        row = bytearray(self.actions)
        for choice in offered:
            row[self.index[choice]] = 1
        return row

    def observe(self, s: State, seat: i64, rows: vec[u8], at: i64) -> None:
        """Write the observation of a seat into the row that begins at `at`, which holds zeros."""
        layout = self.layout
        rows[at + layout.seat + seat] = 1
        write_seats(s.asked, self.seats, rows, at + layout.asked, seat)
        write_seats(s.owing, self.seats, rows, at + layout.owing, seat)
        if s.agenda:
            self.write_agenda(s.agenda, rows, at, seat)
        layout.state.write(s, rows, at, seat)
        if layout.features:
            self.write_features(self.imagined(s, int(seat)), rows, at, seat)

    def imagined(self, s: State, seat: int) -> State:
        """The determinization of a state for a seat, always the same one for the same knowledge."""
        return self.game.imagine(s, seat, SAMPLING_SEED) if self.hides else s

    def write_features(self, world: State, rows: vec[u8], at: i64, seat: i64) -> None:
        layout = self.layout
        for place in range(len(layout.features)):
            layout.feature_writers[place].numbers(layout.features[place].compute(world, int(seat)), rows, at, seat)

    def write_agenda(self, agenda: list[int], rows: vec[u8], at: i64, seat: i64) -> None:
        """Encode the current step, its arguments, and the steps that are pending."""
        layout = self.layout
        step: i64 = -1 - agenda[-1]
        rows[at + layout.step + step] = 1
        layout.agenda.numbers(agenda, rows, at, seat)
        arguments = layout.arguments[agenda[-1]]
        below = len(agenda) - 1 - len(arguments)
        for place in range(len(arguments)):
            arguments[place].number(agenda[below + place], rows, at, seat)


def zeros(size: int) -> vec[u8]:
    """A row of zeros."""
    return vec[u8](bytes(size))


def write_seats(group: i64, seats: i64, rows: vec[u8], at: i64, seat: i64) -> None:
    """Encode a set of seats, the observing seat first."""
    other: i64 = 0
    while group:
        if group & 1:
            rows[at + turned(other, seat, seats)] = 1
        group >>= 1
        other += 1
