"""What games add to their observations on their own."""

from pathlib import Path

import pytest

import wusel.learn.features
from tests.command_line import ok
from tests.learn.moments import hiding, moments, row_of
from wusel.engine.chance import Chance
from wusel.engine.state import State
from wusel.games import find_game
from wusel.learn.features import features_of
from wusel.learn.settings import encoder_of
from wusel.learn.tensors.encoder import Encoder
from wusel.learn.tensors.features import Feature

STRONG_RED = 5 << 2
ADDING = sorted(path.stem for path in Path(wusel.learn.features.__file__).parent.glob("[a-z]*.py"))


@pytest.mark.parametrize("name", ADDING)
def test_features_are_of_their_size_and_range_and_say_what_is_a_guess(name: str) -> None:
    """A feature that is no guess is the same in all worlds that the seat could be in, whichever is imagined."""
    encoder, luck = hiding(name), Chance(3)
    for s in moments(encoder, games=2):
        for seat in range(s.seats):
            here, there = (encoder.game.imagine(s, seat, luck.word()) for _ in range(2))
            for feature in encoder.layout.features:
                values = feature.compute(here, seat)
                assert len(values) == len(feature.names)
                assert all(0 <= value <= feature.most for value in values)
                assert feature.guess or values == feature.compute(there, seat)


def test_a_feature_is_computed_from_a_world_the_seat_could_be_in_and_never_from_the_true_one() -> None:
    """Even one that looks into the hand of somebody else finds out nothing."""
    game = find_game("mosquitozzz")
    options = {**encoder_of("mosquitozzz", 2, {}).options}
    plain = Encoder(game, options, [])
    peeking = Feature("theirs", "what the other holds", ["first"], 255, first_card_of_the_other, guess=True)
    encoder, luck = Encoder(game, options, [peeking]), Chance(3)
    true, shown = [], []
    for s in moments(encoder, games=3, every=2):
        world = game.imagine(s, 0, luck.word())
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


def test_more_mosquitos_sting_nobody_less() -> None:
    encoder = encoder_of("mosquitozzz", 3, {})
    (feature,) = encoder.layout.features
    for s in moments(encoder, games=2):
        before = feature.compute(s, 1)
        more = s.clone()
        setattr(more, "swarm", [*getattr(s, "swarm"), STRONG_RED])  # noqa: B009, B010  # a field of this game alone
        assert all(few <= many for few, many in zip(before, feature.compute(more, 1), strict=True))
        assert sum(before) < sum(feature.compute(more, 1))
        assert row_of(encoder, s, 1)[-3:] == bytes(before)


def test_features_are_described() -> None:
    assert "feature.stings" in ok("learn", "describe", "mosquitozzz")


def test_most_games_add_nothing() -> None:
    assert features_of("crumbs", {}) == []
