"""Networks: connected pieces, in scenes and against a plain search over the cells of the board."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.games.schwarm.scene import GAME, Scene
from tests.thorough import thorough
from wusel.engine.written_state import kind_faults
from wusel.games.schwarm.content.tiles import SHAPE_OF
from wusel.games.schwarm.rules.network import networks_of
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import GOLDEN, Tile

WHITE, RED, YELLOW = 0, 1, 2
SEA = GAME.content.sea


def networks(scene: Scene, seat: int = WHITE) -> list[tuple[set[str], set[str], int]]:
    """Return the fields, stations and points of every network of a player."""
    players: Any = scene.table.view(-1)["players"]
    return [(set(each["fields"]), set(each["stations"]), each["points"]) for each in players[seat]["networks"]]


# --- scenes


@pytest.mark.rule("SW-N1", "SW-Q34")
def test_stations_researchers_buoys_and_ships_belong_to_a_network() -> None:
    tiles = {"e2": "nes 0", "e3": "nw 0 0"}
    scene = Scene(stations={WHITE: "north5:3"}, tiles=tiles, ships={WHITE: "f2 g2"})
    assert networks(scene) == [({"e2", "e3", "f2", "g2"}, {"north5"}, 1 + 3 + 3 + 2)]


@pytest.mark.rule("SW-N2", "TC-SW-36")
def test_stations_side_by_side_are_not_connected_over_land() -> None:
    assert networks(Scene(stations={WHITE: "north3 north4"})) == [
        (set(), {"north3"}, 2),
        (set(), {"north4"}, 2),
    ]
    joined = Scene(stations={WHITE: "north3 north4"}, tiles={"c2": "ne 0", "d2": "nw 0"})
    assert networks(joined) == [({"c2", "d2"}, {"north3", "north4"}, 6)]


@pytest.mark.rule("SW-N2", "SW-Q32", "TC-SW-62")
def test_an_end_field_joins_what_comes_from_both_of_its_waters() -> None:
    tiles = {"b1": "es 0", "b2": "nw 0", "a2": "es 0"}
    assert networks(Scene(stations={WHITE: "north3 west3"}, tiles=tiles)) == [
        ({"a2", "b1", "b2"}, {"north3", "west3"}, 7)
    ]
    both = Scene(stations={WHITE: "north3"}, tiles={"b1": "es 0", "c2": "ns 0"})
    assert networks(both) == [({"b1", "c2"}, {"north3"}, 4)], "through the station"


@pytest.mark.rule("SW-N3", "SW-Q34", "SW-Q18")
def test_a_ship_is_open_on_all_sides_also_on_face_down_own_and_foreign_tiles() -> None:
    scene = Scene(sea="full", stations={WHITE: "north5"}, ships={WHITE: "e2 e3 d2"})
    assert networks(scene) == [({"d2", "e2", "e3"}, {"north5"}, 5)]
    over_own = Scene(stations={WHITE: "north5"}, ships={WHITE: "e2"}, tiles={"e2": "ew 0", "e3": "ns 0"})
    assert networks(over_own) == [({"e2", "e3"}, {"north5"}, 5)], "the buoy under the ship as well"
    over_foreign = Scene(stations={WHITE: "north5"}, ships={WHITE: "e2"}, tiles={"e2": "ew 1", "e3": "ns 0"})
    assert networks(over_foreign) == [({"e2", "e3"}, {"north5"}, 4)]
    without = Scene(stations={WHITE: "north5"}, tiles={"e2": "ew 0", "e3": "ns 0"})
    assert len(networks(without)) == 3


@pytest.mark.rule("SW-N3")
def test_a_neighbour_that_is_shut_towards_the_ship_is_not_connected() -> None:
    scene = Scene(stations={WHITE: "north5"}, ships={WHITE: "e2"}, tiles={"e3": "ew 0"})
    assert networks(scene) == [({"e2"}, {"north5"}, 3), ({"e3"}, set(), 1)]


@pytest.mark.rule("SW-N4", "TC-SW-47")
def test_dangers_and_foreign_ships_do_not_interrupt() -> None:
    tiles = {"e2": "ns 0", "e3": "ns 0"}
    scene = Scene(
        stations={WHITE: "north5"}, tiles=tiles, ships={RED: "e2 e3"}, whales="e2", tsunamis="e3", crab="north5"
    )
    assert networks(scene) == [({"e2", "e3"}, {"north5"}, 4)]
    assert networks(scene, RED) == [({"e2", "e3"}, set(), 2)]


@pytest.mark.rule("SW-Q17", "SW-N1")
def test_tiles_with_foreign_buoys_only_do_not_conduct() -> None:
    tiles = {"e2": "ns 1", "e3": "ns 0", "d2": "ew"}
    scene = Scene(stations={WHITE: "north5", RED: "north6"}, tiles=tiles)
    assert networks(scene) == [({"e3"}, set(), 1), (set(), {"north5"}, 2)]
    assert networks(scene, RED) == [({"e2"}, set(), 1), (set(), {"north6"}, 2)], "nor does a foreign station"


# --- a plain search, after the formal model

Cell = tuple[int, int]
Part = tuple[frozenset[Cell], frozenset[Cell]]
WAYS: list[Cell] = [(-1, 0), (0, 1), (1, 0), (0, -1)]
QUEEN = SEA.cells[SEA.queen]


@cache
def openings(tile: int) -> frozenset[Cell]:
    """Return the directions in which a tile is open."""
    return frozenset(way for bit, way in enumerate(WAYS) if tile >> bit & 1)


def conducting(s: SchwarmState, seat: int, queen_buoy: bool) -> dict[Cell, frozenset[Cell]]:
    """Return the fields that conduct for a player, and the directions in which they are open."""
    player = s.players[seat]
    found = {}
    for field, cell in enumerate(SEA.cells):
        has_buoy = player.buoys >> field & 1
        if field in player.ships or (cell == QUEEN and has_buoy and queen_buoy):
            found[cell] = frozenset(WAYS)
        elif has_buoy and cell != QUEEN:
            found[cell] = openings(s.tops[field])
    return found


def plain_networks(s: SchwarmState, seat: int, queen_buoy: bool = True) -> set[Part]:
    """Return every connected part: water cells and the land cells of own stations."""
    conducts = conducting(s, seat, queen_buoy)
    stations = {SEA.land_cells[land] for land in s.players[seat].stations}
    todo = [*conducts, *stations]
    parts = set()
    while todo:
        part, front = set(), [todo[0]]
        while front:
            cell = front.pop()
            part.add(cell)
            front += [other for other in beside(cell, conducts, stations) if other not in part]
        parts.add((frozenset(part - stations), frozenset(part & stations)))
        todo = [cell for cell in todo if cell not in part]
    return parts


def beside(cell: Cell, conducts: dict[Cell, frozenset[Cell]], stations: set[Cell]) -> Iterator[Cell]:
    """Return the neighbours connected with a cell. Both must be open. A station is open to the sea, but not to land."""
    for down, right in WAYS:
        other = (cell[0] + down, cell[1] + right)
        here = cell in stations or (down, right) in conducts[cell]
        there = (-down, -right) in conducts.get(other, ()) or (other in stations and cell not in stations)
        if here and there:
            yield other


def is_linked(s: SchwarmState, seat: int) -> bool:
    """Return whether a station is connected to the queen without her own buoy."""
    for fields, stations in plain_networks(s, seat, queen_buoy=False):
        conducts = conducting(s, seat, queen_buoy=False)
        opens = any(
            (QUEEN[0] + d, QUEEN[1] + r) in fields and (-d, -r) in conducts[QUEEN[0] + d, QUEEN[1] + r] for d, r in WAYS
        )
        if stations and (opens or QUEEN in fields):
            return True
    return False


def points_of(s: SchwarmState, seat: int, part: Part) -> int:
    """Return one point for every piece in a part, and two for a brilliant researcher."""
    player = s.players[seat]
    fields, lands = part
    each = 2 if player.ability == 3 else 1
    points = sum(
        1 + each * n for land, n in zip(player.stations, player.staff, strict=True) if SEA.land_cells[land] in lands
    )
    points += sum(SEA.cells[field] in fields for field in player.ships + player.doubles)
    return points + sum(SEA.cells[field] in fields for field in SEA.fields if player.buoys >> field & 1)


def games(seeds: range, **options: object) -> Iterator[SchwarmState]:
    """Yield every moment of random games in which players like to explore and to sail."""
    dull = {GAME.choices.by_name[verb].number for verb in ("end_exploring", "anchor", "staff", "rest")}
    for seed in seeds:
        luck = Random(seed)
        s = GAME.new({"players": 2 + seed % 3, **options}, seed)
        while s.owing:
            yield s
            seat = s.owing.bit_length() - 1
            found = GAME.options(s, seat)
            keen = [choice for choice in found if choice & 63 not in dull]
            GAME.apply(s, seat, luck.choice(keen if keen and luck.random() < 0.9 else found))
        yield s


UNDER_WAY = ("sail_ships", "free_buoy", "lay_tile", "queen_buoy")


@pytest.mark.rule("SW-N1", "SW-N2", "SW-N3", "SW-N4", "SW-KO1", "SW-KO2", "SW-KO3", "SW-Q17", "SW-Q20", "SW-Q34")
def test_networks_and_queen_agree_with_a_plain_search_over_the_cells() -> None:
    on_queen = joined = 0
    for s in games(range(thorough(9, sample=7))):
        settled = GAME.asking(s) not in UNDER_WAY
        for seat in s.everybody():
            found = networks_of(s, seat)
            cells = {
                (
                    frozenset(SEA.cells[f] for f in SEA.fields if network.fields >> f & 1),
                    frozenset(SEA.land_cells[land] for land in SEA.lands if network.lands >> land & 1),
                )
                for network in found
            }
            assert cells == plain_networks(s, seat)
            assert len(cells) == len(found)
            joined += any(len(lands) > 1 for _, lands in cells)
            if settled:
                has_buoy = s.players[seat].buoys >> SEA.queen & 1 == 1
                assert has_buoy == is_linked(s, seat)
                on_queen += has_buoy
    assert min(on_queen, joined) > 20, "there was something to see"


@pytest.mark.rule("TC-SW-48", "SW-C3", "SW-P1.11", "SW-H1")
def test_nothing_is_made_or_lost_in_any_game() -> None:
    covered = 0
    for s in games(range(thorough(12, sample=4)), tsunami="dangerous"):
        shapes = [0] * 5
        for field, top in enumerate(s.tops):
            if top:
                shapes[SHAPE_OF[top]] += 1
            assert [way >> field & 1 for way in s.opens] == [top >> bit & 1 for bit in range(4)]
        held = [sum(player.tiles[shape] for player in s.players) for shape in range(5)]
        everywhere = [sum(each) for each in zip(shapes, held, s.covered, [*s.unseen, s.golden], strict=True)]
        assert everywhere == [6, 20, 25, 8, 4]
        assert sum(everywhere[:GOLDEN]) == 59
        assert s.face_down.bit_count() == sum(s.unseen)
        assert not any(s.face_down >> field & 1 for field, top in enumerate(s.tops) if top)
        covered += sum(s.covered)
        stations = [land for player in s.players for land in player.stations]
        assert len(stations) == len(set(stations))
        for player in s.players:
            assert player.points >= 0
            assert (len(player.stations) <= 6, len(player.ships) <= 3, max(player.staff, default=0) <= 3) == (True,) * 3
            assert sum(player.staff) <= 7
            assert player.buoys.bit_count() + len(player.doubles) + player.buoys_left == 28
            assert SEA.queen not in player.doubles
            assert player.buoys_left >= 0
        assert GAME.faults(s) == []
    assert covered > 0


@pytest.mark.rule("TC-SW-48", "SW-KO1", "SW-KO3")
def test_a_table_that_play_cannot_reach_is_found_faulty() -> None:
    def faults(**scene: Any) -> list[str]:  # noqa: ANN401  # any argument of a scene
        return GAME.faults(Scene(stations={WHITE: "north5"}, **scene).s)

    assert faults(tiles={"e2": "ns 0 0"}) == []
    assert faults(tiles={"queen": "- 0"}) != [], "no station is connected to the queen"
    linked = {"e2": "ns 0", "e3": "ns 0", "e4": "ns 0"}
    assert faults(tiles=linked | {"queen": "- 0"}) == []
    assert faults(tiles=linked | {"queen": "- 0 0"}) != [], "two buoys on the queen"
    scene = Scene(stations={WHITE: "north5"})
    scene.s.tops[0], scene.s.opens[0], scene.s.golden = Tile(1), 1, 3
    assert kind_faults(GAME, scene.s) != [], "a tile with one opening is no golden one"
