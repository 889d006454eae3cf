"""The vectorised environment: the same episodes as one at a time, opponents, advice, rollouts, illegal actions."""

import numpy as np
import pytest
from numpy.typing import NDArray

import wusel.learn
from tests.learn.moments import GAMES
from wusel.engine.errors import BadChoice, WuselError
from wusel.engine.kinds import Seat
from wusel.learn.slots import Crew
from wusel.learn.tensors.batch import Batch
from wusel.learn.vector import VectorEnv

COUNT = 3


def firsts(env: VectorEnv) -> NDArray[np.intp]:
    """Return the first legal action of every episode."""
    chosen: NDArray[np.intp] = env.masks.argmax(axis=1)
    return chosen


def batch_of(env: VectorEnv) -> Batch:
    assert isinstance(env.crew, Crew)
    return env.crew.slots.batch


@pytest.mark.parametrize("game", GAMES)
def test_every_row_equals_the_observation_of_a_single_environment(game: str) -> None:
    many = wusel.learn.vector_env(game, count=COUNT)
    many.reset(seed=10)
    alone = [wusel.learn.env(game) for _ in range(COUNT)]
    for nth, env in enumerate(alone):
        env.reset(seed=10 + nth)
    for _ in range(30):
        if many.over.any():
            break
        for nth, env in enumerate(alone):
            observed = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{many.acting[nth]}"
            assert np.array_equal(observed["observation"], many.observations[nth])
            assert np.array_equal(observed["action_mask"], many.masks[nth])
            env.step(int(observed["action_mask"].argmax()))
        many.step(firsts(many))


def test_an_episode_that_ends_is_rewarded_and_followed_by_the_next() -> None:
    env = wusel.learn.vector_env("mosquitozzz", 2, count=COUNT)
    env.reset(seed=10)
    while not env.over.any():
        assert not env.rewards.any()
        env.step(firsts(env))
    ended = int(env.over.argmax())
    assert sorted(env.rewards[ended]) in ([-1.0, 1.0], [0.0, 0.0])
    following = wusel.learn.env("mosquitozzz", 2)
    following.reset(seed=10 + COUNT)
    assert np.array_equal(env.observations[ended], following.observe(following.agent_selection)["observation"])


def test_the_seat_of_the_learner_rotates_among_opponents() -> None:
    env = wusel.learn.vector_env("mosquitozzz", 2, count=4, opponent="random")
    env.reset(seed=1)
    assert env.acting.tolist() == [1, 0, 1, 0]
    for _ in range(10):
        seats = env.acting.copy()
        env.step(firsts(env))
        assert (env.acting == seats)[~env.over].all()


def test_advice_is_the_action_of_the_named_agent() -> None:
    env = wusel.learn.vector_env("mosquitozzz", 2, count=COUNT)
    env.reset(seed=10)
    game = env.encoder.game
    for _ in range(20):
        advised = env.advice("greedy")
        for nth, s in enumerate(batch_of(env).states):
            seat = int(env.acting[nth])
            offered = game.options(s, seat)
            rated = dict(zip(offered, game.judge().ratings(s, Seat(seat), offered), strict=True))
            assert rated[env.encoder.choices[advised[nth]]] == max(rated.values())
        env.step(advised)


def test_action_values_leak_no_hidden_information() -> None:
    """They are the same in every determinization of the seat."""
    here, there = (wusel.learn.vector_env("mosquitozzz", 2, count=COUNT) for _ in range(2))
    for env in (here, there):
        env.reset(seed=10)
        for _ in range(12):
            env.step(firsts(env))
    seats = there.acting.tolist()
    batch = batch_of(there)
    batch.states = [batch.game.imagine(s, seat, 77) for s, seat in zip(batch.states, seats, strict=True)]
    tried = here.tried_out(worlds=2)
    assert np.array_equal(tried, there.tried_out(worlds=2))
    assert tried[here.masks].any()
    assert not tried[~here.masks].any()


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    with pytest.raises(WuselError, match="0 games cannot be played"):
        wusel.learn.vector_env("crumbs", count=0)
    env = wusel.learn.vector_env("crumbs", 2, count=2)
    env.reset(seed=1)
    before = env.observations.copy()
    with pytest.raises(BadChoice, match="action 1 is not on offer in game 1"):
        env.step([0, 1])
    with pytest.raises(BadChoice, match="1 actions for 2 games"):
        env.step([0])
    assert np.array_equal(env.observations, before)
