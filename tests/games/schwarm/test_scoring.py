"""Scoring: the best network after every round; the queen, the coasts and the winner at the end."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.schwarm.scene import GAME, Scene
from tests.games.schwarm.test_network import SEA, games, plain_networks, points_of
from tests.thorough import thorough
from wusel.engine.events import Event
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import SCORE_GAME, SCORE_ROUND

YELLOW, RED, WHITE = 0, 1, 2
LETTERS = {(-1, 0): "n", (0, 1): "e", (1, 0): "s", (0, -1): "w"}
CELLS = dict(zip(SEA.field_names, SEA.cells, strict=True)) | dict(zip(SEA.land_names, SEA.land_cells, strict=True))


def web(*paths: str, seat: int = YELLOW) -> dict[str, str]:
    """Return tiles with a buoy each along paths from land or water to land or the queen. They are open only along the
    path."""
    opens: dict[str, set[str]] = {}
    for path in paths:
        places = path.split()
        for a, b in pairwise(places):
            way = (CELLS[b][0] - CELLS[a][0], CELLS[b][1] - CELLS[a][1])
            opens.setdefault(a, set()).add(LETTERS[way])
            opens.setdefault(b, set()).add(LETTERS[-way[0], -way[1]])
    fields = {name: ways for name, ways in opens.items() if name in SEA.field_names and name != "e5"}
    return {name: f"{''.join(way for way in 'nesw' if way in ways)} {seat}" for name, ways in fields.items()}


def score(scene: Scene, step: int, seat: int = YELLOW) -> int:
    """Return the points that a player gains in a scoring."""
    before = scene.points[seat]
    told: list[Event] = []
    scene.s.agenda, scene.s.offer, scene.s.events = [step], None, told
    GAME.settle(scene.s)
    scene.s.events = None
    scene.happened = told
    return scene.points[seat] - before


def round_points(**scene: Any) -> int:  # noqa: ANN401  # any argument of a scene
    return score(Scene(**scene), SCORE_ROUND)


def final_points(**scene: Any) -> int:  # noqa: ANN401  # any argument of a scene
    return score(Scene(**scene), SCORE_GAME)


# --- after a round: the rulebook's three players

TWO_NETWORKS = {
    "stations": {YELLOW: "north5:2 south5"},
    "tiles": {
        "e2": "ns 0", "e3": "ne 0", "f3": "ew 0", "g3": "sw 0", "g4": "ns 0", "g5": "ne 0", "e8": "ns 0", "e7": "ns 0",
    },
    "ships": {YELLOW: "h5"},
}  # fmt: skip


@pytest.mark.rule("TC-SW-03", "SW-R1", "SW-N1")
def test_only_the_best_network_scores() -> None:
    scene = Scene(**TWO_NETWORKS)  # type: ignore[arg-type]  # any argument of a scene
    assert score(scene, SCORE_ROUND) == 10
    counted = [each for each in scene.told if each.startswith("network_counted 0")]
    assert counted == [f"network_counted 0 {n}" for n in ("stations 1", "researchers 2", "buoys 6", "ships 1")]
    assert "round_scored 0 10" in scene.told


@pytest.mark.rule("TC-SW-03", "TC-SW-42", "SW-AB4")
def test_brilliant_researchers_count_twice_in_the_network_that_scores() -> None:
    assert round_points(**TWO_NETWORKS, ability={YELLOW: "brilliant_researcher"}) == 12
    assert round_points(**TWO_NETWORKS, ability={RED: "brilliant_researcher"}) == 10, "not for anybody else"
    assert round_points(**TWO_NETWORKS, ability={YELLOW: "protection"}) == 10


@pytest.mark.rule("SW-Q23", "SW-AB4")
def test_the_best_network_is_the_one_that_scores_most() -> None:
    tiles = {"e2": "ns 0", "e3": "nw 0", "d3": "ew 0", "c3": "ew 0"}
    scene = {"stations": {YELLOW: "north5:1 south5:3"}, "tiles": tiles}
    assert round_points(**scene) == 6, "station, researcher and four buoys against station and three researchers"
    assert round_points(**scene, ability={YELLOW: "brilliant_researcher"}) == 7, "seven against seven"
    more = {"stations": {YELLOW: "north5:0 south5:3"}, "tiles": tiles}
    assert round_points(**more) == 5
    assert round_points(**more, ability={YELLOW: "brilliant_researcher"}) == 7, "now the other one is best"


@pytest.mark.rule("SW-Q23")
def test_a_network_without_a_station_scores_too() -> None:
    tiles = {"e3": "ns 0", "e4": "ns 0", "d6": "ew 0", "c6": "ew 0", "b6": "ew 0"}
    assert round_points(stations={YELLOW: "south5"}, tiles=tiles) == 3


@pytest.mark.rule("TC-SW-04", "SW-R1")
def test_a_ship_apart_does_not_count() -> None:
    tiles = {"e2": "nes 0", "f2": "nw 0", "e3": "nw 0", "d3": "ew 0", "c3": "es 0"}
    assert round_points(stations={YELLOW: "north5:2 north6"}, tiles=tiles, ships={YELLOW: "c4 h8"}) == 11


@pytest.mark.rule("TC-SW-05", "SW-R1", "SW-N3", "SW-OV4")
def test_a_station_joined_by_a_ship_and_a_field_with_two_buoys() -> None:
    tiles = {"e2": "ns 0", "e3": "ne 0", "f3": "esw 0 0", "g3": "ew 0", "f4": "ne 0"}
    stations = {YELLOW: "north5 east3 west5"}
    assert round_points(stations=stations, tiles=tiles, ships={YELLOW: "h3 g4"}) == 12
    assert round_points(stations=stations, tiles=tiles, ships={YELLOW: "g4"}) == 9


@pytest.mark.rule("SW-Q22", "SW-R1")
def test_the_buoy_on_the_queen_counts_one() -> None:
    tiles = web("north5 e2 e3 e4 e5")
    assert round_points(stations={YELLOW: "north5"}, tiles=tiles | {"queen": "- 0"}) == 6


@pytest.mark.rule("SW-R1", "SW-P2.1", "SW-Q35")
def test_when_the_last_card_is_played_everybody_scores_and_abilities_go_back_after_that() -> None:
    scene = Scene(
        seat=WHITE,
        at="play_card",
        stations={YELLOW: "north5:3", RED: "east5", WHITE: "west5"},
        ability={YELLOW: "brilliant_researcher", RED: "protection"},
        jokers={YELLOW: 0, RED: 0},
        ships={YELLOW: "e2"},
    )
    assert scene.points == [20, 20, 20]
    scene.do(WHITE, "joker station", "build south5")
    assert scene.points == [28, 22, 22], "the brilliant researchers were still brilliant"
    assert [player.ability for player in scene.s.players] == [-1, -1, -1]
    assert (scene.asking, scene.s.round) == ("acquire", 2)


# --- at the end: the rulebook's three players

YELLOW_PATHS = (
    "north4 d2 d3 d4 d5 e5",
    "east4 h4 g4 f4 e4 e5",
    "south5 e8 e7 e6 e5",
    "south3 c8 c7 c6 c5 d5",
    "west3 b3 c3 d3",
)
RED_PATHS = ("north5 e2 e3 f3 g3 g4 g5 h5 east5", "south4 d8 d7 e7 f7 g7 g6 g5")
WHITE_PATHS = ("north6 f2 f3 e3 e4 e5", "east3 h3 g3 f3", "west4 b4 c4 d4 d5 e5", "west5 b5 c5 d5")


@pytest.mark.rule("TC-SW-06", "SW-E2", "SW-E3")
def test_yellow_has_five_stations_at_the_queen_and_joins_four_coasts() -> None:
    stations = {YELLOW: "north4 east4 south3 west3 south5"}
    scene = Scene(stations=stations, tiles=web(*YELLOW_PATHS) | {"queen": "- 0"})
    assert score(scene, SCORE_GAME) == 78
    values = [int(each.split()[-1]) for each in scene.told if each.startswith("station_counted 0")]
    assert values == [5, 5, 7, 7, 4]
    assert "sides_counted 0 4 50" in scene.told


@pytest.mark.rule("TC-SW-06", "SW-E3", "SW-E2")
def test_red_joins_three_coasts_without_the_queen() -> None:
    scene = Scene(stations={YELLOW: "north5 east5 south4"}, tiles=web(*RED_PATHS))
    assert score(scene, SCORE_GAME) == 30
    assert not [each for each in scene.told if each.startswith("station_counted")]


@pytest.mark.rule("TC-SW-06", "SW-E2", "SW-E3")
def test_white_has_a_station_that_is_not_connected() -> None:
    scene = Scene(stations={YELLOW: "north6 east3 west4 west5 east6"}, tiles=web(*WHITE_PATHS) | {"queen": "- 0"})
    assert score(scene, SCORE_GAME) == 50
    values = [int(each.split()[-1]) for each in scene.told if each.startswith("station_counted 0")]
    assert values == [5, 6, 5, 4]
    assert "sides_counted 0 3 30" in scene.told


@pytest.mark.rule("SW-E2", "SW-KO2")
def test_stations_at_the_queen_score_nothing_without_an_own_buoy_on_her_field() -> None:
    tiles = web("north5 e2 e3 e4 e5")
    assert final_points(stations={YELLOW: "north5"}, tiles=tiles) == 0
    assert final_points(stations={YELLOW: "north5"}, tiles=tiles | {"queen": "- 1"}) == 0
    with_ship = final_points(stations={YELLOW: "north5"}, tiles=tiles, ships={YELLOW: "e5"})
    assert with_ship == 0, "a ship on her field joins the branches, but a buoy is what counts"
    assert final_points(stations={YELLOW: "north5"}, tiles=tiles | {"queen": "- 0"}) == 4


@pytest.mark.rule("SW-E2")
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_every_land_field_scores_what_is_printed_on_it(side: str) -> None:
    everywhere = {name: "nesw 0" for name in SEA.field_names if name != "e5"} | {"queen": "- 0"}
    numbers = "34567" if side in ("north", "east") else "76543"
    values = [final_points(stations={YELLOW: f"{side}{number}"}, tiles=everywhere) for number in numbers]
    assert values == [6, 5, 4, 5, 7], "clockwise along the coast"


@pytest.mark.rule("TC-SW-40", "SW-E3", "SW-Q25")
def test_joined_coasts_score_once_for_the_best_network() -> None:
    down = "north4 d2 d3 d4 c4 c5 c6 d6 d7 d8 south4"
    assert final_points(stations={YELLOW: "north4 south4"}, tiles=web(down)) == 10
    two = web("north7 g2 h2 h3 east3", "south3 c8 b8 b7 west7")
    assert final_points(stations={YELLOW: "north7 east3 south3 west7"}, tiles=two) == 10
    assert final_points(stations={YELLOW: "north4 north5"}, tiles=web("north4 d2 e2 north5")) == 0, "one coast only"
    assert final_points(stations={YELLOW: "north4 south4"}) == 0


@pytest.mark.rule("SW-E3")
@pytest.mark.parametrize(
    ("stations", "bonus"),
    [("north4", 0), ("north4 east4", 10), ("north4 east4 west3", 30), ("north4 east4 west3 south7", 50)],
)
def test_the_bonus_grows_with_the_coasts_that_one_network_joins(stations: str, bonus: int) -> None:
    tiles = web("north4 d2 d3 e3 f3 g3 g4 h4 east4", "west3 b3 c3 d3", "south7 g8 g7 g6 g5 g4")
    assert final_points(stations={YELLOW: stations}, tiles=tiles) == bonus


@pytest.mark.rule("SW-E1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 3)])
def test_the_end_comes_after_the_last_rounds_scoring(players: int, rounds: int) -> None:
    for played in range(1, rounds + 1):
        scene = Scene(players, round=played, stations={YELLOW: "north5"}, ships={YELLOW: "e2"})
        gained = score(scene, SCORE_ROUND)
        assert gained == 3
        if played == rounds:
            assert (scene.asking, scene.asked) == ("", [])
            assert scene.told.index("round_scored 0 3") < scene.told.index("sides_counted 0 1 0")
        else:
            assert scene.table.result() is None
            assert scene.s.round == played + 1


@pytest.mark.rule("SW-E4", "SW-Q26")
def test_most_points_win_and_equals_share() -> None:
    scene = Scene(4, points={0: 40, 1: 55, 2: 12, 3: 55})
    assert scene.table.result() is None
    score(scene, SCORE_GAME)
    result = scene.table.result()
    assert result is not None
    assert (result.ranks, result.scores) == ([3, 1, 4, 1], [40, 55, 12, 55])
    assert [each for each in scene.told if each.startswith("won")] == ["won 1", "won 3"]


# --- any moment


def scored_by_events(s: SchwarmState) -> tuple[list[int], list[int]]:
    """Return the points of all players in the last round's and the final scoring, added up from the events."""
    trial = s.clone()
    trial.events = []
    trial.agenda, trial.round = [SCORE_ROUND], s.variant.rounds
    GAME.settle(trial)
    said: list[Any] = [GAME.events.to_json(event.what) for event in trial.events]
    in_round, at_end = [0] * s.seats, [0] * s.seats
    for each in said:
        if each["do"] == "network_counted":
            twice = each["piece"] == "researchers" and s.players[each["seat"]].ability == 3
            in_round[each["seat"]] += each["n"] * (2 if twice else 1)
        elif each["do"] in ("station_counted", "sides_counted"):
            at_end[each["seat"]] += each["n"]
    return in_round, at_end


@pytest.mark.rule("SW-R1", "SW-E2", "SW-E3", "SW-Q23", "SW-Q25", "SW-AB4")
def test_the_view_says_at_any_moment_what_a_scoring_would_give() -> None:
    finals = 0
    for moment, s in enumerate(games(range(thorough(12, sample=4)))):
        if moment % 4:
            continue
        players: Any = GAME.view(s, -1)["players"]
        best = [
            max([points_of(s, seat, part) for part in plain_networks(s, seat)], default=0) for seat in range(s.seats)
        ]
        assert [player["round_points"] for player in players] == best
        final = [plain_final(s, seat) for seat in range(s.seats)]
        assert [player["final_points"] for player in players] == final
        assert scored_by_events(s) == (best, final)
        finals += sum(final) > 0
    assert finals > 20


def plain_final(s: SchwarmState, seat: int) -> int:
    """Return the values of the stations at the queen and the bonus of the best network, from the plain search."""
    queen = SEA.cells[SEA.queen]
    values = sides = 0
    for fields, lands in plain_networks(s, seat):
        numbers = [SEA.land_cells.index(cell) for cell in lands]
        sides = max(sides, len({SEA.land_names[land][:4] for land in numbers}))
        if queen in fields and s.players[seat].buoys >> SEA.queen & 1:
            values += sum(int(SEA.grid[row][column].rstrip("*")) for row, column in lands)
    return values + {0: 0, 1: 0, 2: 10, 3: 30, 4: 50}[sides]


@pytest.mark.rule("SW-R1", "SW-E1", "SW-E4")
def test_points_gained_at_a_scoring_are_those_told() -> None:
    for seed in range(4):
        s = GAME.new({"players": 2 + seed % 3}, seed)
        while s.owing:
            seat = s.owing.bit_length() - 1
            found = GAME.options(s, seat)
            before, s.events = s.round, []
            points = [player.points for player in s.players]
            GAME.apply(s, seat, found[len(found) // 2])
            said: list[Any] = [GAME.events.to_json(event.what) for event in s.events]
            if s.round != before or not s.owing:
                assert_told(s, points, said)
        result = GAME.result(s)
        assert result is not None
        assert result.scores == [player.points for player in s.players]


def assert_told(s: SchwarmState, points: list[int], said: list[Any]) -> None:
    """Check that the log of a choice that ended a round accounts for every point."""
    for each in said:
        if each["do"] in ("round_scored", "station_counted", "sides_counted"):
            points[each["seat"]] += each["n"]
        elif each["do"] == "tile_laid":
            points[each["seat"]] += {"straight": 2, "curve": 2, "tee": 1}.get(shape_name(each["tile"]), 0)
        elif each["do"] == "damage":
            points[each["seat"]] += each["n"]
            points[each["other"]] -= each["n"]
    assert points == [player.points for player in s.players]


def shape_name(tile: str) -> str:
    return {2: "straight", 3: "tee"}.get(len(tile), "cross")
