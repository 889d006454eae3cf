"""The powers of single foes: theft, poison, stun, the captain, Kettra, the cat and Flor (MM-SPE)."""

import pytest

from tests.games.maus.scene import Scene, at
from tests.games.maus.standin import TEXTS
from tests.games.maus.telling import let_them_come, said
from wusel.games.maus import words


def attacked(mice: str, foes: str, card: str, dice: str, **more: object) -> Scene:
    """Let the foes of a card act after the leader and before the archer."""
    others = " ".join(word for word in ("archer", "scamp", "healer", "mystic") if word in mice)
    scene = Scene(mice, foes, track=f"leader {card} {others}", **more)  # type: ignore[arg-type]
    return scene.roll(dice).do(0, "end_turn")


def targets_of(scene: Scene) -> list[str]:
    return [line.split()[3].removeprefix("hero_") for line in said(scene, "foe_attacked")]


# --- cockroaches


@pytest.mark.rule("MM-SPE2")
def test_a_cockroach_takes_cheese_instead_of_wounding() -> None:
    scene = attacked("leader c4 cheese:3, archer a1", "roach c4", "roaches", "ss bb b")
    assert scene.mouse("leader").cheese == 1
    assert scene.mouse("leader").wounds == 0
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("MM-SPE2")
def test_what_is_not_paid_in_cheese_is_a_wound() -> None:
    scene = attacked("leader c4 cheese:1, archer a1", "roach c4", "roaches", "ss bb b")
    assert scene.mouse("leader").cheese == 0
    assert scene.mouse("leader").wounds == 1


@pytest.mark.rule("MM-SPE3", "MM-CHW1")
def test_greedy_ones_put_it_on_the_wheel() -> None:
    scene = Scene("leader c4 cheese:3, archer a1", "roach c4", track="leader roaches archer")
    scene.s.chapter.greedy = 1
    scene.roll("ss bb b").do(0, "end_turn")
    assert scene.s.chapter.wheel == 2
    assert scene.mouse("leader").wounds == 0


@pytest.mark.rule("MM-SPE3", "MM-CHW2")
def test_and_that_can_bring_a_surge() -> None:
    scene = Scene("leader c4 cheese:3, archer a1", "roach c4", track="leader roaches archer", wheel=4)
    scene.s.chapter.greedy = 1
    scene.roll("ss bb b").do(0, "end_turn")
    assert "surge room_8o" in scene.told
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("MM-SPE3", "MM-ACH2")
def test_but_not_while_she_whom_they_fear_is_in_the_room() -> None:
    scene = Scene("leader c4 cheese:3, archer a1", "roach c4", track="leader roaches archer")
    scene.s.chapter.greedy = 1
    scene.s.chapter.achieved[words.ROACH_TERROR] = scene.mouse("archer").hero
    scene.roll("ss bb b").do(0, "end_turn")
    assert scene.s.chapter.wheel == 0
    assert scene.mouse("leader").cheese == 1


# --- spiders and centipedes


@pytest.mark.rule("MM-SPE5", "MM-NEG5")
def test_wounds_by_a_spider_are_poison() -> None:
    scene = attacked("leader c4, archer a1", "spider c4", "spiders", "sb bb b")
    assert (scene.mouse("leader").wounds, scene.mouse("leader").poison) == (1, 1)
    scene = attacked("leader c4, archer a1", "rat c4", "rats", "sb bb b")
    assert (scene.mouse("leader").wounds, scene.mouse("leader").poison) == (1, 0)


@pytest.mark.rule("MM-SPE6", "MM-NEG1")
def test_whom_a_centipede_wounds_is_stunned() -> None:
    scene = attacked("leader c4, archer a1", "centipede c4", "centipedes", "sbb bb b")
    assert scene.is_in("leader", "stunned")
    scene = attacked("leader c4, archer a1", "centipede c4", "centipedes", "sbb xb b")
    assert not scene.is_in("leader", "stunned")


# --- Captain Gram


@pytest.mark.rule("MM-SPE1", "MM-CHW1")
def test_the_captains_cheese_is_another_attack_and_nothing_on_the_wheel() -> None:
    """He shoots at the leader; his cheese lets him shoot again, now at the archer. The second roll has none."""
    scene = attacked("leader a6, archer b6", "boss_captain f6", "captain", "cbx xb xxx b")
    assert targets_of(scene) == ["archer", "leader"]
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("MM-SPE1")
def test_and_so_on_as_long_as_there_is_cheese() -> None:
    scene = attacked("leader a6, archer b6", "boss_captain f6", "captain", "ccc cxx xxx b")
    assert targets_of(scene) == ["archer", "leader", "leader"]


@pytest.mark.rule("MM-SPE1", "MM-SPE4")
def test_a_captain_is_not_aggressive() -> None:
    scene = attacked("leader a6, archer b6", "boss_captain f6", "captain", "xxx b")
    assert scene.track == "leader captain archer"


@pytest.mark.rule("MM-CHS2")
def test_his_cheese_in_defence_goes_to_the_wheel() -> None:
    scene = Scene("leader c4", "boss_captain c4", dice="sbb cxx")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert scene.s.chapter.wheel == 1


# --- Kettra


@pytest.mark.rule("MM-SPE1", "MM-EAT4")
def test_nobody_defends_against_kettra() -> None:
    """Two swords are two wounds, and the leader rolls nothing."""
    scene = attacked("leader c4, archer a1", "boss_centipede c4", "great_centipede", "ss b")
    assert scene.mouse("leader").wounds == 2
    assert not said(scene, "defended")


@pytest.mark.rule("MM-SPE1", "MM-ATK3")
def test_her_starred_shields_block_twice() -> None:
    scene = Scene("leader c4", "boss_centipede c4", dice="sss Xb")
    scene.do(0, "attack gear_nib_sword centipede")
    assert scene.s.room.foes[0].wounds == 1
    scene = Scene("leader c4", "boss_centipede c4", dice="sss xb")
    scene.do(0, "attack gear_nib_sword centipede")
    assert scene.s.room.foes[0].wounds == 2


@pytest.mark.rule("MM-SPE1", "MM-SPE6")
def test_she_stuns_nobody() -> None:
    scene = attacked("leader c4, archer a1", "boss_centipede c4", "great_centipede", "sb b")
    assert not scene.is_in("leader", "stunned")


# --- the cat


@pytest.mark.rule("MM-SPE1", "MM-CHW1")
def test_the_cat_chases_from_mouse_to_mouse_and_strikes_everybody_on_its_way() -> None:
    """From f6 with two dice, a 2 and a 3. It runs past the leader on d6 to the archer on b6, the mouse that it then
    stood nearest to. It rolls once, and each mouse defends for herself."""
    scene = Scene("leader d6, archer b6, healer a1", "boss_cat f6", track="leader cat_chases archer healer")
    scene.roll("bs sbb bb bb b").do(0, "end_turn")
    assert scene.foes == ["boss_cat b6"]
    assert said(scene, "foe_rolled") == ["foe_rolled boss_cat cat ['sword_star', 'bow', 'bow']"]
    assert [scene.mouse(name).wounds for name in ("leader", "archer", "healer")] == [1, 1, 0]


@pytest.mark.rule("MM-SPE1")
def test_it_goes_on_with_what_is_left_of_its_dice() -> None:
    """Six points: three to the leader, then three on the way to the healer."""
    scene = Scene("leader c6, healer a1", "boss_cat f6", track="leader cat_chases healer")
    scene.roll("xx bbb b").do(0, "end_turn")
    assert len(said(scene, "foe_moved")[0].split("[")[1].split(",")) == 6
    assert scene.foes[0] in ("boss_cat a4", "boss_cat b4")


@pytest.mark.rule("MM-SPE1")
def test_foes_in_its_way_are_struck_too() -> None:
    """Rats stand between the cat and the leader: both roll for themselves, and one falls."""
    scene = Scene("leader c6, healer a1", "boss_cat f6, rat e6, rat d6", track="leader cat_chases healer rats")
    scene.roll("xc sbb xb bb xb b").do(0, "end_turn")
    assert len(said(scene, "foe_defended")) == 2
    assert len([foe for foe in scene.foes if foe.startswith("rat")]) == 1


@pytest.mark.rule("MM-SPE1")
def test_so_is_whoever_stands_where_it_starts() -> None:
    scene = Scene("leader c6, healer a1", "boss_cat f6, rat f6", track="leader cat_chases healer rats")
    scene.roll("xc sbb xb bb b").do(0, "end_turn")
    assert "foe_defeated rat rat_1" in scene.told


@pytest.mark.rule("MM-SPE1", "MM-CHW1", "MM-CHS2")
def test_the_cat_rolls_no_cheese() -> None:
    scene = Scene("leader c6, healer a1", "boss_cat c6", track="leader cat_pounces healer")
    scene.roll("ccc b").do(0, "end_turn")
    assert scene.s.chapter.wheel == 0
    scene = Scene("leader c6", "boss_cat c6", dice="sbb cccc")
    scene.do(0, "attack gear_nib_sword cat")
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("MM-SPE1")
def test_the_cat_pounces_where_most_figures_are() -> None:
    """One mouse is here, two mice are there, and three rats elsewhere. It lands among the rats, and strikes only
    them."""
    foes = "boss_cat f6, rat e1*3"
    scene = Scene("leader c6, healer a1, archer a1", foes, track="leader cat_pounces healer archer rats")
    scene.roll("bbb b").do(0, "end_turn")
    assert scene.foes[-1] == "boss_cat e1"
    scene = Scene("leader c6, healer a1, archer a1", "boss_cat f6", track="leader cat_pounces healer archer")
    scene.roll("bbb b").do(0, "end_turn")
    assert scene.foes == ["boss_cat a1"]


@pytest.mark.rule("MM-SPE1")
@pytest.mark.parametrize(("order", "there"), [("healer leader", "a1"), ("leader healer", "c6")])
def test_of_several_fields_the_one_of_whoever_is_highest_on_the_track(order: str, there: str) -> None:
    track = f"archer {order} cat_pounces"
    scene = Scene("archer e3 unseen, leader c6, healer a1", "boss_cat f6", track=track)
    scene.do(0, "end_turn", "end_turn")
    scene.mouse("archer").field = at(there)
    scene.roll("bbb b").do(0, "end_turn")
    assert scene.foes == [f"boss_cat {there}"]


@pytest.mark.rule("MM-SPE1")
@pytest.mark.parametrize(("cards", "there"), [("rats roaches", "e1"), ("roaches rats", "b1")])
def test_that_holds_for_fields_with_foes_alone_too(cards: str, there: str) -> None:
    scene = Scene(
        "leader c6, healer a6", "boss_cat f6, rat e1*3, roach b1*3", track=f"leader cat_pounces healer {cards}"
    )
    scene.roll("bbb b").do(0, "end_turn")
    assert f"boss_cat {there}" in scene.foes


@pytest.mark.rule("MM-EMV2", "TC-MM-50", "MM-SPE1")
def test_it_lands_on_a_full_field_but_on_nobody_large() -> None:
    """Four mice on a field are its prey like any other. A field with a spider has no room for it, unless the field has
    room for all."""
    mice, track = "leader c6, healer c6, archer c6, scamp c6", "leader cat_pounces healer archer scamp"
    scene = Scene(mice, "boss_cat f6", track=track).roll("bbb b").do(0, "end_turn")
    assert scene.foes == ["boss_cat c6"]
    for there, lands in (("c6", "a1"), ("d4", "d4")):
        foes = f"boss_cat f6, spider {there}, rat {there}*2"
        scene = Scene("leader a1, healer a1", foes, track="leader cat_pounces healer spiders rats")
        scene.roll("bbb b").do(0, "end_turn")
        assert f"boss_cat {lands}" in scene.foes


@pytest.mark.rule("MM-EMV2", "TC-MM-22", "MM-SPE1")
@pytest.mark.parametrize(("power", "lands"), [("chases", "b6"), ("pounces", "e1")])
def test_a_small_foe_that_springs_like_the_cat_needs_room_like_any_other(power: str, lands: str) -> None:
    """It cannot land on a full field or beside a large figure. It stops before, or pounces elsewhere."""
    rats = TEXTS["foes"].replace('"aggressive"', f'"{power}"', 1)
    mice, foes = "leader a6, healer a6, archer a6, scamp a6", "rat e6, roach e1*2, spider b1, roach b1*2"
    track = "leader rats healer archer scamp spiders roaches"
    scene = Scene(mice, foes, track=track, rules=rats).roll("xx bb b").do(0, "end_turn")
    assert f"rat {lands}" in scene.foes
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("MM-Q46", "MM-SPE1")
@pytest.mark.parametrize(("track", "there"), [("archer cat_pounces sorceress_webs leader", "d4"),
    ("sorceress_calls archer cat_pounces leader healer sorceress_webs", "c6")])  # fmt: skip
def test_of_a_foe_with_several_cards_the_one_counts_on_which_it_acts_next(track: str, there: str) -> None:
    """Flor and a rat on the special field are as many as the leader and the healer on theirs."""
    foes, rest = "boss_cat f6, boss_sorceress d4, rat d4", "healer rats" if "healer" not in track else "rats"
    scene = Scene("archer a1, leader c6, healer c6", foes, track=f"{track} {rest}")
    scene.roll("bbb b").do(0, "end_turn")
    assert f"boss_cat {there}" in scene.foes


@pytest.mark.rule("MM-SPE1", "MM-ATK3")
def test_everybody_where_it_lands_defends_alone() -> None:
    """Two mice: the shield of one does not help the other."""
    scene = Scene("leader c6, healer c6, archer a1", "boss_cat f6", track="leader cat_pounces healer archer")
    scene.roll("sbb xb bb b").do(0, "end_turn")
    assert [scene.mouse(name).wounds for name in ("leader", "healer")] == [0, 1]


# --- Flor


def only_calling(scene: Scene) -> Scene:
    """Remove her other cards."""
    for card in range(words.SORCERESS_CHARMS, words.SORCERESS_WEBS + 1):
        scene.s.card_wounds[card] = 1
    return scene


@pytest.mark.rule("MM-SPE1", "MM-INI1")
def test_flor_calls_a_rat_that_joins_the_track() -> None:
    scene = only_calling(Scene("leader a6, archer a1", "boss_sorceress f6", track="leader sorceress_calls archer"))
    let_them_come(scene.roll("c").do(0, "end_turn"))
    assert [foe.split()[0] for foe in scene.foes] == ["rat", "boss_sorceress"]
    assert scene.track == "leader sorceress_calls archer rats"


@pytest.mark.rule("MM-SPE1", "MM-INI4")
def test_rats_that_she_calls_act_with_those_that_are_there() -> None:
    foes, track = "boss_sorceress f6, rat e1", "leader sorceress_calls archer rats"
    scene = only_calling(Scene("leader a6, archer a1", foes, track=track))
    let_them_come(scene.roll("c").do(0, "end_turn"))
    assert scene.track == "leader sorceress_calls archer rats"
    assert len(scene.foes) == 3


@pytest.mark.rule("MM-SPE1", "MM-NEG4")
def test_flor_bewitches_whom_she_wounds() -> None:
    scene = attacked("leader a6, archer a1", "boss_sorceress f6", "sorceress_charms", "bxx cc b")
    assert scene.is_in("leader", "bewitched")
    assert scene.mouse("leader").wounds == 1


@pytest.mark.rule("MM-SPE1", "MM-NEG5")
def test_flor_stings_with_poison() -> None:
    scene = attacked("leader f6, archer a1", "boss_sorceress f6", "sorceress_stings", "sbbb cc b")
    assert (scene.mouse("leader").wounds, scene.mouse("leader").poison) == (1, 1)


@pytest.mark.rule("MM-SPE1", "MM-NEG2")
def test_flor_spins_a_web() -> None:
    scene = attacked("leader a6, archer a1", "boss_sorceress f6", "sorceress_webs", "bxx cc b")
    assert scene.is_in("leader", "webbed")


@pytest.mark.rule("MM-SPE1", "MM-EAT3")
def test_each_of_her_cards_has_its_own_dice() -> None:
    """When she stings, she comes near and rolls four dice. When she spins, she shoots with three."""
    scene = attacked("leader d6, archer a1", "boss_sorceress f6", "sorceress_stings", "b bbbb b")
    assert scene.foes == ["boss_sorceress d6"]
    assert len(said(scene, "foe_attacked")[0].split(",")) == 4
    scene = attacked("leader d6, archer a1", "boss_sorceress f6", "sorceress_webs", "xxx b")
    assert scene.foes == ["boss_sorceress f6"]
    assert len(said(scene, "foe_attacked")[0].split(",")) == 3
