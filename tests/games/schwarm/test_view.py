"""The public view: everything open, and the places of the face-down tiles but not their shapes."""

import json
from typing import Any, cast

import pytest

from tests.games.schwarm.scene import GAME, NAMES, Scene, random_game
from tests.games.schwarm.test_network import games
from wusel.engine.events import Event
from wusel.games.schwarm.words import DIRECTIONS, SHAPES

WHITE, RED, YELLOW = 0, 1, 2
SPECTATOR = -1


@pytest.mark.rule("SW-H2", "SW-Q46")
def test_everything_open_is_in_every_view() -> None:
    scene = Scene(
        stations={WHITE: "north5:2", RED: "east3"},
        ships={RED: "h3*2"},
        tiles={"e2": "ns 0", "e3": "nes 0 0 1"},
        hold={RED: "curve*2 golden"},
        hands={WHITE: "light_whale_3", RED: "green_station light_ship"},
        orders={RED: 2},
        ability={RED: "protection"},
        points={RED: 33},
        whales="b2",
        tsunamis="g7",
        crab="west4",
        jokers={RED: 0},
    )
    for seat in range(SPECTATOR, 3):
        view: Any = scene.table.view(seat)
        white, red, _ = view["players"]
        assert view["seat"] == seat
        assert (view["whales"], view["tsunamis"], view["crab"]) == (["b2"], ["g7"], "west4")
        assert view["tiles"] == {"e2": "ns", "e3": "nes"}
        assert (white["stations"], red["stations"]) == ({"north5": 2}, {"east3": 1})
        assert (red["points"], red["ships"], red["ability"], red["joker"]) == (33, ["h3", "h3"], "protection", False)
        assert sorted(white["buoys"]) == ["e2", "e3", "e3"]
        assert white["left"] == {"stations": 5, "researchers": 5, "buoys": 25, "ships": 3}
        assert {shape: n for shape, n in red["tiles"].items() if n} == {"curve": 2, "golden": 1}
        assert (white["cards"], red["cards"]) == (["light_whale_3"], ["green_station", "light_ship"])
        assert (red["card_count"], red["order_card"]) == (2, 2)
        assert view["order_cards"] == [1, 3]
        assert view["abilities"] == ["fast_ship", "golden_tile", "brilliant_researcher"]
        assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("SW-H1", "SW-H4")
def test_of_face_down_tiles_a_view_says_where_they_lie_and_what_they_are_together() -> None:
    for moment, s in enumerate(games(range(3))):
        if moment % 5:
            continue
        views: list[Any] = [GAME.view(s, seat) for seat in range(SPECTATOR, s.seats)]
        for view in views:
            assert isinstance(view["face_down"], list)
            assert not set(view["face_down"]) & set(view["tiles"])
            assert list(view["unseen"]) == list(SHAPES[:4])
            assert sum(view["unseen"].values()) == len(view["face_down"])
            assert view["blue_pile"] == sorted(view["blue_pile"], key=NAMES.card.index)
        alike = {"seat": 0, "wanted": {}}
        assert all({**view, **alike} == {**views[0], **alike} for view in views), "nobody sees more than another"


@pytest.mark.rule("SW-H1", "SW-H4", "SW-SH5")
def test_which_tile_lies_where_is_settled_only_when_it_is_turned_up() -> None:
    came = set()
    for seed in range(60):
        scene = Scene(play="ship", sea="full", stations={WHITE: "north5"}, ships={WHITE: "e2"})
        assert not any(shape in json.dumps(scene.table.view(WHITE)["face_down"]) for shape in SHAPES)
        scene.s.reseed(seed)
        scene.do(WHITE, "sail e2 south")
        [shape] = scene.held(WHITE)
        came.add(shape)
        assert f"tile_taken 0 {shape} e2" in scene.told
    assert came == set(SHAPES[:4])


@pytest.mark.rule("SW-H4", "SW-H1")
def test_no_event_names_the_shape_of_a_tile_before_it_is_turned_up() -> None:
    told: list[Event] = []
    s = GAME.new({"players": 3}, 5, told)
    turned = 0
    while s.owing:
        seat = s.owing.bit_length() - 1
        found = GAME.options(s, seat)
        s.events = told
        GAME.apply(s, seat, found[-1 if GAME.asking(s) != "sail_ships" else len(found) // 2])
    for event in told:
        said: Any = GAME.events.to_json(event.what)
        assert all(event.is_seen_by(each) for each in range(SPECTATOR, 3)), "everything happens in the open"
        turned += said["do"] == "tile_taken"
        assert "shape" not in said or said["do"] == "tile_taken"
    assert turned == 59 - sum(s.unseen)


@pytest.mark.rule("SW-H1", "SW-H4")
def test_no_view_speaks_of_chance() -> None:
    scene = Scene(sea="full", play="ship", stations={WHITE: "north5"})
    world = scene.s.clone()
    world.reseed(12345)
    for seat in range(SPECTATOR, 3):
        assert GAME.view(world, seat) == scene.table.view(seat)
        assert not {"chance", "seed", "agenda"} & set(scene.table.view(seat))
        assert str(scene.s.chance) not in json.dumps(scene.table.view(seat))


# --- for boards to draw


@pytest.mark.rule("SW-D3", "SW-D6", "SW-DM1")
def test_the_shortest_way_of_a_whale_is_shown_and_of_several_the_one_that_does_most_harm() -> None:
    scene = Scene(play="whale", how_far=4, ships={1: "e3 f4"}, points={1: 30})
    routes: Any = scene.table.view(0)["routes"]
    best = {route["way"][-1]: route for route in routes}
    assert best["d5"] == {"way": ["e5", "d5"], "harm": 0}
    assert best["e4"] == {"way": ["e5", "e4"], "harm": 0}, "not past a ship, if that is further"
    assert best["e3"] == {"way": ["e5", "e4", "e3"], "harm": 3}
    assert best["f3"] == {"way": ["e5", "f5", "f4", "f3"], "harm": 3} or best["f3"]["way"][2] == "e3"
    assert best["f3"]["harm"] == 3, "as far either way"
    scene.do(0, "swim north")
    routes = scene.table.view(0)["routes"]
    ways = [route["way"] for route in routes]
    assert not [way for way in ways if "e5" in way], "it comes to no field twice"
    assert max(len(way) for way in ways) == 4, "three steps are left"


@pytest.mark.rule("SW-SH2", "SW-SH3")
def test_the_shortest_ways_of_ships_are_shown() -> None:
    scene = Scene(play="ship", stations={0: "north5"}, ships={0: "e2 e4"})
    routes: Any = scene.table.view(0)["routes"]
    ways = {route["way"][-1]: route["way"] for route in routes}
    assert ways["e3"] in (["e2", "e3"], ["e4", "e3"])
    assert ways["e7"] == ["e4", "e5", "e6", "e7"]
    assert "e8" not in ways, "three steps are not enough"
    assert scene.table.view(1)["routes"] == routes
    scene.do(0, "anchor")
    assert scene.table.view(0)["routes"] == []


@pytest.mark.rule("SW-N1", "SW-N3", "SW-KO2")
def test_joints_lead_through_the_networks_and_nowhere_else() -> None:
    seen = 0
    for s in random_game({"players": 3}, 4):
        for player in cast(list[dict[str, Any]], GAME.view(s, -1)["players"]):
            seen += hold_joints_against_networks(player)
    assert seen > 200


def hold_joints_against_networks(player: dict[str, Any]) -> int:
    """Check that joints connect pieces of one network, and that a network is connected by joints. Return the number of
    joints."""
    sea = GAME.content.sea
    network_of = {name: i for i, each in enumerate(player["networks"]) for name in each["fields"] + each["stations"]}
    joined: dict[str, set[str]] = {}
    for joint in player["joints"]:
        field, direction = sea.field_names.index(joint["field"]), DIRECTIONS.index(joint["direction"])
        beside = sea.next[field][direction]
        other = sea.field_names[beside] if beside >= 0 else sea.land_names[sea.coast[field][direction]]
        assert network_of[joint["field"]] == network_of[other]
        joined.setdefault(joint["field"], set()).add(other)
        joined.setdefault(other, set()).add(joint["field"])
    for network in player["networks"]:
        names = set(network["fields"] + network["stations"])
        reached, edge = set[str](), {min(names)}
        while edge:
            reached |= edge
            edge = set[str]().union(*(joined.get(name, set()) for name in edge)) - reached
        assert reached == names
    return len(player["joints"])
