"""The catalogue: the board, tiles and cards in use and the numbers of the rules, for programs that draw them."""

import json

import msgspec
import pytest

from tests.games.schwarm.scene import GAME, NAMES
from wusel.games.schwarm.catalogue import SchwarmCatalogue
from wusel.games.schwarm.game import Schwarm, new_game

BOARD = """
[board]
grid = [
    " .  ~  6  5  4* 5  5  7  ~  . ",
    " 7  ~  ~  ~  ~  ~  ~  ~  ~  6 ",
    " 5  ~  ~  ~  ~  ~  ~  ~  ~  5 ",
    " 5  ~  ~  ~  ~  ~  ~  ~  ~  5 ",
    " 4* ~  ~  ~  Q  ~  ~  ~  ~  4*",
    " 5  ~  ~  ~  ~  ~  ~  ~  ~  5 ",
    " 5  ~  ~  ~  ~  ~  ~  ~  ~  5 ",
    " 6  ~  ~  ~  ~  ~  ~  ~  ~  7 ",
    " .  ~  7  5  4* 5  5  9  ~  . ",
]
source = "public"

[joker]
whale = 1
tsunami = 2
crab = 7
source = "public"

[damage]
points_per_amoeba = 12
source = "public"
"""


@pytest.fixture
def other() -> Schwarm:
    """Return the game on another board, with other jokers and other damage."""
    return new_game(content_text=BOARD)


def test_the_catalogue_is_what_it_says_it_is() -> None:
    catalogue = GAME.catalogue()
    assert msgspec.convert(catalogue, SchwarmCatalogue) == catalogue
    assert json.loads(json.dumps(catalogue)) == catalogue, "plain builtins, and every key a text"


@pytest.mark.rule("SW-C1")
def test_the_board_is_there_field_by_field() -> None:
    catalogue, sea = GAME.catalogue(), GAME.content.sea
    assert (catalogue["rows"], catalogue["columns"], catalogue["queen"]) == (list("123456789"), list("abcdefghi"), "e5")
    assert [field["name"] for field in catalogue["fields"]] == sea.field_names
    assert catalogue["fields"][-1] == {"name": "h9", "row": 8, "column": 7}
    assert [land["name"] for land in catalogue["lands"]] == sea.land_names
    north3 = {"name": "north3", "row": 0, "column": 2, "value": 6, "coast": "north", "start": False}
    assert catalogue["lands"][0] == north3
    west5 = {"name": "west5", "row": 4, "column": 0, "value": 4, "coast": "west", "start": True}
    assert catalogue["lands"][-3] == west5


def test_whoever_follows_a_bearing_comes_where_the_game_comes() -> None:
    catalogue, sea = GAME.catalogue(), GAME.content.sea
    at = {(field["row"], field["column"]): field["name"] for field in catalogue["fields"]}
    for number, field in enumerate(catalogue["fields"]):
        for direction, (down, right) in enumerate(catalogue["bearings"].values()):
            ahead = sea.rays[number][direction].fields
            expected = sea.field_names[ahead[0]] if ahead else None
            assert at.get((field["row"] + down, field["column"] + right)) == expected


@pytest.mark.rule("SW-C3", "SW-C4", "SW-F8")
def test_every_shape_is_there_with_the_tiles_it_turns_into() -> None:
    catalogue = GAME.catalogue()
    shapes = catalogue["shapes"]
    assert list(shapes) == ["straight", "curve", "tee", "cross", "golden"]
    assert shapes["curve"] == {"copies": 20, "points": 2, "tiles": ["ne", "es", "sw", "nw"]}
    assert shapes["golden"] == {"copies": 4, "points": 0, "tiles": ["golden"]}
    tiles = [tile for shape in shapes.values() for tile in shape["tiles"]]
    assert sorted(tiles) == sorted(catalogue["openings"])
    assert catalogue["openings"] == {tile: "nesw" if tile == "golden" else tile for tile in catalogue["openings"]}


@pytest.mark.rule("SW-C5", "SW-C6", "SW-P2.2")
def test_every_card_is_there_as_it_is_printed() -> None:
    cards = GAME.catalogue()["cards"]
    assert list(cards) == list(filter(None, NAMES.card))
    assert cards["blue_whale_4"] == {"colour": "blue", "effects": [{"do": "whale", "range": 4}], "copies": 1}
    assert cards["light_ship"] == {"colour": "light", "effects": [{"do": "ship"}], "copies": 5}
    assert sum(card["copies"] for card in cards.values()) == 13 + 6 + 1


@pytest.mark.rule("SW-C2", "SW-P1.6", "SW-E1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_numbers_are_those_of_the_table(players: int) -> None:
    catalogue = GAME.catalogue()
    s = GAME.new({"players": players}, 1)
    view = GAME.view(s, 0)
    assert catalogue["rounds"][str(players)] == s.variant.rounds == view["rounds"]
    assert catalogue["quotas"][str(players)] == s.variant.quota
    assert catalogue["start_points"] == s.players[0].points
    assert catalogue["points_per_amoeba"] == s.variant.per_amoeba
    everybody = view["players"]
    assert isinstance(everybody, list)
    assert catalogue["pieces"] == everybody[0]["left"]


@pytest.mark.rule("SW-AB1", "SW-E3", "SW-SH2", "SW-SH7")
def test_the_numbers_of_the_rules() -> None:
    catalogue = GAME.catalogue()
    singles = [kind.effects for kind in GAME.content.jokers if kind.effects]
    assert [[effect] for effect in catalogue["joker"]] == [[GAME.effects.to_json(each[0])] for each in singles]
    assert catalogue["side_bonus"] == [0, 0, 10, 30, 50]
    assert (catalogue["ship_steps"], catalogue["fast_ship_steps"]) == (3, 4)
    assert (catalogue["staff_limit"], catalogue["danger_figures"]) == (3, 2)
    assert catalogue["abilities"] == ["fast_ship", "golden_tile", "protection", "brilliant_researcher"]


def test_another_board_is_in_the_catalogue(other: Schwarm) -> None:
    catalogue = other.catalogue()
    assert (catalogue["columns"][-1], len(catalogue["lands"])) == ("j", 26)
    assert {"name": "south8", "row": 8, "column": 7, "value": 9, "coast": "south", "start": False} in catalogue["lands"]
    ranges = [("whale", 1), ("tsunami", 2), ("crab", 7)]
    assert catalogue["joker"][3:] == [{"do": danger, "range": n} for danger, n in ranges]
    assert catalogue["points_per_amoeba"] == 12
    assert catalogue["cards"] == GAME.catalogue()["cards"]


def test_other_content_has_another_id(other: Schwarm) -> None:
    assert new_game().content_id() == GAME.content_id() != other.content_id()
