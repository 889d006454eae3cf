"""Orange cards: they come with the mosquitos, act once, and leave the game."""

import pytest

from tests.games.mosquitozzz.scene import CARDS, NUMBERS, Scene
from wusel.games.mosquitozzz.cards import ORANGE

ANNA, BEN, CEM, DANA = 0, 1, 2, 3
EVERY_ORANGE = ["alarm", "alpha", "beta", "gamma", "infectious", "resistant"]


def infected(scene: Scene) -> list[int]:
    """Return the players with an Infectious in front of them."""
    return [seat for seat, player in enumerate(scene.s.players) if player.infected]


# --- all of them


@pytest.mark.rule("MZ-O0", "MZ-Q26")
def test_every_orange_card_carries_an_exclamation_mark_and_is_no_mosquito() -> None:
    orange = {kind.name for kind in CARDS if kind.colour == "orange"}
    assert orange == set(EVERY_ORANGE)
    assert all(CARDS[NUMBERS[name]].leaves for name in EVERY_ORANGE)
    assert Scene(at="defend", swarm="attack alpha beta gamma infectious resistant").s.left == 1


@pytest.mark.rule("MZ-O0")
def test_orange_cards_last_one_turn() -> None:
    scene = Scene(at="defend", swarm="attack alpha beta gamma infectious resistant").do(ANNA, "end_defence")
    assert not [card for card in scene.s.swarm if card >= ORANGE]
    assert scene.removed == ["alpha", "beta", "gamma", "resistant"]
    assert infected(scene) == [ANNA]


# --- Infectious


@pytest.mark.rule("TC-MZ-19", "MZ-O1", "MZ-O2", "MZ-O3", "MZ-Q8", "MZ-Q9")
def test_infectious_is_caught_and_costs_a_drop_in_every_own_phase_c() -> None:
    scene = Scene(
        at="defend", swarm="air_raid infectious", blood={ANNA: 7}, hands={ANNA: "scented_candle*2 flat_hand*2"}
    )
    scene.come("mosquito_coil")
    scene.do(ANNA, "use scented_candle", "end_defence")
    assert infected(scene) == [ANNA]
    assert "infectious" not in scene.swarm
    assert scene.blood == [5, 10, 10]

    scene.do(ANNA, "pass_lamp 1")
    scene.come("attack")
    scene.lay("scented_candle", "scented_candle", "scented_candle").do(BEN, "end_defence")
    assert scene.blood == [5, 10 - 3, 10], "in somebody else's phase C the infection costs nothing"

    scene.do(BEN, "learn mosquito_coil", "pass_lamp 0")
    scene.come("attack", 7)
    scene.lay("flat_hand", "flat_hand", "flat_hand")
    assert scene.s.left == 7
    scene.do(ANNA, "use_laid 0")
    assert scene.s.left == 0
    assert scene.blood == [4, 7, 10]
    assert infected(scene) == [ANNA]


@pytest.mark.rule("TC-MZ-20", "MZ-O4")
def test_infectious_leaves_the_game_when_all_mosquitos_are_repelled() -> None:
    scene = Scene(at="defend", swarm="attack infectious", hands={ANNA: "scented_candle"})
    scene.do(ANNA, "use scented_candle")
    assert infected(scene) == []
    assert scene.removed == ["infectious"]
    assert scene.blood == [10, 10, 10]


@pytest.mark.rule("MZ-O3", "MZ-O4")
def test_a_repelled_swarm_does_not_heal() -> None:
    scene = Scene(at="defend", swarm="attack infectious", infected=(ANNA,), hands={ANNA: "scented_candle"})
    scene.do(ANNA, "use scented_candle")
    assert infected(scene) == [ANNA]
    assert scene.removed == ["infectious"]
    assert scene.blood == [9, 10, 10]


@pytest.mark.rule("MZ-O5")
@pytest.mark.parametrize(("swarm", "before"), [("attack infectious*2", ()), ("attack infectious", (ANNA,))])
def test_nobody_has_two_infections(swarm: str, before: tuple[int, ...]) -> None:
    scene = Scene(at="defend", swarm=swarm, infected=before).do(ANNA, "end_defence")
    assert infected(scene) == [ANNA]
    assert scene.removed == ["infectious"]
    assert scene.blood == [8, 10, 10], "one mosquito and one infection"


@pytest.mark.rule("MZ-O5")
def test_several_players_can_be_infected() -> None:
    scene = Scene(at="defend", swarm="attack infectious", infected=(BEN,)).do(ANNA, "end_defence")
    assert infected(scene) == [ANNA, BEN]
    assert scene.blood == [8, 10, 10]


# --- Resistant


@pytest.mark.rule("TC-MZ-22", "MZ-O6", "MZ-O7")
def test_against_resistant_mosquitos_only_the_flat_hand_helps() -> None:
    scene = Scene(
        at="defend",
        swarm="infestation resistant",
        blood={ANNA: 8},
        hands={ANNA: "mosquito_spray sanguification flat_hand"},
        laid={BEN: "scented_candle", CEM: "flat_hand"},
    )
    assert scene.offers(ANNA) == {"end_defence", "use sanguification", "use flat_hand", "use_laid 2"}
    assert scene.refused(ANNA, "use mosquito_spray") == "MZ-O6"
    assert scene.refused(ANNA, "use_laid 1") == "MZ-O6"

    scene.do(ANNA, "use sanguification")
    assert scene.blood[ANNA] == 9
    scene.come(1, 1)
    scene.do(ANNA, "use flat_hand", "use_laid 2")
    assert scene.s.left == 1
    assert scene.removed == []
    scene.do(ANNA, "end_defence")
    assert scene.removed == ["resistant"]


@pytest.mark.rule("MZ-O7")
def test_resistant_leaves_a_repelled_swarm_too() -> None:
    scene = Scene(at="defend", swarm="attack resistant", hands={ANNA: "flat_hand"}, come=(1,))
    scene.do(ANNA, "use flat_hand")
    assert scene.removed == ["resistant"]
    assert scene.swarm == []


@pytest.mark.rule("TC-MZ-23", "MZ-O0", "MZ-Q13")
def test_resistant_goes_through_the_net_and_leaves_after_the_next_defence() -> None:
    scene = Scene(
        at="defend",
        swarm="infestation resistant",
        hands={ANNA: "mosquito_net", BEN: "mosquito_spray flat_hand"},
    )
    scene.do(ANNA, "use mosquito_net", "pass_swarm 1")
    assert scene.swarm == ["infestation", "resistant"]
    assert scene.offers(BEN) == {"end_defence", "use flat_hand"}
    assert scene.refused(BEN, "use mosquito_spray") == "MZ-O6"
    scene.do(BEN, "end_defence")
    assert scene.removed == ["mosquito_net", "resistant"]


# --- Alarm


@pytest.mark.rule("MZ-O8", "MZ-O9")
def test_an_alarm_turns_up_two_more_cards_and_leaves() -> None:
    scene = Scene(come=("alarm", "attack", "invasion")).lay("flat_hand", "flat_hand", "flat_hand")
    assert scene.swarm == ["attack", "invasion"]
    assert scene.removed == ["alarm"]
    assert len(scene.s.swarm_deck) == 24 - 3


@pytest.mark.rule("MZ-O8", "MZ-O9")
def test_an_alarm_turned_up_by_an_alarm_is_carried_out_too() -> None:
    scene = Scene(come=("alarm", "attack", "alarm", "beta", "air_raid")).lay("flat_hand", "flat_hand", "flat_hand")
    assert scene.swarm == ["air_raid", "attack", "beta"]
    assert scene.removed == ["alarm", "alarm"]
    assert len(scene.s.swarm_deck) == 24 - 5


# --- Alpha, Beta, Gamma


@pytest.mark.rule("TC-MZ-26", "MZ-O10", "MZ-O11", "MZ-O12", "MZ-O13", "MZ-O14")
@pytest.mark.parametrize(("letter", "next_one"), [("alpha", BEN), ("beta", CEM), ("gamma", ANNA)])
def test_a_letter_sends_the_lamp(letter: str, next_one: int) -> None:
    scene = Scene(4, active=BEN, at="defend", swarm=f"attack {letter}").do(BEN, "end_defence")
    assert scene.s.active == next_one
    assert scene.asking == "lay_cards", "Ben was not asked who gets the lamp"
    assert scene.removed == [letter]
    assert scene.s.turn == 2


@pytest.mark.rule("MZ-O12", "MZ-O13")
@pytest.mark.parametrize(("letter", "active", "next_one"), [("beta", DANA, ANNA), ("gamma", ANNA, DANA)])
def test_the_seats_are_a_circle(letter: str, active: int, next_one: int) -> None:
    scene = Scene(4, active=active, at="defend", swarm=f"attack {letter}").do(active, "end_defence")
    assert scene.s.active == next_one


@pytest.mark.rule("MZ-O10", "MZ-Q10")
@pytest.mark.parametrize("letter", ["beta", "gamma"])
def test_a_letter_acts_only_when_the_lamp_is_passed(letter: str) -> None:
    scene = Scene(4, active=BEN, come=(letter, "attack"), display="medicine ointment mosquito_coil")
    scene.lay("flat_hand", "flat_hand", "flat_hand", "flat_hand")
    assert scene.s.active == BEN
    scene.do(BEN, "end_defence")
    assert scene.blood == [10, 9, 10, 10]
    assert scene.asked == [BEN]
    assert letter in scene.swarm
    scene.do(BEN, "learn medicine")
    assert scene.discard(BEN) == ["flat_hand", "medicine"]
    assert scene.removed == [letter]


@pytest.mark.rule("MZ-Q11", "MZ-O14")
@pytest.mark.parametrize(
    ("letters", "next_one"),
    [
        ("alpha beta", CEM),
        ("beta alpha", BEN),
        ("beta gamma", BEN),
        ("gamma beta", BEN),
        ("gamma alpha beta", CEM),
        ("beta alpha gamma", ANNA),
        ("gamma beta alpha", BEN),
    ],
)
def test_several_letters_send_the_lamp_one_after_the_other(letters: str, next_one: int) -> None:
    scene = Scene(4, active=BEN, at="defend", swarm=f"attack {letters}").do(BEN, "end_defence")
    assert scene.s.active == next_one
    assert scene.removed == sorted(letters.split())


@pytest.mark.rule("MZ-Q11")
def test_letters_count_in_the_order_in_which_they_came_up() -> None:
    lamps = {}
    for came in (("alpha", "beta"), ("beta", "alpha")):
        scene = Scene(4, active=BEN, come=("alarm", *came, "attack"))
        scene.lay("flat_hand", "flat_hand", "flat_hand", "flat_hand").do(BEN, "end_defence")
        lamps[came] = scene.s.active
    assert lamps == {("alpha", "beta"): CEM, ("beta", "alpha"): BEN}


# --- all of them and the net


@pytest.mark.rule("MZ-Q13", "MZ-O0", "MZ-O1", "MZ-O12")
def test_infectious_and_letters_stay_for_whoever_the_net_is_cast_on() -> None:
    scene = Scene(4, at="defend", swarm="attack infectious beta", hands={ANNA: "mosquito_net"})
    scene.do(ANNA, "use mosquito_net", "pass_swarm 2")
    assert scene.swarm == ["attack", "beta", "infectious"]
    assert infected(scene) == []
    scene.do(CEM, "end_defence")
    assert infected(scene) == [CEM]
    assert scene.blood == [10, 10, 8, 10]
    assert scene.s.active == DANA, "Beta counts from Cem"


@pytest.mark.rule("MZ-Q13", "MZ-O2")
def test_an_infected_player_who_casts_the_net_pays_nothing() -> None:
    scene = Scene(at="defend", swarm="attack", infected=(ANNA,), blood={ANNA: 4}, hands={ANNA: "mosquito_net"})
    scene.do(ANNA, "use mosquito_net", "pass_swarm 1").do(BEN, "end_defence")
    assert scene.blood == [4, 9, 10]
    assert infected(scene) == [ANNA]


@pytest.mark.rule("MZ-Q13", "MZ-O9")
def test_an_alarm_is_gone_before_a_net_is_cast() -> None:
    scene = Scene(hands={ANNA: "mosquito_net flat_hand"}, come=("alarm", "attack", "attack"))
    scene.lay("flat_hand", "flat_hand", "flat_hand").do(ANNA, "use mosquito_net", "pass_swarm 1")
    assert scene.swarm == ["attack", "attack"]
    assert scene.s.left == 2
    assert scene.removed == ["alarm", "mosquito_net"]
