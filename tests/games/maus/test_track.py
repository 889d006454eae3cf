"""Initiative: the order of the track (MM-INI, MM-ENC6, MM-RND3)."""

import pytest

from tests.games.maus.scene import Scene, throw
from tests.games.maus.telling import let_them_come, said, set_counts

FOUR = "leader c4, archer a1, scamp a2, healer a3"


@pytest.mark.rule("TC-MM-13", "MM-INI1", "MM-INI2", "MM-Q33", "MM-Q15")
def test_a_new_encounter_lays_the_whole_track_anew() -> None:
    """The twelfth card shows a rat and two roaches; all cards are shuffled, and a new round begins."""
    scene = Scene("leader f5, archer a1", room="room_4o")
    scene.s.script = [11]
    scene.do(0, "explore east")
    let_them_come(scene)
    assert sorted(scene.track.split()) == ["archer", "leader", "rats", "roaches"]
    assert "encounter_drawn encounter_12 0" in scene.told
    assert scene.s.round == 2


@pytest.mark.rule("MM-INI2", "MM-CAP2")
def test_cards_of_captured_mice_are_shuffled_too() -> None:
    """After the last mouse's turn the wheel is full: the roaches of the open card come, and all cards are drawn."""
    scene = Scene("leader a1, archer", wheel=5, encounter="encounter_02", track="archer leader")
    scene.s.marked |= 1 << scene.mouse("archer").hero
    scene.do(0, "end_turn")
    let_them_come(scene)
    assert sorted(scene.track.split()) == ["archer", "leader", "roaches"]


@pytest.mark.rule("TC-MM-13", "MM-Q3", "MM-INI2", "MM-REI3")
def test_a_surge_while_nobody_fights_sets_the_whole_track_anew() -> None:
    """Cards are drawn from the top: roaches, healer, leader, archer, scamp; then a new round begins."""
    scene = Scene(FOUR, wheel=5, encounter="encounter_02", track="archer scamp healer leader")
    scene.do(0, "end_turn")
    assert scene.asking == "place_foes"
    for _ in range(3):
        scene.do(0, "place_at " + min(scene.offers(0, "place_at")))
    scene.s.script = [*scene.cards("roaches healer leader archer scamp"), 0]
    let_them_come(scene)
    assert scene.track == "roaches healer leader archer scamp"
    assert scene.s.round == 2


@pytest.mark.rule("TC-MM-13", "MM-Q3", "MM-INI3", "MM-INI1")
def test_any_other_surge_leaves_the_mice_where_they_are() -> None:
    """A rat's cheese fills the wheel. Roaches come and act last, still in this round."""
    scene = Scene(FOUR, "rat c4", wheel=5, encounter="encounter_02", track="archer leader rats scamp healer")
    scene.roll("cb").do(0, "end_turn")
    let_them_come(scene)
    assert scene.track == "archer rats leader scamp healer roaches"
    assert scene.s.round == 1


@pytest.mark.rule("TC-MM-13", "MM-Q3", "MM-INI3")
def test_even_if_no_enemy_card_is_left() -> None:
    """The last rat rolls the sixth cheese and falls. No card moves, and roaches are appended."""
    scene = Scene(FOUR, "rat c4", wheel=5, encounter="encounter_02", track="leader scamp rats healer archer")
    scene.roll("sss cb").do(0, "attack gear_nib_sword rat_1")
    scene.do(0, "let_it_be")
    let_them_come(scene)
    assert scene.track == "leader scamp healer archer roaches"
    assert scene.s.round == 1


@pytest.mark.rule("MM-INI3", "MM-RND3", "MM-Q34")
def test_appended_cards_act_in_the_same_round() -> None:
    scene = Scene("leader c4, archer a1", "rat c4", wheel=5, encounter="encounter_02", track="leader rats archer")
    scene.roll("cb").do(0, "end_turn")
    let_them_come(scene)
    assert scene.asking == "take_turn"
    scene.do(0, "end_turn")
    assert "foes_begin roaches" in scene.told
    assert scene.s.round == 1


@pytest.mark.rule("TC-MM-13", "MM-INI4")
def test_newcomers_of_a_kind_that_is_there_act_with_it() -> None:
    scene = Scene("leader c4, archer a1", "rat c4", wheel=5, encounter="encounter_01", track="leader rats archer")
    scene.roll("cb").do(0, "end_turn")
    let_them_come(scene)
    assert len(scene.foes) == 3
    assert scene.track.split().count("rats") == 1
    assert not said(scene, "card_added")


# --- ambush


def ambush(numbers: str, cards: str, page: int = 1) -> Scene:
    """Explore into the taproom, where the foes of the fourth card lie in wait. The cards are in the order of the draw,
    then come the dice."""
    scene = Scene("leader f5, archer a1, scamp a2, healer a3", room="room_4o", page=page)
    scene.s.script = [3]
    scene.do(0, "explore east")
    happened = scene.happened
    while scene.asking == "place_foes":
        scene.s.script = [*scene.cards(cards), *throw(numbers)]
        scene.do(0, "place_at " + min(scene.offers(0, "place_at")))
        happened = happened + scene.happened
    scene.happened = happened
    return scene


@pytest.mark.rule("MM-ENC6", "MM-Q4")
def test_an_ambush_moves_a_card_up_by_its_die() -> None:
    """A sword with a star is a 2: from the fifth place to the third. The cards that it passes move one down."""
    scene = ambush("sb", "leader archer scamp healer rats")
    assert scene.track == "leader archer rats scamp healer"
    assert "ambushed rats sword_star 2" in scene.told


@pytest.mark.rule("MM-ENC6", "MM-Q4")
def test_never_beyond_the_top() -> None:
    assert ambush("xb", "leader rats archer scamp healer").track == "rats leader archer scamp healer"


@pytest.mark.rule("MM-ENC6", "MM-Q4")
def test_each_card_of_the_encounter_has_its_own_die_from_the_top() -> None:
    """Rats lie above the roaches and roll first: 1, to the third place; then the roaches: 3, to the third place."""
    scene = ambush("cxb", "leader archer scamp rats healer roaches", page=3)
    assert said(scene, "ambushed") == ["ambushed rats cheese 2", "ambushed roaches shield 2"]
    assert scene.track == "leader archer roaches rats scamp healer"


@pytest.mark.rule("MM-REI3", "MM-Q3", "MM-ENC6")
def test_there_is_no_ambush_in_a_surge() -> None:
    """The fourth card has the keyword, but its roaches just come last."""
    scene = Scene("leader c4, archer a1", "rat c4", wheel=5, encounter="encounter_04", track="leader rats archer")
    scene.roll("cb").do(0, "end_turn")
    let_them_come(scene)
    assert scene.track.endswith("roaches")
    assert not said(scene, "ambushed")


# --- main foes with several cards


@pytest.mark.rule("TC-MM-15", "MM-INI5")
def test_both_cards_of_the_cat_come_last_and_the_upper_one_rolls() -> None:
    """There is a surge on the roof, and no mouse hears the cat. Its pouncing card comes first, with a 2 past the healer
    and the scamp."""
    mice, track = "leader c3, archer a1, scamp a2, healer a3", "leader roaches archer scamp healer"
    scene = set_counts(Scene(mice, "roach c3", chapter=6, room="room_7b", wheel=5, track=track), bell=1)
    scene.s.script = [*throw("cb"), *scene.cards("cat_pounces cat_chases"), 1, 0]
    let_them_come(scene.do(0, "end_turn"))
    assert scene.track == "leader roaches archer cat_pounces scamp healer cat_chases"
    assert said(scene, "ambushed") == ["ambushed cat_pounces sword_star 3"]


@pytest.mark.rule("MM-INI5", "MM-RND3", "MM-Q34")
def test_a_card_lifted_above_the_acting_one_acts_from_the_next_round_on() -> None:
    """It is the archer's turn when the cat wakes. One of its cards is placed above hers, the other below."""
    scene = Scene("archer c3, leader a1", "boss_cat d4 calm", chapter=3, room="room_1o", track="leader archer")
    set_counts(scene, noise=4)
    scene.s.script = [*throw("c"), *scene.cards("cat_chases cat_pounces"), 3]
    scene.do(0, "scurry")
    assert scene.track == "cat_chases leader archer cat_pounces"
    scene.do(0, "end_turn")
    begun = said(scene, "foes_begin")
    assert begun[:2] == ["foes_begin cat_pounces", "foes_begin cat_chases"]
    assert scene.told.index("round_begins 2") < scene.told.index("foes_begin cat_chases")


@pytest.mark.rule("MM-SPE4")
def test_aggressive_cards_change_places_with_the_one_above() -> None:
    scene = Scene("leader a1, archer b1", "rat f6", track="leader archer rats")
    scene.do(0, "end_turn", "end_turn")
    assert "swapped rats hero_archer" in scene.told
    scene = Scene("leader a1, archer b1", "rat_elite f6", track="leader archer elites")
    scene.do(0, "end_turn", "end_turn")
    assert "swapped elites hero_archer" in scene.told
    scene = Scene("leader a1, archer b1", "roach f6", track="leader archer roaches")
    scene.do(0, "end_turn", "end_turn")
    assert not said(scene, "swapped")


@pytest.mark.rule("MM-SPE4")
def test_at_the_top_there_is_nobody_to_change_with() -> None:
    scene = Scene("leader a1, archer b1", "rat f6", track="rats leader archer", begin=True)
    assert scene.track == "rats leader archer"
