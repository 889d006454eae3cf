"""Searching, finds, wearing, trading, learning (MM-STA3, MM-STA5, MM-STA6, MM-FRE2..MM-FRE7)."""

import pytest

from tests.games.maus.scene import Scene

FULL = "search_weapon_1 search_armour_5 search_one_use_1"

# --- searching


@pytest.mark.rule("TC-MM-26", "MM-STA3")
@pytest.mark.parametrize("die", ["x", "b", "c"])
def test_without_a_star_nothing_is_found(die: str) -> None:
    scene = Scene("leader a4", dice=die).do(0, "search")
    assert scene.told[0].endswith(" 0")
    assert scene.asking == "take_turn"
    assert scene.pack("leader") == []


@pytest.mark.rule("TC-MM-26", "MM-STA3")
@pytest.mark.parametrize("die", ["s", "X", "B"])
def test_a_star_finds_something_for_the_bundle(die: str) -> None:
    scene = Scene("leader a4", dice=die).find("search_weapon_4").do(0, "search", "keep_find")
    assert scene.pack("leader") == ["search_weapon_4"]
    assert scene.mouse("leader").cheese == 0


@pytest.mark.rule("TC-MM-26", "MM-STA3")
def test_or_for_a_piece_of_cheese() -> None:
    scene = Scene("leader a4", dice="s").find("search_weapon_4").do(0, "search", "sell_find")
    assert (scene.pack("leader"), scene.mouse("leader").cheese) == ([], 1)
    assert scene.s.decks.spent_finds == [scene.item("search_weapon_4")]


@pytest.mark.rule("TC-MM-26", "MM-STA3")
def test_an_event_happens_at_once() -> None:
    scene = Scene("leader a4", dice="s").find("search_event_3").do(0, "search")
    assert scene.mouse("leader").wounds == 1
    assert scene.asking == "take_turn"
    assert scene.s.decks.spent_finds == [scene.item("search_event_3")]


@pytest.mark.rule("TC-MM-26", "MM-STA5", "MM-Q21")
def test_one_find_for_each_mouse_in_each_room() -> None:
    scene = Scene("leader a4, archer a5", dice="s", track="leader archer").find("search_event_7").do(0, "search")
    scene.s.turn.actions = 1
    assert scene.refused(0, "search") == "MM-STA5"
    scene.do(0, "end_turn")
    assert "search" in scene.offers(0)


@pytest.mark.rule("TC-MM-26", "MM-STA5")
def test_whoever_found_nothing_may_look_again() -> None:
    scene = Scene("leader a4", dice="x").do(0, "search")
    scene.s.turn.actions = 1
    assert "search" in scene.offers(0)


@pytest.mark.rule("MM-STA5", "MM-Q21", "MM-S2")
def test_in_another_room_there_is_more() -> None:
    scene = Scene("leader a5, archer a5", dice="s").find("search_event_7").do(0, "search")
    scene.s.turn.actions = 1
    scene.do(0, "explore west")
    searched = scene.mouse("leader").searched
    assert not searched >> scene.s.house.room & 1


@pytest.mark.rule("MM-STA5", "MM-Q21")
def test_when_the_deck_is_empty_the_discards_are_shuffled() -> None:
    scene = Scene("leader a4", dice="s")
    scene.s.decks.spent_finds, scene.s.decks.finds = scene.s.decks.finds, []
    scene.find("search_weapon_4").do(0, "search", "keep_find")
    assert scene.pack("leader") == ["search_weapon_4"]
    assert (len(scene.s.decks.finds), scene.s.decks.spent_finds) == (70, [])


@pytest.mark.rule("MM-STA5", "MM-Q21")
def test_with_nothing_left_anywhere_nobody_searches() -> None:
    scene = Scene("leader a4")
    scene.s.decks.finds = []
    assert scene.refused(0, "search") == "MM-STA5"


@pytest.mark.rule("TC-MM-27", "MM-STA3", "MM-FRE4")
def test_into_a_full_bundle_only_for_something_else() -> None:
    def scene() -> Scene:
        return Scene(f"leader a4 {FULL} search_trick_1", dice="s").find("search_weapon_4").do(0, "search")

    assert scene().offers(0) == {"sell_find", *[f"replace {item}" for item in FULL.split()]}
    assert scene().refused(0, "keep_find") == "MM-STA3"
    kept = scene().do(0, "replace search_armour_5")
    assert sorted(kept.pack("leader")) == ["search_one_use_1", "search_trick_1", "search_weapon_1", "search_weapon_4"]
    assert kept.mouse("leader").cheese == 0
    sold = scene().do(0, "sell_find")
    assert (len(sold.pack("leader")), sold.mouse("leader").cheese) == (4, 1)


@pytest.mark.rule("MM-STA3", "MM-S1")
def test_the_gear_she_came_with_is_not_thrown_away() -> None:
    scene = Scene("leader a4 search_weapon_1 search_armour_1", dice="s").find("search_weapon_4")
    scene.do(0, "equip", "stow gear_felt_coat", "done", "search")
    assert scene.offers(0) == {"sell_find", "replace search_weapon_1", "replace search_armour_1"}


@pytest.mark.rule("TC-MM-27", "MM-FRE4")
def test_a_trick_always_fits() -> None:
    scene = Scene(f"leader a4 {FULL}", dice="s").find("search_trick_3").do(0, "search", "keep_find")
    assert len(scene.pack("leader")) == 4


@pytest.mark.rule("MM-STA6", "MM-FRE4")
def test_what_belongs_to_the_party_takes_no_room_and_everybody_may_use_it() -> None:
    scene = Scene(f"leader a4 {FULL}, archer a5", dice="s").find("search_party_2").do(0, "search")
    assert [scene.content.items[item].name for item in scene.s.party.items] == ["search_party_2"]
    assert scene.asking == "take_turn"
    assert "north" in Scene("archer b1", room="room_1o", party="search_party_2").offers(0, "explore")


# --- wearing


@pytest.mark.rule("MM-FRE3", "MM-FRE4")
def test_cards_change_between_body_and_bundle() -> None:
    scene = Scene("leader a4 search_armour_8 search_accessory_3").do(0, "equip")
    assert scene.offers(0, "wear") == {"search_armour_8", "search_accessory_3"}
    scene.do(0, "wear search_armour_8", "wear search_accessory_3", "stow gear_felt_coat", "done")
    assert scene.pack("leader") == ["gear_felt_coat"]
    assert scene.worn("leader") == ["gear_nib_sword", "search_armour_8", "search_accessory_3"]


@pytest.mark.rule("MM-FRE3")
def test_a_worn_find_can_be_put_away_for_a_friend() -> None:
    scene = Scene("leader a4 +search_armour_5, archer a5").do(0, "equip", "stow search_armour_5", "done")
    scene.do(0, "trade hero_archer", "give search_armour_5")
    assert scene.pack("archer") == ["search_armour_5"]


@pytest.mark.rule("MM-FRE3")
def test_a_direct_swap_needs_no_room_in_the_bundle() -> None:
    scene = Scene("leader a4 search_armour_1 search_weapon_1 search_one_use_1").do(0, "equip")
    assert scene.refused(0, "stow gear_felt_coat") == "MM-FRE4"
    scene.do(0, "wear search_armour_1")
    assert "gear_felt_coat" in scene.pack("leader")
    assert len(scene.pack("leader")) == 3


@pytest.mark.rule("MM-FRE4")
def test_one_card_for_each_part_of_the_body() -> None:
    scene = Scene("leader a4 search_armour_8 item_acorn_helmet").do(0, "equip", "wear search_armour_8")
    scene.do(0, "wear item_acorn_helmet")
    assert "search_armour_8" in scene.pack("leader")


@pytest.mark.rule("MM-FRE4", "MM-ATK6")
def test_two_paws_hold_two_cards_or_one_for_both() -> None:
    scene = Scene("leader a4 search_weapon_1 search_weapon_4").do(0, "equip", "wear search_weapon_1")
    assert scene.pack("leader") == ["search_weapon_4"]
    scene.do(0, "wear search_weapon_4")
    assert scene.pack("leader") == ["gear_nib_sword", "search_weapon_1"]
    scene.do(0, "wear gear_nib_sword")
    assert scene.pack("leader") == ["search_weapon_1", "search_weapon_4"]


@pytest.mark.rule("MM-FRE4")
def test_two_cards_for_one_need_room_for_both() -> None:
    scene = Scene("leader a4 +search_weapon_1 search_weapon_4 search_one_use_1 search_armour_8")
    assert scene.do(0, "equip").refused(0, "wear search_weapon_4") == "MM-FRE4"


@pytest.mark.rule("MM-FRE4", "MM-FRE3")
def test_some_things_are_for_some_classes() -> None:
    scene = Scene("archer a4 search_weapon_5 search_armour_5").do(0, "equip")
    assert scene.refused(0, "wear search_weapon_5") == "MM-FRE4"
    assert Scene("archer a4 search_weapon_5").refused(0, "equip") == "MM-FRE3"


# --- trading


@pytest.mark.rule("TC-MM-33", "MM-FRE2", "MM-Q38")
def test_cards_and_cheese_change_hands_both_ways() -> None:
    scene = Scene("leader a4 cheese:2 search_weapon_1, archer a5 search_trick_1 cheese:1").do(0, "trade hero_archer")
    scene.do(0, "give search_weapon_1", "ask_for search_trick_1", "give_cheese", "give_cheese", "done")
    assert (scene.pack("leader"), scene.pack("archer")) == (["search_trick_1"], ["search_weapon_1"])
    assert (scene.mouse("leader").cheese, scene.mouse("archer").cheese) == (0, 3)


@pytest.mark.rule("TC-MM-33", "MM-FRE2", "MM-Q38")
def test_only_with_one_mouse_that_is_near_and_free() -> None:
    scene = Scene("leader a4 cheese:2, archer a5, scamp c4, healer")
    assert scene.offers(0, "trade") == {"hero_archer"}
    assert scene.refused(0, "trade hero_scamp") == "MM-FRE2"
    assert scene.refused(0, "trade hero_healer") == "MM-FRE2"
    scene.do(0, "trade hero_archer", "done", "go b4")
    assert scene.refused(0, "trade hero_scamp") == "MM-FRE1"


@pytest.mark.rule("MM-Q38", "MM-FRE4")
def test_a_full_bundle_takes_no_more_but_tricks() -> None:
    scene = Scene(f"leader a4 search_weapon_4 search_trick_1, archer a5 {FULL}").do(0, "trade hero_archer")
    assert scene.offers(0, "give") == {"search_trick_1"}
    assert scene.refused(0, "give search_weapon_4") == "MM-FRE2"


@pytest.mark.rule("MM-FRE2", "MM-S1")
def test_the_gear_she_came_with_stays_with_her() -> None:
    scene = Scene("leader a4 search_armour_1, archer a5 cheese:1").do(0, "equip", "wear search_armour_1", "done")
    assert scene.pack("leader") == ["gear_felt_coat"]
    assert scene.do(0, "trade hero_archer").offers(0) == {"ask_for_cheese", "done"}


# --- abilities


@pytest.mark.rule("TC-MM-34", "MM-FRE5", "MM-Q30", "MM-C2")
def test_six_cheese_for_an_ability_of_her_class_that_nobody_has() -> None:
    scene = Scene("mystic a4 cheese:7 ability_mystic_1, healer b4 ability_any_1")
    assert scene.offers(0, "level_up") == {f"ability_mystic_{n}" for n in (2, 3, 4)} | {"ability_mystic_own_1"}
    assert scene.refused(0, "level_up ability_any_1") == "MM-FRE5"
    assert scene.refused(0, "level_up ability_archer_1") == "MM-FRE5"
    scene.do(0, "level_up ability_mystic_3")
    assert scene.mouse("mystic").cheese == 1
    assert "ability_learned hero_mystic ability_mystic_3" in scene.told


@pytest.mark.rule("TC-MM-34", "MM-FRE5")
def test_five_are_not_enough() -> None:
    assert Scene("mystic a4 cheese:5").refused(0, "level_up ability_mystic_3") == "MM-FRE5"


@pytest.mark.rule("TC-MM-35", "MM-FRE6", "MM-FRE7")
def test_one_ability_in_a_round() -> None:
    scene = Scene("leader a4 cheese:9 ability_warrior_2 ability_warrior_1, archer a5", dice="xx", track="leader archer")
    scene.do(0, "use_ability hero_leader ability_warrior_2")
    assert scene.mouse("leader").cheese == 8
    assert scene.refused(0, "use_ability hero_leader ability_warrior_1") == "MM-FRE6"
    scene.do(0, "end_turn", "end_turn")
    assert "use_ability hero_leader ability_warrior_1" in scene.offers(0)


@pytest.mark.rule("MM-FRE7")
def test_an_ability_is_paid_with_her_own_cheese_and_takes_no_action() -> None:
    poor = Scene("leader a4 cheese:1 ability_warrior_1, archer a4 cheese:9", "rat a4")
    assert poor.refused(0, "use_ability hero_leader ability_warrior_1") == "MM-FRE7"
    assert poor.refused(0, "use_ability hero_leader ability_warrior_2") == "MM-FRE7"
    scene = Scene("leader a4 cheese:2 ability_warrior_1", "rat a4").do(0, "use_ability hero_leader ability_warrior_1")
    assert (scene.s.turn.actions, scene.mouse("leader").cheese) == (1, 0)
