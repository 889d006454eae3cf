"""What everybody sees: all that lies open, and of the face-down tiles where they lie but not what they are."""

import json
from typing import Any

import pytest

from tests.games.schwarm.scene import GAME, Scene
from tests.games.schwarm.test_network import games
from wusel.engine.events import Event
from wusel.games.schwarm.tiles import SHAPES

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
            assert view["blue_pile"] == sorted(view["blue_pile"], key=list(GAME.cards.values()).index)
        assert all({**view, "seat": 0} == {**views[0], "seat": 0} for view in views), "nobody sees more than another"


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
