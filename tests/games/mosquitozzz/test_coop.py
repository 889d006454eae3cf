"""The co-operative game: all players against the swarm."""

from collections import Counter

import pytest

from tests.games.mosquitozzz.scene import NAMES, Scene
from wusel.games.mosquitozzz.game import new_game
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.words import Card

ANNA, BEN, CEM = 0, 1, 2
TOGETHER = ["ambush", "rebellion", "kamikaze"]
HAND_SIZES = {2: 6, 3: 5, 4: 4}


def fresh(players: int, mode: str) -> MosquitoState:
    return new_game().new({"players": players, "mode": mode}, seed=5)


def named(numbers: list[Card]) -> Counter[str]:
    return Counter(NAMES[card] for card in numbers)


# --- set-up


@pytest.mark.rule("MZ-K3", "MZ-BL8")
@pytest.mark.parametrize("mode", TOGETHER)
def test_the_net_stays_in_the_box(mode: str) -> None:
    together, standard = fresh(3, mode), fresh(3, "standard")
    missing = named(standard.experience + standard.display) - named(together.experience + together.display)
    assert missing == {"mosquito_net": 1}
    assert (len(together.display), len(together.experience)) == (3, 28)


@pytest.mark.rule("MZ-K4")
@pytest.mark.parametrize("mode", TOGETHER)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_are_of_six_five_or_four_cards(players: int, mode: str) -> None:
    for player in fresh(players, mode).players:
        assert len(player.hand) == HAND_SIZES[players]
        assert len(player.draw) == 8 - HAND_SIZES[players]
        assert "flat_hand" in named(player.hand)


@pytest.mark.rule("MZ-K4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_are_filled_up_to_that_size_again(players: int) -> None:
    scene = Scene(players, "ambush", at="refill_hands", hands={ANNA: "flat_hand", BEN: "flat_hand scented_candle"})
    assert [len(scene.hand(seat)) for seat in range(players)] == [HAND_SIZES[players]] * players


@pytest.mark.rule("MZ-K5", "MZ-K6", "MZ-K7")
@pytest.mark.parametrize(
    ("mode", "more", "size"),
    [
        ("ambush", {}, 24),
        ("rebellion", {"alarm": 2, "invasion": 1, "apocalypse": 1, "resistant": 1}, 29),
        ("kamikaze", {"alarm": 4, "invasion": 2, "apocalypse": 2, "resistant": 1, "infectious": 1}, 34),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_harder_it_is_the_more_swarm_cards_there_are(
    players: int, mode: str, more: dict[str, int], size: int
) -> None:
    deck = fresh(players, mode).swarm_deck
    assert len(deck) == size
    assert named(deck) - named(fresh(players, "standard").swarm_deck) == more


# --- won and lost


@pytest.mark.rule("MZ-K1", "MZ-Q21")
def test_the_team_wins_when_a_swarm_card_is_due_and_none_is_left() -> None:
    scene = Scene(mode="ambush", swarm_deck_left="attack", blood={ANNA: 4, BEN: 4, CEM: 9})
    scene.lay("flat_hand", "flat_hand", "flat_hand")
    assert scene.s.swarm_deck == []
    assert scene.asking == "defend", "the attack of the last card is still fought"
    scene.do(ANNA, "end_defence")
    assert scene.table.result() is None
    scene.do(ANNA, "pass_lamp 1")
    result = scene.table.result()
    assert result is not None
    assert (result.won, result.reason, result.ranks) == (True, "deck_empty", [1, 1, 1])
    assert scene.told[-2:] == ["deck_ran_out", "won_together"], "equal blood is no matter for a play-off"


@pytest.mark.rule("MZ-Q21", "MZ-K1")
def test_an_alarm_that_runs_dry_wins_at_once() -> None:
    scene = Scene(mode="kamikaze", swarm="apocalypse", swarm_deck_left="alarm attack", blood={ANNA: 1})
    scene.come("alarm", "attack")
    scene.lay("flat_hand", "flat_hand", "flat_hand")
    result = scene.table.result()
    assert result is not None
    assert result.won is True
    assert scene.blood == [1, 10, 10]


@pytest.mark.rule("TC-MZ-37", "MZ-K2")
@pytest.mark.parametrize("deck", [None, ""])
def test_one_bled_dry_and_all_have_lost(deck: str | None) -> None:
    scene = Scene(mode="ambush", at="defend", swarm="infestation", swarm_deck_left=deck, blood={ANNA: 3})
    scene.do(ANNA, "end_defence")
    result = scene.table.result()
    assert result is not None
    assert (result.won, result.reason, result.ranks) == (False, "last_drop", [2, 2, 2])
    assert scene.told[-2:] == ["bled_dry 0", "lost_together"]
    assert scene.swarm == ["infestation"], "at once: nothing after the payment happens"


# --- conferring


@pytest.mark.rule("MZ-K8", "MZ-H6")
@pytest.mark.parametrize("mode", TOGETHER)
def test_hands_and_choices_stay_hidden_however_much_is_said(mode: str) -> None:
    scene = Scene(mode=mode).do(BEN, "lay attack")
    for seat in (ANNA, BEN, CEM, -1):
        view = scene.table.view(seat)
        players = view["players"]
        assert isinstance(players, list)
        assert [other for other in range(3) if players[other]["hand"] is not None] == [seat] * (seat >= 0)
        assert view["chosen"] == ({"do": "lay", "card": "attack"} if seat == BEN else None)
        assert view["owing"] == [ANNA, CEM]


@pytest.mark.rule("MZ-K9")
def test_who_gets_the_lamp_is_asked_of_its_holder_alone() -> None:
    scene = Scene(mode="ambush", active=BEN, at="hand_on_lamp")
    assert scene.asked == [BEN]
    assert scene.offers(BEN) == {"pass_lamp 0", "pass_lamp 2"}
    assert scene.offers(ANNA) == scene.offers(CEM) == set()
    assert scene.refused(ANNA, "pass_lamp 2") == ""
    assert scene.do(BEN, "pass_lamp 2").s.active == CEM


# --- the rest is the same


@pytest.mark.rule("MZ-K10")
def test_two_together_do_not_discard() -> None:
    assert Scene(2, "standard", at="hand_on_lamp").asking == "two_player_discard"
    together = Scene(2, "ambush", at="hand_on_lamp", hands={ANNA: "flat_hand*2"})
    assert together.asking == "lay_cards"
    assert together.s.active == BEN
    assert together.hand(ANNA).count("flat_hand") == 2


@pytest.mark.rule("MZ-K11")
def test_a_turn_together_goes_like_any_other() -> None:
    scene = Scene(
        mode="rebellion",
        blood={ANNA: 8},
        hands={
            ANNA: "sanguification mosquito_spray flat_hand air_raid",
            BEN: "scented_candle flat_hand",
            CEM: "attack flat_hand",
        },
        swarm="infestation infectious",
        display="medicine ointment mosquito_coil",
        come=("beta", 1),
    )
    scene.lay("mosquito_spray", "scented_candle", "attack")
    assert scene.swarm == ["attack", "beta", "infectious", "infestation"]
    scene.do(ANNA, "use sanguification", "use_laid 1")
    assert scene.blood[ANNA] == 9
    assert scene.s.left == 3
    scene.do(ANNA, "use flat_hand")
    assert scene.refused(ANNA, "use_laid 0") == "MZ-B7"
    scene.do(ANNA, "end_defence")
    assert scene.blood == [9 - 2 - 1, 10, 10]
    assert scene.discard(BEN) == ["scented_candle"]
    scene.do(ANNA, "enough", "learn ointment")
    assert scene.swarm == ["air_raid", "infestation"]
    assert scene.s.active == BEN
    assert scene.removed == ["beta"]
    assert scene.game.faults(scene.s) == []
