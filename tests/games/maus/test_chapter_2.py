"""Two Sides of a Wall: the events of the second chapter."""

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


def pantry(mice: str = "leader d5, archer b4", dice: str = "") -> Scene:
    return Scene(mice, chapter=2, room="room_2o", dice=dice)


def gutter(mice: str, foes: str = "", **more: object) -> Scene:
    return Scene(mice, foes, chapter=2, room="room_2b", **more)  # type: ignore[arg-type]


def threads(mice: str, foes: str = "", **more: object) -> Scene:
    return Scene(mice, foes, chapter=2, room="room_4b", **more)  # type: ignore[arg-type]


@pytest.mark.rule("MM-S1", "MM-ENC0")
def test_it_begins_in_the_quiet_pantry() -> None:
    scene = Beginning(2)
    assert scene.pages == ["02_wall", "02_back", "02_plug", "02_goal"]
    assert (scene.view["room"], scene.view["foes"], scene.view["end"]) == ("room_2o", [], 7)
    assert scene.view["counts"]["candle"] == 1


# --- above and below


@pytest.mark.rule("MM-K7", "MM-STA5")
def test_the_plug_drains_the_gutter() -> None:
    scene = pantry(dice="s").do(0, "do_act act_plug")
    assert count_of(scene, "drained") == 1
    assert "ground_changed gutter_drained" in scene.told
    assert pages_told(scene) == ["02_pulled"]


@pytest.mark.rule("MM-EXP4", "MM-ENC1")
def test_below_cockroaches_and_rats_sit_at_the_water() -> None:
    scene = pantry("leader b4, archer d5").do(0, "explore turn")
    let_them_come(scene.do(0, "place_at a4"))
    assert [foe.split()[0] for foe in scene.foes] == ["rat"] * 4 + ["roach"] * 4
    assert scene.s.chapter.greedy == 0
    water = scene.content.grounds[scene.s.house.grounds[scene.s.house.room]].water
    assert water >> words.FIELDS.index("c2") & 1


@pytest.mark.rule("MM-EXP4", "MM-SPE3", "MM-WAT1")
def test_in_the_drained_gutter_one_walks_but_they_are_greedy() -> None:
    scene = pantry("leader b4, archer d5", dice="s")
    scene.mouse("leader").field = at("d5")
    with_an_action(scene).do(0, "do_act act_plug")
    scene.mouse("leader").field = at("b4")
    with_an_action(scene).do(0, "explore turn")
    happened = pages_told(let_them_come(scene.do(0, "place_at a4")))
    assert happened == ["02_dry_gutter"]
    assert len(scene.foes) == 8
    assert scene.s.chapter.greedy == 1
    assert scene.content.grounds[scene.s.house.grounds[scene.s.house.room]].water == 0


@pytest.mark.rule("MM-REI2")
def test_five_more_come_in_a_surge() -> None:
    scene = gutter("leader a1, archer b1", "roach a1", wheel=5, track="leader roaches archer")
    let_them_come(scene.roll("cb").do(0, "end_turn"))
    assert len(scene.foes) == 6


@pytest.mark.rule("MM-K5", "MM-STA6")
def test_a_hook_lies_in_the_gutter_for_all() -> None:
    scene = gutter("leader f3, archer a1", dice="X").do(0, "do_act act_hook")
    assert scene.s.party.items == [scene.item("item_hook")]
    assert pages_told(scene) == ["02_hook"]
    scene = gutter("leader f4, archer a1")
    assert scene.refused(0, "do_act act_hook") == "MM-K7"


@pytest.mark.rule("MM-K7")
def test_a_full_larder_costs_three_cheese_and_a_page() -> None:
    scene = gutter("leader f2 cheese:4, archer a1").do(0, "do_act act_larder")
    assert scene.mouse("leader").cheese == 1
    assert scene.s.chapter.hourglass == 2
    assert (count_of(scene, "trust"), count_of(scene, "larder")) == (1, 1)
    assert pages_told(scene) == ["02_larder"]


@pytest.mark.rule("MM-K7")
def test_not_with_two_cheese_and_not_while_they_fight() -> None:
    assert gutter("leader f2 cheese:2, archer a1").refused(0, "do_act act_larder") == "MM-K7"
    assert gutter("leader f2 cheese:3, archer a1", "roach a6").refused(0, "do_act act_larder") == "MM-K7"


@pytest.mark.rule("MM-EXP3", "MM-ENC0")
def test_the_boards_are_turned_up_and_no_card_is_drawn() -> None:
    scene = gutter("leader b1, archer a1")
    let_them_come(scene.do(0, "explore north"))
    assert "tile_turned room_1b" in scene.told
    assert "02_boards" in pages_told(scene)
    assert not said(scene, "encounter_drawn")
    assert kinds(scene) == foes_by(2, "enter", "room_1b")


@pytest.mark.rule("MM-EXP2")
def test_from_the_pantry_one_comes_to_the_usual_side() -> None:
    scene = pantry("leader b1, archer a1")
    let_them_come(scene.do(0, "explore north"))
    assert "02_wrong_side" in pages_told(scene)
    assert scene.table.view(0)["room"] == "room_1o"


# --- the wall of threads


@pytest.mark.rule("MM-ENC1")
def test_a_spider_with_company_lives_among_the_threads() -> None:
    scene = Scene("leader a5, archer b5", chapter=2, room="room_1b")
    let_them_come(scene.do(0, "explore west"))
    assert kinds(scene) == foes_by(2, "enter", "room_4b")
    assert "spider" in kinds(scene)
    assert "02_threads" in pages_told(scene)


@pytest.mark.rule("MM-NEG2", "MM-K7")
def test_where_the_yarn_hangs_thick_whoever_stops_needs_a_star() -> None:
    scene = threads("leader e3, archer a1", dice="b").do(0, "end_turn")
    assert scene.is_in("leader", "webbed")
    scene = threads("leader e3, archer a1", dice="s").do(0, "end_turn")
    assert not scene.is_in("leader", "webbed")
    assert "resisted hero_leader sword_star" in scene.told
    scene = threads("leader f3, archer a1", dice="b").do(0, "end_turn")
    assert not scene.is_in("leader", "webbed")


@pytest.mark.rule("MM-REI2", "MM-NEG2")
def test_in_a_surge_the_threads_sway() -> None:
    """The archer hangs in the yarn and rolls a bow; the healer rolls a star; the leader stands elsewhere."""
    mice, track = "leader c3, archer e2, healer e5", "leader roaches archer healer"
    scene = threads(mice, "roach c3", wheel=5, track=track)
    scene.roll("cb b s b").do(0, "end_turn")
    assert [scene.is_in(name, "webbed") for name in ("leader", "archer", "healer")] == [False, True, False]
    assert len(scene.foes) == 1


@pytest.mark.rule("MM-K7", "MM-E1")
def test_with_the_scarf_to_the_crack_and_it_is_won() -> None:
    scene = threads("leader c6, archer a1", dice="s").do(0, "do_act act_scarf")
    assert count_of(scene, "scarf") == 1
    assert pages_told(scene) == ["02_scarf"]
    scene = set_counts(threads("leader c2, archer a1"), scarf=1).do(0, "end_turn")
    assert "chapter_won chapter_02" in scene.told
    assert pages_told(scene) == ["02_procession", "02_fourth_knot"]


@pytest.mark.rule("MM-E1")
def test_not_without_it_and_not_while_one_is_missing() -> None:
    assert not said(threads("leader c2, archer a1").do(0, "end_turn"), "chapter_won")
    assert not said(set_counts(threads("leader c2, archer c3"), scarf=1).do(0, "end_turn"), "chapter_won")


# --- the candle


@pytest.mark.rule("MM-STA3", "MM-K7")
def test_by_candle_light_the_next_search_succeeds_once() -> None:
    """It takes no standard action, and no die is thrown."""
    scene = set_counts(pantry(), candle=1)
    scene.do(0, "do_act act_candle_2", "search")
    assert "found_by_light hero_leader" in scene.told
    assert not said(scene, "searched")
    scene = set_counts(pantry(), candle=1)
    scene.do(0, "do_act act_candle_2")
    assert scene.refused(0, "do_act act_candle_2") == "MM-K7"
    assert scene.s.turn.actions == 1


@pytest.mark.rule("MM-K7")
def test_without_a_candle_there_is_no_light() -> None:
    assert set_counts(pantry(), candle=0).refused(0, "do_act act_candle_2") == "MM-K7"


@pytest.mark.rule("MM-E1")
def test_both_ways_to_lose_it_are_told() -> None:
    scene = threads("leader c3, archer a1", "roach c3", wheel=5, page=5, track="leader roaches archer")
    assert pages_told(scene.roll("cb").do(0, "end_turn")) == ["02_late"]
    scene = threads("leader c3 wounds:2, archer", "roach c3", track="leader roaches archer")
    assert pages_told(scene.roll("sb bb").do(0, "end_turn")) == ["02_caught"]
