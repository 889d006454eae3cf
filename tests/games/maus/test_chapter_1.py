"""The Dark Lamp: the events of the first chapter."""

import pytest

from tests.games.maus.scene import Scene
from tests.games.maus.telling import (
    Beginning,
    count_of,
    foes_by,
    kinds,
    let_them_come,
    pages_told,
    said,
    set_counts,
    with_an_action,
)


@pytest.mark.rule("MM-S1", "MM-S2", "MM-K7")
def test_it_begins_in_the_sewing_room_with_three_rats() -> None:
    scene = Beginning(1)
    assert scene.pages == ["01_house", "01_evening", "01_four"]
    assert scene.view["room"] == "room_4o"
    assert (scene.view["hourglass"], scene.view["end"]) == (1, 6)
    assert [foe["foe"] for foe in scene.view["foes"]] == ["rat"] * 3
    assert {mouse["field"] for mouse in scene.view["mice"]} == {"e4"}
    assert len(scene.view["track"]) == 5


@pytest.mark.rule("MM-S3")
def test_how_hard_it_is_is_a_matter_of_time() -> None:
    assert [Beginning(1, difficulty=level).view["end"] for level in ("easy", "normal", "hard")] == [7, 6, 5]


def sewing_room(dice: str, wheel: int = 0, foes: str = "rat d4") -> Scene:
    return Scene("leader d4, healer a1", foes, chapter=1, room="room_4o", wheel=wheel, dice=dice)


@pytest.mark.rule("MM-K7")
def test_who_lies_in_the_wool_is_hard_to_hit() -> None:
    """e4 is the nest. A mouse who ends her turn there has one more die in defence, three in all."""
    scene = Scene("leader e4, healer a1", "rat e4", chapter=1, room="room_4o", track="leader rats healer")
    scene.roll("sb xxx b").do(0, "end_turn")
    assert len(said(scene, "defended")[0].split(",")) == 3
    scene = Scene("leader e5, healer a1", "rat e5", chapter=1, room="room_4o", track="leader rats healer")
    scene.roll("sb xx b").do(0, "end_turn")
    assert len(said(scene, "defended")[0].split(",")) == 2


@pytest.mark.rule("MM-K7")
def test_the_last_rat_may_go() -> None:
    """Trust grows, the wheel gets two pieces, and the rat is gone without having been beaten."""
    scene = sewing_room("sss bb")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert pages_told(scene) == ["01_last_rat"]
    assert scene.offers(0) == {"pick 0", "pick 1"}
    scene.do(0, "pick 0")
    assert pages_told(scene) == ["01_spared"]
    assert "foe_left rat rat_1" in scene.told
    assert not said(scene, "foe_defeated")
    assert (scene.foes, scene.s.chapter.wheel, count_of(scene, "trust")) == ([], 2, 1)
    assert "rats" not in scene.track


@pytest.mark.rule("MM-K7", "MM-WND1")
def test_or_is_chased_out() -> None:
    scene = sewing_room("sss bb")
    scene.do(0, "attack gear_nib_sword rat_1", "pick 1")
    assert pages_told(scene)[-1] == "01_chased"
    assert "foe_defeated rat rat_1" in scene.told
    assert (scene.foes, scene.s.chapter.wheel, count_of(scene, "trust")) == ([], 0, 0)


@pytest.mark.rule("MM-K7")
def test_only_the_last_one_is_asked_about_and_only_once() -> None:
    scene = sewing_room("sss bb", foes="rat d4, rat f6")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert pages_told(scene) == []
    scene = sewing_room("sss bb")
    scene.do(0, "attack gear_nib_sword rat_1", "pick 1", "let_it_be")
    scene.put_foes(scene.s, ["rat", "d4"])
    with_an_action(scene)
    scene.roll("sss bb").do(0, "attack gear_nib_sword rat_1")
    assert pages_told(scene) == []
    assert scene.foes == []


@pytest.mark.rule("MM-K7", "MM-REI2", "MM-CHW2")
def test_whoever_comes_because_she_was_let_go_is_not_beaten_in_her_place() -> None:
    """The two pieces fill the wheel. Rats come, and one of them uses the same figure, unharmed."""
    scene = sewing_room("sss bb", wheel=4)
    scene.do(0, "attack gear_nib_sword rat_1", "pick 0")
    let_them_come(scene)
    assert "surge room_4o" in scene.told
    assert kinds(scene) == foes_by(1, "surge", "room_4o")
    assert not said(scene, "foe_defeated")
    assert "rats" in scene.track


@pytest.mark.rule("MM-REI2")
def test_a_surge_brings_rats_and_in_the_taproom_cockroaches_too() -> None:
    for room, foe, card in (("room_4o", "rat", "rats"), ("room_1o", "roach", "roaches")):
        scene = Scene("leader d3, healer a3", f"{foe} d3", chapter=1, room=room, wheel=5, track=f"leader {card} healer")
        let_them_come(scene.roll("cb").do(0, "end_turn"))
        assert kinds(scene) == sorted([foe, *foes_by(1, "surge", room)])


@pytest.mark.rule("MM-ENC0", "MM-ENC1")
def test_four_cockroaches_and_three_rats_are_in_the_taproom() -> None:
    scene = Scene("leader f5, healer d6", chapter=1, room="room_4o")
    let_them_come(scene.do(0, "explore east"))
    assert [foe.split()[0] for foe in scene.foes] == ["rat"] * 3 + ["roach"] * 4
    assert "01_taproom" in pages_told(scene)


@pytest.mark.rule("MM-ENC0")
def test_in_the_pantry_a_card_is_drawn() -> None:
    scene = Scene("leader b6, healer a6", chapter=1, room="room_1o")
    let_them_come(scene.do(0, "explore south"))
    assert "01_pantry" in pages_told(scene)
    assert said(scene, "encounter_drawn")


@pytest.mark.rule("MM-STA5")
def test_an_acorn_lies_in_the_nest() -> None:
    """A star finds the helmet, once. She may still search there."""
    scene = Scene("leader e4, healer a1", chapter=1, room="room_4o", dice="s")
    scene.do(0, "do_act act_acorn", "keep_find")
    assert scene.item("item_acorn_helmet") in scene.mouse("leader").pack
    assert scene.mouse("leader").searched == 0
    with_an_action(scene)
    assert "act_acorn" not in scene.offers(0, "do_act")
    assert "search" in scene.offers(0)


@pytest.mark.rule("MM-STA5")
def test_without_a_star_it_can_be_tried_again() -> None:
    scene = Scene("leader e4, healer a1", chapter=1, room="room_4o", dice="b")
    scene.do(0, "do_act act_acorn")
    assert "act_failed hero_leader act_acorn" in scene.told
    with_an_action(scene)
    assert "act_acorn" in scene.offers(0, "do_act")


@pytest.mark.rule("MM-K7")
def test_the_beetle_costs_a_page_and_teaches_an_ability() -> None:
    """She has to be on a field next to the cup, with no enemy in the room."""
    scene = Scene("leader e5, healer a1", chapter=1, room="room_1o")
    scene.do(0, "do_act act_beetle")
    assert scene.s.chapter.hourglass == 2
    assert scene.asking == "learn_something"
    ability = min(scene.offers(0, "choose_ability"))
    scene.do(0, f"choose_ability {ability}")
    assert scene.mouse("leader").abilities.bit_count() == 1
    scene = Scene("leader e5, healer a1", "roach a1", chapter=1, room="room_1o")
    assert scene.refused(0, "do_act act_beetle") == "MM-K7"
    scene = Scene("leader d4, healer a1", chapter=1, room="room_1o")
    assert scene.refused(0, "do_act act_beetle") == "MM-K7"


@pytest.mark.rule("MM-K7", "MM-E1")
def test_with_the_candle_home_to_the_door_and_it_is_won() -> None:
    scene = Scene("leader d5, healer b1", chapter=1, room="room_2o", dice="B")
    scene.do(0, "do_act act_candle")
    assert pages_told(scene) == ["01_candle"]
    assert count_of(scene, "candle") == 1
    scene = set_counts(Scene("leader c2, healer b1", chapter=1, room="room_2o"), candle=1)
    scene.do(0, "end_turn")
    assert "chapter_won chapter_01" in scene.told
    assert pages_told(scene) == ["01_home", "01_drops"]


@pytest.mark.rule("MM-E1")
def test_not_without_the_candle_and_not_while_one_is_missing() -> None:
    scene = Scene("leader c2, healer b1", chapter=1, room="room_2o")
    scene.do(0, "end_turn")
    assert not said(scene, "chapter_won")
    scene = set_counts(Scene("leader c2, healer d1", chapter=1, room="room_2o"), candle=1)
    scene.do(0, "end_turn")
    assert not said(scene, "chapter_won")
    scene = set_counts(Scene("leader c2, healer", chapter=1, room="room_2o"), candle=1)
    scene.do(0, "end_turn")
    assert "chapter_won chapter_01" in scene.told


@pytest.mark.rule("MM-E1", "TC-MM-52", "MM-Q18")
def test_both_ways_to_lose_it_are_told() -> None:
    scene = sewing_room("", wheel=5)
    scene.s.chapter.hourglass = 5
    scene.roll("b").do(0, "end_turn")
    scene.roll("cb").do(0, "end_turn")
    assert pages_told(scene) == ["01_late"]
    scene = Scene("leader d4 wounds:2, healer", "rat d4", chapter=1, room="room_4o", track="leader rats healer")
    scene.roll("sb bb").do(0, "end_turn")
    assert pages_told(scene) == ["01_caught"]


@pytest.mark.rule("MM-CAP1")
def test_the_first_capture_is_told_once() -> None:
    mice, track = "leader d4 wounds:2, mystic d4 wounds:2, healer a1", "leader rats mystic healer"
    scene = Scene(mice, "rat d4*2", chapter=1, room="room_4o", track=track)
    scene.roll("sb bb sb b b b").do(0, "end_turn")
    assert scene.at("leader") is None
    assert scene.at("mystic") is None
    assert pages_told(scene) == ["01_captured"]


@pytest.mark.rule("MM-K7", "MM-H1")
def test_it_is_told_that_whoever_lies_in_the_wool_is_hard_to_hit() -> None:
    scene = Scene("leader e4, healer a4", chapter=1, room="room_4o").do(0, "end_turn")
    assert "protected hero_leader 1" in scene.told
    assert scene.mouse("leader").shield == 1
