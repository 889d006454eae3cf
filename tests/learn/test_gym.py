"""The Gymnasium environment: conformance, seats and opponents, illegal actions, infos."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import wusel.learn  # noqa: F401  # registers the environments
from tests.learn.moments import shapes
from wusel.engine.errors import WuselError
from wusel.games import SHELF
from wusel.learn.gym import OneSeat


def play(env: OneSeat, most: int = 10_000) -> tuple[float, list[bytes]]:
    """Take the first legal action until the end. Return the episode's return and all observations."""
    observed, total, seen = env.episode.observe(env.seat), 0.0, []
    for _ in range(most):
        observed, reward, over, _, _ = env.step(observed["action_mask"].argmax())
        total += float(reward)
        seen.append(observed["observation"].tobytes())
        if over:
            break
    return total, seen


@pytest.mark.parametrize("game", SHELF)
def test_environments_pass_the_checker_of_gymnasium(game: str) -> None:
    for scaled in (False, True):
        env = gymnasium.make(f"wusel/{game.capitalize()}-v0", opponents="random", scaled=scaled)
        check_env(env.unwrapped, skip_render_check=True)


def test_any_seat_and_any_opponents() -> None:
    env = OneSeat("mosquitozzz", 3, seat=1, opponents=["random", "greedy"])
    env.reset(seed=3)
    assert env.names == ["random", "", "greedy"]
    total, seen = play(env)
    assert total in (-1.0, 0.0, 1.0)
    env.reset(seed=3)
    assert play(env) == (total, seen)


def test_it_is_always_the_learner_who_is_asked() -> None:
    env = OneSeat("schwarm", 2, seat=1, opponents="random")
    observed, _ = env.reset(seed=1)
    for _ in range(25):
        assert env.episode.acting() == 1
        assert observed["action_mask"].any()
        observed, *_ = env.step(observed["action_mask"].argmax())


def test_a_copy_has_the_same_luck() -> None:
    env = OneSeat("mosquitozzz", 2, opponents="random")
    env.reset(seed=2)
    play(env, most=3)
    other = copy.deepcopy(env)
    assert play(other) == play(env)


def test_an_illegal_action_loses() -> None:
    env = OneSeat("mosquitozzz", 2, words=True)
    observed, _ = env.reset(seed=1)
    barred = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(barred)
    assert (reward, over) == (-1.0, True)
    assert "is not on offer to seat 0" in info["illegal"]


@pytest.mark.parametrize("game", SHELF)
def test_infos_are_numbers_unless_words_are_asked_for(game: str) -> None:
    """Infos can be stacked: they have the same keys and shapes at every step, even after an illegal action."""
    env = OneSeat(game, opponents="random")
    observed, info = env.reset(seed=1)
    seen = [info]
    for _ in range(20):
        observed, _, over, _, info = env.step(observed["action_mask"].argmax())
        seen.append(info)
        if over:
            observed, _ = env.reset()
    seen.append(env.step(observed["action_mask"].argmin())[4])
    assert {shapes(info) for info in seen} == {shapes(seen[0])}
    assert [info["illegal"] for info in seen] == [0] * (len(seen) - 1) + [1]


def test_vector_environments_of_gymnasium_stack_infos() -> None:
    """Each key has an array of numbers."""
    envs = gymnasium.make_vec("wusel/Mosquitozzz-v0", 2, "sync", opponents="random")
    observed, _ = envs.reset(seed=1)
    for _ in range(60):
        observed, _, _, _, infos = envs.step(observed["action_mask"].argmax(axis=1))
        assert {infos[key].dtype.kind for key in ("step", "illegal")} == {"i"}
        assert {len(infos[key]) for key in ("step", "illegal")} == {2}


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"seat": 2}, "there is no seat 2; seats are 0 to 1"),
        ({"opponents": "genius"}, "there is no bot 'genius'; there are: random"),
        ({"opponents": ["greedy", "greedy"]}, "2 opponents for 1 other seats"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(wanted: dict[str, Any], words: str) -> None:
    with pytest.raises(WuselError, match=words):
        OneSeat("mosquitozzz", 2, **wanted)
