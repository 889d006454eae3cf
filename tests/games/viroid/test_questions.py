"""Frequent questions: pest control and a second level, extinct cities, points that lapse, birds on their way."""

import pytest

from tests.games.viroid.scene import BLUE, RED, Scene


@pytest.mark.rule("VI-F3", "VI-GW3")
def test_with_level_2_of_small_animals_a_city_with_pest_control_is_infected_twice() -> None:
    infected = {RED: "paris blood", BLUE: "cape_town"}
    one = Scene(boards={RED: "small_animal infection:3"}, infected=infected, measures="pest_control london")
    assert "enter london" not in one.offers(RED)
    two = Scene(boards={RED: "small_animal:2 infection:3"}, infected=infected, measures="pest_control london")
    two.do(RED, "enter london", "enter london")
    assert two.wells("london")[:2] == ["small_animal 0", "small_animal 0"]
    assert two.asking == "mutate", "both levels are used up"


@pytest.mark.rule("VI-F4", "VI-1.10")
def test_events_and_healing_pass_extinct_cities_by() -> None:
    scene = Scene(
        phase=1,
        come=("take_measure culling moscow, block_airport moscow, uncorpse, corpse, heals moscow london, dna 2",),
        infected={RED: "london small_animal", BLUE: "cape_town"},
        extinct="moscow",
        dead="paris blood",
        research=5,
    )
    assert scene.offers(RED) == {"unearth paris", "decline"}, "no corpse of Moscow"
    scene.do(RED, "decline")
    assert scene.offers(RED) == {"strike london", "strike cape_town"}
    scene.do(RED, "strike cape_town", "choose_way livestock")
    assert "nobody_to_heal moscow" in scene.told
    view = scene.game.look(scene.s)
    moscow = view["cities"]["moscow"]
    assert (moscow["measures"], moscow["airport_blocked"]) == ({}, False)
    assert (view["markers"]["culling"], view["markers"]["blocks"]) == (7, 7)
    assert scene.s.research == 6, "London's was the only success"


MANY = "tokyo*4, new_york*4, mumbai*4, moscow*3, rome*2, cairo*3, sydney*3"


@pytest.mark.rule("VI-F5", "VI-2.2")
@pytest.mark.parametrize(
    ("board", "red", "placed", "why"),
    [
        ("blood infection:5", "london small_animal", 1, "ways_used_up 0 4 ['blood']"),
        ("blood:2 infection:5", "london small_animal", 2, "ways_used_up 0 3 ['blood']"),
        ("blood:2 infection:5 cold:0 drug:3 heat:0", "london small_animal", 0, "points_lapsed 0 5 unbearable"),
        ("insect:2 infection:5", "tokyo insect*2", 0, "points_lapsed 0 5 no_field"),
        ("blood:2 infection:5", f"london, {MANY}", 1, "points_lapsed 0 4 no_cube"),
        ("blood:2 infection:0", "london small_animal", 0, "no_points 0"),
    ],
    ids=["one level", "two levels", "resistances", "fields", "cubes", "no points"],
)
def test_points_that_cannot_be_used_lapse_and_it_is_said_why(board: str, red: str, placed: int, why: str) -> None:
    scene = Scene(phase=1, boards={RED: board}, infected={RED: red, BLUE: "cape_town"})
    while scene.asking == "infect":
        scene.do(RED, min(scene.offers(RED)))
    assert (scene.asking, scene.asked, scene.dna()) == ("mutate", [RED], placed)
    assert scene.remarks == [why]


@pytest.mark.rule("VI-2.15", "VI-Q38", "VI-F5")
@pytest.mark.parametrize(
    ("where", "why"), [({"dead": "paris blood"}, "locked"), ({"measures": "hygiene paris"}, "too_dear")]
)
def test_quarantine_and_hygiene_leave_points_over(where: dict[str, str], why: str) -> None:
    board = "small_animal:2 drug:6 cold:0 heat:0"
    infected = {RED: "london small_animal*2", BLUE: "cape_town"}
    scene = Scene(phase=1, boards={RED: board}, infected=infected, **where)  # type: ignore[arg-type]
    assert scene.remarks == [f"points_lapsed 0 1 {why}"]


@pytest.mark.rule("VI-Q28", "VI-F5")
def test_whoever_has_nobody_left_has_nowhere_to_start_from() -> None:
    infected = {RED: "london small_animal", BLUE: "cape_town"}
    scene = Scene(phase=1, come=("heals london",), boards={RED: "small_animal"}, infected=infected)
    assert scene.remarks == ["points_lapsed 0 1 nobody_near"]


def flown_to_moscow(bird: int, watched: str = "") -> bool:
    """Red is in Rome, whose drugs and heat it could not bear. Nor could it bear those of Berlin on the way to
    Moscow."""
    scene = Scene(
        boards={RED: f"small_animal bird:{bird} cold:5 drug:0 heat:0"},
        infected={RED: "rome", BLUE: "cape_town"},
        measures=f"bird_watch {watched}" if watched else "",
    )
    return "infected 0 moscow small_animal by_bird" in scene.told


@pytest.mark.rule("VI-F6", "VI-2.7", "VI-2.11", "VI-GW2")
def test_birds_fly_over_cities_that_could_not_be_borne_but_heed_a_bird_watch() -> None:
    assert flown_to_moscow(1)
    assert not any(flown_to_moscow(1, watched) for watched in ("rome", "berlin", "moscow"))
    assert all(flown_to_moscow(2, watched) for watched in ("rome", "berlin", "moscow"))
    assert flown_to_moscow(1, "istanbul"), "that is beyond"
