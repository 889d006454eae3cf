"""Traits of choices: their costs, their equivalents, and the rules of thumb that they follow."""

import pytest

from tests.games.mosquitozzz.scene import GAME, Scene
from wusel.engine.kinds import Choice, Seat
from wusel.engine.prices import worthwhile_options
from wusel.engine.traits import Traits

ANNA, BEN, CEM = Seat(0), Seat(1), Seat(2)


def said(scene: Scene, seat: Seat) -> dict[str, Choice]:
    """Return the options of a seat in the words of a scene."""
    found = {}
    for choice in GAME.options(scene.s, seat):
        words = GAME.choices.to_json(choice)
        found[" ".join(str(value) for value in words.values())] = choice
    return found


def traits(scene: Scene, words: str, seat: Seat = ANNA) -> Traits:
    return GAME.traits(scene.s, seat, said(scene, seat)[words])


def thumb(scene: Scene, words: str, seat: Seat = ANNA) -> str:
    return GAME.thumb(scene.s, seat, said(scene, seat)[words])


def defence(mode: str = "standard") -> Scene:
    return Scene(
        at="defend",
        mode=mode,
        swarm="apocalypse",
        laid={BEN: "mosquito_spray", CEM: "sanguification"},
        hands={ANNA: "flat_hand scented_candle mosquito_spray"},
        blood={ANNA: 5},
    )


@pytest.mark.rule("MZ-B10")
def test_a_laid_card_is_free_and_the_same_from_the_hand_is_not() -> None:
    scene = defence()
    assert traits(scene, "use mosquito_spray").is_dearer_than(traits(scene, "use_laid 1"))
    assert not traits(scene, "use scented_candle").is_dearer_than(traits(scene, "use_laid 1"))
    worthwhile = worthwhile_options(GAME, scene.s, ANNA)
    assert said(scene, ANNA)["use mosquito_spray"] not in worthwhile
    assert len(worthwhile) == len(said(scene, ANNA)) - 1


@pytest.mark.rule("MZ-B5", "MZ-B7")
def test_of_equals_blue_cards_come_before_green_ones_and_flat_hands() -> None:
    scene = defence()
    order = ["use_laid 2", "use_laid 1", "use scented_candle", "use flat_hand"]
    assert sorted(order, key=lambda words: traits(scene, words).burden()) == order
    assert traits(scene, "end_defence").stops


def test_a_rule_of_thumb_is_told_of_a_choice_that_follows_it() -> None:
    scene = defence()
    found = {words: thumb(scene, words) for words in said(scene, ANNA)}
    assert found == {
        "end_defence": "",
        "use_laid 1": "laid_first",
        "use_laid 2": "blue_first",
        "use scented_candle": "weak_first",
        "use mosquito_spray": "",
        "use flat_hand": "",
    }


def test_what_helps_least_is_laid_for_others_and_what_is_used_anyway_with_the_lamp() -> None:
    hand = "flat_hand scented_candle attack"
    scene = Scene(at="lay_cards", hands={ANNA: hand, BEN: hand})
    assert [thumb(scene, f"lay {card}") for card in hand.split()] == ["lay_own", "lay_own", ""]
    assert [thumb(scene, f"lay {card}", BEN) for card in hand.split()] == ["", "lay_weak", "lay_red"]
