"""Phase 2: cities that can be infected, the ways there, and what an infection uses up."""

import pytest

from tests.games.viroid.scene import BLUE, GREEN, RED, YELLOW, Scene
from wusel.engine.kinds import Seat

ELSEWHERE = "sydney"
CROWD = "tokyo*6, shanghai*5, mumbai*6, bangkok*4, singapore*3"  # 24 cubes


def infecting(
    board: str,
    cities: str = "london small_animal",
    players: int = 2,
    *,
    dead: str = "",
    extinct: str = "",
    blocked: str = "",
    must_use_extended: bool = True,
) -> Scene:
    """Red, with infected in some cities, is about to infect."""
    return Scene(
        players,
        boards={RED: board},
        infected={RED: cities, BLUE: ELSEWHERE},
        dead=dead,
        extinct=extinct,
        blocked=blocked,
        must_use_extended=must_use_extended,
    )


def done(scene: Scene) -> list[str]:
    """Return the cities infected since the last choice."""
    return [told.split()[2] for told in scene.told if told.startswith("infected")]


# --- as many as possible


@pytest.mark.rule("VI-2.1", "VI-Q1")
def test_there_is_no_stopping_while_a_city_can_be_infected() -> None:
    scene = infecting("small_animal:2 infection:2")
    assert scene.refused(RED, "stop") == "VI-2.1"
    scene.do(RED, "enter paris")
    assert (scene.asking, scene.refused(RED, "stop")) == ("infect", "VI-2.1")
    scene.do(RED, "enter berlin")
    assert scene.asking == "mutate"


@pytest.mark.rule("VI-Q1", "VI-2.1")
def test_a_detour_that_wastes_points_is_nobodys_business() -> None:
    scene = infecting("blood:2 infection:2", "paris small_animal")
    scene.do(RED, "enter paris")
    assert "enter london" in scene.offers(RED)
    lost = infecting("insect:2 infection:2", "rio small_animal", dead="rio insect", extinct="bogota")
    assert (lost.asking, done(lost)) == ("mutate", []), "nowhere to go, and the points lapse"


@pytest.mark.rule("VI-Q1")
def test_birds_planes_and_ships_must_be_used_unless_agreed_otherwise() -> None:
    far = "insect bird infection:1"
    scene = infecting(far)
    assert scene.asking == "infect"
    assert scene.refused(RED, "stop") == "VI-2.1"
    free = infecting(far, must_use_extended=False)
    assert "stop" in free.offers(RED)
    free.do(RED, "stop")
    assert (free.asking, done(free), free.s.infection_left) == ("mutate", [], 1)


@pytest.mark.rule("VI-Q1", "VI-2.1")
def test_even_if_so_agreed_there_is_no_stopping_while_a_near_city_can_be_infected() -> None:
    scene = infecting("small_animal:2 bird infection:2", must_use_extended=False)
    assert scene.refused(RED, "stop") == "VI-2.1"


@pytest.mark.rule("VI-2.2", "TC-VI-27", "VI-F5", "VI-C7")
def test_the_rest_lapses_when_the_cubes_run_out() -> None:
    scene = Scene(
        4,
        boards={RED: "small_animal:2 livestock:1 infection:3"},
        infected={RED: CROWD, BLUE: "london", GREEN: "paris", YELLOW: "rome"},
    )
    assert scene.s.players[RED].cubes == 1
    scene.do(RED, "enter beijing", "choose_way small_animal")
    assert scene.s.players[RED].cubes == 0
    assert (scene.asking, scene.s.infection_left) == ("mutate", 2)


@pytest.mark.rule("VI-Q37", "VI-2.2")
def test_a_cube_that_was_healed_can_be_placed_at_once() -> None:
    scene = Scene(
        4,
        phase=1,
        come=("heals singapore",),
        boards={RED: "blood infection:1"},
        infected={RED: f"{CROWD}, beijing small_animal", BLUE: "london", GREEN: "paris", YELLOW: "rome"},
    )
    assert scene.s.players[RED].cubes == 0
    scene.do(RED, "cure 0 insect")
    assert scene.asking == "infect"


@pytest.mark.rule("VI-2.2", "VI-2.22")
def test_there_are_as_many_infections_as_points() -> None:
    for points in (1, 2, 3):
        scene = infecting(f"small_animal:2 blood:2 infection:{points}", "london livestock", players=4)
        placed = 0
        while scene.asking.startswith("infect"):
            scene.do(RED, min(scene.offers(RED)))
            placed += len(done(scene))
        assert (placed, scene.s.players[RED].cubes) == (points, 24 - points)


@pytest.mark.rule("VI-2.2")
def test_without_points_nobody_is_infected() -> None:
    scene = infecting("small_animal:2 infection:0")
    assert (scene.asking, done(scene)) == ("mutate", [])


# --- ways


@pytest.mark.rule("VI-2.3", "VI-2.4", "VI-2.14", "VI-M1", "VI-Q23")
@pytest.mark.parametrize(
    ("board", "places"), [("blood", 1), ("blood:2", 2), ("blood extra_blood", 2), ("blood:2 extra_blood", 3)]
)
def test_each_level_is_a_place_for_one_cube_and_the_mutation_is_one_more(board: str, places: int) -> None:
    scene = infecting(f"{board} infection:8", "london small_animal", players=4)
    placed = 0
    while scene.asking.startswith("infect"):
        scene.do(RED, min(scene.offers(RED)))
        placed += len(done(scene))
    assert placed == places
    assert scene.s.players[RED].cubes == 24 - places, "surplus cubes are in the supply"


@pytest.mark.rule("VI-2.5", "VI-2.8", "VI-Q2")
def test_the_way_in_is_chosen_with_every_cube() -> None:
    scene = infecting("small_animal blood infection:2", "london livestock", players=4)
    scene.do(RED, "enter paris")
    assert (scene.asking, scene.offers(RED)) == ("infect_by", {"choose_way small_animal", "choose_way blood"})
    assert scene.refused(RED, "choose_way livestock") == "VI-2.8"
    scene.do(RED, "choose_way blood")
    assert "blood 0" in scene.wells("paris")
    scene.do(RED, "enter paris")
    assert scene.told[0] == "infected 0 paris small_animal near", "blood is used up"


@pytest.mark.rule("VI-2.5", "VI-2.8", "TC-VI-17")
def test_a_way_needs_a_free_field_of_its_own() -> None:
    scene = infecting("small_animal:2", "rome insect", players=4, dead="rome small_animal")
    assert scene.s.free[2] >> scene.city("rome") & 1 == 1, "an insect field is free"
    assert scene.refused(RED, "enter rome") == "VI-2.8"
    assert "paris" in scene.offers(RED, "enter")


@pytest.mark.rule("VI-2.8")
def test_a_way_that_nobody_has_leads_nowhere() -> None:
    scene = infecting("bird:2 plane:2 ship:2 infection:5")
    assert (scene.asking, done(scene)) == ("mutate", [])


@pytest.mark.rule("VI-2.21")
def test_the_infected_of_others_do_not_hinder() -> None:
    scene = Scene(
        boards={RED: "small_animal"},
        infected={RED: "london blood", BLUE: "paris blood, london small_animal"},
    )
    assert {"paris", "london"} <= scene.offers(RED, "enter")
    scene.do(RED, "enter london")
    assert sorted(scene.wells("london")) == ["blood 0", "small_animal 0", "small_animal 1"]


# --- resistances


@pytest.mark.rule("VI-2.7", "TC-VI-16")
def test_resistances_are_needed_even_where_one_is_already() -> None:
    scene = infecting("small_animal drug:4", "paris blood")
    assert scene.refused(RED, "enter paris") == "VI-2.7"
    assert scene.wells("paris") == ["small_animal healthy", "blood 0"]
    enough = infecting("small_animal drug:5", "paris blood")
    assert "paris" in enough.offers(RED, "enter")


@pytest.mark.rule("VI-2.7")
@pytest.mark.parametrize("resistance", ["cold", "drug", "heat"])
def test_each_of_the_three_must_be_enough(resistance: str) -> None:
    scene = infecting(f"small_animal:2 blood:2 insect:2 livestock:2 bird plane ship {resistance}:2", players=4)
    offered = scene.offers(RED, "enter")
    world = scene.world
    needs = world.needs[("cold", "drug", "heat").index(resistance)]
    assert offered
    for city, name in enumerate(world.names):
        if name in offered:
            assert needs[city] <= 2
    hard = [name for city, name in enumerate(world.names) if needs[city] > 2]
    assert {scene.refused(RED, f"enter {name}") for name in hard} == {"VI-2.7"}


@pytest.mark.rule("VI-2.7", "VI-F6")
def test_only_the_target_counts_not_where_one_starts_or_flies_over() -> None:
    scene = infecting("livestock bird cold:9 drug:0 heat:0", "london small_animal")
    assert scene.world.needs[1][scene.city("london")] > 0
    assert scene.world.needs[1][scene.city("berlin")] > 0
    assert "moscow" in scene.offers(RED, "enter"), "over Berlin from London"


# --- near


@pytest.mark.rule("VI-2.9")
def test_own_cities_and_those_one_land_line_away() -> None:
    scene = infecting("small_animal blood", "berlin livestock", players=4)
    assert scene.offers(RED, "enter") == {"berlin", "london", "paris", "rome", "stockholm", "moscow"}
    assert scene.refused(RED, "enter madrid") == "VI-2.9"
    assert scene.refused(RED, "enter istanbul") == "VI-2.9"


@pytest.mark.rule("VI-2.9")
def test_the_infected_of_others_are_no_neighbours() -> None:
    scene = Scene(boards={RED: "small_animal"}, infected={RED: "berlin blood", BLUE: "mexico_city livestock"})
    assert scene.refused(RED, "enter mexico_city") == "VI-2.9"
    assert scene.refused(RED, "enter los_angeles") == "VI-2.9"


@pytest.mark.rule("VI-2.6")
def test_from_a_city_infected_just_before_one_goes_on() -> None:
    scene = infecting("small_animal:2 blood infection:3", "london livestock", players=4)
    assert "moscow" not in scene.offers(RED, "enter")
    scene.do(RED, "enter berlin", "choose_way small_animal", "enter moscow", "choose_way small_animal")
    assert "istanbul" in scene.offers(RED, "enter")
    scene.do(RED, "enter london")
    assert scene.cities(RED) == ["london", "berlin", "moscow"], "and back"


# --- birds, planes and ships


@pytest.mark.rule("VI-2.10", "VI-2.11", "TC-VI-18")
def test_a_bird_flies_over_three_land_lines() -> None:
    scene = infecting("blood bird")
    assert "istanbul" in scene.offers(RED, "enter"), "London, Berlin, Moscow, Istanbul"
    assert scene.refused(RED, "enter beijing") == "VI-2.9", "four lines"
    scene.do(RED, "enter istanbul")
    assert scene.told[0] == "infected 0 istanbul blood by_bird"
    assert scene.asking == "mutate"


@pytest.mark.rule("TC-VI-18", "VI-2.20")
def test_birds_fly_over_extinct_cities() -> None:
    scene = infecting("blood bird", extinct="paris berlin stockholm moscow")
    assert scene.offers(RED, "enter") == {"london", "istanbul"}


@pytest.mark.rule("VI-2.20", "VI-2.9")
def test_extinct_cities_are_neither_infected_nor_passed() -> None:
    scene = infecting("small_animal:2 infection:2", extinct="berlin")
    assert scene.refused(RED, "enter berlin") == "VI-2.20"
    assert scene.offers(RED, "enter") == {"london", "paris"}


@pytest.mark.rule("VI-Q29", "VI-2.11")
def test_birds_do_not_cross_the_sea() -> None:
    scene = infecting("blood:2 insect:2 bird", "london small_animal")
    assert scene.refused(RED, "enter new_york") == "VI-2.9"
    assert scene.refused(RED, "enter casablanca") == "VI-2.9"


@pytest.mark.rule("VI-2.10")
def test_far_away_a_bird_alone_is_not_enough() -> None:
    scene = infecting("small_animal bird:2 infection:3", "berlin blood")
    scene.do(RED, "enter novosibirsk")
    assert scene.told[0] == "infected 0 novosibirsk small_animal by_bird"
    assert scene.asking == "mutate", "the small animal is used up"


@pytest.mark.rule("VI-2.10")
def test_birds_planes_and_ships_start_from_an_own_infected() -> None:
    scene = infecting("small_animal insect:2 bird plane ship", "paris blood")
    offered = scene.offers(RED, "enter")
    assert "new_york" not in offered, "there is neither airport nor harbour in Paris"
    assert "tokyo" not in offered
    assert scene.refused(RED, "enter tokyo") == "VI-2.9"


@pytest.mark.rule("VI-2.10", "VI-2.22")
def test_near_by_nobody_wastes_a_bird() -> None:
    scene = infecting("small_animal:2 bird plane ship infection:2")
    scene.do(RED, "enter paris")
    assert scene.told[0] == "infected 0 paris small_animal near"
    assert scene.s.used[4:] == [0, 0, 0]


@pytest.mark.rule("VI-2.10")
def test_where_several_means_lead_one_is_chosen() -> None:
    scene = infecting("small_animal:2 plane:2 ship:2 infection:2", "london blood", extinct="berlin paris")
    scene.do(RED, "enter new_york")
    assert (scene.asking, scene.offers(RED)) == ("infect_over", {"travel by_plane", "travel by_ship"})
    assert scene.refused(RED, "travel by_bird") == "VI-2.10"
    assert scene.refused(RED, "travel near") == "VI-2.10"
    scene.do(RED, "travel by_ship")
    assert scene.told[0] == "infected 0 new_york small_animal by_ship"
    assert scene.s.used[4:] == [0, 0, 1]


@pytest.mark.rule("VI-2.12", "TC-VI-22")
def test_planes_join_all_airports() -> None:
    scene = infecting("small_animal:2 insect:2 blood:2 livestock:2 plane", "london small_animal", players=4)
    offered = scene.offers(RED, "enter")
    airports = {name for city, name in enumerate(scene.world.names) if scene.world.airports >> city & 1}
    near = {"london", "paris", "berlin"}
    assert offered == airports | near
    scene.do(RED, "enter tokyo", "choose_way blood")
    assert scene.told[0] == "infected 0 tokyo blood by_plane"


@pytest.mark.rule("TC-VI-22", "VI-2.12")
def test_no_plane_starts_where_there_is_no_airport() -> None:
    scene = infecting("small_animal plane", "paris blood", players=4)
    assert scene.refused(RED, "enter moscow") == "VI-2.9"


@pytest.mark.rule("TC-VI-22", "VI-Q15", "VI-GW5")
def test_a_blocked_airport_is_closed_at_both_ends() -> None:
    board = "small_animal:2 plane:2"
    scene = infecting(board, "london blood", players=4, blocked="tokyo")
    assert scene.refused(RED, "enter tokyo") == "VI-GW5"
    assert "moscow" in scene.offers(RED, "enter")
    grounded = infecting(board, "london blood", players=4, blocked="london")
    assert grounded.refused(RED, "enter moscow") == "VI-GW5"
    assert grounded.refused(RED, "enter tokyo") == "VI-GW5"


@pytest.mark.rule("VI-2.13", "TC-VI-23")
def test_a_ship_sails_along_one_sea_line() -> None:
    scene = infecting("small_animal:2 insect ship:2 infection:3", "london blood", players=4)
    assert scene.offers(RED, "enter") == {"london", "paris", "berlin", "new_york", "stockholm", "casablanca"}
    assert scene.refused(RED, "enter havana") == "VI-2.9", "two sea lines"
    scene.do(RED, "enter new_york", "choose_way small_animal", "enter havana", "choose_way small_animal")
    assert scene.told[-2] == "infected 0 havana small_animal by_ship", "from the city infected just before"


@pytest.mark.rule("TC-VI-23", "VI-Q15", "VI-GW5", "VI-2.13")
def test_a_blocked_sea_line_is_closed_in_both_directions_for_all() -> None:
    blocked = "new_york-london"
    scene = infecting("small_animal ship", "london blood", players=4, blocked=blocked)
    assert scene.refused(RED, "enter new_york") == "VI-GW5"
    assert "stockholm" in scene.offers(RED, "enter")
    back = infecting("small_animal ship", "new_york blood", players=4, blocked=blocked)
    assert back.refused(RED, "enter london") == "VI-GW5"
    assert "havana" in back.offers(RED, "enter")
    infected = {RED: "tokyo", BLUE: "london"}
    other = Scene(seat=BLUE, boards={BLUE: "small_animal ship"}, infected=infected, blocked=blocked)
    assert other.refused(BLUE, "enter new_york") == "VI-GW5"


@pytest.mark.rule("VI-2.13", "VI-B3")
def test_a_ship_leaves_the_board_on_one_side_and_comes_back_on_the_other() -> None:
    scene = infecting("small_animal ship", "tokyo blood", players=4)
    scene.do(RED, "enter los_angeles")
    assert scene.told[0] == "infected 0 los_angeles small_animal by_ship"


@pytest.mark.rule("TC-VI-20", "VI-2.14")
def test_one_level_of_birds_is_one_flight() -> None:
    scene = infecting("small_animal livestock bird infection:2", "london blood", players=4)
    scene.do(RED, "enter moscow", "choose_way livestock")
    assert scene.told[0] == "infected 0 moscow livestock by_bird"
    assert scene.refused(RED, "enter rome") == "VI-2.9"
    assert "enter novosibirsk" in scene.offers(RED), "next to Moscow"


@pytest.mark.rule("TC-VI-20", "VI-2.14")
def test_two_levels_of_birds_are_two_flights_with_different_ways() -> None:
    scene = infecting("small_animal livestock bird:2 infection:2", "london blood", players=4)
    scene.do(RED, "enter moscow", "choose_way livestock", "enter rome")
    assert scene.told[-2] == "infected 0 rome small_animal by_bird"
    assert scene.s.used[4] == 2


@pytest.mark.rule("TC-VI-21", "VI-2.10")
def test_no_two_extended_spreads_for_one_infection() -> None:
    scene = infecting("small_animal bird ship", "paris blood", players=4)
    assert scene.refused(RED, "enter new_york") == "VI-2.9", "a flight to London and a ship from there"


@pytest.mark.rule("VI-2.14", "VI-2.2")
def test_all_levels_and_points_are_there_anew_in_every_turn() -> None:
    boards = {RED: "blood bird infection:1"}
    scene = Scene(boards=boards, infected={RED: "london small_animal", BLUE: ELSEWHERE})
    scene.do(RED, "enter istanbul", "finish")
    scene.do(BLUE, "finish")
    assert (scene.asking, scene.asked) == ("infect", [RED])
    assert scene.s.used == [0] * 7
    scene.do(RED, "enter beijing")
    assert scene.told[0] == "infected 0 beijing blood by_bird"


@pytest.mark.rule("VI-2.22")
def test_an_infection_uses_a_point_and_a_level_and_if_far_a_level_more() -> None:
    scene = infecting("small_animal:2 blood:2 bird:2 infection:4", "london livestock", players=4)
    scene.do(RED, "enter paris", "choose_way blood")
    assert (scene.s.infection_left, scene.s.used) == (3, [0, 0, 0, 1, 0, 0, 0])
    scene.do(RED, "enter istanbul", "choose_way blood")
    assert (scene.s.infection_left, scene.s.used) == (2, [0, 0, 0, 2, 1, 0, 0])
    scene.do(RED, "enter paris")
    assert (scene.s.infection_left, scene.s.used) == (1, [1, 0, 0, 2, 1, 0, 0])


# --- quarantine


@pytest.mark.rule("VI-2.15", "TC-VI-24")
def test_a_quarantined_city_is_closed() -> None:
    scene = infecting("small_animal", dead="paris blood")
    assert scene.refused(RED, "enter paris") == "VI-2.15"


@pytest.mark.rule("VI-2.15", "TC-VI-24")
def test_with_an_infected_of_any_colour_a_city_with_corpses_is_open() -> None:
    scene = Scene(
        seat=BLUE,
        boards={BLUE: "small_animal"},
        infected={RED: "madrid livestock", BLUE: "paris blood"},
        dead="madrid insect",
    )
    assert "madrid" in scene.offers(BLUE, "enter")


@pytest.mark.rule("VI-2.15", "VI-2.10")
def test_birds_do_not_get_into_quarantine_either() -> None:
    scene = infecting("small_animal:2 bird", dead="madrid insect")
    assert scene.refused(RED, "enter madrid") == "VI-2.15"


@pytest.mark.rule("VI-2.16", "VI-SY10", "TC-VI-24")
@pytest.mark.parametrize("owner", [RED, BLUE])
def test_with_necrosis_anywhere_quarantine_holds_nobody(owner: Seat) -> None:
    boards = {RED: "small_animal", BLUE: "small_animal"}
    boards[owner] += " cough_1:4"
    infected = {RED: "london small_animal", BLUE: ELSEWHERE}
    scene = Scene(boards=boards, infected=infected, dead="paris blood")
    assert "paris" in scene.offers(RED, "enter")
    assert scene.game.look(scene.s)["entries"]["paris"]["stops"] == []
    undeveloped = Scene(boards={**boards, owner: "small_animal cough_1:3"}, infected=infected, dead="paris blood")
    assert undeveloped.refused(RED, "enter paris") == "VI-2.15"


@pytest.mark.rule("VI-2.16", "VI-SY10", "VI-3.8")
def test_developing_necrosis_opens_quarantine_at_once() -> None:
    scene = Scene(
        phase=3,
        boards={RED: "cough_1:3 dna:20", BLUE: "small_animal"},
        infected={RED: "tokyo", BLUE: "london small_animal"},
        dead="paris blood",
    )
    scene.do(RED, "develop 0")
    assert scene.told[-1] == "necrosis_began 0"
    scene.do(RED, "finish")
    assert "paris" in scene.offers(BLUE, "enter")


@pytest.mark.rule("VI-2.16", "TC-VI-24", "VI-3.9")
def test_necrosis_ends_when_its_only_strain_is_discarded() -> None:
    boards = {RED: "cough_1:4 dna:10", BLUE: "small_animal"}
    infected = {RED: "tokyo", BLUE: "london small_animal"}
    scene = Scene(phase=3, boards=boards, infected=infected, dead="paris blood")
    scene.do(RED, "discard_strain 0", "finish")
    assert "necrosis_ended" in scene.told
    assert scene.refused(BLUE, "enter paris") == "VI-2.15"


@pytest.mark.rule("VI-2.16")
def test_necrosis_goes_on_while_somebody_else_has_it() -> None:
    boards = {RED: "cough_1:4 dna:10", BLUE: "small_animal cramps_2:4"}
    infected = {RED: "tokyo", BLUE: "london small_animal"}
    scene = Scene(phase=3, boards=boards, infected=infected, dead="paris blood")
    scene.do(RED, "discard_strain 0", "finish")
    assert "necrosis_ended" not in scene.told
    assert "paris" in scene.offers(BLUE, "enter")


@pytest.mark.rule("VI-2.17", "VI-SY7")
def test_one_time_spreads_get_into_quarantine() -> None:
    infected = {RED: "london small_animal", BLUE: ELSEWHERE}
    scene = Scene(phase=1, come=("outbreak you small_animal",), infected=infected, dead="paris blood")
    assert "paris" in scene.offers(RED, "enter")
    scene.do(RED, "enter paris")
    assert scene.told[0] == "broke_out 0 paris small_animal near"
    assert scene.wells("paris") == ["small_animal 0", "blood dead"]


# --- its price


@pytest.mark.rule("VI-2.18", "VI-F5")
def test_what_cannot_be_placed_lapses() -> None:
    scene = infecting("small_animal:2 infection:2", "london blood", extinct="paris berlin", dead="london small_animal")
    assert done(scene) == ["london"], "the only free field"
    assert (scene.s.players[RED].cubes, scene.dna(), scene.asking) == (23, 1, "mutate")


@pytest.mark.rule("VI-2.19")
def test_every_cube_placed_pays_one_dna() -> None:
    scene = infecting("small_animal:2 blood infection:3 dna:4", "london livestock", players=4)
    for dna in (5, 6, 7):
        scene.do(RED, "enter paris")
        if scene.asking == "infect_by":
            scene.do(RED, min(scene.offers(RED)))
        assert scene.dna() == dna
    assert scene.asking == "mutate"


@pytest.mark.rule("VI-Q28", "VI-Q36")
def test_without_infected_nothing_can_be_placed_and_the_turn_goes_on() -> None:
    scene = Scene(
        3,
        phase=1,
        come=("heals london",),
        boards={RED: "small_animal:2 bird plane ship infection:4 dna:20"},
        infected={RED: "london small_animal", BLUE: ELSEWHERE, GREEN: "rio"},
    )
    assert (scene.asking, scene.asked, done(scene)) == ("mutate", [RED], [])
