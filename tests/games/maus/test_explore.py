"""Exploring: exits, turned tiles, and the effect on the turn (MM-EXP, MM-Q15, MM-Q44)."""

import pytest

from tests.games.maus.scene import Scene
from tests.games.maus.telling import let_them_come, said


def lies(scene: Scene, *rooms: str) -> Scene:
    """Turn these rooms up on their tiles and mark every room as visited, so that no foes are met."""
    house, names = scene.content.house, [room.name for room in scene.content.rooms]
    for room in [names.index(name) for name in rooms]:
        scene.s.house.turned_up = scene.s.house.turned_up & ~(1 << house.flips[room]) | 1 << room
    for room in range(len(names)):
        scene.s.house.visited |= 1 << room
    return scene


def room_of(scene: Scene) -> str:
    return scene.content.rooms[scene.s.house.room].name


def lying(scene: Scene) -> set[str]:
    return {room.name for number, room in enumerate(scene.content.rooms) if scene.s.house.turned_up >> number & 1}


# --- when


@pytest.mark.rule("TC-MM-29", "MM-EXP1", "MM-Q36")
def test_nobody_explores_while_an_enemy_is_in_the_room() -> None:
    scene = lies(Scene("leader a5, archer b1", "rat f6"), "room_1o")
    assert scene.refused(0, "explore west") == "MM-EXP1"


@pytest.mark.rule("MM-EXP1", "MM-Q15")
def test_the_explorer_stands_at_the_exit() -> None:
    scene = lies(Scene("leader a4, archer a5"), "room_1o")
    assert scene.refused(0, "explore west") == "MM-EXP1"
    scene.do(0, "go a5", "explore west")
    assert room_of(scene) == "room_1o"


# --- where to


@pytest.mark.rule("TC-MM-29", "MM-EXP2", "MM-Q15", "MM-Q16")
def test_where_the_colours_match_all_free_mice_come_along() -> None:
    """From the mill west into the taproom, whose eastern exit is f5."""
    scene = lies(Scene("leader a5, archer f1, healer"), "room_1o")
    scene.do(0, "explore west")
    assert room_of(scene) == "room_1o"
    assert [scene.at(name) for name in ("leader", "archer", "healer")] == ["f5", "f5", None]
    assert not said(scene, "tile_turned")


@pytest.mark.rule("TC-MM-29", "MM-EXP3")
def test_where_they_do_not_the_other_tile_is_turned_if_it_fits_then() -> None:
    """The boards lie up, with a blue exit; turned over, the taproom's is orange."""
    scene = lies(Scene("leader a5, archer f1"), "room_1b")
    scene.do(0, "explore west")
    assert room_of(scene) == "room_1o"
    assert "tile_turned room_1o" in scene.told
    assert "room_8o" in lying(scene)
    assert "room_1b" not in lying(scene)


@pytest.mark.rule("TC-MM-29", "MM-EXP3")
@pytest.mark.parametrize("below", ["room_1o", "room_1b"])
def test_where_neither_side_fits_nothing_is_turned_and_nothing_is_spent(below: str) -> None:
    """The hatch of the lamp room is blue, the taproom's orange, and there is none under the boards."""
    scene = lies(Scene("leader b6, archer a1", room="room_3o"), below)
    before = lying(scene)
    assert scene.refused(0, "explore south") == "MM-EXP3"
    assert lying(scene) == before
    assert scene.s.turn.actions == 1


@pytest.mark.rule("MM-Q44", "MM-EXP3")
def test_a_side_without_an_exit_there_is_turned_too() -> None:
    """Down the flue: the boards have no exit to the north, the taproom on their other side has an orange one."""
    scene = lies(Scene("leader b6, archer b2", room="room_3b"), "room_1b")
    scene.do(0, "explore south")
    assert room_of(scene) == "room_1o"
    assert scene.at("leader") == "b1"


@pytest.mark.rule("MM-EXP4")
def test_a_turn_field_leads_to_the_other_side_of_the_own_tile() -> None:
    """All come to a field next to the turn field. The players choose that field."""
    scene = lies(Scene("leader b3, archer f1", room="room_4o"), "room_4o")
    scene.do(0, "explore turn")
    assert scene.asking == "arrive"
    assert scene.offers(0, "place_at") == {"a2", "b2", "c2", "a3", "c3"}
    scene.do(0, "place_at c2")
    assert room_of(scene) == "room_4b"
    assert [scene.at(name) for name in ("leader", "archer")] == ["c2", "c2"]
    assert "room_4o" not in lying(scene)


@pytest.mark.rule("TC-MM-29", "MM-EXP5", "MM-K5")
def test_a_hook_is_needed_where_one_is_drawn() -> None:
    scene = lies(Scene("leader b1, archer a1", room="room_1o"), "room_3b")
    assert scene.refused(0, "explore north") == "MM-EXP5"
    for item in ("item_hook", "search_party_2"):
        scene = lies(Scene("leader b1, archer a1", room="room_1o", party=item), "room_3b")
        scene.do(0, "explore north")
        assert room_of(scene) == "room_3b"


@pytest.mark.rule("MM-EXP5", "MM-STA6")
def test_a_hook_in_somebodys_bundle_would_not_do() -> None:
    """This hook is in one bundle. Only shared items count."""
    scene = lies(Scene("leader b1 search_party_2, archer a1", room="room_1o"), "room_3b")
    assert scene.refused(0, "explore north") == "MM-EXP5"


@pytest.mark.rule("TC-MM-29", "MM-EXP6")
def test_cogs_are_for_tinkerers_and_scamps() -> None:
    for clever in ("tinkerer", "scamp"):
        scene = lies(Scene("leader f5, archer a1", room="room_3o"), "room_6o")
        assert scene.refused(0, "explore east") == "MM-EXP6"
        scene = lies(Scene(f"{clever} f5, leader a1", room="room_3o"), "room_6o")
        scene.do(0, "explore east")
        assert room_of(scene) == "room_6o"
        assert scene.at("leader") == "a5"


@pytest.mark.rule("MM-EXP6", "MM-EXP4")
def test_a_turn_field_can_have_a_cog_too() -> None:
    scene = lies(Scene("leader b3, archer a2", room="room_6o"), "room_6o")
    assert scene.refused(0, "explore turn") == "MM-EXP6"


@pytest.mark.rule("MM-EXP2", "MM-K7")
def test_rooms_that_are_not_in_the_chapter_stay_shut() -> None:
    """The first chapter has no mill. No way leads there from the taproom."""
    scene = Scene("leader f5, healer a5", chapter=1, room="room_1o")
    assert scene.refused(0, "explore east") == "MM-EXP3"


# --- and then


@pytest.mark.rule("MM-Q15", "MM-Q33", "MM-EXP7")
def test_in_a_known_room_the_turn_goes_on() -> None:
    """She has not moved yet. All of her movement and her free actions are left, but no standard action."""
    scene = lies(Scene("leader a5 cheese:1, archer b1", points=4), "room_1o")
    scene.do(0, "explore west")
    assert scene.s.round == 1
    assert scene.asking == "take_turn"
    assert scene.refused(0, "search") == "MM-STA1"
    assert "trade hero_archer" in scene.offers(0)
    scene.do(0, "go e3")
    assert scene.at("leader") == "e3"


@pytest.mark.rule("MM-Q15", "MM-Q6")
def test_but_a_movement_that_has_begun_is_over() -> None:
    scene = lies(Scene("leader a4, archer b1", points=4), "room_1o")
    scene.do(0, "go a5", "explore west")
    assert scene.refused(0, "go e5") == "MM-Q6"


@pytest.mark.rule("MM-Q15", "MM-Q33", "MM-RND2")
def test_a_new_card_ends_the_round_and_no_cheese_comes_to_the_wheel() -> None:
    """The last mouse of the round explores: a new round begins with the new track."""
    scene = Scene("leader f5, archer a1", room="room_4o", track="archer leader")
    scene.s.script = [4]
    let_them_come(scene.do(0, "explore east"))
    assert scene.s.round == 2
    assert not said(scene, "wheel_filled")


@pytest.mark.rule("MM-Q37")
def test_when_the_entry_is_full_the_next_field_is_taken() -> None:
    """Four mice fill f5. The three figures who come along stand beside it."""
    scene = lies(Scene("leader a5, archer a5, scamp a5, healer a4", "roach a4*3 calm"), "room_1o")
    scene.do(0, "explore west")
    at_exit = [scene.at(name) for name in ("leader", "archer", "scamp", "healer")]
    assert at_exit == ["f5"] * 4
    assert all(foe.split()[1] in ("e4", "f4", "e5", "e6", "f6") for foe in scene.foes)
    assert len(scene.foes) == 3
