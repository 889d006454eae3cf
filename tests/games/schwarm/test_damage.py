"""Damage: the cost for a victim, and the player who gets it."""

import pytest

from tests.games.schwarm.scene import Scene

WHITE, RED, YELLOW = 0, 1, 2


def red_harms_white_twice(white: int, ability: dict[int, str] | None = None, ships: str = "e4 e3") -> Scene:
    """Let Red's whale swim over two ships of White."""
    scene = Scene(
        seat=RED, play="whale", ships={WHITE: ships}, points={WHITE: white, RED: 35, YELLOW: 20}, ability=ability or {}
    )
    return scene.do(RED, "swim north", "swim north", "rest")


@pytest.mark.rule("TC-SW-01", "SW-DM1", "SW-DM2", "SW-DM3")
def test_two_damages_are_settled_one_after_the_other() -> None:
    scene = Scene(seat=RED, play="whale", ships={WHITE: "e4 e3"}, points={WHITE: 41, RED: 35})
    scene.do(RED, "swim north")
    assert scene.points == [37, 39, 20]
    scene.do(RED, "swim north")
    assert scene.points == [34, 42, 20]


@pytest.mark.rule("TC-SW-02", "SW-DM3", "SW-DM4")
def test_with_protection_each_damage_is_one_less() -> None:
    scene = Scene(
        seat=RED, play="whale", ships={WHITE: "e4 e3"}, points={WHITE: 41, RED: 35}, ability={WHITE: "protection"}
    )
    scene.do(RED, "swim north")
    assert scene.points == [38, 38, 20]
    scene.do(RED, "swim north")
    assert scene.points == [36, 40, 20], "the second damage is that of 38, not of 41"


@pytest.mark.rule("SW-DM1", "SW-Q28")
@pytest.mark.parametrize(
    ("points", "damage"),
    [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (37, 3), (38, 3), (39, 3), (40, 4), (41, 4), (103, 10)],
)
def test_one_amoeba_for_every_ten_points_of_the_victim(points: int, damage: int) -> None:
    scene = red_harms_white_twice(points, ships="e4")
    assert scene.points == [points - damage, 35 + damage, 20]


@pytest.mark.rule("SW-DM4")
@pytest.mark.parametrize(("points", "damage"), [(5, 0), (15, 0), (20, 1), (41, 3)])
def test_protection_never_turns_damage_into_gain(points: int, damage: int) -> None:
    scene = red_harms_white_twice(points, {WHITE: "protection"}, ships="e4")
    assert scene.points == [points - damage, 35 + damage, 20]


@pytest.mark.rule("SW-DM4")
def test_protection_helps_its_owner_only() -> None:
    assert red_harms_white_twice(41, {YELLOW: "protection"}).points == [34, 42, 20]
    assert red_harms_white_twice(41, {RED: "protection"}).points == [34, 42, 20]
    assert red_harms_white_twice(41, {WHITE: "fast_ship"}).points == [34, 42, 20]


@pytest.mark.rule("SW-Q10", "SW-DM3")
def test_every_ship_on_a_field_is_harmed_for_itself() -> None:
    assert red_harms_white_twice(41, ships="e4*2").points == [34, 42, 20]
    assert red_harms_white_twice(41, ships="e4*3").points == [31, 45, 20]


@pytest.mark.rule("SW-DM2", "SW-D1")
def test_the_one_who_moves_the_danger_gets_what_all_victims_pay() -> None:
    scene = Scene(
        seat=YELLOW,
        play="whale",
        ships={WHITE: "e4", RED: "e4", YELLOW: "e4"},
        points={WHITE: 31, RED: 22, YELLOW: 55},
    )
    scene.do(YELLOW, "swim north", "rest")
    assert scene.points == [28, 20, 60]
    assert sum(scene.points) == 31 + 22 + 55


@pytest.mark.rule("SW-DM5")
def test_damage_moves_points_and_nothing_else() -> None:
    def rest_of_the_table(scene: Scene) -> list[dict[str, object]]:
        return [{**player.to_data(), "points": 0} for player in scene.s.players]

    scene = Scene(
        seat=RED,
        play="tsunami",
        how_far=4,
        ships={WHITE: "e4 e3"},
        stations={WHITE: "north5:2"},
        tiles={"e2": "ns 0", "e4": "ns 0"},
        points={WHITE: 41},
    )
    before = rest_of_the_table(scene)
    scene.do(RED, "surge north 4")
    assert scene.points == [31, 30, 20], "41, 37, 34, 31"
    assert rest_of_the_table(scene) == before
    assert scene.table.view(-1)["tiles"] == {"e2": "ns", "e4": "ns"}
