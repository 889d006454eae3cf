"""Blue cards: blood, a cure, and the net."""

import pytest

from tests.games.mosquitozzz.scene import CARDS, GAME, NAMES, NUMBERS, Scene

ANNA, BEN, CEM = 0, 1, 2


# --- blood


@pytest.mark.rule("MZ-BL1")
def test_sanguification_brings_a_drop_from_the_bank() -> None:
    scene = Scene(at="defend", swarm="attack", blood={ANNA: 6}, hands={ANNA: "sanguification"})
    scene.do(ANNA, "use sanguification")
    assert scene.blood == [7, 10, 10]
    assert scene.s.bank == 3
    assert scene.discard(ANNA)[-1:] == ["sanguification"]


@pytest.mark.rule("MZ-BL2")
@pytest.mark.parametrize("drops", [1, 2, 3])
def test_the_ointment_brings_three_drops_or_fewer(drops: int) -> None:
    scene = Scene(at="defend", swarm="attack", blood={ANNA: 5}, hands={ANNA: "ointment"}).do(ANNA, "use ointment")
    assert scene.offers(ANNA) == {"drink 1", "drink 2", "drink 3"}
    assert scene.refused(ANNA, "drink 4") == "MZ-BL2"
    scene.do(ANNA, f"drink {drops}")
    assert scene.blood == [5 + drops, 10, 10]
    assert scene.s.bank == 5 - drops
    assert scene.asking == "defend"


@pytest.mark.rule("MZ-BL2")
def test_the_ointment_never_brings_more_than_there_is_room_for() -> None:
    scene = Scene(at="defend", swarm="attack", blood={ANNA: 8, BEN: 4}, hands={ANNA: "ointment"})
    scene.do(ANNA, "use ointment")
    assert scene.offers(ANNA) == {"drink 1", "drink 2"}
    assert scene.refused(ANNA, "drink 3") == "MZ-G2"


@pytest.mark.rule("MZ-Q26")
def test_which_green_and_blue_cards_leave_after_use() -> None:
    beneficial = set(GAME.content.experience + GAME.content.starter)
    leaving = {NAMES[card] for card in beneficial if CARDS[card].leaves}
    assert leaving >= {"ointment", "mosquito_net", "fog_bomb"}

    scene = Scene(at="defend", swarm="apocalypse*2", blood={ANNA: 9}, hands={ANNA: "ointment fog_bomb"})
    scene.do(ANNA, "use ointment", "use fog_bomb")
    assert scene.removed == ["fog_bomb", "ointment"]


# --- Medicine


@pytest.mark.rule("TC-MZ-17", "MZ-BL3", "MZ-O3", "MZ-Q14")
def test_medicine_cures_and_spares_the_drop_of_this_turn() -> None:
    scene = Scene(at="defend", swarm="attack", infected=(ANNA,), blood={ANNA: 6}, hands={ANNA: "medicine"})
    scene.do(ANNA, "use medicine")
    assert scene.offers(ANNA) == {"cure", "drink 1"}
    scene.do(ANNA, "cure")
    assert scene.s.players[ANNA].infected == 0
    assert scene.removed == ["infectious"]
    assert scene.blood == [6, 10, 10]
    scene.do(ANNA, "end_defence")
    assert scene.blood == [5, 10, 10]


@pytest.mark.rule("TC-MZ-17", "MZ-BL3", "MZ-O3")
def test_medicine_for_blood_leaves_the_infection() -> None:
    scene = Scene(at="defend", swarm="attack", infected=(ANNA,), blood={ANNA: 6}, hands={ANNA: "medicine"})
    scene.do(ANNA, "use medicine", "drink 1")
    assert scene.blood == [7, 10, 10]
    assert scene.s.players[ANNA].infected == NUMBERS["infectious"]
    scene.do(ANNA, "end_defence")
    assert scene.blood == [5, 10, 10]


@pytest.mark.rule("TC-MZ-17", "MZ-BL3")
def test_medicine_for_the_healthy_is_a_drop_of_blood() -> None:
    scene = Scene(at="defend", swarm="attack", infected=(BEN,), blood={ANNA: 6}, hands={ANNA: "medicine"})
    scene.do(ANNA, "use medicine")
    assert scene.blood == [7, 10, 10]
    assert scene.s.players[BEN].infected, "nobody cures somebody else"
    assert scene.asking == "defend"


@pytest.mark.rule("MZ-BL3")
def test_medicine_at_full_blood_can_only_cure() -> None:
    scene = Scene(at="defend", swarm="attack", infected=(ANNA,), hands={ANNA: "medicine"}).do(ANNA, "use medicine")
    assert scene.s.players[ANNA].infected == 0
    assert scene.blood == [10, 10, 10]
    assert scene.discard(ANNA)[-1:] == ["medicine"]


@pytest.mark.rule("MZ-Q14")
def test_medicine_cannot_prevent_an_infection_that_is_still_in_the_swarm() -> None:
    scene = Scene(at="defend", swarm="attack infectious", blood={ANNA: 6}, hands={ANNA: "medicine"})
    scene.do(ANNA, "use medicine")
    assert scene.blood[ANNA] == 7
    assert scene.swarm == ["attack", "infectious"]
    scene.do(ANNA, "end_defence")
    assert scene.s.players[ANNA].infected
    assert scene.blood[ANNA] == 5


# --- the net


@pytest.mark.rule("MZ-BL4", "MZ-BL6", "MZ-BL7")
def test_the_net_passes_swarm_and_lamp_on_at_once() -> None:
    scene = Scene(
        at="defend",
        swarm="infestation air_raid",
        hands={ANNA: "mosquito_net attack", BEN: "flat_hand"},
        come=(4,),
    )
    display = scene.s.display[:]
    scene.do(ANNA, "use mosquito_net")
    assert scene.offers(ANNA) == {"pass_swarm 1", "pass_swarm 2"}
    scene.do(ANNA, "pass_swarm 1")
    assert scene.s.active == BEN
    assert scene.asking == "defend", "nobody lays a card"
    assert scene.swarm == ["air_raid", "infestation"], "no card was turned up"
    assert scene.s.left == 5
    assert scene.blood == [10, 10, 10]
    assert scene.hand(ANNA) == ["attack"], "no phase C: the red card stays in the hand; no phase D: nothing drawn"
    assert scene.s.display == display
    scene.do(BEN, "use flat_hand", "end_defence")
    assert scene.blood == [10, 9, 10]


@pytest.mark.rule("MZ-BL5", "MZ-BL7")
def test_blue_cards_before_the_net_and_blue_cards_after_it() -> None:
    scene = Scene(
        at="defend",
        swarm="attack",
        blood={ANNA: 5, BEN: 5},
        hands={ANNA: "sanguification mosquito_net", BEN: "sanguification scented_candle"},
    )
    scene.do(ANNA, "use sanguification", "use mosquito_net", "pass_swarm 1").do(BEN, "use sanguification")
    assert scene.blood == [6, 6, 10]
    assert scene.offers(BEN) == {"end_defence", "use scented_candle"}


@pytest.mark.rule("MZ-BL7")
def test_the_net_is_played_out_even_when_the_swarm_deck_is_empty() -> None:
    scene = Scene(at="defend", swarm="attack", swarm_deck_left="", hands={ANNA: "mosquito_net"})
    scene.do(ANNA, "use mosquito_net", "pass_swarm 1")
    assert scene.asking == "defend"
    assert scene.asked == [BEN]


@pytest.mark.rule("MZ-BL6")
def test_in_a_game_of_two_the_net_falls_on_the_other() -> None:
    scene = Scene(2, at="defend", swarm="attack", hands={ANNA: "mosquito_net"}).do(ANNA, "use mosquito_net")
    assert scene.s.active == BEN


@pytest.mark.rule("MZ-Q12", "MZ-BL7")
def test_cards_laid_and_not_used_wait_for_whoever_the_net_is_cast_on() -> None:
    scene = Scene(
        at="defend",
        swarm="infestation",
        hands={ANNA: "mosquito_net"},
        laid={ANNA: "mosquito_spray", CEM: "scented_candle"},
    )
    scene.do(ANNA, "use mosquito_net", "pass_swarm 1")
    assert {"use_laid 0", "use_laid 2"} <= scene.offers(BEN)
    scene.do(BEN, "use_laid 0", "end_defence")
    assert scene.blood == [10, 9, 10]
    assert scene.discard(ANNA)[-1:] == ["mosquito_spray"]
    assert scene.discard(CEM)[-1:] == ["scented_candle"]


@pytest.mark.rule("MZ-Q12")
def test_a_laid_net_leaves_the_game_and_works_for_whoever_uses_it() -> None:
    scene = Scene(at="defend", swarm="attack", laid={BEN: "mosquito_net"}).do(ANNA, "use_laid 1", "pass_swarm 1")
    assert scene.s.active == BEN
    assert scene.removed == ["mosquito_net"]


@pytest.mark.rule("MZ-BL8")
@pytest.mark.parametrize("mode", ["ambush", "rebellion", "kamikaze"])
def test_together_there_is_no_net(mode: str) -> None:
    net = NUMBERS["mosquito_net"]
    together, standard = Scene(mode=mode).s, Scene().s
    assert net not in together.experience + together.display
    assert (standard.experience + standard.display).count(net) == 1
