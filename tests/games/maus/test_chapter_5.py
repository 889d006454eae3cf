"""The Clock Strikes Thirteen: the events of the fifth chapter."""

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
)


def clock(mice: str, foes: str = "", **more: object) -> Scene:
    """#...pP/...yhh/.t..../.#s#../W....p/.S..#."""
    return Scene(mice, foes, chapter=5, room="room_6o", **more)  # type: ignore[arg-type]


def shaft(mice: str, foes: str = "", **more: object) -> Scene:
    """#..#pp/...#.p/.t..../..##x./W.##.p/.S...."""
    return Scene(mice, foes, chapter=5, room="room_6b", **more)  # type: ignore[arg-type]


def flue(mice: str, foes: str = "", **more: object) -> Scene:
    """##hhPP/#.yhhP/.t..##/..#x../W....E/.S#..#"""
    return Scene(mice, foes, chapter=5, room="room_3b", **more)  # type: ignore[arg-type]


@pytest.mark.rule("MM-S1", "MM-ENC0")
def test_it_begins_among_the_sacks_with_a_card() -> None:
    scene = Beginning(5)
    assert scene.pages[:3] == ["05_too_many", "05_old_story", "05_two_ways"]
    assert scene.view["room"] == "room_8o"
    assert scene.view["encounter"] is not None


@pytest.mark.rule("MM-ENC1", "MM-EXP2")
def test_in_the_clock_are_a_centipede_and_two_rats() -> None:
    scene = Scene("scamp b1, leader a1", chapter=5, room="room_8o")
    let_them_come(scene.do(0, "explore north"))
    assert sorted(foe.split()[0] for foe in scene.foes) == ["centipede", "rat", "rat"]
    assert "05_brass_moon" in pages_told(scene)


@pytest.mark.rule("MM-EXP4")
def test_another_way_leads_by_the_water() -> None:
    scene = Scene("scamp b3, leader a1", chapter=5, room="room_8o")
    let_them_come(scene.do(0, "explore turn", "place_at a3"))
    assert "05_race" in pages_told(scene)
    assert said(scene, "encounter_drawn")


# --- the pendulum


@pytest.mark.rule("MM-K7", "MM-RND2")
@pytest.mark.parametrize(("swings", "column"), [(0, "c"), (1, "d"), (2, "e"), (3, "d")])
def test_at_the_end_of_a_round_the_pendulum_strikes_its_column(swings: int, column: str) -> None:
    """A mouse in each of the three columns defends or not; those elsewhere are safe."""
    scene = clock("leader c3, healer d3, archer e3, scamp a3", track="healer archer scamp leader")
    set_counts(scene, swing=swings).roll("bbbb").do(0, "end_turn")
    struck = {"c": "leader", "d": "healer", "e": "archer"}[column]
    assert [name for name in ("leader", "healer", "archer", "scamp") if scene.mouse(name).wounds] == [struck]
    assert count_of(scene, "swing") == (swings + 1) % 4


@pytest.mark.rule("MM-CHW2", "MM-REI1", "MM-RND2", "MM-Q3")
@pytest.mark.parametrize(("swings", "under"), [(0, "c3"), (3, "d3")])
def test_a_wheel_that_a_quiet_round_fills_brings_one_surge_though_the_pendulum_strikes(swings: int, under: str) -> None:
    """It strikes for the end of the round and again for the surge, and neither is forgotten. One page turns, and a new
    round begins with a new track."""
    scene = clock(f"leader {under}, archer a3", wheel=5, track="archer leader")
    set_counts(scene, swing=swings).do(0, "end_turn")
    assert [line.split()[1] for line in said(scene, "defended")] == ["hero_leader"]
    assert said(scene, "surge") == ["surge room_6o"]
    assert (scene.s.chapter.hourglass, scene.s.chapter.wheel, scene.s.round) == (2, 0, 2)
    assert count_of(scene, "swing") == (swings + 2) % 4
    assert said(scene, "track_laid")


@pytest.mark.rule("MM-K7", "MM-EAT4")
def test_a_shield_stops_it() -> None:
    scene = clock("leader c3, archer a3", track="archer leader").roll("xb").do(0, "end_turn")
    assert scene.mouse("leader").wounds == 0
    assert said(scene, "defended")


@pytest.mark.rule("MM-K7", "MM-ATK3")
def test_it_does_not_ask_who_is_standing_there() -> None:
    """A rat in the third column defends with its two dice, and is gone."""
    scene = clock("leader a3, archer a2", "rat c3, rat f3", track="archer leader rats").roll("bb").do(0, "end_turn")
    assert "foe_defeated rat rat_1" in scene.told
    assert len(scene.foes) == 1


@pytest.mark.rule("MM-Q25", "MM-ACH3")
def test_of_two_whom_it_strikes_at_once_the_one_higher_on_the_track_comes_first() -> None:
    """Both are captured with poison; the healer, above the leader, has the marker."""
    mice = "archer a3, leader c3 wounds:2 poison:1, healer c3 wounds:2 poison:1"
    scene = clock(mice, track="healer leader archer").roll("bb bb").do(0, "end_turn")
    assert said(scene, "achieved") == ["achieved hero_healer poison_master"]
    assert [scene.at(name) for name in ("leader", "healer")] == [None, None]


@pytest.mark.rule("MM-Q2", "MM-CHW1", "MM-CHW2")
def test_cheese_of_a_foe_that_is_struck_can_bring_a_surge_at_once() -> None:
    """The rat rolls the sixth piece: the page turns before the next round begins, and the pendulum swings again."""
    scene = clock("leader a3, archer a2", "rat c3, rat f3", wheel=5, track="archer rats leader")
    scene.s.marked |= 1 << scene.cards("rats")[0]
    scene.roll("cx").do(0, "end_turn")
    assert "surge room_6o" in scene.told
    assert scene.told.index("surge room_6o") < scene.told.index("round_begins 2")
    assert scene.s.chapter.hourglass == 2


@pytest.mark.rule("MM-REI2")
def test_a_surge_is_another_swing() -> None:
    scene = clock("leader c3, archer a3", "rat c3", wheel=5, track="leader rats archer")
    scene.roll("cb xb b").do(0, "end_turn")
    assert count_of(scene, "swing") == 1
    assert said(scene, "defended")
    assert len(scene.foes) <= 1


@pytest.mark.rule("MM-K7")
def test_oil_costs_a_page_and_lets_mice_hear_it_come() -> None:
    """All mice have two more dice when it strikes, so the leader has four."""
    scene = clock("leader c4, archer a3").do(0, "do_act act_oil")
    assert (count_of(scene, "oil"), scene.s.chapter.hourglass) == (1, 2)
    assert pages_told(scene) == ["05_oil"]
    scene = set_counts(clock("leader c3, archer a3", track="archer leader"), oil=1).roll("bbbx").do(0, "end_turn")
    assert len(said(scene, "defended")[0].split(",")) == 4
    assert scene.mouse("leader").wounds == 0
    assert (scene.s.chapter.warned, scene.mouse("leader").shield) == (0, 0), "only when it strikes"
    assert clock("leader c4, archer a3", "rat f1").refused(0, "do_act act_oil") == "MM-K7"


# --- the shaft


@pytest.mark.rule("MM-ENC1", "MM-EXP6")
def test_kettra_is_in_the_shaft_with_company() -> None:
    scene = clock("scamp b3, leader a3")
    let_them_come(scene.do(0, "explore turn", "place_at a3"))
    assert kinds(scene) == foes_by(5, "enter", "room_6b")
    assert {"boss_centipede", "rat", "roach"} == set(kinds(scene))
    assert pages_told(scene)[:2] == ["05_shaft", "05_kettra"]


@pytest.mark.rule("MM-REI2")
def test_cockroaches_and_rats_come_in_a_surge() -> None:
    scene = shaft("leader a3, archer a2", "roach a3", wheel=5, track="leader roaches archer")
    let_them_come(scene.roll("cb").do(0, "end_turn"))
    assert kinds(scene) == sorted(["roach", *foes_by(5, "surge", "room_6b")])


@pytest.mark.rule("MM-K7", "MM-NEG3")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_the_weight_comes_down_row_by_row_and_fells_the_small(row: int) -> None:
    """A mouse on b1 to b6, a cockroach on e1 to e6 and Kettra in the same row: the large one stands."""
    scene = shaft(f"leader b{row}, archer {'a3' if row != 3 else 'a2'}", f"roach f{row}", track="archer leader")
    set_counts(scene, drop=row - 1).do(0, "end_turn")
    assert scene.is_in("leader", "knocked_down")
    assert not scene.is_in("archer", "knocked_down")
    assert scene.s.room.foes[0].down == 1
    assert count_of(scene, "drop") == row % 6


@pytest.mark.rule("MM-K7", "MM-NEG3")
def test_it_fells_nobody_large() -> None:
    scene = shaft("leader a2, archer a4", "boss_centipede e1", track="archer leader")
    scene.do(0, "end_turn")
    assert count_of(scene, "drop") == 1
    assert scene.s.room.foes[0].down == 0


# --- Kettra


@pytest.mark.rule("MM-K7")
def test_three_pins_set_her_free() -> None:
    """Trust, a link of her chain, and the way to the weight; she is no enemy any more."""
    scene = shaft("tinkerer e3, archer a3", "boss_centipede f1").do(0, "do_act act_pin")
    assert count_of(scene, "pins") == 1
    assert pages_told(scene) == ["05_first_pin"]
    assert not said(scene, "act_tried")
    scene = set_counts(shaft("tinkerer e3, archer a3", "boss_centipede f1"), pins=2, trust=3)
    scene.do(0, "do_act act_pin")
    assert scene.s.room.foes[0].calm == 1
    assert scene.track == "tinkerer archer"
    assert [count_of(scene, name) for name in ("kettra_gone", "kettra_free", "trust")] == [1, 1, 4]
    scene.do(0, "keep_find")
    assert scene.item("item_chain_link") in scene.mouse("tinkerer").pack
    assert pages_told(scene) == ["05_free"]


@pytest.mark.rule("MM-K7")
def test_others_need_two_stars_on_their_lore_dice() -> None:
    scene = shaft("mystic e3, archer a3", "boss_centipede f1", dice="sBb").do(0, "do_act act_pin")
    assert count_of(scene, "pins") == 1
    scene = shaft("mystic e3, archer a3", "boss_centipede f1", dice="sbb").do(0, "do_act act_pin")
    assert count_of(scene, "pins") == 0
    assert shaft("scamp a6, archer a3", "boss_centipede f1").refused(0, "do_act act_pin") == "MM-K7"


@pytest.mark.rule("MM-K7", "MM-WND2")
def test_whoever_beats_her_has_the_way_but_no_friend() -> None:
    scene = shaft("leader e1, archer a3", "boss_centipede e1 wounds:2", dice="sss bb")
    scene.do(0, "attack gear_nib_sword centipede")
    assert scene.foes == []
    assert [count_of(scene, name) for name in ("kettra_gone", "kettra_free", "trust")] == [1, 0, 0]
    assert pages_told(scene) == ["05_beaten"]
    assert scene.item("item_chain_link") not in scene.mouse("leader").pack


@pytest.mark.rule("MM-K7")
def test_only_then_the_weight_can_be_taken_and_it_clanks() -> None:
    assert shaft("leader f3, archer a3").refused(0, "do_act act_weight") == "MM-K7"
    scene = set_counts(shaft("leader f3, archer a3"), kettra_gone=1).do(0, "do_act act_weight")
    assert count_of(scene, "weight") == 1
    assert pages_told(scene) == ["05_weight"]
    scene = set_counts(shaft("leader f3, archer a3", dice="b"), weight=1).do(0, "scurry")
    assert scene.s.chapter.wheel == 1
    assert shaft("leader f3, archer a3", dice="b").do(0, "scurry").s.chapter.wheel == 0


@pytest.mark.rule("MM-K7", "MM-STA5")
def test_a_chisel_lies_in_the_corner() -> None:
    scene = shaft("leader e6, archer a3", dice="s").do(0, "do_act act_chisel", "keep_find")
    assert scene.item("item_chisel") in scene.mouse("leader").pack


# --- the flue and the end


@pytest.mark.rule("MM-ENC1", "MM-EXP3")
def test_a_spider_and_rats_hold_the_flue() -> None:
    scene = shaft("scamp a5, leader a4")
    let_them_come(scene.do(0, "explore west"))
    assert "tile_turned room_3b" in scene.told
    assert kinds(scene) == foes_by(5, "enter", "room_3b")
    assert {"rat", "rat_elite", "spider"} == set(kinds(scene))
    assert "05_flue" in pages_told(scene)


@pytest.mark.rule("MM-ENC0", "MM-EXP6")
def test_behind_the_cog_are_only_shutters() -> None:
    scene = clock("scamp a5, leader a3")
    scene.do(0, "explore west")
    assert pages_told(scene) == ["05_shutters"]
    assert scene.foes == []


@pytest.mark.rule("MM-E1", "MM-K7")
@pytest.mark.parametrize(("free", "page"), [(1, "05_twelve"), (0, "05_still_thirteen")])
def test_at_the_hatch_with_the_weight_it_is_won(free: int, page: str) -> None:
    scene = set_counts(flue("leader b6, archer a5"), weight=1, kettra_free=free).do(0, "end_turn")
    assert "chapter_won chapter_05" in scene.told
    assert pages_told(scene) == [page, "05_wings"]


@pytest.mark.rule("MM-E1")
def test_not_without_it_and_not_while_one_is_missing() -> None:
    assert not said(flue("leader b6, archer a5").do(0, "end_turn"), "chapter_won")
    assert not said(set_counts(flue("leader b6, archer b3"), weight=1).do(0, "end_turn"), "chapter_won")


@pytest.mark.rule("MM-K7")
def test_bell_candle_and_millstone_are_as_ever() -> None:
    scene = set_counts(shaft("leader a5, archer a3", "roach a4, roach f6"), bell_ready=1).do(0, "do_act act_bell_5")
    assert [foe.down for foe in scene.s.room.foes] == [1, 0]
    scene = set_counts(shaft("leader a5, archer a3"), candle=1).do(0, "do_act act_candle_5", "search")
    assert "found_by_light hero_leader" in scene.told
    scene = Scene("leader d4, archer a1", chapter=5, room="room_8o").do(0, "end_turn")
    assert scene.at("leader") == "e4"


@pytest.mark.rule("MM-K7")
def test_the_bell_may_ring_again_in_the_next_room() -> None:
    scene = set_counts(shaft("scamp a5, leader a4"), bell=1)
    let_them_come(scene.do(0, "explore west"))
    assert count_of(scene, "bell_ready") == 1


@pytest.mark.rule("MM-E1")
def test_both_ways_to_lose_it_are_told() -> None:
    scene = flue("leader a5, archer a4", "rat a5", wheel=5, page=5, track="leader rats archer")
    assert pages_told(scene.roll("cb").do(0, "end_turn")) == ["05_late"]
    scene = flue("leader a5 wounds:2, archer", "rat a5", track="leader rats archer")
    assert pages_told(scene.roll("sb bb").do(0, "end_turn")) == ["05_caught"]
