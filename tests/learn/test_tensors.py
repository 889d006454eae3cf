"""Encoded observations and masks: no hidden information leaks, the layout is complete, actions are unique."""

from itertools import pairwise

import numpy as np
import pytest
from gymnasium import spaces

from tests.learn.moments import GAMES, hiding, mask_of, moments, row_of
from wusel.engine.chance import Chance
from wusel.engine.data import Data
from wusel.engine.state import OF_EVERY_TABLE
from wusel.learn.settings import cached_encoder, encoder_of
from wusel.learn.spaces import observation_space
from wusel.learn.tensors.batch import potential
from wusel.learn.tensors.encoder import Encoder
from wusel.learn.tensors.layout import Named


def part(encoder: Encoder, name: str) -> Named:
    return next(each for each in encoder.layout.named if each.name == name)


def read(encoder: Encoder, row: bytes, name: str) -> dict[str, int]:
    """Return the nonzero bytes of a segment, by their names."""
    found = part(encoder, name)
    names = found.names or [str(place) for place in range(found.size)]
    return {
        each: value for each, value in zip(names, row[found.first : found.first + found.size], strict=True) if value
    }


# --- hidden information


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_the_same_in_every_determinization(name: str) -> None:
    encoder, luck = hiding(name), Chance(3)
    for s in moments(encoder, games=2):
        for seat in range(s.seats):
            world = encoder.game.imagine(s, seat, luck.word())
            assert row_of(encoder, world, seat) == row_of(encoder, s, seat)
            if s.owing >> seat & 1:
                assert mask_of(encoder, world, seat) == mask_of(encoder, s, seat)


def test_shaped_rewards_leak_no_hidden_information() -> None:
    encoder = hiding("mosquitozzz")
    for s in moments(encoder):
        for seat in range(s.seats):
            assert potential(encoder, s, seat) == potential(encoder, encoder.game.imagine(s, seat, 77), seat)


def fields_of(thing: Data, secret: bool) -> list[object]:
    """Return the values of all secret fields, or of all others. Fields that every table has are left out."""
    found: list[object] = []
    for field in thing.declared():
        value = getattr(thing, field.name)
        if field.thing is not None:
            found += things_in(value, secret)
        elif field.name not in OF_EVERY_TABLE and field.secret == secret:
            found.append(value)
    return found


def things_in(value: object, secret: bool) -> list[object]:
    if isinstance(value, Data):
        return fields_of(value, secret)
    assert isinstance(value, list)
    return [held for each in value for held in things_in(each, secret)]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_but_what_is_declared_secret_differs_between_determinizations(name: str) -> None:
    """Everything else is encoded from the true state."""
    encoder, luck, redealt = hiding(name), Chance(3), False
    for s in moments(encoder, games=2):
        for seat in range(s.seats):
            world = encoder.game.imagine(s, seat, luck.word())
            assert fields_of(world, secret=False) == fields_of(s, secret=False)
            redealt = redealt or fields_of(world, secret=True) != fields_of(s, secret=True)
    assert redealt == (name in ("mosquitozzz", "schwarm"))


def test_of_what_is_secret_others_see_how_much_it_is_and_what_is_mixed_together() -> None:
    encoder = encoder_of("mosquitozzz", 3, {})
    names = {each.name for each in encoder.layout.named}
    assert {"players[0].hand.each", "players[1].hand.count", "players[1].hand+draw.each"} <= names
    assert not {"players[1].hand.each", "players[0].hand+draw.each"} & names
    for s in moments(encoder, every=3):
        for seat in range(s.seats):
            players = encoder.game.view(s, seat)["players"]
            assert isinstance(players, list)
            unseen = players[(seat + 1) % 3]["unseen"]
            seen = read(encoder, row_of(encoder, s, seat), "players[1].hand+draw.each")
            assert seen == {card: unseen.count(card) for card in unseen}


def test_what_an_option_lets_lie_open_is_seen() -> None:
    names = [
        {each.name for each in encoder_of("schwarm", 2, {"cards": cards}).layout.named} for cards in ("open", "hidden")
    ]
    assert names[0] - names[1] == {"players[1].cards.each"}


@pytest.mark.parametrize("name", GAMES)
def test_bytes_stay_within_the_bounds_of_their_segments(name: str) -> None:
    encoder = encoder_of(name, None, {})
    space = observation_space(encoder)["observation"]
    assert isinstance(space, spaces.Box)
    assert len(set(space.high.tolist())) >= 2
    for s in moments(encoder, games=2):
        for seat in range(s.seats):
            assert space.contains(np.frombuffer(row_of(encoder, s, seat), np.uint8))


# --- the layout


@pytest.mark.parametrize("name", GAMES)
def test_segments_are_contiguous_and_have_unique_names(name: str) -> None:
    encoder = encoder_of(name, None, {})
    parts = encoder.layout.named
    assert parts[0].first == 0
    assert all(this.first + this.size == following.first for this, following in pairwise(parts))
    assert parts[-1].first + parts[-1].size == encoder.size
    assert len({each.name for each in parts}) == len(parts)
    assert all(len(each.names) in (0, each.size) for each in parts)


@pytest.mark.parametrize("name", ["crumbs", "mosquitozzz"])
def test_the_layout_is_deterministic(name: str) -> None:
    encoder = encoder_of(name, None, {})
    cached_encoder.cache_clear()
    assert encoder_of(name, None, {}).layout.id == encoder.layout.id


def test_hands_are_counted_by_card_and_the_observing_seat_comes_first() -> None:
    encoder = encoder_of("mosquitozzz", 3, {})
    for s in moments(encoder, every=3):
        for seat in range(s.seats):
            row, view = row_of(encoder, s, seat), encoder.game.view(s, seat)
            players = view["players"]
            assert isinstance(players, list)
            own = players[seat]
            assert read(encoder, row, "players[0].hand.each") == {card: own["hand"].count(card) for card in own["hand"]}
            assert row[part(encoder, "players[0].blood").first] == own["blood"]
            following = players[(seat + 1) % 3]
            assert row[part(encoder, "players[1].hand.count").first] == following["hand_size"]
            assert read(encoder, row, "seat") == {str(seat): 1}


def test_sets_are_encoded_by_the_names_of_their_members() -> None:
    encoder = encoder_of("schwarm", 3, {})
    for s in moments(encoder, every=20):
        view, row = encoder.game.view(s, 1), row_of(encoder, s, 1)
        down = view["face_down"]
        assert isinstance(down, list)
        assert sorted(read(encoder, row, "face_down")) == sorted(down)
        assert list(read(encoder, row, "step")) == ([view["step"]] if view["step"] else [])


# --- actions


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_choice_has_a_unique_action(name: str) -> None:
    encoder = encoder_of(name, None, {})
    assert len(set(encoder.choices)) == encoder.actions == len(encoder.index)
    for s in moments(encoder):
        for seat in range(s.seats):
            offered = encoder.game.options(s, seat)
            mask = mask_of(encoder, s, seat)
            assert sorted(encoder.choices[place] for place, byte in enumerate(mask) if byte) == sorted(offered)
