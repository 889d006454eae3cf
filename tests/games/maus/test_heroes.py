"""The permanent power of each hero."""

import pytest

from tests.games.maus.scene import Scene

# --- the leader: mice that he leads go on


@pytest.mark.rule("MM-C6", "MM-FRE7", "MM-MOV5")
def test_after_a_defeat_somebody_near_the_leader_may_go_a_field() -> None:
    scene = Scene("leader c4, archer b4, scamp a6, healer b4 webbed", "rat c4", dice="sbb bb")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert scene.offers(0) == {"aim_at_mouse hero_leader", "aim_at_mouse hero_archer", "let_it_be"}
    scene.do(0, "aim_at_mouse hero_archer")
    assert scene.offers(0, "aim_at_field") == {"a3", "b3", "a4", "c4", "a5", "b5"}
    scene.do(0, "aim_at_field b5")
    assert scene.at("archer") == "b5"


@pytest.mark.rule("MM-C6")
def test_once_a_turn() -> None:
    scene = Scene("leader c4, archer b4", "rat c4, roach c4", dice="sbb bb")
    scene.do(0, "attack gear_nib_sword rat_1", "aim_at_mouse hero_archer", "aim_at_field b5").s.turn.actions = 1
    scene.roll("sbb b").do(0, "attack gear_nib_sword roach_1")
    assert (scene.foes, scene.asking) == ([], "take_turn")


# --- the mystic: stars hit too


@pytest.mark.rule("MM-ATK5", "MM-Q35")
@pytest.mark.parametrize(("dice", "wounds"), [("sX", 2), ("Bb", 2), ("Bx", 1), ("cx", 0)])
def test_from_the_mystics_staff_a_star_hits_once_for_each_die(dice: str, wounds: int) -> None:
    scene = Scene("mystic d1", "spider d4", dice=dice + " bbb").do(0, "attack gear_wick_staff spider")
    assert scene.s.room.foes[0].wounds == wounds


# --- the scamp: takes cheese without an owner


@pytest.mark.rule("MM-CHS2", "MM-Q2")
@pytest.mark.parametrize(
    ("foe", "figure", "wheel", "after", "cheese"),
    [
        ("rat", "rat_1", 3, 2, 1),
        ("rat_elite", "rat_1", 3, 2, 1),
        ("rat", "rat_1", 0, 0, 1),
        ("roach", "roach_1", 3, 3, 0),
        ("boss_captain", "rat_1", 3, 3, 0),
    ],
)
def test_the_scamp_pilfers_from_the_wheel(foe: str, figure: str, wheel: int, after: int, cheese: int) -> None:
    scene = Scene("scamp c4", f"{foe} c4 wounds:{2 if foe == 'boss_captain' else 0}", wheel=wheel, dice="sbb bbb")
    scene.do(0, f"attack gear_needle_knife {figure}")
    assert (scene.foes, scene.s.chapter.wheel, scene.mouse("scamp").cheese) == ([], after, cheese)


@pytest.mark.rule("MM-Q2")
def test_if_the_wheel_has_just_gone_round_the_scamps_piece_comes_from_the_supply() -> None:
    scene = Scene("scamp c4, leader a1", "rat c4", wheel=5, dice="sbb c").do(0, "attack gear_needle_knife rat_1")
    assert (scene.s.chapter.wheel, scene.mouse("scamp").cheese, scene.s.chapter.hourglass) == (0, 1, 2)


# --- the tinkerer: two stars knock down


@pytest.mark.rule("MM-NEG3")
@pytest.mark.parametrize(("dice", "down"), [("sXb", True), ("sBb", True), ("sxb", False), ("BBb", False)])
def test_a_hit_of_the_tinkerers_with_two_stars_knocks_down(dice: str, down: bool) -> None:
    scene = Scene("tinkerer c4", "rat c4", dice=dice + " xxx").do(0, "attack gear_cork_hammer rat_1")
    assert ("foe_felled rat rat_1" in scene.told) is down


# --- the healer: nurses instead of moving


@pytest.mark.rule("MM-FRE1", "MM-FRE7", "MM-K8", "MM-Q43")
def test_the_healer_nurses_instead_of_moving() -> None:
    scene = Scene("healer a4 wounds:1, leader a4 wounds:2 poison:1, archer b4 wounds:1, scamp a4 wounds:1 poison:1")
    assert scene.offers(0, "nurse") == {"hero_healer", "hero_leader"}
    assert scene.refused(0, "nurse hero_archer") == "MM-FRE7"
    scene.do(0, "nurse hero_leader")
    assert scene.mouse("leader").wounds == 1
    assert scene.offers(0, "go") == scene.offers(0, "nurse") == set()
    assert scene.s.turn.actions == 1


@pytest.mark.rule("MM-FRE7")
def test_whoever_has_begun_to_move_nurses_nobody_and_neither_do_others() -> None:
    scene = Scene("healer b4 wounds:1, leader a4 wounds:1").do(0, "go a4")
    assert scene.refused(0, "nurse hero_leader") == "MM-FRE7"
    assert Scene("leader a4 wounds:1").refused(0, "nurse hero_leader") == "MM-FRE7"


# --- their strengths


@pytest.mark.rule("MM-C6", "MM-ATK2", "MM-S1")
@pytest.mark.parametrize(
    ("hero", "weapon", "dice"),
    [
        ("leader", "gear_nib_sword", 3),
        ("mystic", "gear_wick_staff", 2),
        ("scamp", "gear_needle_knife", 3),
        ("tinkerer", "gear_cork_hammer", 3),
        ("healer", "gear_ladle", 3),
        ("archer", "gear_hairpin_bow", 4),
    ],
)
def test_strength_and_weapon_say_how_many_dice(hero: str, weapon: str, dice: int) -> None:
    scene = Scene(f"{hero} d4", "spider d4", dice="c" * dice).do(0, f"attack {weapon} spider")
    assert scene.mouse(hero).cheese == dice
    assert scene.s.script == []


@pytest.mark.rule("MM-C6", "MM-EAT4")
@pytest.mark.parametrize(
    ("hero", "dice"), [("leader", 2), ("mystic", 1), ("scamp", 1), ("tinkerer", 1), ("healer", 2), ("archer", 2)]
)
def test_defence_and_what_she_wears_say_how_many_dice(hero: str, dice: int) -> None:
    other = "leader" if hero == "mystic" else "mystic"
    scene = Scene(f"{hero} d4, {other} a1", "rat d4", dice="sb" + "c" * dice + "x", track=f"{hero} rats {other}")
    scene.do(0, "end_turn")
    assert scene.mouse(hero).cheese == dice
    assert scene.s.script == []
