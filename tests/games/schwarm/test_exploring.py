"""The action researcher: one more on a station, or exploring with tiles and buoys."""

import pytest

from tests.games.schwarm.scene import Scene
from wusel.engine.kinds import Seat
from wusel.games.schwarm.state import BUOYS

WHITE, RED, YELLOW = 0, 1, 2


def networks(scene: Scene, seat: int) -> list[tuple[set[str], set[str]]]:
    """Return the fields and stations of every network of a player."""
    players: list[dict[str, list[dict[str, list[str]]]]] = scene.table.view(seat)["players"]  # type: ignore[assignment]  # plain builtins
    return [(set(each["fields"]), set(each["stations"])) for each in players[seat]["networks"]]


def is_over(scene: Scene) -> bool:
    """Return whether the action is over and it is the next player's turn."""
    return (scene.asking, scene.asked) == ("play_card", [RED])


def to_lay(scene: Scene) -> int | str:
    """Return the number of tiles that the prompt still allows."""
    return scene.game.wanted(scene.s, Seat(WHITE), scene.table.legal(WHITE))["n"]


# --- one more researcher


@pytest.mark.rule("SW-F1")
def test_one_more_researcher_goes_to_an_own_station_with_room_and_that_is_all() -> None:
    scene = Scene(
        play="researcher", stations={WHITE: "north5:2 east5:3 west5", RED: "south5"}, hold={WHITE: "straight"}
    )
    assert scene.offers(WHITE, "staff") == {"north5", "west5"}
    assert scene.refused(WHITE, "staff east5") == "SW-F1", "three are there already"
    assert scene.refused(WHITE, "staff south5") == "SW-F1", "it is not hers"
    scene.do(WHITE, "staff north5")
    assert scene.s.players[WHITE].staff == [3, 3, 1]
    assert is_over(scene), "either a researcher or tiles"


@pytest.mark.rule("SW-F1", "SW-F2")
def test_who_has_laid_a_tile_sends_no_further_researcher() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5 west5"}, hold={WHITE: "straight*2"})
    scene.do(WHITE, "explore e2")
    assert scene.refused(WHITE, "staff north5") == "SW-F1"


@pytest.mark.rule("SW-F1")
def test_seven_researchers_are_all_there_are() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5:3 east5:3 south5:1"}, hold={WHITE: "straight"})
    assert scene.offers(WHITE, "staff") == set()
    assert scene.refused(WHITE, "staff south5") == "SW-F1"


# --- how many tiles, and whose


@pytest.mark.rule("SW-F2", "SW-F8")
@pytest.mark.parametrize(
    ("shape", "laid", "points"),
    [("straight", "ns", 2), ("curve", "ne", 2), ("tee", "nes", 1), ("cross", "nesw", 0), ("golden", "golden", 0)],
)
def test_a_tile_leaves_the_hand_scores_its_eyes_and_carries_a_buoy(shape: str, laid: str, points: int) -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5:2"}, hold={WHITE: f"{shape} tee"})
    scene.do(WHITE, "explore e2", f"lay {laid}")
    assert scene.points == [20 + points, 20, 20]
    assert scene.held(WHITE) == {"tee": 1}
    assert scene.table.view(WHITE)["tiles"] == {"e2": laid}
    assert scene.has_buoy(WHITE, "e2")
    assert scene.s.players[WHITE].buoys_left == BUOYS - 1
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("SW-F2")
def test_only_own_tiles_can_be_laid() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5:2"}, hold={WHITE: "straight tee", RED: "cross"})
    scene.do(WHITE, "explore e2")
    assert scene.offers(WHITE, "lay") == {"ns", "nes", "nsw", "new"}
    assert scene.refused(WHITE, "lay nesw") == "SW-F2"


@pytest.mark.rule("SW-F3", "SW-F7")
def test_as_many_tiles_as_researchers_on_all_stations_together_wherever_they_lie() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5 east5:2"}, hold={WHITE: "straight*4"})
    scene.do(WHITE, "explore e2", "explore h5", "explore e3")
    assert scene.table.view(WHITE)["tiles"] == {"e2": "ns", "h5": "ew", "e3": "ns"}
    assert is_over(scene)
    assert scene.held(WHITE) == {"straight": 1}


@pytest.mark.rule("SW-F2", "SW-F3")
def test_a_player_is_told_how_many_tiles_may_still_be_laid() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5 east5:2"}, hold={WHITE: "straight*4"})
    assert to_lay(scene) == 3
    scene.do(WHITE, "explore e2")
    assert to_lay(scene) == 2
    assert to_lay(Scene(play="researcher", stations={WHITE: "north5:3"}, hold={WHITE: "tee"})) == 1


@pytest.mark.rule("SW-F3")
def test_nobody_on_the_stations_explores_nothing() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5:0"}, hold={WHITE: "straight"})
    assert scene.offers(WHITE) == {"end_exploring", "staff north5"}
    assert to_lay(scene) == 0
    assert scene.refused(WHITE, "explore e2") == "SW-F3"


@pytest.mark.rule("SW-F3")
def test_exploring_may_end_before_all_researchers_have_been_out() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5:3"}, hold={WHITE: "straight*3"})
    scene.do(WHITE, "explore e2", "end_exploring")
    assert is_over(scene)


# --- connected


@pytest.mark.rule("SW-F4", "SW-F10")
def test_a_tile_must_open_to_an_own_station_and_turns_freely() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5:3", RED: "south5:3"}, hold={WHITE: "curve tee"})
    assert scene.offers(WHITE, "explore") == {"e2"}
    assert scene.refused(WHITE, "explore e8") == "SW-F4", "that is Red's station"
    scene.do(WHITE, "explore e2")
    assert scene.offers(WHITE, "lay") == {"ne", "nw", "nes", "nsw", "new"}
    assert scene.refused(WHITE, "lay es") == "SW-F4"


@pytest.mark.rule("SW-F4", "SW-Q33")
def test_a_chain_of_own_buoys_leads_on_from_a_station() -> None:
    scene = Scene(
        play="researcher",
        stations={WHITE: "north5:3"},
        tiles={"e2": "ns 0", "e3": "nes 0"},
        hold={WHITE: "straight*2 tee"},
    )
    assert scene.offers(WHITE, "explore") == {"e2", "e4", "f3"}, "e2 by a tee laid over it"
    scene.do(WHITE, "explore f3", "lay ew", "explore g3")
    assert scene.offers(WHITE, "lay") == {"ew", "new", "nsw", "esw"}


@pytest.mark.rule("SW-F4", "SW-Q33")
def test_each_tile_is_checked_when_it_is_laid() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5:3"}, hold={WHITE: "straight*2 curve"})
    assert scene.refused(WHITE, "explore e3") == "SW-F4"
    scene.do(WHITE, "explore e2", "lay ns")
    assert "e3" in scene.offers(WHITE, "explore")


@pytest.mark.rule("SW-F4", "SW-Q17")
def test_a_chain_does_not_lead_over_tiles_with_foreign_buoys_only() -> None:
    scene = Scene(
        play="researcher", stations={WHITE: "north5:2"}, tiles={"e2": "ns 1", "e3": "ns 0"}, hold={WHITE: "straight"}
    )
    assert scene.offers(WHITE, "explore") == set()
    assert scene.refused(WHITE, "explore e4") == "SW-F4"


@pytest.mark.rule("TC-SW-60", "SW-F4")
def test_an_orphan_chain_carries_no_further_tile_until_a_ship_is_back() -> None:
    tiles, hold = {"c3": "ew 0", "d3": "ew 0"}, {WHITE: "straight"}
    scene = Scene(play="researcher", stations={WHITE: "south5:2"}, tiles=tiles, hold=hold)
    assert scene.refused(WHITE, "explore b3") == "SW-F4"
    scene = Scene(play="researcher", stations={WHITE: "south5:2"}, tiles=tiles, hold=hold, ships={WHITE: "e3"})
    scene.do(WHITE, "explore b3")
    assert scene.table.view(WHITE)["tiles"]["b3"] == "ew"  # type: ignore[index]  # plain builtins
    foreign = Scene(play="researcher", stations={WHITE: "south5:2"}, tiles=tiles, hold=hold, ships={RED: "e3"})
    assert foreign.refused(WHITE, "explore b3") == "SW-F4", "a ship of Red is no help"


@pytest.mark.rule("SW-F4", "SW-Q18")
def test_under_an_own_ship_every_tile_is_connected_whatever_its_openings() -> None:
    scene = Scene(
        play="researcher", stations={WHITE: "south5:2"}, ships={WHITE: "b3", RED: "g7"}, hold={WHITE: "curve"}
    )
    assert scene.offers(WHITE, "explore") == {"b3", "b2", "b4", "c3", "e8"}
    assert scene.refused(WHITE, "explore g7") == "SW-F4"
    scene.do(WHITE, "explore b3")
    assert scene.offers(WHITE, "lay") == {"ne", "es", "sw", "nw"}


@pytest.mark.rule("TC-SW-21", "SW-F4")
def test_openings_of_neighbours_need_not_be_continued() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5 north6"}, tiles={"e2": "nes 0"}, hold={WHITE: "straight"})
    scene.do(WHITE, "explore f2", "lay ns")
    assert networks(scene, WHITE) == [({"e2"}, {"north5"}), ({"f2"}, {"north6"})]


@pytest.mark.rule("SW-F4")
def test_an_end_field_of_a_coast_connects_to_both_of_its_water_fields() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north3"}, hold={WHITE: "straight"})
    assert scene.offers(WHITE, "explore") == {"c2", "b1"}


# --- bare water only


@pytest.mark.rule("SW-F5", "TC-SW-22")
def test_no_tile_goes_on_a_face_down_one_even_under_an_own_ship() -> None:
    scene = Scene(
        play="ship_and_researcher",
        sea="full",
        stations={WHITE: "north5:2"},
        ships={WHITE: "e2"},
        hold={WHITE: "straight"},
    )
    scene.do(WHITE, "researcher_first")
    assert scene.offers(WHITE, "explore") == set()
    assert scene.refused(WHITE, "explore e2") == "SW-F5"
    again = Scene(
        play="ship_and_researcher",
        sea="full",
        stations={WHITE: "north5:2"},
        ships={WHITE: "e2"},
        hold={WHITE: "straight"},
        come=("cross",),
    )
    again.do(WHITE, "ship_first", "sail e2 south", "anchor")
    assert again.offers(WHITE, "explore") == {"e2"}, "the ship has left e2 with its tile; e3 is still face down"
    assert again.refused(WHITE, "explore e3") == "SW-F5"
    again.do(WHITE, "explore e2", "lay ns")
    assert again.held(WHITE) == {"cross": 1}


@pytest.mark.rule("SW-F5")
def test_without_a_connection_the_field_a_ship_has_left_stays_closed() -> None:
    scene = Scene(
        play="ship_and_researcher",
        sea="full",
        stations={WHITE: "north5:3"},
        ships={WHITE: "g7"},
        hold={WHITE: "straight"},
        come=("cross", "cross"),
    )
    scene.do(WHITE, "ship_first", "sail g7 south", "sail g8 west", "anchor")
    assert scene.refused(WHITE, "explore g7") == "SW-F4", "two fields away, and no chain leads there"
    assert "g8" in scene.offers(WHITE, "explore"), "beside the ship"


@pytest.mark.rule("SW-F5", "SW-Q20")
def test_no_tile_goes_on_the_queens_field_not_even_under_an_own_ship() -> None:
    scene = Scene(
        play="researcher",
        stations={WHITE: "north5:3"},
        ships={WHITE: "queen"},
        tiles={"e2": "ns 0", "e3": "ns 0", "e4": "ns 0", "queen": "- 0"},
        hold={WHITE: "straight"},
    )
    assert scene.offers(WHITE, "explore") == {"d5", "e6", "f5"}
    assert scene.refused(WHITE, "explore e5") == "SW-F5"


@pytest.mark.rule("SW-F6")
def test_ships_and_dangers_on_a_field_stay_when_a_tile_is_laid_under_them() -> None:
    scene = Scene(
        play="researcher",
        stations={WHITE: "north5"},
        ships={WHITE: "e2", RED: "e2*2"},
        whales="e2",
        tsunamis="e2",
        hold={WHITE: "straight"},
        points={WHITE: 20, RED: 40},
    )
    scene.do(WHITE, "explore e2", "lay ns")
    assert scene.table.view(WHITE)["tiles"] == {"e2": "ns"}
    assert (scene.ships(WHITE), scene.ships(RED)) == (["e2"], ["e2", "e2"])
    assert (scene.table.view(WHITE)["whales"], scene.table.view(WHITE)["tsunamis"]) == (["e2"], ["e2"])
    assert scene.points == [22, 40, 20]


@pytest.mark.rule("SW-Q41", "SW-F5")
def test_a_field_is_bare_under_the_ships_that_stayed_when_its_tile_was_taken() -> None:
    scene = Scene(
        play="ship_and_researcher",
        sea="full",
        stations={WHITE: "north5"},
        ships={WHITE: "e2*2", RED: "e2"},
        hold={WHITE: "straight"},
        come=("cross",),
    )
    scene.do(WHITE, "ship_first", "sail e2 south", "anchor", "explore e2", "lay ns")
    assert (scene.ships(WHITE), scene.ships(RED)) == (["e2", "e3"], ["e2"])
    assert scene.has_buoy(WHITE, "e2")


# --- out of buoys


def all_but(n: int, seat: int = WHITE) -> str:
    """Put a player's buoys under a tile far away, so that n are left for the scene."""
    return f" {seat}" * (BUOYS - n)


@pytest.mark.rule("SW-F9", "SW-Q19")
def test_out_of_buoys_an_own_one_moves_from_elsewhere() -> None:
    scene = Scene(
        play="researcher",
        stations={WHITE: "north5:2"},
        tiles={"b8": "ne" + all_but(1), "e2": "ns 0"},
        hold={WHITE: "straight tee"},
    )
    assert scene.s.players[WHITE].buoys_left == 0
    assert scene.game.faults(scene.s) == []
    scene.do(WHITE, "explore e3")
    assert scene.asking == "lay_tile", "only b8 can spare one: without that of e2 the new tile would hang on nothing"
    scene.do(WHITE, "lay ns")
    assert [scene.has_buoy(WHITE, field) for field in ("e2", "e3")] == [True, True]
    assert len(scene.s.players[WHITE].doubles) == BUOYS - 3
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("SW-F9")
def test_a_buoy_whose_leaving_cuts_the_new_tile_off_cannot_move() -> None:
    scene = Scene(
        play="researcher",
        stations={WHITE: "north5:2"},
        tiles={"b8": "ne" + all_but(3), "h8": "ne 0", "e2": "ns 0", "e3": "ns 0"},
        hold={WHITE: "straight"},
    )
    scene.do(WHITE, "explore e4")
    assert scene.offers(WHITE) == {"move_buoy b8", "move_buoy h8"}
    assert scene.refused(WHITE, "move_buoy e3") == "SW-F9"
    scene.do(WHITE, "move_buoy h8")
    assert not scene.has_buoy(WHITE, "h8")
    assert scene.has_buoy(WHITE, "e4")


@pytest.mark.rule("SW-F9", "SW-Q19")
def test_without_a_buoy_to_spare_no_tile_can_be_laid() -> None:
    scene = Scene(
        play="researcher", stations={WHITE: "north5:2"}, tiles={"e2": "nes" + all_but(0)}, hold={WHITE: "straight"}
    )
    assert scene.offers(WHITE, "explore") == {"e3", "f2"}, "e2 has more than one to spare"
    lone = Scene(play="researcher", stations={WHITE: "north5:2"}, tiles={"e2": "ns 0"}, hold={WHITE: "straight"})
    lone.s.players[WHITE].buoys_left = 0
    lone.s.offer = None
    assert lone.offers(WHITE, "explore") == set()
    assert lone.refused(WHITE, "explore e3") == "SW-F9"


@pytest.mark.rule("SW-Q19", "SW-OV1")
def test_a_tile_that_lost_its_last_buoy_conducts_no_more_and_cannot_be_covered() -> None:
    scene = Scene(
        play="researcher",
        stations={WHITE: "north5:2"},
        tiles={"b8": "ne" + all_but(2), "e2": "nes 0", "f2": "ew 0"},
        hold={WHITE: "straight tee cross"},
    )
    scene.do(WHITE, "explore e3", "move_buoy f2", "lay ns")
    assert networks(scene, WHITE)[0] == ({"e2", "e3"}, {"north5"})
    assert scene.refused(WHITE, "explore f2") == "SW-F5"


@pytest.mark.rule("TC-SW-43", "SW-Q27")
def test_a_golden_tile_can_be_laid_after_the_ability_has_gone_back() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5:3"}, hold={WHITE: "golden"})
    assert scene.s.players[WHITE].ability == -1
    scene.do(WHITE, "explore e2")
    assert scene.table.view(WHITE)["tiles"] == {"e2": "golden"}
    assert (scene.points[WHITE], scene.has_buoy(WHITE, "e2")) == (20, True)
    assert scene.s.golden == 3


@pytest.mark.rule("SW-Q27", "SW-F3")
def test_a_golden_tile_takes_one_of_the_researchers_like_any_other() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5"}, hold={WHITE: "golden straight"})
    scene.do(WHITE, "explore e2", "lay golden")
    assert is_over(scene)
    assert scene.held(WHITE) == {"straight": 1}
