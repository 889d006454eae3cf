"""An episode: one game in progress, with observations, action masks, actions, rewards and infos."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from wusel.engine.deals import opening_chance
from wusel.engine.errors import BadChoice, RunsForever
from wusel.engine.events import Event
from wusel.engine.game import Game
from wusel.engine.sets import lowest
from wusel.engine.state import State
from wusel.engine.turns import MOST_STEPS
from wusel.engine.written_state import thaw_state
from wusel.learn.rule_citations import rules_of_steps, unique
from wusel.learn.settings import cached_encoder
from wusel.learn.spaces import divided, largest_values
from wusel.learn.tensors.batch import outcome_of, potential
from wusel.learn.tensors.encoder import Encoder

Observation = dict[str, NDArray[Any]]
NO_SEAT: Final = -1


class Episode:
    """One game in progress. `shaped` rewards every change of a seat's potential, which is the judge's estimate and at
    the end the outcome. With `words` events and executed rules are recorded for every seat. `scaled` observations are
    numbers from 0 to 1."""

    def __init__(self, encoder: Encoder, shaped: bool = False, words: bool = False, scaled: bool = False) -> None:
        self.encoder = encoder
        self.game: Game[Any] = encoder.game
        self.shaped = shaped
        self.words = words
        self.largest = largest_values(encoder) if scaled else None
        self.seats = encoder.seats
        self.rules = rules_of_steps(self.game) if words else {}
        self.state: State | None = None
        self.events: list[list[Event]] = []
        self.executed: list[list[str]] = []
        self.potentials: list[float] = []

    def begin(self, seed: int) -> None:
        """Begin a new game, the same as at a table with that seed."""
        opening: list[Event] = []
        self.state = self.game.new(self.encoder.options, opening_chance(seed), opening)
        self.state.events = None
        self.events = [opening[:] for _ in range(self.seats)]
        self.executed = [[] for _ in range(self.seats)]
        everyone = range(self.seats) if self.shaped else ()
        self.potentials = [potential(self.encoder, self.s, seat) for seat in everyone]

    @property
    def s(self) -> State:
        if self.state is None:
            raise BadChoice("no game has begun; call reset first")
        return self.state

    def acting(self) -> int:
        """The seat to move. Seats that choose simultaneously are taken in order; NO_SEAT at the end."""
        return lowest(self.s.owing) if self.s.owing else NO_SEAT

    # --- observations

    def observe(self, seat: int) -> Observation:
        """Observation and action mask of a seat."""
        return {"observation": self.observation(seat), "action_mask": self.mask(seat)}

    def observation(self, seat: int) -> NDArray[Any]:
        row = np.frombuffer(self.encoder.observation(self.s, seat), np.uint8)
        return row if self.largest is None else divided(row, self.largest)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The action mask of a seat."""
        if not self.s.owing >> seat & 1:
            return unasked_mask(self.encoder)
        return np.frombuffer(self.encoder.mask(self.game.options(self.s, seat)), np.int8)

    def info(self, seat: int) -> dict[str, object]:
        """The current step: its number, from 1 in the order of declaration, 0 at the end. With `words` its name, the
        events visible to the seat since its last choice, and the rules that were executed."""
        if not self.words:
            return {"step": np.int64(-self.s.agenda[-1] if self.s.agenda else 0)}
        seen = [self.game.events.to_json(event.what) for event in self.events[seat] if event.is_seen_by(seat)]
        rules = unique([rule for step in self.executed[seat] for rule in self.rules[step]])
        return {"step": self.game.asking(self.s), "events": seen, "rules": rules}

    # --- actions

    def choose(self, seat: int, action: int) -> list[float]:
        """Apply an action; returns the rewards of all seats."""
        s = self.s
        choice = self.legal_choice(seat, action)
        if self.words:
            self.apply_recording(s, seat, choice)
        else:
            self.game.apply(s, seat, choice)
        return self.rewards()

    def apply_recording(self, s: State, seat: int, choice: int) -> None:
        """Apply a choice and record events and executed steps for all seats."""
        events: list[Event] = []
        s.events = events
        self.events[seat].clear()
        self.executed[seat].clear()
        steps = self.apply_step_by_step(s, seat, choice)
        s.events = None
        for other in range(self.seats):
            self.events[other] += events
            self.executed[other] += steps

    def apply_step_by_step(self, s: State, seat: int, choice: int) -> list[str]:
        """Apply a choice; returns the names of the steps that were executed."""
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

    def legal_choice(self, seat: int, action: int) -> int:
        """The choice of an action; an illegal action is refused."""
        if not 0 <= action < self.encoder.actions:
            raise BadChoice(f"there is no action {action}; actions are 0 to {self.encoder.actions - 1}")
        choice = self.encoder.choices[action]
        if choice not in self.game.options(self.s, seat):
            rule = self.game.barred(self.s, seat, choice)
            barred = f" ({rule})" if rule else ""
            described = self.game.choices.to_json(choice)
            raise BadChoice(
                f"action {action} is {described}, which is not on offer to seat {seat} now{barred}; see its mask"
            )
        return choice

    def rewards(self) -> list[float]:
        """The outcome at the end; if shaped, the changes of all potentials."""
        over = not self.s.owing
        if not self.shaped:
            return outcome_of(self.game.result(self.s)) if over else [0.0] * self.seats
        before = self.potentials
        if over:
            self.potentials = outcome_of(self.game.result(self.s))
        else:
            self.potentials = [potential(self.encoder, self.s, seat) for seat in range(self.seats)]
        return [now - then for now, then in zip(self.potentials, before, strict=True)]

    # --- pickling

    def __getstate__(self) -> dict[str, object]:
        """The state in plain builtins; compiled objects are rebuilt."""
        rebuilt = ("encoder", "game", "rules", "state", "events")
        plain = {name: value for name, value in self.__dict__.items() if name not in rebuilt}
        return {
            "plain": plain,
            "setting": (
                self.game.name,
                tuple(self.encoder.options.items()),
                self.game.content_text(),
                tuple(self.encoder.features),
            ),
            "state": self.state.to_data() if self.state is not None else None,
            "events": [[(event.seen_by, event.what) for event in events] for events in self.events],
        }

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        self.__dict__.update(
            {name: value[:] if isinstance(value, list) else value for name, value in pickled["plain"].items()}
        )
        self.executed = [steps[:] for steps in self.executed]
        self.encoder = cached_encoder(*pickled["setting"])
        self.game = self.encoder.game
        self.rules = rules_of_steps(self.game) if self.words else {}
        self.state = thaw_state(self.game, pickled["state"]) if pickled["state"] is not None else None
        self.events = [[Event(seen_by, what) for seen_by, what in events] for events in pickled["events"]]


def unasked_mask(encoder: Encoder) -> NDArray[np.int8]:
    """The action mask of a seat that is not to move: the first action alone. The mask is not used, but samplers need an
    action to draw, and a learner learns nothing from it."""
    mask = np.zeros(encoder.actions, np.int8)
    mask[0] = 1
    return mask
