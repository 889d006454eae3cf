"""The episodes of a vectorised environment: their setup, their arrays, and the objects that step them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from wusel.engine.options import Value
from wusel.learn.agents import new_agent
from wusel.learn.settings import cached_encoder
from wusel.learn.tensors.batch import ANY_SEAT, Batch, Chooser
from wusel.learn.tensors.encoder import Encoder

Allocate = Callable[[int], Any]
"""Makes a writable buffer of a number of bytes, all zero."""


@dataclass(frozen=True)
class Plan:
    """The setup of `count` episodes. `opponents` has a name for each seat, empty for the learner's; without opponents
    every seat learns. If it `is_single`, illegal actions lose, and final observations are kept."""

    game: str
    options: tuple[tuple[str, Value], ...]
    content_text: str
    features: tuple[str, ...]
    count: int
    opponents: tuple[str, ...] = ()
    seat: int = ANY_SEAT
    shaped: bool = False
    is_single: bool = False

    def encoder(self) -> Encoder:
        return cached_encoder(self.game, self.options, self.content_text, self.features)

    def choosers(self) -> list[Chooser]:
        """The opponents by seat. One that cannot play this game is refused."""
        return [new_agent(name, self.encoder()) if name else nobody for name in self.opponents]


def plan_of(encoder: Encoder, count: int, **how: Any) -> Plan:  # noqa: ANN401  # the other fields of a plan
    game = encoder.game
    options, features = tuple(encoder.options.items()), tuple(encoder.features)
    return Plan(game.name, options, game.content_text(), features, count, **how)


def nobody(*_: object) -> int:
    raise AssertionError("the learner chooses for itself")


class Arrays:
    """The arrays of all episodes, with a row or an entry for each."""

    NAMES: Final = (
        "observations", "finals", "masks", "rewards", "acting", "asking", "over", "illegal", "actions", "seeds",
    )  # fmt: skip

    def __init__(self, plan: Plan, allocate: Allocate) -> None:
        encoder = plan.encoder()

        def array(kind: type[Any], *shape: int) -> NDArray[Any]:
            size = np.dtype(kind).itemsize * plan.count * int(np.prod(shape))
            return np.ndarray((plan.count, *shape), kind, allocate(max(1, size)))

        self.observations: NDArray[np.uint8] = array(np.uint8, encoder.size)
        self.finals: NDArray[np.uint8] = array(np.uint8, encoder.size if plan.is_single else 0)
        self.masks: NDArray[np.bool_] = array(np.bool_, encoder.actions)
        self.rewards: NDArray[np.float32] = array(np.float32, encoder.seats)
        self.acting: NDArray[np.uint8] = array(np.uint8)
        self.asking: NDArray[np.uint8] = array(np.uint8)
        self.over: NDArray[np.bool_] = array(np.bool_)
        self.illegal: NDArray[np.bool_] = array(np.bool_)
        self.actions: NDArray[np.int64] = array(np.int64)
        self.seeds: NDArray[np.int64] = array(np.int64)

    def part(self, first: int, last: int) -> "Arrays":
        """The arrays of some of the episodes, sharing their memory."""
        found = Arrays.__new__(Arrays)
        for name in self.NAMES:
            setattr(found, name, getattr(self, name)[first:last])
        return found


class Slots:
    """Some of the episodes of a plan, stepped in this process: `first` to `last`. Reads `seeds` and `actions`, and
    writes all other arrays."""

    def __init__(self, plan: Plan, arrays: Arrays, first: int, last: int) -> None:
        self.plan = plan
        self.arrays = arrays.part(first, last)
        self.encoder = plan.encoder()
        self.batch = Batch(
            self.encoder, last - first, plan.count, plan.choosers(), plan.seat, plan.shaped, plan.is_single
        )

    def note_seeds(self) -> None:
        """Write down the `seeds` of the episodes that follow next, if any were begun."""
        if self.batch.seeds:
            self.arrays.seeds[:] = self.batch.seeds

    def reset(self) -> None:
        """Restart all episodes with their `seeds`."""
        self.batch.reset(self.arrays.seeds.tolist())
        self.copy_out()

    def step(self) -> None:
        """Apply the `actions`."""
        self.batch.step(self.arrays.actions.tolist())
        self.copy_out()

    def copy_out(self) -> None:
        """Copy the results of the batch to the arrays."""
        to, batch = self.arrays, self.batch
        for target, source in (
            (to.observations, batch.observations),
            (to.masks, batch.masks),
            (to.acting, batch.acting),
            (to.asking, batch.asking),
        ):
            np.copyto(target, np.frombuffer(memoryview(source), target.dtype).reshape(target.shape))
        rewards = np.frombuffer(memoryview(batch.rewards), np.float64)
        np.copyto(to.rewards, rewards.reshape(to.rewards.shape), casting="same_kind")
        to.over.fill(False)
        to.over[batch.over] = True
        to.illegal.fill(False)
        to.illegal[batch.illegal] = True
        if self.plan.is_single and batch.over:
            np.copyto(to.finals, np.frombuffer(memoryview(batch.finals), np.uint8).reshape(to.finals.shape))

    def sampled(self) -> NDArray[np.int64]:
        return np.array(self.batch.sampled(), np.int64)

    def advised(self, name: str) -> NDArray[np.int64]:
        return np.array(self.batch.advised(new_agent(name, self.encoder)), np.int64)

    def tried_out(self, worlds: int) -> NDArray[np.float32]:
        values = np.zeros((self.batch.count, self.encoder.actions), np.float32)
        self.batch.try_out(worlds, values)
        return values


class Crew:
    """All episodes of a plan, stepped by this process."""

    def __init__(self, plan: Plan) -> None:
        self.arrays = Arrays(plan, bytearray)
        self.slots = Slots(plan, self.arrays, 0, plan.count)

    def do(self, command: str, *args: object) -> list[Any]:
        """Carry out a method of `Slots`; the results of all parts, in order."""
        return [getattr(self.slots, command)(*args)]

    def close(self) -> None:
        """Nothing is held open."""
