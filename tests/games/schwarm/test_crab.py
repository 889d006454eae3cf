"""The crab: it comes ashore on free land and crawls clockwise from land to land, harming the stations it meets."""

import pytest

from tests.games.schwarm.scene import GAME, Scene

WHITE, RED, YELLOW = 0, 1, 2
RING = GAME.content.sea.land_names


def crab(scene: Scene) -> object:
    return scene.table.view(-1)["crab"]


@pytest.mark.rule("SW-KR1", "SW-Q15")
def test_a_new_crab_comes_ashore_on_land_without_a_station() -> None:
    scene = Scene(play="crab", how_far=4, stations={WHITE: "north5", RED: "east5 south3"})
    assert scene.offers(WHITE, "new_crab") == set(RING) - {"north5", "east5", "south3"}
    assert scene.refused(WHITE, "new_crab east5") == "SW-KR1"
    assert scene.refused(WHITE, "new_crab north5") == "SW-KR1", "nor where an own one stands"
    scene.do(WHITE, "new_crab north3", "crawl 1")
    assert crab(scene) == "north4"


@pytest.mark.rule("SW-KR1")
def test_without_free_land_there_is_no_crab() -> None:
    half = len(RING) // 4
    stations = {seat: " ".join(RING[seat * half : (seat + 1) * half]) for seat in range(4)}
    scene = Scene(4, play="crab", how_far=4, stations=stations)
    assert (scene.asking, scene.asked) == ("play_card", [RED])
    assert crab(scene) is None
    assert scene.points == [20] * 4


@pytest.mark.rule("SW-KR2", "SW-D7", "SW-Q11", "SW-Q16")
@pytest.mark.parametrize("how_far", [4, 5])
def test_it_crawls_clockwise_at_least_one_field_and_as_far_as_the_card_says(how_far: int) -> None:
    for n in range(1, how_far + 1):
        scene = Scene(play="crab", how_far=how_far, crab="north6")
        assert scene.offers(WHITE) == {f"crawl {n}" for n in range(1, how_far + 1)}
        assert scene.refused(WHITE, f"crawl {how_far + 1}") == "SW-KR2"
        scene.do(WHITE, f"crawl {n}")
        assert crab(scene) == ["north7", "east3", "east4", "east5", "east6"][n - 1]


@pytest.mark.rule("SW-KR2", "SW-KR3")
def test_it_leaps_over_the_water_between_the_coasts_all_the_way_round() -> None:
    at = "north3"
    seen = []
    for _ in RING:
        scene = Scene(play="crab", how_far=4, crab=at)
        scene.do(WHITE, "crawl 1")
        at = str(crab(scene))
        seen.append(at)
    coasts = [("north", "34567"), ("east", "34567"), ("south", "76543"), ("west", "76543")]
    ring = [f"{side}{n}" for side, numbers in coasts for n in numbers]
    assert seen == ring[1:] + ring[:1]


@pytest.mark.rule("SW-KR3", "SW-Q16", "SW-D1")
def test_own_stations_are_skipped_and_do_not_count() -> None:
    scene = Scene(
        play="crab",
        how_far=4,
        crab="north3",
        stations={WHITE: "north4 north6", RED: "north5 north7"},
        points={WHITE: 40, RED: 40},
    )
    scene.do(WHITE, "crawl 2")
    assert crab(scene) == "north7"
    assert scene.told == ["crawled 0 north5", "damage 0 1 4", "crawled 0 north7", "damage 0 1 3"]
    assert scene.points == [47, 33, 20]


@pytest.mark.rule("SW-KR3", "SW-D1")
def test_own_means_of_the_one_who_moves_it() -> None:
    scene = Scene(
        seat=RED,
        play="crab",
        how_far=4,
        crab="north3",
        stations={WHITE: "north4 north6", RED: "north5 north7"},
        points={WHITE: 40, RED: 40},
    )
    scene.do(RED, "crawl 4")
    assert crab(scene) == "east4", "north4, north6, east3, east4"
    assert scene.points == [33, 47, 20]


@pytest.mark.rule("SW-D2", "SW-D3", "SW-KR4", "TC-SW-28")
def test_it_harms_nobody_where_it_begins() -> None:
    scene = Scene(play="crab", how_far=4, crab="east5", stations={RED: "east5"}, points={RED: 40})
    scene.do(WHITE, "crawl 2")
    assert (crab(scene), scene.points) == ("east7", [20, 40, 20])


@pytest.mark.rule("SW-D2", "SW-Q15")
def test_a_station_may_be_built_beside_a_resting_crab_unharmed() -> None:
    scene = Scene(play="station", stations={WHITE: "north5"}, crab="east4", points={WHITE: 40})
    scene.do(WHITE, "build east4")
    assert scene.points == [40, 20, 20]
    assert crab(scene) == "east4"


@pytest.mark.rule("SW-KR4", "SW-D5", "SW-C4")
def test_it_stays_and_the_next_card_moves_it_on_from_there() -> None:
    scene = Scene(play="crab", how_far=4)
    scene.do(WHITE, "new_crab south7", "crawl 4").do(RED, "joker crab")
    assert crab(scene) == "south3"
    assert scene.asking == "crab_crawls", "there is one crab, and it is in play"
    scene.do(RED, "crawl 1")
    assert crab(scene) == "west7"


@pytest.mark.rule("SW-D2", "SW-DM5", "SW-KR2")
def test_every_station_on_its_way_is_harmed_not_only_the_last() -> None:
    scene = Scene(
        play="crab",
        how_far=5,
        crab="west4",
        stations={RED: "west3 north4:3", YELLOW: "north3 north7"},
        points={RED: 30, YELLOW: 29},
    )
    scene.do(WHITE, "crawl 4")
    assert scene.points == [20 + 3 + 2 + 2, 25, 27]
    assert crab(scene) == "north5"
    assert scene.s.players[RED].staff == [1, 3], "nobody leaves"


@pytest.mark.rule("SW-D2")
def test_a_crab_harms_no_ships() -> None:
    scene = Scene(play="crab", how_far=4, crab="north4", ships={RED: "e2 f2 d2"}, points={RED: 40})
    scene.do(WHITE, "crawl 2")
    assert scene.points == [20, 40, 20]
