"""Dice with names: a raid on the larder, told in throws."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.test_chance import chance, chi_square
from wusel.engine.dice import Die, set_aside, showing, total
from wusel.engine.errors import BadChoice
from wusel.engine.sets import first

RAID: Die[int] = Die(["cheese", "sword", "sword", "shield", "bow", "bow"])
HIT = RAID.faces_named("sword", "shield")
BLOCK = RAID.faces_named("shield")
PLAIN: Die[int] = Die(["1", "2", "3", "4", "5", "6"])

seeds = st.integers(0, 10_000)
handfuls = st.integers(0, 12)


def test_the_cook_is_hit_and_blocks_once() -> None:
    luck = chance(1)
    luck.script = RAID.script("sword", "cheese", "shield", "shield", "bow")
    attack = RAID.roll(luck, 3)
    defence = RAID.roll(luck, 2)
    assert RAID.to_json(attack) == ["cheese", "sword", "shield"]
    assert (showing(attack, HIT), showing(defence, BLOCK)) == (2, 1)


def test_the_raiders_keep_the_cheese_and_throw_the_rest_again() -> None:
    luck = chance(1)
    luck.script = RAID.script("bow", "cheese", "sword", "cheese", "shield")
    pool = RAID.roll(luck, 3)
    pool = RAID.reroll(luck, pool, RAID.from_json(["sword", "bow"]))
    assert RAID.to_json(pool) == ["cheese", "cheese", "shield"]
    assert not luck.script


def test_equal_throws_are_equal_pools() -> None:
    assert RAID.from_json(["bow", "sword", "cheese"]) == RAID.from_json(["cheese", "bow", "sword"]) == [0, 1, 3]


def test_a_success_is_any_number_up_to_another() -> None:
    pool = PLAIN.from_json(["4", "1", "6", "2"])
    assert [showing(pool, first(most)) for most in (0, 1, 2, 5)] == [0, 1, 2, 3]
    assert total(pool, [1, 2, 3, 4, 5, 6]) == 13


def test_one_draw_for_each_die() -> None:
    thrown, drawn = chance(5), chance(5)
    pool = RAID.roll(thrown, 4)
    assert pool == sorted(RAID.sides[drawn.draw(6)] for _ in range(4))
    assert thrown.chance == drawn.chance


def test_a_face_comes_as_often_as_it_has_sides() -> None:
    luck = chance(3)
    thrown = Counter(RAID.roll(luck, 60_000))
    assert chi_square([thrown[0], thrown[1] // 2, thrown[2], thrown[3] // 2]) < 20


def test_an_unknown_face_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadChoice, match="shows 'spoon'; there are: cheese, sword, shield, bow"):
        RAID.from_json(["spoon"])


@given(seeds, handfuls)
def test_names_say_everything(seed: int, n: int) -> None:
    pool = RAID.roll(chance(seed), n)
    assert RAID.from_json(RAID.to_json(pool)) == pool


@given(seeds, handfuls, st.data())
def test_no_die_is_made_or_lost(seed: int, n: int, data: st.DataObject) -> None:
    luck = chance(seed)
    pool = RAID.roll(luck, n)
    again = data.draw(st.permutations(pool))[: data.draw(handfuls)]
    before = pool[:]
    kept = set_aside(pool, again)
    assert Counter(kept) + Counter(again) == Counter(pool)
    after = RAID.reroll(luck, pool, again)
    assert pool == before, "the old throw can still be told"
    assert after == sorted(after)
    assert len(after) == n
    assert not Counter(kept) - Counter(after), "what was kept still lies there"
    assert sum(showing(after, RAID.faces_named(name)) for name in RAID.faces) == n
