"""Phase D: the lamp moves on, and all players draw."""

import pytest

from tests.games.mosquitozzz.scene import Scene

ANNA, BEN, CEM = 0, 1, 2
SPECTATOR = -1


# --- D1: the lamp


@pytest.mark.rule("MZ-D1")
@pytest.mark.parametrize("taker", [ANNA, CEM])
def test_the_lamp_goes_to_any_other_player(taker: int) -> None:
    scene = Scene(active=BEN, at="hand_on_lamp", swarm="attack")
    assert scene.offers(BEN) == {"pass_lamp 0", "pass_lamp 2"}
    assert scene.refused(BEN, "pass_lamp 1") == "MZ-D1"
    assert scene.refused(BEN, "keep_all") == ""
    scene.do(BEN, f"pass_lamp {taker}")
    assert scene.s.active == taker


@pytest.mark.rule("TC-MZ-28", "MZ-D1", "MZ-O11..O14")
@pytest.mark.parametrize(("letter", "taker"), [("alpha", ANNA), ("beta", BEN), ("gamma", BEN), ("", BEN)])
def test_of_two_players_the_other_gets_the_lamp_unless_alpha_is_there(letter: str, taker: int) -> None:
    scene = Scene(2, at="hand_on_lamp", swarm=f"attack {letter}")
    assert (scene.s.active, scene.swarm, scene.removed) == (taker, ["attack"], letter.split())
    assert (scene.asking, scene.asked) == ("two_player_discard", [ANNA, BEN])


# --- D2: two players may discard


@pytest.mark.rule("MZ-D2")
def test_of_two_players_both_may_discard_one_card() -> None:
    hands = {ANNA: "flat_hand*2 scented_candle", BEN: "attack sanguification"}
    scene = Scene(2, at="hand_on_lamp", swarm="attack", hands=hands)
    assert scene.offers(ANNA) == {"keep_all", "discard flat_hand", "discard scented_candle"}
    assert scene.refused(ANNA, "discard attack") == "MZ-D2"
    scene.do(ANNA, "discard flat_hand").do(BEN, "discard sanguification")
    assert (scene.discard(ANNA), scene.discard(BEN)) == (["flat_hand"], ["sanguification"])
    assert scene.asking == "lay_cards"
    assert "scented_candle" in scene.hand(ANNA)


@pytest.mark.rule("MZ-D2")
def test_nobody_has_to_discard() -> None:
    scene = Scene(2, at="hand_on_lamp", swarm="attack")
    hands = [scene.hand(ANNA), scene.hand(BEN)]
    scene.do(ANNA, "keep_all").do(BEN, "keep_all")
    assert [scene.hand(ANNA), scene.hand(BEN)] == hands
    assert (scene.discard(ANNA), scene.discard(BEN), scene.asking) == ([], [], "lay_cards")


@pytest.mark.rule("MZ-D2", "MZ-K10")
@pytest.mark.parametrize(("players", "mode"), [(3, "standard"), (4, "standard"), (2, "ambush")])
def test_nobody_discards_with_more_players_or_in_the_cooperative_game(players: int, mode: str) -> None:
    scene = Scene(players, mode, at="two_player_discard", swarm="attack")
    assert scene.asking == "lay_cards"


@pytest.mark.rule("MZ-Q29")
def test_a_red_card_can_be_discarded_and_stays_out_of_the_swarm() -> None:
    scene = Scene(2, at="hand_on_lamp", swarm="air_raid", hands={BEN: "attack flat_hand"})
    scene.do(ANNA, "keep_all").do(BEN, "discard attack")
    assert (scene.discard(BEN), scene.swarm) == (["attack"], ["air_raid"])


@pytest.mark.rule("MZ-Q19")
@pytest.mark.parametrize("looker", [BEN, SPECTATOR])
def test_the_discards_are_chosen_in_secret(looker: int) -> None:
    views = []
    for choice in ("keep_all", "discard flat_hand"):
        scene = Scene(2, at="hand_on_lamp", swarm="attack", hands={ANNA: "flat_hand"}).do(ANNA, choice)
        views.append(scene.table.view(looker))
    assert views[0] == views[1]


@pytest.mark.rule("MZ-Q19")
def test_the_discards_are_shown_together_and_can_be_changed_until_then() -> None:
    scene = Scene(2, at="hand_on_lamp", swarm="attack", hands={ANNA: "flat_hand", BEN: "attack"})
    scene.do(BEN, "discard attack").do(BEN, "keep_all").do(BEN, "discard attack")
    assert (scene.told, scene.hand(BEN)) == ([], ["attack"])
    scene.do(ANNA, "discard flat_hand")
    assert scene.told[:2] == ["discarded 0 flat_hand", "discarded 1 attack"]


@pytest.mark.rule("MZ-Q17")
def test_the_discard_is_offered_once_when_alpha_keeps_the_lamp() -> None:
    scene = Scene(2, at="hand_on_lamp", swarm="attack alpha")
    assert (scene.s.active, scene.asking) == (ANNA, "two_player_discard")
    scene.do(ANNA, "keep_all").do(BEN, "keep_all")
    assert scene.asking == "lay_cards"


@pytest.mark.rule("MZ-Q17", "MZ-BL7")
def test_the_discard_is_not_offered_when_a_net_passes_the_lamp() -> None:
    scene = Scene(2, at="defend", swarm="attack", hands={ANNA: "mosquito_net"}).do(ANNA, "use mosquito_net")
    assert (scene.s.active, scene.asking, scene.asked) == (BEN, "defend", [BEN])


# --- D3 to D5: drawing


@pytest.mark.rule("MZ-D3")
def test_everybody_draws_up_to_five() -> None:
    hands = {ANNA: "flat_hand", BEN: "flat_hand*2 scented_candle*2", CEM: ""}
    scene = Scene(at="hand_on_lamp", swarm="attack", hands=hands)
    draws = {seat: scene.draw(seat) for seat in (ANNA, BEN, CEM)}
    scene.do(ANNA, "pass_lamp 1")
    assert [len(scene.hand(seat)) for seat in (ANNA, BEN, CEM)] == [5, 5, 5]
    assert [len(scene.draw(seat)) for seat in (ANNA, BEN, CEM)] == [3, 3, 3]
    assert sorted(scene.hand(CEM) + scene.draw(CEM)) == draws[CEM]


@pytest.mark.rule("MZ-D3", "MZ-K4")
@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 5), (4, 4)])
def test_the_cooperative_hand_size_holds_in_phase_d_too(players: int, size: int) -> None:
    scene = Scene(players, "ambush", at="refill_hands", hands=dict.fromkeys(range(players), ""))
    assert [len(scene.hand(seat)) for seat in range(players)] == [size] * players


@pytest.mark.rule("MZ-D3")
def test_whoever_holds_more_cards_keeps_them() -> None:
    six = "flat_hand*2 scented_candle*2 mosquito_spray sanguification"
    scene = Scene(at="refill_hands", hands={BEN: six})
    assert len(scene.hand(BEN)) == 6


@pytest.mark.rule("MZ-D4")
def test_the_rest_of_the_draw_pile_comes_first_then_the_reshuffled_discard_pile() -> None:
    scene = Scene(
        at="refill_hands",
        hands={BEN: "flat_hand*2"},
        draws={BEN: "sanguification"},
        discards={BEN: "attack air_raid scented_candle mosquito_spray"},
        come=("attack", "mosquito_spray"),
    )
    assert scene.hand(BEN) == ["attack", "flat_hand", "flat_hand", "mosquito_spray", "sanguification"]
    assert (scene.draw(BEN), scene.discard(BEN)) == (["air_raid", "scented_candle"], [])


@pytest.mark.rule("MZ-D4")
def test_the_reshuffled_pile_is_shuffled() -> None:
    drawn = set()
    for seed in range(12):
        scene = Scene(at="hand_on_lamp", hands={BEN: "flat_hand*2 scented_candle*2"}, draws={BEN: ""})
        scene.s.reseed(seed)
        scene.do(ANNA, "pass_lamp 1")
        drawn |= set(scene.hand(BEN)) - {"flat_hand", "scented_candle"}
    assert drawn == {"attack", "air_raid", "mosquito_spray", "sanguification"}


@pytest.mark.rule("TC-MZ-34", "MZ-D4")
def test_a_draw_pile_that_just_suffices_is_not_replenished() -> None:
    scene = Scene(
        at="hand_on_lamp",
        swarm="attack",
        hands={BEN: "flat_hand scented_candle"},
        draws={BEN: "flat_hand scented_candle mosquito_spray"},
        discards={BEN: "sanguification"},
        display="medicine*3",
    )
    scene.do(ANNA, f"pass_lamp {CEM}")
    assert (len(scene.hand(BEN)), scene.draw(BEN), scene.discard(BEN)) == (5, [], ["sanguification"])
    scene.come("attack")
    scene.lay("flat_hand", "mosquito_spray", "flat_hand").do(CEM, "end_defence")
    assert (scene.draw(BEN), scene.discard(BEN)) == ([], ["mosquito_spray", "sanguification"])
    scene.do(CEM, f"pass_lamp {ANNA}")
    assert "reshuffled 1" in scene.told
    assert (len(scene.hand(BEN)), len(scene.draw(BEN)), scene.discard(BEN)) == (5, 1, [])


@pytest.mark.rule("TC-MZ-35", "MZ-Q4")
def test_with_both_piles_empty_the_hand_stays_small_and_the_game_goes_on() -> None:
    hands, draws, discards = {BEN: "flat_hand*2"}, {BEN: "attack"}, {BEN: ""}
    scene = Scene(at="hand_on_lamp", hands=hands, draws=draws, discards=discards)
    scene.do(ANNA, "pass_lamp 2")
    assert scene.hand(BEN) == ["attack", "flat_hand", "flat_hand"]
    assert (scene.draw(BEN), scene.discard(BEN)) == ([], [])
    assert (scene.asking, scene.asked) == ("lay_cards", [ANNA, BEN, CEM])


@pytest.mark.rule("MZ-D5")
def test_cards_just_repelled_and_just_learned_can_be_drawn_at_once() -> None:
    scene = Scene(
        at="defend",
        swarm="apocalypse",
        hands={ANNA: "fog_bomb flat_hand*2"},
        draws={ANNA: "scented_candle"},
        discards={ANNA: ""},
        display="medicine ointment mosquito_coil",
    )
    scene.do(ANNA, "use fog_bomb", "learn medicine", "pass_lamp 1")
    assert scene.hand(ANNA) == ["apocalypse", "flat_hand", "flat_hand", "medicine", "scented_candle"]
