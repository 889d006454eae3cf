"""The whole example turn of the rulebook, step by step."""

import pytest

from tests.games.mosquitozzz.scene import Scene

CARO, STEFAN, CHRIS = 0, 1, 2


@pytest.mark.rule("TC-MZ-01", "MZ-T1", "MZ-T2", "MZ-A3", "MZ-A4", "MZ-B3", "MZ-X9", "MZ-D4", "MZ-D5", "MZ-Q23")
def test_the_example_turn() -> None:
    scene = Scene(
        active=CHRIS,
        blood={CHRIS: 6},
        swarm="attack*2 air_raid",
        hands={
            CHRIS: "mosquito_spray sanguification flat_hand*2 air_raid",
            STEFAN: "air_raid flat_hand*2 scented_candle*2",
            CARO: "scented_candle flat_hand*2 mosquito_spray sanguification",
        },
        draws={CHRIS: "scented_candle*2"},
        discards={CHRIS: ""},
        display="mosquito_net mosquito_coil medicine",
        come=("infestation", 4),
    )
    assert scene.s.bank == 4

    scene.lay("scented_candle", "air_raid", "mosquito_spray")
    assert scene.swarm == ["air_raid", "air_raid", "attack", "attack", "infestation"]
    assert scene.s.left == 9

    scene.do(CHRIS, "use sanguification")
    assert (scene.blood[CHRIS], scene.s.bank) == (7, 3)

    scene.do(CHRIS, f"use_laid {CHRIS}", f"use_laid {CARO}")
    assert scene.s.left == 6
    assert scene.offers(CHRIS) == {"end_defence", "use flat_hand"}

    scene.do(CHRIS, "use flat_hand")
    assert scene.s.left == 2
    assert scene.offers(CHRIS) == {"end_defence", "use flat_hand"}

    scene.do(CHRIS, "end_defence")
    assert scene.discard(CARO) == ["scented_candle"]
    assert scene.discard(CHRIS) == ["flat_hand", "mosquito_spray", "sanguification"]
    assert (scene.blood[CHRIS], scene.s.bank) == (5, 5)

    scene.do(CHRIS, "stay attack")
    assert scene.swarm == ["air_raid", "attack", "attack"]
    assert scene.hand(CHRIS) == ["flat_hand"]
    before_experience = ["air_raid", "air_raid", "flat_hand", "infestation", "mosquito_spray", "sanguification"]
    assert scene.discard(CHRIS) == before_experience

    scene.do(CHRIS, "learn mosquito_net")
    assert scene.discard(CHRIS) == sorted([*before_experience, "mosquito_net"])
    assert len(scene.s.display) == 3

    scene.do(CHRIS, f"pass_lamp {STEFAN}")
    assert scene.s.active == STEFAN
    assert len(scene.hand(CHRIS)) == 5
    assert scene.hand(CHRIS).count("scented_candle") == 2
    assert len(scene.draw(CHRIS)) == 5
    assert scene.discard(CHRIS) == []
    assert scene.asking == "lay_cards"
    assert scene.game.faults(scene.s) == []
