"""Whales: they are placed on the queen's field or are already there. They swim step by step and harm the ships they
meet."""

import pytest

from tests.games.schwarm.scene import Scene

WHITE, RED, YELLOW = 0, 1, 2


@pytest.mark.rule("TC-SW-25", "SW-W1", "SW-D1", "SW-D2", "SW-DM5")
def test_the_rulebooks_whale() -> None:
    scene = Scene(play="whale", ships={WHITE: "e4", RED: "e3", YELLOW: "f3"}, points={WHITE: 20, RED: 35, YELLOW: 27})
    scene.do(WHITE, "swim north", "swim north", "swim east")
    assert scene.points == [25, 32, 25], "Red pays three, Yellow two, White nothing"
    assert [scene.ships(seat) for seat in range(3)] == [["e4"], ["e3"], ["f3"]]
    assert scene.table.view(WHITE)["whales"] == ["f3"]
    assert scene.asking == "play_card", "three steps are all this card gives"


@pytest.mark.rule("SW-W1", "SW-C4")
def test_a_whale_is_placed_or_one_in_play_is_moved_and_there_are_two() -> None:
    scene = Scene(play="whale", whales="b2")
    assert scene.offers(WHITE) == {"new_whale", "move_whale b2"}
    assert scene.refused(WHITE, "rest") == "", "one of both there must be"
    scene = Scene(play="whale", whales="b2 g7")
    assert scene.offers(WHITE) == {"move_whale b2", "move_whale g7"}
    assert scene.refused(WHITE, "new_whale") == "SW-W1"
    scene.do(WHITE, "move_whale g7", "swim west", "rest")
    assert scene.table.view(WHITE)["whales"] == ["b2", "f7"]


@pytest.mark.rule("SW-W1", "SW-W2")
def test_the_first_whale_begins_on_the_queens_field_and_must_swim() -> None:
    scene = Scene(play="whale")
    assert scene.asking == "whale_swims"
    assert scene.offers(WHITE) == {"swim north", "swim east", "swim south", "swim west"}
    assert scene.refused(WHITE, "rest") == "SW-D7"


@pytest.mark.rule("SW-D7", "SW-Q11")
def test_a_whale_may_rest_after_its_first_step_and_not_before() -> None:
    scene = Scene(play="whale", whales="c3")
    scene.do(WHITE, "move_whale c3")
    assert scene.refused(WHITE, "rest") == "SW-D7"
    scene.do(WHITE, "swim east")
    assert "rest" in scene.offers(WHITE)
    scene.do(WHITE, "rest")
    assert scene.table.view(WHITE)["whales"] == ["d3"]


@pytest.mark.rule("SW-D7", "SW-P2.2")
@pytest.mark.parametrize("how_far", [1, 3, 4])
def test_a_whale_swims_no_farther_than_the_card_says(how_far: int) -> None:
    scene = Scene(play="whale", how_far=how_far)
    for way in ["north", "north", "east", "east"][:how_far]:
        assert scene.asking == "whale_swims"
        scene.do(WHITE, f"swim {way}")
    assert scene.asking == "play_card"
    assert scene.table.view(WHITE)["whales"] == [["e4"], [], ["f3"], ["g3"]][how_far - 1]


@pytest.mark.rule("SW-W2")
@pytest.mark.parametrize(
    ("at", "ways", "barred"),
    [
        ("e2", {"south", "east", "west"}, "north"),
        ("a1", {"south", "east"}, "north"),
        ("c2", {"south", "east", "west"}, "north"),
        ("b1", {"south", "west"}, "east"),
        ("h6", {"north", "south", "west"}, "east"),
    ],
)
def test_a_whale_swims_on_water_only_and_never_on_land(at: str, ways: set[str], barred: str) -> None:
    scene = Scene(play="whale", whales=at, stations={RED: "north5 north3"}, points={RED: 40}, sea="full")
    scene.do(WHITE, f"move_whale {at}")
    assert scene.offers(WHITE, "swim") == ways
    assert scene.refused(WHITE, f"swim {barred}")


@pytest.mark.rule("SW-W2", "SW-SH4")
def test_a_whale_crosses_tiles_buoys_ships_and_other_dangers() -> None:
    scene = Scene(
        play="whale",
        how_far=4,
        whales="e3",
        tsunamis="e4",
        tiles={"e2": "ew 1"},
        ships={WHITE: "d2"},
        stations={RED: "west5"},
    )
    scene.do(WHITE, "new_whale", "swim north", "swim north", "swim north", "swim west")
    assert scene.table.view(WHITE)["whales"] == ["d2", "e3"]


@pytest.mark.rule("SW-D6", "TC-SW-29", "SW-Q38")
def test_a_whale_comes_to_no_field_twice_nor_back_to_where_it_began() -> None:
    scene = Scene(play="whale", how_far=4)
    scene.do(WHITE, "swim north")
    assert scene.refused(WHITE, "swim south") == "SW-D6", "the queen's field, where it began"
    scene.do(WHITE, "swim east", "swim south")
    assert scene.offers(WHITE) == {"swim east", "swim south", "rest"}
    assert scene.refused(WHITE, "swim west") == "SW-D6", "the queen's field again"
    assert scene.refused(WHITE, "swim north") == "SW-D6", "where it came from"


@pytest.mark.rule("SW-D6", "SW-Q11")
def test_a_whale_that_can_go_nowhere_rests() -> None:
    scene = Scene(play="whale", how_far=4, whales="a2")
    scene.do(WHITE, "move_whale a2", "swim north", "swim east")
    assert scene.offers(WHITE) == {"swim south", "rest"}
    scene = Scene(play="whale", how_far=4, whales="h8")
    scene.do(WHITE, "move_whale h8", "swim south")
    assert scene.asking == "play_card", "h9 is a dead end"
    assert scene.table.view(WHITE)["whales"] == ["h9"]


@pytest.mark.rule("SW-D5")
def test_a_whale_goes_on_from_where_it_was_left_and_may_return() -> None:
    scene = Scene(play="whale", whales="e4")
    scene.do(WHITE, "move_whale e4", "swim south", "rest")
    assert scene.table.view(WHITE)["whales"] == ["e5"]
    scene.do(RED, "joker whale", "move_whale e5")
    assert scene.offers(RED, "swim") == {"north", "east", "south", "west"}, "an earlier move binds nobody"


@pytest.mark.rule("SW-D3", "TC-SW-28")
def test_the_field_it_leaves_first_is_safe() -> None:
    scene = Scene(play="whale", whales="c3", ships={RED: "c3 c4"}, points={RED: 40})
    scene.do(WHITE, "move_whale c3", "swim south", "rest")
    assert scene.points == [24, 36, 20], "one damage, not two"


@pytest.mark.rule("SW-D3", "TC-SW-28")
def test_a_whale_in_play_on_the_queens_field_harms_nobody_there() -> None:
    scene = Scene(play="whale", whales="e5", ships={RED: "e5"}, points={RED: 40})
    scene.do(WHITE, "move_whale e5", "swim south", "rest")
    assert scene.points == [20, 40, 20]


@pytest.mark.rule("SW-D4", "SW-Q39", "TC-SW-28")
def test_a_new_whale_harms_every_foreign_ship_on_the_queens_field() -> None:
    scene = Scene(play="whale", ships={WHITE: "e5", RED: "e5*2", YELLOW: "e5"}, points={RED: 41, YELLOW: 18})
    assert scene.points == [20 + 4 + 3 + 1, 34, 17]
    scene.do(WHITE, "swim north", "rest")
    assert scene.points == [28, 34, 17]


@pytest.mark.rule("SW-D2")
def test_ships_that_sail_onto_a_resting_whale_are_safe() -> None:
    scene = Scene(play="ship", ships={WHITE: "c3", RED: "d4"}, whales="c4 d4", points={WHITE: 40, RED: 40})
    scene.do(WHITE, "sail c3 south", "sail c4 east", "anchor")
    assert scene.points == [40, 40, 20]


@pytest.mark.rule("SW-D2", "SW-W2")
def test_a_whale_beside_a_station_harms_it_not() -> None:
    scene = Scene(play="whale", whales="e3", stations={RED: "north5"}, points={RED: 40})
    scene.do(WHITE, "move_whale e3", "swim north", "rest")
    assert scene.points == [20, 40, 20]
