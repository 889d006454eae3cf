"""The 28 abilities (MM-FRE7), card by card."""

import pytest

from tests.games.maus.scene import Scene


def use(scene: Scene, hero: str, ability: str) -> Scene:
    """Use an ability, and check that it was paid for."""
    before = scene.mouse(hero).cheese
    scene.do(0, f"use_ability hero_{hero} ability_{ability}")
    name, price = f"ability_{ability}", before - scene.mouse(hero).cheese
    [card] = [card for card in scene.content.abilities if card.name == name]
    assert price == card.costs[scene.mouse(hero).hero] > 0
    return scene


def dice_of(scene: Scene, word: str) -> list[int]:
    """Return the number of dice of each throw with this word."""
    return [line.count("'") // 2 for line in scene.told if line.split()[0] == word]


# --- for every hero


@pytest.mark.rule("MM-FRE7", "MM-K8")
@pytest.mark.parametrize(("hero", "price"), [("healer", 1), ("scamp", 2)])
def test_any_1_heals_a_wound_on_her_field(hero: str, price: int) -> None:
    scene = Scene(f"{hero} a4 cheese:3 ability_any_1, leader a4 wounds:2, archer b4 wounds:1")
    use(scene, hero, "any_1")
    assert scene.mouse(hero).cheese == 3 - price
    assert scene.offers(0) == {"aim_at_mouse hero_leader", f"aim_at_mouse hero_{hero}", "let_it_be"}
    assert scene.do(0, "aim_at_mouse hero_leader").mouse("leader").wounds == 1


# --- archers


@pytest.mark.rule("MM-FRE7", "MM-ATK2", "MM-ATK3")
@pytest.mark.parametrize(("ability", "attack", "defence"), [("archer_1", 4, 1), ("archer_2", 5, 3), ("archer_3", 8, 3)])
def test_an_archer_takes_her_time(ability: str, attack: int, defence: int) -> None:
    scene = Scene(f"archer d1 cheese:3 ability_{ability}", "spider d4", dice="b" * 11)
    use(scene, "archer", ability).do(0, "attack gear_hairpin_bow spider")
    assert (dice_of(scene, "attacked"), dice_of(scene, "foe_defended")) == ([attack], [defence])


@pytest.mark.rule("MM-FRE7", "MM-FRE6")
def test_archer_4_shoots_at_whoever_has_just_come() -> None:
    scene = Scene(
        "leader c4, archer d1 cheese:1 ability_archer_4", "roach c4", encounter="encounter_01", wheel=5, dice="sbb c"
    ).do(0, "attack gear_nib_sword roach_1", "let_it_be", "place_at e1")
    assert scene.offers(0) == {"use_ability hero_archer ability_archer_4", "let_it_be"}
    use(scene.roll("bsss xb"), "archer", "archer_4")
    assert dice_of(scene, "attacked") == [4]
    assert scene.foes == ["rat e1"]
    scene.do(0, "place_at e2")
    assert scene.foes == ["rat e1", "rat e2"]
    assert scene.asking == "take_turn"


@pytest.mark.rule("MM-FRE7")
def test_archer_4_sees_only_what_she_sees() -> None:
    scene = Scene(
        "leader c4, archer a6 cheese:1 ability_archer_4", "roach c4", encounter="encounter_01", wheel=5, dice="sbb c"
    ).do(0, "attack gear_nib_sword roach_1", "let_it_be", "place_at e1")
    assert scene.asking == "place_foes"


@pytest.mark.rule("MM-STA3")
@pytest.mark.parametrize(("die", "found"), [("b", 1), ("B", 1), ("x", 0)])
def test_scamp_archer_1_finds_with_a_bow(die: str, found: int) -> None:
    scene = Scene("archer a4 cheese:1 ability_scamp_archer_1", dice=die).find("search_event_7")
    use(scene, "archer", "scamp_archer_1").do(0, "search")
    assert scene.mouse("archer").cheese == found


@pytest.mark.rule("MM-STA3", "MM-FRE7")
def test_scamp_archer_1_is_for_one_search() -> None:
    scene = use(Scene("archer a4 cheese:1 ability_scamp_archer_1", dice="xb"), "archer", "scamp_archer_1").do(
        0, "search"
    )
    scene.s.turn.actions = 1
    assert scene.do(0, "search").told == ["searched hero_archer bow 0"]


# --- healers


@pytest.mark.rule("MM-NEG5", "MM-STA1")
def test_healer_1_cures_everybody_on_her_field() -> None:
    scene = Scene(
        "healer a4 cheese:3 ability_healer_1, leader a4 wounds:2 poison:2 webbed bewitched, archer b4 stunned"
    )
    use(scene, "healer", "healer_1")
    leader = scene.mouse("leader")
    assert (leader.wounds, leader.poison, leader.conditions) == (0, 0, 0)
    assert scene.is_in("archer", "stunned")
    assert scene.s.turn.actions == 0


@pytest.mark.rule("MM-EAT4", "MM-FRE7")
def test_healer_2_protects_all_until_their_next_turns() -> None:
    scene = Scene(
        "healer a4 cheese:2 ability_healer_2, leader c4", "rat c4", track="healer rats leader", dice="sb bbb b"
    )
    use(scene, "healer", "healer_2").do(0, "end_turn")
    assert dice_of(scene, "defended") == [3]
    assert (scene.mouse("leader").shield, scene.mouse("healer").shield) == (0, 1)


@pytest.mark.rule("MM-K8")
def test_healer_3_heals_two_wounds_within_a_field() -> None:
    scene = Scene("healer a4 cheese:3 ability_healer_3, leader b4 wounds:2, archer c4 wounds:1")
    use(scene, "healer", "healer_3")
    assert scene.offers(0, "aim_at_mouse") == {"hero_healer", "hero_leader"}
    assert scene.do(0, "aim_at_mouse hero_leader").mouse("leader").wounds == 0


# --- leaders


@pytest.mark.rule("MM-ATK2", "MM-RND1")
def test_leader_1_lends_dice_to_whoever_is_near_for_this_round() -> None:
    scene = Scene("leader a4 cheese:2 ability_leader_1, scamp b4, archer c4", track="leader scamp archer")
    use(scene, "leader", "leader_1")
    assert [scene.mouse(name).dice for name in ("leader", "scamp", "archer")] == [1, 1, 0]
    assert "encouraged hero_scamp 1" in scene.told
    scene.do(0, "end_turn", "end_turn", "end_turn")
    assert scene.mouse("leader").dice == 0


@pytest.mark.rule("MM-ATK2")
def test_those_dice_are_thrown() -> None:
    scene = Scene("scamp c4 dice:1", "spider c4", dice="cccc").do(0, "attack gear_needle_knife spider")
    assert dice_of(scene, "attacked") == [4]


@pytest.mark.rule("MM-FRE7", "MM-STA1")
def test_leader_2_lets_mice_pay_for_another_action_in_this_round() -> None:
    scene = Scene(
        "leader a4 cheese:3 ability_leader_2, scamp b4 cheese:1, archer c4", dice="x", track="leader scamp archer"
    )
    use(scene, "leader", "leader_2").do(0, "search", "act_again")
    assert (scene.mouse("leader").cheese, scene.s.turn.actions) == (0, 1)
    scene.roll("xb").do(0, "search", "end_turn")
    assert "act_again" not in scene.offers(0)
    scene.roll("x").do(0, "search", "act_again")
    assert scene.s.turn.actions == 1
    scene.roll("xb").do(0, "search", "end_turn").roll("x").do(0, "search")
    assert scene.refused(0, "act_again") == "MM-FRE7"


@pytest.mark.rule("MM-FRE7")
@pytest.mark.parametrize("before", ["go b4", "search", "equip"])
def test_leader_2_is_for_the_start_of_the_turn(before: str) -> None:
    scene = Scene("leader a4 cheese:3 ability_leader_2 search_armour_5", dice="x").do(0, before)
    if before == "equip":
        scene.do(0, "done")
    assert scene.refused(0, "use_ability hero_leader ability_leader_2") == "MM-FRE7"


@pytest.mark.rule("MM-ATK1", "MM-STA1", "MM-NEG1")
def test_leader_3_lets_another_mouse_attack() -> None:
    scene = Scene(
        "leader a4 cheese:3 ability_leader_3, scamp c4, archer d4 stunned, healer a6", "spider c4", dice="bbb"
    )
    use(scene, "leader", "leader_3")
    assert scene.offers(0) == {"aim_at_mouse hero_scamp", "let_it_be"}
    scene.do(0, "aim_at_mouse hero_scamp", "attack gear_needle_knife spider")
    assert "attacked hero_scamp gear_needle_knife spider spider ['bow', 'bow', 'bow']" in scene.told
    assert scene.s.turn.actions == 0


@pytest.mark.rule("MM-ATK2", "MM-FRE7")
def test_what_the_leader_has_saved_for_himself_is_not_for_others() -> None:
    scene = Scene("leader c4 cheese:3 ability_leader_3 search_trick_1, scamp c4", "spider c4", dice="bbb")
    use(scene.do(0, "use_item hero_leader search_trick_1"), "leader", "leader_3")
    scene.do(0, "aim_at_mouse hero_scamp", "attack gear_needle_knife spider")
    assert dice_of(scene, "attacked") == [3]


# --- mystics


@pytest.mark.rule("MM-ATK3", "MM-STA1", "MM-CHS1")
def test_mystic_1_sparks_jump_from_foe_to_foe() -> None:
    scene = Scene("mystic d4 cheese:3 ability_mystic_1", "rat d2, roach f4, spider e5, rat a1")
    use(scene, "mystic", "mystic_1")
    assert scene.offers(0, "aim_at_foe") == {"rat_1", "roach_1", "spider"}
    scene.roll("sc bb").do(0, "aim_at_foe rat_1")
    assert (scene.mouse("mystic").cheese, len(scene.foes)) == (1, 3)
    assert scene.offers(0, "aim_at_foe") == {"roach_1", "spider"}
    scene.roll("bb").do(0, "aim_at_foe roach_1")
    scene.roll("sx bbb").do(0, "aim_at_foe spider")
    assert scene.asking == "take_turn"
    assert (scene.s.turn.actions, sorted(scene.foes)) == (0, ["rat a1", "roach f4", "spider e5"])


@pytest.mark.rule("MM-ATK3")
def test_mystic_2_strikes_everybody_on_a_field_with_one_roll() -> None:
    scene = Scene("mystic d1 cheese:2 ability_mystic_2", "rat d4*2, roach d4, rat e4", dice="bc bbbbb")
    use(scene, "mystic", "mystic_2").do(0, "attack gear_wick_staff rat_1")
    assert dice_of(scene, "attacked") == [2]
    assert scene.foes == ["rat e4"]
    assert scene.mouse("mystic").cheese == 1


@pytest.mark.rule("MM-ATK4", "MM-Q10")
def test_mystic_3_needs_no_line_of_sight() -> None:
    scene = Scene("mystic a2 cheese:2 ability_mystic_3", "rat d2")
    assert scene.refused(0, "attack gear_wick_staff rat_1") == "MM-ATK4"
    assert use(scene, "mystic", "mystic_3").offers(0, "attack") == {"gear_wick_staff rat_1"}


@pytest.mark.rule("MM-EAT1", "MM-EMV4")
def test_mystic_4_is_unseen_until_her_next_turn() -> None:
    scene = Scene("mystic c4 cheese:3 ability_mystic_4, leader a4", "rat c4", track="mystic rats leader", dice="xbb")
    use(scene, "mystic", "mystic_4").do(0, "end_turn")
    assert scene.foes == ["rat a4"]
    assert [line.split()[3] for line in scene.told if line.startswith("foe_attacked")] == ["hero_leader"]
    scene.roll("b" * 9).do(0, "end_turn")
    assert not scene.is_in("mystic", "unseen")


@pytest.mark.rule("MM-FRE7", "MM-MTU2")
def test_mystic_own_1_is_an_attack_besides_and_only_hers() -> None:
    scene = Scene("mystic d4 cheese:3 ability_mystic_own_1, leader a4 cheese:6", "rat d2", dice="sb bb")
    use(scene, "mystic", "mystic_own_1").do(0, "aim_at_foe rat_1")
    assert (scene.foes, scene.s.turn.actions, dice_of(scene, "attacked")) == ([], 1, [2])
    others = Scene("leader a4 cheese:6")
    assert others.refused(0, "level_up ability_mystic_own_1") == "MM-FRE5"


# --- scamps


@pytest.mark.rule("MM-ATK6")
def test_scamp_1_strikes_with_every_knife() -> None:
    scene = Scene("scamp c4 cheese:2 ability_scamp_1 +search_weapon_10", "rat c4, roach c4", dice="sbb b")
    use(scene, "scamp", "scamp_1").do(0, "attack gear_needle_knife rat_1")
    assert scene.offers(0) == {"attack search_weapon_10 roach_1", "let_it_be"}
    scene.roll("sbb b").do(0, "attack search_weapon_10 roach_1")
    assert (scene.foes, scene.asking, scene.s.turn.actions) == ([], "take_turn", 0)


@pytest.mark.rule("MM-ATK2", "MM-FRE7")
@pytest.mark.parametrize(
    ("mouse", "ability", "weapon", "again"),
    [
        ("scamp c4 +search_weapon_10", "scamp_1", "gear_needle_knife", "search_weapon_10"),
        ("tinkerer c4", "warrior_3", "gear_cork_hammer", "gear_cork_hammer"),
    ],
)
def test_a_die_more_for_an_attack_is_for_the_first_of_two(mouse: str, ability: str, weapon: str, again: str) -> None:
    name = mouse.split(maxsplit=1)[0]
    scene = Scene(f"{mouse} cheese:2 ability_{ability} search_trick_1", "rat c4*2", dice="sbbb bb")
    use(scene, name, ability).do(0, f"use_item hero_{name} search_trick_1", f"attack {weapon} rat_1")
    assert dice_of(scene, "attacked") == [4]
    scene.roll("sbb bb").do(0, f"attack {again} rat_2")
    assert dice_of(scene, "attacked") == [3]


@pytest.mark.rule("MM-STA3", "MM-STA1")
def test_scamp_2_draws_three_and_keeps_one() -> None:
    scene = Scene("scamp c4 cheese:2 ability_scamp_2").find("search_weapon_1", "search_trick_3", "search_event_3")
    use(scene, "scamp", "scamp_2")
    assert scene.offers(0) == {"pick_find search_weapon_1", "pick_find search_trick_3", "pick_find search_event_3"}
    scene.do(0, "pick_find search_trick_3", "keep_find")
    assert (scene.pack("scamp"), scene.mouse("scamp").wounds, scene.s.turn.actions) == (["search_trick_3"], 0, 0)
    assert sorted(scene.s.decks.spent_finds) == sorted(
        scene.item(name) for name in ("search_weapon_1", "search_event_3")
    )


@pytest.mark.rule("MM-EAT5", "MM-FRE6")
def test_scamp_3_makes_two_hits_miss() -> None:
    def scene() -> Scene:
        mice = "scamp c4 cheese:2 ability_scamp_3, leader a1"
        return Scene(mice, "centipede c4", track="scamp centipedes leader", dice="sss").do(0, "end_turn")

    assert scene().offers(0) == {"use_ability hero_scamp ability_scamp_3", "let_it_be"}
    dodged = use(scene().roll("b"), "scamp", "scamp_3")
    assert (dodged.mouse("scamp").wounds, dodged.mouse("scamp").cheese) == (1, 0)
    assert scene().roll("b").do(0, "let_it_be").at("scamp") is None


@pytest.mark.rule("MM-STA1")
def test_scamp_4_acts_twice() -> None:
    scene = use(Scene("scamp c4 cheese:3 ability_scamp_4", "spider c4", dice="xbbb"), "scamp", "scamp_4")
    scene.do(0, "search", "attack gear_needle_knife spider")
    assert scene.refused(0, "scurry") == "MM-STA1"


# --- warriors, tinkerers


@pytest.mark.rule("MM-ATK3")
@pytest.mark.parametrize(("defence", "wounds"), [("xxx", 1), ("Xxx", 0), ("bbb", 1)])
def test_warrior_1_gets_past_shields_without_a_star(defence: str, wounds: int) -> None:
    scene = Scene("leader c4 cheese:2 ability_warrior_1", "spider c4", dice="sbb" + defence)
    use(scene, "leader", "warrior_1").do(0, "attack gear_nib_sword spider")
    assert scene.s.room.foes[0].wounds == wounds


@pytest.mark.rule("MM-ATK2")
def test_warrior_2_throws_one_die_more_in_her_next_attack_only() -> None:
    scene = Scene("leader c4 cheese:1 ability_warrior_2", "spider c4", dice="b" * 7)
    use(scene, "leader", "warrior_2").do(0, "attack gear_nib_sword spider").s.turn.actions = 1
    assert dice_of(scene, "attacked") == [4]
    assert dice_of(scene.do(0, "attack gear_nib_sword spider"), "attacked") == [3]


@pytest.mark.rule("MM-ATK1", "MM-STA1")
def test_warrior_3_strikes_again_after_a_defeat_on_the_same_field() -> None:
    scene = Scene("tinkerer c4 cheese:2 ability_warrior_3", "rat c4*2, roach b4", dice="sbb bb")
    use(scene, "tinkerer", "warrior_3").do(0, "attack gear_cork_hammer rat_1")
    assert scene.offers(0) == {"attack gear_cork_hammer rat_2", "let_it_be"}
    scene.roll("sbb bb").do(0, "attack gear_cork_hammer rat_2")
    assert (scene.foes, scene.asking, scene.s.turn.actions) == (["roach b4"], "take_turn", 0)


@pytest.mark.rule("MM-EAT4")
def test_warrior_4_stands_like_a_boot() -> None:
    scene = Scene(
        "leader c4 cheese:2 ability_warrior_4, archer a1", "rat c4", track="leader rats archer", dice="sb xbbb"
    )
    use(scene, "leader", "warrior_4").do(0, "end_turn")
    assert dice_of(scene, "defended") == [4]


@pytest.mark.rule("MM-EAT4", "MM-FRE6")
def test_warrior_5_steps_between() -> None:
    def scene(field: str) -> Scene:
        mice = f"scamp c4, leader {field} cheese:2 ability_warrior_5"
        return Scene(mice, "rat c4", track="scamp rats leader", dice="ss").do(0, "end_turn")

    taken = scene("b4")
    assert taken.offers(0) == {"use_ability hero_leader ability_warrior_5", "let_it_be"}
    use(taken.roll("xbb"), "leader", "warrior_5")
    assert dice_of(taken, "defended") == [3]
    assert (taken.mouse("scamp").wounds, taken.mouse("leader").wounds) == (0, 1)
    assert scene("a6").asking == "take_turn"


@pytest.mark.rule("MM-TRP1", "MM-NEG3", "MM-EMV9")
def test_tinkerer_1_lays_a_snare_for_small_foes() -> None:
    scene = Scene("tinkerer c4 cheese:1 ability_tinkerer_1, leader a1", "rat e4", track="tinkerer rats leader")
    use(scene, "tinkerer", "tinkerer_1")
    assert scene.offers(0, "aim_at_field") == {"b4", "c4", "d4"}
    scene.do(0, "aim_at_field d4").roll("x").do(0, "end_turn")
    assert "foe_moved rat rat_1 shield ['d4']" in scene.told
    assert (scene.foes, scene.s.room.snares) == ([], 0)


@pytest.mark.rule("MM-NEG3", "MM-RND3")
def test_thunder_fells_small_foes_and_sends_their_cards_to_the_end() -> None:
    scene = Scene(
        "leader c4 cheese:3 ability_warrior_tinkerer_healer_1, archer a1",
        "rat b4, roach e4, spider d4",
        track="leader rats spiders roaches archer",
    )
    use(scene, "leader", "warrior_tinkerer_healer_1")
    assert scene.track == "leader spiders roaches archer rats"
    assert [foe.down for foe in scene.s.room.foes] == [1, 0, 0]
