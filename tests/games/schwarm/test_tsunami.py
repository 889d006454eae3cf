"""Tsunamis: straight over the sea to the first land or off the board, and then back to the supply."""

import pytest

from tests.games.schwarm.scene import Scene

WHITE, RED, YELLOW = 0, 1, 2
EIGHT = ("north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west")


def tsunamis(scene: Scene) -> object:
    return scene.table.view(-1)["tsunamis"]


@pytest.mark.rule("TC-SW-27", "SW-TS1", "SW-D7", "SW-Q13")
def test_a_new_tsunami_stops_on_water_and_stays() -> None:
    scene = Scene(play="tsunami", seat=RED)
    assert scene.asking == "tsunami_surges", "none is in play, so there is nothing to choose"
    scene.do(RED, "surge north 3")
    assert tsunamis(scene) == ["e2"]
    assert scene.told == ["surged 1 e4", "surged 1 e3", "surged 1 e2"]


@pytest.mark.rule("TC-SW-27", "SW-TS3", "SW-TS5")
@pytest.mark.parametrize(
    ("how_far", "ways"),
    [
        (3, {"north 1", "north_east 1", "north_west 1"}),
        (4, {"north 1", "north_east 1", "north_west 1", "south_east 4", "south_west 4"}),
        (5, {"north 1", "north_east 1", "north_west 1", "south_east 4", "south_west 4", "east 5", "west 5"}),
    ],
)
def test_one_in_play_must_reach_land_or_leave_the_board(how_far: int, ways: set[str]) -> None:
    scene = Scene(play="tsunami", tsunamis="e2", how_far=how_far)
    scene.do(WHITE, "move_tsunami e2")
    assert scene.offers(WHITE, "surge") == ways
    assert scene.refused(WHITE, "surge south 3") == "SW-TS3"
    assert scene.refused(WHITE, "surge south_west 3") == "SW-TS3", "its length is not free"


@pytest.mark.rule("TC-SW-27", "SW-TS4", "SW-DM3", "SW-DM5")
def test_the_rulebooks_second_tsunami_harms_a_ship_and_a_station() -> None:
    scene = Scene(
        seat=RED,
        play="tsunami",
        how_far=4,
        tsunamis="e2",
        ships={WHITE: "c4"},
        stations={WHITE: "west6:2"},
        points={WHITE: 40, RED: 20},
    )
    scene.do(RED, "move_tsunami e2", "surge south_west 4")
    assert scene.points == [33, 27, 20], "four, and from 36 three more"
    assert scene.ships(WHITE) == ["c4"]
    assert scene.s.players[WHITE].stations == [scene.land("west6")]
    assert scene.s.players[WHITE].staff == [2]
    assert tsunamis(scene) == []
    assert scene.told == [
        "surged 1 d3",
        "surged 1 c4",
        "damage 1 0 4",
        "surged 1 b5",
        "surged_ashore 1 west6",
        "damage 1 0 3",
    ]


@pytest.mark.rule("SW-TS1", "SW-C4")
def test_there_are_two_and_one_of_them_must_move() -> None:
    scene = Scene(play="tsunami", tsunamis="e2")
    assert scene.offers(WHITE) == {"new_tsunami", "move_tsunami e2"}
    scene = Scene(play="tsunami", tsunamis="e2 g4")
    assert scene.offers(WHITE) == {"move_tsunami e2", "move_tsunami g4"}
    assert scene.refused(WHITE, "new_tsunami") != ""


@pytest.mark.rule("SW-TS2", "SW-D7", "SW-Q11")
def test_a_new_one_goes_straight_in_eight_directions_one_to_as_many_fields_as_the_card_says() -> None:
    scene = Scene(play="tsunami", how_far=3)
    assert scene.offers(WHITE, "surge") == {f"{way} {n}" for way in EIGHT for n in (1, 2, 3)}
    assert scene.refused(WHITE, "surge north 4") == "SW-D7"


@pytest.mark.rule("SW-TS2", "SW-TS4", "SW-Q13", "SW-TS5")
def test_with_four_points_a_new_one_can_reach_land_or_leave_to_the_south_east() -> None:
    scene = Scene(play="tsunami", how_far=4, stations={RED: "north5"}, points={RED: 40})
    scene.do(WHITE, "surge north 4")
    assert (scene.points, tsunamis(scene)) == ([24, 36, 20], [])
    away = Scene(play="tsunami", how_far=4, ships={RED: "h8"}, points={RED: 40})
    away.do(WHITE, "surge south_east 4")
    assert (away.points, tsunamis(away)) == ([24, 36, 20], [])
    assert away.told[-1] == "surged_away 0"
    corner = Scene(play="tsunami", how_far=4)
    corner.do(WHITE, "surge north_west 4")
    assert tsunamis(corner) == ["a1"], "there the corner is water, so it stays"


@pytest.mark.rule("SW-TS4")
def test_the_first_land_stops_it() -> None:
    scene = Scene(play="tsunami", how_far=7)
    lengths = {way: max(int(n) for w, n in map(str.split, scene.offers(WHITE, "surge")) if w == way) for way in EIGHT}
    assert lengths == {
        "north": 4, "east": 4, "south": 4, "west": 4,
        "north_east": 5, "south_west": 5, "north_west": 5, "south_east": 4,
    }  # fmt: skip


@pytest.mark.rule("SW-TS4")
def test_one_that_came_ashore_can_be_used_again() -> None:
    scene = Scene(play="tsunami", tsunamis="e2 g4", how_far=3)
    scene.do(WHITE, "move_tsunami e2", "surge north 1").do(RED, "joker tsunami")
    assert scene.offers(RED) == {"new_tsunami", "move_tsunami g4"}


@pytest.mark.rule("SW-TS5", "SW-Q14")
@pytest.mark.parametrize(
    ("at", "way", "hit"),
    [("b2", "north_west 2", "a1"), ("a1", "north 1", ""), ("h8", "south_east 1", ""), ("i8", "south 1", "")],
)
def test_the_step_off_the_board_costs_one_point_and_hits_nothing(at: str, way: str, hit: str) -> None:
    ships = {RED: hit} if hit else {}
    scene = Scene(play="tsunami", tsunamis=at, how_far=3, ships=ships, points={RED: 40})
    scene.do(WHITE, f"move_tsunami {at}")
    assert way in scene.offers(WHITE, "surge")
    scene.do(WHITE, f"surge {way}")
    assert scene.points == ([24, 36, 20] if hit else [20, 40, 20])
    assert tsunamis(scene) == []
    assert scene.told[-1] == "surged_away 0"


@pytest.mark.rule("SW-TS5", "SW-W2", "SW-SH3")
def test_nothing_else_steps_off_the_board() -> None:
    whale = Scene(play="whale", whales="i8")
    whale.do(WHITE, "move_whale i8")
    assert whale.told == ["swam 0 h8"], "north of it is land, south the bar for the order stones: one way is left"
    ship = Scene(play="ship", ships={WHITE: "i8 a1"})
    assert ship.offers(WHITE, "sail") == {"i8 west", "a1 east", "a1 south"}


@pytest.mark.rule("SW-Q12", "SW-TS3")
def test_one_that_cannot_get_away_is_not_chosen() -> None:
    scene = Scene(play="tsunami", tsunamis="e3", how_far=1)
    assert scene.asking == "tsunami_surges", "only a new one can come"
    assert scene.refused(WHITE, "surge north 2") == "SW-D7"
    two = Scene(play="tsunami", tsunamis="e3 e2", how_far=1)
    assert two.offers(WHITE) == {"surge north 1", "surge north_east 1", "surge north_west 1"}, "e2 and no other"


@pytest.mark.rule("SW-Q12")
def test_if_none_can_be_chosen_nothing_happens() -> None:
    scene = Scene(play="tsunami", tsunamis="e3 d4", how_far=1)
    assert (scene.asking, scene.asked) == ("play_card", [RED])
    assert tsunamis(scene) == ["e3", "d4"]


@pytest.mark.rule("SW-Q12")
def test_with_three_points_every_field_but_the_queens_has_a_way_out() -> None:
    for field in [name for name in Scene().sea.field_names if name != "e5"]:
        scene = Scene(play="tsunami", tsunamis=field, how_far=3)
        assert f"move_tsunami {field}" in scene.offers(WHITE)


@pytest.mark.rule("SW-D3", "SW-D4", "TC-SW-28", "SW-Q39")
def test_damage_where_it_begins_only_on_the_queens_field_and_only_when_it_is_new() -> None:
    scene = Scene(play="tsunami", tsunamis="e2", ships={RED: "e2 e5*2"}, points={RED: 41})
    scene.do(WHITE, "move_tsunami e2", "surge north 1")
    assert scene.points == [20, 41, 20]
    scene = Scene(play="tsunami", tsunamis="e2", ships={RED: "e2 e5*2"}, points={RED: 41})
    scene.do(WHITE, "new_tsunami", "surge west 1")
    assert scene.points == [27, 34, 20]


@pytest.mark.rule("SW-D1", "SW-TS2")
def test_own_ships_and_stations_are_never_harmed() -> None:
    scene = Scene(play="tsunami", how_far=4, ships={WHITE: "e5 e4 e3"}, stations={WHITE: "north5"}, points={WHITE: 40})
    scene.do(WHITE, "surge north 4")
    assert scene.points == [40, 20, 20]


# --- the dangerous tsunami


def hits_north5(stations: dict[int, str], ability: dict[int, str] | None = None, tsunami: str = "dangerous") -> Scene:
    scene = Scene(
        seat=RED,
        play="tsunami",
        tsunamis="e2",
        stations=stations,
        points={WHITE: 41, RED: 20, YELLOW: 30},
        ability=ability or {},
        tsunami=tsunami,
    )
    return scene.do(RED, "move_tsunami e2", "surge north 1")


@pytest.mark.rule("TC-SW-64", "SW-V1.2", "SW-DM3")
def test_land_beside_is_hit_too_for_one_less() -> None:
    assert hits_north5({WHITE: "north5 north6"}).points == [35, 26, 30], "four, then from 37 three less one"
    assert hits_north5({WHITE: "north6"}).points == [38, 23, 30]
    assert hits_north5({WHITE: "north4 north6"}).points == [36, 25, 30], "three, then from 38 two"
    assert hits_north5({WHITE: "north3 north7 north5"}).points == [37, 24, 30], "two fields away nothing is hit"


@pytest.mark.rule("TC-SW-64", "SW-V1.2", "SW-DM4")
def test_protection_takes_one_more_off() -> None:
    assert hits_north5({WHITE: "north5 north6"}, {WHITE: "protection"}).points == [37, 24, 30]
    assert hits_north5({WHITE: "north6"}, {WHITE: "protection"}).points == [39, 22, 30]


@pytest.mark.rule("SW-V1.2")
def test_beside_it_too_own_stations_are_safe_and_damage_never_turns_into_gain() -> None:
    scene = hits_north5({RED: "north5 north6", YELLOW: "north4"})
    assert scene.points == [41, 22, 28]
    poor = Scene(
        play="tsunami", tsunamis="e2", stations={RED: "north4", YELLOW: "north6"}, points={RED: 9, YELLOW: 15},
        ability={YELLOW: "protection"}, tsunami="dangerous",
    )  # fmt: skip
    poor.do(WHITE, "move_tsunami e2", "surge north 1")
    assert poor.points == [20, 9, 15]


@pytest.mark.rule("SW-V1.2", "SW-V1.3")
def test_an_end_of_a_coast_has_a_neighbour_on_one_side_only() -> None:
    scene = Scene(play="tsunami", tsunamis="g2", stations={RED: "north6 east3"}, points={RED: 40}, tsunami="dangerous")
    scene.do(WHITE, "move_tsunami g2", "surge north 1")
    assert scene.points == [23, 37, 20], "north7 is hit, north6 beside it, east3 across the corner is not"


@pytest.mark.rule("SW-V1.2")
def test_in_the_basic_game_land_beside_is_safe() -> None:
    assert hits_north5({WHITE: "north4 north6"}, tsunami="basic").points == [41, 20, 30]
    assert hits_north5({WHITE: "north5 north6"}, tsunami="basic").points == [37, 24, 30]
