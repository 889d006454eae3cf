"""The five achievements (MM-ACH)."""

import pytest

from tests.games.maus.scene import Scene
from wusel.games.maus import words

# --- Dreikäsehoch


@pytest.mark.rule("TC-MM-04", "MM-ACH1", "MM-HOU2")
def test_three_cheeses_in_one_roll_give_more_time_once() -> None:
    scene = Scene("leader c4, tinkerer c4", "rat c4", dice="ccc", track="leader tinkerer rats")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert scene.mouse("leader").cheese == 3
    assert "achieved hero_leader three_cheeses" in scene.told
    assert scene.s.chapter.end == 7
    scene.roll("b ccc").do(0, "end_turn", "attack gear_cork_hammer rat_1")
    assert scene.mouse("tinkerer").cheese == 3
    assert (scene.s.chapter.end, scene.s.chapter.achieved[words.THREE_CHEESES]) == (7, scene.mouse("leader").hero)


@pytest.mark.rule("MM-ACH1")
def test_two_are_not_enough() -> None:
    scene = Scene("leader c4", "rat c4", dice="ccb").do(0, "attack gear_nib_sword rat_1")
    assert (scene.s.chapter.end, scene.s.chapter.achieved[words.THREE_CHEESES]) == (6, -1)


@pytest.mark.rule("MM-ACH1")
def test_later_her_cheese_in_defence_is_for_all_who_are_free() -> None:
    scene = Scene("leader c4, archer a1, scamp", "rat c4", dice="sb cb", track="leader rats archer scamp")
    scene.s.chapter.achieved[words.THREE_CHEESES] = scene.mouse("leader").hero
    scene.do(0, "end_turn")
    assert [scene.mouse(name).cheese for name in ("leader", "archer", "scamp")] == [2, 1, 0]


@pytest.mark.rule("MM-Q24", "MM-ACH1")
def test_the_roll_that_earns_it_gives_nothing_more() -> None:
    scene = Scene("leader c4 +search_armour_5, archer a1", "rat c4", dice="sb ccc", track="leader rats archer")
    scene.do(0, "end_turn")
    assert [scene.mouse(name).cheese for name in ("leader", "archer")] == [3, 0]
    assert scene.s.chapter.end == 7


# --- Kakerlakenschreck


@pytest.mark.rule("TC-MM-44", "MM-ACH2", "MM-HOU2")
def test_four_roaches_in_one_encounter() -> None:
    scene = Scene("leader c4", "roach c4*4", dice="")
    for _ in range(4):
        scene.s.turn.actions = 1
        scene.roll("sbb b").do(0, "attack gear_nib_sword " + scene.offers(0, "attack").pop().split()[1])
        if scene.asking == "move_friend":
            scene.do(0, "let_it_be")
    assert scene.s.chapter.end == 7
    assert scene.s.chapter.achieved[words.ROACH_TERROR] == scene.mouse("leader").hero


@pytest.mark.rule("TC-MM-44", "MM-ACH2")
def test_three_and_one_in_the_next_encounter_are_not_enough() -> None:
    scene = Scene("leader a5 roaches:3", "", end=6).do(0, "explore west")
    assert any(line.startswith("encounter_drawn") for line in scene.told)
    assert scene.mouse("leader").roaches == 0


def enters_the_taproom(mice: str) -> Scene:
    """Let mice enter the taproom. In the first chapter it has roaches of its own."""
    return Scene(mice, chapter=1, room="room_4o").do(0, "explore east")


@pytest.mark.rule("MM-ACH2")
def test_what_a_chapter_has_in_a_room_is_the_next_encounter() -> None:
    scene = enters_the_taproom("leader f5 roaches:3, healer d6 roaches:2")
    assert [scene.mouse(name).roaches for name in ("leader", "healer")] == [0, 0]


@pytest.mark.rule("MM-ACH2")
def test_whoever_is_shot_as_it_comes_in_counts_in_that_encounter() -> None:
    """Three roaches of the last encounter and the first of this one are not four. But that one counts here."""
    scene = enters_the_taproom("archer f5 roaches:3 cheese:1 ability_archer_4, healer d6")
    scene.do(0, "place_at e1")
    while scene.asking != "answer_placing":
        scene.do(0, "place_at " + min(scene.offers(0, "place_at")))
    scene.roll("bb b").do(0, "use_ability hero_archer ability_archer_4")
    assert scene.s.chapter.achieved[words.ROACH_TERROR] == -1
    while scene.asking == "place_foes":
        scene.do(0, "place_at " + min(scene.offers(0, "place_at")))
    assert scene.mouse("archer").roaches == 1


@pytest.mark.rule("MM-ACH2")
def test_a_room_in_which_nobody_waits_is_no_new_encounter() -> None:
    """The lamp room of the fifth chapter is quiet. A mouse who enters it is still in the encounter of the last card."""
    scene = Scene("scamp a5 roaches:3, leader a4", chapter=5, room="room_6o").do(0, "explore west")
    assert scene.content.rooms[scene.s.house.room].name == "room_3o"
    assert scene.mouse("scamp").roaches == 3


@pytest.mark.rule("MM-ACH2", "MM-SPE3")
@pytest.mark.parametrize(("hero", "wheel"), [("leader", 0), ("archer", 0), ("scamp", 1), ("", 1)])
def test_roaches_in_her_room_are_not_greedy(hero: str, wheel: int) -> None:
    scene = Scene("leader c4 cheese:1, archer a1, scamp", "roach c4", dice="sb bb", track="leader roaches archer scamp")
    scene.s.chapter.greedy = 1
    if hero:
        scene.s.chapter.achieved[words.ROACH_TERROR] = scene.mouse(hero).hero
    scene.do(0, "end_turn")
    assert (scene.s.chapter.wheel, scene.mouse("leader").cheese) == (wheel, 0)


# --- Giftmeister


@pytest.mark.rule("TC-MM-38", "MM-ACH3", "MM-Q32", "MM-NEG5")
def test_who_is_captured_with_poison_is_proof_against_it_later() -> None:
    scene = Scene("leader d4 wounds:2 poison:1, archer a1", "spider d4", dice="sb bb", track="leader spiders archer")
    scene.do(0, "end_turn")
    assert "achieved hero_leader poison_master" in scene.told
    assert scene.s.chapter.end == 6
    again = Scene("leader d4, archer a1", "spider d4", dice="sb bb", track="leader spiders archer")
    again.s.chapter.achieved[words.POISON_MASTER] = again.mouse("leader").hero
    again.do(0, "end_turn")
    assert (again.mouse("leader").wounds, again.mouse("leader").poison) == (1, 0)


@pytest.mark.rule("MM-Q32", "MM-ACH3")
def test_the_wound_that_captures_counts_too_and_plain_wounds_do_not() -> None:
    scene = Scene("leader d4 wounds:2, archer a1", "spider d4", dice="sb bb", track="leader spiders archer")
    assert scene.do(0, "end_turn").s.chapter.achieved[words.POISON_MASTER] == scene.mouse("leader").hero
    plain = Scene("leader d4 wounds:2, archer a1", "rat d4", dice="sb bb", track="leader rats archer")
    assert plain.do(0, "end_turn").s.chapter.achieved[words.POISON_MASTER] == -1


# --- Entwischer


def caught(captures: int, achieved: bool = True, every_escape: bool = False) -> Scene:
    scene = Scene(
        f"leader d4 wounds:2 cheese:3 captures:{captures} +search_armour_5, archer a1",
        "rat d4",
        dice="sb bbb",
        track="leader rats archer",
        end=9,
        every_escape=every_escape,
    )
    if achieved:
        scene.s.chapter.achieved[words.ESCAPE_ARTIST] = scene.mouse("leader").hero
    return scene.do(0, "end_turn")


@pytest.mark.rule("MM-ACH4", "MM-HOU2")
def test_captured_twice_gives_more_time() -> None:
    scene = caught(1, achieved=False)
    assert scene.s.chapter.achieved[words.ESCAPE_ARTIST] == scene.mouse("leader").hero
    assert (scene.s.chapter.end, scene.at("leader")) == (10, None)
    assert "search_armour_5" not in scene.worn("leader")
    assert caught(0, achieved=False).s.chapter.end == 9


@pytest.mark.rule("MM-ACH4", "MM-Q23", "MM-CAP3", "MM-CAP5")
def test_the_third_time_she_is_free_at_once_and_keeps_what_she_wears() -> None:
    scene = caught(2)
    assert "a1" in scene.offers(0, "place_at")
    scene.do(0, "place_at a1")
    leader = scene.mouse("leader")
    assert (scene.at("leader"), leader.cheese, leader.wounds, scene.s.chapter.hourglass) == ("a1", 0, 0, 2)
    assert "search_armour_5" in scene.worn("leader")
    assert scene.foes == ["rat d4"]


@pytest.mark.rule("MM-Q23")
def test_the_fourth_time_she_is_not_unless_agreed() -> None:
    assert caught(3).asking != "free_captured"
    assert caught(3, every_escape=True).asking == "free_captured"


@pytest.mark.rule("MM-Q25")
@pytest.mark.parametrize("first", ["leader", "archer"])
def test_of_two_at_once_the_one_higher_on_the_track_gets_it(first: str) -> None:
    second = {"leader": "archer", "archer": "leader"}[first]
    scene = Scene(
        "scamp a1, leader d4 wounds:2 captures:1, archer d4 wounds:2 captures:1",
        "boss_cat d4",
        dice="sss bb bb",
        track=f"scamp cat_pounces cat_chases {first} {second}",
        end=9,
    ).do(0, "end_turn")
    assert [scene.at(name) for name in ("leader", "archer")] == [None, None]
    assert scene.s.chapter.achieved[words.ESCAPE_ARTIST] == scene.mouse(first).hero


# --- Katzenbändiger


@pytest.mark.rule("MM-ACH5", "TC-MM-43")
def test_whoever_beats_the_cat_is_feared_by_large_foes() -> None:
    scene = Scene("leader d4", "boss_cat d4", dice="sbb bbbb")
    scene.s.card_wounds[words.CAT_CHASES] = 1
    scene.s.track.remove(scene.cards("cat_chases")[0])
    scene.do(0, "attack gear_nib_sword cat", "let_it_be")
    assert scene.s.chapter.achieved[words.CAT_TAMER] == scene.mouse("leader").hero
    assert scene.s.chapter.end == 6


@pytest.mark.rule("TC-MM-43", "MM-ACH5")
@pytest.mark.parametrize(
    ("tamer", "foe", "dice"), [("leader", "spider", 2), ("archer", "spider", 3), ("leader", "rat", 2)]
)
def test_only_large_ones_and_only_against_her(tamer: str, foe: str, dice: int) -> None:
    scene = Scene("leader d4, archer a1", f"{foe} d4", dice="sbb bbb")
    scene.s.chapter.achieved[words.CAT_TAMER] = scene.mouse(tamer).hero
    scene.do(0, "attack gear_nib_sword " + ("spider" if foe == "spider" else "rat_1"))
    [line] = [line for line in scene.told if line.startswith("foe_defended")]
    assert line.count("'bow'") == dice


@pytest.mark.rule("TC-MM-43")
def test_never_fewer_than_none() -> None:
    scene = Scene("archer d4 cheese:2 ability_archer_1", "centipede d4", dice="bsss")
    scene.s.chapter.achieved[words.CAT_TAMER] = scene.mouse("archer").hero
    scene.do(0, "use_ability hero_archer ability_archer_1", "attack gear_hairpin_bow centipede")
    assert scene.s.room.foes[0].wounds == 1
    assert not [line for line in scene.told if line.startswith("foe_defended")]
