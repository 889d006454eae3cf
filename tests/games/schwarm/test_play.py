"""Phase 2: playing cards and jokers."""

import pytest

from tests.games.schwarm.scene import Scene

ANNA, BEN, CEM = 0, 1, 2
SIX = ("station", "ship", "researcher", "whale", "tsunami", "crab")
JOKERS = {f"joker {action}" for action in SIX}


# --- turn by turn


@pytest.mark.rule("SW-P2.1", "TC-SW-49")
def test_everybody_plays_a_card_in_turn_until_all_and_the_jokers_are_played() -> None:
    hand = dict.fromkeys((ANNA, BEN, CEM), "light_researcher")
    scene = Scene(3, at="play_card", order=[CEM, ANNA, BEN], seat=CEM, hands=hand)
    for seat in (CEM, ANNA, BEN):
        assert (scene.asking, scene.asked) == ("play_card", [seat])
        assert scene.offers(seat) == {"play light_researcher"} | JOKERS
        scene.do(seat, "play light_researcher")
    for seat in (CEM, ANNA, BEN):
        assert scene.offers(seat) == JOKERS
        scene.do(seat, "joker researcher")
    assert (scene.s.round, scene.asking, scene.asked) == (2, "acquire", [CEM])


@pytest.mark.rule("SW-P2.1")
def test_only_cards_one_has_are_played() -> None:
    scene = Scene(at="play_card", hands={ANNA: "light_ship*2 blue_station", BEN: "light_whale_3"})
    assert scene.offers(ANNA, "play") == {"light_ship", "blue_station"}
    assert len(scene.table.legal(ANNA)) == 2 + 6, "two of the same card are one option"
    assert scene.refused(ANNA, "play light_whale_3") == "SW-P2.1"
    scene.do(ANNA, "play light_ship")
    assert scene.cards(ANNA) == ["light_ship", "blue_station"]


@pytest.mark.rule("SW-P2.2", "SW-K3")
@pytest.mark.parametrize(("card", "steps"), [("light_whale_3", 3), ("blue_whale_4", 4)])
def test_the_number_on_a_danger_card_says_how_far(card: str, steps: int) -> None:
    scene = Scene(at="play_card", hands={ANNA: card}).do(ANNA, f"play {card}")
    scene.do(ANNA, "swim west", *["swim north"] * (steps - 1))
    assert (scene.asking, scene.asked) == ("play_card", [BEN])


@pytest.mark.rule("SW-P2.2", "SW-K3")
@pytest.mark.parametrize(("card", "most"), [("light_crab_4", 4), ("blue_crab_5", 5)])
def test_the_crab_goes_as_far_as_the_card_says(card: str, most: int) -> None:
    scene = Scene(at="play_card", hands={ANNA: card}, crab="north3").do(ANNA, f"play {card}")
    assert scene.offers(ANNA, "crawl") == {str(n) for n in range(1, most + 1)}


@pytest.mark.rule("SW-P2.2", "SW-K3")
@pytest.mark.parametrize(("card", "ways"), [("light_tsunami_3", 3), ("blue_tsunami_4", 5)])
def test_a_tsunami_goes_as_far_as_the_card_says(card: str, ways: int) -> None:
    scene = Scene(at="play_card", hands={ANNA: card}, tsunamis="e2").do(ANNA, f"play {card}", "move_tsunami e2")
    assert len(scene.offers(ANNA, "surge")) == ways


@pytest.mark.rule("SW-P2.2", "SW-ST1")
@pytest.mark.parametrize("card", ["blue_station", "green_station"])
def test_the_colour_of_a_station_card_makes_no_difference(card: str) -> None:
    scene = Scene(at="play_card", hands={ANNA: card}).do(ANNA, f"play {card}", "build north4")
    assert scene.staff(ANNA) == {"north4": 1}


@pytest.mark.rule("SW-P2.3")
@pytest.mark.parametrize("card", ["light_researcher", "blue_station", "green_station"])
def test_where_played_cards_go(card: str) -> None:
    scene = Scene(at="play_card", hands={ANNA: card})
    light, pile = scene.s.light[:], scene.s.blue_pile[:]
    scene.do(ANNA, f"play {card}")
    number = scene.choice(f"play {card}") >> 6
    assert scene.cards(ANNA) == []
    assert scene.s.light == sorted(light + [number] * (card == "light_researcher"))
    assert scene.s.blue_spent == [number] * (card == "blue_station")
    assert scene.s.blue_pile == pile


@pytest.mark.rule("SW-P2.4", "SW-J1")
@pytest.mark.parametrize(
    ("action", "asking"),
    [
        ("station", "build_station"),
        ("ship", "sail_ships"),
        ("researcher", "send_researchers"),
        ("whale", "whale_swims"),
        ("tsunami", "tsunami_surges"),
        ("crab", "wake_crab"),
    ],
)
def test_there_are_six_actions(action: str, asking: str) -> None:
    scene = Scene(at="play_card", stations={ANNA: "north5"}).do(ANNA, f"joker {action}")
    assert (scene.asking, scene.asked) == (asking, [ANNA])


# --- the joker


@pytest.mark.rule("TC-SW-30", "SW-J1")
def test_a_joker_is_any_action_but_the_double_one() -> None:
    scene = Scene(at="play_card", hands={ANNA: "light_ship"})
    assert scene.offers(ANNA) == {"play light_ship"} | JOKERS
    assert scene.refused(ANNA, "joker ship_and_researcher") == "SW-J1"


@pytest.mark.rule("TC-SW-30", "SW-J2", "SW-J1")
def test_a_joker_is_used_once_in_a_round() -> None:
    scene = Scene(2, at="play_card", hands={ANNA: "light_researcher*2", BEN: "light_researcher"})
    scene.do(ANNA, "joker researcher")
    assert scene.s.players[ANNA].joker == 0
    scene.do(BEN, "play light_researcher")
    assert scene.offers(ANNA) == {"play light_researcher"}
    for action in SIX:
        assert scene.refused(ANNA, f"joker {action}") == "SW-J2"


@pytest.mark.rule("TC-SW-30", "SW-J2", "SW-NR2", "SW-Q6")
def test_the_joker_must_be_used_and_comes_back_with_the_next_round() -> None:
    scene = Scene(2, at="play_card", hands={BEN: "light_researcher"}, jokers={BEN: 0})
    assert scene.offers(ANNA) == JOKERS, "even a useless action must be chosen"
    scene.do(ANNA, "joker researcher").do(BEN, "play light_researcher")
    assert (scene.s.round, scene.asking) == (2, "acquire")
    assert [player.joker for player in scene.s.players] == [1, 1]


@pytest.mark.rule("SW-Q8", "SW-J1")
def test_a_joker_moves_a_danger_as_far_as_a_light_card() -> None:
    whale = Scene(at="play_card").do(ANNA, "joker whale", "swim west", "swim north", "swim north")
    assert whale.asked == [BEN]
    crab = Scene(at="play_card", crab="north3").do(ANNA, "joker crab")
    assert crab.offers(ANNA, "crawl") == {"1", "2", "3", "4"}
    tsunami = Scene(at="play_card").do(ANNA, "joker tsunami")
    assert {said for said in tsunami.offers(ANNA, "surge") if said.startswith("north ")} == {
        "north 1",
        "north 2",
        "north 3",
    }


@pytest.mark.rule("SW-Q9", "SW-SH7")
@pytest.mark.parametrize("how", ["joker ship", "play light_ship"])
def test_a_fast_ship_is_fast_by_card_and_by_joker(how: str) -> None:
    for ability, steps in (("fast_ship", 4), ("protection", 3)):
        scene = Scene(at="play_card", ships={ANNA: "b2"}, hands={ANNA: "light_ship"}, ability={ANNA: ability})
        scene.do(ANNA, how)
        for column in "bcde"[:steps]:
            assert scene.asking == "sail_ships"
            scene.do(ANNA, f"sail {column}2 east")
        assert scene.asked == [BEN]


# --- the double card


def double(**given: object) -> Scene:
    card = "blue_ship_and_researcher"
    scene = Scene(at="play_card", sea="full", stations={ANNA: "north5"}, hands={ANNA: card}, come=("curve",), **given)  # type: ignore[arg-type]  # passed on as it is
    return scene.do(ANNA, f"play {card}")


@pytest.mark.rule("SW-SF1")
def test_the_double_card_first_ship_then_researchers() -> None:
    scene = double()
    assert scene.offers(ANNA) == {"ship_first", "researcher_first"}
    scene.do(ANNA, "ship_first", "deploy e2", "sail e2 south", "anchor")
    assert (scene.asking, scene.asked) == ("send_researchers", [ANNA])
    scene.do(ANNA, "explore e2", "lay ne")
    assert (scene.points[ANNA], scene.has_buoy(ANNA, "e2")) == (22, True), "with the tile just taken"
    assert (scene.asking, scene.asked) == ("play_card", [BEN])


@pytest.mark.rule("SW-SF1")
def test_the_double_card_first_researchers_then_ship() -> None:
    scene = double().do(ANNA, "researcher_first", "staff north5")
    assert (scene.asking, scene.asked, scene.staff(ANNA)) == ("sail_ships", [ANNA], {"north5": 2})
    scene.do(ANNA, "deploy e2", "sail e2 south", "anchor")
    assert (scene.held(ANNA), scene.asked) == ({"curve": 1}, [BEN])


@pytest.mark.rule("SW-SF1", "SW-Q7")
def test_both_halves_of_the_double_card_may_be_left_without_effect() -> None:
    scene = double().do(ANNA, "ship_first", "anchor", "end_exploring")
    assert (scene.asking, scene.asked) == ("play_card", [BEN])


@pytest.mark.rule("SW-Q9", "SW-SH7", "SW-SF1")
@pytest.mark.parametrize("first", ["ship_first", "researcher_first"])
def test_a_fast_ship_is_fast_by_the_double_card(first: str) -> None:
    scene = double(ability={ANNA: "fast_ship"}).do(ANNA, first)
    if first == "researcher_first":
        scene.do(ANNA, "end_exploring")
    scene.do(ANNA, "deploy e2", "sail e2 west", "sail d2 west", "sail c2 west", "sail b2 west")
    assert scene.ships(ANNA) == ["a2"]
    assert scene.asking != "sail_ships"


# --- declining


@pytest.mark.rule("SW-Q7", "SW-Q11", "SW-D7")
def test_a_danger_must_move_at_least_one_field() -> None:
    whale = Scene(play="whale")
    assert whale.offers(ANNA) == {"swim north", "swim east", "swim south", "swim west"}
    assert whale.refused(ANNA, "rest") == "SW-D7"
    assert "rest" in whale.do(ANNA, "swim north").offers(ANNA)
    crab = Scene(play="crab", crab="north3", how_far=4)
    assert crab.offers(ANNA) == {"crawl 1", "crawl 2", "crawl 3", "crawl 4"}


@pytest.mark.rule("SW-Q7")
def test_ship_and_researcher_may_be_left_without_effect() -> None:
    assert "anchor" in Scene(play="ship", stations={ANNA: "north5"}).offers(ANNA)
    assert "end_exploring" in Scene(play="researcher", stations={ANNA: "north5"}).offers(ANNA)
