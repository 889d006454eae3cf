"""Counter-measures: markers that mankind puts on cities, airports and sea lines."""

import pytest

from tests.games.viroid.scene import BLUE, GREEN, RED, YELLOW, Scene
from wusel.games.viroid import words

ELSEWHERE = "sydney"
CROWD = "tokyo*6, shanghai*5, mumbai*6, bangkok*4, singapore*3"  # 24 cubes


def infecting(board: str, cities: str = "london blood", measures: str = "", players: int = 4) -> Scene:
    infected = {RED: cities, BLUE: ELSEWHERE, GREEN: "rio", YELLOW: "lagos"}
    return Scene(players, boards={RED: board}, infected=infected, measures=measures)


# --- animals


@pytest.mark.rule("VI-GW1")
def test_culling_asks_for_livestock_of_level_two_and_uses_one_level() -> None:
    marker = "culling moscow"
    one = infecting("livestock infection:2", "berlin blood", marker)
    assert one.refused(RED, "enter moscow") == "VI-GW1"
    two = infecting("livestock:2 infection:2", "berlin blood", marker)
    two.do(RED, "enter moscow")
    assert two.told[0] == "infected 0 moscow livestock near"
    assert two.s.used[words.LIVESTOCK] == 1
    two.do(RED, "enter moscow")
    assert two.wells("moscow").count("livestock 0") == 2, "twice, although one level was used up by then"


@pytest.mark.rule("VI-GW1", "VI-GW3")
def test_a_marker_against_one_animal_leaves_the_other_ways_open() -> None:
    scene = infecting("small_animal livestock blood", "berlin blood", "culling moscow")
    scene.do(RED, "enter moscow")
    assert scene.offers(RED) == {"choose_way small_animal", "choose_way blood"}
    scene = infecting("small_animal livestock blood", "berlin blood", "pest_control moscow")
    scene.do(RED, "enter moscow")
    assert scene.offers(RED) == {"choose_way livestock", "choose_way blood"}


@pytest.mark.rule("VI-GW3", "TC-VI-26", "VI-F3")
def test_pest_control_asks_for_small_animals_of_level_two() -> None:
    marker = "pest_control paris"
    assert infecting("small_animal infection:2", measures=marker).refused(RED, "enter paris") == "VI-GW3"
    scene = infecting("small_animal:2 infection:2", measures=marker)
    scene.do(RED, "enter paris", "enter paris")
    assert scene.wells("paris").count("small_animal 0") == 2


@pytest.mark.rule("TC-VI-26", "VI-Q23", "VI-M1")
def test_a_level_and_the_mutation_are_level_two() -> None:
    scene = infecting("small_animal extra_small_animal infection:2", measures="pest_control paris")
    scene.do(RED, "enter paris", "enter paris")
    assert scene.wells("paris").count("small_animal 0") == 2
    alone = infecting("extra_small_animal infection:2", measures="pest_control paris")
    assert alone.refused(RED, "enter paris") == "VI-GW3"


# --- birds


@pytest.mark.rule("VI-GW2", "VI-F6")
def test_watched_birds_neither_start_nor_land() -> None:
    assert infecting("small_animal bird", measures="bird_watch london").refused(RED, "enter rome") == "VI-GW2"
    landing = infecting("small_animal bird", measures="bird_watch rome")
    assert landing.refused(RED, "enter rome") == "VI-GW2"
    assert "madrid" in landing.offers(RED, "enter")


@pytest.mark.rule("VI-GW2", "VI-2.11", "VI-F6")
def test_birds_take_a_path_on_which_nobody_watches() -> None:
    scene = infecting("small_animal bird", measures="bird_watch paris")
    assert {"rome", "madrid"} <= scene.offers(RED, "enter"), "over Berlin"
    longer = infecting("small_animal bird", measures="bird_watch berlin")
    assert "rome" in longer.offers(RED, "enter")
    assert longer.refused(RED, "enter moscow") == "VI-GW2", "only over Berlin"
    assert longer.refused(RED, "enter istanbul") == "VI-GW2"
    closed = infecting("small_animal bird", measures="bird_watch berlin, bird_watch paris")
    assert closed.refused(RED, "enter rome") == "VI-GW2"


@pytest.mark.rule("VI-GW2")
def test_watching_birds_keeps_nobody_from_walking() -> None:
    scene = infecting("small_animal bird", measures="bird_watch paris")
    assert "paris" in scene.offers(RED, "enter")


@pytest.mark.rule("VI-GW2", "VI-Q23")
@pytest.mark.parametrize("birds", ["bird:2", "bird extra_bird"])
def test_birds_of_level_two_are_not_watched_and_one_level_is_used_up(birds: str) -> None:
    scene = infecting(f"small_animal:2 {birds} infection:2", measures="bird_watch london, bird_watch berlin")
    scene.do(RED, "enter moscow")
    assert scene.told[0] == "infected 0 moscow small_animal by_bird"
    assert scene.s.used[words.BIRD] == 1
    scene.do(RED, "enter rome")
    assert scene.told[0] == "infected 0 rome small_animal by_bird", "twice"


# --- hygiene


@pytest.mark.rule("VI-GW4", "VI-2.22")
def test_hygiene_costs_a_further_point() -> None:
    scene = infecting("small_animal:2 infection:3", measures="hygiene paris")
    scene.do(RED, "enter paris")
    assert scene.s.infection_left == 1
    assert scene.s.used[words.SMALL_ANIMAL] == 1
    assert (scene.s.players[RED].cubes, scene.dna()) == (23, 1), "neither cube nor DNA more"
    scene.do(RED, "enter berlin")
    assert (scene.s.infection_left, scene.asking) == (0, "mutate")


@pytest.mark.rule("VI-Q38", "VI-GW4", "VI-2.1")
def test_what_costs_more_points_than_are_left_cannot_and_need_not_be_infected() -> None:
    scene = infecting("small_animal infection:1", measures="hygiene paris")
    assert scene.refused(RED, "enter paris") == "VI-Q38"
    scene = infecting("small_animal infection:1", measures="hygiene paris, hygiene london, hygiene berlin")
    assert (scene.asking, scene.s.infection_left) == ("mutate", 1)


@pytest.mark.rule("VI-Q3", "VI-GW4", "VI-2.2")
def test_a_further_point_needs_no_cube() -> None:
    scene = infecting("small_animal livestock infection:2", CROWD, "hygiene beijing")
    assert scene.s.players[RED].cubes == 1
    scene.do(RED, "enter beijing", "choose_way small_animal")
    assert (scene.s.players[RED].cubes, scene.s.infection_left) == (0, 0)


@pytest.mark.rule("VI-Q16", "VI-GW4")
def test_several_markers_of_hygiene_add_up() -> None:
    assert infecting("small_animal infection:2", measures="hygiene paris*2").refused(RED, "enter paris") == "VI-Q38"
    scene = infecting("small_animal infection:3", measures="hygiene paris*2")
    scene.do(RED, "enter paris")
    assert scene.s.infection_left == 0


@pytest.mark.rule("VI-Q16")
def test_several_markers_against_animals_ask_for_no_more_than_one() -> None:
    measures = "pest_control paris*2, culling paris*2, bird_watch rome*2"
    scene = infecting("small_animal:2 livestock:2 bird:2 infection:5", measures=measures)
    assert {"paris", "rome"} <= scene.offers(RED, "enter")
    scene.do(RED, "enter paris")
    assert scene.offers(RED) == {"choose_way small_animal", "choose_way livestock"}


# --- blocks


@pytest.mark.rule("VI-GW5")
def test_blocks_close_sea_lines_and_airports_but_no_land_lines() -> None:
    infected = {RED: "london blood", BLUE: ELSEWHERE}
    lines = "new_york-london, london-stockholm, london-casablanca"
    board = {RED: "small_animal insect plane ship infection:1"}
    scene = Scene(boards=board, infected=infected, blocked=f"{lines}, london")
    assert scene.offers(RED, "enter") == {"london", "paris", "berlin"}
    assert Scene(boards=board, infected=infected).offers(RED, "enter") > {"london", "paris", "berlin"}


@pytest.mark.rule("VI-GW5", "VI-GW4", "VI-1.2")
def test_cards_put_markers_from_the_supply_on_the_board() -> None:
    come = ("take_measure hygiene paris, take_measure hygiene paris, block_line new_york-london, block_airport tokyo",)
    scene = Scene(phase=1, come=come, infected={RED: "london", BLUE: ELSEWHERE})
    assert scene.told[1:] == [
        "measure_taken hygiene paris",
        "measure_taken hygiene paris",
        "line_blocked new_york-london",
        "airport_blocked tokyo",
    ]
    full = scene.game.content.markers
    assert scene.s.markers == [full[0], full[1], full[2], full[3] - 2, full[4] - 2]
    assert scene.game.look(scene.s)["cities"]["paris"]["measures"] == {"hygiene": 2}


@pytest.mark.rule("VI-Q15", "VI-GW5")
def test_what_is_blocked_is_not_blocked_twice() -> None:
    come = ("block_line new_york-london, block_airport tokyo",)
    scene = Scene(phase=1, come=come, infected={RED: "london", BLUE: ELSEWHERE}, blocked="new_york-london, tokyo")
    assert scene.s.markers[-1] == scene.game.content.markers[-1] - 2
    assert not any("blocked" in told for told in scene.told)


@pytest.mark.rule("VI-Q32")
@pytest.mark.parametrize("measure", words.MEASURES)
def test_without_a_marker_left_the_measure_lapses(measure: str) -> None:
    most = Scene.opening().game.content.markers[words.MEASURES.index(measure)]
    scene = Scene(
        phase=1,
        come=(f"take_measure {measure} paris",),
        infected={RED: "london", BLUE: ELSEWHERE},
        measures=f"{measure} moscow*{most}",
    )
    assert scene.told[1:] == ["no_marker_left"]
    assert not scene.has_marker(measure, "paris")


@pytest.mark.rule("VI-Q32")
def test_without_a_block_left_nothing_is_blocked() -> None:
    content = Scene.opening().game.content
    lines = content.names.line[: content.markers[-1]]
    scene = Scene(
        phase=1,
        come=(f"block_line {content.names.line[-1]}, block_airport tokyo",),
        infected={RED: "london", BLUE: ELSEWHERE},
        blocked=", ".join(lines),
    )
    assert scene.told[1:] == ["no_marker_left", "no_marker_left"]
    assert scene.s.blocked_airports == 0


# --- extinct cities


MARKED = "pest_control madrid*2, culling madrid, bird_watch madrid, hygiene madrid*2, hygiene paris"


@pytest.mark.rule("VI-GW6", "VI-4.9", "VI-Q31", "VI-Q16")
def test_with_the_last_death_the_markers_of_a_city_go_back() -> None:
    scene = Scene(
        phase=4,
        dice="1",
        boards={RED: "severity:1 mortality:1"},
        infected={RED: "madrid insect", BLUE: "london"},
        dead="madrid small_animal, madrid livestock",
        measures=MARKED,
    )
    assert "extinct madrid" in scene.told
    assert not any(scene.has_marker(measure, "madrid") for measure in words.MEASURES)
    assert scene.has_marker("hygiene", "paris")
    full = scene.game.content.markers
    assert scene.s.markers == [full[0], full[1], full[2], full[3] - 1, full[4]]
    assert scene.s.doubled == []


@pytest.mark.rule("VI-GW6", "VI-4.9", "VI-F4")
def test_so_they_do_when_an_event_kills_the_last() -> None:
    scene = Scene(
        phase=1,
        come=("corpse",),
        infected={RED: "madrid insect, paris", BLUE: "london"},
        dead="madrid small_animal, madrid livestock",
        measures=MARKED,
    )
    scene.do(RED, "strike madrid")
    assert "extinct madrid" in scene.told
    assert not any(scene.has_marker(measure, "madrid") for measure in words.MEASURES)


@pytest.mark.rule("VI-GW6", "VI-Q31")
def test_blocked_sea_lines_stay_blocked() -> None:
    scene = Scene(
        phase=4,
        dice="1",
        boards={RED: "severity:1 mortality:1"},
        infected={RED: "london blood", BLUE: "paris"},
        dead="london small_animal*2",
        blocked="new_york-london, london",
    )
    assert "extinct london" in scene.told
    assert scene.s.blocked_lines == 1 << scene.game.content.names.line.index("new_york-london")
    assert scene.s.markers[-1] == scene.game.content.markers[-1] - 2


@pytest.mark.rule("VI-GW6")
def test_a_city_in_which_somebody_lives_keeps_its_markers() -> None:
    scene = Scene(
        phase=4,
        dice="1",
        boards={RED: "severity:1 mortality:1"},
        infected={RED: "madrid insect", BLUE: "london"},
        dead="madrid small_animal",
        measures=MARKED,
    )
    assert all(scene.has_marker(measure, "madrid") for measure in words.MEASURES)
