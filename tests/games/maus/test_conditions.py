"""Stunned, webbed, knocked down, bewitched, poisoned (MM-NEG)."""

import pytest

from tests.games.maus.scene import Scene


@pytest.mark.rule("TC-MM-40", "MM-NEG1", "MM-Q41", "MM-NEG0")
def test_a_stunned_mouse_only_moves_and_recovers() -> None:
    scene = Scene("leader a4 stunned cheese:6 search_armour_5 ability_leader_1, archer a4", "rat a4")
    assert scene.refused(0, "attack gear_nib_sword rat_1") == "MM-NEG1"
    assert scene.refused(0, "search") == "MM-NEG1"
    assert scene.refused(0, "scurry") == "MM-NEG1"
    assert scene.refused(0, "trade hero_archer") == "MM-Q41"
    assert scene.refused(0, "use_ability hero_leader ability_leader_1") == "MM-Q41"
    assert "recover" in scene.offers(0)
    assert scene.do(0, "go b4").at("leader") == "b4"


@pytest.mark.rule("TC-MM-40", "MM-NEG2")
def test_a_webbed_mouse_does_everything_but_move() -> None:
    scene = Scene("leader a4 webbed, archer a4", "rat a4", dice="bbb")
    assert scene.refused(0, "go b4") == "MM-NEG2"
    assert scene.refused(0, "scurry") == "MM-NEG2"
    assert {"search", "recover", "attack gear_nib_sword rat_1"} <= scene.offers(0)
    assert scene.do(0, "attack gear_nib_sword rat_1").s.turn.actions == 0


@pytest.mark.rule("TC-MM-41", "MM-NEG3", "MM-Q43")
def test_standing_up_takes_the_whole_movement() -> None:
    scene = Scene("leader a4 knocked_down", points=1)
    assert scene.refused(0, "go b4") == "MM-NEG3"
    scene.do(0, "stand_up")
    assert not scene.is_in("leader", "knocked_down")
    assert (scene.s.turn.points, scene.offers(0, "go")) == (0, set())


@pytest.mark.rule("TC-MM-41", "MM-NEG3")
def test_lying_she_attacks_and_searches() -> None:
    scene = Scene("leader a4 knocked_down", "rat a4", dice="bbb")
    assert "search" in scene.offers(0)
    scene.do(0, "attack gear_nib_sword rat_1", "stand_up")
    assert not scene.is_in("leader", "knocked_down")


@pytest.mark.rule("MM-Q43", "MM-NEG3")
def test_what_is_left_of_a_movement_is_not_enough_to_stand_up() -> None:
    scene = Scene("leader a4").do(0, "go b4")
    scene.mouse("leader").conditions = 1 << 2
    assert scene.is_in("leader", "knocked_down")
    assert scene.refused(0, "stand_up") == "MM-Q43"
    assert Scene("leader a4").refused(0, "stand_up") == "MM-NEG3"


@pytest.mark.rule("MM-NEG3", "MM-STA2")
def test_whoever_lies_may_scurry_to_stand_up_and_go() -> None:
    scene = Scene("leader a4 knocked_down", dice="x").do(0, "scurry", "stand_up", "go b4")
    assert scene.at("leader") == "b4"


@pytest.mark.rule("TC-MM-41", "MM-NEG3")
def test_large_figures_do_not_fall() -> None:
    scene = Scene("tinkerer c4", "spider c4, rat c4", dice="sbs bbb").do(0, "attack gear_cork_hammer spider")
    assert not any(foe.down for foe in scene.s.room.foes)


@pytest.mark.rule("MM-NEG3")
def test_a_small_foe_stands_up_instead_of_moving_and_may_attack() -> None:
    scene = Scene("leader a4, archer a1", "rat b4 down", dice="bb", track="leader rats archer").do(0, "end_turn")
    assert scene.told[1:3] == ["foe_stood_up rat rat_1", "foe_attacked rat rat_1 hero_leader ['bow', 'bow']"]
    assert scene.foes == ["rat b4"]


# --- bewitched


@pytest.mark.rule("TC-MM-42", "MM-NEG4", "MM-Q19")
def test_a_bewitched_mouse_goes_for_the_nearest_other_mouse() -> None:
    scene = Scene(
        "archer a1, leader a4 bewitched dice:1, scamp c4, healer e4",
        "rat f6",
        dice="xxs cb",
        track="archer leader scamp healer rats",
    ).do(0, "end_turn")
    assert "walked hero_leader ['b4', 'c4']" in scene.told
    assert "friend_attacked hero_leader hero_scamp ['sword_star', 'shield']" in scene.told
    assert scene.mouse("scamp").wounds == 2
    assert scene.mouse("scamp").cheese == 1
    assert not scene.is_in("leader", "bewitched")
    order = [line.split()[0] for line in scene.told]
    assert order.index("friend_attacked") < order.index("freed_of"), "the marker is off at the end"


@pytest.mark.rule("MM-Q19", "MM-NEG4")
def test_one_die_without_her_speed_moves_her() -> None:
    scene = Scene("archer a1, leader f6 bewitched, scamp a4", dice="s", track="archer leader scamp").do(0, "end_turn")
    assert "turn_begins hero_leader sword_star 2" in scene.told
    [walk] = [line for line in scene.told if line.startswith("walked hero_leader")]
    assert walk.count("'") == 4


@pytest.mark.rule("MM-Q19", "MM-CHS2")
def test_her_cheese_goes_to_the_wheel() -> None:
    scene = Scene("archer a1, leader c4 bewitched, scamp c4", dice="bcc", track="archer leader scamp").do(0, "end_turn")
    assert (scene.s.chapter.wheel, scene.mouse("leader").cheese) == (2, 0)
    assert "friend_missed hero_leader hero_scamp" in scene.told


@pytest.mark.rule("TC-MM-42", "MM-Q19")
def test_with_a_bow_she_shoots() -> None:
    scene = Scene("leader a4, archer e4 bewitched, scamp c4", dice="cBs cb", track="leader archer scamp").do(
        0, "end_turn"
    )
    assert "friend_attacked hero_archer hero_scamp ['sword_star', 'bow_star']" in scene.told
    assert (scene.at("archer"), scene.mouse("scamp").wounds) == ("e4", 1)


@pytest.mark.rule("MM-Q19", "MM-NEG4")
def test_she_decides_nothing_herself() -> None:
    scene = Scene("leader a4, archer e4 bewitched cheese:6, scamp c4", dice="ccb", track="leader archer scamp")
    scene.do(0, "end_turn")
    assert scene.s.turn.acting == scene.mouse("scamp").hero


# --- poisoned


@pytest.mark.rule("MM-NEG5", "MM-K8", "MM-SPE5")
def test_a_poison_wound_heals_only_by_an_antidote() -> None:
    scene = Scene("healer a4 search_one_use_4 search_one_use_1, leader a4 wounds:2 poison:1")
    scene.do(0, "use_item hero_healer search_one_use_1", "aim_at_mouse hero_leader")
    assert (scene.mouse("leader").wounds, scene.mouse("leader").poison) == (1, 1)
    scene.do(0, "use_item hero_healer search_one_use_4", "aim_at_mouse hero_leader")
    assert (scene.mouse("leader").wounds, scene.mouse("leader").poison) == (0, 0)
