"""Many games at once are the same games as one at a time."""

import numpy as np
import pytest
from numpy.typing import NDArray

import wusel.learn
from tests.learn.moments import GAMES
from wusel.engine.errors import BadChoice, WuselError
from wusel.engine.kinds import Seat
from wusel.learn.vector import VectorEnv

COUNT = 3


def firsts(env: VectorEnv) -> NDArray[np.intp]:
    """The first choice on offer in every game."""
    chosen: NDArray[np.intp] = env.masks.argmax(axis=1)
    return chosen


@pytest.mark.parametrize("game", GAMES)
def test_every_row_is_what_one_game_alone_shows(game: str) -> None:
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


def test_a_game_that_is_over_tells_its_outcome_and_the_next_one_is_dealt() -> None:
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


def test_beside_opponents_the_learner_has_every_seat_in_turn() -> None:
    env = wusel.learn.vector_env("mosquitozzz", 2, count=4, opponent="random")
    env.reset(seed=1)
    assert env.acting.tolist() == [0, 1, 0, 1]
    for _ in range(10):
        seats = env.acting.copy()
        env.step(firsts(env))
        assert (env.acting == seats)[~env.over].all()


def test_advice_is_what_somebody_would_choose() -> None:
    env = wusel.learn.vector_env("mosquitozzz", 2, count=COUNT)
    env.reset(seed=10)
    game = env.encoder.game
    for _ in range(20):
        advised = env.advice("greedy")
        for nth, s in enumerate(env.batch.states):
            seat = int(env.acting[nth])
            offered = game.options(s, seat)
            rated = dict(zip(offered, game.judge().ratings(s, Seat(seat), offered), strict=True))
            assert rated[env.encoder.choices[advised[nth]]] == max(rated.values())
        env.step(advised)


def test_trying_out_tells_no_more_than_a_seat_can_know() -> None:
    """What the choices come to is the same in every world that the seat could be in."""
    here, there = (wusel.learn.vector_env("mosquitozzz", 2, count=COUNT) for _ in range(2))
    for env in (here, there):
        env.reset(seed=10)
        for _ in range(12):
            env.step(firsts(env))
    seats = there.acting.tolist()
    batch = there.batch
    batch.states = [batch.game.imagine(s, seat, 77) for s, seat in zip(batch.states, seats, strict=True)]
    tried = here.tried_out(worlds=2)
    assert np.array_equal(tried, there.tried_out(worlds=2))
    assert tried[here.masks].any()
    assert not tried[~here.masks].any()


def test_what_cannot_be_is_refused_and_nothing_has_changed() -> None:
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
