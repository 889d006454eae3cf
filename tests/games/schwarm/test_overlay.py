"""Tiles laid over open tiles: openings stay, new ones are added, and the buoys of both players are on top."""

from typing import Any

import pytest

from tests.games.schwarm.scene import Scene

YELLOW, RED, WHITE = 0, 1, 2


def buoys(scene: Scene, field: str) -> list[int]:
    """Return the owners of the buoys on a field, one entry for each buoy."""
    players: Any = scene.table.view(-1)["players"]
    return [seat for seat, player in enumerate(players) for name in player["buoys"] if name == field]


def networks(scene: Scene, seat: int) -> list[Any]:
    players: Any = scene.table.view(-1)["players"]
    found: list[Any] = players[seat]["networks"]
    return found


# --- where


@pytest.mark.rule("SW-OV1")
@pytest.mark.parametrize("owner", [YELLOW, RED])
def test_an_open_tile_with_an_own_or_a_foreign_buoy_can_be_covered(owner: int) -> None:
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles={"e2": f"ns {owner}"}, hold={YELLOW: "tee"})
    assert "e2" in scene.offers(YELLOW, "explore")
    scene.do(YELLOW, "explore e2", "lay nes")
    assert scene.table.view(-1)["tiles"] == {"e2": "nes"}
    assert buoys(scene, "e2") == sorted([owner, YELLOW])


@pytest.mark.rule("SW-OV1")
def test_an_open_tile_without_any_buoy_cannot_be_covered() -> None:
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles={"e2": "ns"}, hold={YELLOW: "tee"})
    assert scene.offers(YELLOW, "explore") == set()
    assert scene.refused(YELLOW, "explore e2") == "SW-F5"


@pytest.mark.rule("SW-OV1", "SW-F3")
def test_a_tile_laid_over_another_is_one_of_the_tiles_of_the_action() -> None:
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles={"e2": "ns 0"}, hold={YELLOW: "tee straight"})
    scene.do(YELLOW, "explore e2", "lay nsw")
    assert (scene.asking, scene.asked) == ("play_card", [RED])


@pytest.mark.rule("SW-OV1", "SW-F4")
def test_a_tile_laid_over_another_must_be_connected() -> None:
    tiles = {"e2": "ns 0", "e7": "ns 0", "c4": "ew 1"}
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles=tiles, hold={YELLOW: "tee cross"})
    assert scene.offers(YELLOW, "explore") == {"e2", "e3"}
    assert scene.refused(YELLOW, "explore e7") == "SW-F4", "an orphan of Yellow's own"
    assert scene.refused(YELLOW, "explore c4") == "SW-F4"


@pytest.mark.rule("SW-OV1", "SW-F4")
def test_a_new_opening_can_make_the_connection() -> None:
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles={"e2": "ew 1"}, hold={YELLOW: "tee"})
    scene.do(YELLOW, "explore e2")
    assert scene.table.view(-1)["tiles"] == {"e2": "new"}, "esw would keep the openings but not reach the station"


# --- which tile


@pytest.mark.rule("SW-OV2", "SW-Q40")
@pytest.mark.parametrize(
    ("below", "laid"),
    [
        ("ns", {"nes", "nsw", "nesw", "golden"}),
        ("ne", {"nes", "new", "nesw", "golden"}),
        ("nw", {"nsw", "new", "nesw", "golden"}),
        ("nes", {"nesw", "golden"}),
        ("nsw", {"nesw", "golden"}),
    ],
)
def test_every_opening_is_kept_whichever_way_the_upper_tile_is_turned(below: str, laid: set[str]) -> None:
    hold = {YELLOW: "straight curve tee cross golden"}
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles={"e2": f"{below} 0"}, hold=hold)
    scene.do(YELLOW, "explore e2")
    assert scene.offers(YELLOW, "lay") == laid
    assert scene.refused(YELLOW, "lay es") == "SW-OV3", "not more openings"
    more = len(below) < 3
    assert scene.refused(YELLOW, "lay esw") == ("SW-OV2" if more else "SW-OV3"), "more, but not all that were there"


@pytest.mark.rule("SW-OV3", "SW-OV2")
@pytest.mark.parametrize("shapes", ["straight", "curve", "straight curve"])
def test_two_openings_do_not_cover_two(shapes: str) -> None:
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles={"e2": "ns 0"}, hold={YELLOW: shapes})
    assert "e2" not in scene.offers(YELLOW, "explore")
    assert scene.refused(YELLOW, "explore e2") == "SW-OV3"


@pytest.mark.rule("SW-OV3", "SW-Q27")
@pytest.mark.parametrize("below", ["nesw", "golden"])
def test_nothing_covers_four_openings_nor_gold(below: str) -> None:
    hold = {YELLOW: "straight curve tee cross golden"}
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles={"e2": f"{below} 0"}, hold=hold)
    assert "e2" not in scene.offers(YELLOW, "explore")
    assert scene.refused(YELLOW, "explore e2") == "SW-OV3"


@pytest.mark.rule("SW-Q27", "SW-OV3")
@pytest.mark.parametrize("below", ["ns", "nes"])
def test_gold_covers_two_or_three_openings_for_no_points(below: str) -> None:
    tiles = {"e2": f"{below} 0"}
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles=tiles, hold={YELLOW: "golden"})
    scene.do(YELLOW, "explore e2")
    assert scene.table.view(-1)["tiles"] == {"e2": "golden"}
    assert scene.points[YELLOW] == 20
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("SW-Q24", "SW-F8")
@pytest.mark.parametrize(("shape", "points"), [("tee", 1), ("cross", 0)])
def test_the_upper_tile_scores_its_own_eyes(shape: str, points: int) -> None:
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles={"e2": "ns 1"}, hold={YELLOW: shape})
    scene.do(YELLOW, "explore e2")
    if shape == "tee":
        scene.do(YELLOW, "lay nes")
    assert scene.points == [20 + points, 20, 20]


# --- buoys


@pytest.mark.rule("TC-SW-24", "SW-OV4", "SW-OV1", "SW-N1", "SW-Q24")
def test_two_players_share_a_field_and_both_use_the_new_openings() -> None:
    scene = Scene(
        seat=RED,
        play="researcher",
        stations={YELLOW: "north5", RED: "north4"},
        tiles={"e2": "ns 0", "d2": "ne 1"},
        hold={RED: "tee", YELLOW: "cross"},
    )
    scene.do(RED, "explore e2")
    assert scene.table.view(-1)["tiles"]["e2"] == "nsw"  # type: ignore[index]  # plain builtins
    assert buoys(scene, "e2") == [YELLOW, RED]
    assert scene.points == [20, 21, 20]
    assert [each["fields"] for each in networks(scene, RED)] == [["d2", "e2"]]
    assert scene.s.opens[3] >> scene.field("e2") & 1, "Yellow's network opens to the west now too"

    scene.do(WHITE, "joker ship").do(YELLOW, "joker researcher", "explore e2")
    assert buoys(scene, "e2") == [YELLOW, YELLOW, RED]
    assert scene.points == [20, 21, 20]
    [yellow] = networks(scene, YELLOW)
    assert yellow["pieces"] == {"stations": 1, "researchers": 1, "buoys": 2, "ships": 0}
    assert yellow["points"] == 4
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("TC-SW-24", "SW-F4")
def test_without_a_way_to_it_a_foreign_tile_cannot_be_covered() -> None:
    scene = Scene(
        seat=RED,
        play="researcher",
        stations={YELLOW: "north5", RED: "north4"},
        tiles={"e2": "ns 0"},
        hold={RED: "tee"},
    )
    assert scene.offers(RED, "explore") == {"d2"}
    assert scene.refused(RED, "explore e2") == "SW-F4"


@pytest.mark.rule("SW-OV4")
def test_a_tile_with_several_buoys_that_is_covered_again_keeps_them_all() -> None:
    tiles = {"e2": "nes 0 0 1"}
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles=tiles, hold={YELLOW: "cross"})
    scene.do(YELLOW, "explore e2")
    assert buoys(scene, "e2") == [YELLOW] * 3 + [RED]
    assert networks(scene, YELLOW)[0]["pieces"]["buoys"] == 3


@pytest.mark.rule("SW-OV4", "SW-C3")
def test_a_covered_tile_stays_under_the_upper_one() -> None:
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles={"e2": "ns 1"}, hold={YELLOW: "cross"})
    before = scene.s.covered[:]
    scene.do(YELLOW, "explore e2")
    assert [after - n for after, n in zip(scene.s.covered, before, strict=True)] == [1, 0, 0, 0, 0]
    assert scene.game.faults(scene.s) == []


# --- the rulebook's tips


@pytest.mark.rule("TC-SW-34", "SW-N3", "SW-KO1")
def test_a_ship_on_a_tile_that_does_not_lead_on_joins_the_queen() -> None:
    tiles = {"e2": "ns 0", "e3": "ns 0", "e4": "new 0"}
    scene = Scene(play="ship", stations={YELLOW: "north5"}, tiles=tiles, ships={YELLOW: "f4"})
    assert not scene.has_buoy(YELLOW, "queen")
    scene.do(YELLOW, "sail f4 west", "anchor")
    assert scene.has_buoy(YELLOW, "queen")


@pytest.mark.rule("TC-SW-34", "SW-OV3", "SW-OV4", "SW-KO1", "SW-Q21")
def test_so_does_a_tile_with_four_openings_over_it_but_not_one_with_three() -> None:
    tiles = {"e2": "ns 0", "e3": "ns 0", "e4": "new 0"}
    hold = {YELLOW: "tee cross"}
    scene = Scene(play="researcher", stations={YELLOW: "north5"}, tiles=tiles, hold=hold)
    scene.do(YELLOW, "explore e4")
    assert scene.has_buoy(YELLOW, "queen")
    assert buoys(scene, "e4") == [YELLOW, YELLOW]
    assert scene.points[YELLOW] == 20
    again = Scene(play="researcher", stations={YELLOW: "north5"}, tiles=tiles, hold={YELLOW: "tee"})
    assert again.refused(YELLOW, "explore e4") == "SW-OV3"


@pytest.mark.rule("TC-SW-35", "SW-N2", "SW-N3")
@pytest.mark.parametrize("over", ["esw", "nesw"])
@pytest.mark.parametrize("way", ["tiles", "ships"])
def test_two_coasts_are_joined_over_a_covered_tile(over: str, way: str) -> None:
    tiles = {"b6": "ew 0", "c6": "ew 0"} | ({"c7": "ns 0", "c8": "ns 0"} if way == "tiles" else {})
    ships = {YELLOW: "c7 c8"} if way == "ships" else {}
    hold = {YELLOW: "tee" if over == "esw" else "cross"}
    scene = Scene(play="researcher", stations={YELLOW: "west6 south3"}, tiles=tiles, ships=ships, hold=hold)
    assert len(networks(scene, YELLOW)) == 2, "without the tile over c6 they are apart"
    scene.do(YELLOW, "explore c6")
    if scene.asking == "lay_tile":
        scene.do(YELLOW, f"lay {over}")
    [joined] = networks(scene, YELLOW)
    assert set(joined["stations"]) == {"west6", "south3"}
    assert set(joined["fields"]) == {"b6", "c6", "c7", "c8"}
