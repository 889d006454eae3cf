"""Water, currents and mouse traps (MM-WAT, MM-TRP). The gutter (2b) has still water, the millrace (8b) a current:

    a b c d e f            a b c d e f
1   . N . . p .        1   . N . v p p
2   . . ~ ~ p p        2   . # . v . p
3   . . ~ ~ . .        3   . t . v . #
4   . t ~ ~ . .        4   . . . s . .
5   . . . ~ ~ E        5   W . . v . .
6   # # . . . #        6   . S # v . p
"""

import pytest

from tests.games.maus.scene import Scene
from tests.games.maus.standin import TEXTS
from tests.games.maus.telling import set_counts

GUTTER = "room_2b"
RACE = "room_8b"

# --- water


@pytest.mark.rule("MM-WAT1")
def test_water_ends_the_movement() -> None:
    scene = Scene("leader b3", room=GUTTER, points=4)
    assert "e3" not in scene.offers(0, "go")
    scene.do(0, "go c3")
    assert (scene.at("leader"), scene.s.turn.points) == ("c3", 0)
    assert scene.refused(0, "climb_out b3") == "MM-WAT1"


@pytest.mark.rule("MM-WAT2", "MM-C5")
@pytest.mark.parametrize(("die", "field"), [("s", "b3"), ("X", "b3"), ("B", "b3"), ("x", "c3"), ("c", "c3")])
def test_leaving_water_takes_a_star_and_the_whole_movement(die: str, field: str) -> None:
    scene = Scene("leader c3", room=GUTTER, dice=die).do(0, "climb_out b3")
    assert scene.at("leader") == field
    assert (scene.s.turn.points, scene.offers(0, "go"), scene.offers(0, "climb_out")) == (0, set(), set())


@pytest.mark.rule("MM-WAT2")
def test_each_mouse_on_the_bank_lends_a_paw() -> None:
    scene = Scene("leader c3, archer b3, scamp b3", room=GUTTER, dice="xxs").do(0, "climb_out b3")
    assert scene.at("leader") == "b3"
    assert scene.s.script == []


ANSWERS = [('{ do = "place", foe = "rat", n = 3, area = "paws" }', "d2"), ('{ do = "wound", who = "me", n = 3 }', None)]


@pytest.mark.rule("MM-WAT2", "MM-EMV2", "MM-CAP1")
@pytest.mark.parametrize(("effect", "ends_at"), ANSWERS)
def test_what_answers_her_roll_may_keep_her_from_the_bank(effect: str, ends_at: str | None) -> None:
    """A foe takes the last room there, and she stays in the water. Or she is captured, and stays captured."""
    answer = TEXTS["items"].replace('{ do = "roll_again" }', effect)
    mice = "leader d2 search_trick_4, archer e2, scamp e2, healer e2"
    scene = Scene(mice, room=GUTTER, dice="xxxs", rules=answer).do(0, "climb_out e2")
    scene.do(0, "use_item hero_leader search_trick_4")
    assert scene.at("leader") == ends_at
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("MM-WAT2")
def test_nobody_just_walks_out() -> None:
    scene = Scene("leader c3", room=GUTTER)
    assert scene.refused(0, "go b3") == "MM-WAT2"
    assert scene.refused(0, "climb_out a3") == "MM-WAT2"
    swum = scene.do(0, "go d3")
    assert swum.refused(0, "climb_out e3") == "MM-WAT1"


@pytest.mark.rule("MM-WAT3", "TC-MM-33")
def test_no_free_actions_in_water() -> None:
    scene = Scene("leader c3 cheese:6 search_armour_5 ability_leader_1 search_trick_1, archer b3 cheese:1", room=GUTTER)
    assert scene.refused(0, "trade hero_archer") == "MM-WAT3"
    assert scene.refused(0, "equip") == "MM-WAT3"
    assert scene.refused(0, "level_up ability_leader_2") == "MM-WAT3"
    assert scene.refused(0, "use_ability hero_leader ability_leader_1") == "MM-WAT3"
    assert scene.refused(0, "use_item hero_leader search_trick_1") == "MM-WAT3"


@pytest.mark.rule("MM-Q14")
def test_standard_actions_go_on_in_water_and_scurrying_is_another_try() -> None:
    scene = Scene("leader c3", "rat c3 calm, rat b3", room=GUTTER, dice="x").do(0, "climb_out b4")
    assert {"search", "attack gear_nib_sword rat_2"} <= scene.offers(0)
    scene.roll("cs").do(0, "scurry", "climb_out b4")
    assert scene.at("leader") == "b4"


@pytest.mark.rule("MM-WAT5", "MM-WAT1")
def test_from_water_to_water_one_field_without_a_roll() -> None:
    scene = Scene("leader c2", room=GUTTER)
    assert scene.offers(0, "go") == {"d2", "c3", "d3"}
    assert scene.refused(0, "go d4") == "MM-WAT5"
    scene.do(0, "go d3")
    assert (scene.told, scene.s.turn.points) == (["walked hero_leader ['d3']"], 0)


@pytest.mark.rule("MM-WAT5")
def test_against_the_current_only_if_agreed() -> None:
    assert Scene("leader d2", room=RACE).offers(0, "go") == {"d1", "d3"}
    scene = Scene("leader d2", room=RACE, against_current=False)
    assert scene.offers(0, "go") == {"d3"}
    assert scene.refused(0, "go d1") == "MM-WAT5"


@pytest.mark.rule("MM-WAT4", "TC-MM-31")
def test_the_current_takes_her_one_field_at_the_end_of_her_turn() -> None:
    scene = Scene("leader c1, archer a5", room=RACE).do(0, "go d1", "end_turn")
    assert scene.at("leader") == "d2"
    assert "drifted hero_leader d2" in scene.told


@pytest.mark.rule("MM-WAT4", "TC-MM-31", "MM-CAP5", "MM-HOU1")
def test_off_the_board_she_is_captured() -> None:
    scene = Scene("leader d6 cheese:2, archer a5", room=RACE).do(0, "end_turn")
    assert scene.at("leader") is None
    assert scene.s.chapter.hourglass == 2
    assert scene.mouse("leader").cheese == 0


@pytest.mark.rule("MM-WAT4", "MM-EMV2")
def test_a_full_field_holds_the_current_up() -> None:
    scene = Scene("leader d1, archer a5", "rat d2*4", room=RACE, track="leader archer rats").do(0, "end_turn")
    assert scene.at("leader") == "d1"


@pytest.mark.rule("MM-Q40", "MM-WAT4")
@pytest.mark.parametrize("condition", ["knocked_down", "webbed", "stunned"])
def test_the_current_takes_whoever_cannot_move(condition: str) -> None:
    scene = Scene(f"leader d2 {condition}, archer a5", room=RACE, track="leader archer").do(0, "end_turn")
    assert scene.at("leader") == "d3"


# --- traps


@pytest.mark.rule("MM-TRP1", "MM-TRP2", "TC-MM-32", "MM-C3")
def test_with_a_star_she_goes_on_and_the_trap_stays() -> None:
    scene = Scene("scamp c6, leader a4", traps="d6", dice="xcs", points=3).do(0, "go d6")
    assert scene.told == ["walked hero_scamp ['d6']", "trap_held hero_scamp d6 ['cheese', 'sword_star', 'shield']"]
    scene.do(0, "go f6")
    assert scene.at("scamp") == "f6"
    assert scene.s.room.traps
    assert scene.mouse("scamp").wounds == 0


@pytest.mark.rule("MM-TRP1")
def test_a_trap_interrupts_the_movement() -> None:
    scene = Scene("scamp c6, leader a4", traps="d6", points=5)
    assert "d6" in scene.offers(0, "go")
    assert scene.refused(0, "go e6") == "MM-MOV2"


@pytest.mark.rule("MM-TRP3", "TC-MM-32")
def test_without_a_star_it_snaps() -> None:
    scene = Scene("scamp c6, leader a4", traps="d6", dice="xcb", points=3).do(0, "go d6")
    scamp = scene.mouse("scamp")
    assert (scamp.wounds, scamp.cheese, scene.at("scamp")) == (1, 1, "d6")
    assert scene.is_in("scamp", "knocked_down")
    assert not scene.s.room.traps
    assert not [line for line in scene.told if line.startswith("defended")]
    assert any(line.startswith("turn_begins hero_leader") for line in scene.told)


@pytest.mark.rule("MM-Q20", "MM-CAP1", "MM-CAP3")
def test_a_trap_can_capture_and_then_its_cheese_is_lost_too() -> None:
    scene = Scene("scamp c6 wounds:2, leader a4", traps="d6", dice="xcb").do(0, "go d6")
    assert scene.at("scamp") is None
    assert scene.mouse("scamp").cheese == 0
    assert scene.s.chapter.hourglass == 2


@pytest.mark.rule("MM-TRP1")
def test_a_tinkerer_uses_his_lore() -> None:
    scene = Scene("tinkerer c6, leader a4", traps="d6", dice="xs").do(0, "go d6")
    assert "trap_held hero_tinkerer d6 ['sword_star', 'shield']" in scene.told


@pytest.mark.rule("MM-TRP1")
def test_an_archer_has_learnt_about_traps() -> None:
    scene = Scene("archer c6, leader a4", traps="d6").do(0, "go e6")
    assert scene.told == ["walked hero_archer ['d6', 'e6']"]
    assert scene.s.room.traps


@pytest.mark.rule("MM-WAT3")
def test_in_water_nobody_rings_a_bell() -> None:
    scene = set_counts(Scene("leader d3, archer a4", chapter=5, room="room_8b"), bell_ready=1)
    assert scene.refused(0, "do_act act_bell_5") == "MM-WAT3"
    dry = set_counts(Scene("leader a4, archer a5", chapter=5, room="room_8b"), bell_ready=1)
    assert dry.offers(0, "do_act") == {"act_bell_5"}
