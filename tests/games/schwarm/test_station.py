"""The action station."""

import pytest

from tests.games.schwarm.scene import GAME, Scene
from wusel.engine.kinds import Seat
from wusel.games.schwarm.rules.network import networks_of

RED, WHITE = 0, 1
LANDS = set(GAME.content.sea.land_names)
FULL_COASTS = {
    RED: "north3:3 north4:1 north5:1 north6:0 north7:0",
    1: "east3 east4 east5 east6 east7",
    2: "south3 south4 south5 south6 south7",
    3: "west3 west4 west5 west6 west7",
}


def playing(stations: dict[int, str], players: int = 2) -> Scene:
    """Red has just laid a station card."""
    scene = Scene(players, at="play_card", hands={RED: "blue_station"}, stations=stations)
    return scene.do(RED, "play blue_station")


@pytest.mark.rule("SW-ST1", "SW-ST5", "TC-SW-31")
def test_a_station_with_a_researcher_goes_on_any_free_land_field() -> None:
    scene = playing({RED: "north5", WHITE: "east3 west7"})
    assert scene.offers(RED) == {f"build {land}" for land in LANDS - {"north5", "east3", "west7"}}
    assert scene.refused(RED, "build east3") == "SW-ST5"
    assert scene.refused(RED, "build north5") == "SW-ST5"
    scene.do(RED, "build north4")
    assert scene.staff(RED) == {"north5": 1, "north4": 1}
    assert scene.told == ["built 0 north4 1"]


@pytest.mark.rule("SW-Q7", "SW-ST1")
def test_building_cannot_be_declined_nor_replaced_by_a_researcher() -> None:
    scene = playing({RED: "north5"})
    assert scene.offers(RED) == {f"build {land}" for land in LANDS - {"north5"}}
    assert scene.refused(RED, "staff north5") == "SW-ST1"


@pytest.mark.rule("SW-ST2", "TC-SW-31")
def test_without_a_researcher_left_the_station_stands_alone() -> None:
    scene = playing({RED: "north3:3 north4:3 north5:1"}).do(RED, "build south5")
    assert scene.staff(RED)["south5"] == 0
    assert scene.told == ["built 0 south5 0"]
    last = playing({RED: "north3:3 north4:3"}).do(RED, "build south5")
    assert last.staff(RED)["south5"] == 1, "the seventh researcher"


@pytest.mark.rule("SW-ST3", "TC-SW-31", "SW-C2")
def test_without_a_station_left_a_researcher_goes_on_an_own_station_with_room() -> None:
    scene = playing({RED: "north3:3 north4 north5 north6:0 north7:0 east3:0"})
    assert scene.offers(RED) == {f"staff {land}" for land in ("north4", "north5", "north6", "north7", "east3")}
    assert scene.refused(RED, "staff north3") == "SW-ST1"
    assert scene.refused(RED, "build south5") == "SW-ST1"
    scene.do(RED, "staff north4")
    assert scene.staff(RED)["north4"] == 2
    assert len(scene.staff(RED)) == 6


@pytest.mark.rule("SW-ST4", "TC-SW-31")
def test_without_station_and_researcher_nothing_happens() -> None:
    scene = playing({RED: "north3:3 north4:3 north5 north6:0 north7:0 east3:0"})
    assert scene.told == ["card_played 0 blue_station", "no_effect 0"]
    assert (scene.asking, scene.asked) == ("play_card", [WHITE])


@pytest.mark.rule("SW-ST6", "TC-SW-31")
def test_without_land_left_it_is_as_if_there_were_no_station_left() -> None:
    scene = playing(FULL_COASTS, players=4)
    assert scene.offers(RED) == {"staff north4", "staff north5", "staff north6", "staff north7"}
    scene.do(RED, "staff north6")
    assert scene.staff(RED) == {"north3": 3, "north4": 1, "north5": 1, "north6": 1, "north7": 0}
    spent = {**FULL_COASTS, RED: "north3:3 north4:3 north5 north6:0 north7:0"}
    assert "no_effect 0" in playing(spent, players=4).told


@pytest.mark.rule("SW-ST6", "SW-ST5")
def test_the_last_free_land_field_is_built_on() -> None:
    scene = playing({**FULL_COASTS, 3: "west3 west4 west5 west6"}, players=4)
    assert scene.staff(RED)["west7"] == 1, "a lone option is taken for the player"


@pytest.mark.rule("SW-Q15", "SW-ST1")
def test_the_crab_does_not_keep_anybody_from_building() -> None:
    scene = Scene(play="station", crab="south3")
    assert scene.do(RED, "build south3").staff(RED) == {"south3": 1}
    assert scene.points == [20, 20, 20]


@pytest.mark.rule("TC-SW-32", "SW-ST3", "SW-F1")
def test_no_station_has_a_fourth_researcher_and_nobody_an_eighth() -> None:
    scene = Scene(play="researcher", stations={RED: "north5:3 north4:2"})
    assert scene.offers(RED, "staff") == {"north4"}
    assert scene.refused(RED, "staff north5") == "SW-F1"
    spent = Scene(play="researcher", stations={RED: "north5:3 north4:3 south5"}, hold={RED: "curve"})
    assert spent.offers(RED, "staff") == set()
    assert spent.refused(RED, "staff south5") == "SW-F1"


@pytest.mark.rule("TC-SW-36", "SW-N2")
def test_stations_side_by_side_are_two_networks() -> None:
    scene = Scene(stations={RED: "north3 north4"})
    networks = networks_of(scene.s, Seat(RED))
    assert sorted(network.lands for network in networks) == [1, 2]
    assert [network.fields for network in networks] == [0, 0]


@pytest.mark.rule("SW-Q21", "SW-ST1")
def test_a_new_station_can_meet_the_queen() -> None:
    chain = {"e2": "ns 0", "e3": "ns 0", "e4": "ns 0"}
    scene = Scene(play="station", tiles=chain).do(RED, "build north5")
    assert scene.has_buoy(RED, "queen")
    assert not Scene(play="station", tiles=chain).do(RED, "build north4").has_buoy(RED, "queen")
