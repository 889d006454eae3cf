"""Figures that are no enemies (MM-Q45), and snares that mice lay."""

import pytest

from tests.games.maus.scene import Scene
from tests.games.maus.telling import said
from wusel.games.maus import words


@pytest.mark.rule("MM-Q45", "MM-RND2")
def test_calm_figures_have_no_turn_and_do_not_keep_the_wheel_empty() -> None:
    scene = Scene("leader a1, archer b1", "roach a1 calm")
    assert scene.track == "leader archer"
    scene.do(0, "end_turn", "end_turn")
    assert scene.s.chapter.wheel == 1
    assert not said(scene, "foe_attacked")


@pytest.mark.rule("MM-Q45", "MM-EXP1")
def test_past_calm_figures_one_may_explore() -> None:
    scene = Scene("leader a5, archer b1", "boss_cat d4 calm")
    assert "west" in scene.offers(0, "explore")
    scene = Scene("leader a5, archer b1", "boss_cat d4")
    assert scene.refused(0, "explore west") == "MM-EXP1"


@pytest.mark.rule("MM-Q45", "MM-MOV4", "MM-MOV5")
def test_they_neither_stop_nor_hold_a_mouse() -> None:
    scene = Scene("leader a1, archer f6", "roach a1*2 calm, roach a2 calm, roach b2 calm, roach b1 calm")
    assert "a4" in scene.offers(0, "go")
    scene = Scene("leader a1, archer f6", "roach a1*2")
    assert scene.refused(0, "go a2") == "MM-MOV5"


@pytest.mark.rule("MM-Q45", "MM-ATK1")
def test_nobody_attacks_them() -> None:
    scene = Scene("leader a1, archer f6", "roach a1 calm")
    assert scene.offers(0, "attack") == set()
    assert scene.refused(0, "attack gear_nib_sword roach_1") == "MM-ATK1"


@pytest.mark.rule("MM-Q45", "MM-ATK4")
def test_an_archer_need_not_heed_them() -> None:
    """A calm roach beside her, a rat far off: she may shoot at the rat."""
    scene = Scene("archer a6, leader a1", "roach a6 calm, rat f6")
    assert scene.offers(0, "attack") == {"gear_hairpin_bow rat_1"}


@pytest.mark.rule("MM-Q45", "MM-EMV2")
def test_they_take_their_place_on_a_field() -> None:
    scene = Scene("leader a1, archer f6", "roach a2*4 calm")
    assert scene.refused(0, "go a2") == "MM-EMV2"
    scene = Scene("leader a1, archer f6", "spider a2 calm")
    assert scene.refused(0, "go a2") == "MM-EMV2"


@pytest.mark.rule("MM-Q45", "MM-C7")
def test_and_in_their_pool() -> None:
    """Five calm rats are there. Two rats should come in a surge, but only one does."""
    scene = Scene("leader a1, archer b1", "rat c6*4 calm, rat b6 calm", wheel=5, encounter="encounter_01")
    scene.do(0, "end_turn", "end_turn")
    scene.do(0, "place_at e1")
    assert len(scene.foes) == 6
    assert [foe.calm for foe in scene.s.room.foes].count(0) == 1


@pytest.mark.rule("MM-Q45", "MM-CAP7")
def test_a_captured_mouse_is_freed_among_them() -> None:
    scene = Scene("leader a1, archer", "boss_cat d4 calm", track="leader archer")
    scene.do(0, "end_turn")
    assert scene.asking == "free_captured"


@pytest.mark.rule("MM-Q45")
def test_those_beside_a_mouse_come_along_but_the_cat_does_not() -> None:
    scene = Scene("leader a5, archer a5", "rat a4 calm, rat f6 calm, boss_cat b5 calm")
    scene.s.house.visited = (1 << len(scene.content.rooms)) - 1
    scene.do(0, "explore west")
    assert [foe.split()[0] for foe in scene.foes] == ["rat"]
    assert [foe.calm for foe in scene.s.room.foes] == [1]


# --- snares


def with_a_snare(foes: str) -> Scene:
    """The tinkerer on a6 lays wire on b6. Then the leader and the foes have their turn."""
    scene = Scene("tinkerer a6 cheese:1 ability_tinkerer_1, leader a1", foes)
    scene.do(0, "use_ability hero_tinkerer ability_tinkerer_1")
    assert scene.asking == "choose_field"
    scene.do(0, "aim_at_field b6")
    return scene


@pytest.mark.rule("MM-EMV9")
def test_a_snare_stops_wounds_and_fells_a_small_foe() -> None:
    """The roach could reach a6. On b6 the wire snaps, and is gone."""
    scene = with_a_snare("roach d6")
    assert scene.table.view(0)["snares"] == ["b6"]
    scene.do(0, "end_turn")
    scene.roll("x").do(0, "end_turn")
    assert scene.foes == []
    assert "foe_felled roach roach_1" in scene.told
    assert scene.s.room.snares == 0


@pytest.mark.rule("MM-EMV9")
def test_a_large_foe_does_not_notice_it() -> None:
    scene = with_a_snare("spider d6")
    scene.do(0, "end_turn")
    scene.roll("x bb").do(0, "end_turn")
    assert scene.foes == ["spider a6"]
    assert scene.s.room.snares == 1 << words.FIELDS.index("b6")
    assert scene.s.room.foes[0].wounds == 0


def test_mice_step_over_it() -> None:
    scene = with_a_snare("roach f1")
    scene.do(0, "go b6", "go b4")
    assert scene.at("tinkerer") == "b4"
    assert scene.s.room.snares


def test_where_an_enemy_stands_no_snare_is_laid() -> None:
    scene = Scene("tinkerer a6 cheese:1 ability_tinkerer_1, leader a1", "roach b6")
    scene.do(0, "use_ability hero_tinkerer ability_tinkerer_1")
    assert scene.offers(0, "aim_at_field") == {"a6", "a5", "b5"}
