"""Batched episodes in one process. Observations and masks are written into preallocated buffers; an episode that ends
is followed by the next one at once."""

from array import array
from collections.abc import Callable
from typing import Any, Final

from wusel.bots.search import Search
from wusel.engine.chance import Chance, seeded
from wusel.engine.errors import BadChoice
from wusel.engine.game import Game, Result
from wusel.engine.sets import lowest
from wusel.engine.state import State
from wusel.learn.tensors.encoder import Encoder

Chooser = Callable[[Game[Any], State, int, int], int]
OPPONENT_SEED: Final = 0x1EA2


class Batch:
    """`count` episodes; the nth episode to begin has the seed `seed + n`. `acting` is the seat to move in each. With an
    `opponent` the learner has one seat, which rotates from episode to episode."""

    def __init__(
        self,
        encoder: Encoder,
        count: int,
        observations: bytearray,
        masks: bytearray,
        acting: bytearray,
        rewards: "array[float]",
        opponent: Chooser | None = None,
    ) -> None:
        self.encoder = encoder
        self.game = encoder.game
        self.count = count
        self.observations = observations
        self.masks = masks
        self.acting = acting
        self.rewards = rewards
        self.opponent = opponent
        self.seed = 0
        self.started = 0
        self.luck = Chance(1)
        self.states: list[State] = []
        self.learners: list[int] = [0] * count

    def reset(self, seed: int) -> None:
        """Restart all episodes."""
        self.seed = seed
        self.started = 0
        self.luck.reseed(seed + OPPONENT_SEED)
        self.states = [self.next_game(nth) for nth in range(self.count)]
        for nth in range(self.count):
            self.write_row(nth)

    def next_game(self, nth: int) -> State:
        """A new episode in a slot, played up to the learner's first decision."""
        while True:
            s: State = self.game.set_up(self.encoder.options, seeded(self.seed + self.started), None)
            self.learners[nth] = self.started % self.encoder.seats
            self.started += 1
            self.game.settle(s)
            self.play_opponents(nth, s)
            if s.owing:
                return s

    def play_opponents(self, nth: int, s: State) -> None:
        """Let the opponents move until it is the learner's turn."""
        opponent = self.opponent
        if opponent is None:
            return
        learner = self.learners[nth]
        while s.owing:
            seat = lowest(s.owing)
            if seat == learner:
                return
            self.game.apply(s, seat, opponent(self.game, s, seat, self.luck.word()))

    def step(self, actions: list[int]) -> list[int]:
        """Apply one action to each episode, all of them checked before; returns which episodes have ended. Their
        outcomes are in `rewards`; their observations are those of the next episode."""
        over: list[int] = []
        game, choices, seats = self.game, self.encoder.choices, self.encoder.seats
        for nth in range(self.count):
            s = self.states[nth]
            seat: int = self.acting[nth]
            game.apply(s, seat, choices[actions[nth]])
            if self.opponent is not None:
                self.play_opponents(nth, s)
            if not s.owing:
                over.append(nth)
                outcome = outcome_of(game.result(s))
                for other in range(seats):
                    self.rewards[nth * seats + other] = outcome[other]
                self.states[nth] = self.next_game(nth)
            self.write_row(nth)
        return over

    def advised(self, adviser: Chooser) -> list[int]:
        """The actions that another agent would take, for the seat to move in each episode."""
        found: list[int] = []
        for nth in range(self.count):
            choice = adviser(self.game, self.states[nth], self.acting[nth], self.luck.word())
            found.append(self.encoder.index[choice])
        return found

    def try_out(self, worlds: int, values: "array[float]") -> None:
        """Monte Carlo values of all legal actions: rollouts with the game's judge in `worlds` determinizations, which
        all actions share."""
        for nth in range(self.count):
            seat: int = self.acting[nth]
            world: State = self.game.imagine(self.states[nth], seat, self.luck.word())
            search = Search(self.game, world, seat, self.luck.word())
            for _ in range(worlds):
                search.try_in_a_world(search.candidates, 0.0)
            for candidate in search.candidates:
                values[nth * self.encoder.actions + self.encoder.index[candidate.choice]] = candidate.mean()

    def check(self, actions: list[int]) -> None:
        """Refuse all actions if one of them is illegal."""
        wide = self.encoder.actions
        if len(actions) != self.count:
            raise BadChoice(f"{len(actions)} actions for {self.count} games; it takes one for each")
        for nth in range(self.count):
            action = actions[nth]
            if not 0 <= action < wide or not self.masks[nth * wide + action]:
                raise BadChoice(f"action {action} is not on offer in game {nth}: its mask says what is")

    def write_row(self, nth: int) -> None:
        """Write observation and mask of the seat to move."""
        s = self.states[nth]
        seat = lowest(s.owing)
        self.acting[nth] = seat
        self.encoder.observe(s, seat, self.observations, nth * self.encoder.size)
        self.encoder.mask(self.game.options(s, seat), self.masks, nth * self.encoder.actions)


def outcome_of(result: Result | None) -> list[float]:
    """The returns of all seats, from -1 to 1: the share of others behind less the share of others ahead; in cooperative
    games 1 or -1 for all."""
    assert result is not None
    if result.won is not None:
        return [1.0 if result.won else -1.0] * len(result.ranks)
    ranks = result.ranks
    others = max(1, len(ranks) - 1)
    return [sum([(rank > own) - (rank < own) for rank in ranks]) / others for own in ranks]
