"""Rounds, the cheese wheel and the hourglass (MM-RND, MM-CHW, MM-HOU)."""

import pytest

from tests.games.maus.scene import Scene


def turns(scene: Scene) -> list[str]:
    """Return the order of the turns so far."""
    started = [line.split() for line in scene.told if line.split()[0] in ("turn_begins", "foes_begin", "turn_skipped")]
    return [words[1].removeprefix("hero_") for words in started]


# --- down the track


@pytest.mark.rule("MM-RND1", "MM-ENT2")
def test_a_round_goes_down_the_track_and_begins_again_at_the_top() -> None:
    scene = Scene("leader a1, archer b1", "roach f6, spider f5", track="leader roaches archer spiders")
    scene.do(0, "end_turn")
    assert turns(scene) == ["roaches", "archer"]
    scene.do(0, "end_turn")
    assert turns(scene) == ["spiders", "leader"]
    assert "round_begins 2" in scene.told


@pytest.mark.rule("MM-RND1")
def test_a_card_of_foes_is_the_turn_of_all_foes_of_that_kind() -> None:
    scene = Scene("leader a1, archer b1", "roach d3, roach e4, roach f5", track="leader roaches archer")
    scene.roll("ccc b").do(0, "end_turn")
    assert len([line for line in scene.told if line.startswith("foe_moved roach")]) == 3


@pytest.mark.rule("MM-RND3", "MM-Q34", "MM-SPE4")
def test_a_swap_makes_nobody_act_twice_or_not_at_all() -> None:
    """The rats' card moves above that of the archer, who still has her turn. The leader has had his."""
    scene = Scene("leader a1, archer b1", "rat f6", track="leader archer rats")
    scene.do(0, "end_turn")
    scene.do(0, "end_turn")
    assert scene.track == "leader rats archer"
    assert turns(scene) == ["rats", "leader"]
    scene.do(0, "end_turn")
    assert scene.track == "rats leader archer"
    assert turns(scene) == ["rats", "archer"]


@pytest.mark.rule("MM-RND3", "MM-Q34")
def test_a_removed_card_takes_no_turn_from_anybody() -> None:
    """The leader beats the only roach, whose card lay above the archer's."""
    scene = Scene("leader c4, archer a1", "roach c4, rat f6", track="leader roaches archer rats", dice="sss b")
    scene.do(0, "attack gear_nib_sword roach_1")
    assert scene.track == "leader archer rats"
    scene.do(0, "let_it_be", "end_turn")
    assert turns(scene) == ["archer"]


# --- cheese on the wheel


@pytest.mark.rule("TC-MM-12", "MM-RND2", "MM-CHW1")
def test_after_the_last_mouse_there_is_cheese_on_the_wheel_if_nobody_fights() -> None:
    scene = Scene("leader a1, archer b1")
    scene.do(0, "end_turn")
    assert scene.s.chapter.wheel == 0
    scene.do(0, "end_turn")
    assert scene.s.chapter.wheel == 1
    assert scene.told.index("wheel_filled 1") < scene.told.index("round_begins 2")


@pytest.mark.rule("TC-MM-12", "MM-RND2")
def test_with_an_enemy_in_the_room_nothing_comes_to_the_wheel() -> None:
    scene = Scene("leader a1, archer b1", "roach f6", track="roaches leader archer")
    scene.do(0, "end_turn")
    scene.roll("bbbbbb").do(0, "end_turn")
    assert "round_begins 2" in scene.told
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("TC-MM-12", "MM-RND2")
def test_the_wheel_is_looked_at_after_the_lowest_mouse_although_foes_lie_below() -> None:
    """The archer, last of the mice, beats the last roach; the spider that lies below is asleep."""
    scene = Scene("archer c4, leader a1", "roach c4", track="leader archer roaches", dice="bbbb s")
    scene.do(0, "attack gear_hairpin_bow roach_1", "end_turn")
    assert scene.foes == []
    assert scene.told.count("wheel_filled 1") == 1


@pytest.mark.rule("MM-Q22", "MM-RND2", "MM-CAP6")
def test_a_captured_mouse_can_be_the_last_one_too() -> None:
    scene = Scene("leader a1, archer", track="leader archer")
    scene.do(0, "end_turn", "place_at a1")
    assert "wheel_filled 1" in scene.told
    scene = Scene("leader a1, archer", "roach f6", track="leader archer roaches", dice="b")
    scene.do(0, "end_turn")
    assert "turn_skipped hero_archer" in scene.told
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("MM-CHW1", "MM-CHS2")
def test_cheese_that_foes_roll_goes_to_the_wheel() -> None:
    """A rat attacks with a cheese, another defends with one."""
    scene = Scene("leader c4, archer a1", "rat c4", track="leader rats archer", dice="cb b")
    scene.do(0, "end_turn")
    assert "foe_attacked rat rat_1 hero_leader ['cheese', 'bow']" in scene.told
    assert scene.s.chapter.wheel == 1
    scene = Scene("leader c4", "rat c4", dice="sbb cX")
    scene.do(0, "attack gear_nib_sword rat_1")
    assert scene.s.chapter.wheel == 1


@pytest.mark.rule("MM-CHW2", "MM-Q1", "MM-HOU1", "MM-REI1")
def test_six_pieces_bring_a_surge_and_the_wheel_is_empty() -> None:
    scene = Scene("leader c4, archer a1", "rat c4", track="leader rats archer", wheel=5, dice="cc b")
    scene.do(0, "end_turn")
    assert "surge room_8o" in scene.told
    assert scene.s.chapter.wheel == 0
    assert scene.s.chapter.hourglass == 2


@pytest.mark.rule("MM-CHW2", "MM-Q1")
def test_the_fifth_piece_does_not() -> None:
    scene = Scene("leader c4, archer a1", "rat c4", track="leader rats archer", wheel=4, dice="cb b")
    scene.do(0, "end_turn")
    assert scene.s.chapter.wheel == 5
    assert scene.s.chapter.hourglass == 1


@pytest.mark.rule("MM-Q2", "MM-CHW2")
def test_the_surge_waits_until_the_wounds_are_dealt() -> None:
    """The roach's cheese empties the wheel at once; its hit is defended before a page turns."""
    scene = Scene("leader c4, archer a1", "roach c4", track="leader roaches archer", wheel=5, dice="cs bb b")
    scene.do(0, "end_turn")
    told = scene.told
    assert told.index("wheel_filled 6") < told.index("hurt hero_leader 1") < told.index("surge room_8o")
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("MM-Q2")
def test_the_scamps_piece_then_comes_from_the_supply() -> None:
    """The wheel is at 5; the rat's cheese brings the surge, and what the scamp takes is not missing on the wheel."""
    scene = Scene("scamp c4", "rat c4", wheel=5, dice="ss s cb")
    scene.do(0, "attack gear_needle_knife rat_1")
    assert scene.foes == []
    assert scene.mouse("scamp").cheese == 1
    assert scene.s.chapter.wheel == 0
    assert "surge room_8o" in scene.told


@pytest.mark.rule("MM-Q2")
def test_otherwise_it_comes_from_the_wheel() -> None:
    scene = Scene("scamp c4", "rat c4", wheel=3, dice="ss s bb")
    scene.do(0, "attack gear_needle_knife rat_1")
    assert scene.mouse("scamp").cheese == 1
    assert scene.s.chapter.wheel == 2


# --- pages


@pytest.mark.rule("MM-HOU1", "MM-CAP5")
def test_a_captured_mouse_costs_a_page() -> None:
    scene = Scene("leader c4 wounds:2, archer a1", "roach c4", track="leader roaches archer", dice="sb bb b")
    scene.do(0, "end_turn")
    assert scene.at("leader") is None
    assert scene.s.chapter.hourglass == 2


@pytest.mark.rule("MM-HOU2", "MM-ACH1")
def test_three_cheeses_move_the_end_marker() -> None:
    scene = Scene("leader c4", "spider c4", dice="ccc", end=6)
    scene.do(0, "attack gear_nib_sword spider")
    assert scene.s.chapter.end == 7
    assert scene.s.chapter.hourglass == 1


@pytest.mark.rule("MM-HOU1", "MM-Q18", "MM-E1")
def test_at_the_end_marker_the_chapter_is_lost() -> None:
    scene = Scene("leader c4, archer a1", "rat c4", track="leader rats archer", wheel=5, page=5, dice="cb")
    scene.do(0, "end_turn")
    assert "chapter_lost_by_time chapter_01" in scene.told
    assert scene.asking == ""


@pytest.mark.rule("MM-Q18", "MM-HOU2")
def test_the_end_marker_moves_before_the_page_is_looked_at() -> None:
    """Captured for the second time, she gets her marker. The page it costs is then no longer the last one."""
    mice = "leader c4 wounds:2 captures:1, archer a1"
    scene = Scene(mice, "roach c4", track="leader roaches archer", page=5, dice="sb bb b")
    scene.do(0, "end_turn")
    assert (scene.s.chapter.hourglass, scene.s.chapter.end) == (6, 7)
    assert scene.asking == "take_turn"
