"""The queen: a player who connects a station to her puts a buoy there, and takes it back when the link breaks."""

from typing import Any

import pytest

from tests.games.schwarm.scene import Scene
from wusel.games.schwarm.state import BUOYS

WHITE, RED, YELLOW = 0, 1, 2
DOWN_TO_HER = {"e2": "ns 0", "e3": "ns 0", "e4": "ns 0"}
ALMOST = {"e2": "ns 0", "e3": "ns 0"}


def network_of_queen(scene: Scene, seat: int) -> Any:  # noqa: ANN401  # plain builtins
    players: Any = scene.table.view(-1)["players"]
    return next((each for each in players[seat]["networks"] if "e5" in each["fields"]), None)


# --- joining


@pytest.mark.rule("SW-KO1", "SW-KO2", "SW-Q22")
def test_the_tile_that_links_a_station_to_the_queen_brings_a_buoy_on_her_field() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5"}, tiles=ALMOST, hold={WHITE: "straight"})
    scene.do(WHITE, "explore e4")
    assert scene.has_buoy(WHITE, "queen")
    assert scene.s.players[WHITE].buoys_left == BUOYS - 4
    assert set(network_of_queen(scene, WHITE)["fields"]) == {"e2", "e3", "e4", "e5"}
    assert network_of_queen(scene, WHITE)["points"] == 6, "station, researcher, three buoys and the one on the queen"


@pytest.mark.rule("SW-KO1")
def test_a_second_link_brings_no_second_buoy() -> None:
    tiles = DOWN_TO_HER | {"queen": "- 0", "e8": "ns 0", "e7": "ns 0"}
    scene = Scene(play="researcher", stations={WHITE: "north5 south5"}, tiles=tiles, hold={WHITE: "straight"})
    scene.do(WHITE, "explore e6")
    player = scene.s.players[WHITE]
    assert player.doubles == []
    assert player.buoys_left == BUOYS - 7
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("TC-SW-45", "SW-KO1", "SW-Q23")
def test_a_chain_without_a_station_does_not_reach_the_queen_but_counts() -> None:
    tiles = {"e3": "ns 0", "e4": "ns 0"}
    scene = Scene(play="station", stations={WHITE: "west6:0"}, tiles=tiles)
    scene.do(WHITE, "build north4")
    assert not scene.has_buoy(WHITE, "queen")
    players: Any = scene.table.view(-1)["players"]
    assert {"fields": ["e3", "e4"], "stations": [], "points": 2} in [
        {key: each[key] for key in ("fields", "stations", "points")} for each in players[WHITE]["networks"]
    ]


@pytest.mark.rule("SW-KO1", "SW-Q21")
def test_a_station_built_at_the_end_of_a_chain_joins_the_queen_at_once() -> None:
    scene = Scene(play="station", stations={WHITE: "west6"}, tiles=DOWN_TO_HER)
    assert not scene.has_buoy(WHITE, "queen")
    scene.do(WHITE, "build north5")
    assert scene.has_buoy(WHITE, "queen")


@pytest.mark.rule("SW-KO1", "SW-KO2")
def test_a_ship_alone_does_not_join_the_queen() -> None:
    scene = Scene(play="ship", stations={WHITE: "north5"}, ships={WHITE: "d5"}, tiles={"e4": "ns 0"})
    scene.do(WHITE, "sail d5 west", "sail c5 east", "anchor")
    assert not scene.has_buoy(WHITE, "queen")


@pytest.mark.rule("TC-SW-63", "SW-Q21", "SW-KO2")
def test_beyond_the_queen_one_may_go_on_in_the_same_action() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5:3"}, tiles=ALMOST, hold={WHITE: "straight*2"})
    assert scene.refused(WHITE, "explore e6") == "SW-F4"
    scene.do(WHITE, "explore e4")
    assert scene.has_buoy(WHITE, "queen")
    scene.do(WHITE, "explore e6")
    assert scene.table.view(-1)["tiles"] == {"e2": "ns", "e3": "ns", "e4": "ns", "e6": "ns"}
    assert set(network_of_queen(scene, WHITE)["fields"]) == {"e2", "e3", "e4", "e5", "e6"}


@pytest.mark.rule("SW-KO2")
def test_the_queens_field_is_nobodys_without_an_own_buoy() -> None:
    tiles = {f: text.replace("0", "1") for f, text in DOWN_TO_HER.items()} | {
        "queen": "- 1",
        "e6": "ns 0",
        "d5": "ew 0",
    }
    scene = Scene(play="researcher", stations={RED: "north5", WHITE: "west6"}, tiles=tiles, hold={WHITE: "cross"})
    assert network_of_queen(scene, WHITE) is None
    assert network_of_queen(scene, RED)["stations"] == ["north5"]
    players: Any = scene.table.view(-1)["players"]
    assert [each["fields"] for each in players[WHITE]["networks"]] == [["d5"], ["e6"], []], "she does not join them"


@pytest.mark.rule("SW-Q20", "SW-KO2")
def test_the_queen_joins_all_branches_that_open_to_her() -> None:
    tiles = DOWN_TO_HER | {"queen": "- 0", "d5": "ew 0", "c5": "ew 0", "e6": "ew 0", "f5": "ew 0"}
    scene = Scene(play="researcher", stations={WHITE: "north5"}, tiles=tiles)
    assert set(network_of_queen(scene, WHITE)["fields"]) == {"e2", "e3", "e4", "e5", "d5", "c5", "f5"}, "e6 is shut"


# --- an overlay links another player


@pytest.mark.rule("SW-Q21", "SW-KO1")
def test_a_tile_laid_over_another_may_link_a_foreign_network_too() -> None:
    tiles = {"e2": "ns 1", "e3": "ns 1", "e4": "new 1", "b4": "ew 0", "c4": "ew 0", "d4": "ew 0"}
    stations = {WHITE: "west4", RED: "north5"}
    scene = Scene(play="researcher", stations=stations, tiles=tiles, hold={WHITE: "cross"})
    scene.do(WHITE, "explore e4")
    assert scene.has_buoy(WHITE, "queen")
    assert scene.has_buoy(RED, "queen")
    assert not scene.has_buoy(YELLOW, "queen")


# --- ships


@pytest.mark.rule("SW-Q20", "SW-KO1", "SW-Q34")
def test_an_own_ship_on_the_queens_field_links_what_opens_to_it() -> None:
    tiles = {"e2": "ns 0", "e3": "ns 0", "e4": "ns 0"}
    scene = Scene(play="ship", stations={WHITE: "north5"}, ships={WHITE: "f5"}, tiles=tiles)
    scene.do(WHITE, "sail f5 west", "anchor")
    assert scene.has_buoy(WHITE, "queen")
    assert network_of_queen(scene, WHITE)["pieces"] == {"stations": 1, "researchers": 1, "buoys": 4, "ships": 1}


@pytest.mark.rule("SW-Q20")
def test_an_own_ship_there_joins_branches_without_a_station_but_brings_no_buoy() -> None:
    tiles = {"e4": "ns 0", "e6": "ns 0"}
    scene = Scene(play="ship", stations={WHITE: "west6"}, ships={WHITE: "f5"}, tiles=tiles)
    scene.do(WHITE, "sail f5 west", "anchor")
    assert not scene.has_buoy(WHITE, "queen")
    assert set(network_of_queen(scene, WHITE)["fields"]) == {"e4", "e5", "e6"}


@pytest.mark.rule("SW-KO3", "SW-Q21")
def test_when_the_connecting_ship_sails_away_the_buoy_comes_back() -> None:
    tiles = ALMOST | {"queen": "- 0"}
    scene = Scene(play="ship", stations={WHITE: "north5"}, ships={WHITE: "e4"}, tiles=tiles)
    scene.do(WHITE, "sail e4 west")
    assert scene.has_buoy(WHITE, "queen"), "it is looked at when the action is over"
    scene.do(WHITE, "anchor")
    assert not scene.has_buoy(WHITE, "queen")
    assert scene.s.players[WHITE].buoys_left == BUOYS - 2
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("SW-KO3", "SW-Q21")
def test_a_ship_that_is_back_when_the_action_ends_has_broken_nothing() -> None:
    tiles = ALMOST | {"queen": "- 0"}
    scene = Scene(play="ship", stations={WHITE: "north5"}, ships={WHITE: "e4"}, tiles=tiles)
    scene.do(WHITE, "sail e4 west", "sail d4 east").do(WHITE, "anchor")
    assert scene.has_buoy(WHITE, "queen")
    assert scene.told == []


# --- out of buoys


def all_but(n: int) -> str:
    """Put White's buoys under a tile far away, so that n are left for the scene."""
    return " 0" * (BUOYS - n)


@pytest.mark.rule("SW-KO1", "SW-Q19")
def test_out_of_buoys_a_player_may_move_one_to_the_queen_unless_the_link_needs_it() -> None:
    tiles = {"b8": "ne" + all_but(3), "e2": "ns 0", "e3": "ns 0"}
    scene = Scene(play="researcher", stations={WHITE: "north5:2"}, tiles=tiles, hold={WHITE: "straight"})
    scene.do(WHITE, "explore e4")
    assert (scene.asking, scene.asked) == ("queen_buoy", [WHITE])
    assert scene.offers(WHITE) == {"leave_queen", "move_buoy b8"}
    assert scene.refused(WHITE, "move_buoy e3") == "SW-KO1"
    scene.do(WHITE, "move_buoy b8")
    assert scene.has_buoy(WHITE, "queen")
    assert scene.s.players[WHITE].buoys_left == 0


@pytest.mark.rule("SW-KO1", "SW-KO2", "SW-E2")
def test_or_leave_it_and_then_the_queen_is_not_part_of_the_network() -> None:
    tiles = {"b8": "ne" + all_but(3), "e2": "ns 0", "e3": "ns 0", "e6": "ns 0"}
    scene = Scene(play="ship", stations={WHITE: "north5"}, ships={WHITE: "f4"}, tiles=tiles)
    scene.do(WHITE, "sail f4 west", "anchor", "leave_queen")
    assert not scene.has_buoy(WHITE, "queen")
    assert network_of_queen(scene, WHITE) is None
    players: Any = scene.table.view(-1)["players"]
    assert players[WHITE]["final_points"] == 0
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("SW-KO1")
def test_a_player_with_buoys_is_not_asked() -> None:
    scene = Scene(play="ship", stations={WHITE: "north5"}, ships={WHITE: "f4"}, tiles=ALMOST)
    scene.do(WHITE, "sail f4 west").do(WHITE, "anchor")
    assert scene.asking == "play_card"
    assert scene.told == ["queen_joined 0"]


@pytest.mark.rule("SW-F9", "SW-KO3", "SW-Q21")
def test_a_buoy_moved_to_a_new_tile_may_break_the_link_to_the_queen() -> None:
    tiles = {"b8": "ne" + all_but(5), "e2": "ns 0", "e3": "nes 0", "e4": "ns 0", "queen": "- 0", "h8": "nw 0"}
    scene = Scene(play="researcher", stations={WHITE: "north5:2"}, tiles=tiles, hold={WHITE: "straight*2"})
    scene.do(WHITE, "explore f3")
    assert scene.offers(WHITE) == {"move_buoy b8", "move_buoy e4", "move_buoy e5", "move_buoy h8"}
    scene.do(WHITE, "move_buoy e4")
    assert not scene.has_buoy(WHITE, "queen")
    assert "queen_lost 0" in scene.told
    assert scene.s.players[WHITE].buoys_left == 1, "the one from the queen; the other lies on f3"
    assert scene.has_buoy(WHITE, "f3")
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("SW-F9", "SW-KO1")
def test_the_buoy_at_the_queen_may_be_moved_too_and_her_hub_is_looked_at_anew() -> None:
    tiles = {"b8": "ne" + all_but(5), "e2": "ns 0", "e3": "nes 0", "e4": "ns 0", "queen": "- 0", "h8": "nw 0"}
    scene = Scene(play="researcher", stations={WHITE: "north5:2"}, tiles=tiles, hold={WHITE: "straight*2"})
    scene.do(WHITE, "explore f3", "move_buoy e5")
    assert scene.has_buoy(WHITE, "f3")
    assert not scene.has_buoy(WHITE, "queen")
    assert scene.asking == "queen_buoy", "the link stands, so White may mark it with another buoy"
    scene.do(WHITE, "move_buoy b8")
    assert scene.has_buoy(WHITE, "queen")
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("SW-F9", "SW-KO1")
def test_a_buoy_on_its_way_to_a_new_tile_does_not_go_to_the_queen_instead() -> None:
    tiles = {"b8": "ne" + all_but(3), "e2": "ns 0", "e3": "nes 0", "e4": "ns 0"}
    scene = Scene(play="researcher", stations={WHITE: "north5:2"}, tiles=tiles, hold={WHITE: "straight"})
    scene.do(WHITE, "explore f3", "move_buoy b8")
    assert scene.has_buoy(WHITE, "f3")
    assert scene.asking == "queen_buoy", "the link stands unmarked, so White may still mark it"
    scene.do(WHITE, "leave_queen")
    assert scene.s.players[WHITE].buoys_left == 0
    assert not scene.has_buoy(WHITE, "queen")
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("SW-KO1")
def test_who_declines_is_not_asked_again_while_the_link_holds() -> None:
    tiles = {"b8": "ne" + all_but(3), "e2": "ns 0", "e3": "nes 0", "e4": "ns 0"}
    scene = Scene(play="researcher", stations={WHITE: "north5:3"}, tiles=tiles, hold={WHITE: "straight*2"})
    scene.do(WHITE, "explore f3", "move_buoy b8", "leave_queen", "explore g3", "move_buoy b8")
    assert scene.has_buoy(WHITE, "g3")
    assert scene.asking != "queen_buoy"
    assert scene.s.players[WHITE].declined == 1


@pytest.mark.rule("SW-Q21", "SW-KO1")
def test_of_several_who_are_asked_the_one_at_it_answers_first() -> None:
    tiles = {"b8": "ne" + " 0" * (BUOYS - 4), "h8": "nw" + " 1" * (BUOYS - 3)}
    tiles |= {"e2": "ns 1", "e3": "ns 1", "e4": "new 1", "b4": "ew 0", "c4": "ew 0", "d4": "ew 0"}
    stations = {WHITE: "west4", RED: "north5"}
    scene = Scene(play="researcher", stations=stations, tiles=tiles, hold={WHITE: "cross"})
    scene.do(WHITE, "explore e4")
    assert (scene.asking, scene.asked) == ("queen_buoy", [WHITE])
    scene.do(WHITE, "move_buoy b8")
    assert (scene.asking, scene.asked) == ("queen_buoy", [RED])
    scene.do(RED, "move_buoy h8")
    assert [scene.has_buoy(seat, "queen") for seat in (WHITE, RED)] == [True, True]
    assert scene.asking == "play_card"
    assert scene.game.faults(scene.s) == []
