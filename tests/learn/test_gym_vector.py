"""Gymnasium's vector environment: the same rows as single ones, autoreset, illegal actions; worker processes."""

import os
import signal
from multiprocessing import active_children
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import wusel.learn
from wusel.engine.errors import WuselError
from wusel.games import SHELF
from wusel.learn.gym import OneSeat
from wusel.learn.gym_vector import ManySeats
from wusel.learn.workers import Workers

COUNT = 3


def made(game: str = "mosquitozzz", count: int = COUNT, **options: Any) -> ManySeats:  # noqa: ANN401
    env = gymnasium.make_vec(f"wusel/{game.capitalize()}-v0", count, "vector_entry_point", **options)
    assert isinstance(env, ManySeats)
    return env


def same(one: Any, other: Any) -> None:  # noqa: ANN401  # observations or infos
    """Check that nested dicts of arrays are equal."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            same(one[key], other[key])
    elif one is None:
        assert other is None
    elif isinstance(one, np.ndarray) and one.dtype == object:
        for this, that in zip(one, other, strict=True):
            same(this, that)
    else:
        assert np.array_equal(one, other)
        assert np.asarray(one).dtype == np.asarray(other).dtype


# --- Gymnasium's conventions


@pytest.mark.parametrize("game", SHELF)
def test_spaces_and_returns_are_those_of_a_vector_environment(game: str) -> None:
    env = made(game, opponents="random")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.spec is not None
    assert env.single_action_space == gymnasium.spaces.Discrete(env.encoder.actions)
    observed, infos = env.reset(seed=1)
    for _ in range(5):
        assert observed in env.observation_space
        assert np.array_equal(env.action_masks(), observed["action_mask"].astype(bool))
        actions = observed["action_mask"].argmax(axis=1)
        assert actions in env.action_space
        observed, rewards, over, cut, infos = env.step(actions)
        assert [each.dtype.kind for each in (rewards, over, cut, infos["step"])] == ["f", "b", "b", "i"]
        assert {each.shape for each in (rewards, over, cut, infos["step"], infos["_step"])} == {(COUNT,)}
    env.close()


@pytest.mark.parametrize("how", [{}, {"shaped": True, "scaled": True}])
def test_rows_infos_and_rewards_equal_those_of_single_environments(how: dict[str, Any]) -> None:
    """They equal those of Gymnasium's own vector of single environments. Seeds of later episodes differ, so the test
    ends with the first ones."""
    env = made("mosquitozzz", players=3, seat=1, opponents=["random", "greedy"], **how)
    alone = [OneSeat("mosquitozzz", 3, seat=1, opponents=["random", "greedy"], **how) for _ in range(COUNT)]
    observed, infos = env.reset(seed=4)
    for nth, each in enumerate(alone):
        row, info = each.reset(seed=4 + nth)
        same(row, {key: observed[key][nth] for key in row})
        same(info, {key: infos[key][nth] for key in info})
    over = np.zeros(COUNT, bool)
    ends = 0
    while not over.all():
        actions = observed["action_mask"].argmax(axis=1)
        observed, rewards, now_over, _, infos = env.step(actions)
        for nth in np.flatnonzero(~over).tolist():
            row, reward, ended, _, info = alone[nth].step(actions[nth])
            assert reward == pytest.approx(rewards[nth], abs=1e-6)
            assert ended == now_over[nth]
            if ended:
                ends += 1
                assert infos["_final_obs"][nth]
                same(row, infos["final_obs"][nth])
                same(info, {key: infos["final_info"][key][nth] for key in info})
            else:
                same(row, {key: observed[key][nth] for key in row})
        over |= now_over
    assert ends == COUNT


def test_infos_have_the_form_that_gymnasium_gives_them() -> None:
    """They have the same keys, types and shapes as in its vector of single environments with the same autoreset."""
    ours = made(count=2, players=2, opponents="random")
    theirs = gymnasium.make_vec(
        "wusel/Mosquitozzz-v0", 2, "sync", vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        players=2, opponents="random",
    )  # fmt: skip
    forms = []
    for env in (ours, theirs):
        observed, _ = env.reset(seed=3)
        over, infos = np.zeros(2, bool), dict[str, Any]()
        while not over.any():
            observed, _, over, _, infos = env.step(observed["action_mask"].argmax(axis=1))
        forms.append(form(infos))
    assert forms[0] == forms[1]


def form(value: Any) -> Any:  # noqa: ANN401  # infos
    if isinstance(value, dict):
        return {key: form(each) for key, each in sorted(value.items())}
    return type(value), getattr(value, "dtype", None), getattr(value, "shape", None)


def test_an_illegal_action_loses_in_its_environment_alone() -> None:
    env = made(players=2)
    observed, _ = env.reset(seed=1)
    actions = observed["action_mask"].argmax(axis=1)
    actions[1] = observed["action_mask"][1].argmin()
    _, rewards, over, _, infos = env.step(actions)
    assert (rewards.tolist(), over.tolist()) == ([0.0, -1.0, 0.0], [False, True, False])
    assert infos["final_info"]["illegal"].tolist() == [0, 1, 0]
    assert env.step(np.full(COUNT, -1))[2].all()


def test_seeds_are_given_to_all_or_to_each_and_go_on() -> None:
    env = made(players=2)
    first, _ = env.reset(seed=5)
    again, _ = env.reset(seed=[7, 6, 5])
    assert np.array_equal(first["observation"], again["observation"][::-1])
    env.reset(seed=5)
    following, _ = env.reset()
    named, _ = env.reset(seed=5 + COUNT)
    same(following, named)
    with pytest.raises(WuselError, match="2 seeds for 3 environments"):
        env.reset(seed=[1, 2])


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(WuselError, match="there is no bot 'genius'"):
        made(opponents="genius")
    with pytest.raises(WuselError, match="0 games cannot be played"):
        ManySeats("crumbs", 0)
    with pytest.raises(WuselError, match="0 workers cannot play"):
        wusel.learn.vector_env("crumbs", workers=0)


# --- worker processes


def test_workers_do_what_one_process_does_and_leave_nothing_behind() -> None:
    ours, theirs = (made(count=5, players=2, opponents="random", workers=workers) for workers in (1, 2))
    same(dict(enumerate(ours.reset(seed=2))), dict(enumerate(theirs.reset(seed=2))))
    ends = 0
    for _ in range(60):
        actions = ours.arrays.masks.argmax(axis=1)
        one, other = ours.step(actions), theirs.step(actions)
        same(dict(enumerate(one)), dict(enumerate(other)))
        ends += int(one[2].sum())
    assert ends > 2
    assert isinstance(theirs.crew, Workers)
    processes = theirs.crew.processes
    theirs.close()
    assert [process.exitcode for process in processes] == [0, 0]
    with pytest.raises(WuselError, match="closed"):
        theirs.step(actions)


def test_self_play_samples_advises_and_tries_out_the_same_with_workers() -> None:
    ours, theirs = (wusel.learn.vector_env("mosquitozzz", 2, count=5, workers=workers) for workers in (1, 2))
    for env in (ours, theirs):
        env.reset(seed=2)
    for _ in range(8):
        assert np.array_equal(ours.advice("random"), theirs.advice("random"))
        actions = ours.sample()
        assert np.array_equal(actions, theirs.sample())
        for env in (ours, theirs):
            env.step(actions)
    assert np.array_equal(ours.tried_out(), theirs.tried_out())
    with pytest.raises(WuselError, match="there is no bot 'genius'"):
        theirs.advice("genius")
    assert np.array_equal(ours.advice("greedy"), theirs.advice("greedy"))
    theirs.close()


def test_a_worker_that_dies_is_reported_and_the_others_end() -> None:
    env = wusel.learn.vector_env("crumbs", 2, count=4, workers=2)
    env.reset(seed=1)
    assert isinstance(env.crew, Workers)
    processes = env.crew.processes
    pid = processes[1].pid
    assert pid
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(WuselError, match=r"worker process 2 of this environment has died \(exit code -9\)"):
        env.step(env.masks.argmax(axis=1))
    assert not set(processes) & set(active_children())
    assert not any(process.is_alive() for process in processes)
