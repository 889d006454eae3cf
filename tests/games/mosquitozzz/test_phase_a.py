"""Phase A: cards are laid in secret, the swarm grows."""

import pytest

from tests.games.mosquitozzz.scene import Scene

ANNA, BEN, CEM = 0, 1, 2
SPECTATOR = -1
THREE = "medicine ointment mosquito_coil"
COLOURFUL = "attack flat_hand scented_candle mosquito_spray sanguification"


def all_lay_a_candle(swarm: str = "", come: tuple[str, ...] = (), swarm_deck_left: str | None = None) -> Scene:
    """All lay a candle, so no hand card joins the swarm. Only the deck adds to it."""
    hands = dict.fromkeys((ANNA, BEN, CEM), "scented_candle flat_hand")
    scene = Scene(swarm=swarm, hands=hands, come=come, swarm_deck_left=swarm_deck_left)
    return scene.lay("scented_candle", "scented_candle", "scented_candle")


# --- A1, A2: laying in secret


@pytest.mark.rule("MZ-A1", "MZ-Q23")
@pytest.mark.parametrize("active", [ANNA, BEN, CEM])
def test_everybody_lays_a_card_the_holder_of_the_lamp_too(active: int) -> None:
    scene = Scene(active=active)
    assert (scene.asking, scene.asked) == ("lay_cards", [ANNA, BEN, CEM])


@pytest.mark.rule("MZ-A1")
def test_any_card_of_the_hand_can_be_laid_and_nothing_else() -> None:
    scene = Scene(hands={ANNA: COLOURFUL})
    assert scene.offers(ANNA) == {f"lay {card}" for card in COLOURFUL.split()}
    assert scene.refused(ANNA, "lay air_raid") == "MZ-A1"
    assert scene.refused(ANNA, "keep_all") == "", "no rule speaks of that here"


@pytest.mark.rule("MZ-A1")
def test_exactly_one_card_leaves_each_hand() -> None:
    scene = Scene(hands=dict.fromkeys((ANNA, BEN, CEM), "scented_candle*2 flat_hand"))
    scene.lay("scented_candle", "scented_candle", "scented_candle")
    for seat in (ANNA, BEN, CEM):
        assert scene.laid(seat) == "scented_candle"
        assert scene.hand(seat) == ["flat_hand", "scented_candle"]


@pytest.mark.rule("MZ-A1")
def test_a_choice_can_be_changed_until_all_have_chosen() -> None:
    scene = Scene(hands=dict.fromkeys((ANNA, BEN), COLOURFUL))
    scene.do(ANNA, "lay attack").do(BEN, "lay attack").do(ANNA, "lay sanguification")
    assert (scene.swarm, scene.laid(ANNA), scene.table.owing()) == ([], "", [CEM])
    scene.come("infestation")
    scene.do(CEM, "lay flat_hand")
    assert scene.laid(ANNA) == "sanguification"
    assert "attack" in scene.hand(ANNA)
    assert scene.refused(BEN, "lay mosquito_spray") == ""


@pytest.mark.rule("MZ-A2")
def test_nothing_is_turned_up_before_all_have_chosen() -> None:
    scene = Scene(hands={ANNA: "attack", BEN: "scented_candle", CEM: "flat_hand"}, come=("air_raid",))
    scene.do(CEM, "lay flat_hand").do(ANNA, "lay attack")
    assert (scene.told, scene.swarm, len(scene.s.swarm_deck)) == ([], [], 24)
    scene.do(BEN, "lay scented_candle")
    assert scene.told[:3] == ["joined_swarm 0 attack", "card_laid 1 scented_candle", "card_laid 2 flat_hand"]


@pytest.mark.rule("TC-MZ-06", "MZ-A1", "MZ-A2", "MZ-H3")
@pytest.mark.parametrize("looker", [BEN, CEM, SPECTATOR])
def test_what_somebody_chose_cannot_be_told_from_any_view(looker: int) -> None:
    views = []
    for card in ("attack", "flat_hand"):
        scene = Scene(hands={ANNA: card}).do(ANNA, f"lay {card}").do(BEN, "lay flat_hand")
        views.append(scene.table.view(looker))
    assert views[0] == views[1]
    assert views[0]["owing"] == [CEM]


@pytest.mark.rule("TC-MZ-06")
def test_the_own_choice_stays_in_sight() -> None:
    scene = Scene(hands={ANNA: COLOURFUL}).do(ANNA, "lay attack")
    assert scene.table.view(ANNA)["chosen"] == {"do": "lay", "card": "attack"}


@pytest.mark.rule("MZ-Q5")
def test_an_empty_hand_lays_no_card() -> None:
    scene = Scene(hands={ANNA: "flat_hand", BEN: "", CEM: "flat_hand"}, come=("attack",))
    assert scene.asked == [ANNA, CEM]
    scene.do(ANNA, "lay flat_hand").do(CEM, "lay flat_hand")
    assert (scene.asking, scene.laid(BEN)) == ("defend", "")


# --- A3, A4: red cards join the swarm, the others stay open


@pytest.mark.rule("MZ-A3", "MZ-A4", "TC-MZ-07", "MZ-Q1")
def test_red_cards_of_all_players_join_the_swarm_and_cannot_be_used() -> None:
    hands = {ANNA: "attack scented_candle", BEN: "air_raid", CEM: "mosquito_spray"}
    scene = Scene(hands=hands, come=("infestation",)).lay("attack", "air_raid", "mosquito_spray")
    assert scene.swarm == ["air_raid", "attack", "infestation"]
    assert scene.s.left == 1 + 2 + 3
    assert [scene.laid(seat) for seat in (ANNA, BEN, CEM)] == ["", "", "mosquito_spray"]
    assert scene.offers(ANNA) == {"end_defence", "use_laid 2", "use scented_candle"}
    assert scene.refused(ANNA, "use_laid 0") == "MZ-B1"
    assert scene.refused(ANNA, "use_laid 1") == "MZ-B1"


@pytest.mark.rule("TC-MZ-42", "MZ-A3", "MZ-X4", "MZ-Q23")
def test_the_own_infestation_attacks_the_one_who_laid_it_and_comes_back() -> None:
    scene = Scene(hands={ANNA: "infestation fog_bomb"}, display=THREE, come=("attack",))
    scene.lay("infestation", "flat_hand", "flat_hand")
    assert (scene.s.left, scene.asked) == (3 + 1, [ANNA])
    scene.do(ANNA, "use fog_bomb")
    assert scene.swarm == []
    assert scene.discard(ANNA) == ["attack", "infestation"]


# --- A5, A6: the deck adds to the swarm


@pytest.mark.rule("MZ-A5")
def test_one_card_of_the_swarm_deck_joins_the_swarm() -> None:
    scene = all_lay_a_candle(swarm="attack", come=("invasion",))
    assert scene.turned_up == ["invasion"]
    assert scene.swarm == ["attack", "invasion"]
    assert (scene.s.left, len(scene.s.swarm_deck)) == (1 + 4, 24 - 2)


@pytest.mark.rule("MZ-A5", "MZ-A6")
def test_a_special_card_is_enough_when_mosquitos_are_there_already() -> None:
    scene = all_lay_a_candle(swarm="attack", come=("resistant",))
    assert scene.turned_up == ["resistant"]
    assert (scene.swarm, scene.s.left) == (["attack", "resistant"], 1)


@pytest.mark.rule("MZ-A6")
@pytest.mark.parametrize("special", ["alpha", "beta", "gamma", "resistant", "infectious"])
def test_special_cards_are_no_mosquitos_so_more_are_turned_up(special: str) -> None:
    scene = all_lay_a_candle(come=(special, "air_raid"))
    assert scene.turned_up == [special, "air_raid"]
    assert (scene.asking, scene.s.left) == ("defend", 2)


@pytest.mark.rule("MZ-A6")
def test_cards_are_turned_up_one_at_a_time_until_a_mosquito_comes() -> None:
    scene = all_lay_a_candle(come=("alpha", "beta", "infectious", "attack"))
    assert scene.turned_up == ["alpha", "beta", "infectious", "attack"]
    assert len(scene.s.swarm_deck) == 24 - 4


# --- A7: the deck is empty


@pytest.mark.rule("TC-MZ-09", "MZ-A7", "MZ-Q30", "MZ-E1")
def test_the_game_ends_before_anybody_lays_a_card_in_vain() -> None:
    full = {ANNA: "flat_hand*2 scented_candle*2 mosquito_spray", BEN: COLOURFUL, CEM: COLOURFUL}
    scene = Scene(at="hand_on_lamp", swarm="attack", swarm_deck_left="", hands=full, blood={ANNA: 4, BEN: 7, CEM: 6})
    scene.do(ANNA, "pass_lamp 2")
    assert scene.told == ["lamp_passed 0 2", "deck_ran_out", "won 1"]
    assert (scene.asked, scene.blood, scene.swarm) == ([], [4, 7, 6], ["attack"])
    assert [len(scene.hand(seat)) for seat in (ANNA, BEN, CEM)] == [5, 5, 5]
    result = scene.table.result()
    assert result is not None
    assert (result.ranks, result.reason) == ([3, 1, 2], "deck_empty")


@pytest.mark.rule("MZ-A7", "MZ-A6")
def test_the_game_ends_when_the_deck_cannot_bring_a_mosquito() -> None:
    scene = all_lay_a_candle(swarm_deck_left="alpha")
    assert scene.turned_up == ["alpha"]
    assert (scene.asked, scene.game.asking(scene.s)) == ([], "")
    assert "deck_ran_out" in scene.told


@pytest.mark.rule("MZ-A7")
def test_the_last_card_of_the_deck_still_attacks() -> None:
    scene = all_lay_a_candle(swarm_deck_left="invasion")
    assert (scene.asking, scene.s.left, scene.s.swarm_deck) == ("defend", 4, [])


@pytest.mark.rule("TC-MZ-11", "MZ-A7", "MZ-O8", "MZ-Q21")
def test_an_alarm_that_finds_one_card_instead_of_two_wins_the_cooperative_game() -> None:
    scene = Scene(mode="ambush", swarm="apocalypse*2", swarm_deck_left="alarm attack", blood={ANNA: 1}, come=("alarm",))
    scene.lay("flat_hand", "flat_hand", "flat_hand")
    assert scene.turned_up == ["alarm", "attack"]
    assert scene.told[-2:] == ["deck_ran_out", "won_together"]
    assert scene.blood == [1, 10, 10]
    result = scene.table.result()
    assert result is not None
    assert (result.won, result.reason) == (True, "deck_empty")


@pytest.mark.rule("MZ-A7", "MZ-Q30", "MZ-BL7")
def test_a_swarm_under_a_net_is_fought_even_with_an_empty_deck() -> None:
    scene = Scene(at="defend", swarm="attack", swarm_deck_left="", hands={ANNA: "mosquito_net"}, display=THREE)
    scene.do(ANNA, "use mosquito_net", "pass_swarm 1").do(BEN, "end_defence")
    assert (scene.asking, scene.blood) == ("take_experience", [10, 9, 10])
