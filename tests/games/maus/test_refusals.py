"""Refusals of impossible actions name the rule, in her turn and at every other question."""

import pytest

from tests.games.maus.scene import Scene

KNOWS = "cheese:9 ability_warrior_1 ability_leader_3"

IN_HER_TURN = [
    # movement
    ("MM-MTU1", "leader a4", "", "go b4", {"points": 0}),
    ("MM-MOV2", "leader a4", "", "go f6", {}),
    ("MM-MOV3", "leader b4", "", "go c5", {}),
    ("MM-MOV3", "leader f3", "", "go f2", {"points": 1}),
    ("MM-MOV5", "leader a4", "rat a4*2", "go b4", {}),
    ("MM-EMV2", "leader a4", "spider b4", "go b4", {}),
    ("MM-MOV4", "leader a4", "rat a4", "go b4", {"points": 0}),
    ("MM-WAT1", "leader d2", "", "go d3", {"points": 0, "room": "room_8b"}),
    ("MM-WAT2", "leader d2", "", "go c2", {"room": "room_8b"}),
    ("MM-WAT2", "leader a4", "", "climb_out b4", {}),
    ("MM-WAT5", "leader d2", "", "go d5", {"room": "room_8b"}),
    ("MM-NEG2", "leader a4 webbed", "", "go b4", {}),
    ("MM-NEG3", "leader a4 knocked_down", "", "go b4", {}),
    ("MM-NEG3", "leader a4", "", "stand_up", {}),
    ("MM-NEG3", "leader a4 webbed", "", "stand_up", {}),
    ("MM-NEG2", "leader a4 webbed knocked_down", "", "stand_up", {}),
    ("MM-Q43", "leader a4 knocked_down", "", "stand_up", {"points": 0}),
    # standard actions
    ("MM-ATK1", "leader a4", "rat d4", "attack gear_nib_sword rat_1", {}),
    ("MM-ATK4", "archer a4", "rat b4, roach d4", "attack gear_hairpin_bow roach_1", {}),
    ("MM-ATK6", "leader a4", "rat a4", "attack search_weapon_1 rat_1", {}),
    ("MM-NEG1", "leader a4 stunned", "rat a4", "attack gear_nib_sword rat_1", {}),
    ("MM-NEG2", "leader a4 webbed", "", "scurry", {}),
    ("MM-STA4", "leader a4", "", "recover", {}),
    ("MM-K7", "leader a4", "", "do_act act_win", {}),
    ("MM-K7", "leader a3", "", "do_act act_win", {"room": "room_2o"}),
    # other rooms
    ("MM-EXP1", "leader a5", "rat f6", "explore west", {}),
    ("MM-EXP1", "leader a4", "", "explore west", {}),
    ("MM-EXP3", "leader f5", "", "explore east", {"room": "room_1o", "chapter": 1}),
    ("MM-EXP5", "leader b1", "", "explore north", {"room": "room_1o"}),
    ("MM-EXP6", "leader f5", "", "explore east", {"room": "room_3o"}),
    # free actions
    ("MM-FRE2", "leader a4 cheese:1, archer c4", "", "trade hero_archer", {}),
    ("MM-FRE2", "leader a4, archer a4", "", "trade hero_archer", {}),
    ("MM-FRE3", "leader a4", "", "equip", {}),
    ("MM-FRE5", "leader a4 cheese:5", "", "level_up ability_leader_1", {}),
    ("MM-FRE5", "leader a4 cheese:6", "", "level_up ability_mystic_1", {}),
    ("MM-FRE7", "leader a4 cheese:9", "", "use_ability hero_leader ability_leader_1", {}),
    ("MM-FRE7", "leader a4 cheese:1 ability_leader_1", "", "use_ability hero_leader ability_leader_1", {}),
    ("MM-FRE7", "leader a4 cheese:9 ability_warrior_5", "", "use_ability hero_leader ability_warrior_5", {}),
    ("MM-FRE1", "leader a4", "", "use_item hero_leader search_trick_1", {}),
    ("MM-FRE1", "leader a4 search_trick_2", "", "use_item hero_leader search_trick_2", {}),
    ("MM-FRE7", "leader a4 wounds:1", "", "nurse hero_leader", {}),
    ("MM-FRE7", "leader a4 cheese:1", "", "act_again", {}),
    ("MM-FRE7", "leader a4 cheese:1 stunned", "", "act_again", {}),
    ("MM-WAT3", f"leader d2 {KNOWS}", "", "use_ability hero_leader ability_warrior_1", {"room": "room_8b"}),
    ("MM-WAT3", "healer d2 wounds:1", "", "nurse hero_healer", {"room": "room_8b"}),
    ("MM-Q41", f"leader a4 stunned {KNOWS}", "", "use_ability hero_leader ability_warrior_1", {}),
    ("MM-Q41", "leader a4 stunned search_trick_1", "", "use_item hero_leader search_trick_1", {}),
]


@pytest.mark.rule(*sorted({rule for rule, *_ in IN_HER_TURN}))
@pytest.mark.parametrize(("rule", "mice", "foes", "said", "more"), IN_HER_TURN)
def test_what_bars_it_in_her_turn(rule: str, mice: str, foes: str, said: str, more: dict[str, object]) -> None:
    assert Scene(mice, foes, **more).refused(0, said) == rule  # type: ignore[arg-type]


@pytest.mark.rule("MM-STA1", "MM-FRE6", "MM-Q6", "MM-STA5")
@pytest.mark.parametrize(
    ("rule", "first", "said"),
    [
        ("MM-STA1", "search", "scurry"),
        ("MM-STA1", "search", "attack gear_nib_sword rat_1"),
        ("MM-STA1", "search", "explore west"),
        ("MM-STA1", "search", "do_act act_win"),
        ("MM-STA1", "search", "use_ability hero_leader ability_leader_3"),
        ("MM-STA1", "search", "use_item hero_leader search_one_use_8"),
        ("MM-FRE6", "use_ability hero_leader ability_warrior_1", "use_ability hero_leader ability_leader_3"),
    ],
)
def test_what_bars_it_after_something_else(rule: str, first: str, said: str) -> None:
    scene = Scene(f"leader a5 {KNOWS} search_one_use_8, archer a1", "rat a5", dice="x").do(0, first)
    assert scene.refused(0, said) == rule


@pytest.mark.rule("MM-FRE1")
def test_she_nurses_once_a_turn() -> None:
    scene = Scene("healer a4 wounds:2", dice="x").do(0, "scurry", "nurse hero_healer")
    assert scene.refused(0, "nurse hero_healer") == "MM-FRE1"


# --- at every other question


@pytest.mark.rule("MM-CAP7")
def test_a_freed_mouse_comes_back_beside_a_friend() -> None:
    scene = Scene("leader a4, archer", track="leader archer").do(0, "end_turn")
    assert scene.refused(0, "place_at f6") == "MM-CAP7"


@pytest.mark.rule("MM-FRE4", "MM-FRE2", "MM-STA3")
def test_what_she_does_not_have_is_neither_worn_nor_given_nor_left_behind() -> None:
    mice = "leader a4 search_armour_5, archer a4 search_trick_1"
    assert Scene(mice).do(0, "equip").refused(0, "wear search_armour_8") == "MM-FRE4"
    assert Scene(mice).do(0, "trade hero_archer").refused(0, "ask_for search_armour_5") == "MM-FRE2"
    found = Scene(mice, dice="s").find("search_weapon_4").do(0, "search")
    assert found.refused(0, "replace search_armour_5") == "MM-STA3"
    several = Scene("scamp a4 cheese:2 ability_scamp_2").find("search_weapon_1", "search_trick_3", "search_event_3")
    several.do(0, "use_ability hero_scamp ability_scamp_2")
    assert several.refused(0, "pick_find search_weapon_4") == "MM-STA3"


@pytest.mark.rule("MM-WND4")
def test_only_cards_of_the_foe_that_was_hit_are_wounded() -> None:
    scene = Scene("leader d4", "boss_cat d4, rat d4", dice="sbb bbbb").do(0, "attack gear_nib_sword cat")
    assert scene.refused(0, "wound_card rats") == "MM-WND4"


@pytest.mark.rule("MM-FRE7", "MM-MOV2")
def test_the_leader_moves_only_whom_he_leads() -> None:
    scene = Scene("leader c4, archer b4, scamp a6", "rat c4", dice="sbb bb").do(0, "attack gear_nib_sword rat_1")
    assert scene.refused(0, "aim_at_mouse hero_scamp") == "MM-FRE7"
    assert scene.do(0, "aim_at_mouse hero_archer").refused(0, "aim_at_field d4") == "MM-MOV2"


@pytest.mark.rule("MM-FRE7", "MM-ATK1")
def test_cards_are_aimed_at_who_is_in_reach() -> None:
    healed = Scene("healer a4 search_one_use_1, leader b4 wounds:1").do(0, "use_item hero_healer search_one_use_1")
    assert healed.refused(0, "aim_at_mouse hero_leader") == "MM-FRE7"
    spell = Scene("mystic a2 cheese:3 ability_mystic_own_1", "rat a4, roach d2")
    spell.do(0, "use_ability hero_mystic ability_mystic_own_1")
    assert spell.refused(0, "aim_at_foe roach_1") == "MM-FRE7"
    snare = Scene("tinkerer a4 cheese:1 ability_tinkerer_1").do(0, "use_ability hero_tinkerer ability_tinkerer_1")
    assert snare.refused(0, "aim_at_field c4") == "MM-FRE7"
    mice = "leader a1 cheese:3 ability_leader_3, archer c4, scamp c4"
    order = Scene(mice, "rat c4, roach f6").do(0, "use_ability hero_leader ability_leader_3")
    assert order.refused(0, "aim_at_mouse hero_leader") == "MM-FRE7"
    assert order.do(0, "aim_at_mouse hero_scamp").refused(0, "attack gear_needle_knife roach_1") == "MM-ATK1"


@pytest.mark.rule("MM-ATK1")
def test_a_second_blow_is_for_the_same_field() -> None:
    scene = Scene("tinkerer c4 cheese:2 ability_warrior_3", "rat c4*2, roach b4", dice="sbb bb")
    scene.do(0, "use_ability hero_tinkerer ability_warrior_3", "attack gear_cork_hammer rat_1")
    assert scene.refused(0, "attack gear_cork_hammer roach_1") == "MM-ATK1"


@pytest.mark.rule("MM-FRE1", "MM-FRE6")
def test_answers_take_a_card_for_it() -> None:
    again = Scene("leader a4 search_trick_4 search_trick_1", dice="x").do(0, "search")
    assert again.refused(0, "use_item hero_leader search_trick_1") == "MM-FRE1"
    mice = "scamp c4 cheese:2 ability_scamp_3, leader c4 cheese:2 ability_warrior_4"
    hit = Scene(mice, "rat c4", track="scamp rats leader", dice="ss").do(0, "end_turn")
    assert hit.refused(0, "use_ability hero_leader ability_warrior_4") == "MM-FRE6"


@pytest.mark.rule("MM-S4")
def test_only_what_she_has_is_kept() -> None:
    scene = Scene("leader d5 search_weapon_4 ability_leader_1 ability_leader_2", room="room_2o", campaign=True)
    scene.do(0, "do_act act_win")
    assert scene.refused(0, "keep_item hero_leader search_weapon_5") == "MM-S4"
    scene.do(0, "keep_nothing hero_leader")
    assert scene.refused(0, "keep_ability hero_leader ability_leader_3") == "MM-S4"
