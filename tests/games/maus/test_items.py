"""The powers of finds and gear, each once (MM-ATK6, MM-EAT4, MM-NEG)."""

import pytest

from tests.games.maus.scene import Scene
from tests.games.maus.standin import TEXTS
from tests.games.maus.test_abilities import dice_of
from wusel.games.maus import words

# --- weapons


@pytest.mark.rule("MM-ATK2", "MM-ATK6")
@pytest.mark.parametrize(
    ("weapon", "field", "dice"),
    [
        ("search_weapon_1", "c4", 3),
        ("search_weapon_4", "c4", 4),
        ("search_weapon_8", "b4", 4),
        ("search_weapon_8", "e1", 3),
    ],
    ids=["one paw", "two paws", "against a large one", "against a small one"],
)
def test_a_weapon_adds_dice(weapon: str, field: str, dice: int) -> None:
    foe = "spider b4" if field == "b4" else f"rat {field}"
    scene = Scene(f"leader {'d2' if field == 'e1' else 'c4'} bare +{weapon}", foe, dice="c" * dice)
    scene.do(0, f"attack {weapon} {'spider' if field == 'b4' else 'rat_1'}")
    assert dice_of(scene, "attacked") == [dice]


@pytest.mark.rule("MM-ATK2")
@pytest.mark.parametrize(("field", "dice"), [("c4", 3), ("b4", 4)])
def test_the_hammer_swings_wide(field: str, dice: int) -> None:
    scene = Scene("tinkerer c4", f"rat {field}", dice="cccc").do(0, "attack gear_cork_hammer rat_1")
    assert dice_of(scene, "attacked") == [dice]


@pytest.mark.rule("MM-ATK3", "MM-INI4")
@pytest.mark.parametrize(("track", "dice"), [("scamp spiders", 2), ("spiders scamp", 3)])
def test_a_knife_surprises_whoever_comes_later_on_the_track(track: str, dice: int) -> None:
    scene = Scene("scamp c4", "spider c4", track=track, dice="sbb bbb").do(0, "attack gear_needle_knife spider")
    assert dice_of(scene, "foe_defended") == [dice]


@pytest.mark.rule("MM-CHS2")
def test_an_archer_keeps_the_cheese_of_whoever_she_shoots_at() -> None:
    scene = Scene("archer d1", "spider d4", dice="bsss ccb").do(0, "attack gear_hairpin_bow spider")
    assert (scene.mouse("archer").cheese, scene.s.chapter.wheel) == (2, 0)


@pytest.mark.rule("MM-NEG3")
def test_a_match_wand_knocks_down_whom_it_hits() -> None:
    scene = Scene("mystic d1 bare +search_weapon_11", "rat d4", dice="bc xx").do(0, "attack search_weapon_11 rat_1")
    assert [foe.down for foe in scene.s.room.foes] == [1]
    missed = Scene("mystic d1 bare +search_weapon_11", "rat d4", dice="xc").do(0, "attack search_weapon_11 rat_1")
    assert [foe.down for foe in missed.s.room.foes] == [0]


# --- in defence


def attacked(wearing: str, foe: str, card: str, dice: str, hero: str = "healer") -> Scene:
    """Let a foe attack a mouse that wears these items."""
    scene = Scene(f"{hero} d4 {wearing}, mystic a1", f"{foe} d4", dice=dice, track=f"{hero} {card} mystic")
    return scene.do(0, "end_turn")


@pytest.mark.rule("MM-EAT4", "MM-FRE4")
def test_armour_adds_dice() -> None:
    scene = attacked("+search_armour_1 +search_accessory_3 bare +search_armour_5", "rat", "rats", "sb bbb")
    assert dice_of(scene, "defended") == [3]
    scene = attacked("+search_armour_1 +search_accessory_3", "rat", "rats", "sb bbbb")
    assert dice_of(scene, "defended") == [4]


@pytest.mark.rule("MM-EAT4")
@pytest.mark.parametrize(("wearing", "wounds"), [("bare", 1), ("bare +search_armour_6", 0)])
def test_a_toothed_shield_blocks_twice_with_a_star(wearing: str, wounds: int) -> None:
    assert attacked(wearing, "rat", "rats", "ss Xb").mouse("healer").wounds == wounds


@pytest.mark.rule("MM-EAT4", "MM-Q19")
@pytest.mark.parametrize(("wearing", "wounds"), [("bare", 1), ("bare +search_armour_6", 0)])
def test_against_a_bewitched_friend_it_is_as_good(wearing: str, wounds: int) -> None:
    scene = Scene(f"archer a1, leader c4 bewitched, healer c4 {wearing}", dice="bss Xb", track="archer leader healer")
    assert scene.do(0, "end_turn").mouse("healer").wounds == wounds


@pytest.mark.rule("MM-CHS1", "MM-WND1")
def test_a_spear_stings_back_with_cheese() -> None:
    scene = attacked("bare +search_weapon_4", "rat", "rats", "sb cb")
    assert (scene.foes, scene.mouse("healer").cheese, scene.mouse("healer").wounds) == ([], 1, 1)
    assert attacked("bare +search_weapon_4", "rat_elite", "elites", "bcc cb").foes == ["rat_elite d4"]


@pytest.mark.rule("MM-EAT7")
def test_a_mirror_throws_a_shot_back_once_in_a_room() -> None:
    scene = attacked("+search_accessory_7", "boss_captain", "captain", "bbx bb")
    assert (scene.mouse("healer").wounds, scene.s.room.foes[0].wounds) == (0, 2)
    assert scene.mouse("healer").spent >> words.MIRROR & 1
    scene.roll("b" + "bxx bb").do(0, "end_turn", "end_turn")
    assert scene.mouse("healer").wounds == 1
    assert attacked("+search_accessory_7", "rat", "rats", "sb bb").mouse("healer").wounds == 1


@pytest.mark.rule("MM-NEG5")
@pytest.mark.parametrize(("wearing", "poison"), [("", 1), ("+search_armour_4", 0), ("+search_accessory_8", 0)])
def test_some_things_keep_poison_off(wearing: str, poison: int) -> None:
    scene = attacked(wearing, "spider", "spiders", "sb bb")
    assert (scene.mouse("healer").wounds, scene.mouse("healer").poison) == (1, poison)


@pytest.mark.rule("MM-NEG1", "MM-NEG2", "MM-NEG4", "MM-SPE6")
@pytest.mark.parametrize(
    ("item", "foe", "card", "dice", "condition"),
    [
        ("search_armour_9", "centipede", "centipedes", "sbb", "stunned"),
        ("search_armour_3", "boss_sorceress", "sorceress_webs", "bxx", "webbed"),
        ("search_armour_10", "boss_sorceress", "sorceress_charms", "bxx", "bewitched"),
        ("search_accessory_5", "boss_sorceress", "sorceress_charms", "bxx", "bewitched"),
    ],
)
def test_some_things_keep_conditions_off(item: str, foe: str, card: str, dice: str, condition: str) -> None:
    assert attacked("", foe, card, dice + "bbb").is_in("healer", condition)
    proof = attacked(f"+{item}", foe, card, dice + "bbb")
    assert not proof.is_in("healer", condition)
    assert proof.mouse("healer").wounds == 1


@pytest.mark.rule("MM-NEG3", "MM-TRP3")
@pytest.mark.parametrize("item", ["search_armour_7", "search_accessory_6"])
def test_whoever_stands_firm_is_not_knocked_down(item: str) -> None:
    scene = Scene(f"leader c6 +{item}, archer a1", traps="d6", dice="xx").do(0, "go d6")
    assert scene.mouse("leader").wounds == 1
    assert not scene.is_in("leader", "knocked_down")


# --- on the way


@pytest.mark.rule("MM-MTU1", "MM-STA2")
def test_a_charm_is_worth_a_point_in_each_movement() -> None:
    scene = Scene("leader a4 +search_accessory_4", dice="b", begin=True)
    assert scene.s.turn.points == 5
    assert scene.roll("c").do(0, "scurry").s.turn.points == 4


@pytest.mark.rule("MM-WAT1", "MM-WAT2", "MM-WAT3", "MM-WAT4")
def test_whoever_floats_walks_through_water() -> None:
    scene = Scene("leader c1 +search_accessory_1 cheese:1, archer c1", room="room_8b", track="leader archer")
    scene.do(0, "go d2")
    assert "e2" in scene.offers(0, "go")
    assert "trade hero_archer" in scene.offers(0)
    assert scene.do(0, "end_turn").at("leader") == "d2"


@pytest.mark.rule("MM-STA3")
@pytest.mark.parametrize(("wearing", "die", "found"), [("", "b", 0), ("+search_armour_11", "b", 1), ("", "B", 1)])
def test_a_sharp_nose_finds_with_a_bow(wearing: str, die: str, found: int) -> None:
    scene = Scene(f"healer a4 {wearing}", dice=die).find("search_event_7").do(0, "search")
    assert scene.mouse("healer").cheese == found


@pytest.mark.rule("MM-STA3", "MM-STA5")
def test_by_candle_light_a_search_needs_no_roll() -> None:
    scene = Scene("leader a4").find("search_event_7")
    scene.s.chapter.permissions = 1 << words.SURE_SEARCH
    scene.do(0, "search")
    assert scene.told[0] == "found_by_light hero_leader"
    assert (scene.mouse("leader").cheese, scene.s.chapter.permissions) == (1, 0)


@pytest.mark.rule("MM-EXP5", "MM-STA6")
def test_a_hook_opens_exits() -> None:
    scene = Scene("leader b1", room="room_1o")
    assert scene.refused(0, "explore north") == "MM-EXP5"
    for hook in ("search_party_2", "item_hook"):
        assert "north" in Scene("leader b1", room="room_1o", party=hook).offers(0, "explore")


@pytest.mark.rule("MM-EMV2", "MM-Q37")
def test_whoever_is_carried_where_she_stands_takes_no_room_from_herself() -> None:
    """Four mice fill the first paw print. The leader is one of them."""
    lift = TEXTS["items"].replace('{ do = "aim_well", n = 1 }', '{ do = "carry_to", area = "paws" }')
    mice = "leader e1 search_trick_1, archer e1, scamp e1, healer e1"
    scene = Scene(mice, room="room_2b", rules=lift).do(0, "use_item hero_leader search_trick_1")
    assert scene.at("leader") == "e1"
