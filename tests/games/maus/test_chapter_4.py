"""High Water: the events of the fourth chapter."""

import pytest

from tests.games.maus.scene import Scene, at
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
from wusel.games.maus import words


def jetty(mice: str, foes: str = "", **more: object) -> Scene:
    """.N..pp/...##p/.t..../.>>>>>/W..#../..s.p."""
    return Scene(mice, foes, chapter=4, room="room_5b", **more)  # type: ignore[arg-type]


def race(mice: str, foes: str = "", **more: object) -> Scene:
    """.N.vpp/.#.v.p/.t.v.#/...s../W..v../.S#v.p"""
    return Scene(mice, foes, chapter=4, room="room_8b", **more)  # type: ignore[arg-type]


def ground_of(scene: Scene) -> str:
    return str(scene.table.view(0)["ground"])


@pytest.mark.rule("MM-S1", "MM-ENC0")
def test_it_begins_in_the_boatshed_with_a_card() -> None:
    scene = Beginning(4)
    assert scene.pages == ["04_eyes", "04_before", "04_hatch", "04_goal"]
    assert (scene.view["room"], scene.view["goal"]) == ("room_5o", "page_04_goal")
    assert scene.view["encounter"] is not None


@pytest.mark.rule("MM-EXP4", "MM-ENC1")
def test_under_the_jetty_the_captain_waits_with_his_guard() -> None:
    scene = Scene("leader b3, archer a4", chapter=4, room="room_5o").do(0, "explore turn")
    let_them_come(scene.do(0, "place_at a3"))
    assert kinds(scene) == foes_by(4, "enter", "room_5b")
    assert {"boss_captain", "rat", "rat_elite", "roach"} == set(kinds(scene))
    assert "04_jetty" in pages_told(scene)


# --- the turn


def has_turned(scene: Scene) -> bool:
    """The captain is gone and the rats no longer fight. Two of them have come out of hiding, and there is a new
    goal."""
    kinds = [words.FOES[foe.foe] for foe in scene.s.room.foes]
    return (
        count_of(scene, "turned") == 1
        and "boss_captain" not in kinds
        and all(foe.calm for foe in scene.s.room.foes)
        and kinds.count("rat") == 2
        and "goal_changed page_04_new_goal" in scene.told
        and "captain" not in scene.track
        and "elites" not in scene.track
    )


@pytest.mark.rule("MM-K7", "MM-Q45")
def test_at_his_second_wound_the_captain_speaks() -> None:
    scene = jetty("leader a5, archer a1", "boss_captain a5 wounds:1, rat_elite f1", dice="sbb bbb")
    let_them_come(scene.do(0, "attack gear_nib_sword rat_1"))
    assert has_turned(scene)
    assert pages_told(scene) == ["04_turn", "04_paw_mark", "04_new_goal"]
    assert not said(scene, "foe_defeated")


@pytest.mark.rule("MM-K7")
def test_at_his_first_he_does_not() -> None:
    scene = jetty("leader a5, archer a1", "boss_captain a5", dice="sbb bbb")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert count_of(scene, "turned") == 0
    assert scene.foes == ["boss_captain a5"]


@pytest.mark.rule("MM-K7", "MM-WND2")
def test_a_blow_that_would_end_him_turns_the_story_too() -> None:
    """Three wounds at once, and he is not beaten: he leaves."""
    scene = jetty("leader a5, archer a1", "boss_captain a5, rat_elite f1", dice="sss bbb")
    let_them_come(scene.do(0, "attack gear_nib_sword rat_1"))
    assert has_turned(scene)
    assert "foe_left boss_captain rat_1" in scene.told
    assert not said(scene, "foe_defeated")


@pytest.mark.rule("MM-REI2", "MM-K7")
def test_the_first_surge_raises_the_water() -> None:
    scene = jetty("leader a5, archer a1", "rat_elite a5", wheel=5, track="leader elites archer")
    scene.roll("cxx b").do(0, "end_turn")
    assert ground_of(scene) == "jetty_flood_1"
    assert pages_told(scene) == ["04_rises"]
    assert count_of(scene, "turned") == 0


@pytest.mark.rule("MM-REI2", "MM-K7")
def test_the_second_one_ends_the_fight() -> None:
    scene = jetty(
        "leader a5, archer a1", "rat_elite a5, boss_captain f1", wheel=5, track="leader elites archer captain"
    )
    set_counts(scene, water_5=1)
    let_them_come(scene.roll("cxx").do(0, "end_turn"))
    assert ground_of(scene) == "jetty_flood_2"
    assert has_turned(scene)


@pytest.mark.rule("MM-WAT4")
def test_where_the_water_has_risen_it_carries_off() -> None:
    """Row 5 flows east now: from b5 to c5, and at f5 off the board."""
    scene = jetty("leader b5, archer f5")
    scene.s.house.grounds[scene.s.house.room] = words.Ground(scene.content.names.ground.index("jetty_flood_1"))
    scene.do(0, "end_turn")
    assert scene.at("leader") == "c5"
    scene.do(0, "end_turn")
    assert scene.at("archer") is None


@pytest.mark.rule("MM-Q45", "MM-ENC3")
def test_rats_of_later_cards_are_friends() -> None:
    """The patrol in the millrace: an elite and a rat, both calm; the round goes on at the top without them."""
    scene = jetty("leader a5, archer a1", "boss_captain a5 wounds:1", dice="sbb bbb")
    let_them_come(scene.do(0, "attack gear_nib_sword rat_1"))
    scene.mouse("leader").field = at("b1")
    scene.s.room.foes = []
    scene.s.script = [5]
    let_them_come(with_an_action(scene).do(0, "explore north"))
    assert "04_race" in pages_told(scene)
    assert sorted(words.FOES[foe.foe] for foe in scene.s.room.foes) == ["rat", "rat_elite"]
    assert all(foe.calm for foe in scene.s.room.foes)
    assert sorted(scene.track.split()) == ["archer", "leader"]


@pytest.mark.rule("MM-ENC1")
def test_whoever_goes_by_another_way_is_told_so() -> None:
    scene = Scene("leader b1, archer a1", chapter=4, room="room_5b")
    let_them_come(scene.do(0, "explore north"))
    assert "04_race_early" in pages_told(scene)


# --- the board


@pytest.mark.rule("MM-K7")
def test_two_hits_move_the_board_a_notch() -> None:
    scene = set_counts(race("leader c4, archer a1", dice="sx"), turned=1).do(0, "do_act act_board")
    assert count_of(scene, "board") == 1
    scene = set_counts(race("leader c4, archer a1", dice="sb"), turned=1).do(0, "do_act act_board")
    assert count_of(scene, "board") == 0


@pytest.mark.rule("MM-K7", "MM-Q45")
def test_every_rat_at_her_side_is_another_die() -> None:
    """Two beside her, one far off: two dice of her own and two of theirs."""
    scene = set_counts(race("leader c4, archer a1", "rat c4 calm, rat b4 calm, rat f1 calm", dice="bbsx"), turned=1)
    scene.do(0, "do_act act_board")
    assert count_of(scene, "board") == 1
    assert len(said(scene, "act_tried")[0].split(",")) == 4


@pytest.mark.rule("MM-K7")
def test_nobody_touches_it_before_the_captain_has_spoken() -> None:
    assert race("leader c4, archer a1").refused(0, "do_act act_board") == "MM-K7"
    assert set_counts(race("leader a4, archer a1"), turned=1).refused(0, "do_act act_board") == "MM-K7"


@pytest.mark.rule("MM-K7")
def test_half_way_it_creaks_and_with_four_notches_it_is_up() -> None:
    scene = set_counts(race("leader c4, archer a1", dice="ss"), turned=1, board=1).do(0, "do_act act_board")
    assert pages_told(scene) == ["04_creaks"]
    scene = set_counts(race("leader c4, archer a1", dice="ss"), turned=1, board=3).do(0, "do_act act_board")
    assert pages_told(scene) == ["04_up"]
    assert ground_of(scene) == "race_board"
    assert scene.offers(0) == {"pick 0", "pick 1"}


@pytest.mark.rule("MM-EMV2")
def test_whoever_stands_at_the_board_may_stay_there_when_it_is_up() -> None:
    """Four mice and a rat on the special field, which holds any number."""
    mice = "leader d4, archer d4, scamp d4, healer d4"
    scene = set_counts(race(mice, "rat d4 calm", dice="ssx"), turned=1, board=3).do(0, "do_act act_board")
    assert ground_of(scene) == "race_board"
    assert not scene.game.faults(scene.s)


@pytest.mark.rule("MM-K7")
def test_to_open_it_wide_costs_helmet_and_boots_and_earns_trust() -> None:
    mice = "leader c4 +item_acorn_helmet, archer a1 item_cork_rudder"
    scene = set_counts(race(mice, dice="ss"), turned=1, board=3, trust=2)
    scene.do(0, "do_act act_board", "pick 0")
    assert (count_of(scene, "trust"), count_of(scene, "sluice_open"), scene.s.chapter.wheel) == (3, 1, 3)
    assert scene.item("item_acorn_helmet") not in scene.mouse("leader").worn
    assert scene.mouse("archer").pack == []
    scene = set_counts(race(mice, dice="ss"), turned=1, board=3, trust=2)
    scene.do(0, "do_act act_board", "pick 1")
    assert (count_of(scene, "trust"), count_of(scene, "sluice_open"), scene.s.chapter.wheel) == (2, 0, 0)
    assert scene.item("item_acorn_helmet") in scene.mouse("leader").worn


@pytest.mark.rule("MM-REI2", "MM-K7")
@pytest.mark.parametrize(("before", "ground"), [(0, "race_flood_1"), (1, "race_flood_2")])
def test_the_race_takes_a_lane_with_every_surge(before: int, ground: str) -> None:
    scene = set_counts(race("leader a4, archer a1", wheel=5), water_8=before)
    scene.do(0, "end_turn", "end_turn")
    assert ground_of(scene) == ground
    scene = set_counts(race("leader a4, archer a1", wheel=5), water_8=before, board=4)
    scene.do(0, "end_turn", "end_turn")
    assert ground_of(scene) == "room_8b"


# --- passengers and the end


def to_the_mill(foes: str) -> Scene:
    """By the turn field up into the mill."""
    scene = set_counts(race("leader b3, archer a3", foes), turned=1, board=4, trust=2)
    return scene.do(0, "explore turn", "place_at a4")


@pytest.mark.rule("MM-Q45", "MM-K7")
def test_three_passengers_are_remembered() -> None:
    scene = to_the_mill("rat a4*2 calm, rat_elite b4 calm, rat f1 calm")
    assert len(scene.foes) == 3
    assert (count_of(scene, "passengers"), count_of(scene, "trust")) == (3, 3)
    assert pages_told(scene) == ["04_flour", "04_passengers"]


@pytest.mark.rule("MM-Q45", "MM-K7")
def test_two_are_not_enough() -> None:
    scene = to_the_mill("rat a4*2 calm, rat f1 calm")
    assert (count_of(scene, "passengers"), count_of(scene, "trust")) == (2, 2)
    assert pages_told(scene) == ["04_flour"]


@pytest.mark.rule("MM-K7")
def test_those_who_came_as_far_as_the_race_do_not_count_twice() -> None:
    scene = set_counts(jetty("leader b1, archer a1", "rat a1*3 calm"), turned=1)
    let_them_come(scene.do(0, "explore north"))
    assert count_of(scene, "passengers") == 0


@pytest.mark.rule("MM-E1", "MM-K7")
@pytest.mark.parametrize(("wide", "page"), [(1, "04_wet_cellar"), (0, "04_half_dry")])
def test_in_the_mill_it_is_won_and_the_end_depends_on_the_board(wide: int, page: str) -> None:
    scene = set_counts(Scene("leader a4, archer a1", chapter=4, room="room_8o"), board=4, sluice_open=wide)
    scene.do(0, "end_turn")
    assert "chapter_won chapter_04" in scene.told
    assert pages_told(scene) == [page, "04_softly", "04_weight"]


@pytest.mark.rule("MM-E1")
def test_not_while_the_board_is_down() -> None:
    scene = set_counts(Scene("leader a4, archer a1", chapter=4, room="room_8o"), board=3).do(0, "end_turn")
    assert not said(scene, "chapter_won")


# --- quests and things


@pytest.mark.rule("MM-K7")
def test_the_seed_chest_costs_a_page_and_holds_two_cards() -> None:
    scene = jetty("leader c6, archer a1").do(0, "do_act act_seed_chest", "keep_find", "keep_find")
    assert scene.s.chapter.hourglass == 2
    assert len(scene.mouse("leader").pack) == 2
    assert jetty("leader c6, archer a1", "rat f1").refused(0, "do_act act_seed_chest") == "MM-K7"


@pytest.mark.rule("MM-K7", "MM-NEG3")
def test_the_bell_fells_small_enemies_within_two_fields_once_in_a_room() -> None:
    foes = "rat a4, rat c6, rat f6, spider b5"
    scene = set_counts(jetty("leader a5, archer a1", foes), bell_ready=1).do(0, "do_act act_bell_4")
    assert [foe.down for foe in scene.s.room.foes] == [1, 1, 0, 0]
    assert scene.s.turn.actions == 1
    assert scene.refused(0, "do_act act_bell_4") == "MM-K7"


@pytest.mark.rule("MM-K7")
def test_in_the_next_room_it_may_ring_again() -> None:
    scene = set_counts(jetty("leader b1, archer a1"), bell=1, turned=1)
    let_them_come(scene.do(0, "explore north"))
    assert count_of(scene, "bell_ready") == 1


@pytest.mark.rule("MM-K7")
def test_candle_and_millstone_are_as_ever() -> None:
    scene = set_counts(race("leader a4, archer a1"), candle=1).do(0, "do_act act_candle_4", "search")
    assert "found_by_light hero_leader" in scene.told
    scene = Scene("leader d4, archer a1", chapter=4, room="room_8o").do(0, "end_turn")
    assert scene.at("leader") == "e4"


@pytest.mark.rule("MM-E1")
def test_both_ways_to_lose_it_are_told() -> None:
    scene = jetty("leader a5, archer a1", "rat a5", wheel=5, page=5, track="leader rats archer")
    assert pages_told(scene.roll("cb").do(0, "end_turn")) == ["04_late"]
    scene = jetty("leader a5 wounds:2, archer", "rat a5", track="leader rats archer")
    assert pages_told(scene.roll("sb bb").do(0, "end_turn")) == ["04_caught"]
