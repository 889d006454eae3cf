"""Phase C: stings are paid for, repelled cards collected, experience gained."""

from itertools import combinations
from typing import Any

import pytest

from tests.games.mosquitozzz.scene import CONTENT, GAME, Scene, cards, words
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.words import Card

ANNA, BEN, CEM = 0, 1, 2
THREE = "medicine ointment mosquito_coil"


# --- X1 to X3: paying


def strength(card: Card) -> int:
    return CONTENT.cards[card].strength


@pytest.mark.rule("MZ-X1", "MZ-G1")
def test_a_drop_for_every_mosquito_not_repelled() -> None:
    scene = Scene(at="defend", swarm="infestation air_raid", hands={ANNA: "scented_candle"}, blood={BEN: 8})
    scene.do(ANNA, "use scented_candle", "end_defence")
    assert (scene.blood, scene.s.bank) == ([10 - 4, 8, 10], 2 + 4)


@pytest.mark.rule("MZ-X1")
def test_whoever_repels_all_pays_nothing() -> None:
    scene = Scene(at="defend", swarm="attack", hands={ANNA: "scented_candle"}).do(ANNA, "use scented_candle")
    assert (scene.blood, scene.s.bank) == ([10, 10, 10], 0)
    assert not [each for each in scene.told if each.startswith("bled")]


@pytest.mark.rule("MZ-X2", "MZ-O2")
@pytest.mark.parametrize(("left", "paid"), [(0, 1), (2, 3)])
def test_an_infection_costs_one_drop_more(left: int, paid: int) -> None:
    scene = Scene(at="pay_blood", swarm="air_raid", left=left, infected=(ANNA, BEN))
    assert (scene.blood, scene.s.bank) == ([10 - paid, 10, 10], paid)


@pytest.mark.rule("TC-MZ-30", "MZ-X3", "MZ-Q27", "MZ-E2")
def test_the_last_drop_ends_the_game_at_once() -> None:
    scene = Scene(at="defend", swarm="air_raid infestation", hands={ANNA: "attack"}, blood={ANNA: 3, BEN: 9})
    display, bank = scene.display, scene.s.bank
    scene.do(ANNA, "end_defence")
    assert scene.told == ["bled 0 3", "bled_dry 0", "won 2"]
    assert (scene.blood, scene.s.bank) == ([0, 9, 10], bank + 3)
    assert (scene.swarm, scene.discard(ANNA), scene.hand(ANNA)) == (["air_raid", "infestation"], [], ["attack"])
    assert (scene.display, scene.s.active, scene.asked) == (display, ANNA, [])
    result = scene.table.result()
    assert result is not None
    assert (result.ranks, result.reason) == ([3, 2, 1], "last_drop")


@pytest.mark.rule("MZ-X3")
@pytest.mark.parametrize(("blood", "over"), [(3, True), (4, False)])
def test_only_the_last_drop_ends_the_game(blood: int, over: bool) -> None:
    scene = Scene(at="pay_blood", swarm="infestation", blood={ANNA: blood, BEN: 9})
    assert (scene.table.result() is not None) == over


@pytest.mark.rule("MZ-X3", "MZ-X2")
def test_the_drop_for_an_infection_can_be_the_last_one() -> None:
    scene = Scene(at="pay_blood", swarm="air_raid", infected=(ANNA,), blood={ANNA: 3, BEN: 9})
    assert (scene.blood[ANNA], scene.asked) == (0, [])


# --- X4, X5: which cards were repelled


@pytest.mark.rule("MZ-X4")
def test_repelled_cards_go_to_the_defender_whoever_brought_them() -> None:
    hands = {ANNA: "flat_hand mosquito_coil", BEN: "air_raid", CEM: "flat_hand"}
    scene = Scene(hands=hands, display=THREE, come=("attack",)).lay("flat_hand", "air_raid", "flat_hand")
    scene.do(ANNA, "use mosquito_coil")
    assert scene.discard(ANNA) == ["air_raid", "attack", "flat_hand", "mosquito_coil"]
    assert (scene.discard(BEN), scene.swarm) == ([], [])


@pytest.mark.rule("TC-MZ-03", "MZ-X5")
def test_a_card_repelled_in_part_stays_and_counts_in_full_next_time() -> None:
    scene = Scene(at="defend", swarm="infestation", hands={ANNA: "mosquito_spray flat_hand"}, display=THREE)
    scene.do(ANNA, "use mosquito_spray", "end_defence")
    assert (scene.blood[ANNA], scene.swarm) == (9, ["infestation"])
    assert "infestation" not in scene.discard(ANNA)
    scene.do(ANNA, "learn medicine", "pass_lamp 1")
    scene.come("attack")
    scene.lay("flat_hand", "flat_hand", "flat_hand")
    assert scene.s.left == 3 + 1


def ways_to_stay(s: MosquitoState) -> list[tuple[str, ...]]:
    """Return the cards left in the swarm by every way of answering."""
    if GAME.asking(s) != "choose_staying":
        return [tuple(words(s.swarm))]
    found = []
    for choice in GAME.options(s, ANNA):
        world = s.clone()
        GAME.apply(world, ANNA, choice)
        found += ways_to_stay(world)
    return found


def allowed_to_stay(swarm: list[Card], left: int) -> list[tuple[str, ...]]:
    """Return whether there are at most as many cards as mosquitos left, with at least as many mosquitos on them."""
    sets = {
        tuple(words(list(stay)))
        for size in range(left + 1)
        for stay in combinations(swarm, size)
        if left <= sum(strength(card) for card in stay)
    }
    return sorted(sets)


@pytest.mark.rule("MZ-Q7", "MZ-X4", "MZ-X5")
@pytest.mark.parametrize("left", range(12))
@pytest.mark.parametrize("swarm", ["attack*2 air_raid*2 infestation", "attack air_raid infestation apocalypse"])
def test_the_defender_chooses_freely_what_stays_each_set_in_one_way(swarm: str, left: int) -> None:
    total = sum(strength(card) for card in cards(swarm))
    left = min(left, total)
    scene = Scene(at="choose_staying", swarm=swarm, left=left, hands={ANNA: "flat_hand"}, display=THREE)
    assert sorted(ways_to_stay(scene.s)) == allowed_to_stay(cards(swarm), left)


@pytest.mark.rule("MZ-Q7", "MZ-X5")
def test_the_cards_that_stay_must_hold_all_mosquitos_left() -> None:
    scene = Scene(at="choose_staying", swarm="attack*2 infestation", left=2, display=THREE)
    assert scene.offers(ANNA) == {"stay attack", "stay infestation"}
    assert scene.refused(ANNA, "enough") == "MZ-X5"
    assert scene.refused(ANNA, "stay air_raid") == "MZ-X5"
    scene.do(ANNA, "stay infestation")
    assert scene.offers(ANNA) == {"enough", "stay attack"}
    scene.do(ANNA, "stay attack")
    assert (scene.swarm[-2:], scene.discard(ANNA)) == (["attack", "infestation"], ["attack"])


@pytest.mark.rule("MZ-Q7")
@pytest.mark.parametrize(("left", "stay"), [(0, []), (2, ["attack", "attack"]), (3, ["air_raid", "attack", "attack"])])
def test_strongest_first_can_be_agreed_on(left: int, stay: list[str]) -> None:
    swarm = "attack infestation attack air_raid"
    scene = Scene(
        at="choose_staying", swarm=swarm, left=left, assign="strongest_first", hands={ANNA: ""}, display=THREE
    )
    assert (scene.asking, scene.swarm) == ("take_experience", stay)


@pytest.mark.rule("MZ-Q7")
def test_there_is_no_choice_when_nothing_or_everything_was_repelled() -> None:
    for left, stay in ((0, []), (3, ["air_raid", "attack"])):
        scene = Scene(at="choose_staying", swarm="attack air_raid", left=left, hands={ANNA: ""}, display=THREE)
        assert (scene.asking, scene.swarm) == ("take_experience", stay)


# --- X6 to X9: red hand cards, experience, and the order of things


@pytest.mark.rule("TC-MZ-29", "MZ-X6", "MZ-R2")
def test_red_hand_cards_join_the_swarm_too_late_for_this_attack() -> None:
    hands = {ANNA: "attack apocalypse scented_candle flat_hand", BEN: "air_raid"}
    scene = Scene(at="defend", swarm="attack", hands=hands, display=THREE).do(ANNA, "use scented_candle")
    assert (scene.swarm, scene.blood) == (["apocalypse", "attack"], [10, 10, 10])
    assert scene.hand(ANNA) == ["flat_hand"]
    assert scene.hand(BEN) == ["air_raid"]


@pytest.mark.rule("MZ-X7", "MZ-Q25")
def test_one_of_the_open_experience_cards_must_be_taken() -> None:
    scene = Scene(at="take_experience", display="medicine ointment*2", hands={ANNA: "flat_hand"})
    assert scene.offers(ANNA) == {"learn medicine", "learn ointment"}
    assert scene.refused(ANNA, "learn fog_bomb") == "MZ-X7"
    for other in ("keep_all", "enough"):
        assert scene.refused(ANNA, other) == ""
    scene.do(ANNA, "learn ointment")
    assert (scene.discard(ANNA), scene.hand(ANNA)) == (["ointment"], ["flat_hand"])


@pytest.mark.rule("MZ-X8")
def test_the_display_is_filled_up_to_three() -> None:
    scene = Scene(at="take_experience", display=THREE, come=("fog_bomb",))
    scene.do(ANNA, "learn ointment")
    assert scene.display == ["fog_bomb", "medicine", "mosquito_coil"]
    assert len(scene.s.experience) == 29 - 1


@pytest.mark.rule("MZ-X9", "MZ-Q32")
def test_the_order_is_paying_collecting_red_cards_experience() -> None:
    hands = {ANNA: "attack scented_candle"}
    scene = Scene(at="defend", swarm="attack air_raid", hands=hands, display=THREE, come=("fog_bomb",))
    scene.do(ANNA, "use scented_candle", "end_defence")
    assert (scene.blood[ANNA], scene.asking) == (8, "choose_staying")
    scene.do(ANNA, "enough", "learn medicine")
    assert scene.told == [
        "took_repelled 0 attack",
        "red_from_hand 0 attack",
        "learned 0 medicine",
        "displayed fog_bomb",
    ]


@pytest.mark.rule("MZ-Q32")
def test_nothing_is_said_of_what_stays_before_it_is_paid_for() -> None:
    scene = Scene(at="defend", swarm="attack air_raid", hands={ANNA: "scented_candle"}, display=THREE)
    scene.do(ANNA, "use scented_candle", "end_defence")
    assert scene.told[-2:] == ["bled 0 2", "stayed air_raid"]


@pytest.mark.rule("MZ-Q3")
def test_without_an_experience_deck_the_display_shrinks() -> None:
    scene = Scene(at="take_experience", display=THREE, experience_left="")
    scene.do(ANNA, "learn medicine")
    assert scene.display == ["mosquito_coil", "ointment"]
    assert scene.game.faults(scene.s) == []


@pytest.mark.rule("MZ-Q3")
def test_without_any_experience_card_left_none_is_taken() -> None:
    scene = Scene(at="take_experience", display="", experience_left="")
    assert (scene.asking, scene.display, scene.discard(ANNA)) == ("hand_on_lamp", [], [])


# --- which cards stay, in one go


def sets_that_may_stay(s: MosquitoState) -> list[list[Card]]:
    """Return every set of cards that may stay (MZ-X5, MZ-Q7)."""
    reds = [card for card in s.swarm if strength(card) and card < 64]
    sets = [list(some) for n in range(1, s.left + 1) for some in combinations(reds, n)]
    return [some for some in sets if sum(map(strength, some)) >= s.left]


@pytest.mark.rule("MZ-X5", "MZ-Q7")
@pytest.mark.parametrize(
    ("swarm", "left"),
    [
        ("attack air_raid infestation", 3),
        ("apocalypse attack attack", 2),
        ("invasion infestation air_raid attack", 5),
        ("air_raid air_raid infestation resistant", 3),
        ("apocalypse attack", 1),
    ],
)
def test_as_few_mosquitos_stay_as_have_to_or_as_many_as_can(swarm: str, left: int) -> None:
    scene = Scene(at="choose_staying", swarm=swarm, left=left)
    totals = [sum(map(strength, some)) for some in sets_that_may_stay(scene.s)]
    for wish, total in (("fewest", min(totals)), ("most", max(totals))):
        scene = Scene(at="choose_staying", swarm=swarm, left=left)
        view: Any = scene.table.view(ANNA)
        stayed: list[str] = []
        for said in [f"stay {card}" for card in view["to_stay"][wish]] + ["enough"]:
            if said in scene.offers(ANNA):  # a lone option is taken without asking
                scene.do(ANNA, said)
                stayed += [event for event in scene.told if event.startswith("stayed")]
        assert sorted(stayed) == sorted(f"stayed {card}" for card in view["to_stay"][wish])
        assert sum(map(strength, cards(" ".join(view["to_stay"][wish])))) == total


@pytest.mark.rule("MZ-A7", "MZ-Q7")
def test_in_the_last_turn_nobody_is_asked_which_cards_stay() -> None:
    scene = Scene(
        at="choose_staying",
        swarm="attack infestation attack air_raid",
        left=2,
        swarm_deck_left="",
        hands={ANNA: ""},
        display=THREE,
    )
    assert (scene.asking, scene.swarm) == ("take_experience", ["attack", "attack"])
