"""The PettingZoo environments: conformance tests, seeds, copies, hidden information, rewards, rendering."""

import copy
import pickle
from collections.abc import Callable
from functools import partial

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import wusel.learn
from tests.learn.moments import GAMES, TABLES, shapes
from tests.thorough import COMPILED
from wusel.engine.errors import BadChoice, BadOption, WuselError
from wusel.engine.step import TOGETHER
from wusel.engine.table import Table
from wusel.games import known_game
from wusel.learn.episode import Observation
from wusel.learn.spaces import largest_values
from wusel.learn.tensors.batch import potential
from wusel.learn.zoo import OneByOne

# The plain build tests the default number of players, the compiled one all of them.
PLAYED = TABLES if COMPILED else [(name, known_game(name).declared[0].default) for name in GAMES]
CYCLES = 40
# PettingZoo warns of action masks in environments that it does not know by name.
pytestmark = pytest.mark.filterwarnings("ignore:Observation ")


def play(env: OneByOne, most: int = 10_000) -> list[Observation]:
    """Take the first legal action until the end, and return all observations."""
    seen = []
    for agent in env.agent_iter(most):
        observed, _, over, cut, _ = env.last()
        seen.append(observed)
        env.step(None if over or cut else int(observed["action_mask"].argmax()))
        assert agent in env.possible_agents
    return seen


def same(one: list[Observation], other: list[Observation]) -> bool:
    return len(one) == len(other) and all(
        np.array_equal(this[key], that[key]) for this, that in zip(one, other, strict=True) for key in this
    )


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_environments_pass_the_conformance_tests_of_pettingzoo(game: str, players: int) -> None:
    api_test(wusel.learn.env(game, players), CYCLES)
    parallel_api_test(wusel.learn.parallel_env(game, players), CYCLES)
    seed_test(lambda: wusel.learn.env(game, players), CYCLES // players)


def test_the_parallel_seed_test_samples_without_a_mask() -> None:
    """docs/learn.md explains that the test cannot pass if some actions are illegal."""
    with pytest.raises(BadChoice, match="is not on offer"):
        parallel_seed_test(lambda: wusel.learn.parallel_env("mosquitozzz"), 10)


# --- seeds and copies


def test_a_seed_begins_the_same_game_as_at_a_table() -> None:
    env = wusel.learn.env("mosquitozzz", 3, mode="rebellion")
    env.reset(seed=7)
    table = Table(known_game("mosquitozzz"), {"players": 3, "mode": "rebellion"}, 7)
    assert env.episode.s.digest() == table.state.digest()


def test_reset_without_a_seed_takes_the_next_one() -> None:
    one, other = wusel.learn.env("mosquitozzz"), wusel.learn.env("mosquitozzz")
    one.reset(seed=5)
    play(one)
    one.reset()
    other.reset(seed=6)
    assert one.episode.s.digest() == other.episode.s.digest()


def test_the_first_seed_is_random() -> None:
    digests = set()
    for _ in range(3):
        env = wusel.learn.env("mosquitozzz")
        env.reset()
        digests.add(env.episode.s.digest())
    assert len(digests) == 3


@pytest.mark.parametrize("game", GAMES)
def test_copies_continue_like_the_original_and_are_independent(game: str) -> None:
    env = wusel.learn.env(game)
    env.reset(seed=2)
    play(env, most=12)
    before = env.episode.s.digest()
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = [play(each, most=15) for each in copies]
    assert env.episode.s.digest() == before
    own = play(env, most=15)
    assert same(own, ends[0])
    assert same(own, ends[1])


# --- hidden information and infos


def test_simultaneous_choices_are_hidden_from_each_other() -> None:
    env = wusel.learn.env("mosquitozzz", 3, words=True)
    env.reset(seed=1)
    while env.episode.game.steps[env.episode.s.agenda[-1]].kind != TOGETHER:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    choices = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    assert len(choices) > 1
    worlds = [copy.deepcopy(env) for _ in range(2)]
    for world, choice in zip(worlds, choices, strict=False):
        world.step(int(choice))
    others = env.possible_agents[1:]
    seen = [[world.observe(agent) for agent in others] for world in worlds]
    assert same(seen[0], seen[1])
    assert [worlds[0].infos[agent] for agent in others] == [worlds[1].infos[agent] for agent in others]


def test_infos_list_events_and_rules() -> None:
    env = wusel.learn.env("crumbs", 2, words=True)
    env.reset(seed=1)
    env.step(0)
    info = env.infos["seat_1"]
    assert [event["do"] for event in info["events"]][:2] == ["turn_begins", "found"]
    assert "CR-T1" in info["rules"]


@pytest.mark.parametrize("game", GAMES)
def test_infos_are_numbers_unless_words_are_asked_for(game: str) -> None:
    """Infos can be stacked: they have the same keys and shapes at every step."""
    env, at_once = wusel.learn.env(game), wusel.learn.parallel_env(game)
    env.reset(seed=1)
    seen = [*env.infos.values(), *at_once.reset(seed=1)[1].values()]
    for _ in env.agent_iter(40):
        observed, _, over, _, _ = env.last()
        env.step(None if over else int(observed["action_mask"].argmax()))
        seen += env.infos.values()
    while at_once.agents and len(seen) < 400:
        actions = {agent: int(at_once.observe(agent)["action_mask"].argmax()) for agent in at_once.agents}
        seen += at_once.step(actions)[4].values()
    assert {shapes(info) for info in seen} == {shapes(seen[0])}
    steps = [info["step"] for info in seen]
    assert len({*steps}) > 1
    assert min(steps) >= 0


def test_the_number_of_a_step_is_that_of_its_declaration() -> None:
    plain, wordy = (wusel.learn.env("mosquitozzz", 2, words=words) for words in (False, True))
    for env in (plain, wordy):
        env.reset(seed=3)
    declared = ["", *plain.episode.game.told]
    while not plain.terminations["seat_0"]:
        assert declared[plain.infos["seat_0"]["step"]] == wordy.infos["seat_0"]["step"]
        for env in (plain, wordy):
            env.step(int(env.last()[0]["action_mask"].argmax()))
    assert (plain.infos["seat_0"]["step"], wordy.infos["seat_0"]["step"]) == (0, "")


def test_words_change_nothing_in_the_game() -> None:
    plain, wordy = (wusel.learn.env("mosquitozzz", 2, words=words) for words in (False, True))
    for env in (plain, wordy):
        env.reset(seed=3)
    assert same(play(plain), play(wordy))


def test_private_events_are_in_the_infos_of_their_seat_alone() -> None:
    env = wusel.learn.env("mosquitozzz", 2, words=True)
    env.reset(seed=1)
    drawn: dict[str, set[int]] = {agent: set() for agent in env.possible_agents}
    for _ in env.agent_iter():
        observed, _, over, _, _ = env.last()
        for agent in env.agents:
            events = env.infos[agent]["events"]
            drawn[agent] |= {event["seat"] for event in events if event["do"] == "drew_card"}
        env.step(None if over else int(observed["action_mask"].argmax()))
    assert drawn == {"seat_0": {0}, "seat_1": {1}}


# --- rewards


def rewards_of(env: OneByOne) -> dict[str, float]:
    env.reset(seed=4)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, over, _, _ = env.last()
        sums[agent] += reward
        env.step(None if over else int(observed["action_mask"].argmax()))
    return sums


def test_the_reward_at_the_end_is_the_outcome_and_sums_to_zero() -> None:
    env = wusel.learn.env("mosquitozzz", 2)
    sums = rewards_of(env)
    result = env.episode.game.result(env.episode.s)
    assert result is not None
    assert sorted(sums.values()) == [-1.0, 1.0]
    assert sums[f"seat_{result.ranks.index(1)}"] == 1.0


def test_a_team_wins_or_loses_together() -> None:
    assert len(set(rewards_of(wusel.learn.env("viroid", 2)).values())) == 1


def test_shaping_adds_up_to_the_outcome() -> None:
    plain, shaped = wusel.learn.env("mosquitozzz", 2), wusel.learn.env("mosquitozzz", 2, shaped=True)
    shaped.reset(seed=4)
    initial = [potential(shaped.episode.encoder, shaped.episode.s, seat) for seat in range(2)]
    outcome, sums = list(rewards_of(plain).values()), list(rewards_of(shaped).values())
    assert sums == pytest.approx([end - start for end, start in zip(outcome, initial, strict=True)])


# --- rendering and errors


def test_boards_are_rendered_as_text_and_as_pixels() -> None:
    env = wusel.learn.env("schwarm", 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "seat 1" in text
    env.render_mode = "rgb_array"
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert picture.min() < 100 < picture.max()


MAKERS: dict[str, Callable[..., object]] = {
    "env": partial(wusel.learn.env, "crumbs"),
    "parallel_env": partial(wusel.learn.parallel_env, "crumbs"),
    "vector_env": partial(wusel.learn.vector_env, "crumbs"),
    "gymnasium.make": partial(gymnasium.make, "wusel/Crumbs-v0"),
    "gymnasium.make_vec": partial(gymnasium.make_vec, "wusel/Crumbs-v0"),
}


@pytest.mark.parametrize("name", MAKERS)
def test_an_unknown_keyword_is_a_type_error_with_the_words_of_python(name: str) -> None:
    """TorchRL's GymEnv tries `frameskip`, and goes on without it if the message has these words."""
    with pytest.raises(TypeError, match=r"unexpected keyword argument 'frameskip'; its options: players, ") as raised:
        MAKERS[name](frameskip=4)
    assert isinstance(raised.value, BadOption)


def test_scaled_observations_are_bytes_divided_by_their_largest_values() -> None:
    plain, scaled = (wusel.learn.env("crumbs", 2, scaled=scaled) for scaled in (False, True))
    for env in (plain, scaled):
        env.reset(seed=3)
    high = largest_values(plain.episode.encoder)
    assert high.max() > 1
    for before, after in zip(play(plain), play(copy.deepcopy(scaled)), strict=True):
        assert np.array_equal(after["observation"], (before["observation"] / high).astype(np.float32))
        assert scaled.observation_space("seat_0").contains(after)


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(WuselError, match="there is no game 'chess'; there are: mosquitozzz"):
        wusel.learn.env("chess")
    with pytest.raises(BadOption, match="players=9 is not possible; it can be: 2, 3, 4"):
        wusel.learn.env("schwarm", 9)
    with pytest.raises(WuselError, match="render_mode='human' is not possible; it can be: ansi, rgb_array"):
        wusel.learn.env("schwarm", render_mode="human")
    env = wusel.learn.env("crumbs", 2)
    with pytest.raises(BadChoice, match="call reset first"):
        env.observe("seat_0")
    env.reset(seed=1)
    before = env.episode.s.digest()
    with pytest.raises(BadChoice, match=r"action 1 is {'do': 'stop'}, which is not on offer .*CR-T2"):
        env.step(1)
    with pytest.raises(BadChoice, match="there is no action 6; actions are 0 to 5"):
        env.step(6)
    assert env.episode.s.digest() == before
