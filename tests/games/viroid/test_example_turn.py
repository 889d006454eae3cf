"""The first turn of the rulebook: red begins in London, mild climate, Paris, 29 DNA, four dice."""

from itertools import combinations

import pytest

from tests.games.viroid.scene import BLUE, RED, Scene

LONDON = "small_animal infection:2 severity:1 mortality:1 cold:0 drug:6 heat:0 drug_level:2 rich_genome cysts_1:1"


def after_the_climate() -> Scene:
    """Red has settled in London, and blue somewhere else. Mild climate is the first card."""
    return Scene(
        phase=1,
        come=("mild_climate",),
        boards={RED: f"{LONDON} dna:18", BLUE: "cold:4 heat:2 dna:7"},
        infected={RED: "london small_animal", BLUE: "cape_town"},
    )


@pytest.mark.rule("TC-VI-01", "VI-S14", "VI-S15", "VI-S16", "VI-S17", "VI-S19", "VI-Q37", "VI-M6")
def test_red_begins_in_london() -> None:
    scene = Scene.dealt({RED: "london", BLUE: "lagos"})
    assert (scene.asking, scene.asked) == ("settle_in", [BLUE]), "red has settled"
    red = scene.board(RED)
    assert (red["infection"], red["mortality"], red["severity"], red["dna"]) == (2, 1, 1, 18)
    assert red["resistances"] == {"cold": 0, "drug": 6, "heat": 0}
    assert red["levels"] == {"cold": 0, "drug": 2, "heat": 0}
    assert [spread for spread, level in red["spreads"].items() if level] == ["small_animal"]
    assert red["spreads"]["small_animal"] == 1
    [first, *others] = red["strains"]
    assert first is not None
    assert (first["strain"][:-2], first["developed"], others) == ("cysts", 1, [None, None])
    assert red["mutation"] == "rich_genome"
    assert scene.wells("london").count("small_animal 0") == 1
    assert (red["cities"], red["cubes"]) == (["london"], 24)


@pytest.mark.rule("TC-VI-02", "VI-1.2", "VI-1.7", "VI-SY1", "VI-SY3")
def test_mild_climate_is_for_all_but_its_dna_for_whoever_draws_it() -> None:
    scene = after_the_climate()
    assert scene.board(RED)["resistances"] == {"cold": 1, "drug": 6, "heat": 1}
    assert scene.board(BLUE)["resistances"] == {"cold": 5, "drug": 9, "heat": 3}
    assert (scene.dna(RED), scene.dna(BLUE)) == (28, 7)
    assert scene.s.research == 0


@pytest.mark.rule("TC-VI-03", "VI-2.1", "VI-2.3", "VI-2.4", "VI-2.9", "VI-2.19", "VI-2.22", "VI-F5")
def test_one_cube_for_london_or_paris_and_the_second_point_lapses() -> None:
    scene = after_the_climate()
    assert scene.asking == "infect"
    assert scene.offers(RED) == {"enter london", "enter paris"}
    assert scene.refused(RED, "stop") == "VI-2.1"
    assert scene.refused(RED, "enter berlin") == "VI-2.7"
    scene.do(RED, "enter paris")
    assert scene.told == ["infected 0 paris small_animal near", "dna_gained 0 1"]
    assert (scene.dna(), scene.asking) == (29, "mutate"), "a second point, but no second level"
    assert scene.s.players[RED].cubes == 23


ITEMS = {
    "livestock": ["improve livestock"],
    "insect": ["improve insect"],
    "blood": ["improve blood"],
    "small_animal": ["improve small_animal"],
    "bird": ["improve bird"],
    "plane": ["improve plane"],
    "ship": ["improve ship"],
    "cold": ["resist cold"],
    "heat": ["resist heat"],
    "strain": ["buy_strain insomnia_1"],
    "cough": ["buy_strain cough_1", "develop 1"],
}


def can_buy(*items: str) -> int:
    """Return how much of 29 DNA is left after buying these things, -1 if they cannot be bought."""
    scene = Scene(phase=3, boards={RED: f"{LONDON} dna:29"}, infected={BLUE: "cape_town"})
    for choice in [choice for item in items for choice in ITEMS[item]]:
        if choice not in scene.offers(RED):
            return -1
        scene.do(RED, choice)
    return scene.dna()


@pytest.mark.rule("TC-VI-04", "VI-3.1", "VI-CO1", "VI-CO5", "VI-CO7", "VI-CO8", "VI-CO10", "VI-CO11")
def test_what_29_dna_buy() -> None:
    left = {item: can_buy(item) for item in ITEMS}
    assert left == {
        "livestock": 19,
        "insect": 18,
        "blood": 19,
        "small_animal": 9,
        "bird": 14,
        "plane": 15,
        "ship": 15,
        "cold": 16,
        "heat": 14,
        "strain": 19,
        "cough": 15,
    }


@pytest.mark.rule("TC-VI-04", "VI-3.1")
def test_which_two_things_29_dna_just_buy_and_that_three_are_too_much() -> None:
    strains = {"strain", "cough"}
    pairs = [pair for pair in combinations(ITEMS, 2) if set(pair) != strains]
    exact = {frozenset(pair) for pair in pairs if can_buy(*pair) == 0}
    assert exact == {
        frozenset(pair.split("+"))
        for pair in ("heat+ship", "heat+plane", "heat+cough", "bird+plane", "bird+ship", "bird+cough")
    }
    assert can_buy("heat", "bird") == -1
    assert not any("small_animal" in pair and can_buy(*pair) >= 0 for pair in pairs)
    assert can_buy("livestock", "blood", "strain") == -1, "the cheapest three"
    twice = {item: can_buy(item, item) for item in ("livestock", "insect", "blood")}
    assert twice == {"livestock": 29 - 23, "insect": 29 - 25, "blood": 29 - 23}


@pytest.mark.rule("TC-VI-04", "VI-3.11")
def test_there_is_no_third_level() -> None:
    scene = Scene(phase=3, boards={RED: f"{LONDON} dna:29"}, infected={BLUE: "cape_town"})
    assert scene.refused(RED, "resist drug") == "VI-3.11"


@pytest.mark.rule("TC-VI-05", "VI-4.1", "VI-4.2", "VI-4.3", "VI-4.7")
def test_four_dice_kill_one() -> None:
    scene = Scene(
        phase=4,
        dice="1 2 4 6",
        boards={RED: "severity:4 mortality:1 dna:5"},
        infected={RED: "london small_animal, paris", BLUE: "cape_town"},
    )
    assert scene.told == ["rolled 0 [1, 2, 4, 6]"]
    assert scene.offers(RED) == {"kill london", "kill paris"}
    scene.do(RED, "kill london")
    assert scene.told[:2] == ["died 0 london small_animal", "dna_gained 0 1"]
    assert "small_animal dead" in scene.wells("london")
    assert (scene.cities(RED), scene.dna(), scene.s.players[RED].cubes) == (["paris"], 6, 24)
    assert scene.asked == [BLUE], "no second death"
