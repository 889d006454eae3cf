"""The action ship."""

import pytest

from tests.games.schwarm.scene import Scene

RED, WHITE = 0, 1
WESTWARD = ("deploy e2", "sail e2 west", "sail d2 west", "sail c2 west")
NEXT = ("play_card", [WHITE])


def turn(scene: Scene) -> tuple[str, list[int]]:
    return scene.asking, scene.asked


# --- the rulebook's examples


@pytest.mark.rule("TC-SW-08", "SW-SH1", "SW-SH2", "SW-SH5", "SW-H2")
def test_a_new_ship_sails_three_fields_and_takes_three_tiles() -> None:
    scene = Scene(sea="full", play="ship", stations={RED: "north5"}, come=("curve", "tee", "tee"))
    scene.do(RED, *WESTWARD)
    assert scene.held(RED) == {"curve": 1, "tee": 2}
    assert scene.ships(RED) == ["b2"]
    assert scene.face_down("e2", "d2", "c2", "b2") == [False, False, False, True]
    assert scene.s.unseen == [6, 19, 23, 8]
    assert turn(scene) == NEXT, "the third step was the last"
    for seat in (-1, RED, WHITE):
        players = scene.table.view(seat)["players"]
        assert isinstance(players, list)
        assert players[RED]["tiles"] == {"straight": 0, "curve": 1, "tee": 2, "cross": 0, "golden": 0}


@pytest.mark.rule("TC-SW-09", "SW-SH7", "SW-SH2")
def test_a_fast_ship_sails_a_fourth_field() -> None:
    scene = Scene(sea="full", play="ship", stations={RED: "north5"}, ability={RED: "fast_ship"})
    scene.do(RED, *WESTWARD, "sail b2 west")
    assert (sum(scene.held(RED).values()), scene.ships(RED)) == (4, ["a2"])
    assert turn(scene) == NEXT
    slow = Scene(sea="full", play="ship", stations={RED: "north5"}, ability={WHITE: "fast_ship"}).do(RED, *WESTWARD)
    assert (sum(slow.held(RED).values()), turn(slow)) == (3, NEXT)


@pytest.mark.rule("TC-SW-10", "SW-SH2", "SW-SH7")
def test_the_steps_are_shared_among_all_own_ships() -> None:
    two = {RED: "c3 g3"}
    scene = Scene(play="ship", ships=two).do(RED, "sail c3 south", "sail g3 south", "sail g4 south")
    assert (scene.ships(RED), turn(scene)) == (["c4", "g5"], NEXT)
    steps = ("sail c3 south", "sail c4 south", "sail g3 south")
    assert turn(Scene(play="ship", ships=two).do(RED, *steps)) == NEXT, "2+1, and no step is left for 2+2"
    fast = Scene(play="ship", ships=two, ability={RED: "fast_ship"}).do(RED, *steps, "sail g4 south")
    assert (fast.ships(RED), turn(fast)) == (["c5", "g5"], NEXT)


@pytest.mark.rule("SW-SH2", "SW-Q7")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_nobody_has_to_sail_or_to_sail_all_the_way(steps: int) -> None:
    scene = Scene(play="ship", ships={RED: "c3"}).do(RED, *("sail c3 east", "sail d3 east")[:steps], "anchor")
    assert (scene.ships(RED), turn(scene)) == ([("c3", "d3", "e3")[steps]], NEXT)


# --- deploying


@pytest.mark.rule("SW-SH1", "SW-Q32", "TC-SW-62")
@pytest.mark.parametrize(
    ("stations", "fields"),
    [
        ("north3", {"c2", "b1"}),
        ("north4", {"d2"}),
        ("west3", {"b3", "a2"}),
        ("east7 south7", {"h7", "i8", "g8", "h9"}),
        ("south3 west7 west5", {"c8", "b9", "b7", "a8", "b5"}),
    ],
)
def test_a_ship_is_deployed_directly_beside_an_own_station(stations: str, fields: set[str]) -> None:
    scene = Scene(play="ship", stations={RED: stations, WHITE: "north6 east3"})
    assert scene.offers(RED, "deploy") == fields
    assert scene.offers(RED, "sail") == set()
    for field in ("f2", "b2", "i2", "e5"):
        assert scene.refused(RED, f"deploy {field}") == "SW-SH1"


@pytest.mark.rule("TC-SW-62", "SW-Q32", "SW-N1")
def test_the_ring_fields_beside_the_ends_of_coasts_connect_them() -> None:
    tiles = {"b1": "es 0", "b2": "nw 0", "a2": "es 0"}
    scene = Scene(stations={RED: "north3 west3"}, tiles=tiles)
    players = scene.table.view(RED)["players"]
    assert isinstance(players, list)
    assert [network["points"] for network in players[RED]["networks"]] == [7]


@pytest.mark.rule("SW-SH1", "SW-SH8")
def test_one_ship_is_deployed_and_only_before_sailing() -> None:
    scene = Scene(play="ship", stations={RED: "north5 south5"}, ships={RED: "c3"})
    assert scene.offers(RED, "deploy") == {"e2", "e8"}
    scene.do(RED, "deploy e2")
    assert scene.ships(RED) == ["e2", "c3"]
    assert scene.refused(RED, "deploy e8") == "SW-SH8"
    assert scene.offers(RED, "sail") >= {"e2 south", "c3 north"}, "old and new ships may sail"
    late = Scene(play="ship", stations={RED: "north5"}, ships={RED: "c3"}).do(RED, "sail c3 north")
    assert late.refused(RED, "deploy e2") == "SW-SH8"


@pytest.mark.rule("SW-SH1", "SW-SH8")
def test_deploying_costs_no_step_and_is_not_needed() -> None:
    scene = Scene(play="ship", stations={RED: "north5"}).do(RED, *WESTWARD)
    assert scene.ships(RED) == ["b2"]
    assert Scene(play="ship", stations={RED: "north5"}).do(RED, "anchor").ships(RED) == []


@pytest.mark.rule("SW-Q32", "SW-SH4")
def test_what_lies_on_a_field_does_not_keep_a_ship_from_being_deployed() -> None:
    scene = Scene(
        play="ship",
        stations={RED: "north5 north6 north7"},
        ships={RED: "e2", WHITE: "e2"},
        tiles={"f2": "ns 1"},
        whales="g2",
        tsunamis="g2",
    )
    assert scene.offers(RED, "deploy") == {"e2", "f2", "g2", "h1"}
    assert scene.do(RED, "deploy e2", "anchor").ships(RED) == ["e2", "e2"]


@pytest.mark.rule("SW-Q43", "SW-C2")
def test_with_all_three_ships_at_sea_none_is_deployed_but_all_may_sail() -> None:
    scene = Scene(play="ship", stations={RED: "north5"}, ships={RED: "c3 d4 g7"})
    assert scene.offers(RED, "deploy") == set()
    assert scene.refused(RED, "deploy e2") == "SW-SH1"
    assert {"c3 north", "d4 east", "g7 south"} <= scene.offers(RED, "sail")
    two = Scene(play="ship", stations={RED: "north5"}, ships={RED: "c3 d4"})
    assert two.offers(RED, "deploy") == {"e2"}


@pytest.mark.rule("SW-Q7", "SW-Q43")
def test_without_station_and_ship_there_is_nothing_to_ask() -> None:
    assert turn(Scene(play="ship")) == NEXT


# --- sailing


@pytest.mark.rule("SW-SH3")
@pytest.mark.parametrize(
    ("field", "ways"),
    [
        ("e2", {"east", "south", "west"}),
        ("e4", {"north", "east", "south", "west"}),
        ("a1", {"east", "south"}),
        ("b1", {"south", "west"}),
        ("h9", {"north"}),
        ("i8", {"west"}),
        ("e5", {"north", "east", "south", "west"}),
    ],
)
def test_ships_keep_to_the_water(field: str, ways: set[str]) -> None:
    scene = Scene(play="ship", ships={RED: field})
    assert scene.offers(RED, "sail") == {f"{field} {way}" for way in ways}
    for way in {"north", "east", "south", "west"} - ways:
        assert scene.refused(RED, f"sail {field} {way}") == "SW-SH3"


@pytest.mark.rule("SW-SH3")
def test_a_ship_may_go_back_and_forth() -> None:
    scene = Scene(sea="full", play="ship", ships={RED: "e3"})
    scene.do(RED, "sail e3 south", "sail e4 north", "sail e3 south")
    assert scene.ships(RED) == ["e4"]
    assert sum(scene.held(RED).values()) == 2, "e3 and e4, each once"


@pytest.mark.rule("SW-SH2")
def test_only_own_ships_are_moved() -> None:
    scene = Scene(play="ship", ships={RED: "c3", WHITE: "g3"})
    assert {said.split()[0] for said in scene.offers(RED, "sail")} == {"c3"}
    assert scene.refused(RED, "sail g3 south") == "SW-SH2"


@pytest.mark.rule("SW-SH4", "SW-D2")
def test_nothing_stands_in_a_ships_way() -> None:
    scene = Scene(
        play="ship",
        ships={RED: "b3 e3", WHITE: "d3"},
        tiles={"c3": "ns 1"},
        whales="c3 e3",
        tsunamis="d3",
        points={RED: 50},
    )
    scene.do(RED, "sail b3 east", "sail c3 east", "sail d3 east")
    assert scene.ships(RED) == ["e3", "e3"]
    assert scene.points == [50, 20, 20], "a danger at rest harms nobody"


@pytest.mark.rule("SW-SH4")
def test_two_own_ships_on_a_field_are_one_option_and_one_of_them_sails() -> None:
    scene = Scene(play="ship", ships={RED: "e3 e3"})
    assert len(scene.table.legal(RED)) == 5, "four ways and staying"
    assert scene.do(RED, "sail e3 south", "anchor").ships(RED) == ["e3", "e4"]


# --- tiles


@pytest.mark.rule("TC-SW-12", "SW-SH5")
def test_only_the_first_to_leave_takes_the_tile_and_the_others_stay() -> None:
    scene = Scene(
        sea="full", play="ship", ships={RED: "e3 e3", WHITE: "e3"}, whales="e3", tsunamis="e3", come=("cross",)
    )
    scene.do(RED, "sail e3 south", "anchor")
    assert scene.held(RED) == {"cross": 1}
    assert (scene.ships(RED), scene.ships(WHITE)) == (["e3", "e4"], ["e3"])
    assert (scene.s.whales, scene.s.tsunamis) == ([scene.field("e3")], [scene.field("e3")])
    scene.do(WHITE, "joker ship", "sail e3 north", "anchor")
    assert scene.held(WHITE) == {}


@pytest.mark.rule("TC-SW-13", "SW-SH6")
def test_open_tiles_stay_where_they_are() -> None:
    scene = Scene(sea="full", play="ship", ships={RED: "e3"}, tiles={"e3": "ns 0", "e4": "ew 1"})
    scene.do(RED, "sail e3 south", "sail e4 south", "anchor")
    assert scene.held(RED) == {}
    assert (scene.s.tops[scene.field("e3")], scene.s.tops[scene.field("e4")]) == (5, 10)
    assert scene.has_buoy(RED, "e3")
    assert scene.has_buoy(WHITE, "e4")


@pytest.mark.rule("SW-SH5", "SW-S1")
def test_there_is_nothing_to_take_from_the_queen_or_bare_water() -> None:
    assert Scene(sea="full", play="ship", ships={RED: "e5"}).do(RED, "sail e5 north", "anchor").held(RED) == {}
    assert Scene(play="ship", ships={RED: "e3"}).do(RED, "sail e3 north", "anchor").held(RED) == {}


@pytest.mark.rule("SW-Q42", "SW-SH5")
def test_a_tile_is_taken_by_leaving_not_by_arriving() -> None:
    scene = Scene(sea="full", play="ship", stations={RED: "north5"}).do(RED, "deploy e2", "anchor")
    assert (scene.held(RED), scene.face_down("e2")) == ({}, [True])
    scene = Scene(sea="full", play="ship", ships={RED: "e5"}).do(RED, "sail e5 north", "anchor")
    assert (scene.held(RED), scene.face_down("e4")) == ({}, [True])


@pytest.mark.rule("SW-H1", "SW-H4")
def test_nobody_can_tell_what_a_face_down_tile_is() -> None:
    scene = Scene(sea="full", play="ship", ships={RED: "e3"})
    other = Scene(sea="full", play="ship", ships={RED: "e3"})
    for seat in (-1, RED, WHITE):
        assert scene.table.view(seat) == other.table.view(seat)
    scene.come("cross")
    other.come("curve")
    for seat in (-1, RED, WHITE):
        assert scene.table.view(seat) == other.table.view(seat)
    scene.do(RED, "sail e3 south")
    other.do(RED, "sail e3 south")
    assert (scene.held(RED), other.held(RED)) == ({"cross": 1}, {"curve": 1})
    view = scene.table.view(WHITE)
    assert view["tiles"] == {}
    assert view["unseen"] == {"straight": 6, "curve": 20, "tee": 25, "cross": 7}


@pytest.mark.rule("SW-Q21", "SW-KO3")
def test_the_queen_is_looked_at_once_the_ships_have_anchored() -> None:
    chain = {"e2": "ns 0", "e3": "ns 0"}
    scene = Scene(play="ship", stations={RED: "north5"}, ships={RED: "d4"}, tiles=chain)
    scene.do(RED, "sail d4 east")
    assert not scene.has_buoy(RED, "queen")
    scene.do(RED, "anchor")
    assert scene.has_buoy(RED, "queen")
    away = Scene(play="ship", stations={RED: "north5"}, ships={RED: "e4"}, tiles={**chain, "queen": "- 0"})
    away.do(RED, "sail e4 west")
    assert away.has_buoy(RED, "queen")
    assert not away.do(RED, "anchor").has_buoy(RED, "queen")
