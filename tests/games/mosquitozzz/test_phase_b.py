"""Phase B: the defence, blue before green before the flat hand."""

import pytest

from tests.games.mosquitozzz.scene import Scene

ANNA, BEN, CEM = 0, 1, 2
HORDE = "apocalypse*2"
THREE = "medicine ointment mosquito_coil"
FULL, HURT = 10, 5


# --- usable cards


@pytest.mark.rule("MZ-B1")
def test_all_laid_cards_and_the_own_hand_can_be_used() -> None:
    scene = Scene(
        at="defend",
        swarm=HORDE,
        laid={ANNA: "mosquito_spray", BEN: "scented_candle", CEM: "sanguification"},
        hands={ANNA: "flat_hand scented_candle", BEN: "mosquito_coil", CEM: "flat_hand"},
        blood={ANNA: HURT},
    )
    laid = {"use_laid 0", "use_laid 1", "use_laid 2"}
    assert scene.offers(ANNA) == laid | {"end_defence", "use flat_hand", "use scented_candle"}
    assert scene.refused(ANNA, "use mosquito_coil") == "MZ-B1"
    scene.do(ANNA, "use_laid 2", "use_laid 0", "use_laid 1", "use scented_candle")
    assert scene.s.left == 10 - 2 - 1 - 1
    assert scene.refused(ANNA, "use_laid 1") == "MZ-B1"


@pytest.mark.rule("MZ-B1", "MZ-B9")
def test_nothing_has_to_be_used() -> None:
    scene = Scene(at="defend", swarm="attack", laid={ANNA: "scented_candle"}, hands={ANNA: "flat_hand"})
    scene.do(ANNA, "end_defence")
    assert scene.blood[ANNA] == 9
    assert scene.hand(ANNA) == ["flat_hand"]


@pytest.mark.rule("MZ-B12", "MZ-R2")
def test_red_cards_in_hand_cannot_be_used() -> None:
    scene = Scene(at="defend", swarm="attack", hands={ANNA: "attack air_raid"})
    assert scene.offers(ANNA) == {"end_defence"}
    assert scene.refused(ANNA, "use air_raid") == "MZ-B12"


@pytest.mark.rule("MZ-Q6")
@pytest.mark.parametrize("card", ["sanguification", "ointment", "medicine"])
def test_a_blood_card_without_effect_cannot_be_used(card: str) -> None:
    scene = Scene(at="defend", swarm="attack", hands={ANNA: card})
    assert scene.offers(ANNA) == {"end_defence"}
    assert scene.refused(ANNA, f"use {card}") == "MZ-Q6"


@pytest.mark.rule("MZ-Q6", "MZ-BL4")
def test_a_net_always_has_an_effect() -> None:
    scene = Scene(at="defend", swarm="attack", hands={ANNA: "mosquito_net"})
    assert scene.offers(ANNA) == {"end_defence", "use mosquito_net"}


@pytest.mark.rule("MZ-Q6", "MZ-BL3")
def test_medicine_at_ten_drops_only_cures() -> None:
    scene = Scene(at="defend", swarm="attack", infected=(ANNA,), hands={ANNA: "medicine"})
    scene.do(ANNA, "use medicine")
    assert (scene.s.players[ANNA].infected, scene.removed) == (0, ["infectious"])
    assert scene.blood[ANNA] == FULL


@pytest.mark.rule("MZ-Q6")
def test_idle_use_can_be_agreed_on() -> None:
    scene = Scene(at="defend", swarm="attack", hands={ANNA: "sanguification ointment"}, idle_use=True)
    scene.do(ANNA, "use sanguification", "use ointment")
    assert (scene.blood[ANNA], scene.asking) == (FULL, "defend")
    assert (scene.discard(ANNA), scene.removed) == (["sanguification"], ["ointment"])


# --- where used cards go


@pytest.mark.rule("TC-MZ-13", "MZ-B3", "MZ-Q2")
def test_another_players_blood_card_helps_its_user_and_returns_to_its_owner() -> None:
    caro, chris = 1, 0
    scene = Scene(at="defend", swarm=HORDE, laid={caro: "sanguification"}, blood={chris: 8, caro: 9})
    assert scene.s.bank == 3
    scene.do(chris, f"use_laid {caro}")
    assert (scene.blood, scene.s.bank) == ([9, 9, 10], 2)
    assert (scene.discard(caro), scene.discard(chris)) == (["sanguification"], [])


@pytest.mark.rule("MZ-B3")
def test_an_own_card_goes_to_the_own_discard_pile() -> None:
    scene = Scene(at="defend", swarm=HORDE, laid={ANNA: "scented_candle"}, hands={ANNA: "mosquito_coil"})
    scene.do(ANNA, "use_laid 0", "use mosquito_coil")
    assert scene.discard(ANNA) == ["mosquito_coil", "scented_candle"]
    assert (scene.laid(ANNA), scene.hand(ANNA), scene.removed) == ("", [], [])


@pytest.mark.rule("TC-MZ-14", "MZ-B2")
def test_an_exclamation_mark_sends_a_used_card_out_of_the_game() -> None:
    caro, chris = 1, 0
    scene = Scene(at="defend", swarm=HORDE, laid={caro: "fog_bomb"})
    scene.do(chris, f"use_laid {caro}")
    assert (scene.s.left, scene.removed) == (10 - 5, ["fog_bomb"])
    assert (scene.discard(caro), scene.discard(chris)) == ([], [])


@pytest.mark.rule("TC-MZ-14", "MZ-B10")
def test_an_exclamation_mark_means_nothing_on_an_unused_card() -> None:
    caro, chris = 1, 0
    scene = Scene(at="defend", swarm=HORDE, laid={caro: "fog_bomb"})
    scene.do(chris, "end_defence")
    assert (scene.removed, scene.laid(caro)) == ([], "")
    assert scene.discard(caro) == ["fog_bomb"]


@pytest.mark.rule("MZ-B2")
def test_an_ointment_from_the_own_hand_leaves_the_game() -> None:
    scene = Scene(at="defend", swarm=HORDE, hands={ANNA: "ointment"}, blood={ANNA: HURT})
    scene.do(ANNA, "use ointment", "drink 1")
    assert (scene.removed, scene.discard(ANNA)) == (["ointment"], [])


@pytest.mark.rule("MZ-B10")
def test_unused_cards_go_to_the_discard_piles_of_those_who_laid_them() -> None:
    laid = {ANNA: "mosquito_spray", BEN: "scented_candle", CEM: "sanguification"}
    scene = Scene(at="defend", swarm="infestation", laid=laid, display=THREE)
    scene.do(ANNA, "use_laid 1", "end_defence")
    assert [scene.discard(seat) for seat in (ANNA, BEN, CEM)] == [
        ["mosquito_spray"],
        ["scented_candle"],
        ["sanguification"],
    ]
    assert [scene.laid(seat) for seat in (ANNA, BEN, CEM)] == ["", "", ""]


# --- the order of colours


@pytest.mark.rule("MZ-B4")
@pytest.mark.parametrize(
    "order",
    [
        ("use sanguification", "use ointment", "drink 2", "use_laid 1"),
        ("use_laid 1", "use ointment", "drink 2", "use sanguification"),
    ],
)
def test_blue_cards_come_first_in_any_order(order: tuple[str, ...]) -> None:
    scene = Scene(
        at="defend",
        swarm=HORDE,
        hands={ANNA: "sanguification ointment"},
        laid={BEN: "medicine"},
        blood={ANNA: HURT},
    )
    scene.do(ANNA, *order)
    assert (scene.blood[ANNA], scene.s.left) == (HURT + 1 + 2 + 1, 10)


@pytest.mark.rule("TC-MZ-12", "MZ-B5")
def test_after_the_first_green_card_no_blue_one_can_be_used() -> None:
    hands = {ANNA: "sanguification scented_candle*2 flat_hand"}
    scene = Scene(at="defend", swarm=HORDE, hands=hands, laid={BEN: "sanguification"}, blood={ANNA: HURT})
    scene.do(ANNA, "use scented_candle")
    assert scene.offers(ANNA) == {"end_defence", "use scented_candle", "use flat_hand"}
    assert scene.refused(ANNA, "use sanguification") == "MZ-B5"
    assert scene.refused(ANNA, "use_laid 1") == "MZ-B5"


@pytest.mark.rule("MZ-B6")
@pytest.mark.parametrize("order", [("scented_candle", "mosquito_coil"), ("mosquito_coil", "scented_candle")])
def test_green_cards_come_in_any_order(order: tuple[str, str]) -> None:
    scene = Scene(at="defend", swarm=HORDE, hands={ANNA: "scented_candle mosquito_coil"})
    scene.do(ANNA, f"use {order[0]}", f"use {order[1]}")
    assert scene.s.left == 10 - 3 - 1


@pytest.mark.rule("TC-MZ-12", "MZ-B7")
def test_after_a_flat_hand_only_flat_hands_can_be_used() -> None:
    hands = {ANNA: "sanguification scented_candle flat_hand*2"}
    laid = {BEN: "mosquito_spray", CEM: "flat_hand"}
    scene = Scene(at="defend", swarm=HORDE, hands=hands, laid=laid, blood={ANNA: HURT}, display=THREE, come=(4, 1, 5))
    scene.do(ANNA, "use flat_hand")
    assert scene.offers(ANNA) == {"end_defence", "use flat_hand", "use_laid 2"}
    for other in ("use scented_candle", "use sanguification", "use_laid 1"):
        assert scene.refused(ANNA, other) == "MZ-B7"
    scene.do(ANNA, "use flat_hand")
    assert scene.s.left == 10 - 4 - 1
    scene.do(ANNA, "use_laid 2")
    assert (scene.s.left, scene.asking) == (0, "take_experience")


@pytest.mark.rule("TC-MZ-25", "MZ-B5", "MZ-B7")
@pytest.mark.parametrize(("first", "rule"), [("scented_candle", "MZ-B5"), ("flat_hand", "MZ-B7")])
def test_it_is_too_late_for_a_net_after_a_green_card(first: str, rule: str) -> None:
    scene = Scene(at="defend", swarm=HORDE, hands={ANNA: f"mosquito_net {first}"}, come=(0,))
    scene.do(ANNA, f"use {first}")
    assert scene.refused(ANNA, "use mosquito_net") == rule


@pytest.mark.rule("TC-MZ-25", "MZ-BL6")
def test_the_net_cannot_be_cast_on_oneself() -> None:
    scene = Scene(at="defend", swarm=HORDE, hands={ANNA: "mosquito_net"}).do(ANNA, "use mosquito_net")
    assert scene.offers(ANNA) == {"pass_swarm 1", "pass_swarm 2"}
    assert scene.refused(ANNA, "pass_swarm 0") == "MZ-BL6"


# --- repelling


@pytest.mark.rule("MZ-B8", "MZ-GR1")
@pytest.mark.parametrize(
    ("card", "repelled"),
    [("scented_candle", 1), ("mosquito_spray", 2), ("mosquito_coil", 3), ("electric_swatter", 4), ("fog_bomb", 5)],
)
def test_each_symbol_repels_one_mosquito(card: str, repelled: int) -> None:
    scene = Scene(at="defend", swarm=HORDE, hands={ANNA: card}).do(ANNA, f"use {card}")
    assert scene.s.left == 10 - repelled
    assert scene.told[-1] == f"repelled {repelled}"


@pytest.mark.rule("MZ-Q28", "MZ-GR1")
def test_symbols_beyond_the_last_mosquito_are_lost() -> None:
    scene = Scene(at="defend", swarm="air_raid", hands={ANNA: "fog_bomb"}, display=THREE)
    scene.do(ANNA, "use fog_bomb")
    assert "repelled 2" in scene.told
    assert (scene.s.left, scene.blood[ANNA], scene.discard(ANNA)) == (0, FULL, ["air_raid"])


# --- the end of the phase


@pytest.mark.rule("MZ-B9")
@pytest.mark.parametrize("card", ["scented_candle", "flat_hand"])
def test_the_defence_is_over_when_no_mosquito_is_left(card: str) -> None:
    hands = {ANNA: f"{card} mosquito_spray"}
    scene = Scene(at="defend", swarm="attack", hands=hands, display=THREE, come=(1,))
    scene.do(ANNA, f"use {card}")
    assert (scene.asking, scene.hand(ANNA)) == ("take_experience", ["mosquito_spray"])


@pytest.mark.rule("MZ-B9")
def test_without_a_usable_card_the_end_is_still_declared() -> None:
    scene = Scene(at="defend", swarm="attack", hands={ANNA: "attack"})
    assert (scene.asking, scene.offers(ANNA)) == ("defend", {"end_defence"})


@pytest.mark.rule("MZ-B9", "MZ-B4")
def test_blue_cards_never_end_the_defence() -> None:
    scene = Scene(at="defend", swarm="attack", hands={ANNA: "sanguification"}, blood={ANNA: 9})
    scene.do(ANNA, "use sanguification")
    assert (scene.asking, scene.offers(ANNA)) == ("defend", {"end_defence"})


@pytest.mark.rule("MZ-B11", "MZ-O7")
def test_resistant_leaves_when_the_defence_is_over() -> None:
    scene = Scene(at="defend", swarm="attack resistant", hands={ANNA: "flat_hand"}, come=(0,))
    scene.do(ANNA, "use flat_hand")
    assert (scene.swarm, scene.removed) == (["attack", "resistant"], [])
    scene.do(ANNA, "end_defence")
    assert (scene.swarm, scene.removed) == (["attack"], ["resistant"])


# --- ointment and net


def ointment(active: int, other: int) -> Scene:
    """Two players. The first is about to use an ointment."""
    return Scene(2, at="defend", swarm=HORDE, hands={ANNA: "ointment"}, blood={ANNA: active, BEN: other})


@pytest.mark.rule("TC-MZ-16", "MZ-G2", "MZ-BL2")
@pytest.mark.parametrize(("active", "amounts", "rule"), [(8, [1, 2], "MZ-G2"), (5, [1, 2, 3], "MZ-BL2")])
def test_the_ointment_gives_three_drops_or_what_fits(active: int, amounts: list[int], rule: str) -> None:
    scene = ointment(active, other=10)
    bank = scene.s.bank
    assert bank == 10 - active
    scene.do(ANNA, "use ointment")
    assert scene.offers(ANNA) == {f"drink {drops}" for drops in amounts}
    assert scene.refused(ANNA, f"drink {amounts[-1] + 1}") == rule
    scene.do(ANNA, f"drink {amounts[-1]}")
    assert (scene.blood, scene.s.bank) == ([active + amounts[-1], 10], bank - amounts[-1])


@pytest.mark.rule("TC-MZ-16", "MZ-BL2")
def test_one_drop_below_ten_the_ointment_gives_one_without_asking() -> None:
    scene = ointment(9, other=8)
    assert scene.s.bank == 3
    scene.do(ANNA, "use ointment")
    assert (scene.blood, scene.s.bank, scene.asking) == ([10, 8], 2, "defend")


@pytest.mark.rule("TC-MZ-16", "MZ-Q6")
@pytest.mark.parametrize(("other", "bank"), [(6, 4), (10, 0)])
def test_the_ointment_is_of_no_use_at_ten_drops(other: int, bank: int) -> None:
    scene = ointment(10, other)
    assert scene.s.bank == bank
    assert scene.refused(ANNA, "use ointment") == "MZ-Q6"


@pytest.mark.rule("MZ-Q12")
def test_after_a_net_the_new_player_can_use_what_was_laid() -> None:
    laid = {ANNA: "mosquito_spray", BEN: "scented_candle", CEM: "sanguification"}
    hands = {ANNA: "mosquito_net", BEN: "mosquito_coil", CEM: "flat_hand"}
    scene = Scene(at="defend", swarm=HORDE, laid=laid, hands=hands, blood={ANNA: 9, BEN: 9})
    scene.do(ANNA, "use_laid 2", "use mosquito_net", "pass_swarm 1")
    assert scene.offers(BEN) == {"end_defence", "use_laid 0", "use_laid 1", "use mosquito_coil"}
    scene.do(BEN, "use_laid 0", "use_laid 1")
    assert scene.s.left == 10 - 2 - 1
    assert [scene.discard(seat) for seat in (ANNA, BEN, CEM)] == [
        ["mosquito_spray"],
        ["scented_candle"],
        ["sanguification"],
    ]


@pytest.mark.rule("MZ-Q31", "MZ-O4")
def test_a_swarm_passed_on_was_not_repelled_and_infectious_travels_with_it() -> None:
    scene = Scene(at="defend", swarm="attack infectious", hands={ANNA: "mosquito_net"})
    scene.do(ANNA, "use mosquito_net", "pass_swarm 1")
    assert (scene.swarm, scene.removed) == (["attack", "infectious"], ["mosquito_net"])
    scene.do(BEN, "end_defence")
    assert [player.infected != 0 for player in scene.s.players] == [False, True, False]
    assert scene.blood == [10, 8, 10]
