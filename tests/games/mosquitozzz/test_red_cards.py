"""Red cards: mosquitos, and nothing else."""

import pytest

from tests.games.mosquitozzz.scene import CARDS, GAME, NAMES, Scene
from wusel.games.mosquitozzz.cards import is_red

STRENGTHS = {"attack": 1, "air_raid": 2, "infestation": 3, "invasion": 4, "apocalypse": 5}


@pytest.mark.rule("MZ-R1", "MZ-R3")
@pytest.mark.parametrize(("card", "mosquitos"), STRENGTHS.items())
def test_a_red_card_brings_as_many_mosquitos_as_it_shows(card: str, mosquitos: int) -> None:
    scene = Scene(come=(card,)).lay("flat_hand", "flat_hand", "flat_hand")
    assert scene.s.left == mosquitos


@pytest.mark.rule("MZ-R1")
def test_strengths_add_up_over_swarm_laid_cards_and_deck() -> None:
    scene = Scene(swarm="attack invasion", come=("infestation",)).lay("flat_hand", "air_raid", "air_raid")
    assert scene.s.left == 1 + 4 + 2 + 2 + 3


@pytest.mark.rule("MZ-R2")
def test_red_cards_in_a_hand_are_no_defence_and_no_attack() -> None:
    scene = Scene(at="defend", swarm="attack", hands={0: "apocalypse attack scented_candle flat_hand"})
    assert scene.s.left == 1
    assert scene.offers(0) == {"end_defence", "use scented_candle", "use flat_hand"}
    assert scene.refused(0, "use apocalypse") == "MZ-B12"


@pytest.mark.rule("MZ-R2")
def test_red_cards_left_in_the_hand_of_the_attacked_join_the_swarm_unpaid() -> None:
    scene = Scene(at="defend", swarm="attack", hands={0: "apocalypse air_raid scented_candle"})
    scene.do(0, "use scented_candle")
    assert scene.swarm == ["air_raid", "apocalypse"]
    assert scene.hand(0) == []
    assert scene.blood == [10, 10, 10]
    assert scene.hand(1) == ["air_raid", "attack", "flat_hand", "flat_hand", "scented_candle"]


@pytest.mark.rule("MZ-R2")
def test_a_red_card_may_be_laid() -> None:
    scene = Scene(hands={1: "infestation flat_hand"}, come=("attack",)).lay("flat_hand", "infestation", "flat_hand")
    assert scene.swarm == ["attack", "infestation"]


@pytest.mark.rule("MZ-R3", "MZ-Q22")
def test_there_are_five_red_cards_and_only_one_of_strength_1() -> None:
    sets = GAME.content.starter + GAME.content.experience + GAME.content.swarm + GAME.content.additional
    assert {NAMES[card]: CARDS[card].strength for card in sets if is_red(card)} == STRENGTHS
