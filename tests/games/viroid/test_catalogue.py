"""The catalogue: map, cards, strains, pathogens and tracks in use, for whoever draws them."""

import json

import msgspec
import pytest

from tests.games.viroid.scene import GAME
from wusel.games.viroid.catalogue import ViroidCatalogue
from wusel.games.viroid.game import Viroid, new_game

CATALOGUE = GAME.catalogue()
LONG_TRACK = """
[track]
last = 60
cure = { two = 31, three = 41, four = 51 }
source = "public"
"""


@pytest.fixture
def other() -> Viroid:
    """The game with a longer research track."""
    return new_game(content_text=LONG_TRACK)


def test_the_catalogue_is_what_it_says_it_is() -> None:
    assert msgspec.convert(CATALOGUE, ViroidCatalogue) == CATALOGUE
    assert json.loads(json.dumps(CATALOGUE)) == CATALOGUE, "plain builtins, and every key a text"


@pytest.mark.rule("VI-B1", "VI-S2", "VI-Q26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_city_has_the_wells_that_a_view_shows(players: int) -> None:
    view = GAME.look(GAME.new({"players": players}, 1), 0)
    assert list(view["cities"]) == list(CATALOGUE["cities"])
    for name, city in view["cities"].items():
        assert len(city["wells"]) == len(CATALOGUE["cities"][name]["wells"][str(players)])


@pytest.mark.rule("VI-B1")
def test_london_is_there_as_it_is_printed() -> None:
    london = CATALOGUE["cities"]["london"]
    assert london["needs"] == {"cold": 0, "drug": 6, "heat": 0}
    assert (london["continent"], london["airport"], london["harbour"]) == ("europe", True, True)
    assert [wells.count("small_animal") for wells in london["wells"].values()] == [2, 2, 2]
    assert london["title"] == {"en": "London", "de": "London"}


@pytest.mark.rule("VI-B3", "VI-GW5")
def test_lines_join_cities_and_one_leaves_the_map() -> None:
    assert ["london", "paris"] in CATALOGUE["land"]
    assert CATALOGUE["lines"]["new_york-london"] == {"cities": ["new_york", "london"], "over_edge": False}
    assert [name for name, line in CATALOGUE["lines"].items() if line["over_edge"]] == ["tokyo-los_angeles"]
    harbours = {city for line in CATALOGUE["lines"].values() for city in line["cities"]}
    assert harbours == {name for name, city in CATALOGUE["cities"].items() if city["harbour"]}
    assert set(CATALOGUE["lines"]) == set(GAME.content.kinds["line"].values())


@pytest.mark.rule("VI-C2", "VI-C3")
def test_every_card_is_there_as_it_is_printed() -> None:
    cards = CATALOGUE["cards"]
    letters = [card["letter"] for card in cards.values()]
    assert {letter: letters.count(letter) for letter in "ABCDM"} == {"A": 9, "B": 27, "C": 27, "D": 27, "M": 5}
    climate = cards["mild_climate"]
    assert (climate["letter"], climate["kind"], climate["heals"], climate["dna"]) == ("A", "helpful", [], 10)
    assert climate["effects"] == [
        {"do": "harden", "who": "all", "resistance": "cold"},
        {"do": "harden", "who": "all", "resistance": "heat"},
    ]
    assert set(climate["title"]) == set(climate["sentence"]) == {"en", "de"}


@pytest.mark.rule("VI-C2", "VI-C4", "VI-C9")
def test_strains_mutations_pathogens_and_start_cards() -> None:
    counts = [len(CATALOGUE["strains"]), len(CATALOGUE["mutations"]), len(CATALOGUE["start_cards"])]
    assert counts == [16, 12, 5]
    assert list(CATALOGUE["pathogens"]) == ["bacterium", "nanites", "fungus", "vibrio", "virus"]
    cysts = CATALOGUE["strains"]["cysts_1"]
    assert cysts["family"] == "cysts"
    assert cysts["symptoms"][0]["effects"] == [{"do": "infectious"}]
    assert cysts["symptoms"][0]["title"] == CATALOGUE["families"]["cysts"]
    assert CATALOGUE["mutations"]["extra_bird"]["spread"] == "bird"
    assert (CATALOGUE["mutations"]["rich_genome"]["dna"], CATALOGUE["mutations"]["rich_genome"]["spread"]) == (15, None)
    london = CATALOGUE["start_cards"]["london"]
    assert (london["family"], london["mutation"], london["dna"]) == ("cysts", "rich_genome", 3)
    assert (london["spreads"]["small_animal"], london["levels"]["drug"]) == (1, 2)
    assert len(CATALOGUE["pathogens"]["nanites"]["three_abilities"]) == 3
    virus = CATALOGUE["pathogens"]["virus"]
    assert (virus["infection"], virus["severity"], virus["mortality"]) == (0, 0, 0)


@pytest.mark.rule("VI-CO1", "VI-CO10", "VI-CO11", "VI-B6")
def test_prices_and_where_the_scales_end() -> None:
    prices = CATALOGUE["prices"]
    assert (prices["small_animal"], prices["heat"], prices["slots"]) == ([15, 20], [15, 20], [5, 10, 15])
    assert len(prices) == 7 + 3 + 1
    assert CATALOGUE["limits"] == {"resistance": 9, "infection": 8, "mortality": 5, "severity": 10, "dna": 40}


@pytest.mark.rule("VI-S1", "VI-B4", "VI-B5", "VI-C4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tracks_corpses_and_markers_are_those_of_the_table(players: int) -> None:
    view = GAME.look(GAME.new({"players": players, "start": "expert"}, 4), 0)
    far = 3 * sum(player["mutation"] == "far_cure" for player in view["players"])
    assert CATALOGUE["cure_start"][str(players)] == view["cure"] - far
    assert CATALOGUE["corpses"][str(players)] == view["corpses"]
    assert sum(CATALOGUE["markers"].values()) == 35
    assert CATALOGUE["markers"] == view["markers"]


def test_other_content_is_in_the_catalogue(other: Viroid) -> None:
    catalogue = other.catalogue()
    assert catalogue["track"] == 60
    assert catalogue["cure_start"] == {"2": 31, "3": 41, "4": 51}
    assert catalogue["cards"] == CATALOGUE["cards"]
    assert new_game().content_id() == GAME.content_id() != other.content_id()
