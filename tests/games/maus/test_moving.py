"""Movement of a mouse, and its costs (MM-MOV). The mill is

    a b c d e f
1   . N . . p P      high: f1, f2; a step: e3; black: c2, c3, c5, d5
2   . . # . p h
3   . t # . y .
4   . . . s . .
5   W . # # . p
6   . S . x . .
"""

import pytest

from tests.games.maus.scene import Scene


@pytest.mark.rule("MM-MOV1", "MM-MOV2")
def test_a_step_to_a_neighbour_takes_a_point() -> None:
    scene = Scene("leader b4", points=1)
    assert scene.offers(0, "go") == {"a3", "b3", "a4", "c4", "a5", "b5"}
    scene.do(0, "go a5")
    assert scene.told == ["walked hero_leader ['a5']"]
    assert scene.refused(0, "go a4") == "MM-MTU1"


@pytest.mark.rule("MM-MOV2")
def test_she_goes_as_far_as_her_points_last() -> None:
    scene = Scene("leader a4", points=3)
    assert {"d4", "b6", "b1"} <= scene.offers(0, "go")
    assert scene.refused(0, "go e4") == "MM-MOV2"
    scene.do(0, "go c4")
    assert scene.s.turn.points == 1
    assert scene.offers(0, "go") >= {"d4", "b4"}


@pytest.mark.rule("MM-MOV1", "MM-MOV3")
def test_nobody_squeezes_past_a_black_corner() -> None:
    scene = Scene("leader b4", points=1)
    assert scene.refused(0, "go c3") == "MM-MOV3"
    assert Scene("leader b2", points=2).refused(0, "go d2") == "MM-MOV2"


@pytest.mark.rule("MM-MOV2", "TC-MM-24", "MM-C5")
def test_a_yellow_line_takes_three_against_the_arrow_and_one_with_it() -> None:
    assert Scene("leader e3", points=2).refused(0, "go f2") == "MM-MOV2"
    scene = Scene("leader e3", points=5).do(0, "go f2")
    assert scene.s.turn.points == 2
    down = Scene("leader f2", points=5).do(0, "go e3")
    assert down.s.turn.points == 4


@pytest.mark.rule("MM-MOV2", "TC-MM-24")
def test_die_two_and_speed_three_are_five_points() -> None:
    scene = Scene("scamp d4", dice="b", begin=True)
    assert scene.s.turn.points == 5
    scene.do(0, "go f2")
    assert scene.told == ["walked hero_scamp ['e3', 'f2']"]
    assert scene.s.turn.points == 1


@pytest.mark.rule("MM-MOV3", "TC-MM-24")
def test_red_lines_are_not_for_every_mouse() -> None:
    scene = Scene("leader f3", points=1)
    assert scene.refused(0, "go f2") == "MM-MOV3"
    assert scene.refused(0, "go c5") == "MM-MOV3"
    roped = Scene("leader f3 +search_accessory_2", points=1).do(0, "go f2")
    assert roped.at("leader") == "f2"


@pytest.mark.rule("MM-MOV3")
def test_black_is_no_field() -> None:
    assert Scene("leader b4", points=5).refused(0, "go c3") == "MM-MOV3"


@pytest.mark.rule("MM-MOV4", "TC-MM-24")
def test_a_field_with_an_enemy_ends_the_movement() -> None:
    scene = Scene("leader a4", "rat b4", points=5).do(0, "go b4")
    assert scene.s.turn.points == 0
    assert scene.refused(0, "go c4") == "MM-MOV4"


@pytest.mark.rule("MM-MOV4")
def test_she_does_not_run_through_enemies() -> None:
    scene = Scene("leader b4", "rat c4", points=5)
    assert "c4" in scene.offers(0, "go")
    assert scene.refused(0, "go d4") == "MM-MOV2"
    assert "d4" in Scene("leader b4", "rat c4 calm", points=5).offers(0, "go")


@pytest.mark.rule("MM-MOV5", "TC-MM-24")
def test_enemies_hold_a_mouse_unless_as_many_mice_are_there() -> None:
    alone = Scene("leader b4", "rat b4*2")
    assert alone.refused(0, "go a4") == "MM-MOV5"
    together = Scene("leader b4, archer b4", "rat b4*2").do(0, "go a4")
    assert together.at("leader") == "a4"
    assert Scene("leader b4", "rat b4").do(0, "go a4").at("leader") == "a4"


@pytest.mark.rule("MM-MOV5", "MM-EMV2")
def test_a_large_enemy_counts_one() -> None:
    assert Scene("leader d4", "spider d4").do(0, "go c4").at("leader") == "c4"


@pytest.mark.rule("MM-MOV1", "MM-EMV2")
@pytest.mark.parametrize("crowd", ["rat b4*4", "spider b4"])
def test_full_fields_are_neither_entered_nor_crossed(crowd: str) -> None:
    scene = Scene("leader a4", crowd, points=2)
    assert scene.refused(0, "go b4") == "MM-EMV2"
    assert "c4" not in scene.offers(0, "go")


@pytest.mark.rule("MM-EMV2")
def test_friends_fill_a_field_too_but_a_special_one_has_room_for_all() -> None:
    full = Scene("leader b4, archer c4, scamp c4, healer c4", "rat c4 calm")
    assert full.refused(0, "go c4") == "MM-EMV2"
    special = Scene("leader c4, archer d4, scamp d4, healer d4", "rat d4 calm, spider d4 calm")
    assert special.do(0, "go d4").at("leader") == "d4"


@pytest.mark.rule("MM-MOV2")
def test_the_cheapest_way_keeps_clear_of_what_would_stop_her() -> None:
    scene = Scene("leader b3", "rat b4", points=4).do(0, "go b5")
    assert scene.told == ["walked hero_leader ['a4', 'b5']"]
    assert scene.s.turn.points == 2


@pytest.mark.rule("MM-Q37")
def test_a_fifth_figure_at_an_entry_stands_on_the_next_free_field() -> None:
    scene = Scene("leader a5, archer a5, scamp a6, healer b6", "rat a4 calm").do(0, "explore west")
    assert [scene.at(name) for name in ("leader", "archer", "scamp", "healer")] == ["f5"] * 4
    assert "foe_placed rat rat_1 e4" in scene.told
