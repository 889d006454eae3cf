"""The contents of the box that matter for play: the board, the tiles, the cards."""

from collections import Counter
from random import Random

import pytest

from tests.games.schwarm.scene import GAME, NAMES, Scene, cards
from wusel.games.schwarm.content.sea import FOUR, Sea
from wusel.games.schwarm.content.waters import Waters
from wusel.games.schwarm.words import ABILITIES

CONTENT = GAME.content
SEA = CONTENT.sea
RED, WHITE = 0, 1


def names(lands: list[int]) -> list[str]:
    return [SEA.land_names[land] for land in lands]


# --- the board


@pytest.mark.rule("SW-C1", "SW-Q2", "SW-K1")
def test_the_sea_has_59_fields_and_the_queens_in_the_middle() -> None:
    assert (len(SEA.fields), len(set(SEA.field_names))) == (60, 60)
    assert SEA.field_names[SEA.queen] == "e5"
    assert "i9" not in SEA.field_names, "where the turn-order bar lies there is no field"
    assert {"a1", "b1", "a2", "i1", "i2", "i8", "h9", "a9"} <= set(SEA.field_names)


@pytest.mark.rule("SW-C1", "SW-K1", "SW-Q3")
def test_the_land_goes_clockwise_round_the_sea() -> None:
    north = [f"north{n}" for n in (3, 4, 5, 6, 7)]
    east = [f"east{n}" for n in (3, 4, 5, 6, 7)]
    south = [f"south{n}" for n in (7, 6, 5, 4, 3)]
    west = [f"west{n}" for n in (7, 6, 5, 4, 3)]
    assert SEA.land_names == north + east + south + west
    assert [SEA.sides[land] for land in range(20)] == [0] * 5 + [1] * 5 + [2] * 5 + [3] * 5
    assert SEA.values == [6, 5, 4, 5, 7] * 4
    assert names(SEA.starts) == ["north5", "east5", "south5", "west5"]


@pytest.mark.parametrize("seed", range(6))
def test_fields_move_all_at_once_as_they_do_one_by_one(seed: int) -> None:
    """This holds on the printed board, and on ragged ones, where rows begin and end anywhere."""
    sea = ragged_sea(seed) if seed else SEA
    waters = Waters(sea)
    assert len(waters.odd_rows) > (1 if seed else 0)
    moves = [waters.north_of, waters.east_of, waters.south_of, waters.west_of]
    for direction in FOUR:
        for field in sea.fields:
            beside = sea.next[field][direction]
            assert moves[direction](1 << field) == (1 << beside if beside >= 0 else 0)
        everywhere = {near[direction] for near in sea.next if near[direction] >= 0}
        assert moves[direction](sea.all_fields) == sum(1 << beside for beside in everywhere)


def ragged_sea(seed: int) -> Sea:
    """Return sixty fields strewn over a large board, with land on its edges."""
    luck = Random(seed)
    cells = [(row, column) for row in range(1, 13) for column in range(1, 11)]
    water = luck.sample(cells, 60)
    grid = [["~" if (row, column) in water else "." for column in range(12)] for row in range(14)]
    grid[water[0][0]][water[0][1]] = "Q"
    for row, column in ((0, 5), (6, 11), (13, 5), (6, 0)):
        grid[row][column] = "4*"
    return Sea(grid)


@pytest.mark.rule("SW-V1.3", "SW-Q3")
def test_the_ends_of_the_four_coasts_have_one_neighbour_and_no_coasts_touch() -> None:
    ends = [name for name, near in zip(SEA.land_names, SEA.land_near, strict=True) if len(near) == 1]
    assert ends == ["north3", "north7", "east3", "east7", "south7", "south3", "west7", "west3"]
    assert [len(near) for near in SEA.land_near].count(2) == 12
    for land, near in enumerate(SEA.land_near):
        assert {SEA.sides[other] for other in near} == {SEA.sides[land]}
    assert names(SEA.land_near[SEA.land_names.index("south5")]) == ["south4", "south6"]


@pytest.mark.rule("SW-Q32")
def test_an_end_of_a_coast_touches_two_water_fields_the_others_one() -> None:
    shores = {
        name: {SEA.field_names[way.field] for way in ways}
        for name, ways in zip(SEA.land_names, SEA.shores, strict=True)
    }
    assert (shores["north3"], shores["north4"]) == ({"c2", "b1"}, {"d2"})
    assert (shores["east7"], shores["south7"]) == ({"h7", "i8"}, {"g8", "h9"})
    assert Counter(len(fields) for fields in shores.values()) == {1: 12, 2: 8}
    assert all("e5" not in fields for fields in shores.values()), "the queen lies at no coast"


@pytest.mark.rule("TC-SW-27", "SW-TS3", "SW-TS5")
@pytest.mark.parametrize(
    ("how_far", "ways"),
    [
        (3, {"north 1", "north_east 1", "north_west 1"}),
        (4, {"north 1", "north_east 1", "north_west 1", "south_east 4", "south_west 4"}),
        (5, {"north 1", "north_east 1", "north_west 1", "south_east 4", "south_west 4", "east 5", "west 5"}),
    ],
)
def test_a_tsunami_north_of_the_queen_has_exactly_five_ways_with_four_points(how_far: int, ways: set[str]) -> None:
    scene = Scene(play="tsunami", how_far=how_far, tsunamis="e2").do(0, "move_tsunami e2")
    assert scene.offers(0, "surge") == ways


@pytest.mark.rule("SW-Q12", "SW-K1")
def test_everywhere_but_at_the_queen_three_points_reach_land_or_the_edge() -> None:
    for field in SEA.fields:
        nearest = min(ray.steps_to_end() for ray in SEA.rays[field])
        assert nearest == 4 if field == SEA.queen else nearest <= 3


# --- pieces


@pytest.mark.rule("SW-C2", "SW-S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_their_pieces(players: int) -> None:
    scene = Scene.opening(players)
    for seat in range(players):
        view = scene.table.view(seat)["players"]
        assert isinstance(view, list)
        assert len(view) == players, "unused colours stay in the box"
        for player in view:
            assert player["left"] == {"stations": 6, "ships": 3, "researchers": 7, "buoys": 28}
            assert (player["points"], player["joker"]) == (20, True)


@pytest.mark.rule("SW-C4", "SW-W1", "SW-TS1")
def test_there_are_two_whales_two_tsunamis_and_one_crab() -> None:
    assert "new_whale" in Scene(play="whale", whales="a1").offers(0)
    assert Scene(play="whale", whales="a1 i1").offers(0) == {"move_whale a1", "move_whale i1"}
    assert "new_tsunami" in Scene(play="tsunami", tsunamis="b2").offers(0)
    assert Scene(play="tsunami", tsunamis="b2 h2").offers(0) == {"move_tsunami b2", "move_tsunami h2"}
    assert "new_crab north3" in Scene(play="crab").offers(0)
    assert Scene(play="crab", crab="north3").offers(0, "new_crab") == set()


# --- tiles


@pytest.mark.rule("SW-C3", "SW-C4", "SW-K2")
def test_there_are_59_tiles_and_four_golden_ones() -> None:
    assert CONTENT.tiles == [6, 20, 25, 8, 4]
    assert sum(CONTENT.tiles[:-1]) == 59


@pytest.mark.rule("SW-C3", "SW-F8")
@pytest.mark.parametrize(
    ("shape", "tile", "eyes"),
    [("straight", "ns", 2), ("curve", "ne", 2), ("tee", "nes", 1), ("cross", "nesw", 0), ("golden", "golden", 0)],
)
def test_every_eye_on_a_tile_scores_a_point(shape: str, tile: str, eyes: int) -> None:
    scene = Scene(play="researcher", stations={RED: "north5"}, hold={RED: shape})
    scene.do(RED, "explore e2")
    if scene.asking == "lay_tile":
        scene.do(RED, f"lay {tile}")
    assert scene.points[RED] == 20 + eyes


# --- cards


@pytest.mark.rule("SW-C5", "SW-C7", "SW-K3", "SW-Q1")
def test_there_are_twenty_action_cards_in_three_colours() -> None:
    light = "light_researcher*5 light_ship*5 light_crab_4 light_tsunami_3 light_whale_3"
    blue = "blue_station*2 blue_ship_and_researcher blue_crab_5 blue_tsunami_4 blue_whale_4"
    assert CONTENT.light == sorted(cards(light))
    assert CONTENT.blue == sorted(cards(blue))
    assert (len(CONTENT.light), len(CONTENT.blue)) == (13, 6)
    order_cards, abilities, jokers, green = 4, len(ABILITIES), 4, 1
    assert 13 + 6 + green + order_cards == 24
    assert 13 + 6 + green + order_cards + abilities + jokers == 32


@pytest.mark.rule("SW-C6")
def test_the_double_card_is_one_blue_card() -> None:
    double = cards("blue_ship_and_researcher")[0]
    assert CONTENT.blue.count(double) == 1
    assert [name for name in filter(None, NAMES.card) if "ship_and_researcher" in name] == ["blue_ship_and_researcher"]


@pytest.mark.rule("SW-AB1")
def test_there_are_four_abilities() -> None:
    assert set(ABILITIES) == {"fast_ship", "golden_tile", "protection", "brilliant_researcher"}


# --- the track


@pytest.mark.rule("SW-Q28", "SW-C1")
@pytest.mark.parametrize(
    ("points", "amoebas"),
    [(0, 0), (9, 0), (10, 1), (20, 2), (37, 3), (38, 3), (39, 3), (40, 4), (41, 4), (99, 9), (234, 23)],
)
def test_the_amoebas_on_the_track_grow_by_one_every_ten_points(points: int, amoebas: int) -> None:
    scene = Scene(play="whale", ships={WHITE: "e4"}, points={RED: 300, WHITE: points}).do(RED, "swim north", "rest")
    assert scene.points[WHITE] == points - amoebas
    assert scene.points[RED] == 300 + amoebas, "the track has no end"
