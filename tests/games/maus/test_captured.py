"""Captured mice, and how a chapter is lost (MM-CAP, MM-E1)."""

import pytest

from tests.games.maus.scene import Scene

BITTEN = "leader c4 wounds:2 poison:1 cheese:4 stunned +search_armour_5 search_weapon_1 shield:1, archer a1, scamp a2"


@pytest.mark.rule("TC-MM-36", "MM-CAP1", "MM-CAP2", "MM-CAP3", "MM-CAP4", "MM-CAP5", "MM-HOU1")
def test_what_a_capture_costs() -> None:
    scene = Scene(BITTEN, "rat c4", dice="sb cbbb", track="leader rats archer scamp").do(0, "end_turn")
    leader = scene.mouse("leader")
    assert scene.at("leader") is None
    assert (leader.wounds, leader.poison, leader.cheese, leader.conditions) == (0, 0, 0, 0)
    assert scene.worn("leader") == ["gear_nib_sword", "gear_felt_coat"]
    assert scene.pack("leader") == ["search_weapon_1"]
    assert scene.item("search_armour_5") in scene.s.decks.spent_finds
    assert "leader" in scene.track
    assert scene.s.chapter.hourglass == 2


@pytest.mark.rule("MM-CAP3", "MM-S4")
def test_what_a_chapter_gave_her_is_not_lost() -> None:
    mice = "leader c4 wounds:2 +item_acorn_helmet +search_armour_5, archer a1"
    scene = Scene(mice, "rat c4", dice="sb bbb", track="leader rats archer").do(0, "end_turn")
    assert scene.at("leader") is None
    assert "item_acorn_helmet" in scene.worn("leader")
    assert [line for line in scene.told if line.startswith("item_dropped")] == [
        "item_dropped hero_leader search_armour_5"
    ]


@pytest.mark.rule("MM-CAP1")
def test_one_wound_less_than_her_life_is_not_enough() -> None:
    scene = Scene("leader c4 wounds:1, archer a1", "rat c4", dice="sb bb", track="leader rats archer").do(0, "end_turn")
    assert (scene.at("leader"), scene.mouse("leader").wounds) == ("c4", 2)
    tough = Scene("tinkerer c4 wounds:2, archer a1", "rat c4", dice="sb b", track="tinkerer rats archer")
    assert tough.do(0, "end_turn").at("tinkerer") == "c4"


@pytest.mark.rule("TC-MM-37", "MM-CAP6")
def test_with_enemies_in_the_room_her_turn_is_skipped() -> None:
    scene = Scene("leader a4, archer, scamp a5", "rat f6", track="leader archer scamp rats").do(0, "end_turn")
    assert scene.told[0] == "turn_skipped hero_archer"
    assert scene.told[1].startswith("turn_begins hero_scamp")


@pytest.mark.rule("TC-MM-37", "MM-CAP7", "MM-Q45")
@pytest.mark.parametrize("foes", ["", "rat f6 calm"])
def test_where_nobody_fights_she_is_freed_beside_another_mouse_and_that_is_her_turn(foes: str) -> None:
    scene = Scene("leader a4, archer, scamp a4", foes, track="leader archer scamp").do(0, "end_turn")
    assert scene.offers(0, "place_at") == {"a3", "b3", "a4", "b4", "a5", "b5"}
    scene.do(0, "place_at b5")
    assert scene.at("archer") == "b5"
    assert scene.told[0] == "freed hero_archer b5"
    assert scene.told[1].startswith("turn_begins hero_scamp")


@pytest.mark.rule("MM-CAP7", "MM-EMV2")
def test_she_does_not_squeeze_onto_a_full_field() -> None:
    scene = Scene("leader a4, archer, scamp a4, healer a4", "rat a4 calm", track="leader archer scamp healer")
    assert "a4" not in scene.do(0, "end_turn").offers(0, "place_at")


@pytest.mark.rule("MM-Q16")
def test_captured_mice_do_not_explore_and_are_freed_in_the_new_room() -> None:
    scene = Scene("leader a5, archer", "", track="leader archer")
    west = scene.content.kinds["room"]
    [room] = [number for number, name in west.items() if name == "room_1o"]
    scene.s.house.visited |= 1 << room
    scene.do(0, "explore west")
    assert (scene.at("leader"), scene.at("archer")) == ("f5", None)
    scene.do(0, "end_turn")
    assert "e5" in scene.offers(0, "place_at")


@pytest.mark.rule("TC-MM-52", "MM-Q17", "MM-E1")
def test_when_all_are_captured_the_chapter_is_lost() -> None:
    scene = Scene("leader c4 wounds:2, archer, scamp", "rat c4", dice="sb bb", track="leader rats archer scamp")
    scene.do(0, "end_turn")
    assert "chapter_lost_by_capture chapter_01" in scene.told
    result = scene.game.result(scene.s)
    assert result is not None
    assert (result.reason, result.ranks) == ("capture", [2])


@pytest.mark.rule("MM-E1", "MM-Q18", "MM-HOU1")
def test_when_the_hourglass_reaches_the_end_marker_it_is_lost_at_once() -> None:
    scene = Scene("leader c4 wounds:2, archer a1", "rat c4", dice="sb bb", track="leader rats archer", page=5, end=6)
    scene.do(0, "end_turn")
    assert scene.told[-1] == "chapter_lost_by_time chapter_01"
    result = scene.game.result(scene.s)
    assert result is not None
    assert result.reason == "time"


@pytest.mark.rule("MM-Q18", "MM-ACH4", "MM-HOU2")
def test_an_end_marker_that_moves_with_the_same_event_moves_first() -> None:
    scene = Scene(
        "leader c4 wounds:2 captures:1, archer a1", "rat c4", dice="sb bb", track="leader rats archer", page=5, end=6
    ).do(0, "end_turn")
    assert (scene.s.chapter.hourglass, scene.s.chapter.end) == (6, 7)
    assert scene.game.result(scene.s) is None


@pytest.mark.rule("MM-E1")
def test_the_goal_wins_the_chapter() -> None:
    scene = Scene("leader d5", room="room_2o").do(0, "do_act act_win")
    assert "chapter_won chapter_01" in scene.told
    result = scene.game.result(scene.s)
    assert result is not None
    assert (result.reason, result.ranks) == ("won", [1])
