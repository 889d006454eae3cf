"""A mouse attacks (MM-ATK, MM-CHS, MM-WND)."""

import pytest

from tests.games.maus.scene import Scene


@pytest.mark.rule("TC-MM-01", "MM-ATK1", "MM-ATK2", "MM-ATK3", "MM-CHS1", "MM-WND1", "MM-WND3")
def test_a_hit_that_is_not_blocked() -> None:
    scene = Scene("leader c4", "rat c4", dice="sxc bb")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert scene.foes == []
    assert scene.mouse("leader").cheese == 1
    assert "card_removed rats" in scene.told


@pytest.mark.rule("TC-MM-02", "MM-WND2", "MM-ATK3")
def test_a_shield_blocks() -> None:
    scene = Scene("leader c4", "spider c4", dice="sxb xbb")
    scene.do(0, "attack gear_nib_sword spider")
    assert scene.s.foes[0].wounds == 1


@pytest.mark.rule("TC-MM-03", "MM-ATK3")
def test_no_hit_no_defence() -> None:
    scene = Scene("leader c4", "rat c4", dice="ccb")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert scene.mouse("leader").cheese == 2
    assert scene.s.wheel == 0
    assert not [line for line in scene.told if line.startswith("foe_defended")]
