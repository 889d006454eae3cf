"""A mouse's turn: movement, one standard action, free actions, in any order (MM-MTU, MM-STA, MM-FRE1)."""

import pytest

from tests.games.maus.scene import Scene
from tests.games.maus.telling import wanted
from tests.games.scene import in_words

WALK = {"go b4", "go a3"}


@pytest.mark.rule("MM-MTU1", "TC-MM-24", "MM-C4", "MM-C6")
@pytest.mark.parametrize(
    ("die", "face", "number"),
    [("c", "cheese", 1), ("s", "sword_star", 2), ("x", "shield", 3), ("X", "shield_star", 3), ("b", "bow", 2)],
)
def test_the_die_and_her_speed_are_her_points(die: str, face: str, number: int) -> None:
    scene = Scene("scamp a4", dice=die, begin=True)
    assert scene.s.turn.points == number + 3
    begun = [in_words(scene.game.events.to_json(event.what)) for event in scene.begun]
    assert f"turn_begins hero_scamp {face} {number + 3}" in begun


@pytest.mark.rule("MM-MTU2")
def test_where_nothing_is_left_to_her_the_end_of_her_turn_matters_to_nobody() -> None:
    """She may still put her find away, but has nothing to put on instead. With something in her bundle she has."""
    spent = Scene("leader a4, archer f6", "rat a4", points=0, dice="bbb").do(0, "attack gear_nib_sword rat_1")
    assert spent.offers(0) == {"end_turn"}
    assert wanted(spent).get("moot") == 1
    worn = Scene("leader a4 +search_armour_5, archer f6", "rat a4", points=0, dice="bbb")
    worn.do(0, "attack gear_nib_sword rat_1")
    assert worn.offers(0) == {"equip", "end_turn"}
    assert wanted(worn).get("moot") == 1
    packed = Scene("leader a4 search_armour_5, archer f6", "rat a4", points=0, dice="bbb")
    packed.do(0, "attack gear_nib_sword rat_1")
    assert packed.offers(0) == {"equip", "end_turn"}
    assert "moot" not in wanted(packed)


@pytest.mark.rule("MM-MTU2")
def test_everything_is_optional_and_the_next_card_follows() -> None:
    scene = Scene("leader a4, archer a5", track="leader archer")
    assert {"scurry", "search", "end_turn", *WALK} <= scene.offers(0)
    scene.do(0, "end_turn")
    assert scene.told[0].startswith("turn_begins hero_archer")


@pytest.mark.rule("MM-MTU2", "MM-STA1")
@pytest.mark.parametrize("order", [("go b4", "search"), ("search", "go b4")])
def test_movement_before_or_after_the_one_standard_action(order: tuple[str, str]) -> None:
    scene = Scene("leader a4", dice="b").do(0, *order)
    assert scene.at("leader") == "b4"
    assert scene.refused(0, "search") == "MM-STA1"
    assert scene.refused(0, "scurry") == "MM-STA1"


@pytest.mark.rule("MM-Q6")
def test_movement_is_one_block() -> None:
    scene = Scene("leader a4", dice="b").do(0, "go b4", "search")
    assert scene.offers(0, "go") == set()
    assert scene.refused(0, "go a4") == "MM-Q6"


@pytest.mark.rule("MM-Q6")
def test_movement_goes_on_after_the_action_if_agreed() -> None:
    scene = Scene("leader a4", dice="b", split_move=True).do(0, "go b4", "search")
    assert scene.s.turn.points == 4
    scene.do(0, "go a4")
    assert scene.at("leader") == "a4"


@pytest.mark.rule("MM-Q6", "MM-FRE1", "MM-Q5")
def test_free_actions_between_steps_and_each_kind_once() -> None:
    scene = Scene("leader a4 cheese:6 search_armour_5, archer b4 cheese:1")
    scene.do(0, "go a3", "trade hero_archer", "give_cheese", "ask_for_cheese", "done")
    scene.do(0, "equip", "wear search_armour_5", "done", "level_up ability_leader_1", "go a4")
    assert scene.mouse("leader").cheese == 0
    assert scene.refused(0, "trade hero_archer") == "MM-FRE1"
    assert scene.refused(0, "equip") == "MM-FRE1"
    assert scene.refused(0, "level_up ability_leader_2") == "MM-FRE1"


@pytest.mark.rule("MM-FRE1")
def test_no_free_action_inside_another_action() -> None:
    scene = Scene("leader a4 cheese:6 search_armour_5, archer b4", dice="s").find("search_weapon_1").do(0, "search")
    assert scene.offers(0) == {"keep_find", "sell_find"}


@pytest.mark.rule("MM-STA2", "TC-MM-25")
def test_scurry_is_a_second_movement_with_a_new_roll() -> None:
    scene = Scene("leader a5", dice="x", points=2).do(0, "go a4", "scurry")
    assert "scurried hero_leader shield 5" in scene.told
    assert scene.s.turn.points == 5
    scene.do(0, "go d4")
    assert scene.at("leader") == "d4"
    assert scene.refused(0, "scurry") == "MM-STA1"


@pytest.mark.rule("MM-STA2", "MM-MTU2")
def test_whoever_scurries_first_keeps_her_own_movement() -> None:
    scene = Scene("leader a6", dice="c", points=2).do(0, "scurry")
    assert scene.s.turn.points == 3
    scene.do(0, "go a4", "go c4")
    assert scene.at("leader") == "c4"
    assert (scene.s.turn.points, scene.s.turn.later) == (0, [])


@pytest.mark.rule("MM-STA2", "TC-MM-25", "MM-MTU2")
def test_two_scurries_leave_her_with_three_movements() -> None:
    scene = Scene("scamp a6 cheese:3 ability_scamp_4", dice="cc", points=2)
    scene.do(0, "scurry", "use_ability hero_scamp ability_scamp_4", "scurry")
    assert sorted([scene.s.turn.points, *scene.s.turn.later]) == [2, 4, 4]
    scene.do(0, "go a2", "go d1", "go e2", "go d4")
    assert (scene.s.turn.points, scene.s.turn.later) == (0, [])


@pytest.mark.rule("MM-STA2", "TC-MM-25")
def test_whoever_takes_her_longer_movement_first_still_has_the_other() -> None:
    scene = Scene("leader a6", dice="c", points=5).do(0, "scurry", "go a1")
    assert (scene.s.turn.points, scene.s.turn.later) == (3, [])
    longer = Scene("leader a6", dice="c", points=5).do(0, "scurry", "go a5", "go a1")
    assert (longer.s.turn.points, longer.s.turn.later) == (1, []), "one that has begun is over when she takes another"


@pytest.mark.rule("MM-STA2", "MM-Q6")
def test_what_is_left_of_a_movement_that_goes_on_is_not_lost_by_scurrying() -> None:
    scene = Scene("leader a6", dice="c", points=5, split_move=True).do(0, "go a5", "scurry")
    assert scene.s.turn.points == 4 + 3


@pytest.mark.rule("MM-FRE7")
@pytest.mark.parametrize(("mouse", "begun"), [("a4", "go b4"), ("a4 knocked_down", "stand_up")])
def test_what_is_for_the_start_of_a_turn_comes_before_moving(mouse: str, begun: str) -> None:
    scene = Scene(f"leader {mouse} cheese:2 ability_leader_2", points=1)
    assert scene.offers(0, "use_ability")
    scene.do(0, begun)
    assert scene.refused(0, "use_ability hero_leader ability_leader_2") == "MM-FRE7"


@pytest.mark.rule("TC-MM-25", "MM-MOV4", "MM-MOV5")
def test_scurrying_stops_at_enemies_and_does_not_get_past_them() -> None:
    scene = Scene("leader a4", "rat b4*2", dice="x", points=0).do(0, "scurry", "go b4")
    assert scene.s.turn.points == 0
    held = Scene("leader b4", "rat b4*2", dice="x").do(0, "scurry")
    assert held.refused(0, "go a4") == "MM-MOV5"


@pytest.mark.rule("MM-STA4", "TC-MM-28", "MM-NEG1", "MM-Q13")
def test_a_stunned_mouse_comes_to_without_a_roll() -> None:
    scene = Scene("leader a4 stunned").do(0, "recover")
    assert scene.told == ["freed_of hero_leader stunned"]
    assert scene.refused(0, "search") == "MM-STA1"


@pytest.mark.rule("MM-STA4", "TC-MM-28", "MM-NEG2")
@pytest.mark.parametrize(("die", "free"), [("s", True), ("x", False), ("c", False)])
def test_out_of_a_web_it_takes_a_star(die: str, free: bool) -> None:
    scene = Scene("leader a4 webbed", dice=die).do(0, "recover")
    assert scene.is_in("leader", "webbed") is not free
    assert scene.refused(0, "recover") == ("MM-STA4" if free else "MM-STA1")


@pytest.mark.rule("MM-Q42")
def test_out_of_the_web_she_still_moves() -> None:
    scene = Scene("leader a4 webbed", dice="s").do(0, "recover", "go b4")
    assert scene.at("leader") == "b4"


@pytest.mark.rule("MM-Q39", "TC-MM-49")
@pytest.mark.parametrize(
    ("mouse", "said"),
    [("a4", "search"), ("a4", "scurry"), ("a4 webbed", "recover"), ("a6", "go a5"), ("d3", "climb_out c4")],
)
def test_cheese_counts_only_in_fights(mouse: str, said: str) -> None:
    scene = Scene(f"scamp {mouse}, archer a1", room="room_8b", traps="a5", dice="ccs").do(0, said)
    assert [mouse.cheese for mouse in scene.s.party.mice] == [0, 0]
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("MM-Q39", "MM-CHW1")
def test_cheese_on_the_moving_die_is_for_nobody() -> None:
    scene = Scene("leader a4, archer a5", "spider f6", dice="c", begin=True)
    assert (scene.s.turn.points, scene.mouse("leader").cheese, scene.s.chapter.wheel) == (3, 0, 0)


@pytest.mark.rule("MM-H1")
def test_nobody_can_know_what_comes_next_and_everything_else_is_open() -> None:
    scene = Scene("leader a4 cheese:2 search_trick_1, archer a5", "rat f6", players=2)
    assert scene.s.decks.finds == sorted(scene.s.decks.finds)
    assert scene.s.decks.encounters == sorted(scene.s.decks.encounters)
    assert not any(scene.game.own(scene.s, seat) for seat in scene.s.everybody())


@pytest.mark.rule("MM-S3")
def test_each_player_leads_her_own_mice() -> None:
    scene = Scene("leader a4, archer a5, scamp a6, healer b6", players=2, track="leader archer scamp healer")
    assert scene.asked == [0]
    scene.do(0, "end_turn")
    assert scene.asked == [1]
    scene.do(1, "end_turn")
    assert scene.asked == [0]
