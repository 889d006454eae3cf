"""Optional features of observations."""

import copy
from pathlib import Path

import numpy as np
import pytest

import wusel.learn
from tests.command_line import ok, refused
from tests.learn.moments import GAMES, HIDING, moments, row_of
from wusel.engine.chance import Chance
from wusel.engine.errors import WuselError
from wusel.engine.state import State
from wusel.games import find_game
from wusel.learn.features import all_features
from wusel.learn.policy import Policy, load_policy, usual_scale
from wusel.learn.settings import encoder_of
from wusel.learn.tensors.encoder import Encoder
from wusel.learn.tensors.features import Feature

STRONG_RED = 5 << 2


def with_all_features(name: str) -> Encoder:
    plain = encoder_of(name, None, HIDING.get(name, {}))
    names = [each.name for each in all_features(plain.game, plain.options)]
    return encoder_of(name, None, HIDING.get(name, {}), "", names)


@pytest.mark.parametrize("name", GAMES)
def test_features_are_of_their_size_and_range_and_say_what_is_a_guess(name: str) -> None:
    """A feature that is not a guess is the same in all determinizations of a seat."""
    encoder, luck = with_all_features(name), Chance(3)
    for s in moments(encoder):
        for seat in range(s.seats):
            here, there = (encoder.game.imagine(s, seat, luck.word()) for _ in range(2))
            for feature in encoder.layout.features:
                values = feature.compute(here, seat)
                assert len(values) == len(feature.names)
                assert all(0 <= value <= feature.most for value in values)
                assert feature.guess or values == feature.compute(there, seat)
            assert row_of(encoder, here, seat) == row_of(encoder, s, seat)


def test_features_are_computed_from_a_determinization_and_never_from_the_true_state() -> None:
    """Even a feature that reads another player's hand leaks nothing."""
    plain = encoder_of("mosquitozzz", 2, {})
    peeking = Feature("theirs", "what the other holds", ["first"], 255, first_card_of_the_other, guess=True)
    encoder, luck = Encoder(plain.game, plain.options, [peeking]), Chance(3)
    true, shown = [], []
    for s in moments(encoder, games=3, every=2):
        world = plain.game.imagine(s, 0, luck.word())
        assert row_of(encoder, world, 0) == row_of(encoder, s, 0)
        assert row_of(encoder, s, 0)[: plain.size] == row_of(plain, s, 0)
        shown.append(row_of(encoder, s, 0)[-1])
        true.append(first_card_of_the_other(s, 0)[0])
    assert shown != true
    assert encoder.size == plain.size + 1
    assert encoder.layout.id != plain.layout.id


def first_card_of_the_other(s: State, seat: int) -> list[int]:
    players = s.to_data()["players"]
    assert isinstance(players, list)
    hand = players[1 - seat]["hand"]
    return [hand[0] if hand else 0]


def test_the_judge_rates_the_greedy_action_highest() -> None:
    env = wusel.learn.vector_env("mosquitozzz", 2, count=3, features=["judge"])
    env.reset(seed=1)
    for _ in range(20):
        advised = env.advice("greedy")
        ratings = env.observations[:, -env.encoder.actions :]
        assert (ratings[np.arange(3), advised] == 255).all()
        assert (ratings[~env.masks] == 0).all()
        env.step(advised)


def test_more_mosquitos_sting_nobody_less() -> None:
    encoder = encoder_of("mosquitozzz", 3, {}, "", ["stings"])
    (feature,) = encoder.layout.features
    for s in moments(encoder, games=2):
        before = feature.compute(s, 1)
        more = s.clone()
        setattr(more, "swarm", [*getattr(s, "swarm"), STRONG_RED])  # noqa: B009, B010  # a field of this game alone
        assert all(few <= many for few, many in zip(before, feature.compute(more, 1), strict=True))
        assert sum(before) < sum(feature.compute(more, 1))
        assert row_of(encoder, s, 1)[-3:] == bytes(before)


def test_copies_and_policies_keep_their_features(tmp_path: Path) -> None:
    env = wusel.learn.env("mosquitozzz", 2, features=["stings"])
    env.reset(seed=1)
    seen = env.observe("seat_0")["observation"]
    assert np.array_equal(copy.deepcopy(env).observe("seat_0")["observation"], seen)
    encoder = env.episode.encoder
    layers = [(np.zeros((encoder.size, encoder.actions), np.float32), np.zeros(encoder.actions, np.float32))]
    Policy(encoder, usual_scale(encoder), layers).save(tmp_path / "policy.npz")
    assert load_policy(tmp_path / "policy.npz").encoder.features == ["stings"]
    bots = f"file:{tmp_path / 'policy.npz'},random"
    ok("arena", "mosquitozzz", "--players", "2", "--bots", bots, "--games", "2")


def test_features_are_described_and_unknown_ones_refused() -> None:
    assert "feature.stings" in ok("learn", "describe", "mosquitozzz", "--features", "judge,stings")
    assert "has no feature 'luck'; it has: judge, stings" in refused(
        "learn", "describe", "mosquitozzz", "--features", "luck"
    )
    with pytest.raises(WuselError, match="crumbs has no feature 'stings'; it has: judge"):
        wusel.learn.vector_env("crumbs", features=["stings"])
    assert [each.name for each in all_features(find_game("crumbs"), {})] == ["judge"]
