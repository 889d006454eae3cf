"""Batched episodes: observations and masks of many games in flat buffers. An episode that ends is followed by the next
one at once."""

from collections.abc import Callable
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from wusel.bots.search import Search
from wusel.engine.chance import Chance, seeded
from wusel.engine.ending import Result
from wusel.engine.game import Game
from wusel.engine.kinds import Seat
from wusel.engine.sets import lowest
from wusel.engine.state import State
from wusel.learn.tensors.encoder import Encoder, zeros

Chooser = Callable[[Game[Any], State, int, int], int]
ANY_SEAT: Final = -1
ILLEGAL_REWARD: Final = -1.0
OPPONENT_SEED: Final = 0x6B07


class Batch:
    """`count` episodes, each in a slot. An episode of a slot has the seed of the one before plus `stride`.

    Without `opponents` every seat learns. With opponents, one for each seat, the learner has the given seat, or the one
    that the seed of the episode determines. If it `is_single`, an illegal action loses the episode, and final
    observations are kept.

    `observations` and `masks` are rows for the seat to move, `acting`, at the step `asking`. `rewards` has an entry for
    each seat of each episode. `over` are the slots whose episodes have just ended, and `illegal` the slots whose
    episodes were lost by an illegal action. `finals` holds the last observations of the learner.
    """

    def __init__(
        self,
        encoder: Encoder,
        count: int,
        stride: int,
        opponents: list[Chooser],
        seat: int,
        shaped: bool,
        is_single: bool,
    ) -> None:
        self.encoder = encoder
        self.game = encoder.game
        self.count = count
        self.stride = stride
        self.opponents = opponents
        self.seat = seat
        self.shaped = shaped
        self.is_single = is_single
        self.blank: vec[u8] = zeros(count * encoder.size)
        self.no_rewards: vec[float] = vec[float]([0.0] * (count * encoder.seats))
        self.observations: vec[u8] = self.blank[:]
        self.finals: vec[u8] = self.blank[:]
        self.masks: vec[u8] = zeros(count * encoder.actions)
        self.rewards: vec[float] = self.no_rewards[:]
        self.acting: vec[u8] = zeros(count)
        self.asking: vec[u8] = zeros(count)
        self.over: list[int] = []
        self.illegal: list[int] = []
        self.states: list[State] = []
        self.seeds: list[int] = []
        self.lucks = [Chance(1) for _ in range(count)]
        self.offered: list[list[int]] = [[] for _ in range(count)]
        self.potentials = [0.0] * count

    # --- episodes

    def reset(self, seeds: list[int]) -> None:
        """Restart all episodes with these seeds, one for each."""
        self.seeds = seeds[:]
        self.clear()
        self.states = [self.next_game(nth) for nth in range(self.count)]
        for nth in range(self.count):
            self.write_row(nth)

    def clear(self) -> None:
        self.observations = self.blank[:]
        self.rewards = self.no_rewards[:]
        self.over = []
        self.illegal = []

    def next_game(self, nth: int) -> State:
        """A new episode in a slot, played up to the learner's first decision."""
        while True:
            seed = self.seeds[nth]
            self.seeds[nth] = seed + self.stride
            self.lucks[nth].chance = seeded(seed + OPPONENT_SEED)
            s: State = self.game.set_up(self.encoder.options, seeded(seed), None)
            self.game.settle(s)
            if self.opponents:
                self.play_opponents(nth, s, self.learner(seed))
            if s.owing:
                if self.shaped:
                    self.potentials[nth] = potential(self.encoder, s, lowest(s.owing))
                return s

    def learner(self, seed: int) -> int:
        """The learner's seat in the episode of a seed."""
        return self.seat if self.seat != ANY_SEAT else seed % self.encoder.seats

    def play_opponents(self, nth: int, s: State, learner: int) -> None:
        """Let the opponents move until it is the learner's turn."""
        while s.owing:
            seat = lowest(s.owing)
            if seat == learner:
                return
            self.game.apply(s, seat, self.opponents[seat](self.game, s, seat, self.lucks[nth].word()))

    # --- steps

    def step(self, actions: list[int]) -> None:
        """Apply one action to each episode."""
        self.clear()
        for nth in range(self.count):
            self.step_one(nth, actions[nth])
            self.write_row(nth)

    def step_one(self, nth: int, action: int) -> None:
        """Apply an action, which is legal unless this `is_single`."""
        s = self.states[nth]
        seat = int(self.acting[nth])
        if self.is_single and action not in self.offered[nth]:
            self.illegal.append(nth)
            self.rewards[nth * self.encoder.seats + seat] = ILLEGAL_REWARD
            self.finish(nth, s, seat)
            return
        self.game.apply(s, seat, self.encoder.choices[action])
        if self.opponents:
            self.play_opponents(nth, s, seat)
        if not s.owing:
            self.reward(nth, outcome_of(self.game.result(s)), seat)
            self.finish(nth, s, seat)
        elif self.shaped:
            now = potential(self.encoder, s, seat)
            self.rewards[nth * self.encoder.seats + seat] = now - self.potentials[nth]
            self.potentials[nth] = now

    def reward(self, nth: int, outcome: list[float], learner: int) -> None:
        """Reward all seats with the outcome; of a shaped reward the learner has received the potential already."""
        first = nth * self.encoder.seats
        for seat in range(self.encoder.seats):
            self.rewards[first + seat] = outcome[seat]
        if self.shaped:
            self.rewards[first + learner] = outcome[learner] - self.potentials[nth]

    def finish(self, nth: int, s: State, learner: int) -> None:
        """Replace an episode that is over by the next one."""
        if self.is_single:
            if not self.over:
                self.finals = self.blank[:]
            self.encoder.observe(s, learner, self.finals, nth * self.encoder.size)
        self.over.append(nth)
        self.states[nth] = self.next_game(nth)

    def write_row(self, nth: int) -> None:
        """Write observation and mask of the seat to move."""
        encoder = self.encoder
        s = self.states[nth]
        seat = lowest(s.owing)
        self.acting[nth] = u8(seat)
        self.asking[nth] = u8(-s.agenda[-1])
        encoder.observe(s, seat, self.observations, nth * encoder.size)
        masks = self.masks
        begin: i64 = nth * encoder.actions
        for action in self.offered[nth]:
            masks[begin + action] = 0
        offered: list[int] = []
        index = encoder.index
        for choice in cast(list[object], self.game.options(s, seat)):
            found = index[choice]
            masks[begin + found] = 1
            offered.append(found)
        self.offered[nth] = offered

    # --- what others would do

    def sampled(self) -> list[int]:
        """A random legal action for each episode."""
        return [self.offered[nth][self.lucks[nth].draw(len(self.offered[nth]))] for nth in range(self.count)]

    def advised(self, adviser: Chooser) -> list[int]:
        """The actions that another agent would take, for the seat to move in each episode."""
        found: list[int] = []
        for nth in range(self.count):
            choice = adviser(self.game, self.states[nth], int(self.acting[nth]), self.lucks[nth].word())
            found.append(self.encoder.index[choice])
        return found

    def try_out(self, worlds: int, values: Any) -> None:  # noqa: ANN401  # an array with a row for each episode
        """Monte Carlo values of all legal actions: rollouts with the game's judge in `worlds` determinizations, which
        all actions share."""
        for nth in range(self.count):
            seat, luck = int(self.acting[nth]), self.lucks[nth]
            world: State = self.game.imagine(self.states[nth], seat, luck.word())
            search = Search(self.game, world, seat, luck.word())
            for _ in range(worlds):
                search.try_in_a_world(search.candidates, 0.0)
            for candidate in search.candidates:
                values[nth, self.encoder.index[candidate.choice]] = candidate.mean()


def outcome_of(result: Result | None) -> list[float]:
    """The returns of all seats, from -1 to 1: the share of others behind less the share of others ahead; in cooperative
    games 1 or -1 for all."""
    assert result is not None
    if result.won is not None:
        return [1.0 if result.won else -1.0] * len(result.ranks)
    ranks = result.ranks
    others = max(1, len(ranks) - 1)
    return [sum([(rank > own) - (rank < own) for rank in ranks]) / others for own in ranks]


def potential(encoder: Encoder, s: State, seat: int) -> float:
    """The judge's estimate from -1 to 1, as outcomes are. It is computed from the seat's determinization, so that
    rewards leak no hidden information."""
    worth: float = encoder.game.judge().worth(encoder.imagined(s, seat), Seat(seat))
    return 2 * worth - 1
