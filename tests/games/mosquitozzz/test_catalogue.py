"""The catalogue: the cards in use and the numbers of the rules, for programs that draw them."""

import json
from collections import Counter

import msgspec
import pytest

from tests.games.mosquitozzz.scene import GAME, words
from wusel.games.mosquitozzz.catalogue import MosquitozzzCatalogue
from wusel.games.mosquitozzz.content import OWN
from wusel.games.mosquitozzz.game import new_game

OWN_CARDS = (OWN / "cards.toml").read_text(encoding="utf-8")
GARLIC = (
    OWN_CARDS.replace("[cards.fog_bomb]", "[cards.garlic]").replace('"fog_bomb"', '"garlic"')
    + """
[cards.garlic.title]
en = "Garlic"
de = "Knoblauch"
"""
)


def test_the_catalogue_is_what_it_says_it_is() -> None:
    catalogue = GAME.catalogue()
    assert msgspec.convert(catalogue, MosquitozzzCatalogue) == catalogue
    assert json.loads(json.dumps(catalogue)) == catalogue, "plain builtins, and every key a text"


def test_every_card_is_there_as_it_is_printed() -> None:
    cards = GAME.catalogue()["cards"]
    assert list(cards) == list(GAME.content.kinds["card"].values())
    assert cards["apocalypse"] == {"colour": "red", "effects": [], "amount": 5, "leaves": False, "title": None}
    assert (cards["gamma"]["effects"], cards["gamma"]["leaves"]) == ([{"do": "gamma"}], True)
    assert cards["medicine"] == {
        "colour": "blue",
        "effects": [{"do": "medicine", "drops": 1}],
        "amount": 1,
        "leaves": False,
        "title": None,
    }


def test_every_set_is_there_card_by_card() -> None:
    sets = GAME.catalogue()["sets"]
    assert list(sets) == ["starter", "experience", "swarm", "additional", "rebellion"]
    for name, copies in sets.items():
        assert copies == Counter(words(getattr(GAME.content, name)))


@pytest.mark.rule("MZ-K4", "MZ-S7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["standard", "ambush", "rebellion", "kamikaze"])
def test_the_numbers_are_those_of_the_table(mode: str, players: int) -> None:
    catalogue = GAME.catalogue()
    s = GAME.new({"players": players, "mode": mode}, 1)
    assert catalogue["hand_sizes"][mode][str(players)] == len(s.players[0].hand)
    assert catalogue["full_blood"] == s.players[0].blood
    assert catalogue["display"] == len(s.display)


@pytest.mark.rule("MZ-C8", "MZ-E4")
def test_the_discs_are_those_of_the_rules() -> None:
    catalogue = GAME.catalogue()
    assert (catalogue["discs"], catalogue["play_off_discs"]) == (15, 10)


def test_a_card_brought_along_is_in_the_catalogue_with_its_title() -> None:
    game = new_game(content_text=GARLIC)
    cards = game.catalogue()["cards"]
    title = {"en": "Garlic", "de": "Knoblauch"}
    assert (cards["garlic"]["effects"], cards["garlic"]["title"]) == ([{"do": "repel", "symbols": 5}], title)
    assert "fog_bomb" not in cards
    assert game.catalogue()["sets"]["experience"]["garlic"] == 1
    assert (game.titles("en"), game.titles("de")) == ({"garlic": "Garlic"}, {"garlic": "Knoblauch"})


def test_other_content_has_another_id() -> None:
    assert new_game().content_id() == GAME.content_id() != new_game(content_text=GARLIC).content_id()
    assert new_game(content_text=OWN_CARDS).content_id() == GAME.content_id(), "it says the same"
