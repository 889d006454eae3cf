"""Symptoms: values, one-time spreads, tracks, and the effects of individual mutations."""

import pytest

from tests.games.viroid.scene import BLUE, GAME, GREEN, RED, YELLOW, Given, Scene
from wusel.games.viroid import words

BOTH = {RED: "london blood", BLUE: "sydney"}
CONTENT = GAME.content


def developing(
    symptom: str,
    board: str = "",
    infected: Given | None = None,
    *,
    dead: str = "",
    measures: str = "",
    research: int = 0,
    cure: int = 20,
) -> Scene:
    """Red develops a symptom made up for the scene."""
    scene = Scene(
        phase=3,
        boards={RED: f"fever_1:0 insomnia_1:0 dna:3 {board}"},
        infected=infected or BOTH,
        symptoms={"fever_1": symptom},
        dead=dead,
        measures=measures,
        research=research,
        cure=cure,
    )
    return scene.do(RED, "develop 0")


# --- values


@pytest.mark.rule("VI-SY1", "VI-SY2", "VI-SY3", "VI-3.8")
@pytest.mark.parametrize("resistance", ["cold", "drug", "heat"])
def test_a_symptom_raises_a_resistance_of_its_owner_at_once(resistance: str) -> None:
    scene = developing(f"harden you {resistance}", "cold:3 drug:3 heat:3")
    expected = {"cold": 3, "drug": 3, "heat": 3, resistance: 4}
    assert scene.board(RED)["resistances"] == expected
    assert scene.board(BLUE)["resistances"] == {"cold": 9, "drug": 9, "heat": 9}
    assert scene.told[-1] == f"resistance_changed 0 {resistance} 4"
    assert scene.board(RED)["levels"] == {"cold": 0, "drug": 0, "heat": 0}, "a point, no level"


@pytest.mark.rule("VI-SY4", "VI-SY5", "VI-SY6")
@pytest.mark.parametrize(
    ("symptom", "value"), [("infectious", "infection"), ("severe", "severity"), ("deadly", "mortality")]
)
def test_a_symptom_raises_infection_severity_or_mortality(symptom: str, value: str) -> None:
    scene = developing(symptom, "infection:2 severity:2 mortality:2")
    red = scene.s.players[RED]
    values = {"infection": red.infection, "severity": red.severity, "mortality": red.mortality}
    assert values == {"infection": 2, "severity": 2, "mortality": 2, value: 3}
    assert scene.told[-1] == f"{value}_changed 0 3"


@pytest.mark.rule("VI-SY4", "VI-SY5", "VI-3.8")
def test_severity_and_mortality_count_in_the_same_turn() -> None:
    scene = developing("severe, deadly")
    scene.s.script = [0]
    scene.do(RED, "finish")
    assert scene.told[:2] == ["rolled 0 [1]", "died 0 london blood"]


@pytest.mark.rule("VI-SY8", "VI-SY9")
def test_the_tracks_are_for_all() -> None:
    scene = developing("cure_down / research_up", cure=20, research=5)
    assert (scene.s.cure, scene.s.research, scene.told[-1]) == (21, 5, "cure_sank 21")
    scene = developing("research_up", cure=20, research=5)
    assert (scene.s.cure, scene.s.research, scene.told[-1]) == (20, 4, "research_rose 4")


@pytest.mark.rule("VI-SY10", "VI-2.16")
def test_necrosis_is_on_two_strains() -> None:
    necrotic = [strain for strain in CONTENT.strains if any(words.NECROSIS in line for line in strain.effects)]
    assert len(necrotic) == 2
    assert len({strain.family for strain in necrotic}) == 2


@pytest.mark.rule("VI-3.8")
def test_several_symbols_of_a_symptom_all_work() -> None:
    scene = developing("outbreak you small_animal, infectious, harden you cold", "infection:1 cold:2")
    assert scene.asking == "break_out_to"
    scene.do(RED, "decline")
    assert (scene.board(RED)["infection"], scene.board(RED)["resistances"]["cold"]) == (2, 3)


# --- one-time spreads


@pytest.mark.rule("VI-SY7", "VI-Q4")
def test_a_one_time_spread_needs_neither_level_nor_point_and_pays_nothing() -> None:
    scene = developing("outbreak you small_animal", "infection:0")
    assert scene.offers(RED) == {"enter london", "enter paris", "enter berlin", "decline"}
    scene.do(RED, "enter paris")
    assert scene.told == ["broke_out 0 paris small_animal near"]
    assert (scene.dna(), scene.s.players[RED].cubes) == (0, 23)
    assert scene.asking == "mutate"


@pytest.mark.rule("VI-SY7", "VI-Q4")
def test_it_may_be_declined() -> None:
    scene = developing("outbreak you small_animal")
    scene.do(RED, "decline")
    assert (scene.cities(RED), scene.asking) == (["london"], "mutate")


@pytest.mark.rule("VI-SY7", "VI-Q4")
def test_it_lapses_where_it_leads_nowhere() -> None:
    scene = developing("outbreak you insect")
    assert scene.told[-1] == "lapsed 0 insect"
    assert scene.asking == "mutate"


@pytest.mark.rule("VI-SY7", "VI-2.15")
def test_quarantine_does_not_stop_it() -> None:
    scene = developing("outbreak you small_animal", dead="paris blood")
    assert "paris" in scene.offers(RED, "enter")


@pytest.mark.rule("VI-Q4", "VI-2.7")
def test_it_needs_resistances() -> None:
    scene = developing("outbreak you small_animal", "drug:4")
    assert scene.refused(RED, "enter paris") == "VI-2.7"
    assert scene.offers(RED) == {"enter berlin", "decline"}


@pytest.mark.rule("VI-Q4", "VI-2.9")
def test_it_needs_a_neighbour_and_a_free_field() -> None:
    scene = developing("outbreak you small_animal", infected={RED: "london blood", BLUE: "paris small_animal"})
    assert scene.offers(RED) == {"enter london", "enter berlin", "decline"}
    assert scene.refused(RED, "enter moscow") == "VI-2.9"


@pytest.mark.rule("VI-Q4", "VI-GW1", "VI-GW3")
@pytest.mark.parametrize(("level", "open_city"), [("", False), ("small_animal", False), ("small_animal:2", True)])
def test_markers_against_animals_count_and_the_symbol_is_no_level(level: str, open_city: bool) -> None:
    scene = developing("outbreak you small_animal", level, measures="pest_control paris")
    assert ("enter paris" in scene.offers(RED)) == open_city


@pytest.mark.rule("VI-Q4", "VI-GW4")
def test_hygiene_does_not_count() -> None:
    scene = developing("outbreak you small_animal", "infection:0", measures="hygiene paris*2")
    assert "paris" in scene.offers(RED, "enter")


@pytest.mark.rule("VI-Q4")
def test_a_bird_takes_any_owned_way_along_and_uses_nothing_up() -> None:
    scene = Scene(
        phase=1,
        come=("outbreak you bird",),
        boards={RED: "blood insect infection:1"},
        infected={RED: "london small_animal", BLUE: "sydney"},
    )
    assert {"istanbul", "rome"} <= scene.offers(RED, "enter")
    assert "moscow" not in scene.offers(RED, "enter"), "no way of ours leads into it"
    scene.do(RED, "enter istanbul")
    assert scene.offers(RED) == {"choose_way insect", "choose_way blood"}
    assert scene.refused(RED, "choose_way livestock") == "VI-Q4"
    scene.do(RED, "choose_way blood")
    assert scene.told[0] == "broke_out 0 istanbul blood by_bird"
    assert scene.asking == "infect"
    assert scene.s.used == [0] * 7
    assert scene.dna() == 0


@pytest.mark.rule("VI-Q4")
def test_a_bird_without_any_way_of_its_own_gets_nowhere() -> None:
    scene = Scene(phase=1, come=("outbreak you bird",), infected=BOTH)
    assert scene.told[1] == "lapsed 0 bird"


@pytest.mark.rule("VI-Q4", "VI-GW2")
@pytest.mark.parametrize(("level", "reached"), [("", False), ("bird", False), ("bird:2", True)])
def test_watched_birds_of_a_symbol_need_level_two(level: str, reached: bool) -> None:
    scene = Scene(
        phase=1,
        come=("outbreak you bird",),
        boards={RED: f"small_animal {level}"},
        infected=BOTH,
        measures="bird_watch berlin, bird_watch paris",
    )
    assert ("enter rome" in scene.offers(RED)) == reached


@pytest.mark.rule("VI-Q4", "VI-GW5")
@pytest.mark.parametrize(("spread", "target"), [("plane", "tokyo"), ("ship", "new_york")])
def test_planes_and_ships_of_a_symbol_are_blocked_as_any(spread: str, target: str) -> None:
    come = (f"outbreak you {spread}",)
    open_to_all = Scene(phase=1, come=come, boards={RED: "small_animal"}, infected=BOTH)
    assert target in open_to_all.offers(RED, "enter")
    blocked = "london, new_york-london"
    closed = Scene(phase=1, come=come, boards={RED: "small_animal"}, infected=BOTH, blocked=blocked)
    assert f"enter {target}" not in closed.offers(RED)


@pytest.mark.rule("VI-2.12", "VI-Q4")
@pytest.mark.parametrize(("spread", "second"), [("bird", "rome"), ("plane", "tokyo"), ("ship", "new_york")])
def test_birds_planes_and_ships_of_a_symbol_end_elsewhere_than_they_start(spread: str, second: str) -> None:
    come, boards = (f"outbreak you {spread}",), {RED: "small_animal"}
    alone = Scene(phase=1, come=come, boards=boards, infected={RED: "london blood", BLUE: "cape_town"})
    assert second in alone.offers(RED, "enter")
    assert alone.refused(RED, "enter london") == "VI-2.12"
    two = Scene(phase=1, come=come, boards=boards, infected={RED: f"london blood, {second}", BLUE: "cape_town"})
    assert "london" in two.offers(RED, "enter"), f"from {second}"


@pytest.mark.rule("VI-2.12", "VI-Q15", "VI-GW2", "VI-GW5")
@pytest.mark.parametrize(
    ("spread", "second", "measures", "blocked", "rule"),
    [
        ("bird", "rome", "bird_watch rome", "", "VI-GW2"),
        ("plane", "tokyo", "", "tokyo", "VI-GW5"),
        ("ship", "new_york", "", "new_york-london", "VI-GW5"),
    ],
)
def test_nor_do_they_get_back_to_an_own_city_from_one_that_is_closed(
    spread: str, second: str, measures: str, blocked: str, rule: str
) -> None:
    infected = {RED: f"london blood, {second}", BLUE: "cape_town"}
    come = (f"outbreak you {spread}",)
    boards = {RED: "small_animal"}
    scene = Scene(phase=1, come=come, boards=boards, infected=infected, measures=measures, blocked=blocked)
    assert scene.refused(RED, "enter london") == rule


@pytest.mark.rule("VI-Q4", "VI-C7")
def test_it_needs_a_cube() -> None:
    crowd = "tokyo*6, shanghai*5, mumbai*6, bangkok*4, singapore*3, london blood"
    infected = {RED: crowd, BLUE: "rio", GREEN: "lagos", YELLOW: "cairo"}
    scene = Scene(4, phase=1, come=("outbreak you small_animal",), infected=infected)
    assert scene.s.players[RED].cubes == 0
    assert scene.told[1] == "lapsed 0 small_animal"


@pytest.mark.rule("VI-Q4", "VI-Q34", "VI-1.2")
def test_an_event_for_all_offers_its_spread_to_everybody_for_the_own_pathogen() -> None:
    scene = Scene(
        phase=1, come=("outbreak all small_animal",), infected={RED: "london blood", BLUE: "moscow livestock"}
    )
    assert scene.asked == [RED]
    scene.do(RED, "enter paris")
    assert scene.asked == [BLUE]
    scene.do(BLUE, "enter berlin")
    assert scene.told[0] == "broke_out 1 berlin small_animal near"
    assert (scene.cities(RED), scene.cities(BLUE)) == (["london", "paris"], ["berlin", "moscow"])


# --- individual mutations


def dealt(mutation: str) -> Scene:
    return Scene.dealt({RED: mutation}, start="expert")


@pytest.mark.rule("VI-M1")
def test_an_extra_spread_is_one_level_more_beside_the_scale() -> None:
    scene = dealt("extra_blood")
    red = scene.board(RED)
    assert (red["spreads"]["blood"], red["strengths"]["blood"]) == (0, 1)
    scene.do(RED, "improve blood")
    assert scene.dna() == 55 - 10, "the first level, for its price"
    red = scene.board(RED)
    assert (red["spreads"]["blood"], red["strengths"]["blood"]) == (1, 2)


@pytest.mark.rule("VI-M1", "VI-3.11")
def test_with_it_there_are_still_two_levels_to_buy() -> None:
    scene = Scene(phase=3, boards={RED: "blood extra_blood dna:40"}, infected=BOTH)
    scene.do(RED, "improve blood")
    assert (scene.dna(), scene.s.players[RED].strengths[words.BLOOD]) == (40 - 13, 3)
    assert scene.refused(RED, "improve blood") == "VI-3.11"


@pytest.mark.rule("VI-M2")
@pytest.mark.parametrize("resistance", ["cold", "drug", "heat"])
def test_extra_resistances_are_on_the_scale_at_once(resistance: str) -> None:
    scene = dealt(f"tougher_{resistance}")
    [mutation] = [mutation for mutation in CONTENT.mutations if mutation.name == f"tougher_{resistance}"]
    more = mutation.resistances[words.RESISTANCES.index(resistance)]
    assert more > 0
    assert scene.board(RED)["resistances"][resistance] == more
    scene.do(RED, f"resist {resistance}")
    assert scene.board(RED)["resistances"][resistance] == more + 3


@pytest.mark.rule("VI-M3", "VI-3.10", "VI-Q22")
@pytest.mark.parametrize("value", ["severity", "mortality"])
def test_severity_or_mortality_once_for_the_price_on_the_marker(value: str) -> None:
    [price] = [mutation.price for mutation in CONTENT.mutations if mutation.name == "once"]
    scene = Scene(phase=3, boards={RED: f"once dna:{2 * price} severity:2 mortality:2"}, infected=BOTH)
    assert {"severity", "mortality"} == scene.offers(RED, "heighten"), "whichever one likes"
    scene.do(RED, f"heighten {value}")
    red = scene.s.players[RED]
    assert (red.severity, red.mortality) == {"severity": (3, 2), "mortality": (2, 3)}[value]
    assert red.dna == price
    assert scene.board(RED)["mutation_spent"]
    assert scene.refused(RED, "heighten severity") == "VI-M3"
    assert scene.refused(RED, "heighten mortality") == "VI-M3"


@pytest.mark.rule("VI-M3", "VI-3.10")
def test_it_costs_its_price_and_waits_for_a_mutation_phase() -> None:
    [price] = [mutation.price for mutation in CONTENT.mutations if mutation.name == "once"]
    poor = Scene(phase=3, boards={RED: f"once dna:{price - 1}"}, infected=BOTH)
    assert poor.refused(RED, "heighten severity") == "VI-3.1"
    other = Scene(phase=3, boards={RED: "dna:40"}, infected=BOTH)
    assert other.refused(RED, "heighten severity") == "VI-M3"
    expert = dealt("once")
    assert expert.offers(RED, "heighten") == set()
    infecting = Scene(phase=2, boards={RED: "once dna:40 small_animal"}, infected=BOTH)
    assert infecting.asking == "infect"
    assert infecting.offers(RED, "heighten") == set()


@pytest.mark.rule("VI-M4")
def test_two_infection_points_more() -> None:
    assert dealt("more_infectious").s.players[RED].infection == 1 + 2


@pytest.mark.rule("VI-M5")
def test_the_cure_starts_three_fields_further_down() -> None:
    assert dealt("far_cure").s.cure == CONTENT.cure_start[2] + 3
    scene = Scene.dealt({RED: "once", BLUE: "extra_bird"}, start="expert")
    assert scene.s.cure == CONTENT.cure_start[2]


@pytest.mark.rule("VI-M6")
def test_fifteen_dna_more() -> None:
    assert dealt("rich_genome").dna() == 55 + 15


# --- levels


@pytest.mark.rule("TC-VI-29", "VI-3.2", "VI-CO2")
def test_level_one_comes_before_level_two_and_both_in_one_phase_cost_23() -> None:
    scene = Scene(phase=3, boards={RED: "dna:23"}, infected=BOTH)
    scene.do(RED, "improve livestock")
    assert (scene.board(RED)["spreads"]["livestock"], scene.dna()) == (1, 13)
    scene.do(RED, "improve livestock")
    assert (scene.board(RED)["spreads"]["livestock"], scene.dna()) == (2, 0)


@pytest.mark.rule("TC-VI-29", "VI-3.2")
def test_the_price_of_level_two_buys_level_one_first() -> None:
    scene = Scene(phase=3, boards={RED: "dna:13"}, infected=BOTH)
    scene.do(RED, "improve livestock")
    assert (scene.board(RED)["spreads"]["livestock"], scene.dna()) == (1, 3)
    assert scene.refused(RED, "improve livestock") == "VI-3.1"
