"""Phase 3: purchases with DNA, their order, and the losses with a strain."""

import pytest

from tests.games.viroid.scene import BLUE, RED, Scene

HOMES = {RED: "paris", BLUE: "cape_town"}


def shop(board: str, blue: str = "") -> Scene:
    """Red mutates in Paris, and blue waits in Cape Town."""
    return Scene(phase=3, boards={RED: board, BLUE: blue}, infected=HOMES)


def paid(scene: Scene, *choices: str) -> list[int]:
    """Return red's price for each of some purchases."""
    prices = []
    for choice in choices:
        before = scene.dna()
        scene.do(RED, choice)
        prices.append(before - scene.dna())
    return prices


def values(scene: Scene, seat: int = RED) -> tuple[int, int, int]:
    board = scene.board(seat)
    return board["infection"], board["severity"], board["mortality"]


# --- prices


@pytest.mark.parametrize(
    ("choice", "prices"),
    [
        pytest.param("improve small_animal", [15, 20], marks=pytest.mark.rule("VI-CO1")),
        pytest.param("improve livestock", [10, 13], marks=pytest.mark.rule("VI-CO2")),
        pytest.param("improve insect", [11, 14], marks=pytest.mark.rule("VI-CO3")),
        pytest.param("improve blood", [10, 13], marks=pytest.mark.rule("VI-CO4")),
        pytest.param("improve bird", [15, 18], marks=pytest.mark.rule("VI-CO5")),
        pytest.param("improve plane", [14, 18], marks=pytest.mark.rule("VI-CO6")),
        pytest.param("improve ship", [14, 18], marks=pytest.mark.rule("VI-CO7")),
        pytest.param("resist cold", [13, 18], marks=pytest.mark.rule("VI-CO8")),
        pytest.param("resist drug", [13, 17], marks=pytest.mark.rule("VI-CO9")),
        pytest.param("resist heat", [15, 20], marks=pytest.mark.rule("VI-CO10")),
    ],
)
@pytest.mark.rule("VI-3.2", "VI-3.11")
def test_two_levels_each_paid_by_itself_and_no_third(choice: str, prices: list[int]) -> None:
    scene = shop("dna:40")
    assert paid(scene, choice, choice) == prices
    scene.s.players[RED].dna = 40
    assert scene.refused(RED, choice) == "VI-3.11"


@pytest.mark.rule("VI-CO11", "VI-3.4", "VI-3.11", "TC-VI-30")
def test_three_places_for_strains_for_5_10_and_15() -> None:
    scene = shop("bare dna:40")
    strains = ("cough_1", "fever_2", "rash_1")
    assert paid(scene, *[f"buy_strain {strain}" for strain in strains]) == [5, 10, 15]
    assert scene.board(RED)["strains"] == [{"strain": strain, "developed": 0} for strain in strains]
    scene.s.players[RED].dna = 40
    assert scene.offers(RED, "buy_strain") == set()
    assert scene.refused(RED, "buy_strain anaemia_1") == "VI-3.11"


@pytest.mark.rule("VI-CO11")
def test_a_second_strain_and_its_cough_are_14() -> None:
    assert paid(shop("cysts_1:0 dna:14"), "buy_strain cough_2", "develop 1") == [10, 4]


# --- as much as the DNA buys


@pytest.mark.rule("VI-3.1")
def test_one_can_buy_just_what_one_can_pay() -> None:
    assert "resist cold" in shop("dna:13").offers(RED)
    scene = shop("dna:12")
    assert "resist cold" not in scene.offers(RED)
    assert scene.refused(RED, "resist cold") == "VI-3.1"


@pytest.mark.rule("VI-3.1")
def test_any_number_of_mutations_in_any_order_and_the_rest_is_saved() -> None:
    scene = shop("dna:40")
    assert paid(scene, "improve blood", "resist cold", "improve insect") == [10, 13, 11]
    scene.do(RED, "finish")
    assert (scene.asked, scene.dna()) == ([BLUE], 6)
    assert shop("dna:40").do(RED, "finish").dna() == 40, "nobody has to buy anything"


@pytest.mark.rule("VI-Q33")
def test_nobody_buys_in_the_turn_of_another_or_in_another_phase() -> None:
    scene = shop("dna:40", blue="dna:40")
    assert scene.asked == [RED]
    assert scene.refused(BLUE, "improve blood") == ""
    infecting = Scene(boards={RED: "blood dna:40"}, infected=HOMES)
    assert infecting.asking == "infect"
    assert infecting.refused(RED, "improve livestock") == ""


# --- levels


@pytest.mark.rule("VI-3.2", "VI-3.11")
def test_level_1_comes_before_level_2_also_beside_a_mutation() -> None:
    scene = shop("extra_livestock dna:40")
    assert scene.board(RED)["strengths"]["livestock"] == 1
    assert paid(scene, "improve livestock") == [10], "the mutation is no level of the scale"
    assert scene.told == ["improved 0 livestock 1"]
    assert paid(scene, "improve livestock") == [13]
    assert scene.told == ["improved 0 livestock 2"]
    assert (scene.board(RED)["spreads"]["livestock"], scene.board(RED)["strengths"]["livestock"]) == (2, 3)
    assert scene.refused(RED, "improve livestock") == "VI-3.11"


@pytest.mark.rule("VI-3.3")
@pytest.mark.parametrize("resistance", ["cold", "drug", "heat"])
def test_each_level_is_three_points_on_top_of_what_is_there(resistance: str) -> None:
    scene = shop(f"{resistance}:1 dna:40")
    scene.do(RED, f"resist {resistance}")
    assert (scene.board(RED)["levels"][resistance], scene.board(RED)["resistances"][resistance]) == (1, 4)
    scene.do(RED, f"resist {resistance}")
    assert (scene.board(RED)["levels"][resistance], scene.board(RED)["resistances"][resistance]) == (2, 7)
    assert scene.told == [f"resistance_bought 0 {resistance} 7"]


# --- strains


@pytest.mark.rule("VI-3.4", "VI-Q32")
def test_any_strain_of_the_supply_can_be_bought_and_none_that_somebody_has() -> None:
    scene = shop("cysts_1:0 dna:10", blue="fever_1 rash_1")
    strains = set(scene.game.content.kinds["strain"].values())
    assert scene.offers(RED, "buy_strain") == strains - {"cysts_1", "cysts_2", "fever_1", "rash_1"}
    assert scene.refused(RED, "buy_strain rash_1") == "VI-Q32"
    scene.do(RED, "buy_strain rash_2")
    assert "rash_2" not in scene.game.look(scene.s)["strains"]


@pytest.mark.rule("VI-Q32")
def test_where_no_strain_is_left_none_can_be_bought() -> None:
    scene = shop("bare dna:40")
    scene.s.offer_of_strains = 0
    scene.s.offer = None
    assert scene.offers(RED, "buy_strain") == set()
    assert scene.refused(RED, "buy_strain rash_1") == "VI-Q32"


@pytest.mark.rule("VI-3.5", "TC-VI-30")
def test_a_bought_strain_has_no_symptom_yet() -> None:
    scene = shop("bare infection:1 dna:5").do(RED, "buy_strain cysts_1")
    assert scene.told[0] == "strain_taken 0 cysts_1 0"
    assert scene.board(RED)["strains"][0] == {"strain": "cysts_1", "developed": 0}
    assert scene.board(RED)["infection"] == 1


@pytest.mark.rule("VI-3.6", "TC-VI-30")
def test_nobody_has_two_strains_of_the_same_name() -> None:
    scene = shop("cysts_1:1 dna:40", blue="fever_1")
    assert scene.refused(RED, "buy_strain cysts_2") == "VI-3.6"
    assert "fever_2" in scene.offers(RED, "buy_strain"), "that blue has a fever does not matter"
    scene.do(RED, "discard_strain 0")
    assert "cysts_2" in scene.offers(RED, "buy_strain")


@pytest.mark.rule("VI-3.7")
def test_symptoms_are_developed_from_the_top_each_for_what_is_printed_on_it() -> None:
    scene = shop("cysts_1:0 dna:40")
    assert scene.offers(RED, "develop") == {"0"}
    prices = next(strain.prices for strain in scene.game.content.strains if strain.name == "cysts_1")
    assert paid(scene, *["develop 0"] * 4) == prices
    assert scene.told == ["developed 0 cysts_1 3", "severity_changed 0 2", "infection_changed 0 3"]
    assert values(scene) == (3, 2, 0), "the first symptom still counts"
    assert scene.refused(RED, "develop 0") == "VI-3.7"
    assert scene.refused(RED, "develop 1") == "VI-3.7", "no strain is there"


@pytest.mark.rule("VI-3.7", "VI-PA-BAK")
def test_the_abilities_of_a_bacterium_one_after_the_other() -> None:
    scene = shop("cold:0 drug:1 heat:2 dna:40")
    for price in scene.game.content.pathogens[0].readings[0].prices:
        scene.s.players[RED].dna = 40
        assert paid(scene, "develop_ability") == [price]
    assert scene.board(RED)["ability"] == 3
    assert scene.board(RED)["resistances"] == {"cold": 3, "drug": 4, "heat": 5}
    assert scene.board(RED)["levels"] == {"cold": 0, "drug": 0, "heat": 0}, "the levels are still to be had"
    assert scene.refused(RED, "develop_ability") == "VI-3.7"


@pytest.mark.rule("VI-3.8")
def test_a_mutation_acts_at_once() -> None:
    cough = "small_animal drug:6 heat:0 cold:0 cough_1:0 dna:40"
    assert shop(cough).do(RED, "develop 0").offers(RED, "enter") == {"london"}
    warmed = shop(cough).do(RED, "resist heat", "develop 0")
    assert warmed.offers(RED, "enter") == {"london", "rome"}


@pytest.mark.rule("VI-3.8", "VI-4.1")
def test_a_die_developed_in_phase_3_is_thrown_in_phase_4() -> None:
    scene = Scene(
        phase=3,
        dice="3",
        boards={RED: "nausea_2:1 mortality:1 dna:40"},
        infected={RED: "paris, london", BLUE: "cape_town"},
    )
    scene.do(RED, "develop 0", "finish")
    assert "rolled 0 [3]" in scene.told


# --- strains discarded


@pytest.mark.rule("VI-3.9", "VI-F1", "TC-VI-31")
def test_a_discarded_strain_takes_what_it_gave_and_leaves_the_game() -> None:
    scene = shop("cysts_1:1 infection:2 dna:10")
    scene.do(RED, "discard_strain 0")
    assert scene.told == ["strain_discarded 0 cysts_1"]
    assert (scene.board(RED)["infection"], scene.dna()) == (1, 10), "and nothing is paid back"
    assert scene.board(RED)["strains"] == [None, None, None]
    assert "cysts_1" not in scene.game.look(scene.s)["strains"]
    assert scene.refused(RED, "discard_strain 0") == "VI-3.9"


@pytest.mark.rule("VI-3.9", "VI-Q6")
def test_all_lasting_values_go_but_no_outbreak_and_no_marker_goes_back() -> None:
    lines = {"cysts_1": "infectious, severe, deadly, harden you heat / cure_down, research_up / severe"}
    scene = Scene(
        phase=3,
        boards={RED: "cysts_1:2 infection:3 severity:4 mortality:2 heat:3 heat_level:1 dna:5"},
        infected=HOMES,
        symptoms=lines,
        research=5,
        cure=21,
    )
    scene.do(RED, "discard_strain 0")
    assert values(scene) == (2, 3, 1), "the third symptom was not developed"
    assert (scene.board(RED)["resistances"]["heat"], scene.board(RED)["levels"]["heat"]) == (2, 1)
    assert (scene.s.research, scene.s.cure) == (5, 21)
    assert scene.cities(RED) == ["paris"]


@pytest.mark.rule("VI-Q6")
def test_what_lapsed_at_the_end_of_a_scale_is_not_remembered() -> None:
    scene = shop("cysts_1:0 infection:8 dna:40").do(RED, "develop 0")
    assert scene.board(RED)["infection"] == 8
    assert scene.do(RED, "discard_strain 0").board(RED)["infection"] == 7


@pytest.mark.rule("VI-Q6")
def test_no_value_falls_below_zero() -> None:
    scene = shop("insomnia_1:1 drug:0 dna:10").do(RED, "discard_strain 0")
    assert scene.board(RED)["resistances"]["drug"] == 0, "an event had taken it before"


@pytest.mark.rule("VI-Q6", "VI-3.4")
def test_the_place_of_a_discarded_strain_is_free_at_its_own_price() -> None:
    scene = shop("cysts_1:1 fever_1:1 infection:3 dna:25").do(RED, "discard_strain 0")
    assert paid(scene, "buy_strain rash_1", "buy_strain cysts_2") == [5, 15]
    strains = [place["strain"] for place in scene.board(RED)["strains"] if place]
    assert strains == ["rash_1", "fever_1", "cysts_2"]


@pytest.mark.rule("VI-3.9")
def test_a_strain_can_be_discarded_in_the_own_phase_3_only() -> None:
    scene = Scene(boards={RED: "blood cysts_1:1"}, infected=HOMES)
    assert scene.asking == "infect"
    assert scene.refused(RED, "discard_strain 0") == ""


# --- the mutation that waits


@pytest.mark.rule("VI-3.10", "VI-Q22")
@pytest.mark.parametrize(("value", "after"), [("severity", (1, 3, 1)), ("mortality", (1, 2, 2))])
def test_a_late_bloomer_raises_severity_or_mortality_once(value: str, after: tuple[int, int, int]) -> None:
    scene = shop("once severity:2 mortality:1 dna:20")
    assert scene.offers(RED, "heighten") == {"severity", "mortality"}
    price = next(mutation.price for mutation in scene.game.content.mutations if mutation.name == "once")
    assert paid(scene, f"heighten {value}") == [price]
    assert values(scene) == after
    assert scene.board(RED)["mutation_spent"]
    assert scene.refused(RED, f"heighten {value}") == "VI-M3"


@pytest.mark.rule("VI-3.10")
def test_a_late_bloomer_has_to_be_paid_and_others_do_not_bloom() -> None:
    assert shop("once dna:1").refused(RED, "heighten severity") == "VI-3.1"
    assert shop("once spent dna:40").refused(RED, "heighten severity") == "VI-M3"
    assert shop("rich_genome dna:40").refused(RED, "heighten mortality") == "VI-M3"


# --- nothing can be paid for


@pytest.mark.rule("VI-3.1")
@pytest.mark.parametrize("dna", [0, 3])
def test_without_a_strain_and_without_enough_dna_the_phase_passes_and_it_is_said(dna: int) -> None:
    scene = shop(f"bare dna:{dna}")
    assert scene.asked == [BLUE]
    assert scene.remarks[:2] == [f"nothing_affordable 0 {dna}", "no_dice 0"]


@pytest.mark.rule("VI-3.9")
@pytest.mark.parametrize("lines", [0, 1, 4])
def test_a_strain_can_be_discarded_by_a_player_who_can_pay_for_nothing(lines: int) -> None:
    scene = shop(f"cysts_1:{lines} infection:4 severity:2 dna:1")
    assert scene.offers(RED) == {"discard_strain 0", "finish"}
    scene.do(RED, "discard_strain 0")
    assert scene.remarks[0] == "nothing_affordable 0 1", "and the phase is over"


@pytest.mark.rule("VI-3.9", "VI-4.1")
def test_a_die_that_a_discarded_strain_brought_is_not_thrown() -> None:
    boards, severe = {RED: "rash_1:1 severity:1 mortality:1"}, {"rash_1": "severe"}
    kept = Scene(phase=3, dice="1", boards=boards, infected=HOMES, symptoms=severe).do(RED, "finish")
    assert "rolled 0 [1]" in kept.told
    gone = Scene(phase=3, boards=boards, infected=HOMES, symptoms=severe).do(RED, "discard_strain 0")
    assert "no_dice 0" in gone.remarks
