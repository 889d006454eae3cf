"""The catalogue: map, cards, strains and pathogens in use and the numbers of the rules, for programs that draw them."""

import json

import msgspec
import pytest

from wusel.games.viroid.catalogue import ViroidCatalogue
from wusel.games.viroid.game import new_game

GAME = new_game()
CATALOGUE = GAME.catalogue()
OTHER = """
[track]
last = 20
cure = { two = 9, three = 8, four = 7 }
source = "public"

[corpses]
two = { america = 1, europe = 2, africa = 3, asia = 4 }
three = { america = 5, europe = 6, africa = 7, asia = 8 }
four = { america = 9, europe = 10, africa = 11, asia = 12 }
source = "public"
"""


def test_the_catalogue_is_what_it_says_it_is() -> None:
    assert msgspec.convert(CATALOGUE, ViroidCatalogue) == CATALOGUE
    assert json.loads(json.dumps(CATALOGUE)) == CATALOGUE, "plain builtins, and every key a text"


@pytest.mark.rule("VI-B1", "VI-S2")
def test_a_city_is_there_with_its_wells_for_every_number_of_players() -> None:
    assert list(CATALOGUE["cities"]) == GAME.content.worlds[4].names
    assert CATALOGUE["cities"]["istanbul"] == {
        "title": {"en": "Istanbul", "de": "Istanbul"},
        "continent": "europe",
        "longitude": 28.98,
        "latitude": 41.01,
        "needs": {"cold": 2, "drug": 0, "heat": 3},
        "airport": True,
        "harbour": True,
        "wells": {
            "2": ["insect", "blood"],
            "3": ["livestock", "insect", "blood"],
            "4": ["small_animal", "livestock", "insect", "blood"],
        },
    }
    berlin = CATALOGUE["cities"]["berlin"]
    assert (berlin["airport"], berlin["harbour"]) == (False, False)


@pytest.mark.rule("VI-B3")
def test_the_ways_between_cities() -> None:
    assert ["london", "paris"] in CATALOGUE["land"]
    assert CATALOGUE["lines"]["tokyo-los_angeles"] == {"cities": ["tokyo", "los_angeles"], "over_edge": True}
    assert CATALOGUE["lines"]["tokyo-shanghai"] == {"cities": ["tokyo", "shanghai"], "over_edge": False}
    assert len(CATALOGUE["lines"]) == len(GAME.content.lines)


@pytest.mark.rule("VI-K5")
def test_a_card_as_it_is_printed() -> None:
    assert len(CATALOGUE["cards"]) == 95
    assert CATALOGUE["cards"]["scapegoat"] == {
        "letter": "D",
        "kind": "mixed",
        "title": {"en": "Scapegoat", "de": "Sündenbock"},
        "sentence": {
            "en": "The inquiry finds that it was the goat. The goat has no lawyer.",
            "de": "Die Untersuchung ergibt: Es war die Ziege. Die Ziege hat keinen Anwalt.",
        },
        "effects": [{"do": "research_up"}, {"do": "take_measure", "measure": "culling", "city": "moscow"}],
        "heals": ["bangkok", "havana", "paris"],
        "dna": 7,
    }


@pytest.mark.rule("VI-K6")
def test_a_strain_with_its_symptoms_from_the_top() -> None:
    nausea = CATALOGUE["strains"]["nausea_1"]
    assert (nausea["family"], nausea["title"]["de"]) == ("nausea", "Übelkeit α")
    assert [symptom["title"]["en"] for symptom in nausea["symptoms"]] == [
        "Nausea", "Vomiting", "Shivering", "Dehydration",
    ]  # fmt: skip
    assert nausea["symptoms"][1]["effects"] == [{"do": "outbreak", "who": "you", "spread": "livestock"}]
    assert [symptom["price"] for symptom in nausea["symptoms"]] == [3, 4, 6, 9]
    assert CATALOGUE["families"]["nausea"] == {"en": "Nausea", "de": "Übelkeit"}


@pytest.mark.rule("VI-K4", "VI-K8", "VI-M1..M6")
def test_start_cards_and_mutations() -> None:
    assert CATALOGUE["start_cards"]["shanghai"] == {
        "spreads": {"small_animal": 0, "livestock": 0, "insect": 0, "blood": 1, "bird": 0, "plane": 0, "ship": 0},
        "levels": {"cold": 1, "drug": 1, "heat": 0},
        "family": "nausea",
        "mutation": "far_cure",
        "dna": 11,
    }
    mutations = CATALOGUE["mutations"]
    assert [mutations[name]["spread"] for name in ("extra_bird", "once")] == ["bird", None]
    assert mutations["tougher_heat"]["resistances"] == {"cold": 0, "drug": 0, "heat": 2}
    numbers = [(mutation["price"], mutation["infection"], mutation["cure"]) for mutation in mutations.values()]
    assert numbers[-4:] == [(6, 0, 0), (0, 2, 0), (0, 0, 3), (0, 0, 0)]
    assert mutations["rich_genome"]["dna"] == 15


@pytest.mark.rule("VI-K7", "VI-Q19")
def test_pathogens_in_both_readings() -> None:
    assert list(CATALOGUE["pathogens"]) == ["bacterium", "nanites", "fungus", "vibrio", "virus"]
    nanites, vibrio = CATALOGUE["pathogens"]["nanites"], CATALOGUE["pathogens"]["vibrio"]
    assert [ability["price"] for ability in nanites["abilities"]] == [4, 6]
    assert [ability["price"] for ability in nanites["three_abilities"]] == [3, 4, 6]
    assert (vibrio["infection"], vibrio["severity"], vibrio["mortality"]) == (2, 1, 1)
    assert vibrio["three_abilities"] == []


@pytest.mark.rule("VI-B6", "VI-C4", "VI-CO1..CO11")
def test_the_numbers_of_the_rules() -> None:
    assert CATALOGUE["limits"] == {"resistance": 9, "infection": 8, "mortality": 5, "severity": 10, "dna": 40}
    assert (CATALOGUE["prices"]["heat"], CATALOGUE["prices"]["slots"]) == ([15, 20], [5, 10, 15])
    assert list(CATALOGUE["markers"]) == ["pest_control", "culling", "bird_watch", "hygiene", "blocks"]
    assert sum(CATALOGUE["markers"].values()) == 35


@pytest.mark.rule("VI-B4", "VI-B5")
def test_the_catalogue_is_that_of_the_content_in_use() -> None:
    catalogue = new_game(content_text=OTHER).catalogue()
    assert (catalogue["track"], catalogue["cure_start"]) == (20, {"2": 9, "3": 8, "4": 7})
    assert catalogue["corpses"]["3"] == {"america": 5, "europe": 6, "africa": 7, "asia": 8}
    assert catalogue["cards"] == CATALOGUE["cards"]
