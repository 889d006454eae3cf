"""Reinforcements (MM-REI)."""

import pytest

from tests.games.maus.scene import Scene, throw
from tests.games.maus.telling import foes_by, kinds, let_them_come, said
from wusel.games.maus import words


def rat_fills_the_wheel(foes: str = "rat c4", encounter: str = "", **more: object) -> Scene:
    """A rat attacks the leader, misses, and rolls the sixth cheese."""
    scene = Scene("leader c4, archer a1", foes, wheel=5, encounter=encounter, track="leader rats archer")
    scene.roll("cb")
    for name, value in more.items():
        setattr(scene.s.chapter, name, value)
    return let_them_come(scene.do(0, "end_turn"))


@pytest.mark.rule("TC-MM-10", "MM-REI1", "MM-REI4")
def test_without_a_card_only_time_passes() -> None:
    scene = rat_fills_the_wheel()
    assert scene.s.chapter.hourglass == 2
    assert scene.foes == ["rat c4"]
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("MM-REI3", "MM-REI1")
def test_the_open_card_says_who_comes_and_is_discarded() -> None:
    """The first card: two more rats."""
    scene = rat_fills_the_wheel(encounter="encounter_01")
    assert scene.s.chapter.hourglass == 2
    assert len(scene.foes) == 3
    order = ["surge", "hourglass_turned", "foe_placed", "foe_placed", "encounter_spent"]
    assert [line.split()[0] for line in scene.told if line.split()[0] in order] == order
    assert "encounter_spent encounter_01" in scene.told
    assert scene.s.decks.encounter == -1
    assert scene.s.decks.spent_encounters == [0]


@pytest.mark.rule("MM-REI4", "MM-REI3")
def test_the_second_surge_in_a_room_brings_nobody() -> None:
    scene = rat_fills_the_wheel(encounter="encounter_01")
    scene.s.chapter.wheel = 5
    scene.s.script = [*throw("b"), *throw("cb"), *throw("b" * 20)]
    scene.do(0, "end_turn", "end_turn")
    assert scene.s.chapter.hourglass == 3
    assert len(scene.foes) == 3


@pytest.mark.rule("MM-REI2", "MM-REI3")
def test_what_the_chapter_says_comes_before_the_card() -> None:
    """In the sewing room of the first chapter it is rats, and the open card stays open."""
    mice, track = "leader d4, healer a4", "leader rats healer"
    scene = Scene(mice, "rat d4", chapter=1, room="room_4o", wheel=5, encounter="encounter_02", track=track, dice="cb")
    let_them_come(scene.do(0, "end_turn"))
    assert kinds(scene) == ["rat", *foes_by(1, "surge", "room_4o")]
    assert not said(scene, "encounter_spent")
    assert scene.s.decks.encounter == 1


@pytest.mark.rule("TC-MM-11", "MM-REI5", "MM-C7")
def test_five_rats_are_demanded_and_three_figures_are_left() -> None:
    """Three elites who have made peace come along into the taproom; there five rats should be."""
    scene = Scene("leader f5, archer a1", "rat_elite f4*3 calm", room="room_4o", page=5)
    scene.s.script = [6]
    let_them_come(scene.do(0, "explore east"))
    assert "encounter_drawn encounter_07 2" in scene.told
    assert [foe.split()[0] for foe in scene.foes].count("rat") == 3
    assert "no_figure_left rat" in scene.told


@pytest.mark.rule("TC-MM-11", "MM-REI5", "MM-C7")
def test_the_rest_lapses() -> None:
    """All six figures are in use. The rat of the twelfth card lapses, and its roaches come."""
    scene = rat_fills_the_wheel("rat c4, rat f6*2, rat_elite e1*3", encounter="encounter_12")
    assert "no_figure_left rat" in scene.told
    assert sorted({foe.split()[0] for foe in scene.foes}) == ["rat", "rat_elite", "roach"]
    assert len([foe for foe in scene.foes if foe.startswith("rat ")]) == 3
    assert len([foe for foe in scene.foes if foe.startswith("roach")]) == 2


@pytest.mark.rule("TC-MM-11", "MM-REI5")
def test_as_many_as_possible_are_placed() -> None:
    """Rats and elites hold five figures. One of the two rats of the first card comes."""
    scene = rat_fills_the_wheel("rat c4, rat f6, rat_elite e1*3", encounter="encounter_01")
    assert len([foe for foe in scene.foes if foe.startswith("rat ")]) == 3
    assert "no_figure_left rat" in scene.told


@pytest.mark.rule("MM-Q3", "MM-ENC4")
def test_reinforcements_come_on_paw_prints() -> None:
    """The four roaches of the second card spread over the four paw prints."""
    scene = rat_fills_the_wheel(encounter="encounter_02")
    assert sorted(foe.split()[1] for foe in scene.foes if foe.startswith("roach")) == ["e1", "e2", "f1", "f5"]


@pytest.mark.rule("MM-REI1", "MM-Q18")
def test_a_surge_on_the_last_page_but_one_ends_the_chapter_before_anybody_comes() -> None:
    scene = rat_fills_the_wheel(encounter="encounter_01", hourglass=5)
    assert "chapter_lost_by_time chapter_01" in scene.told
    assert scene.foes == ["rat c4"]


@pytest.mark.rule("MM-Q45", "MM-REI3")
def test_whoever_comes_in_peace_does_so_in_a_surge_too() -> None:
    """The cockroaches of the house remember a meal. The ones of the card's reinforcements are no enemies either."""
    scene = Scene("leader c3, archer a1", "rat c3", chapter=6, room="room_4b", wheel=5, encounter="encounter_02")
    scene.s.chapter.peaceful |= 1 << words.ROACH
    scene.roll("b").do(0, "end_turn")
    let_them_come(scene.roll("cb").do(0, "end_turn"))
    assert [foe.calm for foe in scene.s.room.foes if foe.foe == words.ROACH] == [1, 1, 1, 1]
    assert "roaches" not in scene.track


# --- one full wheel, one surge


def at_every(moment: str, n: int) -> str:
    """Return a chapter by another author that fills the wheel at a moment."""
    return f"""
[[chapters.chapter_01.rules]]
on = "{moment}"
effects = [{{ do = "fill_wheel", n = {n} }}]
"""


@pytest.mark.rule("MM-CHW2", "MM-REI1", "MM-RND2")
@pytest.mark.parametrize(("wheel", "left"), [(5, 1), (4, 0)])
def test_a_quiet_round_and_the_chapter_fill_one_wheel_together(wheel: int, left: int) -> None:
    """The sixth piece comes from the quiet round, or from the chapter after it: one page turns."""
    scene = Scene("leader a1, archer b1", wheel=wheel, track="archer leader", rules=at_every("round_end", 1))
    scene.do(0, "end_turn")
    assert said(scene, "surge") == ["surge room_8o"]
    assert (scene.s.chapter.hourglass, scene.s.chapter.wheel) == (2, left)


@pytest.mark.rule("MM-CHW2", "MM-Q2")
@pytest.mark.parametrize(("defence", "wheel"), [("cb", 1), ("bb", 0)])
def test_what_a_chapter_brings_in_an_attack_waits_for_its_end(defence: str, wheel: int) -> None:
    """The sixth piece comes from the rat's defence, or from the chapter when she is hurt. She falls first, then there
    is one surge."""
    scene = Scene("leader c4, archer a1", "rat c4", wheel=5, rules=at_every("hurt", 1), dice=f"sbb {defence}")
    scene.do(0, "attack gear_nib_sword rat_1", "let_it_be")
    order = ["foe_hurt", "foe_defeated", "surge", "hourglass_turned"]
    assert [line.split()[0] for line in scene.told if line.split()[0] in order] == order
    assert (scene.s.chapter.hourglass, scene.s.chapter.wheel) == (2, wheel)


@pytest.mark.rule("MM-CHW2")
def test_two_full_wheels_are_two_surges() -> None:
    """The rat's cheese fills the first one, the chapter another at once."""
    scene = Scene("leader c4, archer a1", "rat c4", wheel=5, rules=at_every("hurt", 6), dice="sbb cb")
    scene.do(0, "attack gear_nib_sword rat_1", "let_it_be")
    assert len(said(scene, "surge")) == 2
    assert scene.s.chapter.hourglass == 3
