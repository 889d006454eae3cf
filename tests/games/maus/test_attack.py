"""A mouse attacks, and defends (MM-ATK, MM-CHS, MM-WND)."""

from typing import Any, cast

import pytest

from tests.games.maus.scene import Scene

# --- attacking


@pytest.mark.rule("TC-MM-01", "MM-ATK1", "MM-ATK2", "MM-ATK3", "MM-CHS1", "MM-WND1", "MM-WND3")
def test_a_hit_that_is_not_blocked() -> None:
    scene = Scene("leader c4", "rat c4", dice="sxc bb")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert scene.foes == []
    assert scene.mouse("leader").cheese == 1
    assert "card_removed rats" in scene.told


@pytest.mark.rule("MM-WND3", "MM-WND5")
def test_the_card_stays_as_long_as_one_of_the_kind_fights_and_wounds_do_not_carry_over() -> None:
    scene = Scene("leader c4", "rat c4*2", dice="ssx bb").do(0, "attack gear_nib_sword rat_1")
    assert scene.foes == ["rat c4"]
    assert scene.s.room.foes[0].wounds == 0
    assert scene.track == "leader rats"


@pytest.mark.rule("TC-MM-02", "MM-WND2", "MM-ATK3", "MM-Q12")
def test_a_shield_blocks() -> None:
    scene = Scene("leader c4", "spider c4", dice="sxb xbb")
    scene.do(0, "attack gear_nib_sword spider")
    assert scene.s.room.foes[0].wounds == 1
    felled = Scene("leader c4", "rat c4", dice="sxb xb").do(0, "attack gear_nib_sword rat_1")
    assert felled.foes == []


@pytest.mark.rule("MM-ATK2", "MM-ATK3", "MM-EAT3", "MM-EAT4")
def test_a_blow_that_does_nothing_is_told() -> None:
    """The leader misses, then the rat misses. A shield stops a hit of either."""
    track = "leader rats archer"
    missed = Scene("leader c4, archer a1", "rat c4", dice="bbb", track=track).do(0, "attack gear_nib_sword rat_1")
    assert "missed hero_leader rat rat_1" in missed.told
    assert "foe_missed rat rat_1" in missed.roll("bb").do(0, "end_turn").told
    blocked = Scene("leader c4, archer a1", "rat c4", dice="sbb xb", track=track).do(0, "attack gear_nib_sword rat_1")
    assert "foe_warded_off rat rat_1" in blocked.told
    assert "warded_off hero_leader" in blocked.roll("sb xb").do(0, "end_turn").told


@pytest.mark.rule("MM-WND2")
def test_more_life_takes_more_wounds() -> None:
    scene = Scene("leader c4", "spider c4 wounds:2", dice="sbb bbb").do(0, "attack gear_nib_sword spider")
    assert scene.foes == []


@pytest.mark.rule("MM-Q11", "MM-WND2")
def test_wounds_belong_to_a_figure() -> None:
    scene = Scene("leader c4", "centipede c4 wounds:1, rat c4", dice="sbb bb").do(0, "attack gear_nib_sword centipede")
    assert {foe.foe: foe.wounds for foe in scene.s.room.foes} == {1: 0, 4: 2}


@pytest.mark.rule("TC-MM-03", "MM-ATK3")
def test_no_hit_no_defence() -> None:
    scene = Scene("leader c4", "rat c4", dice="ccb")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert scene.mouse("leader").cheese == 2
    assert scene.s.chapter.wheel == 0
    assert not [line for line in scene.told if line.startswith("foe_defended")]


@pytest.mark.rule("MM-CHS2", "MM-CHW1", "MM-ATK3")
def test_cheese_in_a_foes_defence_goes_to_the_wheel() -> None:
    scene = Scene("leader c4", "rat c4", dice="sbb cc").do(0, "attack gear_nib_sword rat_1")
    assert (scene.s.chapter.wheel, scene.mouse("leader").cheese) == (2, 0)


@pytest.mark.rule("MM-ATK1")
def test_melee_reaches_the_own_field_and_the_next() -> None:
    scene = Scene("leader c4", "rat c4, roach b4, spider a4")
    assert scene.offers(0, "attack") == {"gear_nib_sword rat_1", "gear_nib_sword roach_1"}
    assert scene.refused(0, "attack gear_nib_sword spider") == "MM-ATK1"


@pytest.mark.rule("MM-ATK1", "MM-MOV3", "MM-EMV1")
def test_a_red_line_does_not_stop_a_blade_but_a_black_corner_does() -> None:
    assert Scene("leader f3", "rat f2").offers(0, "attack")
    assert not Scene("leader b4", "rat d3").offers(0, "attack")
    assert not Scene("leader c4", "rat b5").offers(0, "attack")


@pytest.mark.rule("TC-MM-05", "MM-ATK4", "MM-ATK5")
def test_a_bow_hits_with_bows_from_afar() -> None:
    scene = Scene("archer d1", "spider d4", dice="bBsx bbb").do(0, "attack gear_hairpin_bow spider")
    assert scene.s.room.foes[0].wounds == 2


@pytest.mark.rule("TC-MM-05", "MM-ATK4")
def test_who_is_near_must_be_shot_at_first() -> None:
    scene = Scene("archer d1", "rat e2, spider d4")
    assert scene.offers(0, "attack") == {"gear_hairpin_bow rat_1"}
    assert scene.refused(0, "attack gear_hairpin_bow spider") == "MM-ATK4"


@pytest.mark.rule("MM-ATK4", "MM-Q10")
def test_black_blocks_the_line_of_sight_and_figures_do_not() -> None:
    scene = Scene("archer a2", "rat d2")
    assert scene.refused(0, "attack gear_hairpin_bow rat_1") == "MM-ATK4"
    assert Scene("archer a4, leader b4", "rat c4 calm, spider e4").offers(0, "attack") == {"gear_hairpin_bow spider"}


@pytest.mark.rule("MM-Q35", "MM-ATK5")
def test_bows_count_near_too_and_swords_do_not() -> None:
    scene = Scene("archer c4", "spider c4", dice="bssx bbb").do(0, "attack gear_hairpin_bow spider")
    assert scene.s.room.foes[0].wounds == 1


@pytest.mark.rule("MM-Q35")
@pytest.mark.parametrize(
    ("field", "dice", "wounds"), [("c4", "xb", 1), ("c4", "bB", 0), ("b4", "xb", 1), ("b4", "bB", 2), ("b4", "xx", 0)]
)
def test_the_staff_counts_swords_on_its_own_field(field: str, dice: str, wounds: int) -> None:
    scene = Scene("mystic c4", f"spider {field}", dice=dice + "bbb").do(0, "attack gear_wick_staff spider")
    assert scene.s.room.foes[0].wounds == wounds


@pytest.mark.rule("MM-ATK6")
def test_one_weapon_in_an_attack_and_only_its_bonus_counts() -> None:
    scene = Scene("leader c4 +search_weapon_6", "rat c4 down, spider e4", dice="bbb")
    assert scene.offers(0, "attack") == {"gear_nib_sword rat_1", "search_weapon_6 rat_1"}
    scene.do(0, "attack search_weapon_6 rat_1")
    assert "attacked hero_leader search_weapon_6 rat rat_1 ['bow', 'bow', 'bow']" in scene.told


@pytest.mark.rule("MM-ATK6")
def test_bare_paws_strike_with_the_base_value() -> None:
    scene = Scene("leader c4 bare", "rat c4", dice="cc").do(0, "attack gear_bare_paws rat_1")
    assert "attacked hero_leader gear_bare_paws rat rat_1 ['cheese', 'cheese']" in scene.told
    assert Scene("leader c4", "rat c4").refused(0, "attack gear_bare_paws rat_1") == "MM-ATK6"


# --- main foes


@pytest.mark.rule("TC-MM-45", "MM-WND4", "MM-WND5")
def test_a_main_foe_loses_the_card_that_was_chosen() -> None:
    scene = Scene("leader d4", "boss_cat d4", dice="sss bbbb").do(0, "attack gear_nib_sword cat")
    assert scene.offers(0, "wound_card") == {"cat_chases", "cat_pounces"}
    scene.do(0, "wound_card cat_chases")
    assert scene.foes == ["boss_cat d4"]
    assert scene.track == "leader cat_pounces"


@pytest.mark.rule("TC-MM-45", "MM-WND4")
def test_without_cards_he_is_beaten() -> None:
    scene = Scene("leader d4", "boss_cat d4", dice="sbb bbbb").do(0, "attack gear_nib_sword cat")
    scene.do(0, "wound_card cat_pounces").s.turn.actions = 1
    scene.roll("sbb bbbb").do(0, "attack gear_nib_sword cat")
    assert scene.foes == []
    assert scene.track == "leader"


# --- defending


@pytest.mark.rule("TC-MM-06", "MM-EAT3", "MM-EAT4", "MM-EAT5", "MM-CHS2")
def test_a_shield_of_hers_blocks_a_hit() -> None:
    scene = Scene("leader d4, archer a1", "centipede d4", dice="sxc xb", track="leader centipedes archer")
    scene.do(0, "end_turn")
    assert scene.mouse("leader").wounds == 1
    assert scene.s.chapter.wheel == 1


@pytest.mark.rule("TC-MM-07", "MM-EAT4", "MM-CHS2")
def test_nobody_defends_against_no_hit_but_the_wheel_gets_its_cheese() -> None:
    scene = Scene("leader d4, archer a1", "centipede d4", dice="ccb", track="leader centipedes archer").do(
        0, "end_turn"
    )
    assert not [line for line in scene.told if line.startswith("defended")]
    assert (scene.s.chapter.wheel, scene.mouse("leader").cheese) == (2, 0)


@pytest.mark.rule("TC-MM-08", "MM-CHS1")
def test_cheese_in_her_defence_is_hers() -> None:
    scene = Scene("leader c4, archer a1", "rat c4", dice="sb cc", track="leader rats archer").do(0, "end_turn")
    assert (scene.mouse("leader").cheese, scene.s.chapter.wheel, scene.mouse("leader").wounds) == (2, 0, 1)


@pytest.mark.rule("MM-Q26")
@pytest.mark.parametrize("condition", ["", "knocked_down", "stunned", "webbed"])
def test_whoever_lies_or_is_dazed_defends_as_always(condition: str) -> None:
    scene = Scene(f"leader c4 {condition}, archer a1", "rat c4", dice="sb xb", track="leader rats archer")
    scene.do(0, "end_turn")
    assert "defended hero_leader ['shield', 'bow']" in scene.told
    assert scene.mouse("leader").wounds == 0


@pytest.mark.rule("MM-Q2", "MM-CHW2")
def test_foes_come_when_the_wounds_have_been_dealt() -> None:
    scene = Scene("leader c4, archer a1", "rat c4", dice="sbb cc", wheel=5)
    scene.do(0, "attack gear_nib_sword rat_1", "let_it_be")
    told = [line.split()[0] for line in scene.told]
    assert told.index("foe_defeated") < told.index("surge") < told.index("hourglass_turned")
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("MM-Q46")
@pytest.mark.parametrize(
    ("track", "acted", "against"),
    [
        ("sorceress_calls scamp sorceress_webs", "sorceress_calls", 3),  # she acts next below the scamp
        ("sorceress_webs scamp sorceress_calls", "", 4),  # above: a card that an ambush has moved up
        ("sorceress_webs scamp sorceress_calls", "sorceress_webs sorceress_calls", 3),  # the lowest, if she has acted
        ("sorceress_calls sorceress_webs scamp", "sorceress_calls sorceress_webs", 4),
    ],
)
def test_a_knife_looks_at_the_card_on_which_a_foe_acts_next(track: str, acted: str, against: int) -> None:
    """Flor defends with four dice, and with one less against a knife from further up the track. The order of her cards
    in the box makes no difference."""
    scene = Scene("scamp c6", "boss_sorceress c6", track=track)
    scene.s.marked = sum(1 << card for card in scene.cards(f"scamp {acted}"))
    view = scene.game.view(scene.s, 0)
    assert [aim["against"] for aim in cast(Any, view)["mice"][0]["aims"]] == [against]
    scene.roll("sbb" + "b" * against).do(0, "attack gear_needle_knife sorceress")
    assert ["foe_defended boss_sorceress sorceress " + str(["bow"] * against)] == [
        line for line in scene.told if line.startswith("foe_defended")
    ]
