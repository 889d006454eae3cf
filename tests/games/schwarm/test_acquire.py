"""Phase 1: acquiring cards."""

from collections import Counter
from typing import Any

import pytest

from tests.games.schwarm.scene import GAME, Scene, random_game
from wusel.engine.table import Table
from wusel.games.schwarm.state import SchwarmState

ANNA, BEN, CEM, DORA = 0, 1, 2, 3
ROW_OF_TEN = (
    "light_ship light_researcher light_crab_4 light_ship light_whale_3 light_researcher light_tsunami_3 "
    "blue_station blue_whale_4 green_station"
)
TEN = ROW_OF_TEN.split()
HAND = "light_ship light_researcher light_crab_4 light_ship light_whale_3"


def draft(players: int = 2, row: str = ROW_OF_TEN, **given: object) -> Scene:
    return Scene(players, at="acquire", row=row, **given)  # type: ignore[arg-type]  # passed on as it is


# --- the row


@pytest.mark.rule("SW-L1", "SW-NR1")
@pytest.mark.parametrize(("players", "light"), [(2, 7), (3, 12), (4, 13)])
def test_light_cards_lie_in_front_then_two_blue_ones_then_the_green_one(players: int, light: int) -> None:
    scene = Scene(players, at="new_round", round=0)
    colours = [card.partition("_")[0] for card in scene.row]
    assert colours == ["light"] * light + ["blue"] * 2 + ["green"]
    assert scene.row[-1] == "green_station"
    assert scene.s.order_stack == list(range(1, players + 1))
    assert (scene.s.round, scene.asking, scene.asked) == (1, "acquire", [ANNA])


@pytest.mark.rule("SW-L1", "SW-S4", "SW-NR1")
def test_the_light_cards_are_shuffled() -> None:
    first: Counter[str] = Counter()
    for seed in range(200):
        scene = Scene.opening(2, seed)
        for _ in range(2):
            seat = scene.asked[0]
            scene.do(seat, "found " + min(scene.offers(seat, "found")))
        first[scene.row[0]] += 1
    assert len(first) == 5
    assert min(first.values()) > 10


# --- prices


@pytest.mark.rule("TC-SW-14", "SW-P1.2")
@pytest.mark.parametrize(("place", "price"), [(0, 0), (1, 1), (3, 3), (9, 9)])
def test_a_card_costs_as_much_as_cards_lie_before_it(place: int, price: int) -> None:
    scene = draft().do(ANNA, f"take {place}")
    assert scene.points == [20 - price, 20]
    assert scene.cards(ANNA) == [TEN[place]]
    assert scene.told == [f"card_taken 0 {TEN[place]} {price}"]


@pytest.mark.rule("TC-SW-14", "SW-P1.3", "SW-P1.4")
def test_the_gap_closes_and_prices_count_from_the_front() -> None:
    scene = draft().do(ANNA, "take 4")
    assert scene.row == TEN[:4] + TEN[5:]
    assert len(scene.offers(BEN, "take")) == 9
    former_sixth = draft().do(ANNA, "take 4").do(BEN, "take 4")
    assert (former_sixth.cards(BEN), former_sixth.points[BEN]) == ([TEN[5]], 16)
    fourth = draft().do(ANNA, "take 4").do(BEN, "take 3")
    assert (fourth.cards(BEN), fourth.points[BEN]) == ([TEN[3]], 17)
    order = draft().do(ANNA, "take 4").do(BEN, "take_order 1")
    assert order.points[BEN] == 20 - 9


@pytest.mark.rule("TC-SW-14", "TC-SW-15", "SW-P1.4", "SW-P1.5")
@pytest.mark.parametrize("number", [1, 2])
def test_any_order_card_costs_as_much_as_action_cards_lie_in_the_row(number: int) -> None:
    scene = draft().do(ANNA, f"take_order {number}")
    assert scene.points == [10, 20]
    assert scene.row == TEN, "the order cards are no part of the gap"
    assert scene.told == [f"order_taken 0 {number} 10"]
    assert scene.s.players[ANNA].order == number


@pytest.mark.rule("TC-SW-15", "SW-P1.5", "SW-Q46")
def test_the_others_choose_from_the_order_cards_that_are_left() -> None:
    scene = draft(4, HAND)
    assert scene.offers(ANNA, "take_order") == {"1", "2", "3", "4"}
    scene.do(ANNA, "take_order 3", "choose_ability protection")
    assert scene.offers(BEN, "take_order") == {"1", "2", "4"}
    assert scene.refused(BEN, "take_order 3") == "SW-P1.6"
    for seat in range(-1, 4):
        view = scene.table.view(seat)
        assert (view["order_cards"], view["abilities"]) == (
            [1, 2, 4],
            ["fast_ship", "golden_tile", "brilliant_researcher"],
        )
        players = view["players"]
        assert isinstance(players, list)
        assert (players[ANNA]["order_card"], players[ANNA]["ability"]) == (3, "protection")


# --- whose turn it is, and what they must take


@pytest.mark.rule("SW-P1.1")
def test_everybody_takes_one_card_after_the_other_in_the_order_of_the_stones() -> None:
    scene = draft(3, HAND + " blue_station*2 green_station", order=[CEM, ANNA, BEN], seat=CEM)
    for seat in (CEM, ANNA, BEN, CEM, ANNA, BEN):
        assert scene.asked == [seat]
        scene.do(seat, "take 0")
    assert [len(scene.cards(seat)) for seat in (ANNA, BEN, CEM)] == [2, 2, 2]


@pytest.mark.rule("SW-Q5", "SW-P1.1")
def test_nobody_may_pass_who_can_take_something() -> None:
    scene = draft(points={ANNA: 3})
    assert scene.offers(ANNA) == {"take 0", "take 1", "take 2", "take 3"}
    last = draft(
        row="light_ship light_whale_3", hands={ANNA: "light_researcher*2 light_ship blue_station*2"}, points={ANNA: 2}
    )
    assert last.offers(ANNA) == {"take_order 1", "take_order 2"}, "the order card is affordable: no waiting"


@pytest.mark.rule("TC-SW-16", "SW-P1.6")
def test_with_all_action_cards_only_an_order_card_may_be_taken() -> None:
    hand = "light_ship*2 light_researcher*2"
    scene = draft(4, "light_crab_4 light_whale_3 light_tsunami_3 light_ship", hands={ANNA: hand})
    assert scene.offers(ANNA) == {f"take_order {number}" for number in (1, 2, 3, 4)}
    assert scene.refused(ANNA, "take 0") == "SW-P1.6"
    assert scene.do(ANNA, "take_order 2").points[ANNA] == 16


@pytest.mark.rule("TC-SW-16", "SW-P1.6")
@pytest.mark.parametrize(
    ("players", "hand", "more"),
    [
        (2, "light_ship light_researcher*2 blue_station", True),
        (2, "light_ship light_researcher*2 blue_station*2", False),
        (3, "light_ship light_researcher*3", True),
        (3, "light_ship light_researcher*4", False),
        (4, "light_ship light_researcher*2", True),
        (4, "light_ship light_researcher*3", False),
    ],
)
def test_five_action_cards_each_or_four_of_four_players(players: int, hand: str, more: bool) -> None:
    scene = draft(players, "light_crab_4 light_whale_3", hands={ANNA: hand})
    assert ("take 0" in scene.offers(ANNA)) == more


@pytest.mark.rule("TC-SW-16", "SW-P1.6")
def test_nobody_takes_a_second_order_card() -> None:
    scene = draft(4, HAND, orders={ANNA: 2})
    assert scene.offers(ANNA, "take_order") == set()
    assert scene.refused(ANNA, "take_order 1") == "SW-P1.6"
    assert scene.offers(ANNA, "take") == {"0", "1", "2", "3", "4"}


@pytest.mark.rule("TC-SW-16", "SW-P1.1", "SW-Q44")
def test_who_has_everything_is_passed_over() -> None:
    hand = "light_ship*2 light_researcher*2"
    row = "light_crab_4 light_whale_3 light_tsunami_3 light_ship"
    scene = draft(4, row, hands={BEN: hand}, orders={BEN: 1}, seat=ANNA)
    scene.do(ANNA, "take 0")
    assert scene.asked == [CEM]
    assert "waits 1" not in scene.told, "who has everything waits for nothing"


# --- poor players


@pytest.mark.rule("TC-SW-18", "SW-P1.7", "SW-P1.11")
def test_without_points_only_the_front_card_is_left() -> None:
    scene = draft(points={BEN: 0}).do(ANNA, "take 4")
    assert scene.cards(BEN) == [TEN[0]], "a lone option is taken for the player"
    assert scene.points[BEN] == 0
    assert scene.asked == [ANNA]


@pytest.mark.rule("SW-Q4", "SW-P1.11")
@pytest.mark.parametrize("points", [1, 3, 9])
def test_only_what_the_points_suffice_for_is_on_offer(points: int) -> None:
    scene = draft(points={ANNA: points})
    assert scene.offers(ANNA) == {f"take {place}" for place in range(points + 1)}
    assert scene.refused(ANNA, "take_order 1") == "SW-Q4"
    if points < 9:
        assert scene.refused(ANNA, f"take {points + 1}") == "SW-Q4"


@pytest.mark.rule("SW-Q4", "SW-P1.4")
def test_ten_points_just_suffice_for_an_order_card_behind_ten_cards() -> None:
    scene = draft(points={ANNA: 10})
    assert scene.do(ANNA, "take_order 2").points[ANNA] == 0


@pytest.mark.rule("SW-P1.8", "SW-Q4", "SW-Q44")
@pytest.mark.parametrize("points", [0, 1])
def test_who_cannot_pay_for_an_order_card_waits_until_it_is_free(points: int) -> None:
    scene = draft(
        row="light_crab_4 light_whale_3 light_tsunami_3",
        seat=BEN,
        hands={ANNA: "light_ship light_researcher*2 blue_station*2", BEN: "light_ship blue_whale_4"},
        points={ANNA: points},
        orders={BEN: 2},
    )
    scene.do(BEN, "take 2")
    assert scene.told == ["card_taken 1 light_tsunami_3 2", "waits 0"]
    assert (scene.asked, scene.points[ANNA]) == ([BEN], points)
    scene.do(BEN, "take 0")
    if points:
        assert (scene.s.players[ANNA].order, scene.points[ANNA]) == (1, 0), "behind one card it costs one point"
    else:
        assert scene.told[1:3] == ["waits 0", "card_taken 1 light_whale_3 0"], "Ben's last card is taken for him"
        assert (scene.s.players[ANNA].order, scene.points[ANNA]) == (1, 0), "and now it costs nothing"
    assert (scene.asking, scene.asked) == ("pick_ability", [ANNA])


@pytest.mark.rule("SW-Q44", "SW-P1.1")
def test_who_waited_keeps_the_place_in_the_cycle() -> None:
    scene = draft(
        3,
        row="light_crab_4 light_whale_3 light_tsunami_3 light_ship",
        seat=CEM,
        hands={ANNA: "light_ship*3 light_researcher*2"},
        points={ANNA: 2},
    )
    scene.do(CEM, "take 0")
    assert "waits 0" in scene.told
    assert scene.asked == [BEN]
    scene.do(BEN, "take 0").do(CEM, "take_order 3", "choose_ability protection")
    assert scene.asked == [ANNA], "two cards are left, she can pay for them now"
    assert scene.offers(ANNA) == {"take_order 1", "take_order 2"}


# --- abilities


@pytest.mark.rule("SW-P1.9", "SW-AB1")
def test_with_an_order_card_comes_an_ability_at_once() -> None:
    scene = draft(3, HAND).do(ANNA, "take_order 2")
    assert (scene.asking, scene.asked) == ("pick_ability", [ANNA])
    four = {"fast_ship", "golden_tile", "protection", "brilliant_researcher"}
    assert scene.offers(ANNA) == {f"choose_ability {name}" for name in four}
    scene.do(ANNA, "choose_ability fast_ship")
    assert scene.told == ["ability_taken 0 fast_ship"]
    scene.do(BEN, "take_order 1")
    assert scene.offers(BEN, "choose_ability") == four - {"fast_ship"}
    assert scene.refused(BEN, "choose_ability fast_ship") == "SW-P1.9"
    scene.do(BEN, "choose_ability protection")
    assert [player.ability for player in scene.s.players] == [0, 2, -1]


@pytest.mark.rule("SW-AB3")
def test_the_golden_tile_is_taken_at_once() -> None:
    scene = draft(3, HAND).do(ANNA, "take_order 2", "choose_ability golden_tile")
    assert scene.held(ANNA) == {"golden": 1}
    assert scene.s.golden == 3
    other = draft(3, HAND).do(ANNA, "take_order 2", "choose_ability protection")
    assert (other.held(ANNA), other.s.golden) == ({}, 4)


# --- the end of the phase


@pytest.mark.rule("SW-P1.10", "SW-Q45", "TC-SW-49")
def test_the_stones_move_only_when_everything_is_taken() -> None:
    scene = draft(
        3,
        "light_ship light_researcher",
        hands={ANNA: "light_ship*2 light_researcher*2", BEN: "light_crab_4 light_whale_3 blue_station*2"},
        orders={CEM: 1},
        ability={CEM: "protection"},
    )
    scene.do(ANNA, "take_order 3", "choose_ability fast_ship")
    assert scene.s.order == [ANNA, BEN, CEM]
    assert scene.asked == [BEN]


@pytest.mark.rule("SW-P1.10", "TC-SW-49", "SW-P2.1")
def test_the_order_cards_set_the_order_and_go_back() -> None:
    scene = draft(
        3,
        "",
        hands=dict.fromkeys((ANNA, BEN, CEM), "light_researcher"),
        orders={BEN: 3, CEM: 1},
        ability={BEN: "protection", CEM: "golden_tile"},
    )
    assert (scene.asking, scene.asked) == ("pick_ability", [ANNA]), "the last order card is hers"
    scene.do(ANNA, "choose_ability fast_ship")
    assert scene.told[-3:] == ["order_set 2 1", "order_set 0 2", "order_set 1 3"]
    assert scene.s.order == [CEM, ANNA, BEN]
    assert scene.s.order_stack == [1, 2, 3]
    assert [player.order for player in scene.s.players] == [0, 0, 0]
    assert (scene.asking, scene.asked) == ("play_card", [CEM])


@pytest.mark.rule("TC-SW-19", "SW-P1.1", "SW-P1.6", "SW-P1.9", "SW-P1.11")
@pytest.mark.parametrize(("players", "quota"), [(2, 5), (3, 5), (4, 4)])
@pytest.mark.parametrize("seed", range(8))
def test_after_the_phase_everything_is_taken(players: int, quota: int, seed: int) -> None:
    before = [0] * players
    for s in random_game({"players": players}, seed):
        assert all(player.points >= 0 for player in s.players)
        if GAME.asking(s) == "play_card":
            break
        before = [player.order for player in s.players]
    assert s.row == []
    assert [len(player.cards) for player in s.players] == [quota] * players
    assert [player.joker for player in s.players] == [1] * players
    abilities = [player.ability for player in s.players]
    assert len({*abilities, *s.abilities}) == 4 == len(abilities) + len(s.abilities)
    assert -1 not in abilities
    assert sorted(s.order) == list(range(players))
    for seat, number in enumerate(before):
        assert number == 0 or s.order[number - 1] == seat


@pytest.mark.rule("SW-H2")
def test_what_was_acquired_lies_open() -> None:
    scene = draft(hands={BEN: "light_ship"}, hold={BEN: "curve*2"}, ability={BEN: "protection"}, points={BEN: 7})
    for seat in (-1, ANNA):
        players = scene.table.view(seat)["players"]
        assert isinstance(players, list)
        ben = players[BEN]
        assert (ben["cards"], ben["ability"], ben["points"]) == (["light_ship"], "protection", 7)
        assert ben["tiles"]["curve"] == 2


@pytest.mark.rule("SW-P1.6")
def test_everybody_sees_how_many_action_cards_a_player_has_still_to_take() -> None:
    table: Table[SchwarmState] = Table(GAME, {"players": 3}, 1)
    seen: set[tuple[int, int]] = set()
    while table.owing() and len(table.choices) < 60:
        seat = table.owing()[0]
        view: Any = table.view(seat)
        for player in view["players"]:
            if view["step"] == "acquire":
                assert player["to_take"] + player["card_count"] == table.state.variant.quota
                seen.add((seat, player["to_take"]))
            elif view["step"] != "pick_ability":
                assert player["to_take"] == 0
        table.choose(seat, table.legal(seat)[0])
    assert len(seen) > 6
