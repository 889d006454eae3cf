"""One game under way as learners see it: observations and masks, choices by number, what happened, what it is worth."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from wusel.engine.errors import BadChoice, RunsForever
from wusel.engine.events import Event
from wusel.engine.game import MOST_STEPS, Game
from wusel.engine.kinds import Seat
from wusel.engine.state import State
from wusel.engine.table import opening_chance
from wusel.learn.cited import rules_of_steps, unique
from wusel.learn.settings import settled_encoder
from wusel.learn.tensors.batch import outcome_of
from wusel.learn.tensors.encoder import Encoder
from wusel.learn.tensors.rehearsal import first_owing

Observed = dict[str, NDArray[Any]]
NOBODY: Final = -1


class Sitting:
    """A game with the choices made so far. With `shaped` a seat is rewarded at once by how much more the game's judge
    thinks its place is worth; at the end it is what the outcome adds to that. With `words` it is kept for every seat
    what happened and by which rules."""

    def __init__(self, encoder: Encoder, shaped: bool = False, words: bool = False) -> None:
        self.encoder = encoder
        self.game: Game[Any] = encoder.game
        self.shaped = shaped
        self.words = words
        self.seats = encoder.seats
        self.rules = rules_of_steps(self.game) if words else {}
        self.state: State | None = None
        self.happened: list[list[Event]] = []
        self.at_work: list[list[str]] = []
        self.worths: list[float] = []

    def begin(self, seed: int) -> None:
        """Deal a new game: the same as a table with that seed."""
        opening: list[Event] = []
        self.state = self.game.new(self.encoder.options, opening_chance(seed), opening)
        self.state.events = None
        self.happened = [opening[:] for _ in range(self.seats)]
        self.at_work = [[] for _ in range(self.seats)]
        self.worths = [self.worth(seat) for seat in range(self.seats)] if self.shaped else []

    @property
    def s(self) -> State:
        if self.state is None:
            raise BadChoice("no game has begun; call reset first")
        return self.state

    def acting(self) -> int:
        """Who chooses next; those who choose at once do so in the order of their seats. NOBODY when it is over."""
        return first_owing(self.s) if self.s.owing else NOBODY

    # --- what a seat knows

    def observed(self, seat: int) -> Observed:
        """What a seat may know and choose."""
        return {"observation": self.observation(seat), "action_mask": self.mask(seat)}

    def observation(self, seat: int) -> NDArray[np.uint8]:
        row = bytearray(self.encoder.size)
        self.encoder.observe(self.s, seat, row, 0)
        return np.frombuffer(row, np.uint8)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Which choices are on offer to a seat, none unless it has to choose."""
        row = bytearray(self.encoder.actions)
        if self.s.owing >> seat & 1:
            self.encoder.mask(self.game.options(self.s, seat), row, 0)
        return np.frombuffer(row, np.int8)

    def info(self, seat: int) -> dict[str, object]:
        """Which step waits for a choice. As a number, from 1 in the order of their declaration and 0 at the end; in
        words also what happened since the seat chose last, as far as it may know, and the rules that were carried
        out."""
        if not self.words:
            return {"step": np.int64(-self.s.agenda[-1] if self.s.agenda else 0)}
        seen = [self.game.events.to_json(event.what) for event in self.happened[seat] if event.is_seen_by(seat)]
        rules = unique([rule for step in self.at_work[seat] for rule in self.rules[step]])
        return {"step": self.game.asking(self.s), "events": seen, "rules": rules}

    # --- choosing

    def choose(self, seat: int, action: int) -> list[float]:
        """Carry out a choice and say what every seat is rewarded with."""
        s = self.s
        choice = self.checked(seat, action)
        if self.words:
            self.note(s, seat, choice)
        else:
            self.game.apply(s, seat, choice)
        return self.rewards()

    def note(self, s: State, seat: int, choice: int) -> None:
        """Carry out a choice and keep for everybody what happened."""
        events: list[Event] = []
        s.events = events
        self.happened[seat].clear()
        self.at_work[seat].clear()
        steps = self.carry_out(s, seat, choice)
        s.events = None
        for other in range(self.seats):
            self.happened[other] += events
            self.at_work[other] += steps

    def carry_out(self, s: State, seat: int, choice: int) -> list[str]:
        """Let the rules act; the names of the steps that did."""
        steps = [self.game.asking(s)]
        going_on = self.game.carry_out(s, seat, choice)
        while going_on:
            step = self.game.asking(s)
            going_on = self.game.advance(s)
            if going_on:
                steps.append(step)
            if len(steps) > MOST_STEPS:
                raise RunsForever(self.game.what_goes_round(s))
        return steps

    def checked(self, seat: int, action: int) -> int:
        """The choice with a number, if it is on offer."""
        if not 0 <= action < self.encoder.actions:
            raise BadChoice(f"there is no action {action}; actions are 0 to {self.encoder.actions - 1}")
        choice = self.encoder.choices[action]
        if choice not in self.game.options(self.s, seat):
            rule = self.game.barred(self.s, seat, choice)
            barred = f" ({rule})" if rule else ""
            said = self.game.choices.to_json(choice)
            raise BadChoice(
                f"action {action} is {said}, which is not on offer to seat {seat} now{barred}; see its mask"
            )
        return choice

    def rewards(self) -> list[float]:
        """The outcome at the end; if shaped, what has changed for every seat."""
        over = not self.s.owing
        if not self.shaped:
            return outcome_of(self.game.result(self.s)) if over else [0.0] * self.seats
        before = self.worths
        if over:
            self.worths = outcome_of(self.game.result(self.s))
        else:
            self.worths = [self.worth(seat) for seat in range(self.seats)]
        return [now - then for now, then in zip(self.worths, before, strict=True)]

    def worth(self, seat: int) -> float:
        """From -1 to 1, as outcomes are, in a world that the seat could be in: a reward tells no more than a look."""
        return 2 * self.game.judge().worth(self.encoder.imagined(self.s, seat), Seat(seat)) - 1

    # --- copies

    def __getstate__(self) -> dict[str, object]:
        """All that a copy needs, in plain builtins: compiled things are made anew."""
        made_anew = ("encoder", "game", "rules", "state", "happened")
        kept = {name: value for name, value in self.__dict__.items() if name not in made_anew}
        return {
            "kept": kept,
            "setting": (
                self.game.name,
                tuple(self.encoder.options.items()),
                self.game.content_text(),
                tuple(self.encoder.features),
            ),
            "state": self.state.to_data() if self.state is not None else None,
            "happened": [[(event.seen_by, event.what) for event in events] for events in self.happened],
        }

    def __setstate__(self, written: dict[str, Any]) -> None:
        self.__dict__.update(
            {name: value[:] if isinstance(value, list) else value for name, value in written["kept"].items()}
        )
        self.at_work = [steps[:] for steps in self.at_work]
        self.encoder = settled_encoder(*written["setting"])
        self.game = self.encoder.game
        self.rules = rules_of_steps(self.game) if self.words else {}
        self.state = self.game.thaw(written["state"]) if written["state"] is not None else None
        self.happened = [[Event(seen_by, what) for seen_by, what in events] for events in written["happened"]]
