"""Traits of choices: their costs, their equivalents, and the rules of thumb that they follow."""

import pytest

from tests.games.schwarm.scene import GAME, Scene
from wusel.engine.kinds import Choice, Seat
from wusel.engine.prices import worthwhile_options

ANNA = Seat(0)
ROW = "light_ship blue_station blue_whale_4 light_ship light_whale_3 green_station"


def said(scene: Scene) -> dict[str, Choice]:
    """Return Anna's options in the words of a scene."""
    found = {}
    for choice in GAME.options(scene.s, ANNA):
        found[" ".join(str(value) for value in GAME.choices.to_json(choice).values())] = choice
    return found


@pytest.mark.rule("SW-P1.2")
def test_of_cards_that_do_the_same_the_first_is_the_cheapest_whatever_its_colour() -> None:
    scene = Scene(at="acquire", row=ROW, points={0: 9})
    dearer = set(said(scene).values()) - set(worthwhile_options(GAME, scene.s, ANNA))
    assert dearer == {said(scene)["take 3"], said(scene)["take 5"]}


@pytest.mark.rule("SW-J1")
def test_a_card_is_played_before_a_joker_that_does_the_same() -> None:
    scene = Scene(at="play_card", hands={0: "light_ship blue_whale_4 light_whale_3"})
    dearer = {words for words, choice in said(scene).items() if choice not in worthwhile_options(GAME, scene.s, ANNA)}
    assert dearer == {"joker ship", "joker whale"}
    farther = Scene(at="play_card", hands={0: "blue_whale_4"})
    assert len(worthwhile_options(GAME, farther.s, ANNA)) == len(said(farther)), "the whale of a joker swims less far"


def test_a_rule_of_thumb_is_told_of_a_choice_that_follows_it() -> None:
    row = Scene(at="acquire", row=ROW, round=3)
    assert GAME.thumb(row.s, ANNA, said(row)["take 0"]) == "free_card"
    scene = Scene(at="play_card", hands={0: "light_ship light_researcher blue_station"})
    found = {words: GAME.thumb(scene.s, ANNA, choice) for words, choice in said(scene).items()}
    assert {words: name for words, name in found.items() if name} == {
        "play light_ship": "ships_first",
        "play blue_station": "stations_first",
        "joker ship": "ships_first",
        "joker station": "stations_first",
    }
