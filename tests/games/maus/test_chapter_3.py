"""The Sleeping Cat: the events of the third chapter."""

import pytest

from tests.games.maus.scene import Scene, throw
from tests.games.maus.telling import (
    Beginning,
    count_of,
    let_them_come,
    pages_told,
    said,
    set_counts,
    with_an_action,
)
from wusel.games.maus import words


def taproom(mice: str, foes: str = "boss_cat d4 calm", **more: object) -> Scene:
    return Scene(mice, foes, chapter=3, room="room_1o", **more)  # type: ignore[arg-type]


@pytest.mark.rule("MM-S1", "MM-ENC0")
def test_it_begins_on_the_shore_with_a_card() -> None:
    scene = Beginning(3)
    assert scene.pages == ["03_dent", "03_plan", "03_whale", "03_goal"]
    assert scene.view["room"] == "room_5o"
    assert {mouse["field"] for mouse in scene.view["mice"]} <= {"a4", "b4", "a5", "b5"}
    assert scene.view["encounter"] is not None
    assert scene.view["party"] == ["item_hook"]


@pytest.mark.rule("MM-Q45", "MM-ENC1")
def test_in_the_taproom_the_cat_sleeps_among_rats() -> None:
    scene = Scene("archer a5, leader b5", chapter=3, room="room_8o")
    let_them_come(scene.do(0, "explore west"))
    assert sorted(foe.split()[0] for foe in scene.foes) == ["boss_cat", "rat", "rat", "rat_elite", "rat_elite"]
    assert [foe.calm for foe in scene.s.room.foes if foe.foe == words.BOSS_CAT] == [1]
    assert "cat_chases" not in scene.track
    assert "03_asleep" in pages_told(scene)


@pytest.mark.rule("MM-REI2")
def test_a_surge_brings_three_elites() -> None:
    scene = taproom("archer c3, leader a1", "boss_cat d4 calm, rat c3", wheel=5, track="archer rats leader")
    let_them_come(scene.roll("cb").do(0, "end_turn"))
    assert sorted(foe.split()[0] for foe in scene.foes) == ["boss_cat", "rat"] + ["rat_elite"] * 3


# --- noise


@pytest.mark.rule("MM-K7", "MM-CHS1")
def test_every_cheese_in_an_attack_of_a_mouse_is_a_noise() -> None:
    scene = taproom("leader c3, archer a1", "boss_cat d4 calm, rat c3", dice="ccb")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert count_of(scene, "noise") == 2


@pytest.mark.rule("MM-K7")
def test_so_is_a_scurry_and_an_act_that_fails() -> None:
    scene = taproom("leader c4, archer a1", dice="b b")
    scene.do(0, "scurry")
    assert count_of(scene, "noise") == 1
    with_an_action(scene).do(0, "do_act act_key")
    assert "act_failed hero_leader act_key" in scene.told
    assert count_of(scene, "noise") == 2


@pytest.mark.rule("MM-K7")
def test_elsewhere_nobody_counts() -> None:
    scene = Scene("leader c4, archer a1", chapter=3, room="room_8o", dice="b").do(0, "scurry")
    assert count_of(scene, "noise") == 0


@pytest.mark.rule("MM-K7")
def test_foes_may_be_as_loud_as_they_like() -> None:
    scene = taproom("leader c3, archer a1", "boss_cat d4 calm, rat c3", track="leader rats archer")
    scene.roll("cc b").do(0, "end_turn")
    assert count_of(scene, "noise") == 0


@pytest.mark.rule("MM-K7")
def test_at_three_an_ear_twitches() -> None:
    scene = set_counts(taproom("leader c4, archer a1", dice="b"), noise=2).do(0, "scurry")
    assert pages_told(scene) == ["03_ear"]
    assert [foe.calm for foe in scene.s.room.foes] == [1]


@pytest.mark.rule("MM-K7", "MM-Q45", "MM-INI5", "MM-Q3")
def test_at_five_the_cat_wakes_with_both_cards() -> None:
    """The mice keep their places; its cards come last, and the upper one rolls a 1."""
    scene = set_counts(taproom("leader c4, archer a1"), noise=4)
    scene.s.script = [*throw("b"), *scene.cards("cat_chases cat_pounces"), *throw("c")]
    scene.do(0, "scurry")
    assert "foe_roused boss_cat cat" in scene.told
    assert pages_told(scene) == ["03_awake"]
    assert scene.track == "leader cat_chases archer cat_pounces"
    assert count_of(scene, "cat_awake") == 1


@pytest.mark.rule("MM-K7")
def test_a_loud_attack_can_wake_it_before_the_blow_falls() -> None:
    scene = set_counts(taproom("leader c3, archer a1", "boss_cat d4 calm, rat c3"), noise=4)
    scene.s.script = [*throw("ccs"), *scene.cards("cat_chases cat_pounces"), *throw("c bb")]
    scene.do(0, "attack gear_nib_sword rat_1")
    assert "foe_roused boss_cat cat" in scene.told
    assert scene.told.count("foe_roused boss_cat cat") == 1


@pytest.mark.rule("MM-K7")
def test_a_full_cat_sleeps_until_the_eighth_noise() -> None:
    scene = set_counts(taproom("leader c4, archer a1", dice="b"), noise=4, cream=1).do(0, "scurry")
    assert [foe.calm for foe in scene.s.room.foes] == [1]
    scene = set_counts(taproom("leader c4, archer a1", dice="b"), noise=7, cream=1).do(0, "scurry")
    assert [foe.calm for foe in scene.s.room.foes] == [0]


@pytest.mark.rule("MM-K7")
def test_awake_it_hears_no_more() -> None:
    scene = set_counts(taproom("leader c4, archer a1", "boss_cat d4", dice="b"), noise=5, cat_awake=1)
    scene.do(0, "scurry")
    assert count_of(scene, "noise") == 5


@pytest.mark.rule("MM-K7")
def test_cream_costs_a_page_in_a_quiet_mill() -> None:
    scene = Scene("leader f3, archer a1", chapter=3, room="room_8o").do(0, "do_act act_cream")
    assert (count_of(scene, "cream"), scene.s.chapter.hourglass) == (1, 2)
    assert pages_told(scene) == ["03_cream"]
    scene = Scene("leader f3, archer a1", "rat a6", chapter=3, room="room_8o")
    assert scene.refused(0, "do_act act_cream") == "MM-K7"


# --- the key and the bell


@pytest.mark.rule("MM-K7")
@pytest.mark.parametrize(("option", "trust", "bell"), [(0, 1, 0), (1, 0, 1)])
def test_with_the_key_comes_the_question_of_the_bell(option: int, trust: int, bell: int) -> None:
    scene = taproom("leader c4, archer a1", dice="s").do(0, "do_act act_key")
    assert count_of(scene, "key") == 1
    assert pages_told(scene) == ["03_collar"]
    scene.do(0, f"pick {option}")
    assert (count_of(scene, "trust"), count_of(scene, "bell")) == (trust, bell)


@pytest.mark.rule("MM-K7")
def test_if_the_cat_is_awake_the_key_lies_on_the_cushion() -> None:
    scene = set_counts(taproom("leader c4, archer a1", "boss_cat a6", dice="s"), cat_awake=1)
    assert pages_told(scene.do(0, "do_act act_key")) == ["03_torn"]
    assert scene.offers(0) == {"pick 0", "pick 1"}


@pytest.mark.rule("MM-EXP1", "MM-K7")
def test_without_the_key_nobody_gets_past_a_cat_that_is_awake() -> None:
    scene = set_counts(taproom("leader a5, archer a1", "boss_cat d4"), cat_awake=1)
    assert scene.refused(0, "explore west") == "MM-EXP1"


@pytest.mark.rule("MM-EXP1", "MM-K7")
def test_with_it_the_hole_is_too_small_for_the_cat() -> None:
    """Its cards leave the track. Other enemies still hold the mice."""
    scene = set_counts(taproom("leader c4, archer a1", "boss_cat a6, rat f6", dice="s"), cat_awake=1)
    scene.do(0, "do_act act_key", "pick 0")
    scene.mouse("leader").field = scene.content.grounds[scene.s.house.room].exits[3]
    with_an_action(scene)
    assert scene.refused(0, "explore west") == "MM-EXP1"
    scene.s.room.foes = [foe for foe in scene.s.room.foes if foe.foe == words.BOSS_CAT]
    scene.s.track = [card for card in scene.s.track if card != scene.cards("rats")[0]]
    let_them_come(with_an_action(scene).do(0, "explore west"))
    assert scene.table.view(0)["room"] == "room_4o"
    assert "cat_chases" not in scene.track
    assert not [foe for foe in scene.foes if foe.startswith("boss_cat")]


@pytest.mark.rule("MM-EXP5", "MM-EXP3")
def test_up_the_chimney_with_the_hook() -> None:
    scene = set_counts(taproom("leader b1, archer a1", party="item_hook"), key=1)
    let_them_come(scene.do(0, "explore north"))
    assert "tile_turned room_3b" in scene.told
    assert "03_flue" in pages_told(scene)


@pytest.mark.rule("MM-E1", "MM-K7")
@pytest.mark.parametrize("room", ["room_3b", "room_4o"])
def test_with_the_key_in_a_room_without_enemies_it_is_won(room: str) -> None:
    scene = set_counts(Scene("leader b2, archer b3", chapter=3, room=room), key=1).do(0, "end_turn")
    assert "chapter_won chapter_03" in scene.told
    assert pages_told(scene) == ["03_nail", "03_drums"]
    scene = set_counts(Scene("leader b2, archer b3", "rat f4", chapter=3, room=room), key=1).do(0, "end_turn")
    assert not said(scene, "chapter_won")
    assert not said(Scene("leader b2, archer b3", chapter=3, room=room).do(0, "end_turn"), "chapter_won")


# --- the mill and the boat


@pytest.mark.rule("MM-K7")
def test_the_millstone_turns_with_whoever_stops_on_it() -> None:
    scene = Scene("leader d4, archer a1", chapter=3, room="room_8o").do(0, "end_turn")
    assert scene.at("leader") == "e4"


@pytest.mark.rule("MM-K7", "MM-STA5")
def test_cork_boots_are_in_the_boat() -> None:
    scene = Scene("leader c3, archer a1", chapter=3, room="room_5o", dice="s")
    scene.do(0, "do_act act_rudder", "keep_find")
    assert scene.item("item_cork_rudder") in scene.mouse("leader").pack


@pytest.mark.rule("MM-K7")
def test_the_nest_is_still_soft() -> None:
    scene = Scene("leader e4, archer a1", chapter=3, room="room_4o").do(0, "end_turn")
    assert scene.mouse("leader").shield == 1


@pytest.mark.rule("MM-K7")
def test_the_candle_burns_here_too() -> None:
    scene = set_counts(taproom("leader c4, archer a1"), candle=1).do(0, "do_act act_candle_3", "search")
    assert "found_by_light hero_leader" in scene.told


@pytest.mark.rule("MM-E1")
def test_both_ways_to_lose_it_are_told() -> None:
    foes, track = "boss_cat d4 calm, rat c3", "leader rats archer"
    scene = taproom("leader c3, archer a1", foes, wheel=5, page=5, track=track)
    assert pages_told(scene.roll("cb").do(0, "end_turn")) == ["03_late"]
    scene = taproom("leader c3 wounds:2, archer", foes, track=track)
    assert pages_told(scene.roll("sb bb").do(0, "end_turn")) == ["03_caught"]
